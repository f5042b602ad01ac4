"""A thinker's process: what it gets along, how it is lost, and that nothing of it stays behind."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest
import uvloop
from structlog.testing import capture_logs

from rockfall.server.thinking.frames import Ready, Thought, frame
from rockfall.server.thinking.process import LostError, ThinkerProcess
from tests.server.thinking.asking import Asker, children, dealt, open_pipes

PATIENCE = 20.0
LOOPS = [asyncio.new_event_loop, uvloop.new_event_loop]
#: What a thinker says first, as printf writes it.
HELLO = "".join(f"\\{byte:03o}" for byte in frame(Ready()))
#: No frame, no message, half a message, the reply to another question.
BABBLE = [
    "babble, babble",
    r"\0\0\0\3abc",
    r"\0\0\0\2\223\247",
    r"\0\0\0\013\223\247Thought\143\5",
]


def test_it_answers_and_leaves_nothing_behind() -> None:
    async def ask() -> None:
        pipes = open_pipes()
        process = await ThinkerProcess.start(0)
        reply = await process.ask(Asker(dealt()).think(number=7))
        assert isinstance(reply, Thought)
        assert reply.id == 7
        assert (process.alive, len(children())) == (True, 1)
        await process.end(PATIENCE)
        assert (process.alive, children()) == (False, [])
        await asyncio.sleep(0)
        assert open_pipes() == pipes

    asyncio.run(ask())


def test_it_gets_no_secret_of_the_server_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROCKFALL_DATABASE", "postgres://miner:password@localhost")

    async def look() -> None:
        with open(__file__) as inherited:
            os.set_inheritable(inherited.fileno(), True)
            process = await ThinkerProcess.start(0)
            await process.ask(Asker(dealt()).think())
            (pid,) = children()
            home = Path(f"/proc/{pid}")
            environment = (home / "environ").read_bytes()
            files = [os.readlink(file) for file in (home / "fd").iterdir()]
            await process.end(0)
        assert b"password" not in environment
        assert {file.partition(":")[0] for file in files} == {"pipe"}

    asyncio.run(look())


def test_a_process_that_dies_is_lost() -> None:
    async def lose() -> None:
        process = await ThinkerProcess.start(0)
        await process.ask(Asker(dealt()).think())
        os.kill(children()[0], signal.SIGKILL)
        with pytest.raises(LostError, match="dead"):
            await process.ask(Asker(dealt()).think())
        await process.gone
        with pytest.raises(LostError, match="dead"):
            await process.ask(Asker(dealt()).think())
        await process.end(0)
        assert children() == []

    for loop in LOOPS:
        with asyncio.Runner(loop_factory=loop) as runner:
            runner.run(lose())


def impostor(path: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Something else that is started in a thinker's place."""
    file = path / "impostor"
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(file))


@pytest.mark.parametrize("babble", BABBLE)
def test_what_is_no_reply_is_a_loss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, babble: str
) -> None:
    impostor(tmp_path, monkeypatch, f"printf '{HELLO}{babble}'\ncat >/dev/null")

    async def listen() -> None:
        process = await ThinkerProcess.start(0)
        with pytest.raises(LostError, match="babbling"):
            await process.ask(Asker(dealt()).think())
        await process.end(0)

    asyncio.run(listen())


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        *[(f"printf '{babble}'\ncat >/dev/null", "babbling") for babble in BABBLE],
        ("exit", "dead"),
    ],
)
def test_a_process_that_does_not_say_hello_is_lost_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str, reason: str
) -> None:
    impostor(tmp_path, monkeypatch, script)

    async def start() -> None:
        pipes = open_pipes()
        with pytest.raises(LostError, match=reason):
            await ThinkerProcess.start(0)
        assert children() == []
        await asyncio.sleep(0)
        assert open_pipes() == pipes

    asyncio.run(start())


def test_a_start_that_nobody_waits_for_any_more_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    impostor(tmp_path, monkeypatch, "exec sleep 1000")

    async def start() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(ThinkerProcess.start(0), 0.2)
        assert children() == []

    asyncio.run(start())


def test_a_process_that_cannot_be_started_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(LostError, match="not started"):
        asyncio.run(ThinkerProcess.start(0))


def test_one_that_is_deep_in_thought_is_ended_by_force() -> None:
    async def end() -> None:
        process = await ThinkerProcess.start(0)
        await process.ask(Asker(dealt()).think())
        os.kill(children()[0], signal.SIGSTOP)
        await asyncio.wait_for(process.end(0.1), PATIENCE)
        assert children() == []

    asyncio.run(end())


def test_an_end_that_is_cancelled_can_be_made_again() -> None:
    async def end() -> None:
        process = await ThinkerProcess.start(0)
        await process.ask(Asker(dealt()).think())
        os.kill(children()[0], signal.SIGSTOP)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(process.end(PATIENCE), 0.1)
        await process.end(0)
        assert children() == []

    asyncio.run(end())


def test_complaints_go_to_the_log_and_never_fill_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = f"printf '{HELLO}'\nyes $(printf 'no %0600d' 0) | head -n 500 >&2"
    impostor(tmp_path, monkeypatch, script)

    async def listen() -> None:
        process = await ThinkerProcess.start(3)
        with pytest.raises(LostError):
            await process.ask(Asker(dealt()).think())
        await process.end(PATIENCE)

    with capture_logs() as logs:
        asyncio.run(listen())
    assert len(logs) == 200
    assert {(entry["event"], entry["thinker"]) for entry in logs} == {("thinker complains", 3)}
    assert {len(entry["line"]) for entry in logs} == {500}
