"""Whether a server is fit to play at, and what is wrong if it is not."""

import asyncio
import shutil
import time
from typing import Final

from rockfall.server.chores import Chores
from rockfall.server.store.errors import StoreError
from rockfall.server.table_registry import TableRegistry

#: Seconds for which an answer holds: whoever asks often does not make more work.
_HOLDS: Final = 1.0


class Readiness:
    """Looks at everything that a match needs to go on."""

    def __init__(self, registry: TableRegistry, chores: Chores) -> None:
        self._registry = registry
        self._chores = chores
        self._lock = asyncio.Lock()
        self._looked = float("-inf")
        self._faults: list[str] = []

    async def faults(self) -> list[str]:
        """What is wrong just now, each in a word; nothing if all is well."""
        async with self._lock:
            if time.monotonic() - self._looked > _HOLDS:
                self._faults = await self._look()
                self._looked = time.monotonic()
            return self._faults

    async def _look(self) -> list[str]:
        found: list[str] = []
        if not self._registry.ready or self._registry.waiting:
            found.append("waking")
        try:
            await self._registry.services.store.ping()
        except StoreError:
            found.append("store")
        if not await asyncio.to_thread(self._has_room):
            found.append("disk")
        if not self._registry.services.thinkers.alive:
            found.append("thinkers")
        return [*found, *sorted(self._chores.down)]

    def limps(self) -> list[str]:
        """What is down although matches go on."""
        cluster = self._registry.cluster
        return ["bus"] if cluster is not None and not cluster.bus.up else []

    def _has_room(self) -> bool:
        """Whether a file can be written, and there is room for it."""
        folder = self._registry.config.data
        trial = folder / ".writable"
        try:
            trial.write_bytes(b"x")
            trial.unlink()
            return shutil.disk_usage(folder).free >= self._registry.config.least_free
        except OSError:
            return False
