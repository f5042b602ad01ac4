"""What a server does from time to time: lets go of tables, sweeps out old ones, goes on again."""

import asyncio
from typing import Final

from rockfall.server.replays import Replays
from rockfall.server.store.rows import Limits
from rockfall.server.table_registry import TableRegistry

_DAY: Final = 24 * 60 * 60 * 1000
#: Seconds between two rounds of letting go, of sweeping, and of looking for tables set aside.
_TIDY: Final = 60.0
_SWEEP: Final = 60 * 60.0
_RETRY: Final = 1.0


async def let_go(registry: TableRegistry) -> None:
    """Let go of tables that nobody looks at."""
    while True:
        await asyncio.sleep(_TIDY)
        for name, session in [*registry.sessions.items()]:
            # Another one may have taken its place while the one before was being closed.
            if registry.sessions.get(name) is session and session.idle():
                del registry.sessions[name]
                await registry.let_go(session)
        for phase in ("lobby", "playing", "over"):
            count = sum(session.table.phase == phase for session in registry.sessions.values())
            registry.services.metrics.tables.labels(phase).set(count)


async def go_on(registry: TableRegistry) -> None:
    """Read tables again that had to be set aside."""
    while True:
        await asyncio.sleep(_RETRY)
        await registry.go_on()


async def sweep_often(registry: TableRegistry, replays: Replays) -> None:
    """Sweep out old tables, and what was kept of them, again and again."""
    while True:
        await asyncio.sleep(_SWEEP)
        for table in await sweep(registry):
            await replays.forget(table)


async def sweep(registry: TableRegistry) -> list[str]:
    """Delete what is older than the owner of the server wants to keep; gives what is gone."""
    days = registry.config
    limits = Limits(
        lobby=days.lobby_days * _DAY,
        playing=days.playing_days * _DAY,
        over=days.over_days * _DAY,
    )
    before = await registry.services.store.table_ids()
    await registry.services.store.sweep(registry.services.clock.now(), limits)
    kept = set(await registry.services.store.table_ids())
    # Not all that is missing now: who opens a table meanwhile keeps it.
    gone = [name for name in before if name not in kept]
    for name in gone:
        if registry.cluster is not None:
            registry.cluster.tell_swept(name)
        session = registry.sessions.get(name)
        if session is not None:
            await registry.sweep_out(session)
    return gone
