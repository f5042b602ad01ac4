"""What comes from another server is checked when its turn has come, not when it arrived."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from rockfall.server import protocol as p
from rockfall.server.cluster import messages as m
from rockfall.server.cluster.request_handler import RequestHandler
from rockfall.server.denied import DeniedError
from rockfall.server.keys import hash_of, new_keys
from rockfall.server.store.errors import StoreError, UnknownOutcomeError
from tests.server.cluster.taking import nothing
from tests.server.registries import Shared, listen, open_two, run, until


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
                (number, _) = [*owner.cluster._owner_requests._doing][-1]
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


@pytest.mark.parametrize("again", [False, True])
def test_a_move_that_the_last_owner_may_have_kept_in_mind_is_not_refused(again: bool) -> None:
    async def stale(*_: object) -> int:
        raise DeniedError("stale-step", step=3)

    async def nothing(*_: object) -> None:
        return None

    keys = SimpleNamespace(token_of=lambda member: b"t")
    writer = SimpleNamespace(token=2, keys=keys)
    session: Any = SimpleNamespace(
        writer=writer, table=SimpleNamespace(id="a"), act_here=stale, reread_keys=nothing
    )
    handler = RequestHandler(
        cast(Any, None), cast(Any, SimpleNamespace(wished=nothing)), cast(Any, None)
    )
    request = m.Act(0, b"t", p.encode(p.Move(step=2, move=9)))
    with pytest.raises(UnknownOutcomeError if again else DeniedError):
        asyncio.run(handler.do(session, request, "n", again))


def test_keys_that_another_server_gave_out_are_good_at_an_owner_that_has_not_heard_of_them(
    tmp_path: Path, shared: Shared
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, follower):
            ann = await owner.open(p.MakeTable("Ann", p.Settings(seats=3)))
            here, there = await owner.session(ann.table), await follower.session(ann.table)
            assert owner.cluster is not None
            # It hears of nothing, and looks at nothing.
            owner.cluster.bus.hear = lambda said: None
            owner.cluster.following.look_at_keys = nothing  # type: ignore[method-assign]
            token, _, rows = new_keys(ann.member)
            proof = hash_of(ann.recovery)
            await follower.services.store.rekey(ann.table, ann.member, rows, proof)
            request = m.Act(ann.member, hash_of(token), p.encode(p.Say(words=p.Phrase("hello"))))
            handler = owner.cluster._owner_requests._handler
            assert await handler.do(here, request, "n", again=False) == here.table.seq - 1
            await there.reread_keys()
            ear = await listen(owner, msgspec.structs.replace(ann, token=token))
            assert ear.member == ann.member

    run(work, 60)
