"""What moves at the table: shown to who likes it, never in the way, and right when it stands."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.hands import board, dug
from tests.browser.laid import Laid
from tests.browser.seated import dig, press, seated
from tests.browser.tour_tables import EARLY
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.server.support.process import ServerProcess

Bring = Callable[[Laid], Laid]

#: After Anna's move everybody waits for a person who is not there, so nothing else happens.
CALM: Mapping[str, Any] = {"seats": 3, "bots": ["", "", "standard"]}

#: Writes down from now on, on the page itself, what kinds of pictures moved over the table.
WATCH = """() => {
  const { dataset } = document.body;
  dataset.moved = "";
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.dataset?.moving) dataset.moved += `${node.dataset.moving} `;
  }).observe(document.body, { childList: true, subtree: true });
}"""
#: The same for every tone that is begun, and for whether what makes them runs.
LISTEN = """() => {
  const { dataset } = document.body;
  dataset.tones = "";
  for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = kind.prototype;
    kind.prototype.start = function (...when) {
      dataset.tones += "i";
      this.context.onstatechange = () => (dataset.synth = this.context.state);
      return start.apply(this, when);
    };
  }
}"""


def written(anna: Visitor, name: str) -> str:
    return str(anna.page.evaluate("(name) => document.body.dataset[name]", name))


def laid(anna: Visitor, cell: str) -> None:
    """The card lies there for all who look or listen."""
    card = dug(anna.page, cell)
    card.wait_for()
    hand = anna.page.get_by_role("list", name="Your hand").get_by_role("button")
    expect(hand).to_have_count(6)


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_laid_card_travels_and_lies_where_it_was_laid(
    visit: Welcome, server: ServerProcess, device: Mapping[str, Any]
) -> None:
    anna = seated(visit, server, {**device, "reduced_motion": "no-preference"}, **CALM)
    anna.page.locator("[data-layer]").wait_for(state="attached")
    anna.page.evaluate(WATCH)
    cell = dig(anna)
    anna.page.locator("body[data-moved*='travel']").wait_for()
    expect(anna.page.locator("[data-moving]")).to_have_count(0)
    # The card that was laid, the one that was drawn, and the light of the tunnel.
    assert written(anna, "moved").split().count("travel") == 2
    assert "light" in written(anna, "moved")
    laid(anna, cell)


@pytest.mark.parametrize("wish", ["device", "settings"])
def test_who_wishes_no_movement_sees_none(visit: Welcome, ready: Bring, wish: str) -> None:
    anna = visit(reduced_motion="reduce" if wish == "device" else "no-preference").go("/settings")
    if wish == "settings":
        anna.page.get_by_role("radio", name="Reduced").check()
    anna.go(ready(EARLY).path())
    anna.page.locator("[data-layer]").wait_for(state="attached")
    anna.page.evaluate(WATCH)
    laid(anna, dig(anna))
    assert written(anna, "moved") == ""
    assert anna.page.evaluate("document.getAnimations().length") == 0


def test_a_table_that_runs_is_shown_as_it_is(visit: Welcome, server: ServerProcess) -> None:
    calm = {"reduced_motion": "no-preference"}
    anna = seated(visit, server, calm, seats=3, bots=["", "standard", "standard"])
    press(anna, "Let a bot play for me")
    run = board_at_the_end(anna, timeout=60_000)
    anna.page.reload()
    assert board_at_the_end(anna) == run, "told at once, it is the same as told step by step"


def board_at_the_end(anna: Visitor, timeout: float | None = None) -> list[str]:
    """Every card on the board, once the game is over and nothing moves any more."""
    anna.page.get_by_role("heading", name="Victory").wait_for(timeout=timeout)
    expect(anna.page.locator("[data-moving]")).to_have_count(0)
    anna.page.get_by_role("button", name="Show the board").click()
    expect(anna.page.get_by_role("heading", name="Victory")).to_have_count(0)
    cards = board(anna.page).get_by_role("img").all()
    assert cards
    return sorted(card.get_attribute("aria-label") or "" for card in cards)


#: Whoever asks a page something from outside counts as having touched it. Here only a touch does.
FIRST_TOUCH = """
let touched = false;
for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, (event) => { touched ||= event.isTrusted; }, true);
Object.defineProperty(navigator, "userActivation", {
  value: { get hasBeenActive() { return touched; } },
});
"""


def test_sounds_come_with_the_first_touch_and_one_press_silences_them(
    visit: Welcome, ready: Bring
) -> None:
    anna = visit(never_here=True)
    anna.page.add_init_script(FIRST_TOUCH)
    sound = anna.page.get_by_role("button", name="Sounds")
    listen(anna, ready(EARLY))
    assert sound.get_attribute("aria-pressed") == "true"
    assert written(anna, "tones") == ""
    laid(anna, dig(anna))
    anna.page.locator("body[data-tones^='i']").wait_for()
    # When all is quiet nothing runs on a phone's battery.
    anna.page.locator("body[data-synth=suspended]").wait_for()
    sound.click()
    assert sound.get_attribute("aria-pressed") == "false"
    # The same again: what was heard there is silent now, and stays so.
    listen(anna, ready(EARLY))
    assert sound.get_attribute("aria-pressed") == "false"
    laid(anna, dig(anna))
    assert written(anna, "tones") == ""
    sound.click()
    anna.page.locator("body[data-tones^='i']").wait_for()
    anna.go("/settings")
    loud = anna.page.get_by_role("slider", name="Volume")
    loud.fill("0.8")
    anna.page.reload()
    assert loud.input_value() == "0.8"
    assert anna.barriers() == []


def listen(anna: Visitor, table: Laid) -> None:
    """Sit down at a table and prick up one's ears."""
    anna.go(table.path()).page.get_by_role("list", name="Your hand").wait_for()
    anna.page.evaluate(LISTEN)
