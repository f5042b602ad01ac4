"""`./run bench server --hostile`: a tiny attack, and what is made of the numbers."""

import json
from itertools import islice
from typing import Any

import msgspec
import pytest

from bench.__main__ import main
from bench.load.hostile_plan import in_rotation
from bench.load.hostile_report import (
    HostileLoad,
    HostileReport,
    Seen,
    Times,
    make_hostile_report,
    times_of,
)
from bench.load.hostile_requests import REQUESTS
from bench.load.hostile_sockets import ATTACKS
from bench.load.hostile_table import show_hostile

LOAD = HostileLoad(sockets=8, clients=2, rate=20.0, seconds=1.0, engine="compiled")


def test_a_tiny_attack_measures_the_innocent_before_and_during_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    options = ("--hostile", "--json", "--seconds=2", "--sockets=28", "--rate=15")
    assert main(["server", *options]) == 0, capsys.readouterr().err
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert (told["load"]["sockets"], told["load"]["clients"]) == (28, 7)
    for seen in (told["calm"], told["hostile"]):
        for times in (seen["moves"], seen["healthz"]):
            assert times["count"] >= 2
            assert 0 < times["p50_ms"] <= times["p99_ms"] <= times["max_ms"]
    assert told["calm"]["healthz_failed"] == 0
    # Every attack was tried: there are as many attackers of each sort as attacks, or more.
    names = [attack.name for attack in ATTACKS] + [name for name, _ in REQUESTS]
    assert {*told["answers"]} == {*names}
    assert all(sum(got.values()) for got in told["answers"].values())
    assert told["answers"]["replays"].keys() >= {"200"}
    p99 = told["hostile"]["moves"]["p99_ms"] / told["calm"]["moves"]["p99_ms"]
    assert told["ratios"]["moves_p99"] == pytest.approx(p99)
    show_hostile(msgspec.convert(told, HostileReport))
    shown = capsys.readouterr().out
    assert "28 hostile sockets and 7 hostile HTTP clients" in shown
    assert "guessed codes" in shown


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("--sockets=3", "--sockets takes a whole number from 4 up, not '3'"),
        ("--rate=0", "--rate takes a number above 0, not '0'"),
        ("--seconds=x", "--seconds takes a number above 0, not 'x'"),
    ],
)
def test_an_attack_that_makes_no_sense_is_not_made(
    option: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["server", "--hostile", option]) == 2
    assert capsys.readouterr().err == f"run bench: {sentence}\n"


def test_every_attacker_comes_to_every_attack_and_begins_with_another() -> None:
    assert [*islice(in_rotation("abc", 0), 4)] == [*"abca"]
    assert [*islice(in_rotation("abc", 5), 4)] == [*"cabc"]


def test_times_are_summed_up_in_milliseconds() -> None:
    assert times_of([float(n) for n in range(101)]) == Times(101, 50_000.0, 99_000.0, 100_000.0)


def seen(moves: float, health: float, failed: int = 0) -> Seen:
    return Seen(Times(9, 1.0, moves, moves), Times(9, 1.0, health, health), failed)


@pytest.mark.parametrize(
    ("hostile", "reached"),
    [
        (seen(99.9, 49.9), [True, True]),
        (seen(100.0, 50.0), [False, False]),
        # Not answered at all is worse than late.
        (seen(99.9, 49.9, failed=1), [True, False]),
    ],
)
def test_goals_under_attack_are_judged_at_their_bounds(hostile: Seen, reached: list[bool]) -> None:
    report = make_hostile_report(LOAD, seen(10.0, 5.0), hostile, {}, {})
    assert [goal.reached for goal in report.goals] == reached
    assert report.ratios.moves_p99 == hostile.moves.p99_ms / 10.0
