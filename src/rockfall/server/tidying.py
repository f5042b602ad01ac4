"""What a server does from time to time: lets go of tables, sweeps out old ones, goes on again."""

import asyncio
from typing import Final

from rockfall.server.hall import Hall
from rockfall.server.replays import Replays
from rockfall.server.store.rows import Limits

_DAY: Final = 24 * 60 * 60 * 1000
#: Seconds between two rounds of letting go, of sweeping, and of looking for tables set aside.
_TIDY: Final = 60.0
_SWEEP: Final = 60 * 60.0
_RETRY: Final = 1.0


async def let_go(hall: Hall) -> None:
    """Let go of tables that nobody looks at."""
    while True:
        await asyncio.sleep(_TIDY)
        for name, live in [*hall.lives.items()]:
            # Another one may have taken its place while the one before was being closed.
            if hall.lives.get(name) is live and live.idle():
                del hall.lives[name]
                await live.close()
        for phase in ("lobby", "playing", "over"):
            count = sum(live.table.phase == phase for live in hall.lives.values())
            hall.house.metrics.tables.labels(phase).set(count)


async def go_on(hall: Hall) -> None:
    """Read tables again that had to be set aside."""
    while True:
        await asyncio.sleep(_RETRY)
        await hall.go_on()


async def sweep_often(hall: Hall, replays: Replays) -> None:
    """Sweep out old tables, and what was kept of them, again and again."""
    while True:
        await asyncio.sleep(_SWEEP)
        for table in await sweep(hall):
            await replays.forget(table)


async def sweep(hall: Hall) -> list[str]:
    """Delete what is older than the owner of the server wants to keep; gives what is gone."""
    days = hall.config
    limits = Limits(
        lobby=days.lobby_days * _DAY,
        playing=days.playing_days * _DAY,
        over=days.over_days * _DAY,
    )
    before = await hall.house.store.table_ids()
    await hall.house.store.sweep(hall.house.clock.now(), limits)
    kept = set(await hall.house.store.table_ids())
    # Not all that is missing now: who opens a table meanwhile keeps it.
    gone = [name for name in before if name not in kept]
    for name in gone:
        live = hall.lives.pop(name, None)
        if live is not None:
            live.audience.dismiss_all("table-swept")
            await live.close()
    return gone
