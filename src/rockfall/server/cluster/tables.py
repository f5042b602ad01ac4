"""What one of many servers needs of its own tables."""

from collections.abc import Callable
from typing import Protocol

from rockfall.server.store.rows import KeyRow
from rockfall.server.table_session import TableSession


class Tables(Protocol):
    """The tables of this server, and what can be done at those that it owns."""

    sessions: dict[str, TableSession]

    async def session(self, name: str) -> TableSession:
        """The table of that name."""
        ...

    async def loaded(self, name: str) -> TableSession | None:
        """The table of that name, if it is in use or about to be."""
        ...

    async def join_here(
        self,
        session: TableSession,
        name: str,
        seat: int,
        keys: list[KeyRow],
        number: str,
        check: Callable[[], None],
    ) -> int:
        """Somebody comes to a table; gives who they are."""
        ...

    async def recover_here(self, session: TableSession, proof: bytes, keys: list[KeyRow]) -> int:
        """New keys for who has a recovery key; gives who they are."""
        ...

    async def rematch_here(
        self,
        session: TableSession,
        member: int,
        pay: Callable[[], None] = ...,
        check: Callable[[], None] = ...,
    ) -> int:
        """Another table for the same people; gives the step that says so."""
        ...

    async def sweep_out(self, session: TableSession) -> None:
        """A table was deleted."""
        ...
