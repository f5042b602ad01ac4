"""What was posted in the database is read once, however often one looks."""

import asyncio
from collections.abc import Sequence

import psycopg

from rockfall.server.cluster.mailbox import Mailbox
from rockfall.server.store.owners import Owners, Posted
from rockfall.server.store.store import open_store
from tests.server.registries import Shared

_SAY = "INSERT INTO messages (sent, channel, body) VALUES ({now}, 'all', 'late')".format(
    now="extract(epoch FROM clock_timestamp()) * 1000"
)


class Counted(Owners):
    """Counts the rows that the database gives."""

    rows = 0

    async def posted(self, since: int, besides: Sequence[int], within: int) -> list[Posted]:
        """The same, counted."""
        found = await super().posted(since, besides, within)
        self.rows += len(found)
        return found


def test_what_was_posted_is_read_once_also_what_is_committed_after_later_words(
    shared: Shared,
) -> None:
    async def work() -> None:
        store = open_store(shared.database, shared=True)
        owners = Counted(store, "me")
        try:
            await owners.post(("all", b"before"))
            mailbox = Mailbox(owners)
            assert await mailbox.fetch() == []
            with psycopg.connect(shared.database) as other:
                other.execute(_SAY)
                await owners.post(("all", b"early"), ("all", b"too"))
                assert [said.body for said in await mailbox.fetch()] == [b"early", b"too"]
                assert await mailbox.fetch() == []
            assert [said.body for said in await mailbox.fetch()] == [b"late"]
            for number in range(20):
                await owners.post(("all", b"%d" % number))
                assert [said.body for said in await mailbox.fetch()] == [b"%d" % number]
            # Looking often costs nothing but the look.
            assert await mailbox.fetch() == []
            assert owners.rows == 23
        finally:
            await store.close()

    asyncio.run(work())


def test_a_number_that_never_comes_is_not_looked_for_for_ever(shared: Shared) -> None:
    async def work() -> None:
        store = open_store(shared.database, shared=True)
        owners = Owners(store, "me")
        try:
            mailbox = Mailbox(owners)
            await mailbox.fetch()
            with psycopg.connect(shared.database) as other:
                other.execute(_SAY)
                other.rollback()
            await owners.post(("all", b"x"))
            assert [said.body for said in await mailbox.fetch()] == [b"x"]
            assert len(mailbox._missing) == 1
            mailbox._missing = dict.fromkeys(mailbox._missing, -1e9)
            await mailbox.fetch()
            assert not mailbox._missing
        finally:
            await store.close()

    asyncio.run(work())
