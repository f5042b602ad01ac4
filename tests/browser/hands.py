"""Where things are on a table's page, for hands that point at them."""

import re
from typing import NamedTuple

from playwright.sync_api import Locator, Page

from rockfall.words import spot_of

_TRANSFORM = re.compile(r"translate\((\S+)px, (\S+)px\) scale\((\S+)\)")


class Look(NamedTuple):
    """How the board is looked at: where its origin is on the screen, and how large it is."""

    x: float
    y: float
    scale: float


def board(page: Page) -> Locator:
    """The board, in any language."""
    return page.locator("[data-board]")


def own_hand(page: Page) -> Locator:
    """The list of one's own cards."""
    return page.get_by_role("list", name="Your hand")


def dug(page: Page, cell: str) -> Locator:
    """A card that lies on a cell of the board."""
    # A slash would end the expression where the browser reads it.
    spot = re.escape(spot_of(cell)).replace("/", "\\/")
    return page.get_by_role("img", name=re.compile(f"^{spot}: "))


def look(page: Page) -> Look:
    """How the board is looked at now."""
    text = board(page).locator(".world").evaluate("world => world.style.transform")
    found = _TRANSFORM.fullmatch(text)
    assert found, text
    return Look(*map(float, found.groups()))


def resting_look(page: Page) -> Look:
    """How the board is looked at once letters and sizes are what they will be, and so the fit."""
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    before, now = None, look(page)
    while before != now:
        for _ in range(3):
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
        before, now = now, look(page)
    return now


def in_sight(page: Page, thing: Locator) -> bool:
    """Whether all of something lies on the part of the board that is seen."""
    seen, box = board(page).bounding_box(), thing.bounding_box()
    assert seen
    assert box
    return (
        seen["x"] <= box["x"]
        and seen["y"] <= box["y"]
        and box["x"] + box["width"] <= seen["x"] + seen["width"]
        and box["y"] + box["height"] <= seen["y"] + seen["height"]
    )


def middle(thing: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def inside(page: Page, thing: Locator) -> bool:
    """Whether something is on the screen as a whole."""
    box, size = thing.bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"] + 1
        and box["y"] + box["height"] <= size["height"] + 1
    )


def ghost(target: Locator) -> str:
    """The drawing of the card as it would lie at a place."""
    return target.locator(".ghost").inner_html()


def tiles(page: Page) -> int:
    """How many cards lie face up."""
    return board(page).get_by_role("img", name=re.compile("linked to the start|cut off")).count()


def held_at(page: Page, spot: tuple[float, float]) -> None:
    """The card that is held follows the hand there, as soon as the page has drawn it."""
    page.wait_for_function(
        """([x, y]) => {
          const box = document.querySelector(".held > g").getBoundingClientRect();
          const off = [box.x + box.width / 2 - x, box.y + box.height / 2 - y];
          return off.every((one) => Math.abs(one) <= 40);
        }""",
        arg=[*spot],
    )
