"""A table goes to the server where all who listen to it are, and stays where somebody is."""

import asyncio
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rockfall.server import protocol as p
from rockfall.server.cluster import owning
from rockfall.server.table_registry import TableRegistry
from tests.server.cluster.pairs import heard, log_of
from tests.server.cluster.taking import opened
from tests.server.registries import Shared, listen, open_two, run, until
from tests.server.support.client import Client
from tests.server.support.site import Site

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@asynccontextmanager
async def following_guests(registry: TableRegistry) -> "AsyncIterator[None]":
    """A server lets its tables go to where people are."""
    assert registry.cluster is not None
    going = asyncio.create_task(owning.Owning.follow_guests(registry.cluster.owning))
    try:
        yield
    finally:
        going.cancel()
        with suppress(asyncio.CancelledError):
            await going


def test_a_table_goes_to_where_its_people_are_before_it_begins(
    tmp_path: Path, shared: Shared
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (one, two), following_guests(one):
            ann = await opened(one)
            ear = await listen(two, ann)
            await until(lambda: ear.session.writer.owned)
            assert not (await one.session(ann.table)).writer.owned
            assert await ear.session.act(ann.member, p.Say(words=p.Phrase("hello"))) is not None
            assert ear.dropped == ""

    run(work)


def test_a_table_stays_where_somebody_is(tmp_path: Path, shared: Shared) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (one, two), following_guests(one):
            ann, lone = await opened(one), await opened(one)
            bob = await one.join(ann.table, p.JoinTable("Bob"))
            await listen(one, ann)
            there = await listen(two, bob)
            # Nobody is at the lone one, which is no reason to give it away; this one goes.
            gone = await opened(one)
            elsewhere = await listen(two, gone)
            await until(lambda: elsewhere.session.writer.owned)
            assert not there.session.writer.owned
            for name in (ann.table, lone.table):
                assert (await one.session(name)).writer.owned

    run(work)


def test_a_table_that_went_once_does_not_come_back_at_once(
    tmp_path: Path, shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owning, "_LINGERS_AGAIN", 10**6)

    async def work() -> None:
        async with (
            open_two(tmp_path, shared) as (one, two),
            following_guests(one),
            following_guests(two),
        ):
            ann, other = await opened(one), await opened(one)
            ear = await listen(two, ann)
            await until(lambda: ear.session.writer.owned)
            assert ear.feed is not None
            ear.session.exit(ear.feed)
            again = await listen(one, ann)
            # The one that was opened later has gone by then, so there was time for both.
            later = await listen(two, other)
            await until(lambda: later.session.writer.owned)
            assert ear.session.writer.owned
            assert not again.session.writer.owned

    run(work)


def test_a_match_goes_on_where_its_people_have_gone(site: Site) -> None:
    async def work() -> None:
        place = site.one.open_table("Ann", seats=3, bots=["", "random", "random"])
        ann = Client(site.two.socket_address, place.table, place.token)
        await ann.connect()
        await ann.say("start")
        await ann.play(4)
        await ann.until(lambda: heard(ann, p.Woke))
        await ann.play(4)
        await ann.compare()
        assert ann.byes == []
        await ann.close()
        assert sum(b'"woke"' in body for body in await log_of(site, place.table)) == 1

    asyncio.run(work())
