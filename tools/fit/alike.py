"""How many saboteurs of a style do nothing, all round long, that a digger would not have done.

    python -m tools.fit.alike --rounds 100

What they did is what diggers do with the same cards, so nothing that all can see speaks against
them: at one table nobody can do better than to hold each of them as likely a saboteur as a digger.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from rockfall.bots.bot import Belief, Budget
from rockfall.bots.play import own_seed, play_move
from rockfall.bots.standard.table.lookup import lookup_of
from rockfall.bots.styles.styled_bot import DISGUISED, StyledBot
from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import TABLE, WATCHER
from rockfall.kernel.sight import redact_move
from rockfall.kernel.state import State
from rockfall.kernel.verdict import verdict
from tools.fit.duels import SETUPS, deals
from tools.fit.rounds import BASE, edition


class Double:
    """A bot in disguise, and how often it did what all could see that a digger would not do."""

    def __init__(self, bot: StyledBot) -> None:
        self.bot = bot
        self.lookup = bot.lookup
        self.strange = 0

    def watch(self, before: State, seat: int, move: int) -> None:
        self.bot.watch(before, seat, move)

    def choose(self, view: State, moves: list[int], budget: Budget) -> int:
        move = self.bot.choose(view, moves, budget)
        twin = self.bot.copy()
        twin.saboteur = "loyal"
        layout, seat = self.lookup.layout, self.bot.seat
        both = (move, twin.choose(view, moves, budget))
        told = [redact_move(layout, one, seat, WATCHER) for one in both]
        self.strange += told[0] != told[1]
        return move

    def belief(self, view: State) -> Belief:
        return self.bot.belief(view)


def strange(seats: int, style: str, seed: str) -> list[int]:
    """How often each saboteur of a round among standard diggers did what no digger would."""
    rules = edition(BASE, seats).rules
    lookup, dice = lookup_of(rules), Dice(seed.encode())
    truth = rules.start(dice)
    bots = [
        Double(StyledBot(rules, seat, own_seed(seed.encode(), seat), "standard", style))
        for seat in range(seats)
    ]
    foes = [seat for seat in range(seats) if truth.card(lookup.roles[seat]) == lookup.saboteur]
    while verdict(truth) is None:
        if rules.actor(truth) == TABLE:
            rules.advance(truth, dice)
        else:
            play_move(rules, truth, [*bots], dice)
    return [bots[seat].strange for seat in foes]


def main() -> None:
    """Print the share for each style in disguise, and the highest AUC that it leaves."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit.alike", description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", default="alike")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    with ProcessPoolExecutor(options.workers) as executor:
        for seats, foes in SETUPS:
            seeds = deals(seats, foes, options.rounds, options.seed)
            for style in DISGUISED:
                played = executor.map(partial(strange, seats, style), seeds, chunksize=8)
                found = [number for one in played for number in one]
                share = found.count(0) / len(found)
                few = sum(number <= 1 for number in found) / len(found)
                once = f"{100 * few:.0f} % once at most, of {len(found)}"
                print(f"{seats} players, {style}: {100 * share:.0f} % never, {once}", flush=True)


if __name__ == "__main__":
    main()
