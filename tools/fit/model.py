"""Weights that make what was true likeliest."""

from typing import Final, NamedTuple

import numpy as np

from rockfall.bots.beliefs.deals import deals
from rockfall.bots.beliefs.weights import LOUDEST, Row, Weights
from rockfall.bots.standard.table.lookup import lookup_of
from tools.fit.design import DONE, GOALS, NONE, PAIRS, SORTS, WIDTH, Array, Design, Numbers
from tools.fit.rounds import edition

#: How strongly weights are drawn to 0, for each moment.
_RIDGE: Final = 1e-3
_STEPS: Final = 160
_RATE: Final = 0.12


def _done(much: float, size: float = 0.0) -> Row:
    """What is said by that a deed was done, and by its size."""
    return (much, size, *(0.0,) * (WIDTH - 2))


#: What a claim about a goal says that its maker has looked at, if it is true and if it is a lie.
#: Bots claim no such thing, so this is judged, not fitted: of a hundred claims of diggers two are
#: wrong, of those of saboteurs every other.
CLAIMS: Final[tuple[dict[str, Row], dict[str, Row]]] = (
    {"claim": _done(-0.67), "lie": _done(3.2)},
    {"claim": _done(0.0), "lie": _done(-3.9)},
)


class Ways(NamedTuple):
    """How those who hinder do it: asleep at first or not, waking up at a deed, in some way."""

    asleep: float
    wakes: float
    #: how many hinder in each way
    shares: tuple[float, ...]


#: What a fit begins with, so that each way becomes one of its own: sort -> its weights. The first
#: becomes that of those who strike, the second frames, and the third is left for who gives nothing
#: away but that it digs less: for styles that nobody thought of.
_HINTS: Final[tuple[dict[str, Row], ...]] = (
    {},
    {"break": _done(1.5, -1.0)},
    {"dig-elsewhere": _done(1.0)},
)
WAYS: Final = Ways(0.35, 0.1, (0.6, 0.15, 0.25))
#: What is known before anything was fitted.
BLANK: Final = Weights((), (), {}, {}, 1.0, *WAYS[:2], {})


class Parameters(NamedTuple):
    """All that is fitted: sort and measure -> weight; of those who hinder one row for each way."""

    foe: Array
    treasure: Array
    pair: Array

    def weights(self, temper: float, ways: Ways) -> Weights:
        """As they are kept and used."""
        foe = tuple(_rows(SORTS, way) | CLAIMS[0] for way in self.foe)
        treasure = _rows(DONE, self.treasure) | CLAIMS[1]
        pair = _rows(PAIRS, self.pair)
        return Weights(foe, ways.shares, treasure, pair, temper, ways.asleep, ways.wakes, {})


def parameters(weights: Weights) -> Parameters:
    """Weights, to compute with."""
    foe = np.array([_flat(SORTS, way) for way in weights.foe])
    return Parameters(foe, _flat(DONE, weights.treasure), _flat(PAIRS, weights.pair))


def _rows(sorts: tuple[str, ...], flat: Array) -> dict[str, Row]:
    table = flat.reshape(len(sorts), WIDTH)
    rows = {
        sort: tuple(round(float(x), 3) + 0.0 for x in row)
        for sort, row in zip(sorts, table, strict=True)
    }
    return {sort: row for sort, row in rows.items() if any(row)}


class Model:
    """Odds of every deal and goal at the moments of a design."""

    def __init__(self, design: Design, ways: Ways) -> None:
        self.design = design
        self.ways = ways
        known = deals(lookup_of(edition(design.spec, design.seats).rules))
        self.dealt = np.log([deal.ways for deal in known])
        self.foes = np.array(
            [[float(seat in deal.seats) for seat in range(design.seats)] for deal in known]
        )
        self.both = np.einsum("hi,hj->hij", self.foes, self.foes)
        self.shut = np.where(design.open, 0.0, -1e9)[:, None, :]
        self.there = design.sorts < NONE
        #: all deeds in a row: where they are, their sorts and measures
        self.where = np.flatnonzero(self.there.ravel())
        self.sorts = design.sorts.ravel()[self.where]
        self.measures = design.measures.reshape(-1, WIDTH)[self.where]
        #: where the odds of moment, seat and goal are among those after all deeds of all rounds
        seats, goals = np.arange(design.seats)[:, None], np.arange(GOALS)
        self.at = (design.round[:, None, None], seats, goals, design.places)

    def says(self, foe: Array, temper: float) -> Array:
        """Round, seat, goal, place -> how much likelier a deed is of who hinders in a way."""
        amounts = temper * (foe.reshape(-1, WIDTH)[self.sorts] * self.measures).sum(axis=1)
        found = np.ones(self.there.size)
        found[self.where] = np.exp(np.clip(amounts, -LOUDEST, LOUDEST))
        return found.reshape(self.there.shape)

    def seats(self, says: list[Array]) -> tuple[Array, list[Array]]:
        """Moment, seat, goal -> the odds; and those of being awake in each way after each deed."""
        asleep, wakes, shares = self.ways
        sleeping = np.full(self.there.shape[:-1], asleep)
        awake = [(1 - asleep) * share * np.ones_like(sleeping) for share in shares]
        ahead = [np.empty(self.there.shape) for _ in shares]
        odds = [np.ones_like(sleeping)]
        for place in range(self.there.shape[-1]):
            here = self.there[..., place]
            woken = np.where(here, wakes * sleeping, 0.0)
            sleeping = sleeping - woken
            for way, share in enumerate(shares):
                # Where nothing was done anything says 1, and nobody wakes up.
                awake[way] = (awake[way] + share * woken) * says[way][..., place]
                ahead[way][..., place] = awake[way]
            odds.append(sum(awake, sleeping))
        return np.stack(odds, axis=-1)[self.at], ahead

    def scores(self, at: Parameters, odds: Array, temper: float) -> Array:
        """The logarithm of the weight of every deal and goal."""
        pairs = temper * (self.design.pairs @ at.pair)
        scores: Array = np.einsum("hi,cig->chg", self.foes, np.log(odds))
        scores += np.einsum("hij,cij->ch", self.both, pairs)[:, :, None]
        scores += temper * (self.design.done @ at.treasure)[:, None, :]
        return scores + self.dealt[None, :, None] + self.shut

    def chances(self, at: Parameters, temper: float) -> Array:
        """Moment, deal, goal -> the chance."""
        odds, _ = self.seats([self.says(way, temper) for way in at.foe])
        return _softmax(self.scores(at, odds, temper))

    def slope(self, at: Parameters) -> tuple[float, Parameters]:
        """The mean loss, and how it changes with the weights."""
        says = [self.says(way, 1.0) for way in at.foe]
        odds, ahead = self.seats(says)
        chances = _softmax(self.scores(at, odds, 1.0))
        count = len(chances)
        moments = np.arange(count)
        loss = -np.log(chances[moments, self.design.deal, self.design.goal] + 1e-12).mean()
        chances[moments, self.design.deal, self.design.goal] -= 1
        of_odds = np.zeros((*self.there.shape[:-1], self.there.shape[-1] + 1))
        np.add.at(of_odds, self.at, np.einsum("hi,chg->cig", self.foes, chances) / odds / count)
        foe = [self._of_way(*way, of_odds) for way in zip(says, ahead, strict=True)]
        of_pairs = np.einsum("hij,ch->cij", self.both, chances.sum(axis=2))
        pair = np.tensordot(of_pairs, self.design.pairs, axes=3)
        treasure = np.tensordot(chances.sum(axis=1), self.design.done, axes=2)
        return float(loss), Parameters(np.array(foe), treasure / count, pair / count)

    def _of_way(self, says: Array, ahead: Array, of_odds: Array) -> Array:
        """How the loss changes with the weights of a way: by what was awake in it at each deed."""
        rest, much = of_odds[..., -1], np.empty(self.there.shape)
        for place in reversed(range(self.there.shape[-1])):
            much[..., place] = ahead[..., place] * rest
            rest = rest * says[..., place] + of_odds[..., place]
        flat = much.ravel()[self.where]
        columns = [
            np.bincount(self.sorts, flat * measure, len(SORTS)) for measure in self.measures.T
        ]
        return np.stack(columns, axis=1).astype(float).ravel()


def _softmax(scores: Array) -> Array:
    flat = scores.reshape(len(scores), -1)
    flat = np.exp(flat - flat.max(axis=1, keepdims=True))
    flat /= flat.sum(axis=1, keepdims=True)
    chances: Array = flat.reshape(scores.shape)
    return chances


def fit(designs: list[Design], ways: Ways, steps: int = _STEPS) -> Parameters:
    """The weights under which the truth is likeliest, drawn to 0 a little."""
    models = [Model(design, ways) for design in designs]
    hints = np.concatenate([_flat(SORTS, hint) for hint in _HINTS])
    sizes = [hints.size, len(DONE) * WIDTH, len(PAIRS) * WIDTH]
    cuts = np.cumsum(sizes)[:2]
    now = np.concatenate([hints, np.zeros(sum(sizes[1:]))])
    mean, square = np.zeros_like(now), np.zeros_like(now)
    share = np.array([len(design.lap) for design in designs], dtype=float)
    share /= share.sum()
    for step in range(1, steps + 1):
        slope = 2 * _RIDGE * now
        for model, part in zip(models, share, strict=True):
            _, found = model.slope(_parted(now, cuts, len(_HINTS)))
            slope = slope + part * np.concatenate([one.ravel() for one in found])
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        rate = _RATE * min(1.0, 2 * (1 - step / (steps + 1)))
        now = now - rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return _parted(now, cuts, len(_HINTS))


def _parted(flat: Array, cuts: Numbers, ways: int) -> Parameters:
    foe, treasure, pair = np.split(flat, cuts)
    return Parameters(foe.reshape(ways, -1), treasure, pair)


def _flat(sorts: tuple[str, ...], rows: dict[str, Row]) -> Array:
    none = (0.0,) * WIDTH
    return np.array([rows.get(sort, none) for sort in sorts]).ravel()
