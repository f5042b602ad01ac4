"""Duels: one style digs, another one hinders, at fixed deals with a fixed number of saboteurs.

python -m tools.fit.duels --rounds 400 detective:standard detective:detective

All play the same deals, so each is held against the first of them deal by deal.
"""

import argparse
from math import log
from typing import Final

import numpy as np

from rockfall.arena.intervals import pair_up, wilson
from rockfall.bots.beliefs.evidence import Evidence
from rockfall.bots.beliefs.posterior import Known, posterior
from rockfall.bots.beliefs.weights import fitted
from rockfall.bots.standard.table.lookup import lookup_of
from rockfall.kernel.dice import Dice
from tools.fit.figures import figures
from tools.fit.rounds import BASE, Pool, Round, Task, edition, play

#: Players and saboteurs among them.
SETUPS: Final = ((4, 1), (5, 2), (8, 3))


def deals(seats: int, foes: int, rounds: int, seed: str) -> list[str]:
    """Seeds of deals with so many saboteurs."""
    rules = edition(BASE, seats).rules
    lookup = lookup_of(rules)
    found: list[str] = []
    number = 0
    while len(found) < rounds:
        name = f"{seed}/{seats}/{number}"
        truth = rules.start(Dice(name.encode()))
        if sum(truth.card(zone) == lookup.saboteur for zone in lookup.roles) == foes:
            found.append(name)
        number += 1
    return found


def duel(seeds: list[str], seats: int, pool: Pool, workers: int, shy: float = 0.0) -> list[Round]:
    """Play these deals."""
    return play([Task(BASE, seats, pool, seed, False, None, shy) for seed in seeds], workers)


def read_after(laps: int, played: list[Round]) -> float:
    """How well an outside observer tells saboteurs from diggers after some laps, as an AUC."""
    chances: list[float] = []
    true: list[float] = []
    for one in played:
        steps = laps * one.seats
        if len(one.deeds) >= steps:
            chances += _outside(one, steps)
            true += [float(one.foes >> seat & 1) for seat in range(one.seats)]
    return figures(np.array(chances), np.array(true)).auc


def _outside(played: Round, steps: int) -> tuple[float, ...]:
    """What an outside observer thinks of every seat after some deeds."""
    weights = fitted()
    evidence = Evidence(played.seats, played.deeds[0].goals, weights)
    for step, (deed, goals) in enumerate(played.deeds[:steps]):
        if goals != evidence.goals:
            evidence = evidence.moved(goals)
        evidence.add(weights, deed, step)
    lookup = lookup_of(edition(BASE, played.seats).rules)
    odds = dict.fromkeys(evidence.goals, 1 / len(evidence.goals))
    return posterior(lookup, evidence, Known(0, 0, odds)).foes


def share(played: list[Round]) -> str:
    """How many rounds the saboteurs have won, and how well they could be read."""
    won, rounds = sum(not one.won for one in played), len(played)
    low, high = wilson(won, rounds)
    odds = log((won + 0.5) / (rounds - won + 0.5))
    return (
        f"{100 * won / rounds:.1f} % ({100 * low:.0f}-{100 * high:.0f}), log-odds {odds:+.2f},"
        f" read after two laps with an AUC of {read_after(2, played):.3f}"
    )


def change(first: list[Round], second: list[Round]) -> str:
    """What it makes of the saboteurs' share that the same deals are played in the second way."""
    won = zip(first, second, strict=True)
    pairs = pair_up([(not before.won, not after.won) for before, after in won])
    low, high = pairs.interval()
    return (
        f"{100 * pairs.difference:+.1f} points ({100 * low:+.1f} to {100 * high:+.1f}),"
        f" log-odds {pairs.log_odds():+.2f}, p = {pairs.chance():.2g}"
    )


def main() -> None:
    """Print the saboteurs' share of the rounds of each duel, and what it changes."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit.duels", description=__doc__)
    parser.add_argument("duels", nargs="+", help="a digger's style and a saboteur's: police:all-in")
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--players", type=int, nargs="*", default=[4, 5, 8], choices=[4, 5, 8])
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--shy", type=float, default=0.0, help="detectives hide for two laps")
    options = parser.parse_args()
    for seats, foes in [setup for setup in SETUPS if setup[0] in options.players]:
        seeds = deals(seats, foes, options.rounds, options.seed)
        first: list[Round] = []
        for name in options.duels:
            digger, saboteur = name.split(":")
            played = duel(seeds, seats, ({digger: 1}, {saboteur: 1}), options.workers, options.shy)
            print(f"{seats} players, {foes} saboteurs, {name}: {share(played)}", flush=True)
            if first:
                print(f"    beside {options.duels[0]}: {change(first, played)}", flush=True)
            first = first or played


if __name__ == "__main__":
    main()
