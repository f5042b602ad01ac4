"""What comes from another server is checked when its turn has come, not when it arrived."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rockfall.server import protocol as p
from rockfall.server.cluster import messages as m
from rockfall.server.cluster.request_handler import RequestHandler
from rockfall.server.denied import DeniedError
from rockfall.server.keys import new_keys
from rockfall.server.store.errors import StoreError, UnknownOutcomeError
from tests.server.registries import Shared, open_two, run, until


def test_who_loses_the_key_while_the_owner_is_busy_wishes_nothing_more(
    tmp_path: Path, shared: Shared
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, follower):
            first = await owner.open(p.MakeTable("Ann", p.Settings(seats=3)))
            bob = await follower.join(first.table, p.JoinTable("Bob"))
            here = await owner.session(first.table)
            there = await follower.session(first.table)
            assert here.writer.owned
            assert not there.writer.owned
            before = here.table.seq
            async with here.writer.lock:
                wish = p.Say(words=p.Phrase("hello"))
                saying = asyncio.create_task(there.act(bob.member, wish))
                # It has come to the owner, and waits there for its turn.
                await until(lambda: bool(here.writer.lock._waiters))
                for row in new_keys(bob.member)[2]:
                    here.writer.keys.put(row.member, row.kind, row.hash)
            with pytest.raises(DeniedError, match="bad-token"):
                await saying
            assert here.table.seq == before

    run(work, 60)


def test_a_wish_that_was_done_while_its_table_was_elsewhere_is_not_done_again(
    tmp_path: Path, shared: Shared
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, follower):
            first = await owner.open(p.MakeTable("Ann", p.Settings(seats=3)))
            bob = await follower.join(first.table, p.JoinTable("Bob"))
            here, there = await owner.session(first.table), await follower.session(first.table)
            assert owner.cluster is not None
            words = p.Phrase("hello")
            async with here.writer.lock:
                saying = asyncio.create_task(there.act(bob.member, p.Say(words=words)))
                await until(lambda: bool(here.writer.lock._waiters))
                # Meanwhile it is lost, done there, and taken again.
                (number, _) = [*owner.cluster._owner_requests._doing.items()][-1]
                here.writer.disown()
                here.writer.own((await owner.cluster.owning._owners.take(first.table)).token)
                await here.writer.commit([p.Spoke(bob.member, words)], wish=number)
            assert await saying == here.table.seq - 1
            spoken = [entry for _, entry in here.table.log if isinstance(entry, p.Spoke)]
            assert len(spoken) == 1

    run(work, 60)


@pytest.mark.parametrize("again", [False, True])
def test_new_keys_that_may_have_been_stored_by_the_last_owner_are_not_refused(again: bool) -> None:
    async def fail(*_: object) -> int:
        raise StoreError("no room")

    async def nothing(*_: object) -> None:
        return None

    session: Any = SimpleNamespace(writer=SimpleNamespace(token=2), table=SimpleNamespace(id="a"))
    tables, owners = SimpleNamespace(recover_here=fail), SimpleNamespace(wished=nothing)
    handler = RequestHandler(cast(Any, tables), cast(Any, owners), cast(Any, None))
    kind = UnknownOutcomeError if again else StoreError
    with pytest.raises(StoreError) as caught:
        asyncio.run(handler.do(session, m.Recover(b"p", b"t", b"r"), "n", again))
    assert type(caught.value) is kind
