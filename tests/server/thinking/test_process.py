"""A thinker's process: what it gets along, how it is lost, and that nothing of it stays behind."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from rockfall.server.thinking.frames import Thought
from rockfall.server.thinking.process import LostError, ThinkerProcess
from tests.server.thinking.asking import Asker, children, dealt, open_pipes

PATIENCE = 20.0
#: No frame, no message, half a message, the reply to another question; as printf writes them.
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
        reply = await process.ask(Asker(dealt()).think(number=7), PATIENCE)
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
            await process.ask(Asker(dealt()).think(), PATIENCE)
            (pid,) = children()
            home = Path(f"/proc/{pid}")
            environment = (home / "environ").read_bytes()
            files = [os.readlink(file) for file in (home / "fd").iterdir()]
            await process.end(0)
        assert b"password" not in environment
        assert {file.partition(":")[0] for file in files} == {"pipe"}

    asyncio.run(look())


@pytest.mark.parametrize(
    ("signal_", "patience", "reason"),
    [(signal.SIGKILL, PATIENCE, "dead"), (signal.SIGSTOP, 0.2, "silent")],
)
def test_a_process_that_dies_or_hangs_is_lost(signal_: int, patience: float, reason: str) -> None:
    async def lose() -> None:
        process = await ThinkerProcess.start(0)
        await process.ask(Asker(dealt()).think(), PATIENCE)
        os.kill(children()[0], signal_)
        with pytest.raises(LostError, match=reason):
            await process.ask(Asker(dealt()).think(), patience)
        await process.end(0)
        assert children() == []

    asyncio.run(lose())


@pytest.mark.parametrize("babble", BABBLE)
def test_what_is_no_reply_is_a_loss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, babble: str
) -> None:
    babbler = tmp_path / "babbler"
    babbler.write_text(f"#!/bin/sh\nprintf '{babble}'\ncat >/dev/null\n")
    babbler.chmod(0o755)

    async def listen() -> None:
        process = await ThinkerProcess.start(0)
        with pytest.raises(LostError, match="babbling"):
            await process.ask(Asker(dealt()).think(), 0.5)
        await process.end(0)

    monkeypatch.setattr(sys, "executable", str(babbler))
    asyncio.run(listen())


def test_a_process_that_cannot_be_started_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(LostError, match="not started"):
        asyncio.run(ThinkerProcess.start(0))


def test_one_that_is_deep_in_thought_is_ended_by_force() -> None:
    async def end() -> None:
        process = await ThinkerProcess.start(0)
        await process.ask(Asker(dealt()).think(), PATIENCE)
        os.kill(children()[0], signal.SIGSTOP)
        await asyncio.wait_for(process.end(0.1), PATIENCE)
        assert children() == []

    asyncio.run(end())


def test_an_end_that_is_cancelled_can_be_made_again() -> None:
    async def end() -> None:
        process = await ThinkerProcess.start(0)
        await process.ask(Asker(dealt()).think(), PATIENCE)
        os.kill(children()[0], signal.SIGSTOP)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(process.end(PATIENCE), 0.1)
        await process.end(0)
        assert children() == []

    asyncio.run(end())


def test_complaints_go_to_the_log_and_never_fill_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    grumbler = tmp_path / "grumbler"
    grumbler.write_text("#!/bin/sh\nyes $(printf 'no %0600d' 0) | head -n 500 >&2\n")
    grumbler.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(grumbler))

    async def listen() -> None:
        process = await ThinkerProcess.start(3)
        with pytest.raises(LostError):
            await process.ask(Asker(dealt()).think(), PATIENCE)
        await process.end(PATIENCE)

    with capture_logs() as logs:
        asyncio.run(listen())
    assert len(logs) == 200
    assert {(entry["event"], entry["thinker"]) for entry in logs} == {("thinker complains", 3)}
    assert {len(entry["line"]) for entry in logs} == {500}
