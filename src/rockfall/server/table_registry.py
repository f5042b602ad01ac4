"""The registry: all tables of a server, and who comes to them.

Whatever is written of a table is written where it is owned: `…_here` does it, and of many servers
each asks the owner.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from rockfall.server import lobby
from rockfall.server import protocol as p
from rockfall.server.bell import Bell
from rockfall.server.cluster import messages as m
from rockfall.server.cluster.cluster import Cluster
from rockfall.server.config import Config
from rockfall.server.denied import DeniedError
from rockfall.server.entries import Entry
from rockfall.server.keys import hash_of, new_keys, new_table
from rockfall.server.services import Services
from rockfall.server.store.errors import KeysChangedError, StoreError, UnknownOutcomeError
from rockfall.server.store.rows import KeyRow
from rockfall.server.table import Table
from rockfall.server.table_repo import TableRepo
from rockfall.server.table_session import TableSession
from rockfall.server.time_banks import NOBODY
from rockfall.server.visitor import Visitor

#: Seconds for which a server is waited for that has good news already.
_MOMENT: Final = 1.0


class TableRegistry(TableRepo):
    """Tables, and those who come to them and get keys."""

    def __init__(self, services: Services, config: Config) -> None:
        super().__init__(services, config)
        #: who gets new keys at one table gets them at all: nothing may be copied meanwhile
        self._keys = asyncio.Lock()
        #: rung by all who have something to say to a client
        self.bell = Bell()

    async def join(self, name: str, wish: p.JoinTable) -> p.Place:
        """Somebody comes to a table."""
        session = await self.session(name)
        token, recovery, keys = new_keys(NOBODY)
        if self.cluster is None:
            member = await self.join_here(session, wish.name, wish.seat, keys)
        else:
            join = m.Join(wish.name, wish.seat, *(row.hash for row in keys))
            member = await self.cluster.ask_for(session, join)
            await self.cluster.refresh(session)
        return p.Place(name, member, session.table.seat_of(member), token, recovery)

    async def join_here(
        self,
        session: TableSession,
        name: str,
        seat: int,
        keys: list[KeyRow],
        number: str | None = None,
        check: Callable[[], None] = lambda: None,
    ) -> int:
        """The same where the table is written; gives who they are. Keys are theirs, whoever it is.

        The wish may have the number of another server, and `check` may refuse it by now.
        """
        writer = session.writer
        async with writer.lock:
            writer.check_owner()
            check()
            entries = lobby.join(writer.table, name, seat)
            member = len(writer.table.members)
            theirs = [row._replace(member=member) for row in keys]
            await writer.commit(entries, theirs, wish=number)
            return member

    async def recover(self, name: str, recovery: str) -> p.Place:
        """New keys for who has a recovery key; the old ones stop working, at rematches too."""
        session = await self.session(name)
        token, again, keys = new_keys(NOBODY)
        if self.cluster is None:
            member = await self.recover_here(session, hash_of(recovery), keys)
        else:
            member = await self._have_recovered(self.cluster, session, hash_of(recovery), keys)
            with suppress(StoreError, TimeoutError):
                # Else as soon as they can be read: the old ones are no good any more.
                async with asyncio.timeout(_MOMENT):
                    await self.cluster.following.look_at_keys()
        return p.Place(name, member, session.table.seat_of(member), token, again)

    async def _have_recovered(
        self, cluster: Cluster, session: TableSession, proof: bytes, keys: list[KeyRow]
    ) -> int:
        """Let the owner do it; whatever happens to either server, who asked gets good keys.

        Nobody else has them: what the owner may have stored is stored once more from here, which
        changes nothing then.
        """
        held = session.writer.keys
        member = held.keeper("recovery", proof)
        try:
            return await cluster.ask_for(session, m.Recover(proof, *(row.hash for row in keys)))
        except UnknownOutcomeError as error:
            if (done := held.keeper("token", keys[0].hash)) != NOBODY:
                return done
            if member == NOBODY:
                raise
            try:
                places = await self._rekey(session, member, keys, proof)
            except StoreError:
                raise error from None
        for other, number in places:
            await self._change_keys(other, number, keys)
        return member

    async def recover_here(self, session: TableSession, proof: bytes, keys: list[KeyRow]) -> int:
        """The same where the table is written; gives who they are."""
        async with session.writer.lock, self._keys:
            session.writer.check_owner()
            held = session.writer.keys
            if (done := held.keeper("token", keys[0].hash)) != NOBODY:
                return done
            member = held.keeper("recovery", proof)
            if member == NOBODY:
                raise DeniedError("bad-recovery")
            keys = [row._replace(member=member) for row in keys]
            for other, number in await self._rekey(session, member, keys, proof):
                await self._change_keys(other, number, keys)
            return member

    async def _rekey(
        self, session: TableSession, member: int, keys: list[KeyRow], proof: bytes
    ) -> list[tuple[str, int]]:
        """Store new keys in place of the old ones; gives the tables where, and who it is there."""
        store, name = self.services.store, session.table.id
        try:
            return await store.rekey(name, member, keys, proof)
        except KeysChangedError:
            # At another server, and it was not known here yet.
            raise DeniedError("bad-recovery") from None
        except UnknownOutcomeError as error:
            # The old keys may be gone, and nobody else knows the new ones. The same once more
            # changes nothing if it was done.
            try:
                await store.settle(name)
                return await store.rekey(name, member, keys, proof)
            except StoreError:
                # Which keys open the table is only known when it is read again.
                session.writer.put_aside()
                raise error from None

    async def _change_keys(self, name: str, member: int, keys: list[KeyRow]) -> None:
        """Let a table that is in use know the new keys, and cut off whoever has the old ones."""
        if self.cluster is not None:
            self.cluster.tell_rekeyed(name)
        session = await self.loaded(name)
        if session is None:
            return
        for row in keys:
            session.writer.keys.put(member, row.kind, row.hash)
        session.audience.dismiss_member(member, "recovered-elsewhere")

    async def rematch(self, session: TableSession, member: int, visitor: Visitor) -> int:
        """Another table for the same people; whoever asks first makes it."""
        if self.cluster is None or session.writer.owned:
            return await self.rematch_here(session, member, visitor.open_table)
        _check_rematch(session.table, member)
        if not session.table.rematch:
            # It is paid for where they are, by who may have to share it.
            visitor.open_table()
        token = session.writer.keys.token_of(member)
        number = await self.cluster.ask_for(session, m.Reopen(member, token))
        await self.cluster.refresh(session)
        return number

    async def rematch_here(
        self,
        session: TableSession,
        member: int,
        pay: Callable[[], None] = lambda: None,
        check: Callable[[], None] = lambda: None,
    ) -> int:
        """The same where the table is written; `check` refuses who was cut off meanwhile."""
        async with session.writer.lock, self._keys:
            session.writer.check_owner()
            check()
            table = session.writer.table
            _check_rematch(table, member)
            if table.rematch:
                return max(seq for seq, (_, entry) in enumerate(table.log) if _reopens(entry))
            pay()
            await self._check_room()
            other = await self._reopen(session)
            try:
                return await session.writer.commit([p.Rematched(other.table.id)])
            except UnknownOutcomeError:
                raise
            except (DeniedError, StoreError):
                # It did not happen, so nobody will ever come to the other table.
                await self._unmake(other)
                raise

    async def _unmake(self, session: TableSession) -> None:
        with suppress(StoreError):
            await self.services.store.delete(session.table.id)
        await self.sweep_out(session)

    async def _reopen(self, session: TableSession) -> TableSession:
        old, table = session.table, Table(new_table())
        code = await self._new_code()
        entries: list[Entry] = [p.Opened(old.settings, code)]
        keys: list[KeyRow] = []
        present = [number for number, member in enumerate(old.members) if not member.left]
        for new, number in enumerate(present):
            member = old.members[number]
            entries.append(p.Joined(new, member.name))
            if member.seat != NOBODY:
                entries.append(p.Sat(new, member.seat))
            keys += [KeyRow(new, kind, digest) for kind, digest in session.writer.keys.of(number)]
        return await self._begin(table, entries, keys, code, old.id)


def _check_rematch(table: Table, member: int) -> None:
    """Refuse another match to who has not played this one to its end."""
    if table.phase != "over":
        raise DeniedError("match-not-over")
    if table.seat_of(member) == NOBODY:
        raise DeniedError("not-seated")


def _reopens(entry: Entry) -> bool:
    return isinstance(entry, p.Rematched)
