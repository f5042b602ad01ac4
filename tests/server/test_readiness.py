"""A server says what it lacks: its store, its disk, its thinkers, its background tasks."""

from pathlib import Path

import pytest

from rockfall.server import readiness as module
from rockfall.server.chores import Chores
from rockfall.server.readiness import Readiness
from rockfall.server.store.errors import StoreError
from rockfall.server.table_registry import TableRegistry
from tests.server.registries import PatientThinkers, open_registry, run, until
from tests.server.support.process import ServerProcess


class Gone:
    """A store that cannot be asked."""

    async def ping(self) -> None:
        """Nobody answers."""
        raise StoreError("nobody there")


class Mindless:
    """Thinkers of which none is left."""

    alive = 0


async def wake(registry: TableRegistry) -> None:
    """Let all tables go on, and somebody think for bots."""
    await registry.wake_all()
    thinkers = registry.services.thinkers
    assert isinstance(thinkers, PatientThinkers)
    thinkers.start()
    await until(lambda: thinkers.alive == 1)


def faults(data: Path, spoil: str) -> list[str]:
    """What a server with one thing wrong says."""
    found: list[str] = []

    async def work() -> None:
        least = "1T" if spoil == "disk" else "1M"
        async with open_registry(data, least_free=least) as registry:
            await wake(registry)
            chores = Chores(registry.services.metrics)
            _break(registry, chores, spoil)
            whole, found[:] = registry.services, await Readiness(registry, chores).faults()
            registry.services = whole

    run(work)
    return found


def _break(registry: TableRegistry, chores: Chores, spoil: str) -> None:
    if spoil == "store":
        registry.services = registry.services._replace(store=Gone())  # type: ignore[arg-type]
    elif spoil == "thinkers":
        registry.services = registry.services._replace(thinkers=Mindless())  # type: ignore[arg-type]
    elif spoil == "waking":
        registry.waiting.add("a-table")
    elif spoil == "sweep":
        chores.down.add("sweep")


@pytest.mark.parametrize("spoil", ["store", "disk", "thinkers", "waking", "sweep"])
def test_what_is_wrong_is_named(tmp_path: Path, spoil: str) -> None:
    assert faults(tmp_path, spoil) == [spoil]


def test_if_nothing_is_wrong_nothing_is_said(tmp_path: Path) -> None:
    assert faults(tmp_path, "") == []


def test_a_folder_that_cannot_be_written_is_no_disk(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path / "data", least_free="1M") as registry:
            await wake(registry)
            (tmp_path / "data" / ".writable").mkdir()
            assert await Readiness(registry, Chores(registry.services.metrics)).faults() == ["disk"]

    run(work)


def test_asking_often_is_not_looking_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_registry(tmp_path, least_free="1M") as registry:
            await wake(registry)
            ready = Readiness(registry, Chores(registry.services.metrics))
            assert await ready.faults() == []
            registry.waiting.add("a-table")
            assert await ready.faults() == [], "looked at a moment ago"
            monkeypatch.setattr(module, "_HOLDS", 0.0)
            assert await ready.faults() == ["waking"]

    run(work)


def test_a_running_server_is_ready_and_says_so(server: ServerProcess) -> None:
    answer = server.ask("/readyz")
    assert (answer.status, answer.body) == (200, b"ready\n")
