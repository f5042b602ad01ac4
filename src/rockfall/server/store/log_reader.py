"""Reads what is new at many tables with one question: whoever asks meanwhile is in the next one.

A server that follows tables asks at every move that is made elsewhere. To go to the database and
back for each of them would cost more than all the rest of it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from rockfall.server.store.errors import DamagedError, StoreError
from rockfall.server.store.reading import logs
from rockfall.server.store.rows import EntryRow

Logs = list[list[EntryRow] | StoreError]


class _Asked(NamedTuple):
    table: str
    since: int
    answer: asyncio.Future[list[EntryRow]]


class LogReader:
    """Asks for one event loop at a time."""

    def __init__(
        self,
        read: Callable[[partial[Logs]], Awaitable[Logs]],
        alone: Callable[[str, int], Awaitable[list[EntryRow]]],
        patience: float,
    ) -> None:
        """`read` asks for many logs, `alone` for one: what is damaged is nobody else's matter."""
        self._read = read
        self._alone = alone
        self._patience = patience
        self._waiting: list[_Asked] = []
        self._reading: asyncio.Task[None] | None = None

    async def ask(self, table: str, since: int) -> list[EntryRow]:
        """The log of a table from a seq on, as it is now or later."""
        loop = asyncio.get_running_loop()
        asked = _Asked(table, since, loop.create_future())
        self._waiting.append(asked)
        if self._reading is None or self._reading.done():
            self._reading = loop.create_task(self._answer_all())
        try:
            return await asyncio.wait_for(asked.answer, self._patience)
        except TimeoutError:
            raise StoreError("the database did not answer in time") from None

    async def _answer_all(self) -> None:
        while self._waiting:
            # Whoever has lost patience does not wait any more.
            asked = [one for one in self._waiting if not one.answer.done()]
            self._waiting = []
            if asked:
                await self._answer(asked)

    async def _answer(self, asked: list[_Asked]) -> None:
        wanted = [(one.table, one.since) for one in asked]
        try:
            found = await self._read(partial(logs, wanted=wanted))
        except DamagedError:
            found = [await self._one(*one) for one in wanted]
        except StoreError as error:
            # Each of them raises an object of their own.
            found = [StoreError(*error.args) for _ in wanted]
        for one, log in zip(asked, found, strict=True):
            if one.answer.done():
                continue
            if isinstance(log, StoreError):
                one.answer.set_exception(log)
            else:
                one.answer.set_result(log)

    async def _one(self, table: str, since: int) -> list[EntryRow] | StoreError:
        try:
            return await self._alone(table, since)
        except StoreError as error:
            return error
