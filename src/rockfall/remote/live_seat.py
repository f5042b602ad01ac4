"""A bot on a seat of a table on a server, by the seat's token.

It keeps the view of its seat from what it is told, as a browser does, and answers when it is
asked. Where the line breaks it comes back and goes on.
"""

from collections.abc import Callable
from time import sleep, time
from typing import Final, NamedTuple
from urllib.parse import urlencode, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from rockfall.bots.bot import BUDGET, Bot
from rockfall.editions.registry import Edition, load
from rockfall.kernel.moves import kind_of, pack, seat_of
from rockfall.kernel.ops import ASK, Op, apply
from rockfall.kernel.state import State, blank
from rockfall.server import protocol as p

#: Seconds between two tries to come back; the server may be starting anew.
_AGAIN: Final = 1.0
#: Tries in a row without an answer before it is given up.
_TRIES: Final = 30
#: Seconds kept back of a move's time for the way to the server.
_TRAVEL: Final = 0.5
#: What messages are answered by; a move that comes too late is refused, and no harm is done.
_HELLO, _MOVE, _READY = 1, 2, 3
#: Closed with this, one may come back.
_RESTART: Final = 1012

_read: Callable[[str | bytes], p.FromServer] = msgspec.json.Decoder(p.FromServer).decode


class LiveError(Exception):
    """A seat that cannot be taken or kept, and why."""


class Address(NamedTuple):
    """Where a table is: the server's socket, and its name there."""

    socket: str
    table: str


def address_of(url: str) -> Address:
    """The table that a page's address names, as it is sent to friends."""
    parts = urlsplit(url)
    folder, _, table = parts.path.rpartition("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or folder != "/t" or not table:
        raise LiveError(f"'{url}' is no table's address, such as http://localhost:8000/t/NAME")
    scheme = "wss" if parts.scheme == "https" else "ws"
    # Where many servers are, a balancer may go by the table.
    return Address(f"{scheme}://{parts.netloc}/ws?{urlencode({'table': table})}", table)


class LiveSeat:
    """One seat, from the deal to the end."""

    def __init__(self, address: Address, token: str, sit: Callable[[Edition, int], Bot]) -> None:
        self._address = address
        self._token = token
        #: makes the bot, when it is known where it sits and what is played
        self._sit = sit
        self._member = -1
        self._seat = -1
        self._bot: Bot | None = None
        self._view: State | None = None
        #: the number of the next step of the table, and of the latest one of the match
        self._next = 0
        self._step = 0

    def play(self) -> p.Ended:
        """Play until the match is over; LiveError if that cannot be."""
        tries = 0
        while tries < _TRIES:
            before = self._next
            try:
                with connect(self._address.socket, max_size=None) as socket:
                    return self._converse(socket)
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code not in (_RESTART, 1001, 1006):
                    raise LiveError(f"the server says {error.rcvd.reason or 'goodbye'}") from None
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            except InvalidURI as error:
                raise LiveError(str(error)) from None
            tries = 0 if self._next > before else tries + 1
            sleep(_AGAIN)
        raise LiveError("the server does not answer")

    def _converse(self, socket: ClientConnection) -> p.Ended:
        # The latest step once more: if it asked something, perhaps no answer has come through.
        since = max(0, self._next - 1)
        table, token = self._address.table, self._token
        say(socket, p.Hello(table=table, token=token, since=since, id=_HELLO))
        while True:
            message = _read(socket.recv())
            if isinstance(message, p.Welcome):
                if message.member < 0:
                    raise LiveError("the token opens no place at this table")
                self._member = message.member
            elif isinstance(message, p.Refused) and message.id == _HELLO:
                raise LiveError(f"the server refuses: {message.code}")
            elif isinstance(message, p.Bye):
                self._leave(message.code)
            elif isinstance(message, p.Told):
                self._hear(socket, message)
                if isinstance(message.what, p.Ended):
                    return message.what

    def _leave(self, code: str) -> None:
        if code not in ("going-down", "set-aside"):
            raise LiveError(f"the server says goodbye: {code}")

    def _hear(self, socket: ClientConnection, told: p.Told) -> None:
        """Follow a step, and answer if that is asked for."""
        if told.seq == self._next:
            self._next += 1
            self._follow(socket, told.what)
        if told.moves:
            say(socket, p.Move(step=self._step, move=self._choose(told), id=_MOVE))

    def _follow(self, socket: ClientConnection, what: p.ToldEvent) -> None:
        """See what has changed, and show the bot what was done."""
        if isinstance(what, p.Began):
            self._begin(what)
        if not isinstance(what, p.Moved | p.Advanced):
            return
        assert self._bot is not None
        assert self._view is not None
        if isinstance(what, p.Moved):
            self._bot.watch(self._view.copy(), what.seat, what.move)
        self._fold(what.ops)
        self._step = what.step
        if what.outcome is not None and what.outcome.decided and not self._view.todo:
            # Between two rounds nobody has to wait for a bot; where nobody waits, it is refused.
            say(socket, p.Ready(ready=True, id=_READY))

    def _begin(self, began: p.Began) -> None:
        if self._member not in began.members:
            raise LiveError("the match has begun, and the token opens no seat of it")
        self._seat = began.members.index(self._member)
        edition = load(began.spec, len(began.members))
        self._bot = self._sit(edition, self._seat)
        self._view = blank(edition.rules.layout, self._seat)
        self._fold(began.ops)

    def _fold(self, ops: list[Op]) -> None:
        assert self._view is not None
        for op in ops:
            apply(self._view, op)

    def _choose(self, told: p.Told) -> int:
        assert self._bot is not None
        assert self._view is not None
        view = self._view.copy()
        task = view.todo[-1]
        if seat_of(task) != self._seat:
            # All others are asked at once: as if it were this seat's turn to answer.
            apply(view, (ASK, pack(kind_of(task), self._seat), 0, 0, 0))
        left = told.due / 1000 - time() - _TRAVEL if told.due else BUDGET.seconds
        seconds = max(_TRAVEL, min(BUDGET.seconds, left))
        return self._bot.choose(view, list(told.moves), BUDGET._replace(seconds=seconds))


def say(socket: ClientConnection, message: p.FromClient) -> None:
    """Say something to the server."""
    socket.send(p.encode(message).decode())
