"""How many entries are folded before anybody else has a turn."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from rockfall.server import table_copy, table_folds, table_writer
from rockfall.server.entries import Entry
from rockfall.server.table import Table


@contextmanager
def folds_noted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[int]]:
    """Count what is folded, by the round of the event loop."""
    rounds, folds = 0, Counter[int]()
    fold = table_folds.fold

    def noted(table: Table, at: int, entry: Entry) -> None:
        folds[rounds] += 1
        fold(table, at, entry)

    async def count() -> None:
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    with monkeypatch.context() as patch:
        for module in (table_copy, table_writer):
            patch.setattr(module, "fold", noted)
        yield folds
    counting.cancel()
