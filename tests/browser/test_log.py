"""The log: what happened, a line each; the newest in sight, and the place of it one tap away."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from rockfall.match.match import Match
from rockfall.words import words
from tests.browser.conftest import Welcome
from tests.browser.hands import board, inside
from tests.browser.laid import NAMES, Laid, lay, turn_of
from tests.browser.seated import put_away
from tests.browser.tour_tables import CROWD
from tests.browser.visitor import PHONE
from tests.support.crossing import crossed

Bring = Callable[[Laid], Laid]
SIZES: Final = {
    "phone": {**PHONE, "viewport": {"width": 390, "height": 664}},
    "desk": {"viewport": {"width": 1280, "height": 720}},
}
#: Whether the last line of a list is seen as a whole in it.
_END_IN_SIGHT: Final = """list => {
  const [box, last] = [list, list.lastElementChild].map((one) => one.getBoundingClientRect());
  return last.height > 0 && last.top >= box.top - 1 && last.bottom <= box.bottom + 1;
}"""


def _broken(match: Match) -> bool:
    """Anna's turn, with broken tools in front of her."""
    truth = match.truth
    mat = truth.cards(truth.layout.zones.index("mat.0"))
    return turn_of(0)(match) and any(truth.layout.kinds[card].startswith("broken") for card in mat)


BROKEN: Final = lay("broken", _broken)
#: The same where all could stop the card before it lay there.
UNSTOPPED: Final = lay("unstopped", _broken, spec="jubilee+saboteur2+veto", people=4)


def _log(page: Page) -> Locator:
    """The log, opened where it is in a drawer."""
    page.get_by_role("list", name="Your hand").wait_for()
    log = page.get_by_role("list", name="Log")
    if not log.is_visible():
        page.get_by_role("button", name="Log", exact=True).click()
    return log


@pytest.mark.parametrize("size", SIZES)
def test_the_newest_line_is_in_sight_each_has_a_sign_and_what_is_no_news_is_folded(
    visit: Welcome, ready: Bring, size: str
) -> None:
    anna = visit(**SIZES[size]).go(ready(CROWD).path())
    log = _log(anna.page)
    lines = log.locator("> li")
    assert log.evaluate(_END_IN_SIGHT)
    signs = lines.evaluate_all("all => all.map((one) => one.querySelectorAll('.sign path').length)")
    assert signs
    assert set(signs) == {1}
    # Many things happen in a step; each has a line, and none of them is that nothing happened.
    said = lines.locator("> .line").all_inner_texts()
    assert all(len(re.findall(r"[.!?”](?: |$)", one)) == 1 for one in said), said
    assert not any("draws" in one or "Nobody vetoes" in one for one in said)
    newest = lines.last.get_attribute("data-line")
    put_away(anna)
    expect(lines.last).not_to_have_attribute("data-line", newest or "")
    assert log.evaluate(_END_IN_SIGHT)
    more = lines.filter(has_text="Anna draws").last
    expect(more.get_by_text("Anna draws")).to_be_hidden()
    more.get_by_role("button", name="more line").click()
    expect(more.get_by_text("Anna draws")).to_be_visible()
    assert anna.barriers() == []


@pytest.mark.parametrize("size", SIZES)
def test_a_line_shows_its_place_on_the_board(visit: Welcome, ready: Bring, size: str) -> None:
    page = visit(**SIZES[size]).go(ready(CROWD).path()).page
    log = _log(page)
    # A phone has no ruler: there a place is a mark, and nothing else names columns and rows.
    said = "all => all.map((one) => [one.textContent, getComputedStyle(one).fontSize])"
    marks = log.locator(".spot").evaluate_all(said)
    assert marks
    assert {letters == "0px" for _, letters in marks} == {size == "phone"}
    rest = log.evaluate("list => (list = list.cloneNode(true), "
                        "list.querySelectorAll('.spot').forEach((one) => one.remove()), "
                        "list.textContent)")  # fmt: skip
    assert not re.search(r"\d/[−\d]", rest)
    line = log.get_by_role("button", name="digs at").first
    spot = line.locator(".spot").inner_text()
    line.click()
    shown = board(page).locator("[data-shown]")
    expect(shown).to_have_count(1)
    box, frame = shown.bounding_box(), board(page).bounding_box()
    assert box is not None
    assert frame is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert inside(page, shown), "it was far away"
    # Nothing lies on it any more.
    at = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-board]')", middle
    )
    assert at is not None
    tile = page.get_by_role("img", name=f"{spot}:").bounding_box()
    assert tile is not None
    assert middle == pytest.approx((tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2))
    assert frame["x"] <= middle[0] <= frame["x"] + frame["width"]


@crossed(size=SIZES, laid={"plain": BROKEN, "after a window": UNSTOPPED})
def test_a_broken_tool_says_who_broke_it(
    visit: Welcome, ready: Bring, laid: Laid, size: Mapping[str, Any]
) -> None:
    anna = visit(**size).go(ready(laid).path())
    page = anna.page
    page.get_by_role("button", name="In front of Anna").click()
    told = page.get_by_role("dialog", name="In front of Anna")
    truth = laid.match.truth
    cards = [truth.layout.kinds[card] for card in truth.cards(truth.layout.zones.index("mat.0"))]
    expect(told.get_by_role("listitem")).to_have_count(len(cards))
    for card in cards:
        blames = [
            words("story-break", {"seat": seat, "card": card, "other": 0}, names=NAMES)
            for seat in range(1, len(laid.table.chairs))
        ]
        expect(told).to_contain_text(re.compile("|".join(map(re.escape, blames))))
    assert anna.barriers() == []
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
