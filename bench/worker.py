"""One measurement in a process of its own: `python -m bench.worker NAME SECONDS SEED`.

NAME is `interpreted` or `compiled`, for this engine, or an OpenSpiel game. All are driven alike:
list the moves, take `moves[int(random() * len(moves))]`, play it. A ply is a decision of a player.
Prints one JSON object.
"""

import json
import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from random import Random
from time import perf_counter
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from rockfall.kernel.rules import Rules
    from rockfall.kernel.state import State

EDITION = "jubilee"
SEATS = 5
#: How far apart in a game the states are whose copying is timed.
_COPY_EVERY = 10

#: Plays one game with the given random numbers: how many plies, and how many nodes in all.
Game = Callable[[Random], tuple[int, int]]
Outcomes = Sequence[tuple[int, float]]
Sampler = Callable[[Random, Outcomes], int]


class PeerState(Protocol):
    """What is used of an OpenSpiel state."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> Outcomes: ...
    def legal_actions(self) -> Sequence[int]: ...
    def apply_action(self, action: int) -> None: ...


class SourceFinder(MetaPathFinder):
    """Finds the sources of this package and overlooks extension modules beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module inside the package; everything else is left to others."""
        if not fullname.startswith("rockfall."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec:
                return spec
        return None


def rates(game: Game, seconds: float, seed: int) -> tuple[float, float]:
    """Plies and nodes per second over whole games, for at least so long; one game to warm up."""
    random = Random(seed)
    game(random)
    plies = nodes = 0
    begin = now = perf_counter()
    while now - begin < seconds:
        more_plies, more_nodes = game(random)
        plies += more_plies
        nodes += more_nodes
        now = perf_counter()
    return plies / (now - begin), nodes / (now - begin)


def measure_engine(seconds: float, seed: int) -> dict[str, object]:
    """Plies per second, with keyed and with fast dice, and the time of a state copy.

    All in the form of the engine that this process imports.
    """
    from rockfall.editions.registry import load
    from rockfall.kernel import state as form
    from rockfall.kernel.chance import Chance
    from rockfall.kernel.dice import Dice
    from rockfall.kernel.fast_dice import FastDice

    rules = load(EDITION, SEATS).rules

    def game(random: Random, dice: Chance) -> tuple[int, int]:
        number = random.random
        state = rules.start(dice)
        plies = 0
        while not rules.over(state):
            moves = rules.moves(state)
            if not moves:
                rules.advance(state, dice)
                continue
            rules.play(state, moves[int(number() * len(moves))], dice)
            plies += 1
        return plies, plies

    keyed, _ = rates(lambda random: game(random, Dice(random.randbytes(32))), seconds, seed)
    fast, _ = rates(lambda random: game(random, FastDice(random.getrandbits(64))), seconds, seed)
    return {
        "plies_per_s": keyed,
        "fast_plies_per_s": fast,
        "copy_us": call_us([state.copy for state in snapshots(rules, seed)], seconds / 4),
        "file": str(form.__file__),
    }


def snapshots(rules: "Rules", seed: int) -> "list[State]":
    """States from all over a game, since a state grows with its grid."""
    from rockfall.kernel.dice import Dice

    random = Random(seed)
    dice = Dice(random.randbytes(32))
    state = rules.start(dice)
    states = [state.copy()]
    while not rules.over(state):
        moves = rules.moves(state)
        if moves:
            rules.play(state, random.choice(moves), dice)
        else:
            rules.advance(state, dice)
        states.append(state.copy())
    return states[::_COPY_EVERY]


def call_us(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """The mean time of one call in microseconds, all of them in turn for at least so long."""
    done = 0
    begin = now = perf_counter()
    while done == 0 or now - begin < seconds:
        for call in calls:
            call()
        done += len(calls)
        now = perf_counter()
    return (now - begin) / done * 1e6


def by_choices(random: Random, outcomes: Outcomes) -> int:
    """A chance outcome by its probability, with Python's own weighted choice."""
    actions, weights = zip(*outcomes, strict=True)
    chosen: int = random.choices(actions, weights)[0]
    return chosen


def by_walking(random: Random, outcomes: Outcomes) -> int:
    """The same by walking along the outcomes: less work in Python, so kinder to the peer."""
    left = random.random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


def peer_game(new_state: Callable[[], PeerState], sample: Sampler) -> Game:
    """One game of a peer. Chance nodes take time but are no plies: our draws are inside moves."""

    def game(random: Random) -> tuple[int, int]:
        number = random.random
        state = new_state()
        plies = nodes = 0
        while not state.is_terminal():
            nodes += 1
            if state.is_chance_node():
                state.apply_action(sample(random, state.chance_outcomes()))
            else:
                moves = state.legal_actions()
                state.apply_action(moves[int(number() * len(moves))])
                plies += 1
        return plies, nodes

    return game


def measure_peer(name: str, seconds: float, seed: int) -> dict[str, object]:
    """Rates of an OpenSpiel game, with both ways to sample its chance nodes."""
    import pyspiel

    new_state: Any = pyspiel.load_game(name).new_initial_state
    plies, nodes = rates(peer_game(new_state, by_choices), seconds, seed)
    lean, _ = rates(peer_game(new_state, by_walking), seconds, seed)
    return {"plies_per_s": plies, "nodes_per_s": nodes, "lean_plies_per_s": lean}


def main(name: str, seconds: float, seed: int) -> None:
    """Measure and print."""
    if name == "interpreted":
        sys.meta_path.insert(0, SourceFinder())
    ours = name in {"interpreted", "compiled"}
    result = measure_engine(seconds, seed) if ours else measure_peer(name, seconds, seed)
    print(json.dumps(result))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))
