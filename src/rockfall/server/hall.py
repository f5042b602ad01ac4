"""The hall: all tables of a server, loaded when somebody needs them."""

import asyncio
from typing import Final

import structlog

from rockfall.server import lobby
from rockfall.server import protocol as p
from rockfall.server.banks import NOBODY
from rockfall.server.config import Config
from rockfall.server.denied import DeniedError
from rockfall.server.entries import Entry
from rockfall.server.house import House
from rockfall.server.keys import Keyring, hash_of, new_code, new_key, new_table
from rockfall.server.live import Live, folded
from rockfall.server.logs import tag
from rockfall.server.settings import checked
from rockfall.server.store.rows import KeyRow, Limits, TableRow
from rockfall.server.table import Table

_DAY: Final = 24 * 60 * 60 * 1000
#: Seconds between two rounds of tidying up.
_TIDY: Final = 60
#: After so many rounds old tables are swept out of the store.
_SWEEP: Final = 60


class Hall:
    """Opens tables, finds them again, and forgets those nobody needs."""

    def __init__(self, house: House, config: Config) -> None:
        self.house = house
        self.config = config
        self.lives: dict[str, Live] = {}
        self.ready = False
        self.closed = False
        self._door = asyncio.Lock()

    # -- finding -----------------------------------------------------------------------------

    async def live(self, name: str) -> Live:
        """The table of that name."""
        found = self.lives.get(name)
        if found is not None:
            return found
        async with self._door:
            return self.lives.get(name) or await self._load(name)

    async def _load(self, name: str) -> Live:
        self._check_open()
        whole = await self.house.store.whole(name)
        if whole is None:
            raise DeniedError("no-such-table")
        keys = Keyring()
        for row in whole.keys:
            keys.put(row.member, row.kind, row.hash)
        live = Live(self.house, folded(name, whole.entries), keys)
        if live.table.phase == "playing":
            async with live.lock:
                await live.commit([p.Woke()])
            for member in live.table.players():
                live.driver.gone(member)
        self.lives[name] = live
        return live

    def _check_open(self) -> None:
        if self.closed:
            raise DeniedError("going-down")

    async def by_code(self, code: str) -> str:
        """The name of the table that goes by a code."""
        row = await self.house.store.by_code(code.strip().upper())
        if row is None:
            raise DeniedError("no-such-code")
        return row.id

    async def wake_all(self) -> None:
        """Go on with every match that was on when the server stopped."""
        for row in await self.house.store.live_tables():
            if row.phase == "playing":
                try:
                    await self.live(row.id)
                except Exception as error:
                    # One table that cannot be folded must not keep the others from going on.
                    log = structlog.get_logger()
                    log.error("table-broken", table=tag(row.id), exc_info=error)
            await asyncio.sleep(0)
        self.ready = True

    def open_tables(self) -> list[Live]:
        """Listed tables that are going on, the latest first."""
        found = [live for live in self.lives.values() if _is_open(live.table)]
        return sorted(found, key=lambda live: live.table.log[0][0], reverse=True)

    async def listed(self, most: int) -> list[Live]:
        """Listed tables to join or to watch, the latest first."""
        for row in await self.house.store.open_tables(limit=most):
            await self.live(row.id)
        return self.open_tables()[:most]

    # -- opening and joining -----------------------------------------------------------------

    async def open(self, wish: p.MakeTable) -> p.Place:
        """A new table; who makes it is its first member and host."""
        self._check_open()
        if await self.house.store.count_live() >= self.config.max_tables:
            raise DeniedError("house-full")
        settings = checked(wish.settings)
        table = Table(new_table())
        code = await self._new_code()
        opened: list[Entry] = [p.Opened(settings, code)]
        # Who joins is checked against the table as it will be.
        draft = Table(table.id)
        draft.fold(0, opened[0])
        joined = lobby.join(draft, wish.name, NOBODY if wish.sit else lobby.NO_SEAT)
        live = Live(self.house, table, Keyring())
        row = TableRow(table.id, code, settings.listed, "lobby", self.house.now())
        async with live.lock:
            place = await self._admit(live, 0, [*opened, *joined], row)
        self.lives[table.id] = live
        return place

    async def _new_code(self) -> str:
        while True:
            code = new_code()
            if await self.house.store.by_code(code) is None:
                return code

    async def _admit(
        self, live: Live, member: int, entries: list[Entry], row: TableRow | None = None
    ) -> p.Place:
        """Store what brings a member in, with new keys; the lock must be held."""
        token, recovery = new_key(), new_key()
        keys = [
            KeyRow(member, "token", hash_of(token)),
            KeyRow(member, "recovery", hash_of(recovery)),
        ]
        if entries:
            await live.commit(entries, keys, row)
        else:
            await live.flush(keys)
        return p.Place(live.table.id, member, live.table.seat_of(member), token, recovery)

    async def join(self, name: str, wish: p.JoinTable) -> p.Place:
        """Somebody comes to a table."""
        live = await self.live(name)
        async with live.lock:
            entries = lobby.join(live.table, wish.name, wish.seat)
            return await self._admit(live, len(live.table.members), entries)

    async def recover(self, name: str, recovery: str) -> p.Place:
        """New keys for who has a recovery key; the old ones stop working."""
        live = await self.live(name)
        async with live.lock:
            member = live.keys.holder("recovery", recovery)
            if member == NOBODY:
                raise DeniedError("bad-recovery")
            for listener in [*live.listeners]:
                if member in (listener.member, listener.screen):
                    listener.drop("recovered-elsewhere")
            return await self._admit(live, member, [])

    async def rematch(self, live: Live, member: int) -> int:
        """Another table for the same people; whoever asks first makes it."""
        async with live.lock:
            table = live.table
            if table.phase != "over":
                raise DeniedError("match-not-over")
            if table.seat_of(member) == NOBODY:
                raise DeniedError("not-seated")
            if table.rematch:
                return table.seq - 1
            other = await self._reopen(live)
            return await live.commit([p.Rematched(other.table.id)])

    async def _reopen(self, live: Live) -> Live:
        old, table = live.table, Table(new_table())
        code = await self._new_code()
        entries: list[Entry] = [p.Opened(old.settings, code)]
        keys: list[KeyRow] = []
        present = [number for number, member in enumerate(old.members) if not member.left]
        for new, number in enumerate(present):
            member = old.members[number]
            entries.append(p.Joined(new, member.name))
            if member.seat != NOBODY:
                entries.append(p.Sat(new, member.seat))
            keys += [KeyRow(new, kind, digest) for kind, digest in live.keys.of(number)]
        other = Live(self.house, table, Keyring())
        row = TableRow(table.id, code, old.settings.listed, "lobby", self.house.now())
        async with other.lock:
            await other.commit(entries, keys, row)
        self.lives[table.id] = other
        return other

    # -- tidying up --------------------------------------------------------------------------

    async def tidy(self) -> None:
        """From time to time let go of tables that nobody looks at, and sweep out old ones."""
        rounds = 0
        while True:
            await asyncio.sleep(_TIDY)
            rounds += 1
            for name, live in [*self.lives.items()]:
                if live.idle(self.house.now()):
                    await live.close()
                    del self.lives[name]
            if rounds % _SWEEP == 0:
                await self.sweep()
            for phase in ("lobby", "playing", "over"):
                count = sum(live.table.phase == phase for live in self.lives.values())
                self.house.metrics.tables.labels(phase).set(count)

    async def sweep(self) -> int:
        """Delete what is older than the owner of the server wants to keep."""
        days = self.config
        limits = Limits(
            lobby=days.lobby_days * _DAY,
            playing=days.playing_days * _DAY,
            over=days.over_days * _DAY,
        )
        swept = await self.house.store.sweep(self.house.now(), limits)
        kept = set(await self.house.store.table_ids())
        for name in [name for name in self.lives if name not in kept]:
            live = self.lives.pop(name)
            for listener in [*live.listeners]:
                listener.drop("table-swept")
            await live.close()
        return swept

    async def close(self) -> None:
        """Finish every move in hand, and let everybody go."""
        self.ready = False
        self.closed = True
        lives = [*self.lives.values()]
        # A table that waits for answers holds its move for a moment: all do so at once.
        await asyncio.gather(*[live.close() for live in lives])
        for live in lives:
            for listener in [*live.listeners]:
                listener.drop("going-down")


def _is_open(table: Table) -> bool:
    watched = table.phase == "playing" and table.settings.watch == "anyone"
    return table.settings.listed and (table.phase == "lobby" or watched)
