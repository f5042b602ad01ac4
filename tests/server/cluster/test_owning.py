"""Who owns a table goes on with it, who lost it follows, and nobody is left with half of either."""

import asyncio
import time
from pathlib import Path

import psycopg
import pytest

from rockfall.server import protocol as p
from rockfall.server.cluster import owning
from rockfall.server.store import pulse
from rockfall.server.store.errors import StoreError, UnknownOutcomeError
from rockfall.server.store.rows import Append
from rockfall.server.store.store import Store
from tests.server.cluster.taking import opened, take
from tests.server.registries import Shared, listen, open_two, run, until
from tests.server.windows import answers_in, to_window

_HELLO = p.Say(words=p.Phrase("hello"))


def test_a_table_that_its_owner_had_to_read_anew_is_gone_on_with_there(
    tmp_path: Path, shared: Shared
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, follower):
            ann = await opened(owner)
            there = await follower.session(ann.table)
            (await owner.session(ann.table)).writer.put_aside()
            await owner.go_on()
            # Nobody comes to the owner, and all who wish something are at the other server.
            assert await there.act(ann.member, _HELLO) is not None
            assert (await owner.session(ann.table)).writer.owned

    run(work)


def test_who_left_while_an_owner_stood_still_is_shown_out_when_it_finds_out(
    tmp_path: Path, shared: Shared
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (late, other):
            ann = await opened(late)
            bob = await late.join(ann.table, p.JoinTable("Bob"))
            here, there = await late.session(ann.table), await other.session(ann.table)
            ear = await listen(late, bob)
            await take(there, other, late)
            await there.act(bob.member, p.Leave())
            assert await here.act(ann.member, _HELLO) is not None
            assert not here.writer.owned
            assert ear.dropped == "has-left"
            assert here.writer.keys.holder("token", bob.token) == -1

    run(work)


def test_who_was_stored_before_the_table_was_lost_is_told_where(
    tmp_path: Path, shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (late, other):
            ann = await opened(late)
            here, there = await late.session(ann.table), await other.session(ann.table)
            append = Store.append

            async def cut_off(store: Store, unit: Append) -> None:
                await append(store, unit)
                if store is late.services.store:
                    await take(there, other, late)
                    await there.act(ann.member, _HELLO)
                    raise UnknownOutcomeError("the line was cut")

            monkeypatch.setattr(Store, "append", cut_off)
            number = await here.act(ann.member, p.Say(words=p.Phrase("thanks")))
            assert number is not None
            assert not here.writer.owned
            assert here.table.log[number][1] == p.Spoke(ann.member, p.Phrase("thanks"))
            assert here.table.log[-1][1] == p.Spoke(ann.member, p.Phrase("hello"))

    run(work)


def test_what_could_not_be_found_out_after_a_standstill_is_found_out_later(
    tmp_path: Path, shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (late, other):
            ann = await opened(late)
            here, there = await late.session(ann.table), await other.session(ann.table)
            assert late.cluster is not None
            owning = late.cluster.owning
            beat = owning.beat_once
            await take(there, other, late)
            asked = owning._owners.owned

            async def fail() -> dict[str, int]:
                raise StoreError("not now")

            monkeypatch.setattr(owning._owners, "owned", fail)
            with pytest.raises(StoreError, match="not now"):
                await beat()
            monkeypatch.setattr(owning._owners, "owned", asked)
            await beat()
            assert not here.writer.owned

    run(work)


def test_what_is_opened_while_an_owner_finds_out_what_it_lost_stays_its_own(
    tmp_path: Path, shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (late, _):
            assert late.cluster is not None
            owning = late.cluster.owning
            asked = owning._owners.owned
            places: list[p.Place] = []

            async def owned() -> dict[str, int]:
                found = await asked()
                places.append(await opened(late))
                return found

            monkeypatch.setattr(owning._owners, "owned", owned)
            await owning._check()
            assert (await late.session(places[0].table)).writer.owned

    run(work)


def test_a_beat_that_the_database_was_too_long_about_is_a_missed_one(
    tmp_path: Path, shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (late, _):
            assert late.cluster is not None
            owning, missed = late.cluster.owning, list[str]()
            monkeypatch.setattr(owning, "missed", lambda: missed.append("missed"))
            await owning.beat_once()
            assert not missed
            # It was in time when it began to wait for its commit, and nothing came in between.
            owning._pulse = None
            owning._beat_at -= 3.1
            await owning.beat_once()
            assert missed

    run(work)


def test_a_table_that_somebody_is_busy_with_is_not_let_go(tmp_path: Path, shared: Shared) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, follower):
            ann = await opened(owner)
            there = await follower.session(ann.table)
            assert not there.idle()
            there.used_at -= 60.0
            assert there.idle()
            # Somebody asks for it, and has no lock and no feed while the owner is asked.
            await follower.session(ann.table)
            assert not there.idle()

    run(work)


def test_who_answered_early_is_asked_again_by_who_goes_on(tmp_path: Path, shared: Shared) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, follower):
            settings = p.Settings("jubilee+veto", seats=3, pace=0.0, window=2.0, sit_in="")
            ann = await owner.open(p.MakeTable("Ann", settings))
            for name in ("Bob", "Cid"):
                await follower.join(ann.table, p.JoinTable(name))
            here, there = await owner.session(ann.table), await follower.session(ann.table)
            await there.act(0, p.Start())
            ear = await listen(follower, ann.table)
            await to_window(there)
            (seat, _), allow = answers_in(there)
            answer = p.Move(step=there.table.step, move=allow)
            assert await there.act(seat, answer) is None
            assert owner.cluster is not None
            await owner.cluster.hand_over([here])
            await until(lambda: there.writer.owned)
            # The window is open once more, for as long as ever, and the same answer is taken.
            woken: list[p.Told] = []
            while not woken:
                await asyncio.sleep(0.005)
                woken = [told for told in ear.told if isinstance(told.what, p.Woke)]
            assert woken[0].due == woken[0].at + 2000
            assert await there.act(seat, answer) is None
            await until(lambda: there.table.step > answer.step)

    run(work)


def test_a_server_with_too_much_to_do_is_seen_all_the_same(
    tmp_path: Path, shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owning, "_TTL", 500)
    monkeypatch.setattr(owning, "_BEAT", 0.1)

    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, _):
            ann = await opened(owner)
            session = await owner.session(ann.table)
            token = session.writer.token
            await asyncio.sleep(0.2)
            # Both servers of this test have the same event loop, and it does not go round.
            time.sleep(1.5)
            with psycopg.connect(shared.database) as line:
                seen = "SELECT count(*) FROM workers WHERE until > {now}".format(
                    now="extract(epoch FROM clock_timestamp()) * 1000"
                )
                assert line.execute(seen).fetchone() == (2,)
            assert owner.cluster is not None
            await owner.cluster.owning.beat_once()
            assert session.writer.owned
            assert session.writer.token == token
            # One that hangs for good is not seen for ever.
            monkeypatch.setattr(pulse, "_HUNG", -1.0)
            time.sleep(1.0)
            with psycopg.connect(shared.database) as line:
                assert line.execute(seen).fetchone() == (0,)

    run(work)
