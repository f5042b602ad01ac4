"""Weights that make what was true likeliest."""

from typing import Final, NamedTuple

import numpy as np

from rockfall.bots.beliefs.deals import deals
from rockfall.bots.beliefs.weights import LOUDEST, MEASURES, Row, Weights
from rockfall.bots.standard.table.lookup import lookup_of
from tools.fit.design import DONE, NONE, PAIRS, SORTS, WIDTH, Array, Design
from tools.fit.rounds import edition

#: How strongly weights are drawn to 0, for each moment.
_RIDGE: Final = 1e-3
_STEPS: Final = 160
_RATE: Final = 0.12


#: What a claim about a goal says that its maker has looked at, if it is true and if it is a lie.
#: Bots claim no such thing, so this is judged, not fitted: of a hundred claims of diggers two are
#: wrong, of those of saboteurs every other.
CLAIMS: Final[tuple[dict[str, Row], dict[str, Row]]] = (
    {"claim": (-0.67, 0.0, 0.0, 0.0), "lie": (3.2, 0.0, 0.0, 0.0)},
    {"claim": (0.0, 0.0, 0.0, 0.0), "lie": (-3.9, 0.0, 0.0, 0.0)},
)


class Sleep(NamedTuple):
    """How likely who hinders sleeps at first, and wakes up at a deed."""

    asleep: float
    wakes: float


class Parameters(NamedTuple):
    """All that is fitted: sort and measure -> weight."""

    foe: Array
    treasure: Array
    pair: Array

    def weights(self, temper: float, sleep: Sleep) -> Weights:
        """As they are kept and used."""
        foe = _rows(SORTS, self.foe) | CLAIMS[0]
        treasure = _rows(DONE, self.treasure) | CLAIMS[1]
        return Weights(foe, treasure, _rows(PAIRS, self.pair), temper, *sleep)


def _rows(sorts: tuple[str, ...], flat: Array) -> dict[str, Row]:
    table = flat.reshape(len(sorts), WIDTH)
    rows = {
        sort: tuple(round(float(x), 3) for x in row) for sort, row in zip(sorts, table, strict=True)
    }
    return {sort: row for sort, row in rows.items() if any(row)}


def parameters(weights: Weights) -> Parameters:
    """Weights, to compute with."""
    none = (0.0,) * len(MEASURES)
    tables = [
        [table.get(sort, none) for sort in sorts]
        for sorts, table in ((SORTS, weights.foe), (DONE, weights.treasure), (PAIRS, weights.pair))
    ]
    return Parameters(*[np.array(table).ravel() for table in tables])


class Model:
    """Odds of every deal and goal at the moments of a design."""

    def __init__(self, design: Design, sleep: Sleep) -> None:
        self.design = design
        self.sleep = sleep
        known = deals(lookup_of(edition(design.spec, design.seats).rules))
        self.ways = np.log([deal.ways for deal in known])
        self.foes = np.array(
            [[float(seat in deal.seats) for seat in range(design.seats)] for deal in known]
        )
        self.both = np.einsum("hi,hj->hij", self.foes, self.foes)
        self.shut = np.where(design.open, 0.0, -1e9)[:, None, :]
        self.there = design.sorts < NONE
        #: where each measure of each deed finds its weight
        first = np.where(self.there, design.sorts, 0) * WIDTH
        self.where = first[..., None] + np.arange(WIDTH)
        self.measures = np.where(self.there[..., None], design.measures, 0.0)

    def seats(self, says: Array) -> tuple[Array, Array]:
        """Moment, seat, goal -> the logarithm of the odds; and how awake each was at each deed."""
        asleep, wakes = self.sleep
        sleeping = np.full(says.shape[:-1], asleep)
        awake = 1 - sleeping
        ahead = []
        for place in range(says.shape[-1]):
            here = self.there[..., place]
            woken = np.where(here, wakes * sleeping, 0.0)
            sleeping = sleeping - woken
            awake = np.where(here, (awake + woken) * np.exp(says[..., place]), awake)
            ahead.append(awake)
        odds = sleeping + awake
        # How much of the odds goes back to having been awake at a deed: what its weight changes.
        rest = np.ones_like(awake)
        shares = np.zeros_like(says)
        for place in reversed(range(says.shape[-1])):
            here = self.there[..., place]
            shares[..., place] = np.where(here, ahead[place] * rest / odds, 0.0)
            rest = np.where(here, rest * np.exp(says[..., place]), rest)
        return np.log(odds), shares

    def scores(self, at: Parameters, temper: float) -> tuple[Array, Array]:
        """The logarithm of the weight of every deal and goal; how awake each was at each deed."""
        says = temper * (at.foe[self.where] * self.measures).sum(axis=-1)
        seats, shares = self.seats(np.clip(says, -LOUDEST, LOUDEST))
        pairs = temper * np.einsum("cijk,k->cij", self.design.pairs, at.pair)
        scores = np.einsum("hi,cig->chg", self.foes, seats)
        scores += np.einsum("hij,cij->ch", self.both, pairs)[:, :, None]
        scores += temper * (self.design.done @ at.treasure)[:, None, :]
        return scores + self.ways[None, :, None] + self.shut, shares

    def chances(self, at: Parameters, temper: float) -> Array:
        """Moment, deal, goal -> the chance."""
        return _softmax(self.scores(at, temper)[0])

    def slope(self, at: Parameters) -> tuple[float, Parameters]:
        """The mean loss, and how it changes with the weights."""
        scores, shares = self.scores(at, 1.0)
        chances = _softmax(scores)
        moments = np.arange(len(chances))
        loss = -np.log(chances[moments, self.design.deal, self.design.goal] + 1e-12).mean()
        chances[moments, self.design.deal, self.design.goal] -= 1
        of_says = np.einsum("hi,chg->cig", self.foes, chances)[..., None] * shares
        foe = np.bincount(
            self.where.ravel(), (of_says[..., None] * self.measures).ravel(), len(at.foe)
        )
        of_pairs = np.einsum("hij,ch->cij", self.both, chances.sum(axis=2))
        pair = np.tensordot(of_pairs, self.design.pairs, axes=3)
        treasure = np.tensordot(chances.sum(axis=1), self.design.done, axes=2)
        count = len(moments)
        return float(loss), Parameters(foe / count, treasure / count, pair / count)


def _softmax(scores: Array) -> Array:
    flat = scores.reshape(len(scores), -1)
    flat = np.exp(flat - flat.max(axis=1, keepdims=True))
    flat /= flat.sum(axis=1, keepdims=True)
    chances: Array = flat.reshape(scores.shape)
    return chances


def fit(designs: list[Design], sleep: Sleep, steps: int = _STEPS) -> Parameters:
    """The weights under which the truth is likeliest, drawn to 0 a little."""
    models = [Model(design, sleep) for design in designs]
    sizes = [len(sorts) * WIDTH for sorts in (SORTS, DONE, PAIRS)]
    cuts = np.cumsum(sizes)[:2]
    now = np.zeros(sum(sizes))
    mean, square = np.zeros_like(now), np.zeros_like(now)
    share = np.array([len(design.lap) for design in designs], dtype=float)
    share /= share.sum()
    for step in range(1, steps + 1):
        slope = 2 * _RIDGE * now
        for model, part in zip(models, share, strict=True):
            _, found = model.slope(Parameters(*np.split(now, cuts)))
            slope = slope + part * np.concatenate(found)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        rate = _RATE * min(1.0, 2 * (1 - step / (steps + 1)))
        now = now - rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return Parameters(*np.split(now, cuts))
