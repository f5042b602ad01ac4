"""`./run bench server --cluster`: a tiny run, and what is made of the numbers."""

import json

import msgspec
import pytest

from bench.__main__ import main
from bench.load.arrangements import ClusterReport, show_cluster


def test_a_tiny_run_has_a_row_for_each_arrangement(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--cluster", "--json", "--tables=2", "--seconds=1", "--rate=20")
    assert main(["server", *options]) == 0, capsys.readouterr().err
    told = json.loads(capsys.readouterr().out)
    rows = {row["name"]: row for row in told["arrangements"]}
    assert [*rows] == ["SQLite", "one worker", "two workers", "two, by table"]
    assert all(row["server_cpu_ms_per_move"] > 0 for row in rows.values())
    assert (
        rows["SQLite"]["services_cpu_ms_per_move"] < rows["one worker"]["services_cpu_ms_per_move"]
    )
    for name, goal in zip(["two workers", "two, by table"], told["goals"][-2:], strict=True):
        gain = rows[name]["flat_moves_per_s"] / rows["one worker"]["flat_moves_per_s"]
        assert goal["measured"] == pytest.approx(gain)
    show_cluster(msgspec.convert(told, ClusterReport))
    assert "two workers make at least 1.7 x the moves of one" in capsys.readouterr().out
