"""What the jubilee box adds is what its books count: cards, goals, the tournament's tables."""

import tomllib
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest

from rockfall.editions.saboteur.data import JUBILEE
from rockfall.kernel.geometry import SIDES, column, row, sides_of
from rockfall.kernel.layout import Layout
from rockfall.kernel.state import State
from tests.inventory.ends import nuggets, roles_shown
from tests.support.play import Step, at_random, diggingly, edition, random_game, truth

pytestmark = pytest.mark.engine

BOX: Final[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("jubilee.toml").read_text("utf-8")
)
GOALS = BOX["new-goals"]
TREASURE = BOX["treasure"]


def counts(layout: Layout, deck: str) -> dict[str, int]:
    """Name -> count of the cards of a deck."""
    number = layout.decks.index(deck)
    return {layout.kinds[k]: layout.count[k] for k, d in enumerate(layout.deck) if d == number}


def more_than_base(spec: str, deck: str, seats: int = 10) -> Counter[str]:
    """The cards a set-up has in a deck beyond those of the base game."""
    more = Counter(counts(edition(spec, seats).rules.layout, deck))
    more.subtract(counts(edition("jubilee", seats).rules.layout, deck))
    return Counter({name: count for name, count in more.items() if count})


def joined_openings(layout: Layout, kind: str) -> int:
    """The sides on which a card is open, if there are any and all of them are joined."""
    tile = layout.kinds.index(kind) * 2
    opens = layout.tileset.opens[tile]
    strands = [layout.tileset.strand[tile << 4 | side] for side in SIDES if side & opens]
    assert strands == [opens] * opens.bit_count()
    assert not layout.tileset.ladder[tile]
    return opens


#: What adds it -> a championship card of the draw pile.
CHAMPIONSHIP = {card.removeprefix("change-of-"): card for card in BOX["championship"]["pile"]}


@pytest.mark.rule("C15", "C17", "C18", "C19", "C20", "C21", "C22", "C23")
@pytest.mark.parametrize(("part", "card"), CHAMPIONSHIP.items())
def test_a_championship_card_is_one_card_more_in_the_pile(part: str, card: str) -> None:
    spec = f"jubilee+{part}"
    assert more_than_base(spec, "pile") == {card: BOX["championship"]["pile"][card]}
    for deck in ("role-box", "goal-box", "gold-pile", "start-box"):
        assert not more_than_base(spec, deck)


@pytest.mark.rule("C15", "C16", "V2")
@pytest.mark.parametrize("base", ["jubilee", "classic", "gigamic", "jubilee+saboteur2"])
def test_the_championship_has_nine_cards_two_of_them_greedy_dwarves(base: str) -> None:
    wanted = BOX["championship"]
    without = counts(edition(base, 9).rules.layout, "pile")
    layout = edition("+".join([base, *CHAMPIONSHIP]), 9).rules.layout
    more = Counter(counts(layout, "pile"))
    more.subtract(without)
    assert +more == wanted["pile"]
    assert more.total() + wanted["greedy"] == wanted["cards"]
    tables = [edition("jubilee+tournament", seats).rules.layout for seats in range(5, 10)]
    assert max(counts(table, "role-box")["greedy"] for table in tables) == wanted["greedy"]


@pytest.mark.rule("C16")
@pytest.mark.parametrize("seats", range(3, 11))
def test_the_greedy_dwarf_replaces_a_digger(seats: int) -> None:
    greedy = BOX["championship"]["greedy-in-the-base-game"]
    more = more_than_base("jubilee+greedy", "role-box", seats)
    assert more == {"greedy": greedy, "digger": -greedy}
    assert not more_than_base("jubilee+greedy", "pile", seats)


@pytest.mark.rule("N1", "R94")
def test_there_are_eight_new_goals() -> None:
    goals = counts(edition("jubilee+new-goals", 10).rules.layout, "goal-box")
    assert goals == GOALS["counts"]
    assert sum(goals.values()) == GOALS["cards"] == GOALS["laid"] + GOALS["aside"]
    assert not more_than_base("jubilee+new-goals", "pile")


@pytest.mark.rule("N1", "R94")
@pytest.mark.parametrize("goal", GOALS["counts"])
def test_new_goals_have_these_openings_all_joined(goal: str) -> None:
    layout = edition("jubilee+new-goals", 10).rules.layout
    assert joined_openings(layout, goal) == sides_of(GOALS["openings"][goal])


@pytest.mark.rule("N2")
def test_bags_and_dragons_bring_and_cost_these_pieces() -> None:
    assert {card.name: card.pieces for card in JUBILEE.goal if card.pieces} == GOALS["pieces"]


@pytest.mark.rule("N1", "R95")
@pytest.mark.parametrize(
    ("spec", "seats"),
    [("jubilee", 3), ("classic", 10), ("jubilee+saboteur2", 2), ("gigamic+saboteur2", 12)],
)
def test_new_goals_replace_the_three_and_lie_where_the_layout_says(spec: str, seats: int) -> None:
    _, state, _ = truth(f"{spec}+new-goals", seats)
    (start,) = state.grid.tiles
    places = sorted(state.grid.down, key=row)
    assert [row(at) for at in places] == GOALS["rows"]
    assert {column(at) for at in places} == {GOALS["column"]}
    assert GOALS["column"] - column(start) - 1 == GOALS["free-columns-to-the-start"]
    apart = {south - north - 1 for north, south in pairwise(GOALS["rows"])}
    assert apart == {GOALS["free-rows-between"]}
    assert state.size(state.layout.zones.index("goal-box")) == GOALS["aside"]


@pytest.mark.rule("X1", "X4", "R152")
@pytest.mark.parametrize("base", ["jubilee", "classic", "gigamic+saboteur2", "jubilee+tournament"])
def test_treasure_is_seventeen_cards_ten_chests_and_seven_tunnels(base: str) -> None:
    layout = edition(f"{base}+chests", 5).rules.layout
    chests, tunnels = counts(layout, "chest-box"), counts(layout, "tunnel-box")
    assert chests == TREASURE["chests"]
    by_openings: Counter[int] = Counter()
    for tunnel, count in tunnels.items():
        by_openings[joined_openings(layout, tunnel)] += count
    assert by_openings == {sides_of(name): count for name, count in TREASURE["tunnels"].items()}
    assert sum(chests.values()) + sum(tunnels.values()) == TREASURE["cards"]
    assert counts(layout, "pile") == counts(edition(base, 5).rules.layout, "pile")


@pytest.mark.rule("X1")
def test_four_pairs_are_laid_out_and_the_rest_stays_in_the_boxes() -> None:
    _, state, _ = truth("jubilee+chests", 5)
    sizes = {name: state.size(zone) for zone, name in enumerate(state.layout.zones)}
    for sort in ("chest", "tunnel"):
        laid = [size for name, size in sizes.items() if name.startswith(f"{sort}.")]
        assert laid == [1] * TREASURE["pairs"]
        assert sizes[f"{sort}-box"] == TREASURE["left"][f"{sort}s"]


@pytest.mark.rule("V2")
@pytest.mark.parametrize(("seats", "saboteurs", "diggers", "greedy"), BOX["tournament"]["rows"])
def test_the_tournament_deals_exactly_one_role_to_each(
    seats: int, saboteurs: int, diggers: int, greedy: int
) -> None:
    roles = counts(edition("jubilee+tournament", seats).rules.layout, "role-box")
    assert roles == {"saboteur": saboteurs, "digger": diggers, "greedy": greedy}
    assert sum(roles.values()) == seats


@pytest.mark.rule("V2")
def test_the_tournaments_card_is_one_of_forty_and_lies_at_its_cell() -> None:
    _, state, _ = truth("jubilee+tournament", 5)
    layout = state.layout
    paths = [k for k in counts(layout, "pile") if layout.tileset.opens[layout.kinds.index(k) * 2]]
    number = sum(counts(layout, "pile")[name] for name in paths)
    assert number == BOX["tournament"]["path-cards-to-choose-from"]
    cells = [[column(at), row(at)] for at in state.grid.tiles]
    assert sorted(cells) == [[0, 0], BOX["tournament"]["cell"]]


# -- rounds that were really played ---------------------------------------------------------------


def finisher(step: Step) -> int:
    """Who turned the treasure up in a step; -1 if nobody did."""
    finder = step.before.layout.nums.index("finder")
    return step.before.nums[finder] - 1


def pieces(state: State, seat: int) -> int:
    """The pieces in front of a seat."""
    return state.nums[state.layout.nums.index(f"pieces.{seat}")]


def due(roles: list[str], found: int, seat: int) -> tuple[str, int]:
    """What a seat is paid for a round of the tournament, and under which heading."""
    pay = BOX["tournament"]["pay"]
    if found < 0:
        heading = "saboteur-alone" if roles.count("saboteur") == 1 else "saboteur"
        return (heading, pay[heading]) if roles[seat] == "saboteur" else ("", 0)
    if roles[found] == "greedy":
        return ("greedy", pay["greedy"]) if seat == found else ("", 0)
    heading = "finisher" if seat == found else "digger"
    return (heading, pay[heading]) if roles[seat] == "digger" else ("", 0)


@pytest.mark.rule("V2", "R100")
def test_every_round_of_a_tournament_is_paid_as_the_table_says() -> None:
    met: Counter[str] = Counter()
    for seats, *_ in BOX["tournament"]["rows"]:
        for seed in range(8):
            choose = diggingly if seed else at_random
            for step in random_game("jubilee+tournament", seats, seed, choose):
                roles, found = roles_shown(step), finisher(step)
                for seat in range(seats if roles else 0):
                    heading, paid = due(roles, found, seat)
                    met[heading] += 1
                    assert pieces(step.after, seat) - pieces(step.before, seat) == paid
                if roles and found >= 0:
                    met[f"found by {roles[found]}"] += 1
    ways = {"found by digger", "found by saboteur", "found by greedy"}
    assert set(met) == {"", *BOX["tournament"]["pay"], *ways}


@pytest.mark.rule("C16", "R90", "R91")
def test_whenever_a_greedy_dwarf_finishes_he_alone_is_paid() -> None:
    finished = 0
    for seats in range(3, 11):
        for seed in range(15):
            for step in random_game("jubilee+greedy", seats, seed, diggingly):
                roles, found = roles_shown(step), finisher(step)
                if roles and found >= 0 and roles[found] == "greedy":
                    finished += 1
                    for seat in range(seats):
                        paid = nuggets(step.after, seat) - nuggets(step.before, seat)
                        assert paid == (BOX["greedy"]["nuggets"] if seat == found else 0)
    assert finished
