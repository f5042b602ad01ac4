"""Intervals against values worked out by hand and published ones."""

from math import factorial, log, prod, sqrt

import pytest

from rockfall.arena.intervals import Z_95, Pairs, pair_up, wilson


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


# -- pairs -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pairs", "low", "high"),
    [
        # R. G. Newcombe, Statistics in Medicine 17 (1998), 2635-2650, method 10.
        (Pairs(36, 2, 12, 0), 0.0569, 0.3404),
        (Pairs(20, 2, 12, 16), 0.0562, 0.3292),
        (Pairs(36, 12, 2, 0), -0.3404, -0.0569),
    ],
)
def test_published_intervals_of_pairs_come_out(pairs: Pairs, low: float, high: float) -> None:
    assert pairs.interval() == pytest.approx((low, high), abs=5e-5)


def test_the_interval_of_pairs_holds_as_often_as_it_says() -> None:
    """Every table of twelve deals, weighed by how likely it is."""
    tables = [
        Pairs(a, b, c, 12 - a - b - c)
        for a in range(13)
        for b in range(13 - a)
        for c in range(13 - a - b)
    ]
    bounds = [pairs.interval() for pairs in tables]
    for chances in [(0.4, 0.1, 0.2, 0.3), (0.1, 0.3, 0.1, 0.5), (0.6, 0.05, 0.15, 0.2)]:
        truth = chances[2] - chances[1]
        held = sum(
            factorial(12) * prod(p**k / factorial(k) for p, k in zip(chances, pairs, strict=True))
            for pairs, (low, high) in zip(tables, bounds, strict=True)
            if low <= truth <= high
        )
        assert held > 0.94


def test_pairs_that_differ_often_enough_are_no_chance() -> None:
    # Fourteen coins of which two or fewer show the rarer side: (1 + 14 + 91) / 2^14, twice.
    assert Pairs(36, 12, 2, 0).chance() == pytest.approx(2 * 106 / 2**14)
    assert Pairs(36, 2, 12, 0).chance() == Pairs(1, 2, 12, 99).chance()
    assert Pairs(7, 3, 3, 2).chance() == 1.0 == Pairs(5, 0, 0, 5).chance()


def test_a_difference_in_log_odds_does_not_saturate() -> None:
    # 50 of 100 become 90: log(90.5 / 10.5) more than even.
    assert Pairs(50, 0, 40, 10).log_odds() == pytest.approx(log(90.5 / 10.5))
    assert Pairs(0, 0, 100, 0).log_odds() < float("inf")


def test_deals_are_counted_by_how_they_came_out_both_times() -> None:
    both = [(True, True)] * 3 + [(True, False)] * 2 + [(False, True)] + [(False, False)] * 4
    pairs = pair_up(both)
    assert pairs == Pairs(3, 2, 1, 4)
    assert (pairs.deals, pairs.difference) == (10, -0.1)


def test_without_deals_nothing_is_known() -> None:
    assert (Pairs().difference, Pairs().interval(), Pairs().chance()) == (0.0, (-1.0, 1.0), 1.0)
