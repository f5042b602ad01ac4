"""One WebSocket: wishes come in one after the other, what happens goes out in order.

One task reads, one writes. The writer has no queue of steps, only the number of the next one: a
slow reader lags behind and is told from the log, so nothing piles up and nothing is left out.
"""

import asyncio
import time
from collections import deque
from typing import Annotated, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from rockfall.kernel.refusal import Refusal
from rockfall.server import protocol as p
from rockfall.server.banks import NOBODY
from rockfall.server.denied import DeniedError
from rockfall.server.hall import Hall
from rockfall.server.limits import Bucket
from rockfall.server.live import Live
from rockfall.server.store.errors import StoreError

#: So many wrong or hasty messages in a row, and the line is cut.
_PATIENCE: Final = 60
#: Answers that a client has not read; one that reads none does not deserve more.
_UNREAD: Final = 256
_POLICY: Final = 1008
_AGAIN: Final = 1012


class _Numbered(msgspec.Struct):
    """Any message that says which answer is its own."""

    id: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0


def _number(raw: bytes) -> int:
    """The number of a message that is wrong otherwise."""
    try:
        return msgspec.json.decode(raw, type=_Numbered).id
    except (ValueError, RecursionError):
        return 0


class Connection:
    """A client at a table, or on its way to one."""

    def __init__(self, hall: Hall, websocket: WebSocket) -> None:
        self._hall = hall
        self._socket = websocket
        config = hall.config
        self._longest = config.message_bytes
        self._bucket = Bucket(config.messages_per_second, config.message_burst, time.monotonic())
        self._patience = _PATIENCE
        self._live: Live | None = None
        self._answers: deque[str] = deque()
        self._news = asyncio.Event()
        self._presence = ""
        self._leaving = ""
        self.member = self.screen = NOBODY
        self.granted: int | None = None
        self.seq = 0

    # -- the table's side --------------------------------------------------------------------

    def wake(self) -> None:
        """There is something new at the table."""
        self._news.set()

    def drop(self, code: str) -> None:
        """Say goodbye as soon as everything was told."""
        self._leaving = code
        self._news.set()

    # -- reading -----------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the socket until either side has had enough."""
        await self._socket.accept()
        writer = asyncio.create_task(self._write())
        try:
            while not self._leaving:
                await self._read()
        except WebSocketDisconnect:
            pass
        finally:
            if self._live is not None:
                self._live.exit(self)
            if self._leaving:
                await asyncio.wait([writer], timeout=5)
            writer.cancel()

    async def _read(self) -> None:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        text = message.get("text")
        raw = text.encode() if text is not None else message["bytes"]
        number = 0
        try:
            if not self._bucket.take(time.monotonic()):
                raise DeniedError("too-fast")
            if len(raw) > self._longest:
                raise DeniedError("too-long", most=self._longest)
            wish = p.decode(raw)
            number = wish.id
            await self._do(wish)
            self._patience = _PATIENCE
        except DeniedError as error:
            self._refuse(number, error.refusal)
        except msgspec.ValidationError as error:
            self._refuse(_number(raw), Refusal("misshapen", {"why": str(error)}))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse(number, Refusal("malformed", {"takes": "application/json"}))
        except StoreError:
            self._refuse(number, Refusal("not-stored"))

    def _refuse(self, number: int, refusal: Refusal) -> None:
        self._hall.house.metrics.refusals.labels(refusal.code).inc()
        self._answer(p.Refused(number, refusal.code, refusal.args))
        self._patience -= 1
        if self._patience <= 0:
            self.drop("too-many-faults")

    async def _do(self, wish: p.FromClient) -> None:
        if isinstance(wish, p.Hello):
            await self._enter(wish)
            return
        if self._live is None:
            raise DeniedError("say-hello-first")
        if isinstance(wish, p.Rematch):
            seq: int | None = await self._hall.rematch(self._live, self.member)
        else:
            with self._hall.house.metrics.move.time():
                seq = await self._live.act(self.member, wish)
        self._answer(p.Noted(wish.id) if seq is None else p.Done(wish.id, seq))

    async def _enter(self, hello: p.Hello) -> None:
        live = await self._hall.live(hello.table)
        if self._live is not None:
            self._live.exit(self)
            self._live = None
        texts = await live.enter(self, hello)
        self._presence = ""
        self._answers.extend(texts)
        self._live = live
        self._news.set()

    def _answer(self, message: p.FromServer) -> None:
        self._answers.append(p.encode(message).decode())
        if len(self._answers) > _UNREAD:
            self.drop("unread")
        self._news.set()

    # -- writing -----------------------------------------------------------------------------

    async def _write(self) -> None:
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                await self._send_all()
                if self._leaving:
                    await self._say_goodbye()
                    return
        except (WebSocketDisconnect, RuntimeError):
            # The other side is gone; the reader hears of it too.
            return

    async def _send_all(self) -> None:
        """Answers and steps, until there is nothing left to say."""
        while True:
            while self._answers:
                await self._socket.send_text(self._answers.popleft())
            live = self._live
            if live is None:
                return
            told = live.teller.pending(self)
            if told is None:
                async with live.lock:
                    told = live.teller.retell(self)
            for text in told:
                await self._socket.send_text(text)
            if live.presence != self._presence:
                self._presence = live.presence
                await self._socket.send_text(self._presence)
            if not told and not self._answers:
                return

    async def _say_goodbye(self) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            await self._socket.send_text(p.encode(p.Bye(self._leaving)).decode())
            await self._socket.close(_AGAIN if self._leaving == "going-down" else _POLICY)
