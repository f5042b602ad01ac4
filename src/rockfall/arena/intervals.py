"""Confidence intervals for shares."""

from math import sqrt
from statistics import NormalDist

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
