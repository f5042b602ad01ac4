"""A game whose pieces walk: ways light up, a walk is one gesture, creatures are led, the count."""

import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Final

import pytest
from playwright.sync_api import expect

from rockfall.kernel.moves import card_of, verb_of
from rockfall.kernel.tokens import GONE
from rockfall.match.match import Match
from rockfall.words import name_of, stem_of, words
from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, Moment, lay, over, task_of, turn_of
from tests.browser.walking import SIZES, farthest, lit, middle, piece, tap, walked, walks
from tests.support.outwards import outwards
from tests.support.play import at_random

SPEC: Final = "cave"
Ready = Callable[[Laid], Laid]


@cache
def walking() -> Laid:
    return lay("walking", walks("walk", 0, 3), people=2, spec=SPEC, choose=at_random)


@cache
def hunting() -> Laid:
    return lay("hunting", walks("hunt", 0, 2), people=2, spec=SPEC, choose=at_random)


@cache
def ended(seats: int) -> Laid:
    return lay(f"ended-{seats}", over, people=seats, spec=SPEC, choose=at_random)


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
        # Whether that led anywhere is seen soon.
        with suppress(AssertionError):
            expect(chosen).to_have_count(1, timeout=500)
            break
        # If not soon after all, it is not to count for the next.
        page.keyboard.press("Escape")
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


def before(match: Match, seat: int) -> set[str]:
    """What lies in front of a seat."""
    layout = match.truth.layout
    return {
        stem_of(layout.kinds[card]) for card in match.truth.cards(layout.zones.index(f"mat.{seat}"))
    }


def counted(match: Match, name: str, seat: int) -> int:
    """A counter of a seat."""
    return match.truth.nums[match.truth.layout.nums.index(f"{name}.{seat}")]


def in_my_turn(wanted: Moment) -> Moment:
    """The same, when it is the first seat's turn."""
    return lambda match: turn_of(0)(match) and wanted(match)


@cache
def carrying() -> Laid:
    wanted = in_my_turn(lambda match: {"boots", "axe"} <= before(match, 0))
    return lay("carrying", wanted, people=5, spec=SPEC, choose=at_random, chance=19)


@cache
def racing() -> Laid:
    return lay("racing", people=2, spec=SPEC)


@pytest.mark.parametrize("size", SIZES)
def test_the_own_corner_says_who_one_is_the_aim_and_what_one_carries(
    visit: Welcome, ready: Ready, size: str
) -> None:
    table = ready(carrying())
    match = table.match
    page = visit(**SIZES[size]).go(table.path(0)).page
    corner = page.get_by_title("Who you are")
    role = match.truth.layout.kinds[match.truth.card(match.truth.layout.frame.roles[0])]
    gold = counted(match, "gold", 0)
    for said in (name_of("card", role), words(f"ui-aim-{role}"), f"gold: {gold}", "boots", "axe"):
        expect(corner).to_have_accessible_name(re.compile(re.escape(said), re.IGNORECASE))
    seen = (corner.get_by_text(words(f"ui-aim-{role}")), *corner.locator("[role=img]").all())
    assert len(seen) == 2 + len(match.truth.cards(match.truth.layout.zones.index("mat.0")))
    for one in seen:
        expect(one).to_be_in_viewport(ratio=1)
    expect(corner.locator("[role=img]").first).to_have_text(str(gold))
    page.get_by_title("Cover or show").click()
    expect(corner).to_contain_text("Covered")
    expect(corner).not_to_have_accessible_name(re.compile("loyal|saboteur|arry"))
    expect(corner).to_have_accessible_name(re.compile("(yellow|blue) clan"))


def test_of_two_whoever_is_out_first_wins_and_the_corner_says_so(
    visit: Welcome, ready: Ready
) -> None:
    table = ready(racing())
    page = visit(**SIZES["phone"]).go(table.path(0)).page
    expect(page.get_by_title("Who you are")).to_contain_text("Be the first one out of the cave")
    # The whole pile, not only the group on top, and no round where there is but one.
    truth = table.match.truth
    zones = [truth.layout.zones.index(name) for name in ("pile", "reserve-2", "reserve-3")]
    left = sum(map(truth.size, zones))
    expect(page.get_by_text(f"Draw pile: {left}", exact=True)).to_be_visible()


def affected(match: Match, how: str, seat: int) -> bool:
    """Whether the dwarf of a seat lies down, or is out of the cave."""
    value = counted(match, how, seat)
    return value == GONE if how == "dwarf" else value > 0


@cache
def faring(how: str) -> Laid:
    wanted = in_my_turn(lambda match: any(affected(match, how, seat) for seat in range(1, 5)))
    return lay(f"faring-{how}", wanted, people=5, spec=SPEC, choose=outwards)


@pytest.mark.parametrize(
    ("how", "sign", "size"),
    [("lying", "cannot walk", "phone"), ("dwarf", "out of the cave", "desk")],
)
def test_the_panel_says_clan_gold_cards_and_how_everybody_fares(
    visit: Welcome, ready: Ready, how: str, sign: str, size: str
) -> None:
    table = ready(faring(how))
    match = table.match
    page = visit(**SIZES[size]).go(table.path(0)).page
    banners = match.truth.layout.frame.banner_names
    for seat in range(5):
        panel = page.locator(f'[data-seat="{seat}"]')
        clan = banners[counted(match, "clan", seat) - 1]
        said = [f"{clan} clan", f"gold: {counted(match, 'gold', seat)}", *before(match, seat)]
        for one in said:
            expect(panel).to_have_accessible_name(re.compile(one.replace("-", " "), re.IGNORECASE))
        expect(panel.locator(".coin")).to_have_count(1)
        expect(panel.get_by_text(sign)).to_have_count(int(affected(match, how, seat)))
        # Whatever lies there, the name is read as a whole.
        assert panel.locator(".name").evaluate("one => one.scrollWidth <= one.clientWidth")
        # The figure wears the badge of the clan, also when it is out.
        expect(panel.locator(f'.face [fill*="{clan}"]').first).to_be_attached()


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
@pytest.mark.parametrize(("seats", "size", "theme"), [(4, "phone", "light"), (5, "desk", "dark")])
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
        side = count.get_by_role("listitem").filter(has_text=f"{one.side} clan".capitalize())
        workers = side.get_by_role("list", name="Worked for it:").get_by_role("listitem")
        expect(workers).to_have_count(len(one.seats))
        for worker, seat in zip(workers.all(), one.seats, strict=True):
            expect(worker).to_contain_text(table.match.names[seat])
            expect(worker).to_contain_text(str(counted(table.match, "gold", seat)))
    places = who.page.get_by_role("list", name="All places")
    expect(places).to_contain_text(f"Value: {max(one.worth for one in found.sums)}")
    assert who.barriers() == []


def test_of_a_race_the_end_says_who_was_out_first_and_counts_no_gold(
    visit: Welcome, ready: Ready
) -> None:
    def outside(match: Match) -> bool:
        return match.over and bool(match.result().winners)

    table = ready(lay("raced", outside, people=2, spec=SPEC, choose=outwards))
    winner = table.match.names[table.match.result().winners[0]]
    who = visit(**SIZES["phone"]).go(table.path(0))
    expect(who.page.get_by_role("heading", name=f"Victory: {winner}")).to_be_visible()
    story = who.page.get_by_role("region", name="The game in brief")
    expect(story).to_contain_text(f"{winner} is out first and wins!")
    expect(who.page.get_by_text("What the clans carried out")).to_have_count(0)
    places = who.page.get_by_role("list", name="All places").get_by_role("listitem")
    expect(places.first).to_contain_text(re.compile(f"1 *{winner}"))
    expect(places.last).to_contain_text("2")
    end = who.page.get_by_role("region", name=f"Victory: {winner}")
    expect(end).not_to_contain_text(re.compile("Value|counts"))
    assert who.barriers() == []
