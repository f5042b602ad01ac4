"""What doors and crystals say of roles, where teams compete."""

from typing import Final

import numpy as np

from rockfall.bots.beliefs.roles import Sort, sorts
from rockfall.bots.standard.table.lookup import lookup_of
from tools.fit.design import Array, design
from tools.fit.model import WAYS, Model, Parameters
from tools.fit.plans import TEMPER, Played
from tools.fit.rounds import Round, edition

MARKS: Final = ("door-own", "door-other", "door-any", "crystal")
_STEPS: Final = 400
_RATE: Final = 20.0
_RIDGE: Final = 2e-3


class Seats:
    """Seats at the ends of rounds, each taken alone: what it laid, and its role."""

    def __init__(self, found: Parameters, played: Played) -> None:
        # For seat and sort of role: what is known without marks, the marks, and the truth.
        offsets, marks, true = [], [], []
        for seats, rounds in played.items():
            lookup = lookup_of(edition(rounds[0].spec, seats).rules)
            every = sorts(lookup)
            cards = [sum(lookup.layout.count[kind] for kind in sort.kinds) for sort in every]
            hinder = np.array([float(sort.aim.hinders) for sort in every])
            odds = _odds(found, rounds)
            for number, one in enumerate(rounds):
                for seat in range(seats):
                    offsets.append(np.log(cards) + hinder * odds[number, seat])
                    marks.append(_counts(one, seat, every))
                    true.append([float(one.roles[seat] in sort.kinds) for sort in every])
        self.offsets, self.marks, self.true = np.array(offsets), np.array(marks), np.array(true)

    def chances(self, weights: Array) -> Array:
        """Seat, sort of role -> its chance."""
        scores = np.exp(self.offsets + self.marks @ weights)
        found: Array = scores / scores.sum(axis=1, keepdims=True)
        return found

    def fitted(self) -> dict[str, float]:
        """What marks have to say, so that the true roles are likeliest."""
        now = np.zeros(len(MARKS))
        for _ in range(_STEPS):
            off = self.chances(now) - self.true
            slope = np.einsum("ns,nsm->m", off, self.marks) / len(off)
            now -= _RATE * (slope + _RIDGE * now)
        return {mark: round(float(much), 3) for mark, much in zip(MARKS, now, strict=True)}


def _odds(found: Parameters, rounds: list[Round]) -> Array:
    """Round, seat -> the logarithm of the odds that it hinders, at the end."""
    model = Model(design(rounds), WAYS)
    odds, _ = model.seats([model.says(way, TEMPER) for way in found.foe])
    told: Array = np.log(odds[model.design.lap == 0].mean(axis=2))
    return told


def _counts(one: Round, seat: int, every: tuple[Sort, ...]) -> list[list[int]]:
    counts = [one.marks[seat].counts(sort.aim) for sort in every]
    return [[count.get(mark, 0) for mark in MARKS] for count in counts]
