"""Who was away reads what was done to them first; and no refusal outlives its reason."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from rockfall.kernel.moves import a_of, verb_of
from rockfall.match.match import Match
from rockfall.server.entries import Chose
from rockfall.server.table_folds import fold
from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, lay, turn_of
from tests.browser.others import play, wish
from tests.browser.tour import choose_placeable, hand, targets
from tests.browser.tour_tables import COMPANY
from tests.browser.visitor import PHONE

Bring = Callable[[Laid], Laid]

SMALL: Final[Mapping[str, Any]] = {**PHONE, "viewport": {"width": 390, "height": 664}}
DESK: Final[Mapping[str, Any]] = {"viewport": {"width": 1280, "height": 720}}
SIZES: Final = pytest.mark.parametrize("device", [SMALL, DESK], ids=["390x664", "1280x720"])
#: Lets a page be put aside, and taken up again.
ASIDE: Final = """(hidden) => {
  const state = hidden ? "hidden" : "visible";
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def _breaks(match: Match) -> list[int]:
    """Ben's moves that break something of Anna's."""
    verbs = match.truth.layout.verbs
    return [
        move
        for move in match.moves(1)
        if verbs[verb_of(move)].effect == "harms" and a_of(move) == 0
    ]


HARM: Final = lay("harm", lambda match: turn_of(1, 6)(match) and bool(_breaks(match)), people=3)


def missed(page: Page) -> Locator:
    return page.get_by_role("region", name="While you were away")


def harm(page: Page, laid: Laid) -> None:
    """Ben breaks a tool of Anna's while she does not look."""
    told = page.locator("[aria-label=Log] li").count()
    play(page, laid, _breaks(laid.match)[0])
    expect(page.locator("[aria-label=Log] li")).not_to_have_count(told)


def dig(page: Page, laid: Laid) -> None:
    """Then Cleo digs."""
    later = laid.again("later").table
    fold(later, later.log[-1][0], Chose(1, _breaks(laid.match)[0], "person"))
    assert later.match is not None
    verbs = later.match.truth.layout.verbs
    move = next(one for one in later.match.moves(2) if verbs[verb_of(one)].digs)
    told = page.locator("[aria-label=Log] li").count()
    wish(page, laid, 2, type="move", step=later.step, move=move)
    expect(page.locator("[aria-label=Log] li")).not_to_have_count(told)


@SIZES
def test_who_comes_back_to_the_page_reads_what_was_done_to_them(
    visit: Welcome, ready: Bring, device: Mapping[str, Any]
) -> None:
    laid = ready(HARM)
    anna = visit(**device).go(laid.path())
    page = anna.page
    hand(page).first.wait_for()
    assert missed(page).count() == 0
    page.evaluate(ASIDE, True)
    harm(page, laid)
    assert missed(page).count() == 0
    page.evaluate(ASIDE, False)
    lines = missed(page).get_by_role("listitem")
    expect(lines.first).to_contain_text("on Anna")
    assert anna.barriers() == []
    missed(page).get_by_role("button", name="Got it").click()
    expect(missed(page)).to_have_count(0)


def test_who_opens_the_page_again_or_looked_at_the_own_role_reads_it_too(
    visit: Welcome, ready: Bring
) -> None:
    laid = ready(HARM)
    anna = visit(knows_role=False, **SMALL).go(laid.path())
    page = anna.page
    page.get_by_role("dialog").wait_for()
    harm(page, laid)
    page.get_by_role("button", name="Got it").click()
    expect(missed(page).get_by_role("listitem").first).to_contain_text("on Anna")
    missed(page).get_by_role("button", name="Got it").click()

    laid = ready(HARM)
    anna.go(laid.path())
    page.get_by_role("button", name="Got it").click()
    anna.go("/settings")
    play(page, laid, _breaks(laid.match)[0])
    anna.go(f"/t/{laid.table.id}")
    expect(missed(page).get_by_role("listitem").first).to_contain_text("on Anna")


def test_a_tap_elsewhere_closes_it_and_a_line_shows_its_place(visit: Welcome, ready: Bring) -> None:
    anna = visit(**SMALL)
    page = anna.page
    for tapped in ("its own words", "the hand", "a place"):
        laid = ready(HARM)
        anna.go(laid.path())
        hand(page).first.wait_for()
        page.evaluate(ASIDE, True)
        harm(page, laid)
        dig(page, laid)
        page.evaluate(ASIDE, False)
        lines = missed(page).get_by_role("listitem")
        expect(lines).to_have_count(2)
        if tapped == "its own words":
            lines.first.tap()
            expect(missed(page)).to_have_count(1)
            continue
        (
            hand(page).first
            if tapped == "the hand"
            else lines.filter(has=page.locator(".spot")).locator("button")
        ).tap()
        expect(missed(page)).to_have_count(0)
        # What was tapped does what it always does.
        if tapped == "the hand":
            expect(hand(page).first).to_have_attribute("aria-pressed", "true")
        else:
            expect(page.locator("[data-shown]")).to_have_count(1)


def test_a_refusal_goes_when_it_is_not_true_any_more(visit: Welcome, ready: Bring) -> None:
    page = visit().go(ready(COMPANY).path()).page
    hand(page).first.wait_for()
    choose_placeable(page)
    targets(page).first.press("Enter")
    page.get_by_role("button", name="press again to confirm").wait_for()
    # The network goes just when the move is confirmed, and comes back by itself.
    refused = page.evaluate(
        """async () => {
          dispatchEvent(new Event("offline"));
          document.querySelector(".question .kept .main").click();
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
          return document.querySelector(".question [role=alert]")?.textContent ?? "";
        }"""
    )
    assert "connection" in refused
    expect(page.locator("[data-lost]")).to_have_count(0)
    expect(page.locator(".question [role=alert]")).to_have_count(0)


def test_nobody_is_told_twice_what_they_have_seen(visit: Welcome, ready: Bring) -> None:
    laid = ready(HARM)
    page = visit(**SMALL).go(laid.path()).page
    hand(page).first.wait_for()
    harm(page, laid)
    page.evaluate(ASIDE, True)
    page.evaluate(ASIDE, False)
    assert missed(page).count() == 0
