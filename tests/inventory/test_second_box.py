"""What Saboteur 2 adds is what lies in its box: cards, shapes, doors, crystals, roles, pay."""

from collections import Counter

import pytest

from rockfall.editions.saboteur import game
from rockfall.kernel.geometry import TURNED, E, N, S, W, sides_of
from tests.inventory.box import BOX, BOX2
from tests.support.play import edition, truth
from tests.support.second import BLUE, BOSS, GREEN, PROFITEER, SABOTEUR, found, missed

pytestmark = pytest.mark.engine

LAYOUT = edition("jubilee+saboteur2", 12).rules.layout
BASE = edition("jubilee", 10).rules.layout
TILES = LAYOUT.tileset
SIDES = (N, E, S, W)


def deck(name: str) -> dict[str, int]:
    """Card -> count of a deck."""
    number = LAYOUT.decks.index(name)
    return {LAYOUT.kinds[k]: LAYOUT.count[k] for k, d in enumerate(LAYOUT.deck) if d == number}


def added() -> dict[str, int]:
    """Card of the draw pile -> how many more there are than in the base game."""
    base = dict(zip(BASE.kinds, BASE.count, strict=True))
    more = {name: count - base.get(name, 0) for name, count in deck("pile").items()}
    return {name: count for name, count in more.items() if count}


def tile(name: str) -> int:
    """A card as it is named."""
    return 2 * LAYOUT.kinds.index(name)


def strands(name: str) -> list[int]:
    """The strands of a card, as sets of sides."""
    return sorted({TILES.strand[tile(name) << 4 | side] for side in SIDES} - {0})


def door(name: str) -> set[int]:
    """The strands of a card that bear a door."""
    bits = tile(name) << 4
    return {TILES.strand[bits | side] for side in SIDES if TILES.door[bits | side]}


PATHS = {name: count for name, count in added().items() if TILES.opens[tile(name)]}
ACTIONS = {name: count for name, count in added().items() if name not in PATHS}


def sort(name: str) -> str:
    """What a path card is, by what its tables say; crystals only by name."""
    if TILES.ladder[tile(name)]:
        return "ladder"
    if door(name):
        return name.partition("-")[0] + "-door"
    if name.startswith("crystal-"):
        return "crystal"
    if strands(name) == [N | S, E | W]:
        return "bridge"
    return "double-curve" if [s.bit_count() for s in strands(name)] == [2, 2] else "plain"


def openings(*sorts: str) -> list[int]:
    """How many cards of some sorts have one, two, three, four openings."""
    counts: Counter[int] = Counter()
    for name, count in PATHS.items():
        if sort(name) in sorts:
            counts[TILES.opens[tile(name)].bit_count()] += count
    return [counts[number] for number in (1, 2, 3, 4)]


@pytest.mark.rule("S1", "S2")
def test_the_expansion_adds_as_many_cards_as_its_box_says() -> None:
    assert {
        "path": sum(PATHS.values()),
        "action": sum(ACTIONS.values()),
        "role": sum(deck("role-box").values()),
        "kinds": len(PATHS),
    } == BOX2["box"]


@pytest.mark.rule("S2", "B3")
def test_base_and_expansion_make_one_pile() -> None:
    everything = sum(deck("pile").values())
    assert {
        "path": sum(PATHS.values()) + BOX["tunnel"]["path"],
        "action": sum(ACTIONS.values()) + BOX["box"]["action"],
        "all": everything,
        "left": everything - BOX2["cut"],
    } == BOX2["pile"]
    base = {name: BASE.count[kind] for kind, name in enumerate(BASE.kinds)}
    for name, count in deck("pile").items():
        assert count == base.get(name, 0) + added().get(name, 0)


@pytest.mark.rule("S10", "S11", "S12", "S14", "S15")
def test_the_path_cards_are_counted_by_what_they_show() -> None:
    counts: Counter[str] = Counter()
    for name, count in PATHS.items():
        counts[sort(name)] += count
    curves = [count for name, count in PATHS.items() if sort(name) == "double-curve"]
    assert {**counts, "double-curves-of-each-hand": max(curves)} == BOX2["features"]
    assert len(curves) == 2


@pytest.mark.rule("G1", "G2", "S10", "S11", "S12", "S14", "S15")
def test_every_design_is_there_as_often_as_it_was_printed() -> None:
    built: dict[str, Counter[tuple[int, ...]]] = {}
    for name, count in PATHS.items():
        built.setdefault(sort(name), Counter())[one_way_round(strands(name))] += count
    printed: dict[str, Counter[tuple[int, ...]]] = {}
    for kind, designs in BOX2["designs"].items():
        for design, count in designs.items():
            sides = [sides_of(part) for part in design.split("-")]
            printed.setdefault(kind, Counter())[one_way_round(sides)] += count
    assert built == printed


def one_way_round(sides: list[int]) -> tuple[int, ...]:
    """The strands of a card in the one of its two rotations that sorts first."""
    return min(tuple(sorted(sides)), tuple(sorted(TURNED[side] for side in sides)))


@pytest.mark.rule("G2", "S12", "S14", "S15")
def test_openings_are_counted_by_sort() -> None:
    assert {
        "ladder": openings("ladder"),
        "door": openings("green-door", "blue-door"),
        "crystal": openings("crystal"),
        "plain": openings("plain"),
    } == BOX2["openings"]


@pytest.mark.rule("G2")
def test_a_plain_card_has_one_passage_of_two_and_the_rest_are_dead_ends() -> None:
    for name in PATHS:
        if sort(name) == "plain":
            lengths = sorted(strand.bit_count() for strand in strands(name))
            assert lengths[-1] == 2
            assert set(lengths[:-1]) == {1}


@pytest.mark.rule("S14")
def test_doors_stand_across_a_passage_of_two_openings() -> None:
    for colour, counts in BOX2["doors"].items():
        cards = [name for name in PATHS if sort(name) == f"{colour}-door"]
        ways = [door(name) for name in cards]
        assert all(len(way) == 1 for way in ways)
        lengthwise = [way for way in ways if way == {N | S}]
        across = [way for way in ways if way == {E | W}]
        assert {
            "straight-short": len(lengthwise),
            "straight-long": len(across),
            "curve": len(ways) - len(lengthwise) - len(across),
            "with-a-stub": sum(len(strands(name)) > 1 for name in cards),
        } == counts


@pytest.mark.rule("S13")
def test_the_start_and_the_ladders_carry_a_ladder_in_all_they_have_and_nothing_else_does() -> None:
    with_ladder = {name for kind, name in enumerate(LAYOUT.kinds) if TILES.ladder[2 * kind]}
    assert with_ladder == {"start", *[name for name in PATHS if name.startswith("ladder-")]}
    assert all(TILES.ladder[tile(name)] == TILES.opens[tile(name)] for name in with_ladder)


@pytest.mark.rule("S16", "S17", "S18", "S19", "B11", "R63")
def test_the_action_cards_are_counted_by_name() -> None:
    assert BOX2["actions"] == ACTIONS
    assert deck("pile")["rockfall"] == BOX["actions"]["rockfall"] + 1


@pytest.mark.rule("S1")
def test_the_roles_are_its_own() -> None:
    assert deck("role-box") == BOX2["roles"]


@pytest.mark.rule("S3", "B2")
def test_start_and_goals_are_those_of_the_base_game() -> None:
    for name in ("start", "treasure", "stone-nw", "stone-ne"):
        kind = BASE.kinds.index(name)
        assert LAYOUT.count[tile(name) // 2] == BASE.count[kind]
        assert TILES.opens[tile(name)] == BASE.tileset.opens[2 * kind]


@pytest.mark.rule("S1", "S2", "M1")
@pytest.mark.parametrize("spec", game.SABOTEUR.catalogue.editions)
@pytest.mark.parametrize(("seats", "roles", "left"), BOX2["deal"]["rows"], ids=str)
def test_every_number_of_players_is_dealt_as_the_table_says(
    spec: str, seats: int, roles: int, left: int
) -> None:
    built, state, _ = truth(f"{spec}+saboteur2", seats, 4)
    layout = built.rules.layout
    sizes = {name: state.size(zone) for zone, name in enumerate(layout.zones)}
    assert (sizes["spare"], sizes["pile"], sizes["cut"]) == (roles, left, BOX2["cut"])
    assert {sizes[f"hand.{seat}"] for seat in range(seats)} == {BOX2["hand"]}
    assert layout.count == LAYOUT.count
    assert layout.kinds == LAYOUT.kinds


def test_the_table_covers_every_number_of_players() -> None:
    players = BOX2["players"]
    seats = [line[0] for line in BOX2["deal"]["rows"]]
    assert seats == list(range(players["fewest"], players["most"] + 1))


@pytest.mark.rule("S23")
def test_winners_are_paid_as_the_table_says() -> None:
    table = BOX2["pay"]["winners"]
    team = [BLUE] * 4 + [GREEN] * 4
    for number in range(1, 9):
        assert found(SABOTEUR, *team[:number]) == [0] + [table[number - 1]] * number
    for number in range(1, 5):
        share = table[number + 1]
        boss, profiteer = (max(0, share - BOX2["pay"][f"{w}-less"]) for w in (BOSS, PROFITEER))
        paid = found(*[BLUE] * number, BOSS, PROFITEER)
        assert paid == [share] * number + [boss, profiteer]
    for number in range(1, 4):
        assert missed(BLUE, *[SABOTEUR] * number) == [0] + [table[number - 1]] * number
