"""Everything by keys alone: no mouse is touched here, and one always sees where one is."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Welcome
from tests.browser.hands import board, ghost, look, resting_look, tiles
from tests.browser.laid import Laid, lay, turn_of
from tests.browser.tour import hand, targets
from tests.browser.tour_tables import EARLY, TURNABLE
from tests.support.play import SOAK

#: Anna and many bots: a round has few turns of each, and only a soak begins with the first.
ROUND: Final = lay("round", turn_of(0, 0 if SOAK else 42), people=1, bots=6)
#: So often Tab is pressed before one says that there is no way.
_PATIENCE: Final = 120
#: Whether what has the focus shows it: by an outline, or the mark of a place on the board.
_SHOWN: Final = """at => {
  const mark = at.querySelector(".hit");
  const { stroke, strokeWidth, outlineStyle, outlineWidth } = getComputedStyle(mark ?? at);
  // A line that is not drawn has a width all the same.
  const [drawn, width] = mark ? [stroke, strokeWidth] : [outlineStyle, outlineWidth];
  return drawn !== "none" && parseFloat(width) >= 2;
}"""

#: So many pixels an arrow moves the board, against its own way: one looks to where it points.
STRIDE: Final = 60
_WAYS: Final = {
    "ArrowLeft": (1, 0),
    "ArrowUp": (0, 1),
    "ArrowRight": (-1, 0),
    "ArrowDown": (0, -1),
}
#: Buttons that answer a question at once.
_ANSWERS: Final = ".answers:not(.kept) button"


class Keys:
    """Somebody who has nothing but a keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        """Press keys; what has the focus afterwards must be seen."""
        for key in keys:
            self.page.keyboard.press(key)
            focus = self.page.locator(":focus-visible")
            expect(focus).to_be_visible()
            assert focus.evaluate(_SHOWN), focus.evaluate("at => at.outerHTML")

    def go_to(self, thing: Locator) -> None:
        """Press Tab until something has the focus."""
        there = thing.element_handle()
        for _ in range(_PATIENCE):
            if there.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
            # Behind the last thing of a page is the browser itself; it goes on at the first.
            self.press(*[] if self.page.locator(":focus").count() else ["Tab"])
        raise AssertionError(f"no way to {thing}")

    def use(self, thing: Locator) -> None:
        """Go to something and press Enter; what comes of it may take the focus along."""
        self.go_to(thing)
        self.page.keyboard.press("Enter")


@pytest.fixture(name="sit")
def _sit(visit: Welcome, ready: Callable[[Laid], Laid]) -> Callable[[Laid], Keys]:
    def sit(laid: Laid) -> Keys:
        page = visit().go(ready(laid).path()).page
        hand(page).first.wait_for()
        return Keys(page)

    return sit


def _confirm(page: Page) -> Locator:
    return page.get_by_role("region", name="What is to be done").locator("button.main")


def test_from_the_front_door_to_the_first_card(visit: Welcome) -> None:
    page = visit().go("/").page
    keys = Keys(page)
    keys.use(page.get_by_role("button", name="Play now"))
    hand(page).first.wait_for()
    expect(page.get_by_text("Your turn: play a card, or pass.")).to_be_visible(timeout=60_000)
    keys.go_to(hand(page).first)
    keys.press("Enter")
    expect(hand(page).first).to_have_attribute("aria-pressed", "true")
    keys.use(page.get_by_role("button", name="Discard and pass"))
    expect(page.get_by_role("region", name="What is to be done")).not_to_contain_text("Your turn")


def test_cells_both_ways_round_and_escape_takes_back_step_by_step(
    sit: Callable[[Laid], Keys],
) -> None:
    keys = sit(TURNABLE)
    page = keys.page
    before = tiles(page)
    for number in range(1, 7):
        keys.press(str(number))
        if page.locator(".both").count():
            break
    expect(hand(page).nth(number - 1)).to_be_focused()
    both = targets(page).filter(has=page.locator(".both")).first
    keys.go_to(both)
    keys.press("Enter")
    chosen = board(page).get_by_role("button", pressed=True)
    straight = ghost(chosen)
    keys.press("r")
    expect(chosen.locator(".ghost g[transform^=rotate]")).to_have_count(1)
    assert ghost(chosen) != straight
    keys.press("Escape")
    expect(chosen).to_have_count(0)
    expect(targets(page)).not_to_have_count(0)
    keys.press("Escape")
    expect(targets(page)).to_have_count(0)
    assert tiles(page) == before
    keys.press(str(number), "ArrowRight")
    expect(board(page).get_by_role("button", pressed=True)).to_be_focused()
    keys.press("Enter")
    expect(board(page).get_by_role("img", name="linked to the start")).to_have_count(before + 1)
    keys.press("Tab")


def test_the_board_is_moved_and_made_larger_and_fits_again(sit: Callable[[Laid], Keys]) -> None:
    keys = sit(EARLY)
    page = keys.page
    keys.press("Tab")
    fitting = resting_look(page)
    keys.press("+")
    larger = look(page)
    assert larger.scale > fitting.scale
    for arrow, way in _WAYS.items():
        before = look(page)
        keys.press(arrow)
        after = look(page)
        moved = (after.x - before.x, after.y - before.y)
        assert moved == pytest.approx([STRIDE * one for one in way], abs=0.01)
        assert after.scale == larger.scale
    keys.press("-", "-")
    assert look(page).scale < fitting.scale
    keys.press("0")
    assert look(page) == fitting


def test_a_question_mark_lists_the_keys(sit: Callable[[Laid], Keys]) -> None:
    keys = sit(EARLY)
    keys.press("?")
    listed = keys.page.get_by_text("Keys: 1–9 choose a card")
    expect(listed).to_be_focused()
    expect(listed).to_be_in_viewport()
    expect(listed).to_contain_text("? shows this")


def test_one_talks_and_claims(sit: Callable[[Laid], Keys]) -> None:
    keys = sit(EARLY)
    page = keys.page
    log = page.get_by_role("list", name="Log")
    keys.use(page.get_by_role("button", name="Trust me."))
    expect(log).to_contain_text("Anna: Trust me.")
    keys.go_to(page.get_by_role("textbox", name="Say something"))
    page.keyboard.type("5 or r: not a command here")
    page.keyboard.press("Enter")
    expect(log).to_contain_text("Anna: 5 or r: not a command here")
    expect(hand(page).and_(page.get_by_role("button", pressed=True))).to_have_count(0)
    keys.use(page.locator("summary", has_text="Make a claim"))
    keys.go_to(page.get_by_role("combobox", name="Who?"))
    page.keyboard.type("Ben")
    keys.go_to(page.get_by_role("combobox", name="Is what?").first)
    page.keyboard.type("sab")
    keys.use(page.get_by_role("button", name="Claim").first)
    expect(log).to_contain_text(re.compile("Ben is: .*saboteur"))


def test_a_round_to_its_end(sit: Callable[[Laid], Keys]) -> None:
    keys = sit(ROUND)
    page = keys.page
    asked = page.get_by_role("region", name="What is to be done")
    ended = page.get_by_role("button", name="Next round")
    waiting = asked.get_by_text("Your turn").or_(asked.locator(_ANSWERS)).or_(ended)
    log = page.get_by_role("list", name="Log").get_by_role("listitem")
    used: set[str] = set()
    for _ in range(40):
        expect(waiting.first).to_be_visible()
        if ended.count():
            break
        told = log.count()
        used.add(_take_turn(keys, asked))
        expect(log).not_to_have_count(told)
    keys.use(ended)
    expect(ended).to_have_count(0)
    expect(page.get_by_text("Round 2 · pile")).to_be_visible()
    assert "cell" in used, "a tunnel was dug"


def _take_turn(keys: Keys, asked: Locator) -> str:
    """Do the first thing that can be done with some card; gives what sort of thing it was."""
    page = keys.page
    if not asked.get_by_text("Your turn").count():
        keys.use(asked.locator(_ANSWERS).first)
        return "answer"
    for slot in range(hand(page).count()):
        keys.press(str(slot + 1))
        if targets(page).count():
            keys.press("ArrowRight")
            page.keyboard.press("Enter")
            expect(targets(page)).to_have_count(0)
            return "cell"
        seats = page.locator("[data-seat][aria-disabled=false]")
        if seats.count():
            keys.use(seats.first)
            keys.use(_confirm(page))
            return "seat"
    keys.use(page.get_by_role("button", name="Discard and pass"))
    return "pass"
