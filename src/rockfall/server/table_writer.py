"""Writes a table: one lock, one log, one store, one order.

The order never changes: fold it into the table, make it durable, and only then say so to those who
follow. What is refused did not happen: if a commit fails, the table is read again, and if that is
not possible either, this writer writes nothing ever again. The table is then set aside, until
somebody reads it anew with another writer.
"""

import asyncio
from collections.abc import Sequence
from typing import Protocol

import structlog

from rockfall.kernel.layout import TABLE
from rockfall.match.match import MoveError
from rockfall.server.denied import DeniedError
from rockfall.server.entries import Advanced, Closed, Entry, kind_of, read_entry, write_entry
from rockfall.server.keys import Keyring
from rockfall.server.logs import tag
from rockfall.server.services import Services
from rockfall.server.store.errors import StoreError, UnknownOutcomeError
from rockfall.server.store.rows import KEEP, Append, EntryRow, KeyRow, Phase, TableRow
from rockfall.server.table import Table
from rockfall.server.table_folds import fold
from rockfall.server.turnstile import SLICE, Turnstile


class Follower(Protocol):
    """Somebody who is told what becomes of a table, at once and without waiting."""

    def staged(self) -> None:
        """The latest entry was folded; it is not durable yet."""

    def stored(self, first: int) -> None:
        """Everything from this number on is durable now."""

    def undone(self) -> None:
        """What was staged did not happen; the table is as the store has it."""

    def lost(self) -> None:
        """The table was set aside: nothing more comes from this writer."""


async def folded(name: str, rows: Sequence[EntryRow], turnstile: Turnstile) -> Table:
    """A table as its log tells it; however long that is, others have their turn in between."""
    table = Table(name)
    for first in range(0, len(rows), SLICE):
        async with turnstile.slice():
            for row in rows[first : first + SLICE]:
                fold(table, row.at, read_entry(row.body))
    return table


def _following(table: Table) -> Entry | None:
    """What comes next by itself: the table's own step, or the end of a match that is over."""
    if table.match is None or table.phase != "playing":
        return None
    if table.match.over:
        return Closed("finished")
    return Advanced() if table.match.actor == TABLE and not table.in_interval else None


def _kept(table: Table) -> tuple[Phase, bool]:
    return table.phase, table.settings.listed


class TableWriter:
    """The only one who changes a table."""

    def __init__(self, services: Services, table: Table, keys: Keyring) -> None:
        self.services = services
        self.keys = keys
        self.lock = asyncio.Lock()
        self.followers: list[Follower] = []
        #: whether it takes no more entries
        self.closed = False
        #: whether the store could be neither written nor read, so that the table must be read anew
        self.set_aside = False
        self._ahead = 0
        self._take(table)

    def _take(self, table: Table) -> None:
        """Go on from a table of which everything is durable."""
        self.table = table
        #: how much of the log is durable, and so may be told
        self.durable = table.seq
        #: what the store keeps of the table beside its log: its phase, and whether it is listed
        self.kept = _kept(table)
        last = table.log[-1][0] if table.log else 0
        #: by how much the table's last entry was ahead of the time when it was first read
        self._ahead = max(self._ahead, last - self.services.clock.now())

    def now(self) -> int:
        """The table's time in milliseconds: it never goes back, whatever clocks do."""
        return self.services.clock.now() + self._ahead

    def check_open(self) -> None:
        """Refuse whoever comes too late; to be asked whenever the lock was waited for."""
        if self.set_aside:
            raise DeniedError("set-aside")
        if self.closed:
            raise DeniedError("going-down")

    # -- writing: only for who holds the lock ------------------------------------------------

    async def commit(
        self,
        entries: Sequence[Entry],
        keys: Sequence[KeyRow] = (),
        opened: TableRow | None = None,
    ) -> int:
        """Fold entries, make them durable, tell who follows; gives the last one's number."""
        self.check_open()
        try:
            for entry in entries:
                self.stage(entry)
        except MoveError as error:
            await self.undo()
            raise DeniedError(error.refusal.code, **error.refusal.args) from None
        except BaseException:
            await self.undo()
            raise
        return await self.flush(keys, opened)

    def stage(self, entry: Entry) -> None:
        """Fold an entry that is not durable yet, and what follows from it without anybody."""
        following: Entry | None = entry
        while following is not None:
            self._stage(following)
            following = _following(self.table)

    def _stage(self, entry: Entry) -> None:
        fold(self.table, self.now(), entry)
        for follower in self.followers:
            follower.staged()

    async def flush(self, keys: Sequence[KeyRow] = (), opened: TableRow | None = None) -> int:
        """Make durable what was staged, then tell who follows."""
        unit = self._unit(keys, opened)
        try:
            await self.services.store.append(unit)
        except asyncio.CancelledError:
            # Who asked is gone, and nobody heard what came of it.
            self.put_aside()
            raise
        except Exception as error:
            await self._settle(unit, error)
        else:
            self._stored(unit)
        return self.table.seq - 1

    def _unit(self, keys: Sequence[KeyRow], opened: TableRow | None) -> Append:
        table, first, kept = self.table, self.durable, _kept(self.table)
        # Hardly any move changes the table's row, and a row not written is time for the others.
        changed = opened is None and kept != self.kept
        return Append(
            table=table.id,
            first=first,
            entries=[(at, write_entry(entry)) for at, entry in table.log[first:]],
            opened=opened,
            phase=table.phase if changed else None,
            code=None if changed and table.phase == "over" else KEEP,
            listed=table.settings.listed if changed else None,
            keys=keys,
            reserve=self.kept[0] == "playing",
        )

    def _stored(self, unit: Append) -> None:
        for row in unit.keys:
            self.keys.put(row.member, row.kind, row.hash)
        table = self.table
        self.durable, self.kept = table.seq, _kept(table)
        for _, entry in table.log[unit.first :]:
            self.services.metrics.count_step(kind_of(entry))
        for follower in self.followers:
            try:
                follower.stored(unit.first)
            except Exception as error:
                # It is stored: nobody may be told otherwise, and the others follow all the same.
                log = structlog.get_logger()
                log.error("follower-failed", table=tag(table.id), exc_info=error)

    async def _settle(self, unit: Append, error: Exception) -> None:
        """After a commit that seems to have failed: find out what is true, and go on from there.

        Ends well if the unit was stored after all, else with the reason why it was not.
        """
        try:
            if isinstance(error, UnknownOutcomeError):
                # A commit that is still under way is waited for.
                await self.services.store.settle(self.table.id)
            rows = await self.services.store.entries(self.table.id)
        except BaseException as failure:
            # It can be neither written nor read. What was folded is forgotten with this writer.
            self.put_aside()
            raise (error if isinstance(failure, StoreError) else failure) from None
        if isinstance(error, UnknownOutcomeError) and _holds(rows, unit):
            self._stored(unit)
            return
        await self._undone(rows)
        if isinstance(error, UnknownOutcomeError):
            # By now it is certain.
            raise StoreError(*error.args) from error
        raise error

    async def undo(self) -> None:
        """Forget what is not durable, and take up what is."""
        try:
            rows = await self.services.store.entries(self.table.id)
        except BaseException:
            self.put_aside()
            raise
        await self._undone(rows)

    async def _undone(self, rows: Sequence[EntryRow]) -> None:
        if self.durable and not rows:
            # Somebody swept it out: there is no table to go on with.
            self.put_aside()
            return
        try:
            self._take(await folded(self.table.id, rows, self.services.turnstile))
        except BaseException:
            self.put_aside()
            raise
        for follower in self.followers:
            follower.undone()

    def put_aside(self) -> None:
        """Write nothing more: what is true of the table is only known when it is read again."""
        self.set_aside = self.closed = True
        for follower in self.followers:
            follower.lost()


def _holds(rows: Sequence[EntryRow], unit: Append) -> bool:
    """Whether a log has what was to be appended, where it was to be."""
    stored = [(row.at, row.body) for row in rows[unit.first :]]
    return bool(unit.entries) and stored == list(unit.entries)
