"""The Dark Cave: what deeds say of who works for whom, and of where the exit is.

python -m tools.fit.cave --seed 1
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from rockfall.bots.cave import loyalty
from rockfall.bots.cave.cave_bot import CaveBot
from rockfall.bots.cave.lookup import Lookup, lookup_of
from rockfall.bots.cave.loyalty import OF_GOALS, TO_OTHERS, CaveObserver, cases
from rockfall.bots.play import own_seed, play_move
from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import BACK, TABLE, WATCHER
from rockfall.kernel.moves import kind_of
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from rockfall.kernel.strides import marked
from tools.fit.design import Array
from tools.fit.figures import figures
from tools.fit.rounds import edition

CAVE: Final = "cave"
SEATS: Final = (3, 4, 5, 6, 8)
_FILE: Final = Path(loyalty.__file__).parent / "weights.json"
_STEPS: Final = 600
_RATE: Final = 0.5
_RIDGE: Final = 0.02
#: What was judged before anything was played, and what weights are drawn to where games say little.
_JUDGED: Final = {
    "strike": -1.0, "web": -0.3, "fall": -0.3, "gift": 0.5,
    "towards": 0.5, "away": -0.5, "looks-on": -3.0,
}  # fmt: skip


class Choice(NamedTuple):
    """Some cases of which one is true: the logarithm of their odds, what speaks for each, which."""

    odds: Array
    counts: Array
    true: int


class Game(NamedTuple):
    """Moments of a game: for the fit, and what seats thought of each other and of goals."""

    clans: list[Choice]
    exits: list[Choice]
    #: chance that a seat betrays its clan, by counting alone and by deeds, and whether it does
    believed: list[tuple[float, float, bool]]
    #: chance of the true exit, to who does not know it, by counting alone and by deeds
    found: list[tuple[float, float]]


def play_game(task: tuple[int, str, dict[str, float]]) -> Game:
    """A game of standard bots, looked at after every lap until somebody is out."""
    seats, seed, weights = task
    rules = edition(CAVE, seats).rules
    lookup, dice = lookup_of(rules), Dice(seed.encode())
    bots = [CaveBot(rules, seat, own_seed(seed.encode(), seat)) for seat in range(seats)]
    for bot in bots:
        bot.observer = CaveObserver(lookup, weights)
    truth, observer = rules.start(dice), CaveObserver(lookup, weights)
    game, turns = Game([], [], [], []), 0
    while not rules.over(truth):
        actor = rules.actor(truth)
        if actor == TABLE:
            rules.advance(truth, dice)
            continue
        if lookup.tasks[kind_of(truth.todo[-1])] == "turn":
            turns += 1
            if turns % (2 * seats) == 0:
                _look(game, observer, truth)
        before = mask(truth, WATCHER)
        observer.watch(before, actor, play_move(rules, truth, [*bots], dice))
    return game


def _look(game: Game, observer: CaveObserver, truth: State) -> None:
    lookup, public = observer.lookup, mask(truth, WATCHER)
    roles = tuple(truth.card(zone) for zone in lookup.roles)
    game.clans.append(_clans(observer, public, roles))
    blank = CaveObserver(lookup, dict.fromkeys((*TO_OTHERS, *OF_GOALS), 0.0))
    if not marked(truth, lookup.exit):
        game.exits.append(_exits(observer, public, truth))
    for eye in range(lookup.seats):
        view = mask(truth, eye)
        first, now = blank.asks(view), observer.asks(view)
        game.believed.extend(
            (first.foes[seat], now.foes[seat], lookup.betrays[roles[seat]])
            for seat in range(lookup.seats)
            if view.card(lookup.roles[seat]) == BACK
        )
        exit_at = _exit(lookup, truth)
        if exit_at in now.goals and first.goals[exit_at] < 1:
            game.found.append((first.goals[exit_at], now.goals[exit_at]))


def _exit(lookup: Lookup, truth: State) -> int:
    down = truth.grid.down.items()
    return next((at for at, zone in down if truth.card(zone) in lookup.exit_kinds), -1)


def _clans(observer: CaveObserver, public: State, roles: tuple[int, ...]) -> Choice:
    sides = observer.lookup.layout.frame.sides
    every = cases(observer.lookup, public)
    counts = np.zeros((len(every), len(TO_OTHERS)))
    for number, case in enumerate(every):
        for (one, other, sort), times in observer.deeds.items():
            same = sides[case.roles[one]] == sides[case.roles[other]]
            counts[number, TO_OTHERS.index(sort)] += times * same
    true = next(number for number, case in enumerate(every) if case.roles == roles)
    return Choice(np.log([case.ways for case in every]), counts, true)


def _exits(observer: CaveObserver, public: State, truth: State) -> Choice:
    goals = [at for at, zone in public.grid.down.items() if public.card(zone) == BACK]
    looks = [[observer.looks.get((at, sort), 0) for sort in OF_GOALS] for at in goals]
    true = goals.index(_exit(observer.lookup, truth))
    return Choice(np.zeros(len(goals)), np.array(looks, dtype=float), true)


def fit(choices: list[Choice], names: tuple[str, ...]) -> dict[str, float]:
    """Weights under which the true cases are likeliest, drawn to what was judged."""
    first = np.array([_JUDGED.get(name, 0.0) for name in names])
    now = first
    for _ in range(_STEPS):
        slope = _RIDGE * (now - first)
        for choice in choices:
            scores = np.exp(choice.odds + choice.counts @ now)
            off = scores / scores.sum()
            off[choice.true] -= 1
            slope = slope + off @ choice.counts / len(choices)
        now = now - _RATE * slope
    return {name: round(float(much), 3) for name, much in zip(names, now, strict=True)}


def games(
    name: str, count: int, weights: dict[str, float], options: argparse.Namespace
) -> list[Game]:
    """So many games for each number of players."""
    tasks = [
        (seats, f"{name}/{options.seed}/{seats}/{number}", weights)
        for seats in SEATS
        for number in range(count)
    ]
    with ProcessPoolExecutor(options.workers) as executor:
        return list(executor.map(play_game, tasks, chunksize=2))


def main() -> None:
    """Play, fit, write, measure."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit.cave", description=__doc__)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--games", type=int, default=10, help="for each number of players")
    parser.add_argument("--measure", type=int, default=6)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=_FILE)
    options = parser.parse_args()
    blank = dict.fromkeys((*TO_OTHERS, *OF_GOALS), 0.0)
    played = games("fit", options.games, blank, options)
    weights = fit([choice for game in played for choice in game.clans], TO_OTHERS)
    weights |= fit([choice for game in played for choice in game.exits], OF_GOALS)
    options.out.write_text(json.dumps(weights, indent=0) + "\n", "utf-8")
    measured = games("measure", options.measure, weights, options)
    rows = np.array([row for game in measured for row in game.believed], dtype=float)
    for title, column in (("by counting", 0), ("by deeds", 1)):
        print(f"who betrays the own clan, {title}: {figures(rows[:, column], rows[:, 2])}")
    goals = np.array([row for game in measured for row in game.found])
    losses = -np.log(np.clip(goals, 1e-6, 1)).mean(axis=0)
    told = f"log-loss {losses[0]:.3f} by counting, {losses[1]:.3f} by deeds"
    print(f"the exit, {len(goals)} times: {told}")


if __name__ == "__main__":
    main()
