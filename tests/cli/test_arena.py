"""`rockfall arena`: what it prints, and clear refusals."""

import json
import re
import sys
from pathlib import Path

import pytest

from rockfall.bots.registry import BOTS
from rockfall.cli import arena
from tests.cli.commands import call
from tests.remote.odd import program

TWO = ("--bot", "random", "--bot", "standard")
QUICK = ("--players", "3", "--rounds", "2", "--games", "1", "--workers", "1")


def output(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert call(arena.add_parser, "arena", *words) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def test_the_tables_show_what_the_object_holds(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(output(capsys, *QUICK, *TWO, "--json"))
    text = output(capsys, *QUICK, *TWO)
    assert told["bots"] == ["random", "standard"]
    cell = next(row for row in told["swap"] if row["diggers"] == row["saboteurs"] == "standard")
    assert f"{100 * cell['share']:.1f} ({100 * cell['low']:.1f}–{100 * cell['high']:.1f})" in text
    for row in told["league"]:
        assert any(
            line.split()[:3] == [row["side"], row["bot"], f"{row['mu']:.2f}"]
            for line in text.splitlines()
        )
    assert "Deduction" in text
    assert f"{told['latency']['standard']['moves']:,}" in text


def test_a_report_has_a_page_with_its_pictures_and_all_numbers(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "new" / "report"
    told = json.loads(output(capsys, *QUICK, *TWO, "--report", str(folder), "--json"))
    assert json.loads((folder / "arena.json").read_text("utf-8")) == told
    page = (folder / "report.md").read_text("utf-8")
    pictures = re.findall(r"!\[\w+\]\((\w+\.png)\)", page)
    assert pictures == ["swap.png", "league.png", "deduction.png", "calibration.png"]
    for picture in pictures:
        assert (folder / picture).read_bytes().startswith(b"\x89PNG")
    assert page.count("\n| --- |") == 6
    command = "rockfall arena --bot random,standard --edition jubilee --players 3 --rounds 2"
    assert f"\n    {command} --games 1 --parts swap,replace,league --seed 0\n" in page


def test_a_single_bot_meets_the_default_one(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(output(capsys, *QUICK, "--bot", "random", "--parts", "replace", "--json"))
    assert told["bots"] == [BOTS[-1], "random"]
    assert "swap" not in told


def test_a_program_competes_and_loses_what_it_does_not_answer(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    good, bad = program(tmp_path), program(tmp_path, "cheating")
    words = ("--bot", good, "--bot", bad, "--parts", "replace", "--players", "3", "--rounds", "1")
    told = json.loads(output(capsys, *words, "--workers", "1", "--json"))
    assert told["bots"] == [good, bad]
    assert told["faults"][good] == {}
    assert told["faults"][bad]["illegal"] == told["latency"][bad]["moves"] > 0


def test_bots_of_any_persona_compete(capsys: pytest.CaptureFixture[str]) -> None:
    names = ["standard.cautious", "standard.hot-headed"]
    words = ("--bot", ",".join(names), "--parts", "swap", "--players", "3", "--rounds", "1")
    assert json.loads(output(capsys, *words, "--workers", "1", "--json"))["bots"] == names


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            "--bot genius",
            f"--bot: 'genius' is no bot and no program: there are {', '.join(BOTS)}",
        ),
        ("--bot detective --edition cave", "--bot: the bot 'detective' does not know this game"),
        ("--parts duel", "--parts has no part 'duel': there are swap, replace, league"),
        ("--rounds 0", "--rounds takes a whole number from 1 up, not '0'"),
        (
            "--edition cave --parts swap",
            "--parts swap needs a side that works against the rest: here is none",
        ),
    ],
)
def test_input_that_makes_no_sense_is_refused_in_one_sentence(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(arena.add_parser, "arena", *words.split()) == 2
    assert capsys.readouterr().err == f"rockfall arena: {sentence}\n"


def test_what_is_missing_is_named_with_the_extra_that_brings_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert call(arena.add_parser, "arena", *QUICK) == 2
    sentence = "rockfall arena: openskill is missing: pip install 'rockfall[arena]'\n"
    assert capsys.readouterr().err == sentence
