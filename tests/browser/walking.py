"""Pieces that walk, in a browser: where they can go, and how one gets them to do so."""

from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from rockfall.kernel.tokens import owner_of, place_of
from rockfall.match.match import Match, Way
from tests.browser.laid import Moment, task_of
from tests.browser.visitor import Visitor

SIZES: Final[dict[str, dict[str, Any]]] = {
    "desk": {"viewport": {"width": 1280, "height": 720}},
    "phone": {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True},
}


def walks(task: str, seat: int, steps: int) -> Moment:
    """A seat is to take steps, and some space is so many of them away."""
    return lambda match: (
        not match.over
        and match.actor == seat
        and task_of(match) == task
        and any(len(way.moves) == steps for way in match.ways(seat))
    )


def farthest(match: Match) -> Way:
    """The way with the most steps."""
    return max(match.ways(match.actor), key=lambda way: len(way.moves))


def lit(page: Page, way: Way) -> Locator:
    """The mark on the space that a way leads to."""
    return page.locator(f'[data-way="{way.cell * 8 + way.space}"]')


def middle(there: Locator) -> tuple[float, float]:
    """Where on the screen something is."""
    box = there.locator("circle").first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tap(who: Visitor, there: Locator) -> None:
    x, y = middle(there)
    if who.page.evaluate("navigator.maxTouchPoints"):
        who.page.touchscreen.tap(x, y)
    else:
        who.page.mouse.click(x, y)


def piece(page: Page, match: Match, way: Way) -> Locator:
    """The piece that goes a way."""
    nums = match.truth.nums
    (num,) = (
        token.num
        for token in match.truth.layout.tokens
        if place_of(nums[token.num]) == way.start and owner_of(nums[token.num]) == match.actor
    )
    return page.locator(f'[data-piece="{num}"]')


def walked(who: Visitor, match: Match, way: Way) -> None:
    """The piece stands where the way leads to, and got there step by step."""
    there = str(way.cell * 8 + way.space)
    expect(piece(who.page, match, way)).to_have_attribute("data-place", there)
    for move in way.moves:
        assert any(f'"move":{move},' in text for text in who.heard)
