"""How long bots think: times counted by their size, so that millions of them take no room."""

from collections import Counter
from math import ceil, exp, log
from typing import Final

#: Neighbouring sizes differ by two in a hundred, and so is every time known.
_STEP: Final = log(1.02)
_LEAST: Final = 1e-7


class Latency:
    """Seconds that a bot took for its moves."""

    def __init__(self) -> None:
        self.sizes: Counter[int] = Counter()

    def add(self, seconds: float) -> None:
        """Count a move in."""
        self.sizes[round(log(max(seconds, _LEAST)) / _STEP)] += 1

    def merge(self, other: "Latency") -> None:
        """Count in all that another one has counted."""
        self.sizes.update(other.sizes)

    @property
    def moves(self) -> int:
        """How many moves."""
        return self.sizes.total()

    def quantile(self, share: float) -> float:
        """Seconds that were enough for a share of the moves; 0 without any."""
        rank = max(1, ceil(share * self.moves))
        for size in sorted(self.sizes):
            rank -= self.sizes[size]
            if rank <= 0:
                return exp(size * _STEP)
        return 0.0
