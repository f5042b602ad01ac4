"""The hall: all tables of a server, and who comes to them."""

import asyncio

from rockfall.server import lobby
from rockfall.server import protocol as p
from rockfall.server.banks import NOBODY
from rockfall.server.config import Config
from rockfall.server.denied import DeniedError
from rockfall.server.entries import Entry
from rockfall.server.house import House
from rockfall.server.keys import Keyring, hash_of, new_code, new_key, new_table
from rockfall.server.live import Live
from rockfall.server.loading import Loader
from rockfall.server.settings import checked
from rockfall.server.store.errors import StoreError, UnknownOutcomeError
from rockfall.server.store.rows import KeyRow, TableRow
from rockfall.server.table import Table
from rockfall.server.visitor import Visitor


class Hall:
    """Opens tables and finds them again."""

    def __init__(self, house: House, config: Config) -> None:
        self.house = house
        self.config = config
        self.lives: dict[str, Live] = {}
        #: tables that go on as soon as the store can be read again
        self.waiting: set[str] = set()
        self.ready = False
        self.closed = False
        self._loader = Loader(house, self.lives)
        #: who gets new keys at one table gets them at all: nothing may be copied meanwhile
        self._keys = asyncio.Lock()

    # -- finding -----------------------------------------------------------------------------

    async def live(self, name: str) -> Live:
        """The table of that name."""
        found = self.lives.get(name)
        if found is not None and not found.writer.set_aside:
            return found
        self._check_open()
        live = await self._loader.load(name)
        self.waiting.discard(name)
        return live

    def _check_open(self) -> None:
        if self.closed:
            raise DeniedError("going-down")

    async def by_code(self, code: str) -> str:
        """The name of the table that goes by a code."""
        spelt = code.strip().upper()
        row = await self.house.store.by_code(spelt) if spelt.isascii() and spelt.isalpha() else None
        if row is None:
            raise DeniedError("no-such-code")
        return row.id

    async def wake_all(self) -> None:
        """Go on with every match that was on when the server stopped."""
        rows = await self.house.store.live_tables()
        self.waiting |= {row.id for row in rows if row.phase == "playing"}
        await self.go_on()
        self.ready = True

    async def go_on(self) -> None:
        """Read all matches that wait for it; those that cannot be read yet wait on."""
        lost = [name for name, live in self.lives.items() if live.writer.set_aside]
        for name in lost:
            # Whichever phase it seems to be in: what was folded last may never have been stored.
            del self.lives[name]
            self.waiting.add(name)
        for name in [*self.waiting]:
            try:
                await self.live(name)
            except DeniedError:
                # Broken, or gone: the others go on all the same.
                self.waiting.discard(name)
            except StoreError:
                # It waits on, and keeps nobody else waiting.
                pass
            await asyncio.sleep(0)

    async def listed(self, most: int) -> list[Live]:
        """Listed tables to join or to watch, the latest first."""
        for row in await self.house.store.open_tables(limit=most):
            try:
                await self.live(row.id)
            except DeniedError:
                continue
        found = [live for live in self.lives.values() if _is_open(live)]
        return sorted(found, key=lambda live: live.table.log[0][0], reverse=True)[:most]

    # -- opening and joining -----------------------------------------------------------------

    async def open(self, wish: p.MakeTable) -> p.Place:
        """A new table; who makes it is its first member and host."""
        await self._check_room()
        settings = checked(wish.settings)
        table = Table(new_table())
        code = await self._new_code()
        opened: list[Entry] = [p.Opened(settings, code)]
        # Who joins is checked against the table as it will be.
        draft = Table(table.id)
        draft.fold(0, opened[0])
        joined = lobby.join(draft, wish.name, NOBODY if wish.sit else lobby.NO_SEAT)
        token, recovery, keys = _new_keys(0)
        live = await self._begin(table, [*opened, *joined], keys, code)
        return p.Place(table.id, 0, live.table.seat_of(0), token, recovery)

    async def _check_room(self) -> None:
        self._check_open()
        if await self.house.store.count_live() >= self.config.max_tables:
            raise DeniedError("house-full")

    async def _new_code(self) -> str:
        while True:
            code = new_code()
            if await self.house.store.by_code(code) is None:
                return code

    async def _begin(
        self, table: Table, entries: list[Entry], keys: list[KeyRow], code: str
    ) -> Live:
        """Store a new table, with all that it begins with."""
        live = Live(self.house, table, Keyring())
        opened = entries[0]
        assert isinstance(opened, p.Opened)
        row = TableRow(table.id, code, opened.settings.listed, "lobby", live.writer.now())

        async def store() -> Live:
            try:
                async with live.writer.lock:
                    await live.writer.commit(entries, keys, row)
            except BaseException:
                await live.close()
                raise
            return live

        # Others may find it in the store before we hear that it is there.
        return await self._loader.add(table.id, store)

    async def join(self, name: str, wish: p.JoinTable) -> p.Place:
        """Somebody comes to a table."""
        live = await self.live(name)
        async with live.writer.lock:
            table = live.writer.table
            entries = lobby.join(table, wish.name, wish.seat)
            member = len(table.members)
            token, recovery, keys = _new_keys(member)
            await live.writer.commit(entries, keys)
            return p.Place(name, member, live.writer.table.seat_of(member), token, recovery)

    async def recover(self, name: str, recovery: str) -> p.Place:
        """New keys for who has a recovery key; the old ones stop working, at rematches too."""
        live = await self.live(name)
        async with live.writer.lock, self._keys:
            live.writer.check_open()
            member = live.writer.keys.holder("recovery", recovery)
            if member == NOBODY:
                raise DeniedError("bad-recovery")
            token, recovery, keys = _new_keys(member)
            for other, number in await self._rekey(live, member, keys):
                await self._change_keys(other, number, keys)
            return p.Place(name, member, live.writer.table.seat_of(member), token, recovery)

    async def _rekey(self, live: Live, member: int, keys: list[KeyRow]) -> list[tuple[str, int]]:
        """Store new keys in place of the old ones; gives the tables where, and who it is there."""
        store, name = self.house.store, live.table.id
        try:
            return await store.rekey(name, member, keys)
        except UnknownOutcomeError as error:
            # The old keys may be gone, and nobody else knows the new ones. The same once more
            # changes nothing if it was done.
            try:
                await store.settle()
                return await store.rekey(name, member, keys)
            except StoreError:
                # Which keys open the table is only known when it is read again.
                live.writer.put_aside()
                raise error from None

    async def _change_keys(self, name: str, member: int, keys: list[KeyRow]) -> None:
        """Let a table that is in use know the new keys, and cut off whoever has the old ones."""
        live = await self._loader.loaded(name)
        if live is None:
            return
        for row in keys:
            live.writer.keys.put(member, row.kind, row.hash)
        live.audience.dismiss_member(member, "recovered-elsewhere")

    async def rematch(self, live: Live, member: int, visitor: Visitor) -> int:
        """Another table for the same people; whoever asks first makes it."""
        async with live.writer.lock, self._keys:
            live.writer.check_open()
            table = live.writer.table
            if table.phase != "over":
                raise DeniedError("match-not-over")
            if table.seat_of(member) == NOBODY:
                raise DeniedError("not-seated")
            if table.rematch:
                return max(seq for seq, (_, entry) in enumerate(table.log) if _reopens(entry))
            visitor.open_table()
            await self._check_room()
            other = await self._reopen(live)
            return await live.writer.commit([p.Rematched(other.table.id)])

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
            keys += [KeyRow(new, kind, digest) for kind, digest in live.writer.keys.of(number)]
        return await self._begin(table, entries, keys, code)

    # -- ending ------------------------------------------------------------------------------

    async def close(self) -> None:
        """Finish every move in hand, and let everybody go."""
        self.ready = False
        self.closed = True
        await self._loader.close()
        lives = [*self.lives.values()]
        # A table that waits for answers holds its move for a moment: all do so at once.
        await asyncio.gather(*[live.close() for live in lives])
        for live in lives:
            live.audience.say_goodbye("going-down")


def _new_keys(member: int) -> tuple[str, str, list[KeyRow]]:
    """A token and a recovery key for a member, and what is kept of them."""
    token, recovery = new_key(), new_key()
    kept = [KeyRow(member, "token", hash_of(token)), KeyRow(member, "recovery", hash_of(recovery))]
    return token, recovery, kept


def _reopens(entry: Entry) -> bool:
    return isinstance(entry, p.Rematched)


def _is_open(live: Live) -> bool:
    """Whether a table is to be listed, as far as it is stored."""
    phase, listed = live.writer.kept
    watched = phase == "playing" and live.table.settings.watch == "anyone"
    return listed and (phase == "lobby" or watched)
