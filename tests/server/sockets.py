"""A socket without a network: a real connection on one end, a test with its hand on the other."""

import asyncio
from contextlib import suppress
from typing import Any, cast

import msgspec
from starlette.websockets import WebSocket, WebSocketState

from rockfall.server import protocol as p
from rockfall.server.limits import Budgets, Openings, Shares
from rockfall.server.line import Framed, Passed, offer_line
from rockfall.server.socket import Connection
from rockfall.server.table_registry import TableRegistry
from rockfall.server.visitor import Allowances, Visitor

_read = msgspec.json.Decoder(p.FromServer).decode


def visitor(budget: float = 1e9, tables: int = 1000, room: int = 1 << 30) -> Visitor:
    """Somebody who may ask for a lot, if nothing else is said."""
    allowances = Allowances(Budgets(budget, budget), Openings(tables), Shares(room))
    return Visitor("127.0.0.1", allowances)


class Gate:
    """Lets those who come wait until it is opened; open at first."""

    def __init__(self) -> None:
        self._open = asyncio.Event()
        self._open.set()
        self.waiting = 0

    def shut(self) -> None:
        """Let nobody through."""
        self._open.clear()

    @property
    def is_open(self) -> bool:
        """Whether nobody has to wait."""
        return self._open.is_set()

    def open(self) -> None:
        """Let everybody through."""
        self._open.set()

    async def pass_through(self) -> None:
        """Wait until it is open."""
        self.waiting += 1
        await self._open.wait()
        self.waiting -= 1


class Wire:
    """What a connection takes for its WebSocket, and for the line of it."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[p.FromServer] = []
        self.gate = Gate()
        self.application_state = WebSocketState.CONNECTED
        self.closed = 0
        self.passed = Passed()
        self.scope: dict[str, Any] = {}
        offer_line(self.scope, self)

    async def accept(self) -> None:
        """Begin."""

    async def hear(self) -> None:
        """Everything the client says is received the usual way."""

    async def receive(self) -> dict[str, Any]:
        """The next message of the client."""
        return await self.said.get()

    async def send_text(self, text: str) -> None:
        """A message for the client, who may be slow."""
        await self.gate.pass_through()
        self.heard.append(_read(text))

    def ready(self) -> bool:
        """Whether the client is not slow just now."""
        return self.gate.is_open and not self.closed

    def write(self, said: Framed) -> None:
        """Messages for the client, all at once."""
        assert self.ready(), "who writes at once has asked"
        assert not self.gate.waiting, "nothing overtakes what waits"
        self.heard += [_read(text) for text in said.texts]

    async def close(self, code: int) -> None:
        """The server has had enough."""
        self.closed = code
        self.said.put_nowait({"type": "websocket.disconnect"})


class Guest:
    """Somebody on the other end of a wire."""

    def __init__(self, registry: TableRegistry, who: Visitor | None = None) -> None:
        self.wire = Wire()
        self.connection = Connection(registry, cast(WebSocket, self.wire), who or visitor())
        self.running = asyncio.create_task(self.connection.run())
        self._id = 0

    @property
    def heard(self) -> list[p.FromServer]:
        """Everything the server said, in order."""
        return self.wire.heard

    def say(self, wish: p.FromClient | str | bytes) -> int:
        """Send a message; gives its number."""
        self._id += 1
        if isinstance(wish, msgspec.Struct):
            raw = p.encode(msgspec.structs.replace(wish, id=self._id)).decode()
        else:
            raw = wish if isinstance(wish, str) else wish.decode()
        self.wire.said.put_nowait({"type": "websocket.receive", "text": raw})
        return self._id

    async def ask(self, wish: p.FromClient) -> p.FromServer:
        """Send a message and wait for its answer."""
        number = self.say(wish)
        await settled(lambda: self.answer(number) is not None)
        found = self.answer(number)
        assert found is not None
        return found

    def answer(self, number: int) -> p.FromServer | None:
        """The answer to a message, if it has come."""
        answers = (p.Welcome, p.Done, p.Noted, p.Refused, p.Because, p.Reach, p.Advice)
        for message in self.heard:
            if isinstance(message, answers) and message.id == number:
                return message
        return None

    async def close(self) -> None:
        """Go away."""
        self.wire.gate.open()
        self.wire.said.put_nowait({"type": "websocket.disconnect"})
        with suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self.running, 10)


async def settled(true: Any = lambda: True, rounds: int = 2000) -> None:
    """Let everybody do what they can, until something holds and then some rounds more."""
    for _ in range(rounds):
        if true():
            break
        await asyncio.sleep(0.001)
    assert true()
    for _ in range(20):
        await asyncio.sleep(0)
