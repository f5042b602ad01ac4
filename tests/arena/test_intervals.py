"""Wilson's interval against values worked out by hand and published ones."""

from math import sqrt

import pytest

from rockfall.arena.intervals import Z_95, wilson


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [
        # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_published_intervals_come_out(hits: int, trials: int, low: float, high: float) -> None:
    assert wilson(hits, trials) == pytest.approx((low, high), abs=5e-5)


def test_half_of_ten_is_worked_out_by_hand() -> None:
    # z = 1.96: z*z = 3.8416; the middle stays 1/2;
    # half the width is 1.96 / 1.38416 * sqrt(0.025 + 3.8416 / 400) = 0.26341.
    assert wilson(5, 10, z=1.96) == pytest.approx((0.23659, 0.76341), abs=1e-5)


def test_no_hit_and_all_hits_mirror_each_other() -> None:
    # With no hit the formula shrinks to z*z / (n + z*z).
    highest = Z_95**2 / (30 + Z_95**2)
    assert wilson(0, 30) == pytest.approx((0.0, highest))
    assert wilson(30, 30) == pytest.approx((1 - highest, 1.0))


def test_bounds_are_where_the_normal_test_just_rejects() -> None:
    hits, trials = 37, 90
    for bound in wilson(hits, trials):
        distance = abs(hits / trials - bound)
        assert distance == pytest.approx(Z_95 * sqrt(bound * (1 - bound) / trials))


def test_without_trials_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
