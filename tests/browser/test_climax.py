"""How a round ends: first the board, then who was who, then gold; and nothing goes on meanwhile."""

import time
from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Welcome
from tests.browser.hands import dug, in_sight
from tests.browser.laid import Laid, lay, lay_before_next_round
from tests.browser.others import about_to_reach, moves_to, play, reaches_treasure, wish
from tests.browser.seated import put_away, see_who_was_who
from tests.browser.visitor import PHONE
from tests.support.crossing import crossed

Bring = Callable[[Laid], Laid]

SMALL: Final[Mapping[str, Any]] = {**PHONE, "viewport": {"width": 390, "height": 664}}
TINY: Final[Mapping[str, Any]] = {**PHONE, "viewport": {"width": 320, "height": 568}}
DESK: Final[Mapping[str, Any]] = {"viewport": {"width": 1280, "height": 720}}
SIZES: Final = {"390x664": SMALL, "320x568": TINY, "1280x720": DESK}
#: Seconds that the next round waits for people; longer than any test takes.
INTERVAL: Final = 300
#: Ben is about to reach the treasure; nobody else is hurried.
TREASURE: Final = lay("treasure", about_to_reach(1), people=2, bots=2)
#: Anna plays the last card of a round that the saboteurs win, alone with bots or with Ben.
_LAST: Final[Mapping[str, Any]] = {"seed": "16" * 32, "chance": 0, "interval": INTERVAL}
ALONE: Final = lay_before_next_round("alone", 0, people=1, bots=4, **_LAST)
TOGETHER: Final = lay_before_next_round("together", 0, people=2, bots=3, **_LAST)


def climax(page: Page) -> Locator:
    """The board with who has won."""
    return page.locator("[data-climax]")


def end(page: Page) -> Locator:
    """The screen with who was who."""
    return page.get_by_role("region", name="is over")


def known(page: Page) -> int:
    """Of how many players the page says who they are."""
    return page.locator('[data-seat][aria-label*="known to you"]').count()


def above_the_fold(page: Page, thing: Locator) -> bool:
    """Whether something is seen without scrolling."""
    box = thing.bounding_box()
    assert box
    assert page.viewport_size
    return box["y"] >= 0 and box["y"] + box["height"] <= page.viewport_size["height"]


@crossed(device=SIZES, motion={"still": "reduce", "moving": "no-preference"})
def test_the_treasure_shines_on_the_board_before_roles_are_turned_over_one_by_one(
    visit: Welcome, ready: Bring, device: Mapping[str, Any], motion: str
) -> None:
    laid = ready(TREASURE)
    anna = visit(reduced_motion=motion, **device)
    page = anna.go(laid.path()).page
    page.get_by_role("list", name="Your hand").wait_for()
    page.locator("[data-layer]").wait_for(state="attached")
    before = known(page)
    play(page, laid, next(moves_to(laid, reaches_treasure)))
    climax(page).wait_for()
    begun = time.monotonic()
    assert known(page) == before, "who was who is not told yet"
    assert end(page).count() == 0
    goal = page.get_by_role("img", name="treasure")
    assert in_sight(page, goal)
    assert climax(page).locator("[data-shines]").count() == 1
    won = climax(page).get_by_role("heading")
    expect(won).to_have_text("Round 1 is over: the diggers have won.")
    assert above_the_fold(page, won)
    assert anna.barriers() == []
    end(page).wait_for()
    assert time.monotonic() - begun > 1.5, "there is time to see it"
    names = end(page).get_by_role("listitem").filter(has_text="digger")
    assert names.count() < 3, "one after the other"
    title = end(page).get_by_role("heading", name="the diggers have won")
    assert above_the_fold(page, title)
    roles = end(page).get_by_role("listitem").filter(has=page.locator(".card .back"))
    expect(roles).to_have_count(4)
    expect(end(page).get_by_role("img", name="gold cards: ")).to_have_count(4)


def test_a_tap_goes_on_and_nobody_has_to_wait(visit: Welcome, ready: Bring) -> None:
    laid = ready(TREASURE)
    page = visit(**SMALL).go(laid.path()).page
    page.get_by_role("list", name="Your hand").wait_for()
    play(page, laid, next(moves_to(laid, reaches_treasure)))
    climax(page).wait_for()
    page.touchscreen.tap(200, 200)
    expect(climax(page)).to_have_count(0)
    end(page).wait_for()
    end(page).locator("li").first.tap()
    expect(end(page).get_by_role("img", name="gold cards: ")).to_have_count(4, timeout=500)


@pytest.mark.parametrize("device", [SMALL, DESK], ids=["390x664", "1280x720"])
def test_bots_wait_until_who_plays_with_them_goes_on(
    visit: Welcome, ready: Bring, device: Mapping[str, Any]
) -> None:
    anna = visit(knows_role=False, **device).go(ready(ALONE).path())
    page = anna.page
    page.get_by_role("button", name="Got it").click()
    put_away(anna)
    see_who_was_who(anna)
    go_on = end(page).get_by_role("button", name="Next round")
    go_on.wait_for()
    told = len(anna.heard)
    # Bots that do not pretend to think would have played a lap by then.
    page.wait_for_timeout(1200)
    assert len(anna.heard) == told
    assert end(page).get_by_role("timer").count() == 0, "nobody is hurried who keeps nobody waiting"
    page.reload()
    end(page).get_by_role("heading", name="the saboteurs have won").wait_for()
    end(page).get_by_role("button", name="Show the board").click()
    assert dug(page, "0,0").is_visible()
    page.get_by_role("button", name="Who was who").click()
    assert anna.barriers() == []
    go_on.click()
    # The next round begins with the role that was dealt.
    page.get_by_role("dialog").get_by_role("button", name="Got it").click()
    page.get_by_text("Round 3 ·").wait_for()


def test_people_wait_for_each_other_and_see_for_whom_and_how_long(
    visit: Welcome, ready: Bring
) -> None:
    laid = ready(TOGETHER)
    anna = visit(**SMALL).go(laid.path())
    page = anna.page
    put_away(anna)
    see_who_was_who(anna)
    expect(end(page).get_by_role("timer")).to_be_visible()
    end(page).get_by_role("button", name="Next round").click()
    expect(end(page).get_by_text("Waiting for: Ben")).to_be_visible()
    assert anna.barriers() == []
    wish(page, laid, 1, type="ready", ready=True)
    expect(end(page)).to_have_count(0)
    page.get_by_text("Round 3 ·").wait_for()


def test_a_big_screen_shows_the_end_of_a_round_in_the_same_order(
    visit: Welcome, ready: Bring
) -> None:
    laid = ready(TREASURE)
    page = visit(**DESK).go(f"/screen/{laid.table.id}").page
    page.locator("[data-seat]").first.wait_for()
    play(page, laid, next(moves_to(laid, reaches_treasure)))
    climax(page).wait_for()
    assert (known(page), end(page).count()) == (0, 0)
    end(page).wait_for()
    expect(end(page).get_by_role("img", name="gold cards: ")).to_have_count(4)
