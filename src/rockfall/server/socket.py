"""One WebSocket: wishes come in one after the other, what happens goes out by the outbox.

Who one is at a table is in the feed's sitting; a hello makes another feed.
"""

import asyncio
import time
from math import ceil
from typing import Annotated, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rockfall.kernel.refusal import Refusal
from rockfall.server import prices
from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from rockfall.server.limits import Bucket
from rockfall.server.line import line_of
from rockfall.server.outbox import Outbox, Place
from rockfall.server.store.errors import StoreError, UnknownOutcomeError
from rockfall.server.table_registry import TableRegistry
from rockfall.server.visitor import Visitor
from rockfall.server.wish_handlers import ALWAYS

#: So many wrong or hasty messages in a row, and the line is cut.
_PATIENCE: Final = 60
#: Seconds in which nothing more is read of who was too fast.
_COOLING: Final = 0.05
#: Seconds until the first hello.
_SILENCE: Final = 20.0
#: What adds nothing to a log but the match itself, or nothing at all.
_NOT_KEPT: Final = (*ALWAYS, p.Hello, p.Why, p.Ways, p.Advise)
_QUESTIONS: Final = (p.Why, p.Ways)


class _Numbered(msgspec.Struct):
    """Any message that says which answer is its own."""

    id: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0


def _number(raw: bytes) -> int:
    """The number of a message, whatever else is wrong with it."""
    try:
        return msgspec.json.decode(raw, type=_Numbered).id
    except (ValueError, RecursionError):
        return 0


class Connection:
    """A client at a table, or on its way to one."""

    __slots__ = ("_bucket", "_longest", "_outbox", "_patience", "_registry", "_socket", "_visitor")

    def __init__(self, registry: TableRegistry, websocket: WebSocket, visitor: Visitor) -> None:
        self._registry = registry
        self._visitor = visitor
        self._socket = websocket
        config = registry.config
        self._longest = config.message_bytes
        self._bucket = Bucket(config.messages_per_second, config.message_burst, time.monotonic())
        self._patience = _PATIENCE
        self._outbox = Outbox(websocket, registry.services.metrics, registry.bell)

    # -- reading -----------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the socket until either side has had enough."""
        await self._socket.accept()
        silence = asyncio.get_running_loop().call_later(_SILENCE, self._mind_silence)
        try:
            # In a task of its own: what is woken for each message lies under no layers then.
            await asyncio.create_task(self._read_on())
        except WebSocketDisconnect:
            pass
        finally:
            silence.cancel()
            self._leave()
            await self._outbox.close()

    def _mind_silence(self) -> None:
        if self._outbox.place is None:
            self._outbox.drop("silent")

    def _leave(self) -> None:
        place, self._outbox.place = self._outbox.place, None
        if place is not None:
            place.session.exit(place.feed)

    async def _read_on(self) -> None:
        line, outbox = line_of(self._socket.scope), self._outbox
        while not outbox.goodbye:
            raw = await line.hear() if line is not None else None
            await self._answer(await self._receive() if raw is None else raw)

    async def _receive(self) -> bytes:
        """The next message, the usual way."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        text: str | None = message.get("text")
        return text.encode() if text is not None else bytes(message["bytes"])

    async def _answer(self, raw: bytes) -> None:
        # What comes of it at another server may send them away before the answer is there.
        self._outbox.answering = True
        try:
            await self._do(self._understand(raw))
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
            self._outbox.drop("set-aside")
        except StoreError:
            self._refuse(_number(raw), Refusal("not-stored"))
        finally:
            self._outbox.answering = False
            if self._outbox.goodbye:
                self._outbox.ring()

    def _understand(self, raw: bytes) -> p.FromClient:
        """What is wished for, once it is paid."""
        wait = self._bucket.pay(1, time.monotonic())
        if wait:
            raise DeniedError("too-fast", seconds=ceil(wait))
        self._visitor.pay(prices.REQUEST)
        if len(raw) > self._longest:
            raise DeniedError("too-long", most=self._longest)
        wish: p.FromClient = p.decode(raw)
        if not isinstance(wish, _NOT_KEPT):
            # What goes on a table's log beside its match is taken from who says it.
            self._visitor.store(len(raw))
        return wish

    def _refuse(self, number: int, refusal: Refusal) -> None:
        self._registry.services.metrics.refusals.labels(refusal.code).inc()
        self._outbox.answer(p.encode(p.Refused(number, refusal.code, refusal.args)))
        self._patience -= 1
        if self._patience <= 0:
            self._outbox.drop("too-many-faults")

    async def _do(self, wish: p.FromClient) -> None:
        if isinstance(wish, p.Hello):
            await self._enter(wish)
            return
        place = self._outbox.place
        if place is None:
            raise DeniedError("say-hello-first")
        session, feed = place
        member = feed.sitting.member
        began = time.perf_counter()
        if isinstance(wish, _QUESTIONS):
            self._visitor.pay(prices.QUESTION)
            self._outbox.answer((place, await session.answer(wish, feed)))
            return
        if isinstance(wish, p.Advise):
            telling = await session.advise(wish, feed, self._visitor.pay)
            self._outbox.answer((place, telling))
            return
        if isinstance(wish, p.Rematch):
            seq: int | None = await self._registry.rematch(session, member, self._visitor)
        else:
            seq = await session.act(member, wish, feed)
        if seq is None:
            # Counted nowhere: that somebody answered in a window is a secret until it closes.
            self._outbox.answer(p.encode(p.Noted(wish.id)))
        else:
            self._registry.services.metrics.move.observe(time.perf_counter() - began)
            self._outbox.answer(p.encode(p.Done(wish.id, seq)))

    async def _enter(self, hello: p.Hello) -> None:
        session = await self._registry.visit(hello.table, self._visitor.pay)
        self._visitor.pay(prices.hello(hello.since, session.writer.durable))
        feed, welcome = await session.enter(hello, self._outbox.ring, self._outbox.drop)
        # Only now, and at once: who cannot get in anywhere else stays where they were.
        self._leave()
        self._outbox.place = Place(session, feed)
        self._outbox.answer((self._outbox.place, welcome))
