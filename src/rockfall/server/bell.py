"""Whoever has something to say rings; when the event loop comes round, all who rang say it."""

import asyncio
from collections.abc import Callable

Look = Callable[[], None]


class Bell:
    """One for all sockets of a server: a move wakes many, and the event loop is asked once."""

    def __init__(self) -> None:
        self._rung: list[Look] = []

    def ring(self, look: Look) -> None:
        """Look when the event loop comes round; nothing that looks may fail."""
        if not self._rung:
            asyncio.get_running_loop().call_soon(self._look)
        self._rung.append(look)

    def _look(self) -> None:
        rung, self._rung = self._rung, []
        for look in rung:
            look()
