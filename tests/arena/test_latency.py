"""Times counted by their size."""

from random import Random

import pytest

from rockfall.arena.latency import Latency


def test_quantiles_are_known_to_two_in_a_hundred() -> None:
    chance = Random(1)
    times = sorted(chance.lognormvariate(-6, 1) for _ in range(999))
    one, other = Latency(), Latency()
    for number, seconds in enumerate(times):
        (one if number % 3 else other).add(seconds)
    one.merge(other)
    assert one.moves == 999
    for share, rank in ((0.5, 499), (0.95, 949), (0.99, 989)):
        assert one.quantile(share) == pytest.approx(times[rank], rel=0.02)


def test_no_moves_took_no_time() -> None:
    assert Latency().quantile(0.95) == 0.0
