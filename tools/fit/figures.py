"""How good odds are, as digger observers have them."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tools.fit.design import Array
from tools.fit.model import Model, Parameters
from tools.fit.rounds import Round


class Figures(NamedTuple):
    """Ranking (AUC), calibration (ECE, ten bins), logarithmic loss, and of how many odds."""

    auc: float
    ece: float
    loss: float
    odds: int

    def __str__(self) -> str:
        return f"AUC {self.auc:.3f}, ECE {self.ece:.3f}, log-loss {self.loss:.3f}, n {self.odds}"


def figures(chances: Array, true: Array) -> Figures:
    """Chances of some things to be so, and whether they were."""
    _, inverse, counts = np.unique(chances, return_inverse=True, return_counts=True)
    last = np.cumsum(counts)
    ranks = (last - (counts - 1) / 2)[inverse]
    ones, zeros = true.sum(), (1 - true).sum()
    auc = (ranks[true == 1].sum() - ones * (ones + 1) / 2) / max(1, ones * zeros)
    bins = np.minimum(9, (chances * 10).astype(int))
    ece = sum(
        abs(chances[bins == one].mean() - true[bins == one].mean()) * (bins == one).mean()
        for one in range(10)
        if (bins == one).any()
    )
    return Figures(float(auc), float(ece), float(losses(chances, true).mean()), len(chances))


def losses(chances: Array, true: Array) -> Array:
    """The logarithmic loss of each chance."""
    safe = np.clip(chances, 1e-6, 1 - 1e-6)
    found: Array = -(true * np.log(safe) + (1 - true) * np.log(1 - safe))
    return found


class Told(NamedTuple):
    """What diggers were told of other seats, what was so, and the style of those seats."""

    chances: Array
    true: Array
    styles: npt.NDArray[np.str_]
    rounds: npt.NDArray[np.int64]

    def figures(self, *styles: str) -> Figures:
        """How good the odds are, of all seats or of diggers and of saboteurs of some styles."""
        if not styles:
            return figures(self.chances, self.true)
        chosen = (self.true == 0) | np.isin(self.styles, styles)
        return figures(self.chances[chosen], self.true[chosen])

    def beside(self, other: "Told") -> tuple[float, float]:
        """By how much its loss is above that of other odds of the same, and half its interval.

        What is told in a round goes together, so it is rounds that are counted.
        """
        more = losses(self.chances, self.true) - losses(other.chances, other.true)
        mean = more.mean()
        off = np.bincount(self.rounds, more - mean)
        return float(mean), float(1.96 * np.sqrt((off**2).sum()) / len(more))


#: What a digger was told of a seat, whether it was so, the style of the seat, and in which round.
Row = tuple[float, float, str, int]


def by_observers(
    model: Model, rounds: list[Round], at: Parameters, temper: float, lap: int
) -> Told:
    """What diggers think of each other seat after a lap (0: at the end)."""
    design = model.design
    chances = model.chances(at, temper)
    rows: list[Row] = []
    for moment in np.flatnonzero(design.lap == lap):
        played = rounds[design.round[moment]]
        for eye in _diggers(played):
            odds = chances[moment] * (1 - model.foes[:, eye])[:, None]
            if lap == 0:
                odds = odds * _sees(played, eye)
            seats = model.foes.T @ odds.sum(axis=1) / odds.sum()
            rows += _rows(played, eye, list(seats), int(design.round[moment]))
    return told(rows)


def by_trust(rounds: list[Round]) -> Told:
    """What the standard bot's trust says at the end, in the seats of diggers."""
    rows: list[Row] = []
    for number, played in enumerate(rounds):
        for eye, trust in zip(_diggers(played), played.trust, strict=True):
            rows += _rows(played, eye, list(trust), number)
    return told(rows)


def _diggers(played: Round) -> list[int]:
    return [seat for seat in range(played.seats) if not played.foes >> seat & 1]


def _sees(played: Round, eye: int) -> Array:
    """For every goal, whether the treasure can lie there for all that an eye has seen."""
    looked = played.looked[eye]
    if played.treasure in looked:
        return np.array([float(goal == played.treasure) for goal in played.goals])
    return np.array([float(goal not in looked) for goal in played.goals])


def _rows(played: Round, eye: int, chances: list[float], number: int) -> list[Row]:
    return [
        (chances[seat], float(played.foes >> seat & 1), played.styles[seat], number)
        for seat in range(played.seats)
        if seat != eye
    ]


def told(rows: list[Row]) -> Told:
    """All that was told."""
    chances, true, styles, rounds = zip(*rows, strict=True)
    return Told(np.array(chances), np.array(true), np.array(styles), np.array(rounds))
