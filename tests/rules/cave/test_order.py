"""The table stays in order through whole games: pieces, cards and gold belong together (D3-D19)."""

from collections import Counter
from itertools import chain

import pytest

from rockfall.kernel.geometry import column, row
from rockfall.kernel.layout import TABLE
from rockfall.kernel.moves import a_of, b_of, kind_of, verb_of
from rockfall.kernel.state import State
from rockfall.kernel.tokens import owner_of, stands
from tests.support.outwards import outwards, unhurried
from tests.support.play import Chooser, Step, edition, random_game
from tests.support.scene import at
from tests.support.standing import where_stands
from tests.support.trails import CARD, Cell, Network, Place, rooms

pytestmark = pytest.mark.engine

CREATURES = ("rat", "lindworm", "goblin")


def num(state: State, name: str) -> int:
    """A public counter."""
    return state.nums[state.layout.nums.index(name)]


def front(state: State, seat: int) -> Counter[str]:
    """How many cards of each sort lie in front of a seat."""
    cards = state.cards(state.layout.zones.index(f"mat.{seat}"))
    return Counter(state.layout.kinds[card].partition(".")[0] for card in cards)


def pieces(state: State, seat: int) -> Counter[str]:
    """How many webs and creatures of a seat are in play."""
    names = [f"web.{number}" for number in range(3)] + list(CREATURES)
    there = [name for name in names if stands(num(state, name))]
    return Counter(name.partition(".")[0] for name in there if owner_of(num(state, name)) == seat)


def spot(at: int) -> Cell:
    """A cell as the reference names it."""
    return column(at), row(at)


def network(state: State) -> Network:
    """The table as the reference reads it."""
    kinds, grid = state.layout.kinds, state.grid
    cards = {spot(at): (kinds[tile >> 1], bool(tile & 1)) for at, tile in grid.tiles.items()}
    webs: set[frozenset[Cell]] = set()
    for web in state.layout.tokens_of("web"):
        value = state.nums[web.num]
        if stands(value):
            x, y = spot(web.cell(value))
            webs.add(frozenset({(x, y), (x - 1, y) if web.part(value) else (x, y - 1)}))
    return Network(cards, {spot(at) for at in grid.down}, webs)


def check(state: State, seats: int) -> None:
    """What belongs together."""
    gold = sum(num(state, f"gold.{seat}") for seat in range(seats))
    veins = sum(stands(num(state, f"nugget.{number}")) for number in range(3))
    assert gold + veins + num(state, "bank") == 46
    spaces = {f"{x},{y} {n}" for (x, y), n in network(state).places()}
    standing = [name for name in CREATURES if stands(num(state, name))]
    standing += [f"dwarf.{seat}" for seat in range(seats) if stands(num(state, f"dwarf.{seat}"))]
    for name in standing:
        assert where_stands(state.layout, state.nums, name) in spaces, name
    for seat in range(seats):
        cards = front(state, seat)
        assert num(state, f"pace.{seat}") == 3 + cards["boots"] <= 4
        asked = pieces(state, seat)
        assert {name: cards[name] for name in ("web", *CREATURES) if cards[name]} == asked
    for number in range(3):
        shows = num(state, f"web-age.{number}")
        assert shows in ((1, 2) if stands(num(state, f"web.{number}")) else (0,))


@pytest.mark.rule("D3", "D10", "D11", "D14", "D16", "D17", "D19")
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("choose", [unhurried, outwards])
def test_whatever_is_played_the_table_is_in_order(seats: int, choose: Chooser) -> None:
    for step in random_game("cave", seats, 40 + seats, choose):
        if step.after.todo:
            check(step.after, seats)


@pytest.mark.rule("D7", "D8", "D12", "D16", "D19")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_every_step_offered_in_a_game_is_one_by_the_text(seats: int) -> None:
    rules = edition("cave", seats).rules
    asked = Counter[str]()
    games = [random_game("cave", seats, 70, choose) for choose in (outwards, unhurried)]
    for step in chain(*games):
        state = step.after
        task = rules.layout.tasks[kind_of(state.todo[-1])] if state.todo else ""
        if task not in ("walk", "hunt"):
            continue
        asked[task] += 1
        verb = "step" if task == "walk" else "prowl"
        table, offered = network(state), set[Place]()
        for move in rules.moves(state):
            if rules.layout.verbs[verb_of(move)].name == verb:
                offered.add((spot(a_of(move)), b_of(move)))
        creature = CREATURES[num(state, "hunter") - 1]
        name = f"dwarf.{num(state, 'active')}" if task == "walk" else creature
        where, part = where_stands(state.layout, state.nums, name).split()
        here = (spot(at(where)), int(part))
        wanted = table.next(here)
        if task == "walk":
            wanted = wanted | table.knocked(here) if num(state, "steps") else set()
        assert offered == wanted
    assert min(asked["walk"], asked["hunt"]) > 5


def sides(state: State) -> list[str]:
    """For whom everybody works."""
    frame = state.layout.frame
    return [frame.sides[state.card(zone)] for zone in frame.roles]


def expected(last: Step, seats: int) -> list[int]:
    """D22 once more, from what lay on the table when the game ended."""
    state = last.before
    works = sides(state)
    out = [not stands(num(state, f"dwarf.{seat}")) for seat in range(seats)]
    worth = {}
    for clan in ("yellow", "blue"):
        saved = sum(
            num(state, f"gold.{seat}") for seat in range(seats) if works[seat] == clan and out[seat]
        )
        worth[clan] = saved * sum(1 for side in works if side != clan)
    first = num(state, "first-out")
    winner = max(worth, key=lambda clan: worth[clan])
    if worth["yellow"] == worth["blue"]:
        winner = works[first - 1] if first else ""
    return [seat for seat in range(seats) if works[seat] == winner]


@pytest.mark.rule("D20", "D22")
@pytest.mark.parametrize("seats", range(2, 9))
def test_whoever_wins_has_won_by_the_book(seats: int) -> None:
    for seed in range(3):
        *_, count, _ = random_game("cave", seats, seed, outwards)
        assert count.seat == TABLE
        won = num(count.after, "won") - 1
        assert [seat for seat in range(seats) if won >> seat & 1] == expected(count, seats)


@pytest.mark.rule("D7")
def test_every_card_has_as_many_spaces_as_the_text_says() -> None:
    layout = edition("cave", 4).rules.layout
    for name in CARD:
        tile = layout.kinds.index(name) * 2
        assert layout.spaces.count[tile] == len(rooms(name, turned=False)), name
