"""How much each sort of deed counts: a small table, fitted to played rounds by `tools/fit`."""

import json
from functools import lru_cache
from importlib.resources import files
from math import exp
from typing import Final, NamedTuple

#: What is measured of every deed besides that it was done: its size, how near the treasure is, how
#: late it is, and how much more it does for some goal than for those where its doer must look.
MEASURES: Final = ("done", "size", "near", "late", "lean")
#: No deed says more than this, as the logarithm of odds.
LOUDEST: Final = 6.0
#: As many numbers as there are measures.
Row = tuple[float, ...]
_NOTHING: Final = (0.0,) * len(MEASURES)


class Weights(NamedTuple):
    """Sort of deed -> what each of its measures adds to the logarithm of some odds."""

    #: that who did it hinders, rather than digs: for each way to hinder there is a table ...
    foe: tuple[dict[str, Row], ...]
    #: ... and how many of those who hinder do it like that
    shares: tuple[float, ...]
    #: that the treasure lies where it is supposed to lie, if who did it digs
    treasure: dict[str, Row]
    #: that both hinder, who did it and to whom it was done, beyond what it says of each
    pair: dict[str, Row]
    #: all that adds up is multiplied with this: players have styles that were not fitted
    temper: float
    #: the chance that who hinders plays as a digger at first, and that it wakes up at a deed
    asleep: float
    wakes: float
    #: what doors and crystals say of roles, where there are teams
    marks: dict[str, float]

    def of_foe(self, sort: str, measures: Row) -> list[float]:
        """How much likelier a deed is of who hinders, for each way to do so, than of a digger."""
        amounts = [self.temper * _dot(way.get(sort, _NOTHING), measures) for way in self.foe]
        return [exp(max(-LOUDEST, min(LOUDEST, amount))) for amount in amounts]

    def of_treasure(self, sort: str, measures: Row) -> float:
        """What a deed says of the goal for which it is of this sort."""
        return self.temper * _dot(self.treasure.get(sort, _NOTHING), measures)

    def of_pair(self, sort: str, measures: Row) -> float:
        """What a deed says of two seats together."""
        return self.temper * _dot(self.pair.get(sort, _NOTHING), measures)


def _dot(weights: Row, measures: Row) -> float:
    return sum([weight * measure for weight, measure in zip(weights, measures, strict=True)])


def from_json(text: str) -> Weights:
    """Weights as they are kept in a file."""
    told = json.loads(text)
    for name in ("treasure", "pair"):
        told[name] = _rows(told[name])
    told["foe"] = tuple(_rows(way) for way in told["foe"])
    told["shares"] = tuple(told["shares"])
    return Weights(**told)


def _rows(table: dict[str, list[float]]) -> dict[str, Row]:
    return {sort: tuple(row) for sort, row in table.items()}


@lru_cache(maxsize=2)
def fitted(teams: bool = False) -> Weights:
    """The weights that come with the package, for two sides or for teams that compete."""
    name = "teams.json" if teams else "weights.json"
    return from_json(files(__package__).joinpath(name).read_text("utf-8"))
