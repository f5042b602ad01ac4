"""Many servers on one database: one owner a table, the late are fenced off, a wish is done once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import URL

from rockfall.server.store.errors import StoreError
from rockfall.server.store.owners import Owners
from rockfall.server.store.rows import Append, KeyRow, Limits
from rockfall.server.store.store import Store, open_store
from tests.server.store.stores import BODY, opening, outcome, run_sql

#: Milliseconds; long enough for a test, short enough to wait for.
_LONG, _SHORT = 60_000, 50


class Server:
    """One of several that share a database."""

    def __init__(self, store: Store, name: str) -> None:
        self.store = store
        self.owners = Owners(store, name)

    async def append(self, token: int, first: int, wish: str | None = None) -> str:
        """How appending an entry ends."""
        return await outcome(self.store, Append("a", first, [(1, BODY)], token=token, wish=wish))


@asynccontextmanager
async def servers(url: URL) -> AsyncIterator[tuple[Server, Server]]:
    """Two that are alive, and a table that the first of them has opened and owns."""
    one = Server(open_store(url, shared=True), "one")
    two = Server(open_store(url, shared=True), "two")
    try:
        await one.owners.beat(_LONG)
        await two.owners.beat(_LONG)
        await one.store.append(opening("a")._replace(owner="one", token=1))
        yield one, two
    finally:
        await one.store.close()
        await two.store.close()


def test_a_table_has_one_owner_as_long_as_it_is_seen(postgres_url: URL) -> None:
    async def tell() -> None:
        async with servers(postgres_url) as (one, two):
            assert await two.owners.take("a") == ("one", 1)
            assert await one.owners.owned() == {"a": 1}
            await one.owners.beat(_SHORT)
            await asyncio.sleep(2 * _SHORT / 1000)
            assert (await two.owners.heads(["a", "b"]))["a"] == ("a", 1, True)
            assert await two.owners.take("a") == ("two", 2)
            assert await one.owners.take("a") == ("two", 2)
            assert not await one.owners.beat(_LONG)
            assert await one.owners.owned() == {}
            assert await one.owners.beat(_LONG)

    asyncio.run(tell())


def test_who_lost_a_table_stores_nothing_at_it_any_more(postgres_url: URL) -> None:
    async def tell() -> None:
        async with servers(postgres_url) as (one, two):
            assert await one.append(1, 1) == "ok"
            await one.owners.leave()
            assert await two.owners.take("a") == ("two", 2)
            assert await one.append(1, 2) == "NotOwnerError"
            assert await two.append(2, 2) == "ok"
            # Also in one commit with others that are sound.
            units = [Append("a", 3, [(1, BODY)], token=1), opening("b"), opening("c")]
            ends = await asyncio.gather(*(outcome(one.store, unit) for unit in units))
            assert ends == ["NotOwnerError", "ok", "ok"]
            assert len(await two.store.entries("a")) == 3

    asyncio.run(tell())


def test_of_many_who_take_a_table_at_once_one_gets_it(postgres_url: URL) -> None:
    async def tell() -> None:
        async with servers(postgres_url) as (one, two):
            await one.owners.give_up("a", 1, to_rest=True)
            others = [Owners(store, f"{n}") for n, store in enumerate([one.store, two.store] * 4)]
            for other in others:
                await other.beat(_LONG)
            taken = await asyncio.gather(*(other.take("a") for other in others))
            assert len(set(taken)) == 1
            assert taken[0].token == 2

    asyncio.run(tell())


def test_a_match_whose_owner_is_gone_is_an_orphan_and_one_that_rests_is_not(
    postgres_url: URL,
) -> None:
    async def tell() -> None:
        async with servers(postgres_url) as (one, two):
            for name in "xyz":
                unit = opening(name, phase="playing")
                await one.store.append(unit._replace(owner="one", token=1))
            assert await two.owners.orphans(9) == []
            await one.owners.give_up("x", 1, to_rest=True)
            await one.owners.give_up("y", 1, to_rest=False)
            assert await two.owners.orphans(9) == ["y"]
            await one.owners.leave()
            assert sorted(await two.owners.orphans(9)) == ["y", "z"]
            # Who lost it before cannot give it up.
            assert await two.owners.take("z") == ("two", 2)
            await one.owners.give_up("z", 1, to_rest=True)
            assert await two.owners.owned() == {"z": 2}

    asyncio.run(tell())


def test_a_wish_is_found_by_who_takes_the_table_over(postgres_url: URL) -> None:
    async def tell() -> None:
        async with servers(postgres_url) as (one, two):
            unit = Append("a", 1, [(1, BODY), (2, BODY)], token=1, wish="w1")
            assert await outcome(one.store, unit) == "ok"
            assert await two.owners.wished("a", "w1") == 2
            assert await two.owners.wished("a", "w2") is None

    asyncio.run(tell())


def test_what_was_posted_is_read_by_all_and_only_for_a_while(postgres_url: URL) -> None:
    async def tell() -> None:
        async with servers(postgres_url) as (one, two):
            await one.owners.post(("to/two", b"x"))
            await two.owners.post(("all", b"y"), ("all", b"z"))
            posted = await two.owners.posted(0, [], _LONG)
            said = [(message.channel, message.body) for message in posted]
            assert said == [("to/two", b"x"), ("all", b"y"), ("all", b"z")]
            first, _, last = (message.id for message in posted)
            assert await one.owners.newest_posted() == last
            some = await two.owners.posted(last - 1, [first], _LONG)
            assert [message.body for message in some] == [b"x", b"z"]
            run_sql(postgres_url, "UPDATE messages SET sent = sent - 120000")
            assert await one.owners.posted(0, [], _LONG) == []
            await one.owners.beat(_LONG)
            assert await one.owners.posted(0, [], 10 * _LONG) == []
            assert await one.owners.newest_posted() == last

    asyncio.run(tell())


def test_servers_that_share_a_database_keep_out_whoever_wants_it_alone(postgres_url: URL) -> None:
    async def tell() -> None:
        async with servers(postgres_url):
            with pytest.raises(StoreError, match="another server uses the database"):
                open_store(postgres_url, exclusive=True)
        alone = open_store(postgres_url, exclusive=True)
        with pytest.raises(StoreError, match="another server uses the database"):
            open_store(postgres_url, shared=True)
        await alone.close()

    asyncio.run(tell())


def test_a_file_is_no_database_for_many(file_url: URL) -> None:
    with pytest.raises(StoreError, match="many servers need a database such as PostgreSQL"):
        open_store(file_url, shared=True)


def test_keys_that_were_replaced_are_not_copied_and_are_found_by_the_others(
    postgres_url: URL,
) -> None:
    old, new = (KeyRow(0, "token", b"old"),), (KeyRow(0, "token", b"new"),)

    async def tell() -> None:
        async with servers(postgres_url) as (one, two):
            await one.store.append(opening("k", keys=old))
            assert await outcome(two.store, opening("l", keys=old)._replace(copied="k")) == "ok"
            assert await two.owners.rekeyed(0) == []
            await one.store.rekey("k", 0, new, b"old")
            assert await two.owners.rekeyed(0) == [("k", 1), ("l", 1)]
            unit = opening("m", keys=old)._replace(copied="k")
            assert await outcome(two.store, unit) == "StoreError"
            await one.store.rekey("l", 0, old, b"new")
            assert await two.owners.rekeyed(1) == [("k", 2), ("l", 2)]
            # With the tables goes what they counted, and nobody misses what comes then.
            await one.store.append(opening("n", keys=new))
            await one.store.delete("k")
            await one.store.delete("l")
            await one.store.rekey("n", 0, old, b"new")
            assert await two.owners.rekeyed(2) == [("n", 3)]

    asyncio.run(tell())


def test_any_number_of_tables_can_be_followed(postgres_url: URL) -> None:
    async def tell() -> None:
        async with servers(postgres_url) as (_, two):
            many = [f"table {number}" for number in range(70_000)]
            assert [*await two.owners.heads([*many, "a"])] == ["a"]
            assert await two.owners.heads([]) == {}

    asyncio.run(tell())


def test_who_is_gone_is_gone_although_the_databases_clock_was_set_back(postgres_url: URL) -> None:
    async def tell() -> None:
        async with servers(postgres_url) as (one, two):
            run_sql(postgres_url, "UPDATE workers SET until = until + 3600000 WHERE id = 'one'")
            assert await two.owners.live() == {"two"}
            assert await two.owners.take("a") == ("two", 2)
            # Who is still there is seen again.
            assert not await one.owners.beat(_LONG)
            assert await two.owners.live() == {"one", "two"}

    asyncio.run(tell())


def test_a_server_whose_clock_is_ahead_sweeps_out_nothing_that_is_in_use(
    postgres_url: URL,
) -> None:
    async def tell() -> None:
        async with servers(postgres_url) as (one, two):
            now = await two.owners.now()
            assert await one.append(1, 1) == "ok"
            run_sql(postgres_url, f"UPDATE tables SET touched = {now} WHERE id = 'a'")
            year = 365 * 24 * 3600 * 1000
            assert await two.store.sweep(now + year, Limits(1000, 1000, 1000)) == 0
            await asyncio.sleep(1.1)
            assert await two.store.sweep(now + year, Limits(1000, 1000, 1000)) == 1

    asyncio.run(tell())


def test_what_is_being_opened_elsewhere_is_waited_for(postgres_url: URL) -> None:
    async def tell() -> None:
        async with servers(postgres_url) as (one, two):
            opened = asyncio.gather(*(one.store.append(opening(f"t{n}")) for n in range(20)))
            await asyncio.sleep(0)
            for n in range(20):
                await two.store.settle(f"t{n}")
            await opened
            assert len(await two.store.table_ids()) == 21

    asyncio.run(tell())
