"""The first round on the smallest phones: cells for a finger, and the treasure in sight."""

from collections.abc import Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.hands import dug, in_sight, resting_look
from tests.browser.test_learn import CART, Clicks, coach
from tests.browser.visitor import PHONE, Visitor

SMALL: Final = ((390, 664), (320, 568))
#: So many pixels wide a cell must be for a finger.
FINGER: Final = 30
#: The board's own picture has so many pixels for a cell.
_DRAWN: Final = 70


def told(anna: Visitor, text: str, *cells: str) -> None:
    """The coach says something; cells are large enough, and what it is about can be seen."""
    expect(coach(anna.page)).to_contain_text(text)
    assert resting_look(anna.page).scale * _DRAWN >= FINGER, text
    for cell in cells:
        assert in_sight(anna.page, dug(anna.page, cell)), f"{text} {cell}"


@pytest.mark.parametrize("size", SMALL, ids=["390x664", "320x568"])
def test_every_step_of_the_first_round_can_be_touched_and_shows_what_it_is_about(
    visit: Welcome, size: tuple[int, int]
) -> None:
    device: Mapping[str, Any] = {**PHONE, "viewport": {"width": size[0], "height": size[1]}}
    anna = visit(**device).go("/learn/first")
    way = Clicks(anna.page)
    told(anna, "Under one of the three cards far right lies the treasure", "0,0", "8,0")
    way.place("crossing", "1,0")
    way.press("Go on")
    told(anna, "Play your map on the lowest of the three goals", "8,2")
    way.place("map", "8,2")
    way.press("Go on")
    told(anna, "You have seen the treasure", "8,2")
    way.give("lantern or cart repair", "you")
    way.press("Go on")
    told(anna, "down towards the treasure", "8,2")
    way.place("horizontal T", "6,0", turned=True)
    way.press("Go on")
    told(anna, "is a dead end", "6,2", "8,2")
    way.place("rockfall", "6,2")
    way.press("Go on")
    told(anna, "but who?")
    way.press("Tilda")
    way.give(CART, "Tilda")
    way.press("Go on")
    told(anna, "Only one card is missing", "8,2")
    way.place("gallery", "7,2")
    banner = anna.page.locator("[data-climax]")
    banner.wait_for()
    told(anna, "The treasure!", "7,2", "8,2")
    shine = banner.locator("[data-shines]").bounding_box()
    words = banner.get_by_role("status").bounding_box()
    assert shine
    assert words
    apart = words["y"] + words["height"] <= shine["y"] or shine["y"] + shine["height"] <= words["y"]
    assert apart, "who has won is not written over the treasure"
    banner.get_by_role("button", name="Who was who").click()
    way.press("2 nuggets")
    expect(coach(anna.page)).to_contain_text("That was one round")
