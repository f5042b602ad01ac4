"""People come back: what goes on, what is over, seats that are given up, and what one has won."""

import re
from collections.abc import Callable
from datetime import UTC, datetime

from playwright.sync_api import Page, expect

from rockfall.kernel.verdict import owned
from rockfall.match.match import Match
from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, lay, over, turn_of
from tests.browser.seated import press
from tests.browser.visitor import Visitor

#: The smallest phone that is promised.
SMALL = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
Ready = Callable[[Laid], Laid]


def _rich(match: Match) -> bool:
    """Somebody who is to dig has gold of another number than its worth."""
    frame = match.truth.layout.frame
    if not turn_of(0)(match):
        return False
    (gold,) = [wealth for wealth in frame.wealth if wealth.unit == "gold"]
    return 0 < owned(match.truth, gold, 0) < _worth(match)


def _worth(match: Match) -> int:
    """What the gold of the first seat is worth."""
    (gold,) = [one for one in match.truth.layout.frame.wealth if one.unit == "gold"]
    cards = [card for zone in gold.zones[0] for card in match.truth.zones[zone]]
    return sum(gold.worth[card] for card in cards)


def _home(anna: Visitor, *tables: Laid) -> Page:
    """The first page, for who has been at some tables."""
    for laid in tables:
        anna.go(laid.path())
        anna.page.wait_for_function(
            "(id) => `rockfall.place.${id}` in localStorage", arg=laid.table.id
        )
    anna.go("/")
    return anna.page


def test_home_begins_with_what_goes_on_and_tells_how_the_rest_came_out(
    visit: Welcome, ready: Ready
) -> None:
    going = ready(lay("going", turn_of(0), people=1, bots=3))
    done = ready(lay("done", over, people=2, bots=1))
    anna = visit(**SMALL)
    page = _home(anna, done, going)
    on = page.get_by_role("navigation", name="Continue").get_by_role("link")
    expect(on).to_have_count(1)
    expect(on).to_contain_text(", ".join(going.match.names))
    play = page.get_by_role("button", name="Play now")
    on_box, play_box = on.bounding_box(), play.bounding_box()
    assert on_box
    assert play_box
    assert on_box["y"] + on_box["height"] <= play_box["y"]
    assert on_box["y"] + on_box["height"] < SMALL["viewport"]["height"]  # type: ignore[index]
    row = page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(row).to_have_count(1)
    expect(row).to_contain_text(", ".join(done.match.names))
    winners = ", ".join(done.match.names[seat] for seat in done.match.result().winners)
    expect(row).to_contain_text(f"Victory: {winners}")
    expect(row.get_by_role("time")).to_have_text(re.compile(str(datetime.now(UTC).year)))
    assert anna.barriers() == []

    on.click()
    page.get_by_role("list", name="Your hand").wait_for()


def test_one_click_plays_again_with_the_same_people(visit: Welcome, ready: Ready) -> None:
    alone = ready(lay("alone again", over, people=1, bots=2))
    anna = visit()
    page = _home(anna, alone)
    page.get_by_role("button", name="Rematch").click()
    # Nobody has to be waited for, so there is no waiting.
    page.get_by_role("list", name="Your hand").wait_for()
    assert alone.table.id not in page.url

    friends = ready(lay("friends again", over, people=2, bots=1))
    page = _home(anna, friends)
    page.get_by_role("button", name="Rematch").first.click()
    seats = page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(3)
    expect(seats.nth(1)).to_contain_text("Ben")
    assert friends.table.id not in page.url


def test_a_link_in_the_field_for_codes_leads_where_it_leads(visit: Welcome, ready: Ready) -> None:
    laid = ready(lay("pasted", None, people=2, bots=0, seats=3))
    anna = visit().go("/")
    field = anna.page.get_by_placeholder("Code or link")
    field.fill(f"Come and play: http://192.168.7.7:9000{laid.path(1)}")
    anna.page.get_by_role("button", name="Join", exact=True).click()
    seats = anna.page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("Ben")
    expect(anna.page.get_by_role("button", name="Get up")).to_be_visible()

    anna.go("/")
    field.fill(laid.table.code.lower())
    anna.page.get_by_role("button", name="Join", exact=True).click()
    anna.page.wait_for_url(f"**/t/{laid.table.id}")


def test_who_leaves_for_good_is_gone_for_good(visit: Welcome, ready: Ready) -> None:
    laid = ready(lay("farewell", turn_of(0), people=2, bots=1))
    anna = visit().go(laid.path())
    anna.page.get_by_role("list", name="Your hand").wait_for()
    press(anna, "Leave the table")
    anna.page.get_by_role("button", name="Yes, leave").click()
    anna.page.get_by_role("button", name="Play now").wait_for()
    kept = "Object.keys(localStorage).filter((key) => key.includes('place'))"
    assert anna.page.evaluate(kept) == []
    expect(anna.page.get_by_role("navigation", name="Continue")).to_have_count(0)
    # Not even an address with the old key opens the seat.
    anna.go(laid.path())
    expect(anna.page.get_by_role("alert")).to_have_text("This key opens no seat here.")
    expect(anna.page.get_by_role("list", name="Your hand")).to_have_count(0)


def test_the_host_frees_a_seat_and_whose_it_was_is_told(visit: Welcome, ready: Ready) -> None:
    laid = ready(lay("freed", None, people=2, bots=0, seats=3))
    anna, ben = visit(**SMALL).go(laid.path(0)), visit().go(laid.path(1))
    ben.page.get_by_role("button", name="Get up").wait_for()
    expect(ben.page.get_by_role("button", name="Free the seat")).to_have_count(0)
    seats = anna.page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats.nth(0).get_by_role("button", name="Free the seat")).to_have_count(0)
    seats.nth(1).get_by_role("button", name="Free the seat").click()
    assert anna.barriers() == []
    seats.nth(1).get_by_role("button", name="Yes, free it").click()
    expect(seats.nth(1)).to_contain_text("Free seat")

    expect(ben.page.get_by_role("alert")).to_have_text("The host has freed your seat.")
    ben.page.reload()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Join", exact=True).click()
    expect(seats.nth(1)).to_contain_text("Ben")


def test_own_gold_shows_what_it_is_worth_and_others_gold_does_not(
    visit: Welcome, ready: Ready
) -> None:
    laid = ready(lay("rich", _rich, people=3))
    anna = visit().go(laid.path())
    mine = anna.page.locator("[data-seat='0']")
    worth = _worth(laid.match)
    expect(mine).to_contain_text(f"= {worth}")
    expect(mine).to_have_attribute("aria-label", re.compile(f"worth {worth}"))
    for seat in (1, 2):
        expect(anna.page.locator(f"[data-seat='{seat}']")).not_to_contain_text("=")
    # Who covers the own secrets covers this one as well.
    anna.page.get_by_title("Cover or show").click()
    expect(mine).not_to_contain_text("=")
