"""The deck that is built holds what the rulebooks count: card totals, shapes and tables."""

from collections import Counter

import pytest

from rockfall.editions.saboteur.game import SABOTEUR
from rockfall.kernel.geometry import E, N, S, W, column, row
from tests.inventory.box import BOX
from tests.support.play import edition, truth

pytestmark = pytest.mark.engine

#: With ten seats every card of the box is in the game.
RULES = edition("jubilee", 10).rules
LAYOUT = RULES.layout
TILES = LAYOUT.tileset
NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four"}


def deck(name: str) -> dict[int, int]:
    """Kind -> count of the cards of a deck."""
    number = LAYOUT.decks.index(name)
    return {k: LAYOUT.count[k] for k, d in enumerate(LAYOUT.deck) if d == number}


def strands(kind: int) -> set[int]:
    """The strands of a card as it is named."""
    return {TILES.strand[kind * 2 << 4 | side] for side in (N, E, S, W)} - {0}


def joined(kind: int, *pairs: int) -> bool:
    """Whether one of the pairs of sides is joined on a card."""
    return any(strand & pair == pair for strand in strands(kind) for pair in pairs)


PATHS = {kind: count for kind, count in deck("pile").items() if TILES.opens[kind * 2]}
ACTIONS = {LAYOUT.kinds[k]: c for k, c in deck("pile").items() if k not in PATHS}
PASSAGES = {k: c for k, c in PATHS.items() if any(s.bit_count() > 1 for s in strands(k))}
DEAD_ENDS = {k: c for k, c in PATHS.items() if k not in PASSAGES}


def by_openings(cards: dict[int, int]) -> dict[str, int]:
    """How many cards have how many openings, and all openings together."""
    counts: Counter[str] = Counter()
    for kind, count in cards.items():
        openings = TILES.opens[kind * 2].bit_count()
        counts[NUMBERS[openings]] += count
        counts["all"] += openings * count
    return dict(counts)


@pytest.mark.parametrize("spec", SABOTEUR.catalogue.editions)
@pytest.mark.parametrize("seats", range(3, 11))
def test_every_edition_is_played_with_the_same_cards(spec: str, seats: int) -> None:
    layout = edition(spec, seats).rules.layout
    assert layout.kinds == LAYOUT.kinds
    for kind, name in enumerate(layout.kinds):
        assert layout.count[kind] == LAYOUT.count[kind] or name in ("digger", "saboteur")
    assert layout.tileset.strand == TILES.strand
    assert layout.tileset.ladder == TILES.ladder


@pytest.mark.rule("B1", "B3", "B4")
def test_the_box_holds_all_cards() -> None:
    assert {
        "cards": sum(LAYOUT.count),
        "tunnel": sum((deck("start-box") | deck("goal-box") | PATHS).values()),
        "action": sum(ACTIONS.values()),
        "gold": sum(deck("gold-pile").values()),
        "dwarf": sum(deck("role-box").values()),
        "draw-pile": sum(deck("pile").values()),
    } == BOX["box"]


@pytest.mark.rule("B2", "B3", "G2")
def test_the_tunnel_cards_are_counted_by_sort() -> None:
    alike = {kind: count for kind, count in PATHS.items() if TILES.symmetric[kind]}
    assert {
        "start": sum(deck("start-box").values()),
        "goal": sum(deck("goal-box").values()),
        "path": sum(PATHS.values()),
        "passage": sum(PASSAGES.values()),
        "dead-end": sum(DEAD_ENDS.values()),
        "kinds": len(PATHS),
        "passage-kinds": len(PASSAGES),
        "dead-end-kinds": len(DEAD_ENDS),
        "same-when-turned": sum(alike.values()),
        "faces": 2 * len(PATHS) - len(alike),
    } == BOX["tunnel"]


@pytest.mark.rule("B3", "G2")
def test_openings_are_counted_by_number_side_and_edge() -> None:
    assert by_openings(PATHS) == BOX["openings"]
    assert by_openings(DEAD_ENDS) == BOX["dead-end-openings"]
    sides = {
        letter: sum(count for kind, count in PATHS.items() if TILES.opens[kind * 2] & side)
        for letter, side in zip("NESW", (N, E, S, W), strict=True)
    }
    assert sides == BOX["sides"]
    edges = {"short": sides["N"] + sides["S"], "long": sides["E"] + sides["W"]}
    assert edges == BOX["edges"]


@pytest.mark.rule("B3", "G2")
def test_joined_sides_are_counted() -> None:
    pairs = {
        "north-south": (N | S,),
        "east-west": (E | W,),
        "north-east-or-south-west": (N | E, S | W),
        "north-west-or-south-east": (N | W, S | E),
    }
    counted = {
        name: sum(count for kind, count in PATHS.items() if joined(kind, *sides))
        for name, sides in pairs.items()
    }
    assert counted == BOX["joins"]


@pytest.mark.rule("B3", "G2")
def test_passages_are_counted_by_the_names_players_use() -> None:
    def cards(*openings: int) -> int:
        return sum(c for k, c in PASSAGES.items() if TILES.opens[k * 2] in openings)

    assert all(len(strands(kind)) == 1 for kind in PASSAGES)
    assert {
        "cross": cards(N | E | S | W),
        "t-with-stem-on-a-long-edge": cards(N | E | S, N | S | W),
        "t-with-stem-on-a-short-edge": cards(N | E | W, E | S | W),
        "straight-from-short-edge-to-short-edge": cards(N | S),
        "straight-from-long-edge-to-long-edge": cards(E | W),
        "curve": cards(N | E, S | W, N | W, S | E),
    } == BOX["shapes"]


@pytest.mark.rule("B2")
def test_start_and_goals_are_what_they_are_and_lie_where_they_lie() -> None:
    goals = {LAYOUT.kinds[kind]: count for kind, count in deck("goal-box").items()}
    openings = {LAYOUT.kinds[k]: TILES.opens[2 * k].bit_count() for k in deck("goal-box")}
    stones = [name for name in goals if name != "treasure"]
    assert goals["treasure"] == BOX["goals"]["treasure"]
    assert sum(goals[name] for name in stones) == BOX["goals"]["stone"]
    assert openings["treasure"] == BOX["goals"]["treasure-openings"]
    assert {openings[name] for name in stones} == {BOX["goals"]["stone-openings"]}
    _, state, _ = truth("jubilee", 5)
    (start,) = state.grid.tiles
    rows = sorted(row(at) for at in state.grid.down)
    assert {column(at) for at in state.grid.down} == {
        column(start) + BOX["goals"]["free-columns-to-the-start"] + 1
    }
    assert rows[1] == row(start)
    apart = BOX["goals"]["free-rows-between"] + 1
    assert (rows[1] - rows[0], rows[2] - rows[1]) == (apart, apart)


@pytest.mark.rule("B3", "B9", "B10", "B11", "B12")
def test_action_cards_are_counted_by_sort_and_tool() -> None:
    fixes = [(n.split("-")[1:], c) for n, c in ACTIONS.items() if n.startswith("fix-")]
    assert {
        "broken": sum(c for n, c in ACTIONS.items() if n.startswith("broken-")),
        "repair-one-tool": sum(count for tools, count in fixes if len(tools) == 1),
        "repair-two-tools": sum(count for tools, count in fixes if len(tools) == 2),
        "map": ACTIONS["map"],
        "rockfall": ACTIONS["rockfall"],
    } == BOX["actions"]
    for tool, counts in BOX["tools"].items():
        assert {
            "broken": ACTIONS[f"broken-{tool}"],
            "alone": sum(count for tools, count in fixes if tools == [tool]),
            "paired": sum(count for tools, count in fixes if tool in tools and len(tools) == 2),
        } == counts


@pytest.mark.rule("B4")
def test_gold_is_counted_by_nuggets() -> None:
    by_nuggets = {LAYOUT.kinds[k].removeprefix("gold-"): c for k, c in deck("gold-pile").items()}
    assert by_nuggets == BOX["gold"]["cards-by-nuggets"]
    assert sum(by_nuggets.values()) == BOX["gold"]["cards"]
    assert sum(int(n) * count for n, count in by_nuggets.items()) == BOX["gold"]["nuggets"]


@pytest.mark.rule("B1", "B3", "M1")
@pytest.mark.parametrize("spec", SABOTEUR.catalogue.editions)
@pytest.mark.parametrize(
    ("seats", "saboteurs", "diggers", "hand", "left"), BOX["deal"]["rows"], ids=str
)
def test_roles_and_hands_are_dealt_as_the_tables_say(
    spec: str, seats: int, saboteurs: int, diggers: int, hand: int, left: int
) -> None:
    for seed in range(5):
        built, state, _ = truth(spec, seats, seed)
        layout = built.rules.layout
        lying = {
            name: [layout.kinds[card] for card in state.cards(zone)]
            for zone, name in enumerate(layout.zones)
        }
        roles = [lying[f"role.{seat}"] for seat in range(seats)]
        assert [len(role) for role in roles] == [1] * seats
        assert len(lying["spare"]) == BOX["deal"]["roles-left-over"]
        shuffled = Counter(lying["spare"] + [role[0] for role in roles])
        assert shuffled == {"saboteur": saboteurs, "digger": diggers}
        assert {len(lying[f"hand.{seat}"]) for seat in range(seats)} == {hand}
        assert len(lying["pile"]) == left
        assert not lying["role-box"]


def test_the_tables_cover_every_number_of_players() -> None:
    players = BOX["players"]
    wanted = list(range(players["fewest"], players["most"] + 1))
    assert [line[0] for line in BOX["deal"]["rows"]] == wanted
    assert [line[0] for line in BOX["gold-per-player"]["rows"]] == wanted
    dwarves = {LAYOUT.kinds[kind]: count for kind, count in deck("role-box").items()}
    assert dwarves == BOX["dwarves"]
