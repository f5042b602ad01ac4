"""Duels: one style digs, another one hinders, at fixed deals with a fixed number of saboteurs.

python -m tools.fit.duels --rounds 400 detective:standard standard:standard
"""

import argparse
from math import log
from typing import Final

from rockfall.arena.intervals import wilson
from rockfall.bots.standard.table.lookup import lookup_of
from rockfall.kernel.dice import Dice
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


def duel(seeds: list[str], seats: int, pool: Pool, workers: int) -> list[Round]:
    """Play these deals."""
    return play([Task(BASE, seats, pool, seed, False) for seed in seeds], workers)


def main() -> None:
    """Print the saboteurs' share of the rounds of each duel."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit.duels", description=__doc__)
    parser.add_argument("duels", nargs="+", help="a digger's style and a saboteur's: police:all-in")
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    for seats, foes in SETUPS:
        seeds = deals(seats, foes, options.rounds, options.seed)
        for name in options.duels:
            digger, saboteur = name.split(":")
            played = duel(seeds, seats, ({digger: 1}, {saboteur: 1}), options.workers)
            won = sum(not one.won for one in played)
            low, high = wilson(won, len(played))
            odds = log((won + 0.5) / (len(played) - won + 0.5))
            share = f"{100 * won / len(played):.1f} % ({100 * low:.0f}-{100 * high:.0f})"
            print(
                f"{seats} players, {foes} saboteurs, {name}: {share}, log-odds {odds:+.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
