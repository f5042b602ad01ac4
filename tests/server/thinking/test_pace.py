"""Bots take their time, and nothing about the game can be read off it."""

import inspect
from itertools import islice, pairwise
from statistics import median

import pytest

from rockfall.server.thinking.pace import AT_LEAST, LONGEST, SHORTEST, SLOWEST, moments, pause

STEPS = range(2000)


def test_a_pause_follows_from_seed_and_step_alone() -> None:
    assert list(inspect.signature(pause).parameters) == ["seed", "step", "pace"]
    assert [pause(b"a", step, 1) for step in STEPS] == [pause(b"a", step, 1) for step in STEPS]


def test_at_pace_one_people_wait_a_second_or_two() -> None:
    pauses = sorted(pause(b"a", step, 1) for step in STEPS)
    assert 0.8 <= pauses[0] < 0.82
    assert 2.95 < pauses[-1] <= 3.0
    assert 1.45 < median(pauses) < 1.65
    # More quick answers than slow ones, as people do.
    assert sum(pauses) / len(pauses) > median(pauses)


def test_pauses_differ_from_step_to_step_and_from_seed_to_seed() -> None:
    assert len({pause(b"a", step, 1) for step in range(100)}) > 95
    assert len({pause(b"%d" % seed, 7, 1) for seed in range(100)}) > 95


def test_no_pause_is_a_habit() -> None:
    pauses = [pause(b"a", step, 1) for step in STEPS]
    for tenth in range(10):
        low = SHORTEST + tenth * (LONGEST - SHORTEST) / 10
        high = low + (LONGEST - SHORTEST) / 10
        share = sum(low <= one < high for one in pauses) / len(pauses)
        assert 0.02 < share < 0.2


@pytest.mark.parametrize("pace", [0.5, 2, SLOWEST])
def test_the_pace_stretches_every_pause(pace: float) -> None:
    for step in range(50):
        assert pause(b"a", step, pace) == pytest.approx(pace * pause(b"a", step, 1))


def test_at_pace_zero_bots_answer_at_once() -> None:
    assert {pause(b"a", step, 0) for step in range(50)} == {0.0}


@pytest.mark.parametrize("pace", [-0.1, 3.1, float("nan")])
def test_there_is_no_other_pace(pace: float) -> None:
    with pytest.raises(ValueError, match="pace"):
        pause(b"a", 1, pace)


@pytest.mark.parametrize("pace", [0.01, 1, SLOWEST])
def test_a_late_thought_is_heard_at_moments_that_grow_rarer(pace: float) -> None:
    assert list(inspect.signature(moments).parameters) == ["seed", "step", "pace", "waited"]
    for step in range(50):
        appointed = [*islice(moments(b"a", step, pace), 5)]
        assert appointed[0] == pause(b"a", step, pace)
        waits = [later - earlier for earlier, later in pairwise(appointed)]
        assert waits == pytest.approx([0.5, 1.0, 2.0, 4.0])


@pytest.mark.parametrize("pace", [0.4, 1, SLOWEST])
def test_who_waited_before_the_question_has_thought_meanwhile_but_is_never_at_once(
    pace: float,
) -> None:
    for step in range(50):
        usual, waited = next(moments(b"a", step, pace)), next(moments(b"a", step, pace, 1.5))
        assert waited == pytest.approx(max(usual - 1.5, pace * AT_LEAST))


def test_at_pace_zero_there_is_one_moment_and_then_no_promise() -> None:
    assert [*moments(b"a", 7, 0)] == [0.0]


def test_there_are_no_moments_of_another_pace() -> None:
    with pytest.raises(ValueError, match="pace"):
        next(moments(b"a", 1, 3.1))
