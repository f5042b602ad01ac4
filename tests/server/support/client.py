"""A client that plays legal moves by chance, misses nothing, and comes back when it is cut off."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rockfall.editions.registry import load
from rockfall.kernel.layout import WATCHER
from rockfall.kernel.ops import apply
from rockfall.kernel.state import State, blank
from rockfall.server import protocol as p
from rockfall.server.told_events import view_of

read_message: Final = msgspec.json.Decoder(p.FromServer).decode
#: Seconds until an answer or a step is overdue.
PATIENCE: Final = 20.0
_AGAIN: Final = 0.05
_BLINK: Final = 0.1
#: Why one is not let in at a server, and may well be at another.
_ELSEWHERE: Final = ("going-down", "set-aside")
Reply = p.Done | p.Noted | p.Refused | p.Because | p.Reach | p.Advice | p.Welcome


class Sent(NamedTuple):
    """A move that was sent, and its answer; None if the line was cut before one came."""

    step: int
    move: int
    answer: Reply | None


class LostError(Exception):
    """The connection ended before the answer came."""


class Client:
    """A member or a watcher of one table."""

    def __init__(
        self, address: str, table: str, token: str = "", seed: int = 0, **dialling: Any
    ) -> None:
        self.address = address
        self._dialling = dialling  # what is said besides when it is dialled
        self.table = table
        self.token = token
        self.chance = Random(seed)
        #: every text that came, in all connections
        self.raw: list[str] = []
        #: every step, its number is its place
        self.told: list[p.Told] = []
        self.member = -1
        #: how many moves were made
        self.step = 0
        #: what may be done on that step
        self.moves: list[int] = []
        self.sent: list[Sent] = []
        self.presence: p.Presence | None = None
        #: of each connection that ended, the server's word and its code
        self.byes: list[tuple[str, int | None]] = []
        self._bye = ""
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[int, asyncio.Future[Reply]] = {}
        self._id = 0
        self._news = asyncio.Event()

    # -- connecting --------------------------------------------------------------------------

    async def open(self) -> None:
        """Open a connection and say nothing yet."""
        self._socket = await self._dial()
        self._bye = ""
        self._reader = asyncio.create_task(self._read(self._socket))

    def _dial(self) -> connect:
        """A connection that is being made."""
        return connect(self.address, max_size=None, compression=None, **self._dialling)

    async def connect(self, patient: bool = False) -> p.Welcome:
        """Say hello and be told everything that was missed; if patient, until somebody answers."""
        while True:
            try:
                await self.open()
                answer = await self._hello()
                if not (patient and isinstance(answer, p.Refused) and answer.code in _ELSEWHERE):
                    break
                await self.close()
            except (OSError, InvalidHandshake, TimeoutError):
                if not patient:
                    raise
            await asyncio.sleep(_AGAIN)
        assert isinstance(answer, p.Welcome), answer
        self.member = answer.member
        return answer

    async def _hello(self) -> Reply:
        return await self.say("hello", table=self.table, token=self.token, since=len(self.told))

    async def cut(self) -> None:
        """Lose the connection without a goodbye."""
        assert self._socket is not None
        self._socket.transport.abort()
        await self.ended()

    async def close(self) -> None:
        """Go away in good order."""
        if self._socket is not None:
            await self._socket.close()
            await self.ended()

    async def ended(self) -> None:
        """Wait until the connection has ended; faults of what came over it are raised here."""
        if self._reader is not None:
            await asyncio.wait_for(self._reader, PATIENCE)

    @property
    def connected(self) -> bool:
        """Whether the server can be heard."""
        return self._reader is not None and not self._reader.done()

    # -- talking -----------------------------------------------------------------------------

    async def say(self, kind: str, **fields: object) -> Reply:
        """Send a message and wait for its answer; LostError if none can come any more."""
        self._id += 1
        answer = asyncio.get_running_loop().create_future()
        self._answers[self._id] = answer
        await self.send(msgspec.json.encode({"type": kind, "id": self._id, **fields}).decode())
        return await asyncio.wait_for(answer, PATIENCE)

    async def send(self, raw: str | bytes) -> None:
        """Send something, whatever it is."""
        assert self._socket is not None
        try:
            await self._socket.send(raw)
        except ConnectionClosed as error:
            raise LostError from error

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for raw in socket:
                assert isinstance(raw, str)
                self.raw.append(raw)
                self._take(read_message(raw))
                self._news.set()
        except ConnectionClosed:
            pass
        finally:
            # A test that ends with open connections ends this task too.
            socket.transport.abort()
            self.byes.append((self._bye, socket.close_code))
            answers, self._answers = self._answers, {}
            for answer in answers.values():
                if not answer.done():
                    answer.set_exception(LostError())
                    # Nobody may be waiting for it any more.
                    answer.exception()
            self._news.set()

    def _take(self, message: p.FromServer) -> None:
        match message:
            case p.Told():
                self._hear(message)
            case p.Presence():
                self.presence = message
            case p.Bye():
                self._bye = message.code
            case _:
                waiting = self._answers.pop(message.id, None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)

    def _hear(self, told: p.Told) -> None:
        assert told.seq == len(self.told), f"step {told.seq} came instead of {len(self.told)}"
        self.told.append(told)
        if isinstance(told.what, p.Moved | p.Advanced):
            assert told.what.step == self.step + 1
            self.step += 1
            self.moves = []
        if told.moves:
            self.moves = told.moves

    # -- waiting -----------------------------------------------------------------------------

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds; LostError if the connection ends before."""

        async def watch() -> None:
            while not holds():
                if not self.connected:
                    await self.ended()
                    raise LostError
                self._news.clear()
                # What is waited for may also come about without a word of the server.
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), _BLINK)

        await asyncio.wait_for(watch(), PATIENCE)

    async def until_told(self, seq: int) -> None:
        """Wait until a step of the table was told."""
        await self.until(lambda: len(self.told) > seq)

    async def until_step(self, step: int) -> None:
        """Wait until so many moves were made."""
        await self.until(lambda: self.step >= step)

    @property
    def began(self) -> bool:
        """Whether the cards were dealt."""
        return any(isinstance(told.what, p.Began) for told in self.told)

    @property
    def over(self) -> p.Ended | None:
        """How the match ended, if it has."""
        for told in reversed(self.told):
            if isinstance(told.what, p.Ended):
                return told.what
        return None

    # -- playing -----------------------------------------------------------------------------

    async def play(
        self, steps: int | None = None, done: Callable[[], bool] = lambda: False
    ) -> None:
        """Play to the end, or for so many steps of the match from now on, or until it is done."""
        last = None if steps is None else self.step + steps

        def enough() -> bool:
            return done() or self.over is not None or (last is not None and self.step >= last)

        while not enough():
            await self.until(lambda: bool(self.moves) or enough())
            if self.moves and not enough():
                await self.move(self.chance.choice(self.moves))

    async def move(self, move: int) -> Reply:
        """Make a move on the present step; if the line is cut, it may have been made or not."""
        step, moves, self.moves = self.step, self.moves, []
        answer: Reply | None = None
        try:
            answer = await self.say("move", step=step, move=move)
        except LostError:
            self.moves = moves if self.step == step else []
            raise
        finally:
            self.sent.append(Sent(step, move, answer))
        return answer

    async def play_through(self, done: Callable[[], bool] = lambda: False) -> None:
        """Play to the end, or until something holds, coming back whenever the line is cut."""
        while self.over is None and not done():
            with suppress(LostError):
                if not self.connected:
                    await self.connect(patient=True)
                await self.play(done=done)

    # -- folding -----------------------------------------------------------------------------

    def view(self, seq: int | None = None) -> State | None:
        """The table as folding what was told before a number gives it; None before the deal."""
        view: State | None = None
        settings = p.Settings()
        for told in self.told[:seq]:
            match told.what:
                case p.Opened() | p.Changed():
                    settings = told.what.settings
                case p.Began():
                    rules = load(told.what.spec, settings.seats, settings.first).rules
                    view = blank(rules.layout, self._eye(told.what))
            if view is not None and isinstance(told.what, p.Began | p.Moved | p.Advanced):
                for op in told.what.ops:
                    apply(view, op)
        return view

    def _eye(self, began: p.Began) -> int:
        seated = self.member != -1 and self.member in began.members
        return began.members.index(self.member) if seated else WATCHER

    async def look(self) -> p.Welcome:
        """What the server says of the present, asked over a connection of its own."""
        async with self._dial() as other:
            hello = {"type": "hello", "table": self.table, "token": self.token}
            await other.send(msgspec.json.encode(hello).decode())
            welcome = read_message(await asyncio.wait_for(other.recv(), PATIENCE))
        assert isinstance(welcome, p.Welcome)
        return welcome

    async def compare(self) -> None:
        """Check that what was told folds to what the server itself says this eye sees."""
        welcome = await self.look()
        await self.until_told(welcome.seq - 1)
        view = self.view(welcome.seq)
        assert welcome.view == (None if view is None else view_of(view))
