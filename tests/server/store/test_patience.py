"""Nobody waits for ever, and what is refused did not happen, whatever the database does."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import URL, Engine, event
from sqlalchemy.exc import OperationalError

from rockfall.server.store.errors import StoreError, UnknownOutcomeError
from rockfall.server.store.rows import Append
from rockfall.server.store.store import Store, open_store
from tests.server.store.proxy import Proxy
from tests.server.store.stores import BODY, opening, outcome, using
from tests.server.support.postgres import Postgres

#: Enough for a database that is well, little for one that is not.
SHORT = 3.0


def test_what_waits_while_the_database_is_frozen_is_refused_and_never_stored(
    postgres: Postgres, postgres_url: URL
) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a"))
        with postgres.frozen():
            first = asyncio.create_task(outcome(store, Append("a", 1, [(1, BODY)])))
            await asyncio.sleep(0.2)
            units = [opening(name) for name in ("b", "c", "d")]
            rest = asyncio.gather(*(outcome(store, unit) for unit in units))
            deleted = asyncio.create_task(store.delete("a"))
            assert await first == "StoreError"
            assert await rest == ["StoreError"] * 3
            with pytest.raises(StoreError, match="in time, so nothing was stored"):
                await deleted
        assert await outcome(store, Append("a", 1, [(2, b"later")])) == "ok"
        assert [entry.body for entry in await store.entries("a")] == [BODY, b"later"]
        assert await store.table_ids() == ["a"]

    using(postgres_url, story, exclusive=True, patience=SHORT)


def test_readers_of_a_frozen_database_give_up_and_come_back(
    postgres: Postgres, postgres_url: URL
) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a"))
        await store.ping()
        with postgres.frozen():
            ends = await asyncio.gather(
                *(store.entries("a") for _ in range(30)), store.ping(), return_exceptions=True
            )
            assert {str(end) for end in ends} == {"the database did not answer in time"}
            # The threads that everybody shares are free.
            await asyncio.wait_for(asyncio.to_thread(int), 5)
        await store.ping()
        assert len(await store.entries("a")) == 1

    using(postgres_url, story, patience=SHORT)


def test_a_frozen_database_does_not_keep_a_store_from_closing(
    postgres: Postgres, postgres_url: URL
) -> None:
    async def tell() -> None:
        store = open_store(postgres_url, patience=SHORT)
        await store.append(opening("a"))
        with postgres.frozen():
            waiting = asyncio.create_task(outcome(store, opening("b")))
            reading = asyncio.create_task(store.table_ids())
            await asyncio.sleep(0)
            await asyncio.wait_for(store.close(), 20)
            assert await waiting == "StoreError"
            with pytest.raises(StoreError):
                await reading
        while {thread.name.rstrip("-0123") for thread in threading.enumerate()} & {
            "store-writer",
            "store-reader",
        }:
            await asyncio.sleep(0.02)

    asyncio.run(tell())
    assert using(postgres_url, lambda store: store.table_ids()) == ["a"]


def test_a_stopped_database_is_said_to_be_so_at_once(postgres: Postgres, postgres_url: URL) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a"))
        with postgres.stopped():
            for asked in (store.ping(), store.table_ids(), store.append(opening("b"))):
                with pytest.raises(StoreError, match="the database failed") as caught:
                    await asked
                assert type(caught.value) is StoreError
        await store.ping()
        assert await outcome(store, opening("c")) == "ok"
        assert sorted(await store.table_ids()) == ["a", "c"]

    using(postgres_url, story)


@pytest.mark.parametrize("exclusive", [False, True])
def test_a_commit_whose_answer_is_lost_has_an_unknown_outcome(
    postgres_url: URL, exclusive: bool
) -> None:
    with Proxy(postgres_url) as proxy:

        async def story(store: Store) -> None:
            await store.append(opening("a"))
            proxy.cut_after(b"COMMIT")
            units = [Append("a", 1, [(1, BODY)]), opening("b")]
            ends = await asyncio.gather(
                *(store.append(unit) for unit in units), return_exceptions=True
            )
            assert [type(end) for end in ends] == [UnknownOutcomeError] * 2
            assert str(ends[0]).startswith("nobody knows whether it was stored: ")
            # This time it was, as soon as the database has got round to it.
            while len(await store.entries("a")) < 2:
                await asyncio.sleep(0.01)
            assert await outcome(store, Append("a", 1, [(1, BODY)])) == "SeqTakenError"
            assert await outcome(store, Append("a", 2, [(1, BODY)])) == "ok"

        using(proxy.url, story, exclusive=exclusive)


def test_a_line_that_is_cut_before_the_commit_has_stored_nothing(postgres_url: URL) -> None:
    with Proxy(postgres_url) as proxy:

        async def story(store: Store) -> None:
            await store.append(opening("a"))
            proxy.cut_before(b"INSERT INTO entries")
            assert await outcome(store, Append("a", 1, [(1, BODY)])) == "StoreError"
            assert len(await store.entries("a")) == 1
            assert await outcome(store, Append("a", 1, [(1, BODY)])) == "ok"

        using(proxy.url, story)


def test_a_commit_that_hangs_has_an_unknown_outcome(postgres_url: URL) -> None:
    with Proxy(postgres_url) as proxy:

        async def story(store: Store) -> None:
            await store.append(opening("a"))
            proxy.hold_before(b"COMMIT")
            first = asyncio.create_task(store.append(Append("a", 1, [(1, BODY)])))
            await asyncio.to_thread(proxy.held.wait, 10)
            queued = asyncio.create_task(outcome(store, opening("b")))
            with pytest.raises(UnknownOutcomeError, match="did not answer in time"):
                await first
            assert await queued == "StoreError"
            # What is on its way can still arrive, so reading tells nothing yet.
            assert len(await store.entries("a")) == 1
            with pytest.raises(StoreError, match="did not answer in time"):
                await store.settle("a")
            proxy.let_go()
            await store.settle("a")
            assert len(await store.entries("a")) == 2
            assert await outcome(store, opening("c")) == "ok"
            assert sorted(await store.table_ids()) == ["a", "c"]

        using(proxy.url, story, patience=SHORT)


@contextmanager
def failing_commits(name: str) -> Iterator[None]:
    """Every commit fails as if the disk had, before SQLite hears of it."""

    def fail(_: object) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorname = name
        raise OperationalError("COMMIT", None, error)

    event.listen(Engine, "commit", fail)
    try:
        yield
    finally:
        event.remove(Engine, "commit", fail)


@pytest.mark.parametrize(
    ("name", "end"),
    [
        ("SQLITE_IOERR_FSYNC", "UnknownOutcomeError"),
        ("SQLITE_IOERR_WRITE", "StoreFullError"),
        ("SQLITE_FULL", "StoreFullError"),
        ("SQLITE_BUSY_SNAPSHOT", "StoreError"),
    ],
)
def test_a_commit_that_fails_in_sqlite_is_uncertain_only_if_it_may_be_on_disk(
    file_url: URL, name: str, end: str
) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a"))
        with failing_commits(name):
            units = [opening("b"), opening("c")]
            assert await asyncio.gather(*(outcome(store, unit) for unit in units)) == [end] * 2
        assert await store.table_ids() == ["a"]
        assert await outcome(store, Append("a", 1, [(1, BODY)])) == "ok"

    using(file_url, story)


def test_a_unit_called_off_does_not_take_those_beside_it_along(
    file_url: URL, tmp_path: Path
) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a"))
        lock = sqlite3.connect(tmp_path / "rockfall.db", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        # The first one finds the database locked after two seconds; the two others are taken then.
        first = asyncio.create_task(outcome(store, opening("first")))
        await asyncio.sleep(0.1)
        early = asyncio.create_task(outcome(store, opening("early")))
        await asyncio.sleep(1.4)
        late = asyncio.create_task(outcome(store, opening("late")))
        assert await first == "StoreError"
        assert store.stats().units == 2
        assert await early == "StoreError"
        lock.close()
        assert await late == "ok"
        assert store.stats()[:2] == (3, 4)
        assert sorted(await store.table_ids()) == ["a", "late"]

    using(file_url.update_query_dict({"timeout": "2"}), story, patience=SHORT)


def test_another_event_loop_loses_patience_as_the_first_did(file_url: URL, tmp_path: Path) -> None:
    store = open_store(file_url, patience=0.5, least_free=0)
    asyncio.run(store.append(opening("a")))
    lock = sqlite3.connect(tmp_path / "rockfall.db", isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="in time, so nothing was stored"):
        asyncio.run(store.append(opening("b")))
    lock.close()
    asyncio.run(store.close())


async def settled(store: Store) -> None:
    """Wait for a database that has not noticed yet that a line was cut."""
    while True:
        try:
            return await store.settle("a")
        except StoreError as error:
            if "has not let go" not in str(error):
                raise


def test_the_end_of_a_line_in_a_commit_is_settled_before_anything_else_is_written(
    postgres_url: URL,
) -> None:
    with Proxy(postgres_url) as proxy:

        async def story(store: Store) -> None:
            await store.append(opening("a"))
            for seq in range(1, 6):
                proxy.cut_after(b"COMMIT")
                assert await outcome(store, Append("a", seq, [(1, BODY)])) == "UnknownOutcomeError"
                await settled(store)
                assert len(await store.entries("a")) == seq + 1

        using(proxy.url, story, exclusive=True)
