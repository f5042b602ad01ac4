"""Who follows a table misses nothing of it, and is woken as soon as there is something."""

import asyncio
from pathlib import Path

import pytest

from rockfall.server import protocol as p
from rockfall.server.cluster.bus import TABLE
from rockfall.server.store.errors import StoreError
from rockfall.server.store.store import Store
from tests.server.registries import Shared, listen, open_two, run, until

_HELLO = p.Say(words=p.Phrase("hello"))


async def _idle() -> None:
    """Do not look by oneself."""
    await asyncio.Event().wait()


def test_who_is_woken_while_the_last_reading_ends_reads_again(
    tmp_path: Path, shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, follower):
            ann = await owner.open(p.MakeTable("Ann", p.Settings(seats=3)))
            here, there = await owner.session(ann.table), await follower.session(ann.table)
            assert follower.cluster is not None
            following = follower.cluster.following
            follower.cluster.bus.hear = lambda said: None
            monkeypatch.setattr(following, "_look_at_heads", _idle)
            before = here.writer.durable
            read, loop = there.writer.catch_up, asyncio.get_running_loop()

            async def read_and_be_woken() -> None:
                await read()
                there.writer.catch_up = read  # type: ignore[method-assign]
                await here.act(ann.member, _HELLO)
                # In the very moment in which this reading is over.
                loop.call_soon(following.wake, there, here.writer.durable)

            there.writer.catch_up = read_and_be_woken  # type: ignore[method-assign]
            await here.act(ann.member, _HELLO)
            following.wake(there, here.writer.durable)
            await until(lambda: there.writer.durable == before + 2, 5)
            await until(lambda: not following._catching and not following._wanted)

    run(work)


def test_who_came_elsewhere_is_known_here_however_often_the_keys_cannot_be_read(
    tmp_path: Path, shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, follower):
            ann = await owner.open(p.MakeTable("Ann", p.Settings(seats=3)))
            there = await follower.session(ann.table)
            read, fails = Store.keys, [True, True]

            async def keys(store: Store, table: str) -> object:
                if fails and store is follower.services.store:
                    fails.pop()
                    raise StoreError("not now")
                return await read(store, table)

            monkeypatch.setattr(Store, "keys", keys)
            bob = await owner.join(ann.table, p.JoinTable("Bob"))
            await until(lambda: there.writer.durable > 3)
            assert not fails
            assert there.writer.keys.holder("token", bob.token) == bob.member

    run(work)


def test_a_table_for_which_somebody_came_while_it_was_let_go_is_still_heard_of(
    tmp_path: Path, shared: Shared
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, follower):
            ann = await owner.open(p.MakeTable("Ann", p.Settings(seats=3)))
            assert owner.cluster is not None
            owning, session = owner.cluster.owning, owner.sessions.pop(ann.table)
            rest = owning.let_rest

            async def rest_slowly(let: object) -> None:
                await rest(session)
                await listen(owner, ann)

            owning.let_rest = rest_slowly  # type: ignore[method-assign,assignment]
            await owner.let_go(session)
            assert TABLE + ann.table in owner.cluster.bus._channels
            # And one for which nobody came is not.
            there = follower.sessions.pop(ann.table, None) or await follower.session(ann.table)
            follower.sessions.pop(ann.table)
            await follower.let_go(there)
            assert follower.cluster is not None
            assert TABLE + ann.table not in follower.cluster.bus._channels

    run(work)


def test_nothing_is_heard_of_a_table_that_could_not_be_opened(
    tmp_path: Path, shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, _):
            assert owner.cluster is not None
            before = {*owner.cluster.bus._channels}

            async def full(store: Store, unit: object) -> None:
                raise StoreError("full")

            monkeypatch.setattr(Store, "append", full)
            with pytest.raises(StoreError, match="full"):
                await owner.open(p.MakeTable("Ann", p.Settings(seats=3)))
            assert owner.cluster.bus._channels == before

    run(work)
