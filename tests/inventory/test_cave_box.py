"""The Dark Cave that is built holds what its rulebook counts: cards, features, steps, deals."""

from collections import Counter
from itertools import permutations

import pytest

from rockfall.editions.cave.data import CARDS
from rockfall.kernel.geometry import SIDES, column, row
from tests.inventory.box import CAVE_BOX as BOX
from tests.support.games import seats_of
from tests.support.play import edition, truth

pytestmark = pytest.mark.engine

LAYOUT = edition("cave", 8).rules.layout
TILES, SPACES = LAYOUT.tileset, LAYOUT.spaces
LOYALTIES = ("yellow-loyal", "yellow-saboteur", "blue-loyal", "blue-saboteur")
GROUPS = ("1", "2", "3")


def deck(name: str) -> dict[int, int]:
    """Kind -> count of the cards of a deck."""
    number = LAYOUT.decks.index(name)
    return {k: LAYOUT.count[k] for k, d in enumerate(LAYOUT.deck) if d == number}


PATHS = {kind: count for kind, count in deck("pile").items() if TILES.opens[kind * 2]}
ACTIONS = {kind: count for kind, count in deck("pile").items() if kind not in PATHS}


def group(kind: int) -> str:
    """The number on a card."""
    return LAYOUT.kinds[kind].rpartition(".")[2]


def by_group(cards: dict[int, int]) -> list[int]:
    """How many cards bear each number."""
    counts: Counter[str] = Counter()
    for kind, count in cards.items():
        counts[group(kind)] += count
    return [counts[number] for number in GROUPS]


def features(kind: int) -> set[str]:
    """What is printed on a card, by the spaces it is built with."""
    numbers = range(SPACES.count[kind * 2])
    return {SPACES.marks[SPACES.mark[kind * 2 << 3 | number]] for number in numbers} - {""}


def steps_across(kind: int, one: int, other: int) -> int:
    """How many steps lead from the space at one side over the other side off the card."""
    tile = kind * 2
    begin, end = SPACES.at[tile << 4 | one], SPACES.at[tile << 4 | other]
    steps = {begin: 0}
    queue = [begin]
    for number in queue:
        for near in SPACES.near[tile << 3 | number]:
            if near not in steps:
                steps[near] = steps[number] + 1
                queue.append(near)
    return steps[end] + 1


def crossings(kind: int) -> set[int]:
    """How many steps it takes to cross a card, strand by strand."""
    tile = kind * 2
    return {
        steps_across(kind, one, other)
        for one, other in permutations(SIDES, 2)
        if TILES.strand[tile << 4 | one] & other
    }


@pytest.mark.rule("D4")
def test_the_box_holds_as_many_cards_as_it_says() -> None:
    box = BOX["box"]
    piled = sum(PATHS.values()) + sum(ACTIONS.values())
    assert piled == sum(BOX["groups"]["path"]) + sum(BOX["groups"]["action"])
    others = [box[name] for name in ("start", "goal", "clan", "dwarf", "aid")]
    assert piled + sum(others) == box["cards"]
    assert sum(deck("start-box").values()) == box["start"]
    assert sum(deck("goal-box").values()) == box["goal"]


@pytest.mark.rule("D4")
def test_the_groups_are_as_large_as_the_rulebook_says() -> None:
    assert {"path": by_group(PATHS), "action": by_group(ACTIONS)} == BOX["groups"]


@pytest.mark.rule("D7", "D8", "D9", "D10", "D11")
def test_the_path_cards_are_counted_by_what_they_show() -> None:
    counts: Counter[str] = Counter()
    for kind, count in PATHS.items():
        found = features(kind)
        assert len(found) <= 1
        counts[found.pop() if found else "plain"] += count
    assert counts == BOX["features"]


@pytest.mark.rule("D1")
def test_every_goal_shows_something_else() -> None:
    counts = Counter(mark for kind in deck("goal-box") for mark in features(kind))
    assert counts == BOX["goals"]
    assert [features(kind) for kind in deck("start-box")] == [{"ladder"}]


@pytest.mark.rule("D13", "D14", "D15", "D16", "D17", "D18", "D19")
def test_the_action_cards_are_counted_by_name() -> None:
    counts: Counter[str] = Counter()
    for kind, count in ACTIONS.items():
        counts[LAYOUT.kinds[kind].partition(".")[0]] += count
    assert counts == BOX["actions"]
    assert len(LAYOUT.tokens_of("web")) == BOX["box"]["web"] == counts["web"]


@pytest.mark.rule("D7")
def test_crossing_a_card_takes_as_many_steps_as_its_number() -> None:
    for kind in PATHS:
        assert crossings(kind) == {BOX["crossing"]["groups"][int(group(kind)) - 1]}
    for kind in deck("goal-box"):
        assert crossings(kind) == {BOX["crossing"]["goal"]}
    for kind in deck("start-box"):
        assert crossings(kind) == {BOX["crossing"]["start"]}


@pytest.mark.rule("D2")
def test_the_clan_cards_are_counted_by_loyalty() -> None:
    assert {card.name: card.count for card in CARDS.clan} == BOX["clans"]
    assert sum(BOX["clans"].values()) == BOX["box"]["clan"]


@pytest.mark.rule("D1", "D2", "D3", "D4")
@pytest.mark.parametrize("line", BOX["deal"]["rows"], ids=lambda line: f"{line[0]}-players")
def test_every_number_of_players_is_dealt_as_the_table_says(line: list[int]) -> None:
    seats, far, *loyalties = line[:6]
    aside, *left = line[6:]
    built, state, _ = truth("cave", seats, 4)
    layout = built.rules.layout
    sizes = {name: state.size(zone) for zone, name in enumerate(layout.zones)}
    number = dict(zip(layout.nums, state.nums, strict=True))
    assert {(abs(column(at)), abs(row(at))) for at in state.grid.down} == {(far, far)}
    counts = dict(zip(layout.kinds, layout.count, strict=True))
    assert [counts.get(name, 0) for name in LOYALTIES] == loyalties
    assert sizes["spare"] == aside
    # The first group that has cards left lies on top, and is the pile.
    top = 0 if left[0] else 1
    assert (number["group"], sizes["pile"]) == (top, left[top])
    assert [sizes["reserve-2"] if top == 0 else left[1], sizes["reserve-3"]] == left[1:]
    assert {sizes[f"hand.{seat}"] for seat in range(seats)} == {BOX["hand"]}
    assert [sizes[f"cut-{group}"] for group in GROUPS] == [BOX["cut"]] * len(GROUPS)
    held = sum(number[f"gold.{seat}"] for seat in range(seats))
    assert held + number["bank"] == BOX["box"]["gold"]


def test_the_table_covers_every_number_of_players() -> None:
    players = BOX["players"]
    assert list(seats_of("cave")) == [line[0] for line in BOX["deal"]["rows"]]
    assert (seats_of("cave")[0], seats_of("cave")[-1]) == (players["fewest"], players["most"])
