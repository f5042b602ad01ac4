"""What a client says over a socket, until it is taken: a text that is waited for is given at once.

A message that is received the usual way has lain in a queue, has stopped the reading, and passes
every layer of the application. Most messages need not: somebody waits for the next one, and nothing
lies before it. So who waits at the queue itself is handed such a text, and only what cannot be
handed over is put into the queue, in the order in which it came.
"""

import asyncio

from uvicorn._types import ASGIReceiveEvent


class Inbox(asyncio.Queue[ASGIReceiveEvent]):
    """Messages in their order, for one who takes them."""

    def __init__(self) -> None:
        super().__init__()
        #: who waits, as long as there is nothing
        self._waiting: asyncio.Future[bytes | None] | None = None

    @property
    def awaited(self) -> bool:
        """Whether somebody waits to be handed a text, and so nothing is in the queue."""
        return self._waiting is not None and not self._waiting.done()

    def hand(self, text: bytes) -> None:
        """Give a text to who waits for it; only while it is awaited."""
        assert self._waiting is not None
        self._waiting.set_result(text)

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        """Let a message lie here, and let who waits know."""
        super().put_nowait(item)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def hear(self) -> bytes | None:
        """The next text, if it can be handed over; None if a message has to be taken from here."""
        if not self.empty():
            return None
        self._waiting = asyncio.get_running_loop().create_future()
        try:
            return await self._waiting
        finally:
            self._waiting = None
