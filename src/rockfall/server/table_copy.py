"""A table as it is stored, kept in memory: who writes it builds on this, and who follows it does.

Whoever wants to hear what becomes of a table is told at once and in order. What others have stored
since is read and folded; of what is folded here, only as much may be told as is durable.
"""

import asyncio
from collections.abc import Sequence
from typing import Final, Protocol

import structlog

from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from rockfall.server.entries import Entry, read_entry
from rockfall.server.keys import Keyring
from rockfall.server.logs import tag
from rockfall.server.services import Services
from rockfall.server.store.errors import NotOwnerError
from rockfall.server.store.rows import EntryRow, Phase
from rockfall.server.table import Table
from rockfall.server.table_folds import fold
from rockfall.server.turnstile import SLICE, Turnstile

#: So many entries a move leads to, hardly ever more.
_MOVE: Final = 3


class Follower(Protocol):
    """Somebody who is told what becomes of a table, at once and without waiting."""

    def staged(self) -> None:
        """The latest entry was folded; it is not durable yet."""

    def stored(self, first: int) -> None:
        """Everything from this number on is durable now."""

    def undone(self) -> None:
        """What was staged did not happen; the table is as the store has it."""

    def disowned(self) -> None:
        """Another server writes the table now; what it stores is still told here."""

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


def kept_of(table: Table) -> tuple[Phase, bool]:
    return table.phase, table.settings.listed


class TableCopy:
    """A table, how much of it is durable, and who follows it."""

    def __init__(self, services: Services, table: Table, keys: Keyring) -> None:
        self.services = services
        self.keys = keys
        self.lock = asyncio.Lock()
        self.followers: list[Follower] = []
        #: whether it takes no more entries
        self.closed = False
        #: whether the store could be neither written nor read, so that the table must be read anew
        self.set_aside = False
        #: which of many servers this is, and what it was given when it took the table
        self.owner: str | None = None
        self.token: int | None = None
        #: whether the table is written here; where there is one server only, it always is
        self.owned = True
        self._ahead = 0
        self._take(table)

    def _take(self, table: Table) -> None:
        """Go on from a table of which everything is durable."""
        self.table = table
        #: how much of the log is durable, and so may be told
        self.durable = table.seq
        #: what the store keeps of the table beside its log: its phase, and whether it is listed
        self.kept = kept_of(table)
        self._keep_time()

    def _keep_time(self) -> None:
        last = self.table.log[-1][0] if self.table.log else 0
        #: by how much the table's last entry was ahead of the time when it was first read
        self._ahead = max(self._ahead, last - self.services.clock.now())

    def now(self) -> int:
        """The table's time in milliseconds: it never goes back, whatever clocks do."""
        return self.services.clock.now() + self._ahead

    def set_time(self, now: int) -> None:
        """What time it is where the table is written."""
        if not self.owned:
            self._ahead = now - self.services.clock.now()

    @property
    def stopped(self) -> bool:
        """Whether nothing is written here, for now or for good."""
        return self.closed or not self.owned

    def check_open(self) -> None:
        """Refuse whoever comes too late; to be asked whenever the lock was waited for."""
        if self.set_aside:
            raise DeniedError("set-aside")
        if self.closed:
            raise DeniedError("going-down")

    def check_owner(self) -> None:
        """The same for whoever wants to write."""
        self.check_open()
        if not self.owned:
            raise NotOwnerError(self.table.id)

    def _tell(self, first: int) -> None:
        for follower in self.followers:
            try:
                follower.stored(first)
            except Exception as error:
                # It is stored: nobody may be told otherwise, and the others follow all the same.
                log = structlog.get_logger()
                log.error("follower-failed", table=tag(self.table.id), exc_info=error)

    async def catch_up(self) -> None:
        """Take up what another server has stored since, and tell who follows."""
        first, store = self.durable, self.services.store
        rows = await store.news(self.table.id, first)
        try:
            entries = [(row.at, read_entry(row.body)) for row in rows]
        except BaseException:
            self.put_aside()
            raise
        # Read before anything of it is folded: if they cannot be, all of it is looked for again.
        came = any(isinstance(entry, p.Joined) for _, entry in entries)
        keys = await store.keys(self.table.id) if came else []
        await self._fold(entries)
        if not entries:
            return
        self.durable, self.kept = self.table.seq, kept_of(self.table)
        for _, entry in entries:
            if isinstance(entry, p.Left | p.Freed):
                self.keys.drop(entry.member)
        self.keys.add(keys)
        self._tell(first)

    async def _fold(self, entries: Sequence[tuple[int, Entry]]) -> None:
        """Fold what was stored elsewhere; it counts as durable when all of it is folded."""
        try:
            if len(entries) <= _MOVE:
                # As where it was made: nobody waits for a turn with a single move.
                self._fold_some(entries, staged=True)
                return
            # Of what is much, nobody is told but from the log.
            few = len(entries) <= SLICE
            for begin in range(0, len(entries), SLICE):
                async with self.services.turnstile.slice():
                    self._fold_some(entries[begin : begin + SLICE], staged=few)
        except BaseException:
            self.put_aside()
            raise

    def _fold_some(self, entries: Sequence[tuple[int, Entry]], *, staged: bool) -> None:
        for at, entry in entries:
            fold(self.table, at, entry)
            for follower in self.followers if staged else ():
                follower.staged()

    async def reread_keys(self) -> list[int]:
        """Take up keys as they are stored; gives the members whose token is another one now."""
        return self.keys.take(await self.services.store.keys(self.table.id))

    def put_aside(self) -> None:
        """Write nothing more: what is true of the table is only known when it is read again."""
        self.set_aside = self.closed = True
        for follower in self.followers:
            follower.lost()
