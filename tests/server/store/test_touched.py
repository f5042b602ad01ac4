"""When something happened last at a table: noted to the minute in a match, exactly elsewhere."""

import asyncio

import pytest
from sqlalchemy import URL

from rockfall.server.store.appending import A_WHILE
from rockfall.server.store.rows import Append, Limits, Phase
from rockfall.server.store.store import Store
from rockfall.server.store.transfer import export_lines, import_lines
from rockfall.server.store.writing import write
from tests.server.store.stores import BODY, opening, using
from tests.server.store.test_appending import transaction

BEGIN = 1_000_000


async def touched(store: Store, table: str) -> int:
    row = await store.table(table)
    assert row is not None
    return row.touched


def test_in_a_match_it_is_noted_after_a_while(url: URL) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a", at=BEGIN, phase="playing"))
        found = []
        moments = [1, A_WHILE - 1, A_WHILE, A_WHILE + 1, 2 * A_WHILE - 1, 2 * A_WHILE]
        for seq, moment in enumerate(moments, 1):
            await store.append(Append("a", seq, [(BEGIN + moment, BODY)]))
            found.append(await touched(store, "a") - BEGIN)
        assert found == [0, 0, A_WHILE, A_WHILE, A_WHILE, 2 * A_WHILE]

    using(url, story)


def test_a_clock_that_is_set_back_is_believed(url: URL) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a", at=10 * BEGIN, phase="playing"))
        await store.append(Append("a", 1, [(BEGIN, BODY)]))
        assert await touched(store, "a") == BEGIN

    using(url, story)


@pytest.mark.parametrize("phase", ["lobby", "over"])
def test_before_and_after_a_match_it_is_noted_of_every_entry(url: URL, phase: Phase) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a", at=BEGIN, phase=phase))
        await store.append(Append("a", 1, [(BEGIN + 1, BODY)]))
        assert await touched(store, "a") == BEGIN + 1
        await store.append(Append("a", 2, []))
        assert await touched(store, "a") == BEGIN + 1

    using(url, story)


def test_the_list_of_the_lobby_begins_with_where_something_happened_last(url: URL) -> None:
    async def story(store: Store) -> None:
        for table, at in (("a", 1), ("b", 2)):
            await store.append(opening(table, at=BEGIN + at))
        assert [row.id for row in await store.open_tables()] == ["b", "a"]
        await store.append(Append("a", 1, [(BEGIN + 3, BODY)]))
        assert [row.id for row in await store.open_tables()] == ["a", "b"]

    using(url, story)


def test_a_match_is_kept_as_long_as_it_may_after_its_last_move(url: URL) -> None:
    limits = Limits(lobby=10, playing=100, over=1000)

    async def story(store: Store) -> None:
        for table in ("stale", "fresh"):
            await store.append(opening(table, at=BEGIN, phase="playing"))
        await store.append(Append("stale", 1, [(BEGIN + 49, BODY)]))
        await store.append(Append("fresh", 1, [(BEGIN + 50, BODY)]))
        assert await touched(store, "fresh") == BEGIN
        assert await store.sweep(BEGIN + 150, limits) == 1
        assert await store.table_ids() == ["fresh"]
        assert await store.sweep(BEGIN + 151, limits) == 1

    using(url, story)


def test_a_match_that_lost_its_last_move_is_swept_out_all_the_same(url: URL) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a", at=BEGIN, phase="playing"))

    using(url, story)
    with transaction(url) as connection:
        connection.exec_driver_sql("DELETE FROM entries")
    assert using(url, lambda store: store.sweep(BEGIN + 101, Limits(100, 100, 100))) == 1


def test_a_match_that_was_taken_out_is_the_same_when_it_comes_back(url: URL) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a", at=BEGIN, phase="playing"))
        await store.append(Append("a", 1, [(BEGIN + 5, BODY)]))
        lines = [line async for line in export_lines(store, lambda damage: None)]
        assert (await import_lines(store, lines))[:2] == (0, 1)
        await store.delete("a")
        assert (await import_lines(store, lines))[:2] == (1, 0)
        assert await touched(store, "a") == BEGIN + 5
        assert (await import_lines(store, lines))[:2] == (0, 1)

    using(url, story)


def test_a_move_leaves_all_indexes_of_postgresql_as_they_are(postgres_url: URL) -> None:
    names = [str(number) for number in range(10)]

    async def story(store: Store) -> None:
        units = [opening(name, at=BEGIN, phase="playing") for name in names]
        await asyncio.gather(*map(store.append, units))

    using(postgres_url, story)
    changes = (
        "SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_xact_user_tables WHERE relname = 'tables'"
    )
    with transaction(postgres_url) as connection:
        for seq in range(1, 6):
            write(connection, [Append(name, seq, [(BEGIN + seq, BODY)]) for name in names])
        assert connection.exec_driver_sql(changes).one() == (50, 50)
