"""Many servers on one PostgreSQL: who is alive, who owns which table, what they tell each other.

A table belongs to one server. Who takes it raises its token, in the row that every append changes,
so whoever had it before can write nothing any more. It may be taken from a server that has not been
seen for a while, by the database's clock; that is for who waits, and nothing else rests on it.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Text,
    and_,
    any_,
    cast,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY, REGCLASS
from sqlalchemy.dialects.postgresql import insert as upsert

from rockfall.server.store.pulse import Pulse
from rockfall.server.store.schema import ENTRIES, LEASE, MESSAGES, TABLES, WORKERS
from rockfall.server.store.store import Store

#: The owner of a table that is to be taken by the next who sees it; no server is called so.
_ANYBODY: Final = "-"
#: Milliseconds after which what was said, and who was seen last, is forgotten.
_OLD: Final = 60_000
_NOW: Final = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
#: Seen of late. Who is seen for long to come was seen before the database's clock was set back.
_ALIVE: Final = and_(WORKERS.c.until > _NOW, WORKERS.c.until < _NOW + _OLD + 1)
_SEEN: Final = exists().where(WORKERS.c.id == TABLES.c.owner, _ALIVE)
#: Belonged to somebody who is gone.
_ORPHANED: Final = and_(TABLES.c.owner.is_not(None), ~_SEEN)


class Owner(NamedTuple):
    """Who has a table, nobody if they are gone, and the token that it was taken with."""

    worker: str
    token: int


class Head(NamedTuple):
    """How far a table is, and whether nobody goes on with it."""

    table: str
    length: int
    orphaned: bool


class Posted(NamedTuple):
    """Something that was said to all who listen to a channel."""

    id: int
    channel: str
    body: bytes


class Owners:
    """What a server that shares a database asks of it."""

    def __init__(self, store: Store, worker: str) -> None:
        self._store = store
        self.worker = worker

    # -- being alive -------------------------------------------------------------------------

    async def beat(self, ttl: int) -> bool:
        """Be seen for so many milliseconds; gives whether one was in time."""
        return bool(await self._store.write(partial(_beat, worker=self.worker, ttl=ttl)))

    def keep_beating(self, ttl: int, seconds: float) -> Pulse:
        """The same every so many seconds, until one leaves."""
        pulse = Pulse(partial(_beat, worker=self.worker, ttl=ttl), seconds)
        self._store.keep_doing(pulse)
        return pulse

    async def live(self) -> set[str]:
        """All who are seen."""
        return await self._store.read(_live)

    async def now(self) -> int:
        """The database's time in milliseconds."""
        return await self._store.read(_now)

    async def leave(self) -> None:
        """Be seen no more."""
        self._store.keep_doing(None)
        await self._store.write(partial(_leave, worker=self.worker))

    async def site(self) -> str:
        """A name that no other site has."""
        return str(await self._store.read(lambda c: c.scalar(select(LEASE.c.site))))

    # -- owning ------------------------------------------------------------------------------

    async def take(self, table: str) -> Owner:
        """Take a table that nobody has, or whose owner is gone; gives who has it then."""
        taken: Owner = await self._store.write(partial(_take, worker=self.worker, table=table))
        return taken

    async def owner(self, table: str) -> Owner:
        """Who has a table."""
        return await self._store.read(partial(_owner, table=table))

    async def give_up(self, table: str, token: int, *, to_rest: bool) -> None:
        """Let a table rest until somebody wants to write, or let another go on at once."""
        owner = None if to_rest else _ANYBODY
        await self._store.write(partial(_give_up, table=table, token=token, owner=owner))

    async def owned(self) -> dict[str, int]:
        """The tables that one has, with their tokens."""
        return await self._store.read(partial(_owned, worker=self.worker))

    async def orphans(self, most: int) -> list[str]:
        """Matches whose owner is gone, some of them."""
        return await self._store.read(partial(_orphans, most=most))

    # -- following ---------------------------------------------------------------------------

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """How far tables are that one follows; those that are gone are left out."""
        found = await self._store.read(partial(_heads, worker=self.worker, tables=tables))
        return {head.table: head for head in found}

    async def rekeyed(self, since: int) -> list[tuple[str, int]]:
        """Where keys were replaced after a moment, and the moments of that."""
        return await self._store.read(partial(_rekeyed, since=since))

    async def wished(self, table: str, wish: str) -> int | None:
        """The number of the last entry that a wish led to, if it was stored."""
        return await self._store.read(partial(_wished, table=table, wish=wish))

    # -- talking -----------------------------------------------------------------------------

    async def post(self, *said: tuple[str, bytes]) -> None:
        """Say something on a channel, or several things in order, to be read within a minute."""
        await self._store.write(partial(_post, said=said))

    async def newest_posted(self) -> int:
        """The number of what was said last; 0 if nothing ever was."""
        return await self._store.read(_newest_posted)

    async def posted(self, since: int, besides: Sequence[int], within: int) -> list[Posted]:
        """What was said in the last milliseconds: after a number, and what has one of others."""
        found = partial(_posted, since=since, besides=besides, within=within)
        return await self._store.read(found)


def _beat(connection: Connection, worker: str, ttl: int) -> bool:
    mine = WORKERS.c.id == worker
    in_time = connection.scalar(select(_ALIVE).where(mine))
    seen = upsert(WORKERS).values(id=worker, until=_NOW + ttl)
    connection.execute(
        seen.on_conflict_do_update(index_elements=["id"], set_={"until": _NOW + ttl})
    )
    connection.execute(delete(WORKERS).where(WORKERS.c.until < _NOW - _OLD))
    connection.execute(delete(MESSAGES).where(MESSAGES.c.sent < _NOW - _OLD))
    return bool(in_time)


def _live(connection: Connection) -> set[str]:
    return {*connection.scalars(select(WORKERS.c.id).where(_ALIVE))}


def _now(connection: Connection) -> int:
    return connection.scalars(select(_NOW)).one()


def _leave(connection: Connection, worker: str) -> None:
    connection.execute(delete(WORKERS).where(WORKERS.c.id == worker))


def _take(connection: Connection, worker: str, table: str) -> Owner:
    free = or_(TABLES.c.owner.is_(None), TABLES.c.owner == worker, _ORPHANED)
    mine = update(TABLES).where(TABLES.c.id == table, TABLES.c.fault.is_(None), free)
    taking = mine.values(owner=worker, token=TABLES.c.token + 1).returning(TABLES.c.token)
    token = connection.scalar(taking)
    return Owner(worker, token) if token is not None else _owner(connection, table)


def _owner(connection: Connection, table: str) -> Owner:
    found = select(TABLES.c.owner, TABLES.c.token).where(TABLES.c.id == table, _SEEN)
    row = connection.execute(found).one_or_none()
    return Owner("", 0) if row is None else Owner(*row)


def _give_up(connection: Connection, table: str, token: int, owner: str | None) -> None:
    mine = and_(TABLES.c.id == table, TABLES.c.token == token)
    connection.execute(update(TABLES).where(mine).values(owner=owner))


def _owned(connection: Connection, worker: str) -> dict[str, int]:
    found = select(TABLES.c.id, TABLES.c.token).where(TABLES.c.owner == worker)
    return {row.id: row.token for row in connection.execute(found)}


def _orphans(connection: Connection, most: int) -> list[str]:
    lost = and_(TABLES.c.phase == "playing", TABLES.c.fault.is_(None), _ORPHANED)
    return [*connection.scalars(select(TABLES.c.id).where(lost).limit(most))]


def _heads(connection: Connection, worker: str, tables: Sequence[str]) -> list[Head]:
    # Who follows what is their own took it and could not go on, or had to read it anew.
    orphaned: ColumnElement[bool] = or_(TABLES.c.owner == worker, and_(true(), _ORPHANED))
    # One value however many there are: a statement takes only so many.
    these = any_(literal([*tables], ARRAY(Text)))
    found = select(TABLES.c.id, TABLES.c.length, orphaned).where(TABLES.c.id == these)
    return [Head(*row) for row in connection.execute(found)]


def _rekeyed(connection: Connection, since: int) -> list[tuple[str, int]]:
    found = select(TABLES.c.id, TABLES.c.rekeyed).where(TABLES.c.rekeyed > since)
    return [(table, moment) for table, moment in connection.execute(found)]


def _wished(connection: Connection, table: str, wish: str) -> int | None:
    found = select(ENTRIES.c.seq).where(ENTRIES.c.table_id == table, ENTRIES.c.wish == wish)
    return connection.scalar(found)


def _post(connection: Connection, said: Sequence[tuple[str, bytes]]) -> None:
    rows = [{"sent": _NOW, "channel": channel, "body": body} for channel, body in said]
    connection.execute(insert(MESSAGES).values(rows))


def _newest_posted(connection: Connection) -> int:
    # Not of the rows: those are swept away, and their numbers are not given again.
    numbers = func.pg_get_serial_sequence(MESSAGES.name, MESSAGES.c.id.name)
    return connection.scalar(select(func.pg_sequence_last_value(cast(numbers, REGCLASS)))) or 0


def _posted(
    connection: Connection, since: int, besides: Sequence[int], within: int
) -> list[Posted]:
    these = any_(literal([*besides], ARRAY(BigInteger)))
    found = select(MESSAGES.c.id, MESSAGES.c.channel, MESSAGES.c.body)
    new = found.where(or_(MESSAGES.c.id > since, MESSAGES.c.id == these))
    latest = new.where(MESSAGES.c.sent > _NOW - within).order_by(MESSAGES.c.id)
    return [Posted(*row) for row in connection.execute(latest)]
