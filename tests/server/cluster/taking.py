"""Letting another server take a table, whose owner does not know it yet."""

from rockfall.server import protocol as p
from rockfall.server.table_registry import TableRegistry
from rockfall.server.table_session import TableSession


async def nothing() -> None:
    """Not be seen, or not look."""


async def take(there: TableSession, other: TableRegistry, late: TableRegistry) -> None:
    """Let another server take a table over, and its owner not know it yet."""
    assert late.cluster is not None
    assert other.cluster is not None
    late.cluster.owning.beat_once = nothing  # type: ignore[method-assign]
    while not there.writer.owned:
        # Once more if it was just being seen.
        await late.cluster.owning._owners.leave()
        await other.cluster.owning.owner(there, anew=True)


async def opened(owner: TableRegistry) -> p.Place:
    """A table that belongs to a server."""
    return await owner.open(p.MakeTable("Ann", p.Settings(seats=3)))
