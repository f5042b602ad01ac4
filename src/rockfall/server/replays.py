"""Replays: a match told from its beginning, in slices, and once for all who ask for the same.

A replay shows the table as it is when it is asked for, so it must be asked for while nothing is
being written. Who may see which replay is not decided here. What a replay tells follows from the
table, the eye and the length of the log, and these are its name: one eye's replay is never
another's, and a finished match's has another length than any before its end.
"""

import asyncio
import gzip
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
import structlog

from rockfall.match.match import Match
from rockfall.server import protocol as p
from rockfall.server.advice import curve
from rockfall.server.replay_files import ReplayFiles, file_name
from rockfall.server.table import Table
from rockfall.server.table_info import info_of
from rockfall.server.told_events import events
from rockfall.server.turnstile import Turnstile

_LEVEL: Final = 6
#: Where the replays of a table have their eye, the file of its suspicion has this.
SUSPICION: Final = -3
_Maker = Callable[[], Coroutine[Any, Any, bytes]]

_log = structlog.get_logger("rockfall.replays")


def dealt(table: Table, until: int) -> bool:
    """Whether the match had begun at a number of the log."""
    return bool(table.seq_of_step) and table.seq_of_step[0] < until


class Replays:
    """Makes replays, and keeps those of finished matches in files."""

    def __init__(self, files: ReplayFiles, turnstile: Turnstile) -> None:
        self._files = files
        self._turnstile = turnstile
        #: by table and file name
        self._making: dict[tuple[str, str], asyncio.Task[bytes]] = {}

    def ready(self, table: Table, eye: int, until: int) -> bool:
        """Whether the replay of a finished match needs only to be sent."""
        return file_name(table.id, eye, until) in self._files

    async def so_far(self, table: Table, eye: int, until: int) -> bytes:
        """The replay of a match that goes on.

        It is never compressed: how well it can be would tell of hidden cards to who sees no more
        of a connection than its length.
        """
        info = info_of(table)
        name = file_name(table.id, eye, until)
        return await self._once(table.id, name, lambda: self._told(table, info, eye, until))

    async def finished(self, table: Table, eye: int, until: int) -> bytes:
        """The replay of a match that is over, compressed with gzip."""
        info = info_of(table)
        return await self._kept(table, eye, until, lambda: self._told(table, info, eye, until))

    async def suspicion(self, table: Table, match: Match, until: int) -> bytes:
        """What all could make of a match that is over, compressed with gzip."""
        return await self._kept(table, SUSPICION, until, lambda: self._suspicion(table, match))

    async def forget(self, table: str) -> None:
        """A table was deleted, and with it goes what was kept of it."""
        making = [task for (name, _), task in self._making.items() if name == table]
        await asyncio.gather(*making, return_exceptions=True)
        await asyncio.to_thread(self._files.forget, table)

    async def _once(self, table: str, name: str, make: _Maker) -> bytes:
        """Make something, or wait for the one who does."""
        key = table, name
        task = self._making.get(key)
        if task is None:
            task = asyncio.create_task(make())
            self._making[key] = task
            task.add_done_callback(lambda _: self._making.pop(key))
        # Whoever goes away does not take it from the others.
        return await asyncio.shield(task)

    async def _kept(self, table: Table, eye: int, until: int, make: _Maker) -> bytes:
        """What lies ready of a match that is over; made, compressed and kept if nothing does."""
        name, whole = file_name(table.id, eye, until), table.seq == until

        async def pack() -> bytes:
            packed = await asyncio.to_thread(gzip.compress, await make(), _LEVEL)
            if whole:
                await self._keep(name, packed)
            return packed

        packed = await asyncio.to_thread(self._files.read, name)
        return packed or await self._once(table.id, name, pack)

    async def _told(self, table: Table, info: p.TableInfo, eye: int, until: int) -> bytes:
        told = await self._turnstile.collect(events(table, [eye], 0, until))
        steps = [
            p.Told(seq, table.log[seq][0], _without_words(what[eye]))
            for seq, what in enumerate(told)
        ]
        return msgspec.json.encode(p.Replay(info, eye, steps))

    async def _suspicion(self, table: Table, match: Match) -> bytes:
        chances = await self._turnstile.collect(curve(match, table.told_claims), at_once=1)
        return msgspec.json.encode(p.SuspicionCurve(chances))

    async def _keep(self, name: str, packed: bytes) -> None:
        try:
            await asyncio.to_thread(self._files.write, name, packed)
        except OSError:
            # It can be made again.
            _log.warning("replay-not-kept")


def _without_words(what: p.ToldEvent) -> p.ToldEvent:
    """A replay is for anyone; what members wish not to hear from each other is not."""
    return p.Nothing() if isinstance(what, p.Muted) else what
