"""docs/bots.md: the arena's report is what its command gives."""

import json
import re
import shlex
from pathlib import Path

import pytest

from rockfall.arena.plan import PARTS
from rockfall.arena.report import markdown
from rockfall.arena.tables import tables
from rockfall.cli import arena
from rockfall.cli.main import build_parser
from tests.cli.commands import call

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
SECTION = PAGE[PAGE.index("## The arena") :]
(COMMAND,) = re.findall(r"^    rockfall (arena .*)$", SECTION, re.MULTILINE)


def test_the_command_of_the_report_plays_all_parts() -> None:
    plan = arena.read_plan(build_parser().parse_args(shlex.split(COMMAND)))
    assert plan.parts == PARTS
    matrix = SECTION[SECTION.index("| players | dealt | rounds |") :].split("\n\n")[0]
    rows = [line.strip("| ").split(" | ") for line in matrix.splitlines()[2:]]
    counted = {(row[0], row[1]): int(row[2]) for row in rows}
    # Of three and four players there is sometimes nobody who hinders; such deals are not shown.
    shown = dict.fromkeys(plan.players, 0)
    for (players, _), rounds in counted.items():
        shown[int(players)] += rounds
    assert all(0 < rounds <= plan.rounds for rounds in shown.values())
    assert all(rounds == plan.rounds for players, rounds in shown.items() if players > 4)


@pytest.mark.soak
def test_the_tables_of_the_report_are_what_its_command_gives(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert call(arena.add_parser, *shlex.split(COMMAND), "--json") == 0
    told = json.loads(capsys.readouterr().out)
    told["latency"] = {}
    found = [markdown(table) for table in tables(told)]
    assert len(found) == 5
    assert [table for table in found if table not in SECTION] == []
