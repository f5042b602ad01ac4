"""A bell that one task waits for: an event with less ado, for every move rings many of them."""

import asyncio


class Bell:
    """Rung while nobody waits, it is heard as soon as somebody does; many rings are one."""

    __slots__ = ("_rung", "_waiting")

    def __init__(self) -> None:
        self._rung = False
        self._waiting: asyncio.Future[None] | None = None

    def ring(self) -> None:
        """Wake who waits, or who will."""
        self._rung = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def heard(self) -> None:
        """Wait until it has rung since the last time; only for one at a time."""
        if not self._rung:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        self._rung = False
