"""The logs of all tables, read without the server."""

from collections.abc import Iterable

from rockfall.server.store.rows import KeyRow
from rockfall.server.store.store import open_store
from tests.server.chaos.truth import Truth


class Archive:
    """All tables as far as they were stored when last looked at."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.truths: dict[str, Truth] = {}
        self.keys: dict[str, list[KeyRow]] = {}

    async def read(self, tables: Iterable[str] | None = None) -> dict[str, Truth]:
        """Take up what was stored since, of some tables or of all."""
        store = open_store(self._url)
        try:
            for table in await store.table_ids() if tables is None else tables:
                truth = self.truths.setdefault(table, Truth(table))
                truth.read(await store.entries(table))
                self.keys[table] = await store.keys(table)
        finally:
            await store.close()
        return self.truths
