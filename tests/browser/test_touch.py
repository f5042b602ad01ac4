"""The table on a phone: fingers drag, spread and tap."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Welcome
from tests.browser.fingers import Fingers
from tests.browser.hands import board, ghost, held_at, inside, look, middle, tiles
from tests.browser.laid import Laid
from tests.browser.tour import choose_placeable, hand, targets
from tests.browser.tour_tables import CROWD, EARLY, TURNABLE
from tests.browser.visitor import PHONE

NARROW: Final = 360


@pytest.fixture(name="sit")
def _sit(visit: Welcome, ready: Callable[[Laid], Laid]) -> Callable[[Laid], Page]:
    """Sit down at a table with a phone."""

    def sit(laid: Laid) -> Page:
        page = visit(**PHONE).go(ready(laid).path()).page
        hand(page).first.wait_for()
        return page

    return sit


def _place_for(page: Page, both_ways: bool = False) -> tuple[float, float]:
    """The middle of a card that has a place on the board; it is not chosen."""
    card = middle(choose_placeable(page, both_ways))
    page.keyboard.press("Escape")
    expect(targets(page)).to_have_count(0)
    return card


def test_a_finger_drags_a_card_to_its_place_and_a_tap_confirms(sit: Callable[[Laid], Page]) -> None:
    page = sit(EARLY)
    before, fingers = tiles(page), Fingers(page)
    fingers.down(start := _place_for(page))
    fingers.move((start[0], start[1] - 60))
    goal = middle(targets(page).first)
    fingers.move(goal)
    held_at(page, goal)
    fingers.up()
    expect(page.locator(".held")).to_have_count(0)
    chosen = board(page).get_by_role("button", pressed=True)
    expect(chosen).to_have_accessible_name(re.compile("press again to confirm"))
    assert chosen.locator(".ghost").count() == 1, "one sees what would come of it"
    assert tiles(page) == before
    fingers.tap(middle(chosen))
    expect(board(page).get_by_role("img", name="linked to the start")).to_have_count(before + 1)


@pytest.mark.parametrize("height", [664, 915])
def test_a_place_stays_under_the_finger_that_chose_it(
    sit: Callable[[Laid], Page], height: int
) -> None:
    page = sit(EARLY)
    page.set_viewport_size({"width": 390, "height": height})
    before, fingers = tiles(page), Fingers(page)
    choose_placeable(page)
    place = middle(targets(page).first)
    for _ in ("choose", "confirm"):
        fingers.tap(place)
    expect(board(page).get_by_role("img", name="linked to the start")).to_have_count(before + 1)


def test_a_card_dropped_nowhere_is_back_in_the_hand(sit: Callable[[Laid], Page]) -> None:
    page = sit(EARLY)
    fingers = Fingers(page)
    fingers.down(start := _place_for(page))
    fingers.move((start[0], start[1] - 60))
    expect(targets(page)).not_to_have_count(0)
    fingers.move(middle(page.get_by_role("list", name="Players")))
    fingers.up()
    expect(page.locator(".held")).to_have_count(0)
    expect(targets(page)).to_have_count(0)


def test_two_fingers_spread_the_board_and_one_moves_it(sit: Callable[[Laid], Page]) -> None:
    page = sit(EARLY)
    x, y = middle(board(page))
    fitting, fingers = look(page), Fingers(page)
    fingers.down((x - 40, y), (x + 40, y))
    fingers.move((x - 80, y), (x + 80, y))
    fingers.up()
    large = look(page)
    assert large.scale == pytest.approx(fitting.scale * 2, rel=0.15)
    fingers.down((x, y))
    fingers.move((x + 50, y + 30))
    fingers.up()
    moved = look(page)
    assert moved.scale == large.scale
    assert (moved.x - large.x, moved.y - large.y) == pytest.approx((50, 30), abs=9)
    page.get_by_role("button", name="Show everything").tap()
    expect(page.get_by_role("button", name="Show everything")).to_have_count(0)
    assert look(page) == fitting


def test_tap_a_card_tap_a_place_turn_it_and_tap_again(sit: Callable[[Laid], Page]) -> None:
    page = sit(TURNABLE)
    before, fingers = tiles(page), Fingers(page)
    fingers.tap(_place_for(page, both_ways=True))
    both = targets(page).filter(has=page.locator(".both")).first
    fingers.tap(middle(both))
    chosen = board(page).get_by_role("button", pressed=True)
    straight = ghost(chosen)
    fingers.tap(middle(page.get_by_role("button", name="Rotate")))
    expect(chosen.locator(".ghost g[transform^=rotate]")).to_have_count(1)
    assert ghost(chosen) != straight
    assert tiles(page) == before
    fingers.tap(middle(chosen))
    expect(board(page).get_by_role("img", name="linked to the start")).to_have_count(before + 1)


@pytest.mark.parametrize("laid", [EARLY, CROWD], ids=["three", "twelve"])
def test_hand_question_and_players_are_on_the_screen(
    sit: Callable[[Laid], Page], laid: Laid
) -> None:
    page = sit(laid)
    for width, height in ((412, 915), (NARROW, 780)):
        page.set_viewport_size({"width": width, "height": height})
        for card in hand(page).all():
            assert inside(page, card)
        choose_placeable(page)
        assert inside(page, page.get_by_role("region", name="What is to be done"))
        page.keyboard.press("Escape")
        # A board is no use if nothing of it is left.
        box = board(page).bounding_box()
        assert box is not None
        assert box["height"] >= 150
    page.set_viewport_size({"width": 412, "height": 915})
    for player in page.locator("[data-seat]").all():
        assert inside(page, player)
