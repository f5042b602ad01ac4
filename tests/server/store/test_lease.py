"""One server a database: a second is refused, a dead one leaves its place, a late one is fenced."""

import asyncio
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from signal import SIGKILL

import pytest
from sqlalchemy import URL
from sqlalchemy.exc import OperationalError

from rockfall.server.store.engine import make_engine
from rockfall.server.store.errors import LeaseLostError, StoreError
from rockfall.server.store.lease import Lease
from rockfall.server.store.rows import Append
from rockfall.server.store.store import Store, open_store
from tests.server.store.stores import BODY, child, opening, outcome, run_sql, using
from tests.server.support.postgres import Postgres

IN_USE = "another server uses the database"


def shown(url: URL) -> str:
    """A URL to give to a child."""
    return url.render_as_string(hide_password=False)


@contextmanager
def holder(url: URL) -> Iterator[str]:
    """Another process that is the server, or what it says if it cannot be; killed at the end."""
    with subprocess.Popen(child("hold", shown(url)), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.send_signal(SIGKILL)


def cut_lines(postgres: Postgres, url: URL) -> None:
    """End all connections to a database, as a restart would."""
    others = "pid <> pg_backend_pid() AND datname = current_database()"
    end = f"SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity WHERE {others}"
    postgres.run(end, str(url.database))


def test_a_second_server_is_refused_until_the_first_has_closed(url: URL) -> None:
    async def tell() -> None:
        first = open_store(url, exclusive=True)
        with pytest.raises(StoreError, match=IN_USE):
            open_store(url, exclusive=True)
        assert await outcome(first, opening("a")) == "ok"
        await first.close()
        second = open_store(url, exclusive=True)
        assert await outcome(second, Append("a", 1, [(1, BODY)])) == "ok"
        await second.close()

    asyncio.run(tell())


def test_who_only_exports_or_imports_comes_in_beside_a_server(url: URL) -> None:
    async def tell() -> None:
        server = open_store(url, exclusive=True)
        beside = open_store(url)
        assert await outcome(beside, opening("a")) == "ok"
        assert await outcome(server, Append("a", 1, [(1, BODY)])) == "ok"
        await beside.close()
        await server.close()

    asyncio.run(tell())


def test_a_server_that_is_killed_leaves_its_place_at_once(url: URL) -> None:
    with holder(url) as said:
        assert said == "held"
        with pytest.raises(StoreError, match=IN_USE):
            open_store(url, exclusive=True)
        with holder(url) as refused:
            assert refused == IN_USE
    for turn in range(3):
        with holder(url) as said:
            assert said == "held"
            assert len(using(url, lambda store: store.table_ids())) == 2 + turn


def test_of_servers_that_are_started_at_once_one_gets_the_database(url: URL) -> None:
    command = child("hold", shown(url))
    children = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    said = []
    for process in children:
        assert process.stdout is not None
        said.append(process.stdout.readline().strip())
    for process in children:
        process.kill()
        process.communicate()
    assert sorted(said) == [IN_USE, IN_USE, "held"]


def test_a_server_that_was_overtaken_writes_nothing_more(file_url: URL, tmp_path: Path) -> None:
    async def tell() -> None:
        first = open_store(file_url, exclusive=True)
        await first.append(opening("a"))
        (tmp_path / "rockfall.db-lock").unlink()
        second = open_store(file_url, exclusive=True)
        await fenced_off(first)
        assert await outcome(second, Append("a", 1, [(1, BODY)])) == "ok"
        await second.close()
        await fenced_off(first)
        await first.close()

    asyncio.run(tell())


def test_a_server_whose_lines_were_cut_and_that_was_overtaken_writes_nothing_more(
    postgres: Postgres, postgres_url: URL
) -> None:
    async def tell() -> None:
        first = open_store(postgres_url, exclusive=True)
        await first.append(opening("a"))
        cut_lines(postgres, postgres_url)
        second = open_store(postgres_url, exclusive=True)
        # While the other is there no lock is to be had; when it is gone, there is a newer epoch.
        await fenced_off(first)
        await second.close()
        await fenced_off(first)
        await first.close()

    asyncio.run(tell())


async def fenced_off(store: Store) -> None:
    """Whatever the store is asked to write, it says that it may not, and has not."""
    units = [Append("a", 1, [(1, BODY)]), opening("b"), opening("c")]
    ends = await asyncio.gather(*(outcome(store, unit) for unit in units))
    assert ends == ["LeaseLostError"] * 3
    with pytest.raises(LeaseLostError, match="another server has taken over the database"):
        await store.delete("a")
    assert await store.table_ids() == ["a"]


def test_a_server_whose_lines_were_cut_goes_on_if_nobody_took_its_place(
    postgres: Postgres, postgres_url: URL
) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a"))
        cut_lines(postgres, postgres_url)
        assert await outcome(store, Append("a", 1, [(1, BODY)])) == "ok"
        with pytest.raises(StoreError, match=IN_USE):
            open_store(postgres_url, exclusive=True)
        assert len(await store.entries("a")) == 2

    using(postgres_url, story, exclusive=True)


def test_a_lock_that_the_database_still_gives_to_a_lost_line_is_no_lost_lease(
    postgres: Postgres, postgres_url: URL
) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a"))
        cut_lines(postgres, postgres_url)
        with postgres.holding_lock(76_253_256, str(postgres_url.database)):
            with pytest.raises(StoreError, match="has not let go of a connection") as caught:
                await store.append(Append("a", 1, [(1, BODY)]))
            assert type(caught.value) is StoreError
        assert await outcome(store, Append("a", 1, [(1, BODY)])) == "ok"

    using(postgres_url, story, exclusive=True)


def test_a_lock_that_is_let_go_a_moment_later_is_waited_for(
    postgres: Postgres, postgres_url: URL
) -> None:
    """PostgreSQL ends a connection a little after whoever had it has gone."""

    async def story() -> None:
        with ExitStack() as holding:
            holding.enter_context(postgres.holding_lock(76_253_256, str(postgres_url.database)))
            opened = asyncio.create_task(
                asyncio.to_thread(open_store, postgres_url, exclusive=True)
            )
            await asyncio.sleep(0.2)
        store = await opened
        assert await outcome(store, opening("a")) == "ok"
        await store.close()

    asyncio.run(story())


def test_a_database_that_was_restarted_is_still_the_servers(
    postgres: Postgres, postgres_url: URL
) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a"))
        with postgres.stopped():
            unit = Append("a", 1, [(1, BODY)])
            assert await outcome(store, unit) == "StoreError"
            with pytest.raises(StoreError, match="the database failed"):
                await store.entries("a")
        assert await outcome(store, Append("a", 1, [(2, BODY)])) == "ok"
        assert [entry.at for entry in await store.entries("a")] == [1000, 2]
        with pytest.raises(StoreError, match=IN_USE):
            open_store(postgres_url, exclusive=True)

    using(postgres_url, story, exclusive=True)


def test_nobody_takes_over_while_a_server_is_in_the_middle_of_writing(postgres_url: URL) -> None:
    async def make(_: Store) -> None:
        """The schema is all that is needed."""

    using(postgres_url, make)
    engine = make_engine(postgres_url)
    lease = Lease(engine)
    with engine.begin() as connection:
        lease.take(connection)
    taking_over = ("SET lock_timeout = '100ms'", "UPDATE lease SET epoch = epoch + 1")
    with engine.begin() as connection:
        lease.check(connection)
        with pytest.raises(OperationalError, match="lock timeout"):
            run_sql(postgres_url, *taking_over)
    run_sql(postgres_url, *taking_over)
    with engine.begin() as connection, pytest.raises(LeaseLostError):
        lease.check(connection)
    engine.dispose()
