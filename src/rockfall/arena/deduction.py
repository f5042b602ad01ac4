"""How good beliefs are: what was held likely beside what was so.

Beliefs are counted in ten-thousandths: whole numbers add up to the same in any order, so it does
not matter who counted what first.
"""

from collections.abc import Iterator
from math import log
from typing import Final, NamedTuple

from rockfall.bots.play import NO_SIDE, Moment, RoundRecord
from rockfall.kernel.layout import Layout

STEPS: Final = 10_000
#: Bins of the calibration error.
BINS: Final = 10
#: Certainty counts as a belief this far from it: who was wrong then has lost much, but not all.
_SURE: Final = 0.5 / STEPS


class Sheet:
    """Beliefs of one sort: in ten-thousandths -> how often it was not so, and how often it was."""

    def __init__(self) -> None:
        self.counts: dict[int, list[int]] = {}

    def add(self, belief: float, so: bool) -> None:
        """Count a belief in."""
        self.counts.setdefault(round(belief * STEPS), [0, 0])[so] += 1

    def merge(self, other: "Sheet") -> None:
        """Count in all that another one has counted."""
        for step, (false, true) in other.counts.items():
            mine = self.counts.setdefault(step, [0, 0])
            mine[0] += false
            mine[1] += true

    def rows(self) -> list[tuple[float, int, int]]:
        """Belief, how often it was not so, how often it was; ascending."""
        return [(step / STEPS, n, y) for step, (n, y) in sorted(self.counts.items())]

    @property
    def total(self) -> int:
        """How many beliefs."""
        return sum(sum(pair) for pair in self.counts.values())

    def brier(self) -> float:
        """The mean squared error: 0 is perfect, a quarter is what one half always gets."""
        return self._mean([n * p * p + y * (1 - p) ** 2 for p, n, y in self.rows()])

    def log_loss(self) -> float:
        """The mean surprise, in natural units."""
        losses = []
        for p, n, y in self.rows():
            kept = min(max(p, _SURE), 1 - _SURE)
            losses.append(-n * log(1 - kept) - y * log(kept))
        return self._mean(losses)

    def auc(self) -> float | None:
        """The chance that what was so was held likelier than what was not; None without both."""
        below, won = 0, 0.0
        for _, n, y in self.rows():
            won += y * (below + n / 2)
            below += n
        so = self.total - below
        return won / (below * so) if below and so else None

    def ece(self) -> float:
        """The calibration error: how far beliefs are from how often they are right, by tenths."""
        return self._mean([count * abs(p - so) for p, so, count in self.bins()])

    def bins(self) -> list[tuple[float, float, int]]:
        """For every tenth that has any: mean belief, how often it was so, how many."""
        found: dict[int, list[float]] = {}
        for p, n, y in self.rows():
            part = found.setdefault(min(int(p * BINS), BINS - 1), [0.0, 0.0, 0.0])
            for at, value in enumerate((p * (n + y), y, n + y)):
                part[at] += value
        return [(p / count, so / count, int(count)) for p, so, count in found.values()]

    def seen_through(self) -> float | None:
        """Of what was so, how much was held likelier than not; None where nothing was."""
        so = sum(y for _, _, y in self.rows())
        return sum(y for p, _, y in self.rows() if p > 0.5) / so if so else None

    def _mean(self, sums: list[float]) -> float:
        return sum(sums) / self.total if self.counts else 0.0


class SheetKey(NamedTuple):
    """Whose beliefs: at which tables, when, of which bot, about whom."""

    players: int
    foes: int
    phase: str
    observer: str
    #: the bots of all who do not work against the rest, and of those who do, by name
    diggers: str
    hidden: str


class Beliefs(NamedTuple):
    """What seats that do not hinder held likely of the others, and what the deal alone says."""

    held: Sheet
    prior: Sheet

    def skill(self) -> float | None:
        """How much of the prior's error is gone: 1 all of it, below 0 it is worse; None if none."""
        before = self.prior.brier()
        return 1 - self.held.brier() / before if before else None


Notebook = dict[SheetKey, Beliefs]


def phases(moments: tuple[Moment, ...]) -> Iterator[tuple[str, Moment]]:
    """The moments of a round that are looked at: after laps, half-way, and after the last move."""
    last = len(moments) - 1
    for phase, at in (("lap 1", 1), ("lap 2", 2), ("half", last // 2)):
        if 0 < at < last:
            yield phase, moments[at]
    if moments:
        yield "end", moments[-1]


def prior(layout: Layout, foe: bool) -> float:
    """How likely any other seat works against the rest, before the first move (B1)."""
    frame = layout.frame
    cards = {kind: layout.count[kind] for kind in frame.sides}
    against = sum(count for kind, count in cards.items() if frame.sides[kind] == frame.foes)
    return (against - foe) / (sum(cards.values()) - 1)


def note(notebook: Notebook, layout: Layout, bots: tuple[str, ...], played: RoundRecord) -> None:
    """Count in what was believed in a round by those who do not work against the rest."""
    if not layout.frame.foes:
        # Where clans compete nobody works against all the others.
        return
    sides: tuple[set[str], set[str]] = (set(), set())
    for bot, foe in zip(bots, played.moments[0].foes, strict=True):
        sides[foe].add(bot)
    names = ["+".join(sorted(side)) or NO_SIDE for side in sides]
    chance = prior(layout, foe=False)
    for phase, moment in phases(played.moments):
        for seat, belief in enumerate(moment.beliefs):
            if belief is None or moment.foes[seat]:
                continue
            key = SheetKey(len(bots), played.foes, phase, bots[seat], *names)
            sheets = notebook.setdefault(key, Beliefs(Sheet(), Sheet()))
            for other, so in enumerate(moment.foes):
                if other != seat:
                    sheets.held.add(belief.foes[other], so)
                    sheets.prior.add(chance, so)


def merge(notebook: Notebook, other: Notebook) -> None:
    """Count in all that another notebook has."""
    for key, sheets in other.items():
        mine = notebook.setdefault(key, Beliefs(Sheet(), Sheet()))
        mine.held.merge(sheets.held)
        mine.prior.merge(sheets.prior)
