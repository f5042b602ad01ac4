"""Whole games of The Dark Cave among bots, and how they came out."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rockfall.arena.intervals import wilson
from rockfall.bots.play import play_move, seat_bots
from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import TABLE
from rockfall.kernel.state import State
from rockfall.kernel.tokens import GONE
from rockfall.kernel.verdict import result
from tests.support.play import edition


def played(names: Sequence[str], seed: bytes) -> State:
    """The truth at the end of a game of these bots."""
    built = edition("cave", len(names))
    bots, dice = seat_bots(built, names, seed), Dice(seed)
    truth = built.rules.start(dice)
    while not built.rules.over(truth):
        if built.rules.actor(truth) == TABLE:
            built.rules.advance(truth, dice)
        else:
            play_move(built.rules, truth, bots, dice)
    return truth


def out(truth: State) -> list[int]:
    """The seats whose dwarves are out of the cave."""
    return [
        seat
        for seat, dwarf in enumerate(truth.layout.tokens_of("dwarf"))
        if truth.nums[dwarf.num] == GONE
    ]


class Share(NamedTuple):
    """How often something was so."""

    hits: int = 0
    times: int = 0

    def with_one(self, hit: bool) -> "Share":
        return Share(self.hits + hit, self.times + 1)

    @classmethod
    def sum(cls, shares: Iterable["Share"]) -> "Share":
        """Counted together."""
        hits, times = zip(*shares, strict=True)
        return cls(sum(hits), sum(times))

    def __str__(self) -> str:
        low, high = wilson(self.hits, self.times)
        mean = self.hits / max(1, self.times)
        return f"{100 * mean:.0f} % ({100 * low:.0f}-{100 * high:.0f}, n={self.times})"


def winners(seats: int, games: int, name: str) -> dict[str, Share]:
    """How often one seat of a bot wins among random ones: as a loyal dwarf, as a saboteur."""
    shares = {"loyal": Share(), "saboteur": Share()}
    for game in range(games):
        seat = game % seats
        names = ["random"] * seats
        names[seat] = name
        truth = played(names, b"cave %d" % game)
        role = truth.layout.kinds[truth.card(truth.layout.frame.roles[seat])]
        sort = role.rpartition("-")[2]
        shares[sort] = shares[sort].with_one(seat in result(truth).winners)
    return shares


def escapes(seats: int, games: int) -> tuple[Share, Counter[int]]:
    """In how many games somebody got out, and how many dwarves did, of standard bots alone."""
    share, dwarves = Share(), Counter[int]()
    for game in range(games):
        left = out(played(["standard"] * seats, b"cave %d" % game))
        share = share.with_one(bool(left))
        dwarves[len(left)] += 1
    return share, dwarves


def main(games: int) -> None:
    """Print the table of docs/bots.md."""
    heads = (
        "players | somebody out | dwarves out | loyal | random loyal | saboteur | random saboteur"
    )
    print(f"| {heads} |\n{'|---' * 7}|")
    for seats in range(2, 9):
        somebody, dwarves = escapes(seats, games)
        mean = sum(left * times for left, times in dwarves.items()) / games / seats
        ours, theirs = winners(seats, 2 * games, "standard"), winners(seats, 2 * games, "random")
        cells = [somebody, f"{100 * mean:.0f} %", ours["loyal"], theirs["loyal"]]
        cells += [ours["saboteur"], theirs["saboteur"]] if seats > 2 else ["-", "-"]
        print(f"| {seats} | {' | '.join(map(str, cells))} |", flush=True)


if __name__ == "__main__":
    import sys

    main(int(sys.argv[1]))
