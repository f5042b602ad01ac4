"""`./run bench server --growth`: a tiny run, and what is made of the numbers."""

import json

import msgspec
import pytest

from bench.__main__ import main
from bench.load.growth import GrowthReport, show_growth


def test_a_tiny_run_has_a_row_for_each_number_of_tables(
    capsys: pytest.CaptureFixture[str],
) -> None:
    options = ("--growth", "--json", "--tables=1,2", "--seconds=1", "--rate=40")
    assert main(["server", *options]) == 0, capsys.readouterr().err
    told = json.loads(capsys.readouterr().out)
    assert [(size["tables"], size["sockets"]) for size in told["sizes"]] == [(1, 3), (2, 6)]
    costs = [size["own_cpu_ms_per_move"] for size in told["sizes"]]
    assert told["growth"] == pytest.approx(costs[1] / costs[0], rel=0.01)
    for size in told["sizes"]:
        rest = size["rest_cpu_ms_per_s"] / size["moves_per_s"]
        own, whole = size["own_cpu_ms_per_move"], size["server_cpu_ms_per_move"]
        assert whole == pytest.approx(own + rest, abs=0.01)
    assert all(size["memory_per_table"] > 0 for size in told["sizes"])
    show_growth(msgspec.convert(told, GrowthReport))
    assert "3 people at each table, 40 moves/s" in capsys.readouterr().out


def test_what_makes_no_sense_does_not_grow(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["server", "--growth", "--tables=1,x"]) == 2
    said = "run bench: --tables takes a whole number from 1 up, not 'x'\n"
    assert capsys.readouterr().err == said
