"""One WebSocket: wishes come in one after the other, what happens goes out in order.

One task reads, one writes. The writer has no queue of steps, only a feed that knows the number of
the next one: a slow reader lags behind and is told from the log, so nothing piles up and nothing is
left out. Who one is at a table is in the feed's sitting; a hello makes another feed.
"""

import asyncio
import time
from collections import deque
from contextlib import suppress
from math import ceil
from typing import Annotated, Final, NamedTuple

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from rockfall.kernel.refusal import Refusal
from rockfall.server import prices
from rockfall.server import protocol as p
from rockfall.server.bell import Bell
from rockfall.server.denied import DeniedError
from rockfall.server.limits import Bucket
from rockfall.server.logs import tag
from rockfall.server.sitting import Feed, Telling
from rockfall.server.store.errors import StoreError, UnknownOutcomeError
from rockfall.server.table_registry import TableRegistry
from rockfall.server.table_session import TableSession
from rockfall.server.visitor import Visitor
from rockfall.server.wish_handlers import ALWAYS

#: So many wrong or hasty messages in a row, and the line is cut.
_PATIENCE: Final = 60
#: Answers that a client has not read; one that reads none does not deserve more.
_UNREAD: Final = 256
_UNREAD_BYTES: Final = 1 << 20
#: Seconds in which nothing more is read of who was too fast.
_COOLING: Final = 0.05
#: Seconds until the first hello.
_SILENCE: Final = 20.0
_POLICY: Final = 1008
_AGAIN: Final = 1012
#: What adds nothing to a log but the match itself, or nothing at all.
_NOT_KEPT: Final = p.Hello | p.Why | p.Ways | p.Advise | ALWAYS
#: Goodbyes after which one may come back at once.
_COME_BACK: Final = ("going-down", "set-aside")


class _Numbered(msgspec.Struct):
    """Any message that says which answer is its own."""

    id: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0


def _number(raw: bytes) -> int:
    """The number of a message, whatever else is wrong with it."""
    try:
        return msgspec.json.decode(raw, type=_Numbered).id
    except (ValueError, RecursionError):
        return 0


class _Place(NamedTuple):
    """Where a connection is: the table, and what it follows it by."""

    session: TableSession
    feed: Feed


def _size(answer: str | tuple[_Place, Telling]) -> int:
    texts = [answer] if isinstance(answer, str) else answer[1].texts
    return sum(map(len, texts))


class Connection:
    """A client at a table, or on its way to one."""

    def __init__(self, registry: TableRegistry, websocket: WebSocket, visitor: Visitor) -> None:
        self._registry = registry
        self._visitor = visitor
        self._socket = websocket
        config = registry.config
        self._longest = config.message_bytes
        self._bucket = Bucket(config.messages_per_second, config.message_burst, time.monotonic())
        self._patience = _PATIENCE
        self._place: _Place | None = None
        #: answers, and welcomes with the place that they are for
        self._answers: deque[str | tuple[_Place, Telling]] = deque()
        #: how much of them there is, in characters
        self._unread = 0
        self._news = Bell()
        self._leaving = ""

    def drop(self, code: str) -> None:
        """Say goodbye as soon as everything was told."""
        self._leaving = self._leaving or code
        self._news.ring()

    # -- reading -----------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the socket until either side has had enough."""
        await self._socket.accept()
        writer = asyncio.create_task(self._write())
        silence = asyncio.get_running_loop().call_later(_SILENCE, self._mind_silence)
        try:
            while not self._leaving:
                await self._read()
        except WebSocketDisconnect:
            pass
        finally:
            silence.cancel()
            self._leave()
            if self._leaving:
                await asyncio.wait([writer], timeout=5)
            writer.cancel()

    def _mind_silence(self) -> None:
        if self._place is None:
            self.drop("silent")

    def _leave(self) -> None:
        place, self._place = self._place, None
        if place is not None:
            place.session.exit(place.feed)

    async def _read(self) -> None:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        text = message.get("text")
        raw = text.encode() if text is not None else message["bytes"]
        try:
            await self._hear(raw)
            self._patience = _PATIENCE
        except DeniedError as error:
            self._refuse(_number(raw), error.refusal)
            if error.refusal.code == "too-fast":
                # Whoever does not wait is made to, and so is what they send meanwhile.
                await asyncio.sleep(_COOLING)
        except msgspec.ValidationError as error:
            self._refuse(_number(raw), Refusal("misshapen", {"why": str(error)}))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse(0, Refusal("malformed", {"takes": "application/json"}))
        except UnknownOutcomeError:
            # It happened or it did not: to say either could be a lie. The log tells who comes back.
            self.drop("set-aside")
        except StoreError:
            self._refuse(_number(raw), Refusal("not-stored"))

    async def _hear(self, raw: bytes) -> None:
        wait = self._bucket.pay(1, time.monotonic())
        if wait:
            raise DeniedError("too-fast", seconds=ceil(wait))
        self._visitor.pay(prices.REQUEST)
        if len(raw) > self._longest:
            raise DeniedError("too-long", most=self._longest)
        wish = p.decode(raw)
        if not isinstance(wish, _NOT_KEPT):
            # What goes on a table's log beside its match is taken from who says it.
            self._visitor.store(len(raw))
        await self._do(wish)

    def _refuse(self, number: int, refusal: Refusal) -> None:
        self._registry.services.metrics.refusals.labels(refusal.code).inc()
        self._answer(p.encode(p.Refused(number, refusal.code, refusal.args)).decode())
        self._patience -= 1
        if self._patience <= 0:
            self.drop("too-many-faults")

    async def _do(self, wish: p.FromClient) -> None:
        if isinstance(wish, p.Hello):
            await self._enter(wish)
            return
        if self._place is None:
            raise DeniedError("say-hello-first")
        session, feed = self._place
        member = feed.sitting.member
        began = time.perf_counter()
        if isinstance(wish, p.Why | p.Ways):
            self._visitor.pay(prices.QUESTION)
            self._answer((self._place, await session.answer(wish, feed)))
            return
        if isinstance(wish, p.Advise):
            telling = await session.advise(wish, feed, self._visitor.pay)
            self._answer((self._place, telling))
            return
        if isinstance(wish, p.Rematch):
            seq: int | None = await self._registry.rematch(session, member, self._visitor)
        else:
            seq = await session.act(member, wish, feed)
        if seq is None:
            # Counted nowhere: that somebody answered in a window is a secret until it closes.
            self._answer(p.encode(p.Noted(wish.id)).decode())
        else:
            self._registry.services.metrics.move.observe(time.perf_counter() - began)
            self._answer(p.encode(p.Done(wish.id, seq)).decode())

    async def _enter(self, hello: p.Hello) -> None:
        session = await self._registry.visit(hello.table, self._visitor.pay)
        self._visitor.pay(prices.hello(hello.since, session.writer.durable))
        feed, welcome = await session.enter(hello, self._news.ring, self.drop)
        # Only now, and at once: who cannot get in anywhere else stays where they were.
        self._leave()
        self._place = _Place(session, feed)
        self._answer((self._place, welcome))

    def _answer(self, answer: str | tuple[_Place, Telling]) -> None:
        self._answers.append(answer)
        self._unread += _size(answer)
        if len(self._answers) > _UNREAD or self._unread > _UNREAD_BYTES:
            self.drop("unread")
            # Nobody will hear them, and views are big.
            self._answers.clear()
        self._news.ring()

    # -- writing -----------------------------------------------------------------------------

    async def _write(self) -> None:
        try:
            while True:
                await self._news.heard()
                await self._send_all()
                if self._leaving:
                    await self._say_goodbye()
                    return
        except WebSocketDisconnect:
            # The other side is gone; the reader hears of it too.
            return
        except Exception as error:
            # Nobody waits for ever for what is not told any more: the log tells who comes back.
            # starlette has a RuntimeError for a line that was closed already.
            if not isinstance(error, RuntimeError):
                structlog.get_logger().error("telling-failed", exc_info=error)
            with suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.close(_AGAIN)

    async def _send_all(self) -> None:
        """Answers and steps, until there is nothing left to say."""
        while True:
            while self._answers:
                answer = self._answers.popleft()
                self._unread -= _size(answer)
                await self._send(answer)
            place = self._place
            if place is None:
                return
            if await self._send_steps(place):
                continue
            # When all is told: so one knows where the past ends.
            presence = place.session.audience.presence
            if place.feed.open and place.feed.presence != presence:
                place.feed.presence = presence
                await self._socket.send_text(presence)
            if not self._answers:
                return

    async def _send_steps(self, place: _Place) -> bool:
        """The next steps of a place; whether there were any."""
        session, feed = place
        head = session.audience.head(feed)
        if feed.seq >= head:
            return False
        telling = session.audience.fresh(feed, head)
        if telling is None:
            telling = await session.tell_again(feed)
        if feed.open:
            # Else cut off, or at another table by now: what was on its way is not theirs any more.
            await self._send((place, telling))
        return bool(telling.texts)

    async def _send(self, answer: str | tuple[_Place, Telling]) -> None:
        """The one way out: what is made for an eye goes to nobody else."""
        if isinstance(answer, str):
            await self._socket.send_text(answer)
            return
        (session, feed), telling = answer
        for text in telling.texts:
            if not feed.open and self._leaving:
                return
            if not session.audience.hears(feed, telling):
                self._registry.services.metrics.misdirected.inc()
                log = structlog.get_logger()
                log.error("misdirected", table=tag(telling.table), eye=telling.eye)
                self.drop("misdirected")
                return
            await self._socket.send_text(text)

    async def _say_goodbye(self) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            await self._socket.send_text(p.encode(p.Bye(self._leaving)).decode())
            await self._socket.close(_AGAIN if self._leaving in _COME_BACK else _POLICY)
