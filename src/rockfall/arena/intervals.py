"""How sure one can be of a share, and of the difference of two shares of the same deals."""

from math import comb, log, sqrt
from statistics import NormalDist
from typing import NamedTuple

Z_95 = NormalDist().inv_cdf(0.975)


def wilson(hits: int, trials: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's score interval: unlike the textbook one it also holds near 0 and 1."""
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    spread = z * z / trials
    centre = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt(share * (1 - share) / trials + spread / (4 * trials))
    return max(0.0, centre - half), min(1.0, centre + half)


class Pairs(NamedTuple):
    """The same deals played in two ways: how often something came about in which of them."""

    both: int = 0
    first: int = 0
    second: int = 0
    neither: int = 0

    @property
    def deals(self) -> int:
        """How many deals."""
        return sum(self)

    @property
    def difference(self) -> float:
        """How much more often it came about in the second way, as a share of the deals."""
        return (self.second - self.first) / self.deals if self.deals else 0.0

    def interval(self, z: float = Z_95) -> tuple[float, float]:
        """The interval of the difference: Newcombe's score method for paired data."""
        deals = self.deals
        if not deals:
            return -1.0, 1.0
        before, after = self.both + self.first, self.both + self.second
        low1, high1 = wilson(before, deals, z)
        low2, high2 = wilson(after, deals, z)
        down1, up1 = before / deals - low1, high1 - before / deals
        down2, up2 = after / deals - low2, high2 - after / deals
        tie = self._correlation()
        below = sqrt(max(0.0, down2**2 - 2 * tie * down2 * up1 + up1**2))
        above = sqrt(max(0.0, down1**2 - 2 * tie * down1 * up2 + up2**2))
        return self.difference - below, self.difference + above

    def _correlation(self) -> float:
        """How far both ways go together; a positive one is corrected for chance."""
        both, first, second, neither = self
        margins = (both + first) * (second + neither) * (both + second) * (first + neither)
        if not margins:
            return 0.0
        excess = float(both * neither - first * second)
        if excess > 0:
            excess = max(0.0, excess - self.deals / 2)
        return excess / sqrt(margins)

    def chance(self) -> float:
        """McNemar's exact test: how likely chance alone makes so great a difference."""
        differ = self.first + self.second
        tail = sum(comb(differ, k) for k in range(min(self.first, self.second) + 1))
        return float(min(1.0, 2 * tail / 2**differ))

    def log_odds(self) -> float:
        """The difference in log-odds, which does not saturate; half a deal is added all round."""
        before, after = self.both + self.first, self.both + self.second
        return _logit(after, self.deals) - _logit(before, self.deals)


def _logit(hits: int, trials: int) -> float:
    return log((hits + 0.5) / (trials - hits + 0.5))


def pair_up(outcomes: list[tuple[bool, bool]]) -> Pairs:
    """Count deals by how they came out in the first way and in the second."""
    return Pairs(
        both=outcomes.count((True, True)),
        first=outcomes.count((True, False)),
        second=outcomes.count((False, True)),
        neither=outcomes.count((False, False)),
    )
