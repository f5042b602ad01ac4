"""A table is taken once, by a server that goes on with it, or is left to others."""

import asyncio
from pathlib import Path

import pytest

from rockfall.server import protocol as p
from rockfall.server.store.errors import StoreError
from rockfall.server.store.owners import Owner, Owners
from rockfall.server.store.store import Store
from tests.server.cluster.taking import opened
from tests.server.registries import Shared, open_two, run, until

_HELLO = p.Say(words=p.Phrase("hello"))


def test_a_table_that_was_taken_and_could_not_be_read_is_gone_on_with_later(
    tmp_path: Path, shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, follower):
            ann = await opened(owner)
            there = await follower.session(ann.table)
            read, failing = Store.keys, [True]

            async def keys(store: Store, table: str) -> object:
                if failing and store is follower.services.store:
                    failing.pop()
                    raise StoreError("not now")
                return await read(store, table)

            monkeypatch.setattr(Store, "keys", keys)
            assert owner.cluster is not None
            await owner.cluster.hand_over([await owner.session(ann.table)])
            await until(lambda: there.writer.owned)
            assert not failing

    run(work)


@pytest.mark.parametrize("how", ["the server leaves", "its session is closed"])
def test_a_table_that_is_taken_too_late_is_given_to_others(
    tmp_path: Path, shared: Shared, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, follower):
            ann = await opened(owner)
            here, there = await owner.session(ann.table), await follower.session(ann.table)
            assert owner.cluster is not None
            assert follower.cluster is not None
            owning, take = follower.cluster.owning, Owners.take

            async def too_late(owners: Owners, table: str) -> Owner:
                taken = await take(owners, table)
                if owners is owning._owners:
                    owning.leaving = True
                    if how == "its session is closed":
                        await there.close()
                return taken

            monkeypatch.setattr(Owners, "take", too_late)
            await owner.cluster.owning.hand_over(here)
            await until(lambda: owning.leaving)
            # Its row says so as well, or nobody else could have it.
            await until(lambda: not there.writer.owned)
            while not here.writer.owned:
                await owner.cluster.owning.owner(here, anew=True)
            assert await here.act(ann.member, _HELLO) is not None

    run(work)


def test_what_came_of_taking_a_table_is_asked_anew_as_soon_as_it_is_known(
    tmp_path: Path, shared: Shared
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, follower):
            ann = await opened(owner)
            here, there = await owner.session(ann.table), await follower.session(ann.table)
            assert owner.cluster is not None
            assert follower.cluster is not None
            owning = follower.cluster.owning

            async def in_vain() -> Owner:
                return Owner("somebody else", 7)

            taking = owning._start(ann.table, in_vain())
            while not taking.done():
                await asyncio.sleep(0)
            await owner.cluster.owning.let_rest(here)
            # It has just ended, and nobody was told so yet.
            owning._taking[ann.table] = taking
            assert (await owning.owner(there, anew=True)).worker == follower.cluster.worker
            assert there.writer.owned

    run(work)
