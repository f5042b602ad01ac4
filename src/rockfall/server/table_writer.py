"""Writes a table: one lock, one log, one store, one order.

The order never changes: fold it into the table, make it durable, and only then say so to those who
follow. What is refused did not happen: if a commit fails, the table is read again, and if that is
not possible either, this writer writes nothing ever again. The table is then set aside, until
somebody reads it anew with another writer.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from rockfall.kernel.layout import TABLE
from rockfall.match.match import MoveError
from rockfall.server.denied import DeniedError
from rockfall.server.entries import Advanced, Closed, Entry, kind_of, write_entry
from rockfall.server.store.errors import NotOwnerError, StoreError, UnknownOutcomeError
from rockfall.server.store.rows import KEEP, Append, EntryRow, KeyRow, TableRow
from rockfall.server.table import Table
from rockfall.server.table_copy import TableCopy, folded, kept_of
from rockfall.server.table_folds import fold


def _following(table: Table) -> Entry | None:
    """What comes next by itself: the table's own step, or the end of a match that is over."""
    if table.match is None or table.phase != "playing":
        return None
    if table.match.over:
        return Closed("finished")
    return Advanced() if table.match.actor == TABLE and not table.in_interval else None


class TableWriter(TableCopy):
    """The only one who changes a table.

    Where many servers share a database it is so at one of them, the owner. The others follow: they
    fold what was stored, tell it, and write nothing.
    """

    # -- writing: only for who holds the lock ------------------------------------------------

    async def commit(
        self,
        entries: Sequence[Entry],
        keys: Sequence[KeyRow] = (),
        opened: TableRow | None = None,
        wish: str | None = None,
        copied: str | None = None,
    ) -> int:
        """Fold entries, make them durable, tell who follows; gives the last one's number.

        Entries may be a wish of another server; keys may be copied from another table.
        """
        self.check_owner()
        try:
            for entry in entries:
                self.stage(entry)
        except MoveError as error:
            await self.undo()
            raise DeniedError(error.refusal.code, **error.refusal.args) from None
        except BaseException:
            await self.undo()
            raise
        return await self.flush(keys, opened, wish, copied)

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

    async def flush(
        self,
        keys: Sequence[KeyRow] = (),
        opened: TableRow | None = None,
        wish: str | None = None,
        copied: str | None = None,
    ) -> int:
        """Make durable what was staged, then tell who follows; gives the last one's number."""
        unit = self._unit(keys, opened, wish, copied)
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
        # Not the table's latest: if it was lost meanwhile, what others have written since is known.
        return unit.first + len(unit.entries) - 1

    def _unit(
        self,
        keys: Sequence[KeyRow],
        opened: TableRow | None,
        wish: str | None,
        copied: str | None,
    ) -> Append:
        table, first, kept = self.table, self.durable, kept_of(self.table)
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
            owner=self.owner,
            token=self.token,
            wish=wish,
            copied=copied,
        )

    def _stored(self, unit: Append) -> None:
        for row in unit.keys:
            self.keys.put(row.member, row.kind, row.hash)
        table = self.table
        self.durable, self.kept = table.seq, kept_of(table)
        for _, entry in table.log[unit.first :]:
            self.services.metrics.steps.count(kind_of(entry))
        self._tell(unit.first)

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
            if self._behind(rows):
                # Somebody has taken it over since.
                await self.give_way()
            return
        await self._undone(rows)
        if self.owner is not None and (isinstance(error, NotOwnerError) or self._behind(rows)):
            await self.give_way()
        if isinstance(error, UnknownOutcomeError):
            # By now it is certain.
            raise StoreError(*error.args) from error
        raise error

    def _behind(self, rows: Sequence[EntryRow]) -> bool:
        """Whether a log has more than is known here."""
        return len(rows) > self.durable

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
        # What another server has stored since is not only known, but followed.
        known = rows if self.owner is None else rows[: self.durable]
        try:
            self._take(await folded(self.table.id, known, self.services.turnstile))
        except BaseException:
            self.put_aside()
            raise
        for follower in self.followers:
            follower.undone()

    # -- owning and following: only for who holds the lock -----------------------------------

    def own(self, token: int) -> None:
        """From now on the table is written here; all that was stored must have been taken up."""
        self.token, self.owned = token, True
        self._keep_time()

    def disown(self) -> None:
        """From now on the table is written elsewhere."""
        if self.owned:
            self.owned = False
            for follower in self.followers:
                follower.disowned()

    async def give_way(self) -> None:
        """The same, and follow what was stored there so far."""
        self.disown()
        with suppress(StoreError):
            # What cannot be read now is looked for again.
            await self.catch_up()


def _holds(rows: Sequence[EntryRow], unit: Append) -> bool:
    """Whether a log has what was to be appended, where it was to be."""
    until = unit.first + len(unit.entries)
    stored = [(row.at, row.body) for row in rows[unit.first : until]]
    return bool(unit.entries) and stored == list(unit.entries)
