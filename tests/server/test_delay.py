"""Who watches with a delay is moved on by what is stored, and by nothing else."""

import asyncio
from pathlib import Path

import pytest

from rockfall.server import protocol as p
from rockfall.server.store.errors import StoreError
from rockfall.server.turnstile import SLICE
from tests.server.registries import listen, open_registry, run
from tests.server.scenes import Shaky
from tests.server.sockets import settled
from tests.server.test_driver import move, table_of

#: More steps than are told in one go.
DELAY = SLICE + 2


@pytest.mark.parametrize("wish", ["a move", "the end"])
def test_what_was_never_stored_has_told_no_watcher_more(tmp_path: Path, wish: str) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            shaky = Shaky(registry.services.store)
            registry.services = registry.services._replace(store=shaky)  # type: ignore[arg-type]
            session, ears = await table_of(registry, 3, delay=DELAY)
            for _ in range(DELAY + 2):
                await move(session, ears)
            late = await listen(registry, session.table.id)
            told = len(late.told)
            shaky.gate.shut()
            shaky.fails = "before"
            end = session.act(0, p.Propose(motion="void"))
            wished = asyncio.create_task(move(session, ears) if wish == "a move" else end)
            await settled(lambda: shaky.gate.waiting == 1)
            late.wake()
            shaky.gate.open()
            with pytest.raises(StoreError):
                await wished
            end.close()
            assert len(late.told) == told
            shaky.fails = ""
            await move(session, ears)
            assert len(late.told) == told + 1
            await session.act(0, p.Propose(motion="void"))
            assert len(late.told) == session.table.seq

    run(work)
