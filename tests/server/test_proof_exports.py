"""Exports are checked table by table, and every planted lie in one is found."""

import json
from copy import deepcopy

from rockfall.server.proof import check_text
from tests.server.lies import faults, finished, line
from tests.server.played import SEED, dealt_table, play

EVERYTHING = "jubilee+saboteur2"


def test_an_export_is_checked_table_by_table_and_running_ones_are_left_alone() -> None:
    running = play(dealt_table(), steps=3)
    report = check_text(line(finished()) + line(running, "playing") + line(finished(EVERYTHING)))
    assert (report.kind, report.true, report.running) == ("export", True, 1)
    assert [match.spec for match in report.matches] == ["jubilee", EVERYTHING]


def test_an_export_of_running_tables_has_nothing_to_check() -> None:
    report = check_text(line(play(dealt_table(), steps=3), "playing"))
    assert (report.true, report.matches, report.running) == (False, [], 1)


def test_an_export_with_another_card_in_one_step() -> None:
    bent = deepcopy(json.loads(line(finished())))
    number = next(i for i, (_, body) in enumerate(bent["entries"]) if body["type"] == "chose")
    bent["entries"][number][1]["move"] += 1 << 6
    report = check_text(line(finished()) + json.dumps(bent, separators=(",", ":")).encode())
    assert [faults(match) for match in report.matches] == [
        [],
        [f"line 2, table cellar, entry {number}"],
    ]


def test_an_export_with_another_seed() -> None:
    report = check_text(line(finished()).replace(SEED.encode(), b"5f" * 32))
    assert len(report.matches[0].faults) == 1


def test_an_export_that_is_cut_off() -> None:
    report = check_text((line(finished()) + line(finished(EVERYTHING)))[:-500])
    assert [len(match.faults) for match in report.matches] == [0, 1]
    assert faults(report.matches[1]) == ["line 2"]


def test_a_table_that_is_over_without_an_end() -> None:
    report = check_text(line(play(dealt_table(), steps=3)))
    assert faults(report.matches[0]) == ["line 1, table cellar"]
