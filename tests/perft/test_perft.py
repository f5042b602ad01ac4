"""Lines of play are counted as written down: a change of any rule shows in the numbers."""

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from rockfall.editions.cave.game import CAVE
from rockfall.editions.registry import parse
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from tests.perft import byhand_cave
from tests.perft.byhand_moves import Position, in_words
from tests.support.perft import perft, position
from tests.support.play import FEW, SOAK, settle

pytestmark = pytest.mark.engine

#: Deeper counts take long, and are for soaking; the slow form counts less deep.
DEEP = 3 if FEW else 4


class Line(NamedTuple):
    """A line of the file."""

    spec: str
    seats: int
    seed: int
    after: int
    depth: int
    nodes: int


def read() -> list[Line]:
    """The counts as written down, of all files."""
    files = sorted(Path(__file__).parent.glob("*.perft"))
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    rows = [line.split() for line in lines if line and not line.startswith("#")]
    return [Line(row[0], *map(int, row[1:])) for row in rows]


LINES = read()


def both_ways(spec: str, rules: Rules, state: State) -> tuple[set[Any], set[Any]]:
    """All moves in words: as the engine lists them, and by hand."""
    moves, setup = rules.moves(state), parse(spec)
    if setup.game is CAVE:
        words = {byhand_cave.in_words(state, move) for move in moves}
        return words, set(byhand_cave.Position(state).choices())
    listed = {in_words(rules.layout, move) for move in moves}
    return listed, set(Position(state).choices(setup.switches))


@pytest.mark.parametrize(
    "line",
    [line for line in LINES if SOAK or line.depth <= DEEP],
    ids=lambda line: "-".join(map(str, line[:5])),
)
def test_as_many_lines_of_play_as_written_down(line: Line) -> None:
    rules, state, dice = position(line.spec, line.seats, line.seed, line.after)
    assert perft(rules, state, dice, line.depth) == line.nodes


@pytest.mark.rule("A2", "G5", "B6", "D5", "D6")
@pytest.mark.parametrize(
    "line", [line for line in LINES if line.depth <= 2], ids=lambda line: "-".join(map(str, line))
)
def test_the_first_counts_are_those_found_by_hand(line: Line) -> None:
    rules, state, dice = position(line.spec, line.seats, line.seed, line.after)
    listed, choices = both_ways(line.spec, rules, state)
    assert listed == choices
    lines = len(choices)
    if line.depth == 2:
        lines = 0
        for move in rules.moves(state):
            branch, rolled = state.copy(), dice.copy()
            rules.play(branch, move, rolled)
            settle(rules, branch, rolled)
            lines += len(both_ways(line.spec, rules, branch)[1])
    assert line.nodes == lines


def test_every_position_is_counted_from_depth_one_on() -> None:
    depths: dict[tuple[str, int, int, int], list[int]] = {}
    for line in LINES:
        depths.setdefault((line.spec, line.seats, line.seed, line.after), []).append(line.depth)
    assert depths
    for counted in depths.values():
        assert counted == list(range(1, len(counted) + 1))
