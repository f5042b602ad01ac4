"""What a socket says: answers and steps in their order, at once where the line takes them.

Every move is told to many, so nobody's task is woken for it: what is at hand is written as soon as
the event loop comes round. Only where something must be waited for, such as a slow reader or older
steps from the log, a task goes on from there, and ends when all is said. There is no queue of
steps, only a feed that knows the number of the next one: a slow reader lags behind and is told from
the log, so nothing piles up and nothing is left out.
"""

import asyncio
from contextlib import suppress
from typing import Final, NamedTuple

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from rockfall.server import protocol as p
from rockfall.server.bell import Bell
from rockfall.server.line import Framed, framed, line_of, together
from rockfall.server.logs import tag
from rockfall.server.metrics import Metrics
from rockfall.server.sitting import Feed, Telling
from rockfall.server.table_session import TableSession

#: Answers that a client has not read; one that reads none does not deserve more.
_UNREAD: Final = 256
_UNREAD_BYTES: Final = 1 << 20
#: Seconds that a client has to hear the last words.
_LAST_WORDS: Final = 5
_POLICY: Final = 1008
_AGAIN: Final = 1012
#: Goodbyes after which one may come back at once.
_COME_BACK: Final = ("going-down", "set-aside")


class Place(NamedTuple):
    """Where a connection is: the table, and what it follows it by."""

    session: TableSession
    feed: Feed


#: An answer, or what was made for whoever is at a place.
Said = bytes | tuple[Place, Telling]


def _size(said: Said) -> int:
    return len(said) if isinstance(said, bytes) else sum(map(len, said[1].texts))


def _presence(place: Place) -> bytes | None:
    """Who is connected, if that is new; counts as said.

    When all is told: so one knows where the past ends.
    """
    feed, audience = place.feed, place.session.audience
    presence = audience.presence
    if feed.presence == presence or not feed.open or feed.seq < audience.head(feed):
        return None
    feed.presence = presence
    return presence


class Outbox:
    """The speaking end of one socket."""

    # There are thousands of them.
    __slots__ = (
        *("_answers", "_bell", "_done", "_line", "_loop", "_metrics", "_rung", "_socket"),
        *("_unread", "_writer", "answering", "goodbye", "place"),
    )

    def __init__(self, websocket: WebSocket, metrics: Metrics, bell: Bell) -> None:
        self._socket = websocket
        self._bell = bell
        self._line = line_of(websocket.scope)
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self.place: Place | None = None
        #: answers, and welcomes with the place that they are for
        self._answers: list[Said] = []
        #: how much of them there is, in bytes
        self._unread = 0
        #: the last word, once there is one
        self.goodbye = ""
        #: whether an answer is still to come, which is said before the last word
        self.answering = False
        #: whether there may be something to say that nobody has looked at yet
        self._rung = False
        #: goes on where something has to be waited for
        self._writer: asyncio.Task[None] | None = None
        #: whether nothing more will ever be said
        self._done = False

    # -- what there is to say ----------------------------------------------------------------

    def ring(self) -> None:
        """There may be something new; many rings are one."""
        if not self._rung:
            self._rung = True
            if self._writer is None:
                self._bell.ring(self._look)

    def answer(self, said: Said) -> None:
        """Say something to who asked for it."""
        self._answers.append(said)
        self._unread += _size(said)
        if len(self._answers) > _UNREAD or self._unread > _UNREAD_BYTES:
            self.drop("unread")
            # Nobody will hear them, and views are big.
            self._answers.clear()
        self.ring()

    def drop(self, code: str) -> None:
        """Say goodbye as soon as everything was told."""
        self.goodbye = self.goodbye or code
        self.ring()

    async def close(self) -> None:
        """Say no more, but for the last words if there are any."""
        if self.goodbye and not self._done:
            await asyncio.wait([self._writer or self._start()], timeout=_LAST_WORDS)
        self._done = True
        if self._writer is not None:
            self._writer.cancel()

    def _next(self) -> Said | None:
        """What comes next and is at hand; counts as said."""
        if self._answers:
            said = self._answers.pop(0)
            self._unread -= _size(said)
            return said
        place = self.place
        if place is None:
            return None
        telling = place.session.audience.fresh(place.feed)
        return _presence(place) if telling is None else (place, telling)

    def _lagging(self) -> Place | None:
        """The place, if its feed has not been told everything."""
        place = self.place
        if place is None:
            return None
        return place if place.feed.seq < place.session.audience.head(place.feed) else None

    # -- saying it at once -------------------------------------------------------------------

    def _look(self) -> None:
        if self._done or self._writer is not None:
            return
        try:
            if not self._say_at_once():
                self._start()
        except Exception as error:
            self._writer = self._loop.create_task(self._fail(error))

    def _say_at_once(self) -> bool:
        """Say what is at hand, if the line takes it; whether there is no more to say."""
        line = self._line
        if self.goodbye or line is None or not line.ready():
            return False
        self._rung = False
        parts = self._answered() if self._answers else []
        place, told = self.place, True
        if place is not None:
            feed, audience = place.feed, place.session.audience
            telling = audience.fresh(feed)
            if telling is not None and self._checked(place, telling):
                parts.append(telling.framed)
            presence = _presence(place)
            if presence is not None:
                parts.append(framed((presence,)))
            told = feed.seq >= audience.head(feed)
        if parts:
            line.write(together(parts))
        return told and not self.goodbye

    def _answered(self) -> list[Framed]:
        """All answers, to be written; they count as said."""
        answers, self._answers, self._unread = self._answers, [], 0
        return [
            framed((said,)) if isinstance(said, bytes) else said[1].framed
            for said in answers
            if isinstance(said, bytes) or self._checked(*said)
        ]

    def _checked(self, place: Place, telling: Telling) -> bool:
        """The one way out: what is made for an eye goes to nobody else."""
        if place.session.audience.hears(place.feed, telling):
            return True
        self._metrics.misdirected.inc()
        structlog.get_logger().error("misdirected", table=tag(telling.table), eye=telling.eye)
        self.drop("misdirected")
        return False

    # -- saying it when it can be said -------------------------------------------------------

    def _start(self) -> asyncio.Task[None]:
        self._rung = True
        self._writer = self._loop.create_task(self._write())
        return self._writer

    async def _write(self) -> None:
        try:
            while self._rung:
                self._rung = False
                await self._say_all()
                if self.goodbye and not self.answering:
                    self._done = True
                    await self._say_goodbye()
                    return
        except WebSocketDisconnect:
            # The other side is gone; the reader hears of it too.
            self._done = True
        except Exception as error:
            await self._fail(error)
        finally:
            self._writer = None

    async def _fail(self, error: Exception) -> None:
        """Nobody waits for ever for what is not told any more: the log tells who comes back."""
        self._done = True
        # starlette has a RuntimeError for a line that was closed already.
        if not isinstance(error, RuntimeError):
            structlog.get_logger().error("telling-failed", exc_info=error)
        with suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.close(_AGAIN)

    async def _say_all(self) -> None:
        """Answers and steps, until there is nothing left to say."""
        while True:
            said = self._next()
            if said is None:
                said = await self._tell_again()
            if said is None:
                return
            await self._send(said)

    async def _tell_again(self) -> Said | None:
        """Steps that are not at hand; None if there are none, or not any more."""
        place = self._lagging()
        if place is None:
            return None
        telling = await place.session.tell_again(place.feed)
        # Cut off, or at another table by now: what was on its way is not theirs any more.
        return (place, telling) if place.feed.open and telling.texts else None

    async def _send(self, said: Said) -> None:
        if isinstance(said, bytes):
            await self._socket.send_text(said.decode())
            return
        place, telling = said
        for text in telling.texts:
            # Asked for every text: who they are may have changed while the last one was waited for.
            if (self.goodbye and not place.feed.open) or not self._checked(place, telling):
                return
            await self._socket.send_text(text.decode())

    async def _say_goodbye(self) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            await self._socket.send_text(p.encode(p.Bye(self.goodbye)).decode())
            await self._socket.close(_AGAIN if self.goodbye in _COME_BACK else _POLICY)
