"""Many units are appended by few statements, and each as if it were alone."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import URL, Connection, Engine, event

from rockfall.server.store.appending import _GROW, _for_json, append_all
from rockfall.server.store.engine import for_writing, make_engine
from rockfall.server.store.errors import StoreError
from rockfall.server.store.rows import Append
from rockfall.server.store.store import Store
from tests.server.store.stores import BODY, opening, outcome, using


def move(table: str, first: int, *bodies: bytes, token: int | None = None) -> Append:
    entries = [(first + number, body) for number, body in enumerate(bodies or [BODY])]
    return Append(table, first, entries, token=token)


@contextmanager
def transaction(url: URL) -> Iterator[Connection]:
    engine = for_writing(make_engine(url))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def lengths(url: URL, *tables: str) -> list[int]:
    """How long logs are, all of which are sound."""

    async def story(store: Store) -> list[int]:
        return [len(await store.entries(table)) for table in tables]

    return using(url, story)


def open_tables(url: URL, *tables: str) -> None:
    async def story(store: Store) -> None:
        await asyncio.gather(*(store.append(opening(table)) for table in tables))

    using(url, story)


def test_units_of_one_table_in_one_transaction_follow_each_other(url: URL) -> None:
    open_tables(url, "a", "b", "c")
    units = [
        move("a", 1),
        move("b", 1),
        move("a", 2, b"two", b"three"),
        move("a", 4),
        Append("b", 2, []),
        move("b", 2),
        move("c", 1),
    ]
    with transaction(url) as connection:
        append_all(connection, units)
    assert lengths(url, "a", "b", "c") == [5, 3, 2]

    async def story(store: Store) -> list[bytes]:
        return [entry.body for entry in await store.entries("a", 1)]

    assert using(url, story) == [BODY, b"two", b"three", BODY]


@pytest.mark.parametrize(
    "units",
    [
        pytest.param([move("a", 1), move("b", 1), move("a", 1)], id="twice the same"),
        pytest.param([move("a", 1), move("b", 1), move("a", 3)], id="a gap"),
        pytest.param([move("a", 2), move("b", 1), move("a", 1)], id="in the wrong order"),
        pytest.param([move("a", 1), move("b", 2), move("c", 1)], id="one too late"),
        pytest.param([move("a", 1), move("nowhere", 0), move("b", 1)], id="no such table"),
        pytest.param([move("a", 1, token=0), move("b", 1, token=1)], id="of another owner"),
        pytest.param([move("a", 1), Append("a", 1, []), move("b", 1)], id="nothing, but too late"),
    ],
)
def test_a_unit_that_does_not_follow_spoils_its_transaction(
    url: URL, units: Sequence[Append]
) -> None:
    open_tables(url, "a", "b", "c")
    with pytest.raises(StoreError, match="does not follow"), transaction(url) as connection:
        append_all(connection, units)
    assert lengths(url, "a", "b", "c") == [1, 1, 1]


def test_any_number_of_units_is_stored(url: URL) -> None:
    names = [f"table {number}" for number in range(130)]
    open_tables(url, *names)
    length = 1
    for count in (1, 2, 3, 5, 63, 64, 65, 128, 130):
        # Each has one more entry than the one before, from none on.
        units = [
            move(name, length, *[b"%d" % number] * number) if number else Append(name, length, [])
            for number, name in enumerate(names[:count])
        ]
        with transaction(url) as connection:
            append_all(connection, units)
        assert lengths(url, *names[:count]) == [length + number for number in range(count)]
        # The next ones find them all as long as they were.
        with transaction(url) as connection:
            connection.exec_driver_sql("DELETE FROM entries WHERE seq >= 1")
            connection.exec_driver_sql("UPDATE tables SET length = 1")


def test_names_and_bodies_of_all_sorts_come_back(url: URL) -> None:
    names = ["it's", 'a "b" \\n', "100 %s %(id)s", "zażółć 🂡", "{new}", "?", "null"]
    bodies = [bytes(range(256)), b"", b'{"a": "\\u0000"}', b"\xf0\x9f", b"x" * 100_000]

    async def story(store: Store) -> None:
        await asyncio.gather(*(store.append(opening(name)) for name in names))
        units = [move(name, 1, *bodies)._replace(wish=name) for name in names]
        assert {*await asyncio.gather(*(outcome(store, unit) for unit in units))} == {"ok"}
        for name in names:
            assert [entry.body for entry in await store.entries(name, 1)] == bodies
        found = await store.read(
            lambda connection: [
                (*row,)
                for row in connection.exec_driver_sql(
                    "SELECT table_id, seq, wish FROM entries WHERE wish IS NOT NULL"
                )
            ]
        )
        assert sorted(found) == sorted((name, len(bodies), name) for name in names)

    using(url, story)


def test_fifty_moves_take_two_statements(url: URL) -> None:
    names = [str(number) for number in range(50)]
    open_tables(url, *names)
    executed: list[bool] = []

    def note(*given: Any) -> None:
        executed.append(given[-1])

    event.listen(Engine, "before_cursor_execute", note)
    try:
        with transaction(url) as connection:
            begun = len(executed)
            append_all(connection, [move(name, 1) for name in names])
            assert executed[begun:] == [False, False], "each once, and for no list of rows"
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    assert lengths(url, *names) == [2] * 50


def test_postgresql_looks_up_the_tables_of_a_batch_and_does_not_read_all(
    postgres_url: URL,
) -> None:
    open_tables(postgres_url)
    growth = '[{"id": "1", "first": 1, "count": 1, "bytes": 1, "token": null, "at": 1}]'
    with transaction(postgres_url) as connection:
        connection.exec_driver_sql(
            "INSERT INTO tables (id, listed, phase, opened, touched, length, size)"
            " SELECT n, false, 'playing', 0, 0, 1, 1 FROM generate_series(1, 5000) AS n"
        )
        connection.exec_driver_sql("ANALYZE tables")
        plan = connection.exec_driver_sql(f"EXPLAIN {_for_json(_GROW)}", (growth,))
        lines = "\n".join(line for (line,) in plan)
    assert "tables_pkey" in lines
    assert "Seq Scan on tables" not in lines
