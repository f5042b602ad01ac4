"""Does what is asked of the owner of a table, at a table that is written here."""

from collections.abc import Callable
from functools import partial
from hmac import compare_digest
from typing import Final

from rockfall.server import protocol as p
from rockfall.server.cluster import messages as m
from rockfall.server.cluster.owning import Owning
from rockfall.server.cluster.tables import Tables
from rockfall.server.denied import DeniedError
from rockfall.server.store.errors import NotOwnerError, StoreError, UnknownOutcomeError
from rockfall.server.store.owners import Owner, Owners
from rockfall.server.store.rows import KeyRow
from rockfall.server.table_session import TableSession

#: Any number: who a key is for is known to the owner.
_SOMEBODY: Final = 0


class RequestHandler:
    """Finds a table and its owner, and does requests where that is this server."""

    def __init__(self, tables: Tables, owners: Owners, owning: Owning) -> None:
        self._tables = tables
        self._owners = owners
        self._owning = owning

    async def find(self, table: str) -> TableSession:
        """A table."""
        return await self._tables.session(table)

    async def owner(self, session: TableSession, anew: bool) -> Owner:
        """Who owns a table; if nobody does, it is taken. What is known is believed, or not."""
        return await self._owning.owner(session, anew)

    async def known_owner(self, session: TableSession) -> Owner:
        """Who owns a table, be it nobody; it is not taken."""
        return await self._owners.owner(session.table.id)

    def now(self) -> int:
        """The time that all servers agree on, about."""
        return self._owning.now()

    async def do(
        self, session: TableSession, request: m.AnyRequest, number: str, again: bool
    ) -> int | None:
        """Do a request; one that was asked before and is stored is not done twice."""
        # Lost and taken again while it waits for its turn, it may have been done in between.
        owned = partial(_check_token, session, session.writer.token)
        done = await self._wished(session.table.id, number) if again else None
        if done is not None:
            return _member_at(session, done) if isinstance(request, m.Join) else done
        match request:
            case m.Join(name, seat):
                keys = _keys_of(request)
                return await self._tables.join_here(session, name, seat, keys, number, owned)
            case m.Recover():
                return await self._recover(session, request, again)
        member, key = request.member, request.token
        if not _has_key(session, member, key):
            # It may have been given out by another server a moment ago.
            await session.reread_keys()

        def check() -> None:
            owned()
            if not _has_key(session, member, key):
                raise DeniedError("bad-token")

        match request:
            case m.Act(wish=wish):
                return await self._act(session, member, p.decode(wish), check, number, again)
            case m.BringBack():
                return await session.bring_back(member, check, number)
            case m.Reopen():
                return await self._tables.rematch_here(session, member, check=check)

    async def _act(
        self,
        session: TableSession,
        member: int,
        wish: p.FromClient,
        check: Callable[[], None],
        number: str,
        again: bool,
    ) -> int | None:
        try:
            return await session.act_here(member, wish, check, number)
        except DeniedError as error:
            if again and isinstance(wish, p.Move) and error.refusal.code == "stale-step":
                # The last owner may have kept it in mind, and made it when the window closed.
                raise UnknownOutcomeError(error.refusal.code) from error
            raise

    async def _recover(self, session: TableSession, request: m.Recover, again: bool) -> int:
        keys = _keys_of(request)
        try:
            return await self._tables.recover_here(session, request.proof, keys)
        except (NotOwnerError, UnknownOutcomeError):
            raise
        except StoreError as error:
            if again:
                # Keys are no part of the log: who had the table before may still replace them.
                raise UnknownOutcomeError(str(error)) from error
            raise

    async def _wished(self, table: str, number: str) -> int | None:
        """What a wish led to that may have been stored."""
        try:
            return await self._owners.wished(table, number)
        except StoreError as error:
            raise UnknownOutcomeError(str(error)) from error


def _check_token(session: TableSession, token: int | None) -> None:
    """Whether a table was never lost meanwhile."""
    if session.writer.token != token:
        raise NotOwnerError(session.table.id)


def _has_key(session: TableSession, member: int, token: bytes) -> bool:
    """Whether a member still has the key with which they wished for something."""
    return compare_digest(session.writer.keys.token_of(member), token)


def _keys_of(request: m.Join | m.Recover) -> list[KeyRow]:
    """The keys that somebody is to have."""
    return [
        KeyRow(_SOMEBODY, "token", request.token),
        KeyRow(_SOMEBODY, "recovery", request.recovery),
    ]


def _member_at(session: TableSession, seq: int) -> int:
    """Who joined with what ended at a number of the log."""
    log = session.table.log[: seq + 1]
    return next(entry.member for _, entry in reversed(log) if isinstance(entry, p.Joined))
