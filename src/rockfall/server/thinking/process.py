"""One thinker as the server sees it: a child process with three pipes."""

import asyncio
import os
import sys
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from rockfall.server.thinking.frames import (
    HEAD,
    FrameError,
    Ready,
    Reply,
    Think,
    decode_reply,
    frame,
    length,
)
from rockfall.server.thinking.lru_cache import LruCache
from rockfall.server.thinking.thinker import ROOM

# -P: what lies in the server's working directory is not taken for a module.
_COMMAND: Final = ("-P", "-m", "rockfall.server.thinking.thinker")
#: All that a thinker needs of the environment; passwords of the server are none of its business.
_ENVIRONMENT: Final = ("PATH", "PYTHONPATH", "SYSTEMROOT")
#: A thinker that complains without end fills no log.
_MOST_COMPLAINTS: Final = 200
_LONGEST_COMPLAINT: Final = 500
_CHUNK: Final = 4096

_log = structlog.get_logger("rockfall.thinking")


class LostError(Exception):
    """A thinker that died, fell silent or speaks nonsense: it must be ended."""


class ThinkerProcess:
    """Asked one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process, number: int) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._questions = process.stdin
        self._replies = process.stdout
        self._complaints = asyncio.create_task(_relay(process.stderr, number))
        #: done when the process has ended, however it came to that
        self.gone = asyncio.create_task(process.wait())
        #: how much each bot was told, as far as the thinker has not forgotten it
        self.heard: LruCache[int] = LruCache(ROOM)

    @classmethod
    async def start(cls, number: int) -> "ThinkerProcess":
        """A new thinker that can be asked at once; the number is what the log calls it.

        Nothing is left behind if this is cancelled.
        """
        spawning = asyncio.create_task(_spawn())
        try:
            # Not to be cancelled itself: uvloop would forget the process and leave it behind.
            await asyncio.wait([spawning])
        except asyncio.CancelledError:
            await asyncio.wait([spawning])
            if spawning.exception() is None:
                await cls(spawning.result(), number).end(0)
            raise
        thinker = cls(spawning.result(), number)
        try:
            await thinker._hear_hello()
        except BaseException:
            await thinker.end(0)
            raise
        return thinker

    @property
    def alive(self) -> bool:
        """Whether the process still runs, as far as is known."""
        return self._process.returncode is None

    async def ask(self, question: Think) -> Reply:
        """Put a question and wait for the reply; any kind of failure is a LostError.

        If this is cancelled, the process must be ended: its reply would be taken for another one.
        """
        asked = frame(question)
        try:
            self._questions.write(asked)
            await self._questions.drain()
        except (OSError, RuntimeError) as error:
            # A RuntimeError is how uvloop says that the pipe was closed already.
            raise LostError("dead") from error
        reply = await self._reply()
        if reply.id != question.id:
            raise LostError("babbling")
        return reply

    async def _hear_hello(self) -> None:
        if not isinstance(await self._reply(), Ready):
            raise LostError("babbling")

    async def _reply(self) -> Reply:
        try:
            size = length(await self._replies.readexactly(HEAD))
            return decode_reply(await self._replies.readexactly(size))
        except (OSError, EOFError) as error:
            raise LostError("dead") from error
        except (FrameError, msgspec.DecodeError) as error:
            raise LostError("babbling") from error

    async def end(self, grace: float) -> None:
        """End the process, by force after some seconds, and close all its pipes.

        If this is cancelled it can, and must, be done again.
        """
        self._questions.close()
        if self.alive and grace:
            with suppress(TimeoutError):
                async with asyncio.timeout(grace):
                    await asyncio.wait([self.gone])
        if self.alive:
            with suppress(ProcessLookupError):
                self._process.kill()
        await asyncio.wait([self.gone, self._complaints])
        with suppress(OSError):
            await self._questions.wait_closed()


async def _spawn() -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    environment = {name: os.environ[name] for name in _ENVIRONMENT if name in os.environ}
    try:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            *_COMMAND,
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            env=environment,
            # A Ctrl-C at the keyboard is for the server, which then ends its thinkers.
            start_new_session=True,
        )
    except (OSError, MemoryError, RuntimeError) as error:
        # A RuntimeError is a thread too many: Python waits for a child in one of its own.
        raise LostError("not started") from error


async def _relay(complaints: asyncio.StreamReader, number: int) -> None:
    """Hand a thinker's standard error on to the log; what is too much is read and dropped."""
    rest, said = b"", 0
    while chunk := await complaints.read(_CHUNK):
        *lines, rest = (rest + chunk).split(b"\n")
        rest = rest[:_LONGEST_COMPLAINT]
        for line in lines[: _MOST_COMPLAINTS - said]:
            said += 1
            text = line[:_LONGEST_COMPLAINT].decode("utf-8", "replace")
            _log.warning("thinker complains", thinker=number, line=text)
