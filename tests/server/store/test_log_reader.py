"""What is new at many tables is read with one question, and each is told of its own."""

import asyncio
from functools import partial
from typing import Any

import pytest
from sqlalchemy import URL

from rockfall.server.store.errors import DamagedError, StoreError
from rockfall.server.store.log_reader import LogReader
from rockfall.server.store.rows import Append, EntryRow
from rockfall.server.store.store import Store
from tests.server.store.stores import BODY, opening, run_sql, using

_TABLES = [f"t{number}" for number in range(20)]


async def _fill(store: Store) -> None:
    for table in _TABLES:
        await store.append(opening(table))
        await store.append(Append(table, 1, [(seq, BODY) for seq in range(1, 4)]))


def test_many_who_ask_at_once_are_answered_by_few_questions(postgres_url: URL) -> None:
    questions: list[int] = []

    async def story(store: Store) -> None:
        await _fill(store)

        async def counted(work: Any) -> Any:
            questions.append(len(work.keywords["wanted"]))
            return await store.read(work)

        reader = LogReader(counted, store.entries, 30)
        asked = [reader.ask(table, at % 5) for at, table in enumerate(_TABLES)]
        found = await asyncio.gather(*asked, reader.ask("nowhere", 0))
        assert found.pop() == []
        for at, (table, log) in enumerate(zip(_TABLES, found, strict=True)):
            assert log == await store.entries(table, at % 5)
        assert sum(questions) == len(_TABLES) + 1
        assert len(questions) <= 2

    using(postgres_url, story)


def test_what_was_stored_before_somebody_asks_is_told_to_them(postgres_url: URL) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a"))
        for seq in range(1, 12):
            # Somebody else asks all the time.
            other = asyncio.create_task(store.news("a", 0))
            await asyncio.sleep(0)
            await store.append(Append("a", seq, [(seq, BODY)]))
            assert await store.news("a", seq) == [EntryRow(seq, seq, BODY)]
            await other

    using(postgres_url, story)


def test_a_damaged_log_is_nobody_elses_matter(postgres_url: URL) -> None:
    using(postgres_url, _fill)
    run_sql(postgres_url, "UPDATE entries SET body = '[]' WHERE table_id = 't3' AND seq = 2")

    async def story(store: Store) -> None:
        asked = [store.news(table, 1) for table in _TABLES]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(log, DamagedError) for log in found] == [
            table == "t3" for table in _TABLES
        ]

    using(postgres_url, story)


@pytest.mark.parametrize("error", [DamagedError("a", None, "torn"), StoreError("gone")])
def test_when_nothing_can_be_read_all_who_ask_are_told_so(error: StoreError) -> None:
    async def fail(*_: object) -> Any:
        raise error

    async def ask() -> None:
        reader = LogReader(fail, fail, 30)
        found = await asyncio.gather(
            *map(partial(reader.ask, since=0), "ab"), return_exceptions=True
        )
        assert [type(one) for one in found] == [type(error)] * 2

    asyncio.run(ask())


def test_nobody_is_asked_for_who_has_lost_patience(postgres_url: URL) -> None:
    asked: list[list[tuple[str, int]]] = []

    async def story(store: Store) -> None:
        await store.append(opening("a"))
        goes_on = asyncio.Event()

        async def slow(work: Any) -> Any:
            asked.append(work.keywords["wanted"])
            await goes_on.wait()
            return await store.read(work)

        reader = LogReader(slow, store.entries, 0.05)
        for since in (0, 1):
            with pytest.raises(StoreError, match="in time"):
                await reader.ask("a", since)
        goes_on.set()
        await asyncio.sleep(0)
        reader._patience = 30
        assert len(await reader.ask("a", 0)) == 1
        # The second of them was never asked for.
        assert asked == [[("a", 0)], [("a", 0)]]

    using(postgres_url, story)
