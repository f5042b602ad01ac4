"""Playing The Dark Cave towards its end: random play seldom turns a goal or gets a dwarf out."""

from random import Random
from typing import Final

from rockfall.kernel.geometry import SIDES, STEP, column, row
from rockfall.kernel.moves import a_of, b_of, card_of, kind_of, verb_of
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.kernel.strides import knocks, marked, strides
from rockfall.kernel.tokens import (
    cell_of,
    edge,
    edge_parts,
    part_of,
    place_of,
    space,
    stands,
)
from tests.support.play import at_random

FAR: Final = 999
#: How often something else is done than what leads on.
_STRAYS: Final = 0.1
#: How often a card is laid that leads on, if there is one.
_LAYS: Final = 0.7
#: How often the end is proposed and agreed to where it could be.
_TIRES: Final = 0.02


def unhurried(rules: Rules, state: State, moves: list[int], chance: Random) -> int:
    """Every move alike, but hardly anybody wants to end the game early (D21)."""
    early = ("propose-end", "consent")
    going_on = [move for move in moves if name_of(rules, move) not in early]
    if going_on and chance.random() >= _TIRES:
        moves = going_on
    return at_random(rules, state, moves, chance)


def outwards(rules: Rules, state: State, moves: list[int], chance: Random) -> int:
    """Passages towards goals, and everybody after them; creatures towards dwarves."""
    task = rules.layout.tasks[kind_of(state.todo[-1])]
    best: list[int] = []
    if chance.random() >= _STRAYS:
        if task == "walk":
            best = _nearer(rules, state, moves, "step", _ends(rules, state), _walker(rules, state))
        elif task == "hunt":
            best = _nearer(rules, state, moves, "prowl", _places(state, "dwarf"), -1)
        elif task == "turn" and chance.random() < _LAYS:
            best = _leading_on(rules, state, moves)
    return _aimed(rules, state, moves, unhurried(rules, state, best or moves, chance), chance)


class Showing:
    """Plays what nobody has done yet in this game, and otherwise outwards."""

    def __init__(self) -> None:
        self.done: set[str] = set()

    def __call__(self, rules: Rules, state: State, moves: list[int], chance: Random) -> int:
        """Choose, and keep in mind what was chosen."""
        done = self.done | ({"consent"} if self._last_to_vote(rules, state) else set())
        fresh = [move for move in moves if name_of(rules, move) not in done]
        move = at_random(rules, state, fresh, chance) if fresh else 0
        move = _aimed(rules, state, moves, move or outwards(rules, state, moves, chance), chance)
        self.done.add(name_of(rules, move))
        return move

    def _last_to_vote(self, rules: Rules, state: State) -> bool:
        """Whether the game would be over if the seat agreed to its end."""
        active = state.nums[rules.layout.frame.active]
        return (rules.actor(state) + 1) % rules.layout.seats == active


def _aimed(rules: Rules, state: State, moves: list[int], move: int, chance: Random) -> int:
    """A move, but if it is a web, then one right beside a dwarf."""
    if name_of(rules, move) != "web":
        return move
    table, edges = rules.layout.spaces, set[tuple[int, int]]()
    for place in _places(state, "dwarf"):
        sides = table.sides[state.grid.tiles[cell_of(place)] << 3 | part_of(place)]
        edges |= {edge_parts(edge(cell_of(place), side)) for side in SIDES if sides & side}
    webs = [one for one in moves if name_of(rules, one) == "web"]
    beside = [one for one in webs if (a_of(one), b_of(one)) in edges]
    return at_random(rules, state, beside or [move], chance)


def name_of(rules: Rules, move: int) -> str:
    """The verb of a move."""
    return rules.layout.verbs[verb_of(move)].name


def _places(state: State, sort: str) -> list[int]:
    """Where tokens of a sort stand."""
    values = [state.nums[token.num] for token in state.layout.tokens_of(sort)]
    return [place_of(value) for value in values if stands(value)]


def _exits(state: State) -> list[int]:
    return marked(state, state.layout.spaces.mark_named("exit"))


def _targets(state: State) -> list[int]:
    """The cells to get to: the exit, or else the goals that are still face down."""
    return [cell_of(place) for place in _exits(state)] or list(state.grid.down)


def _apart(state: State, at: int) -> int:
    """How many cells lie between a cell and the nearest of those to get to."""
    ways = [abs(column(at) - column(to)) + abs(row(at) - row(to)) for to in _targets(state)]
    return min(ways, default=FAR)


def distances(rules: Rules, state: State, ends: list[int]) -> dict[int, int]:
    """How many steps it takes from everywhere to the nearest of some spaces."""
    steps = dict.fromkeys(ends, 0)
    queue = list(steps)
    for place in queue:
        for near in strides(rules, state, place):
            if near not in steps:
                steps[near] = steps[place] + 1
                queue.append(near)
    return steps


def _walker(rules: Rules, state: State) -> int:
    """Where the dwarf is that walks."""
    return place_of(state.nums[rules.layout.tokens_of("dwarf")[rules.actor(state)].num])


def _ends(rules: Rules, state: State) -> list[int]:
    """Where the dwarf that walks should go: the exit, a hidden goal, or as near as there is."""
    reached = distances(rules, state, [_walker(rules, state)])
    out = [place for place in _exits(state) if place in reached]
    if not out and not _exits(state):
        out = [place for place in reached if knocks(rules, state, place)]
    if not out:
        nearest = min(_apart(state, cell_of(place)) for place in reached)
        out = [place for place in reached if _apart(state, cell_of(place)) == nearest]
    return out


def _nearer(
    rules: Rules, state: State, moves: list[int], verb: str, ends: list[int], here: int
) -> list[int]:
    """The steps that lead towards some spaces, or to stay; a face-down card is always the way."""
    far = distances(rules, state, ends)
    best: dict[int, list[int]] = {}
    for move in moves:
        if name_of(rules, move) == verb:
            down = a_of(move) in state.grid.down
            there = -1 if down else far.get(space(a_of(move), b_of(move)), FAR)
            best.setdefault(there, []).append(move)
    nearest = min(best, default=FAR)
    if nearest >= far.get(here, FAR):
        return [move for move in moves if rules.layout.verbs[verb_of(move)].neutral]
    return best[nearest]


def _leading_on(rules: Rules, state: State, moves: list[int]) -> list[int]:
    """The path cards with an opening nearest to where everybody wants to go."""
    best: dict[int, list[int]] = {}
    for move in moves:
        if name_of(rules, move) == "dig":
            opens = rules.layout.tileset.opens[card_of(move) * 2 + b_of(move)]
            beyond = [a_of(move) + STEP[side] for side in SIDES if opens & side]
            free = [at for at in beyond if at not in state.grid.tiles]
            left = min([_apart(state, at) for at in free], default=FAR)
            best.setdefault(left, []).append(move)
    return best[min(best)] if best else []
