"""One socket of somebody who goes from table to table, and all that was said and heard on it."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rockfall.server import protocol as p
from tests.server.support.client import Reply, read_message

#: Seconds until an answer is overdue; everything the gremlin does is over before.
PATIENCE: Final = 40.0
_AGAIN: Final = 0.1


class Key(NamedTuple):
    """What somebody opens a table with: a member's token, a screen's key, or only the link."""

    table: str
    token: str = ""
    #: whose token it is, -1 for nobody's
    member: int = -1
    #: whose screen it opens, -1 for nobody's
    screen: int = -1


class Wish(NamedTuple):
    """Something said to the server; for a hello, the key it shows."""

    kind: str
    fields: dict[str, Any]
    key: Key | None = None


class Transcript:
    """Everything said and heard on one connection, in order."""

    def __init__(self) -> None:
        self.wishes: dict[int, Wish] = {}
        self.heard: list[p.FromServer] = []
        self.answers: dict[int, Reply] = {}


class Line:
    """A socket that writes everything down. What it was told last is there to act upon."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._waiting: dict[int, asyncio.Future[Reply | None]] = {}
        self._ears = asyncio.Event()
        self._ears.set()
        self.transcript = Transcript()
        #: told of every answer that came: what was answered how, and after how many seconds
        self.on_answer: Callable[[str, float], None] = lambda what, seconds: None
        #: the welcome to the present table, and what was told there since
        self.welcome: p.Welcome | None = None
        self.next = 0
        self.step = 0
        self.moves: list[int] = []
        self.phase = ""
        self.rematch = ""
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def open(cls, address: str) -> "Line | None":
        """A new connection; None if there is no server just now."""
        try:
            return cls(await connect(address, max_size=None, compression=None, ping_interval=None))
        except (OSError, InvalidHandshake, TimeoutError, EOFError):
            await asyncio.sleep(_AGAIN)
            return None

    @property
    def lost(self) -> bool:
        """Whether nothing can be heard any more."""
        return self._reader.done()

    # -- talking -----------------------------------------------------------------------------

    async def say(self, kind: str, key: Key | None = None, **fields: Any) -> Reply | None:
        """Say something and wait for the answer; None if the line is lost before."""
        number = await self.send(kind, key, **fields)
        return await self.answer(number)

    async def send(self, kind: str, key: Key | None = None, **fields: Any) -> int:
        """Say something, and wait for nothing; gives its number."""
        number = len(self.transcript.wishes) + 1
        self.transcript.wishes[number] = Wish(kind, fields, key)
        self._waiting[number] = asyncio.get_running_loop().create_future()
        if self.lost:
            self._waiting[number].set_result(None)
        text = msgspec.json.encode({"type": kind, "id": number, **fields}).decode()
        with suppress(ConnectionClosed):
            await self._socket.send(text)
        return number

    async def answer(self, number: int) -> Reply | None:
        """The answer to what was said; None if the line is lost before."""
        began = time.monotonic()
        answer = await asyncio.wait_for(self._waiting[number], PATIENCE)
        if answer is not None:
            said = getattr(answer, "code", type(answer).__name__.lower())
            kind = self.transcript.wishes[number].kind
            self.on_answer(f"{kind}: {said}", time.monotonic() - began)
        return answer

    async def hello(
        self, key: Key, since: int | None = None, eye: int | None = None
    ) -> Reply | None:
        """Go to a table."""
        fields = {"table": key.table, "token": key.token, "since": since, "eye": eye}
        return await self.say("hello", key, **fields)

    def shut_ears(self) -> None:
        """Read nothing, so that everything piles up."""
        self._ears.clear()

    def open_ears(self) -> None:
        """Read again."""
        self._ears.set()

    # -- hearing -----------------------------------------------------------------------------

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for raw in self._socket:
                message = read_message(raw)
                self.transcript.heard.append(message)
                self._take(message)
                await self._ears.wait()
        self._socket.transport.abort()
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_result(None)

    def _take(self, message: p.FromServer) -> None:
        match message:
            case p.Welcome():
                self.welcome = message
                self.next, self.step, self.moves = message.seq, message.step, message.moves
                self.phase, self.rematch = message.info.phase, message.info.rematch
                self._settle(message)
            case p.Told():
                self._hear(message)
            case p.Done() | p.Noted() | p.Refused():
                self._settle(message)

    def _settle(self, message: Reply) -> None:
        self.transcript.answers[message.id] = message
        waiting = self._waiting.get(message.id)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)

    def _hear(self, told: p.Told) -> None:
        self.next = told.seq + 1
        if isinstance(told.what, p.Began | p.Moved | p.Advanced):
            self.step = 0 if isinstance(told.what, p.Began) else told.what.step
            self.moves = []
            self.phase = "playing"
        if isinstance(told.what, p.Ended):
            self.phase, self.moves = "over", []
        if isinstance(told.what, p.Rematched):
            self.rematch = told.what.table
        if told.moves:
            self.moves = told.moves

    async def until_told(self, seq: int) -> None:
        """Wait until a step was told, or the line is lost."""
        async with asyncio.timeout(PATIENCE):
            while self.next <= seq and not self.lost:
                await asyncio.sleep(0.01)

    # -- going -------------------------------------------------------------------------------

    async def close(self) -> None:
        """Go in good order."""
        self.open_ears()
        await self._socket.close()
        await self.ended()

    async def cut(self) -> None:
        """Be gone without a goodbye."""
        self.open_ears()
        self._socket.transport.abort()
        await self.ended()

    async def ended(self) -> None:
        """Wait until nothing can be heard any more."""
        self.open_ears()
        await asyncio.wait_for(self._reader, PATIENCE)
