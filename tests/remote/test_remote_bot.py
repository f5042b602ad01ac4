"""Bots that are programs of their own: what they are told, and what becomes of odd ones."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from rockfall.bots.bot import Belief, Budget
from rockfall.bots.neutral import neutral_move
from rockfall.bots.play import play_round
from rockfall.editions.registry import Edition
from rockfall.kernel.dice import Dice
from rockfall.kernel.guess import determinise
from rockfall.kernel.sight import mask, redact_move
from rockfall.kernel.state import State
from rockfall.remote import lines
from rockfall.remote.pipe import command_of
from rockfall.remote.remote_bot import RemoteBot
from tests.remote.odd import program
from tests.support.play import edition

SEED = b"remote"
#: The seat that has to act at first.
FIRST = 2
#: Seconds that a busy machine does not need for a move, either.
LONG = Budget(seconds=30.0)


@contextmanager
def seated(file: str, built: Edition) -> Iterator[RemoteBot]:
    command = command_of([file])
    assert command is not None
    bot = RemoteBot(command, built, FIRST, SEED)
    try:
        yield bot
    finally:
        bot.close()


@pytest.fixture(scope="module")
def built() -> Edition:
    return edition("jubilee", 4)


@pytest.fixture(scope="module")
def view(built: Edition) -> State:
    return mask(built.rules.start(Dice(SEED)), FIRST)


@pytest.fixture(scope="module")
def moves(built: Edition, view: State) -> list[int]:
    return built.rules.moves(view)


def test_a_program_chooses_one_of_the_moves_it_is_offered(
    tmp_path: Path, built: Edition, view: State, moves: list[int]
) -> None:
    with seated(program(tmp_path), built) as bot:
        assert bot.choose(view, moves, LONG) == moves[0]
        bot.watch(view, FIRST, moves[0])
        assert bot.choose(view, moves[5:], LONG) == moves[5]
        assert bot.belief(view) is None
        assert not bot.faults


def test_a_program_that_keeps_beliefs_is_asked_for_them(
    tmp_path: Path, built: Edition, view: State
) -> None:
    with seated(program(tmp_path, beliefs=True), built) as bot:
        assert bot.belief(view) == Belief((0.5,) * 4, {7: 1.0})


@pytest.mark.parametrize(
    ("oddity", "reason"),
    [
        ("silent", "hung"),
        ("hanging", "hung"),
        ("dying", "died"),
        ("babbling", "nonsense"),
        ("cheating", "illegal"),
        ("confused", "nonsense"),
        ("endless", "died"),
        ("speechless", "died"),
    ],
)
def test_a_bot_that_gives_no_good_answer_loses_its_move_to_the_neutral_one(
    oddity: str,
    reason: str,
    tmp_path: Path,
    built: Edition,
    view: State,
    moves: list[int],
) -> None:
    # Only who is waited for in vain needs to be waited for shortly.
    budget = Budget(seconds=0.1) if reason == "hung" else LONG
    with seated(program(tmp_path, oddity), built) as bot:
        for step in range(2):
            expected = neutral_move(built.rules.layout, moves, SEED, step)
            assert bot.choose(view, moves, budget) == expected
            bot.watch(view, FIRST, expected)
        assert bot.faults == {reason: 2}


def test_who_is_late_too_often_is_not_waited_for_any_more(
    tmp_path: Path, built: Edition, view: State, moves: list[int]
) -> None:
    with seated(program(tmp_path, "hanging"), built) as bot:
        for _ in range(5):
            bot.choose(view, moves, Budget(seconds=0.05))
        assert bot.faults == {"hung": 3, "died": 2}


def test_an_answer_that_comes_late_is_not_taken_for_the_next_one(
    tmp_path: Path, built: Edition, view: State, moves: list[int]
) -> None:
    file = tmp_path / "slow.py"
    text = (
        Path(program(tmp_path))
        .read_text()
        .replace(
            "    print(", "    if said.get('id') == 1: import time; time.sleep(0.5)\n    print("
        )
    )
    file.write_text(text)
    with seated(str(file), built) as bot:
        bot.choose(view, moves, Budget(seconds=0.05))
        assert bot.choose(view, moves[3:], LONG) == moves[3]
        assert bot.faults == {"hung": 1}


def test_a_table_goes_on_whatever_its_programs_do(tmp_path: Path, built: Edition) -> None:
    odd = ["plain", "dying", "babbling", "cheating"]
    bots = [RemoteBot(_command(tmp_path, name), built, s, SEED) for s, name in enumerate(odd)]
    try:
        played = play_round(built, bots, SEED)
    finally:
        for bot in bots:
            bot.close()
    assert played.plies > 20
    assert [set(bot.faults) for bot in bots] == [set(), {"died"}, {"nonsense"}, {"illegal"}]


def _command(folder: Path, oddity: str) -> list[str]:
    return [sys.executable, program(folder, oddity)]


def test_when_a_bot_is_closed_all_it_has_started_is_gone(tmp_path: Path, built: Edition) -> None:
    file = tmp_path / "parent.sh"
    file.write_text(f"#!/bin/sh\nsleep 1000 &\necho $! > {tmp_path}/child\nwait\n")
    file.chmod(0o755)
    with seated(str(file), built):
        while not (tmp_path / "child").exists() or not (tmp_path / "child").read_text().strip():
            pass
        child = int((tmp_path / "child").read_text())
        os.kill(child, 0)
    # Dead, or waiting to be buried by whoever inherits it.
    status = Path(f"/proc/{child}/status")
    assert not status.exists() or "State:\tZ" in status.read_text()


# -- secrets ---------------------------------------------------------------------------------


def test_what_is_said_is_the_same_in_every_world_that_looks_the_same(built: Edition) -> None:
    rules, dice, worlds = built.rules, Dice(SEED), Dice(b"worlds")
    truth, others = rules.start(dice), 0
    for _ in range(30):
        seat = rules.actor(truth)
        view = mask(truth, seat)
        moves = rules.moves(view)
        other = determinise(view, worlds)
        others += not other.same(truth)
        twin, same = mask(other, seat), rules.moves(other)
        assert lines.choose(1, view, moves, LONG) == lines.choose(1, twin, same, LONG)
        assert lines.believe(1, view) == lines.believe(1, twin)
        told = redact_move(rules.layout, moves[0], seat, (seat + 1) % 4)
        before = mask(truth, (seat + 1) % 4)
        unseen = mask(determinise(before, worlds), (seat + 1) % 4)
        assert lines.watch(before, seat, told) == lines.watch(unseen, seat, told)
        rules.play(truth, moves[0], dice)
    assert others > 20


def test_the_first_line_says_nothing_of_the_deal(built: Edition) -> None:
    first = json.loads(lines.hello(built, 2, b"own"))
    assert set(first) == {"type", "version", "spec", "seats", "seat", "seed", "layout"}
    assert (first["seat"], first["seats"], first["seed"]) == (2, 4, b"own".hex())


def test_the_environment_of_a_program_has_nothing_of_ours(
    tmp_path: Path, built: Edition, view: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROCKFALL_TOKEN", "secret")
    file = tmp_path / "spy.py"
    file.write_text(
        "import json, os\n"
        "seen = float(any('ROCKFALL' in name for name in os.environ))\n"
        'print(json.dumps({"type": "ready", "beliefs": True}), flush=True)\n'
        'print(json.dumps({"type": "belief", "id": 1, "foes": [seen] * 4}), flush=True)\n'
        "input()\ninput()\n"
    )
    with seated(str(file), built) as bot:
        assert bot.belief(view) == Belief((0.0,) * 4, {})


@pytest.mark.parametrize("line", [b"", b"{}\n", b"[1]\n", b'{"type":"move"}\n', b"\xff\xfe\n"])
def test_a_line_that_is_no_message_is_noticed(line: bytes) -> None:
    with pytest.raises(lines.NonsenseError):
        lines.read_answer(line)


def test_answers_may_say_more_than_is_asked() -> None:
    answer = lines.read_answer(b'{"type":"move","id":3,"move":7,"why":"gold"}\n')
    assert answer == lines.Move(3, 7)
    assert msgspec.json.encode(lines.Ready()) == b'{"type":"ready","beliefs":false}'
