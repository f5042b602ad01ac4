"""A game whose pieces walk: ways light up, a walk is one gesture, creatures are led, the count."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from rockfall.kernel.moves import card_of, verb_of
from rockfall.kernel.tokens import owner_of, place_of
from rockfall.match.match import Match, Way
from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, Moment, lay, over, task_of
from tests.browser.visitor import Visitor
from tests.support.play import at_random

SPEC: Final = "cave"
Ready = Callable[[Laid], Laid]
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


@cache
def walking() -> Laid:
    return lay("walking", walks("walk", 0, 3), people=2, spec=SPEC, choose=at_random)


@cache
def hunting() -> Laid:
    return lay("hunting", walks("hunt", 0, 2), people=2, spec=SPEC, choose=at_random)


@cache
def ended(seats: int) -> Laid:
    return lay(f"ended-{seats}", over, people=seats, spec=SPEC, choose=at_random)


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


@pytest.mark.parametrize("size", SIZES)
def test_a_walk_is_two_taps_and_its_price_is_seen_before(
    visit: Welcome, ready: Ready, size: str
) -> None:
    table = ready(walking())
    way = farthest(table.match)
    who = visit(**SIZES[size]).go(table.address)
    expect(lit(who.page, way)).to_have_count(1)
    expect(who.page.locator("[data-way]")).to_have_count(len(table.match.ways(0)))
    assert who.barriers() == []
    tap(who, lit(who.page, way))
    expect(lit(who.page, way)).to_have_attribute("aria-pressed", "true")
    expect(who.page.locator("[data-trail]")).to_have_count(1)
    expect(who.page.get_by_role("button", name="Walk there (3 steps")).to_be_visible()
    tap(who, lit(who.page, way))
    walked(who, table.match, way)


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


@pytest.mark.parametrize("size", SIZES)
def test_a_piece_is_carried_to_where_it_is_to_go(visit: Welcome, ready: Ready, size: str) -> None:
    table = ready(walking())
    way = farthest(table.match)
    who = visit(**SIZES[size]).go(table.address)
    expect(lit(who.page, way)).to_have_count(1)
    page = who.page
    box = piece(page, table.match, way).bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(*middle(lit(page, way)), steps=6)
    expect(lit(page, way)).to_have_attribute("aria-pressed", "true")
    page.mouse.up()
    walked(who, table.match, way)


@pytest.mark.parametrize("task", ["walk", "hunt"])
def test_by_keys_alone_one_walks_and_leads_a_creature(
    visit: Welcome, ready: Ready, task: str
) -> None:
    table = ready(walking() if task == "walk" else hunting())
    who = visit(**SIZES["desk"]).go(table.address)
    page = who.page
    expect(page.locator("[data-way]").first).to_be_visible()
    chosen = page.locator("[data-way][aria-pressed=true]")
    for arrow in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(arrow)
        if chosen.count():
            break
    expect(chosen).to_have_count(1)
    place = int(chosen.get_attribute("data-way") or 0)
    way = next(way for way in table.match.ways(0) if way.cell * 8 + way.space == place)
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    page.keyboard.press(arrow)
    expect(chosen).to_have_count(1)
    page.keyboard.press("Enter")
    walked(who, table.match, way)


def played(card: str) -> Moment:
    """The first seat's turn, with a card that it can play."""

    def moment(match: Match) -> bool:
        kinds, verbs = match.truth.layout.kinds, match.truth.layout.verbs
        return (
            not match.over
            and match.actor == 0
            and task_of(match) == "turn"
            and any(
                kinds[card_of(move)].startswith(card) and verbs[verb_of(move)].name != "pass"
                for move in match.moves(0)
            )
        )

    return moment


@pytest.mark.parametrize(
    ("card", "name", "sort"), [("web", "web", "Web of Anna"), ("rat", "rat", "Rat led by Anna")]
)
def test_a_card_is_played_on_an_edge_or_a_space_by_pointing_there_twice(
    visit: Welcome, ready: Ready, card: str, name: str, sort: str
) -> None:
    table = ready(lay(f"has-{card}", played(card), people=2, spec=SPEC, choose=at_random))
    who = visit(**SIZES["phone"]).go(table.address)
    page = who.page
    hand = page.get_by_role("list", name="Your hand")
    hand.get_by_role("button", name=re.compile(rf"\b{name}\b", re.IGNORECASE)).first.tap()
    spot = page.locator("[data-point]").first
    expect(spot).to_have_count(1)
    tap(who, spot)
    expect(page.locator("[data-point][aria-pressed=true]")).to_have_count(1)
    tap(who, page.locator("[data-point][aria-pressed=true]"))
    expect(page.get_by_role("img", name=sort)).to_have_count(1)


def test_others_and_the_replay_see_pieces_and_clans_but_no_loyalty(
    visit: Welcome, ready: Ready
) -> None:
    table = ready(walking())
    page = visit(**SIZES["desk"]).go(table.path(1)).page
    expect(page.get_by_role("img", name="Dwarf of")).to_have_count(2)
    walker = page.locator('[data-seat="0"]')
    expect(walker).to_have_attribute("aria-label", re.compile("(yellow|blue) clan"))
    expect(walker).not_to_have_attribute("aria-label", re.compile("loyal|saboteur"))
    expect(page.locator("[data-way]")).to_have_count(0)
    retold = visit(**SIZES["desk"]).go(f"/replay/{ready(ended(2)).table.id}").page
    expect(retold.get_by_role("img", name="Dwarf of").first).to_be_visible()


@pytest.mark.rule("D22")
@pytest.mark.parametrize(("seats", "size", "theme"), [(2, "phone", "light"), (5, "desk", "dark")])
def test_the_end_shows_who_worked_for_whom_and_the_multiplication(
    visit: Welcome, ready: Ready, seats: int, size: str, theme: str
) -> None:
    table = ready(ended(seats))
    who = visit(**SIZES[size], color_scheme=theme).go(table.path(0))
    found = table.match.verdict()
    assert found is not None
    count = who.page.get_by_role("region", name="What the clans carried out")
    for one in found.sums:
        expect(count).to_contain_text(f"{one.amount} gold × {one.times} dwar")
        expect(count).to_contain_text(f"= {one.worth}")
    assert who.barriers() == []
