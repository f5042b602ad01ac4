"""Keys that were given out are good at every server, and nobody is left without any."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rockfall.server import protocol as p
from rockfall.server.cluster import owner_requests
from rockfall.server.cluster.cluster import Cluster
from rockfall.server.denied import DeniedError
from rockfall.server.keys import hash_of, new_keys
from rockfall.server.store.errors import UnknownOutcomeError
from rockfall.server.table_session import TableSession
from tests.server.cluster.taking import nothing, opened, take
from tests.server.registries import Shared, listen, open_two, run, until


def test_a_recovery_key_that_was_used_elsewhere_is_no_good_at_an_owner_that_stood_still(
    tmp_path: Path, shared: Shared
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (late, other):
            ann = await opened(late)
            here, there = await late.session(ann.table), await other.session(ann.table)
            assert late.cluster is not None
            # It hears of nothing.
            late.cluster._hear = late.cluster.bus.hear = lambda said: None  # type: ignore[method-assign]
            late.cluster.following.look_at_keys = nothing  # type: ignore[method-assign]
            await take(there, other, late)
            new = await other.recover(ann.table, ann.recovery)
            assert here.writer.owned
            with pytest.raises(DeniedError, match="bad-recovery"):
                await late.recover_here(here, hash_of(ann.recovery), new_keys(-1)[2])
            assert (await listen(other, new)).member == 0

    run(work)


@pytest.mark.parametrize("how", ["stored", "not stored"])
def test_new_keys_are_given_out_although_nobody_says_whether_the_owner_has_stored_them(
    tmp_path: Path, shared: Shared, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, follower):
            ann = await opened(owner)
            await follower.session(ann.table)
            ask_for = Cluster.ask_for

            async def unanswered(cluster: Cluster, session: TableSession, wish: Any) -> int:
                if how == "stored":
                    await ask_for(cluster, session, wish)
                raise UnknownOutcomeError("no answer")

            monkeypatch.setattr(Cluster, "ask_for", unanswered)
            new = await follower.recover(ann.table, ann.recovery)
            assert (await listen(owner, new)).member == 0

    run(work)


def test_an_owner_that_was_not_seen_for_a_while_lets_nobody_in_by_what_it_knew(
    tmp_path: Path, shared: Shared
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, _):
            ann = await opened(owner)
            assert owner.cluster is not None
            owning = owner.cluster.owning
            owning.beat_once = nothing  # type: ignore[method-assign]
            owning._pulse, owning._beat_at = None, time.monotonic() - 3.1
            with pytest.raises(UnknownOutcomeError):
                await owner.visit(ann.table, lambda price: None)
            with pytest.raises(UnknownOutcomeError):
                await listen(owner, ann)
            del owning.beat_once
            await owning.beat_once()
            assert (await listen(owner, ann)).member == 0

    run(work)


@pytest.mark.parametrize("wish", ["recover", "join"])
def test_what_the_owner_has_done_is_not_refused_by_a_server_that_goes_down_meanwhile(
    tmp_path: Path, shared: Shared, monkeypatch: pytest.MonkeyPatch, wish: str
) -> None:
    monkeypatch.setattr(owner_requests, "_AGAIN", 0.2)

    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, follower):
            ann = await opened(owner)
            here, there = await owner.session(ann.table), await follower.session(ann.table)
            asked = (
                follower.recover(ann.table, ann.recovery)
                if wish == "recover"
                else follower.join(ann.table, p.JoinTable("Bob"))
            )
            async with here.writer.lock:
                asking = asyncio.create_task(asked)
                await until(lambda: bool(here.writer.lock._waiters))
                await there.close()
                # Long enough to be asked again, by a server that takes no table any more.
                await asyncio.sleep(0.5)
            if wish == "recover":
                # Their old keys are gone: nobody but this server knows the new ones.
                assert (await listen(owner, await asking)).member == ann.member
                return
            with pytest.raises(UnknownOutcomeError):
                await asking
            assert len(here.table.members) == 2

    run(work)


def test_who_comes_with_any_text_for_a_key_does_not_hold_up_the_owner(
    tmp_path: Path, shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, _):
            ann = await opened(owner)
            assert owner.cluster is not None
            owner.cluster.following.look_at_keys = nothing  # type: ignore[method-assign]
            reread: list[str] = []

            async def note(session: TableSession) -> None:
                reread.append(session.table.id)

            monkeypatch.setattr(TableSession, "reread_keys", note)
            with pytest.raises(DeniedError, match="bad-token"):
                await listen(owner, msgspec.structs.replace(ann, token="any text"))
            assert reread == []
            token, _, rows = new_keys(ann.member)
            await owner.services.store.rekey(ann.table, ann.member, rows, hash_of(ann.recovery))
            with pytest.raises(DeniedError, match="bad-token"):
                await listen(owner, msgspec.structs.replace(ann, token=token))
            assert reread == [ann.table]

    run(work)
