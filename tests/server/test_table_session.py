"""What cannot be stored did not happen; what was stored although it seemed to fail did."""

import asyncio
from pathlib import Path

import pytest

from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from rockfall.server.store.errors import StoreError, UnknownOutcomeError
from rockfall.server.table_registry import TableRegistry
from rockfall.server.table_session import TableSession
from rockfall.server.turnstile import SLICE
from tests.server.registries import Ear, listen, open_registry, run, until
from tests.server.scenes import Shaky
from tests.server.sockets import Guest, settled

pytestmark = pytest.mark.usefixtures("arrangement")


async def shaky_table(registry: TableRegistry) -> tuple[TableSession, Ear, Shaky]:
    """A table with one listener in a registry whose store can be made to fail."""
    shaky = Shaky(registry.services.store)
    registry.services = registry.services._replace(store=shaky)  # type: ignore[arg-type]
    made = await registry.open(p.MakeTable("Ann", p.Settings(seats=3, pace=0.0)))
    return await registry.session(made.table), await listen(registry, made), shaky


@pytest.mark.one_server
def test_what_could_not_be_stored_is_told_to_nobody_and_is_undone(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, ear, shaky = await shaky_table(registry)
            before = session.table.seq
            shaky.fails = "before"
            with pytest.raises(StoreError):
                await session.act(0, p.Start())
            assert (session.table.seq, session.table.phase) == (before, "lobby")
            assert len(ear.told) == before
            shaky.fails = ""
            await session.act(0, p.Start())
            assert [told.seq for told in ear.told] == list(range(session.table.seq))
            assert isinstance(ear.last().what, p.Began)

    run(work)


def test_what_was_stored_although_the_answer_was_lost_is_done(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, ear, shaky = await shaky_table(registry)
            shaky.fails = "after"
            assert await session.act(0, p.Say(words=p.Phrase("hello"))) == session.table.seq - 1
            assert isinstance(ear.last().what, p.Spoke)
            await session.act(0, p.Start())
            assert session.table.phase == "playing"
            assert [told.seq for told in ear.told] == list(range(session.table.seq))

    run(work)


@pytest.mark.one_server
def test_what_was_refused_never_comes_back_when_the_store_is_gone_for_a_while(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, ear, shaky = await shaky_table(registry)
            name, before = session.table.id, session.table.seq
            shaky.fails = "gone"
            with pytest.raises(StoreError) as refused:
                await session.act(0, p.Say(words=p.Chat("this was refused")))
            assert not isinstance(refused.value, UnknownOutcomeError)
            assert ear.dropped == "set-aside"
            shaky.fails = ""
            with pytest.raises(DeniedError, match="set-aside"):
                await session.act(0, p.Say(words=p.Phrase("hello")))
            again = await registry.session(name)
            assert again is not session
            assert again.table.seq == before
            await again.act(0, p.Say(words=p.Phrase("sorry")))
            bodies = [row.body for row in await registry.services.store.entries(name)]
            assert len(bodies) == before + 1
            assert not any(b"refused" in body for body in bodies)

    run(work)


@pytest.mark.one_server
def test_what_nobody_knows_is_neither_refused_nor_done(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, _, shaky = await shaky_table(registry)
            made = await registry.join(session.table.id, p.JoinTable("Bob"))
            guest = Guest(registry)
            await guest.ask(p.Hello(table=made.table, token=made.token))
            shaky.fails = "gone after"
            number = guest.say(p.Say(words=p.Phrase("hello")))
            await settled(lambda: guest.wire.closed != 0)
            assert guest.answer(number) is None
            assert guest.heard[-1] == p.Bye("set-aside")
            shaky.fails = ""
            again = await registry.session(made.table)
            assert again.table.log[-1][1] == p.Spoke(1, p.Phrase("hello"))
            await guest.close()

    run(work)


@pytest.mark.one_server
def test_a_match_that_was_set_aside_goes_on_by_itself_when_the_store_is_back(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, _, shaky = await shaky_table(registry)
            await session.act(0, p.Start())
            shaky.fails = "gone"
            with pytest.raises(StoreError):
                await session.act(0, p.Away())
            shaky.fails = ""
            await registry.go_on()
            again = registry.sessions[session.table.id]
            assert again is not session
            await again.act(0, p.Away())
            await until(lambda: again.table.step > 3)

    run(work)


@pytest.mark.one_server
def test_who_stops_waiting_leaves_no_half_a_commit_behind(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, ear, shaky = await shaky_table(registry)
            name, before = session.table.id, session.table.seq
            shaky.gate.shut()
            saying = asyncio.create_task(session.act(0, p.Say(words=p.Phrase("hello"))))
            await settled(lambda: shaky.gate.waiting == 1)
            saying.cancel()
            with pytest.raises(asyncio.CancelledError):
                await saying
            shaky.gate.open()
            assert ear.dropped == "set-aside"
            with pytest.raises(DeniedError, match="set-aside"):
                await session.act(0, p.Start())
            again = await registry.session(name)
            assert again.table.seq == before
            await again.act(0, p.Start())
            assert len(await registry.services.store.entries(name)) == before + 1

    run(work)


@pytest.mark.one_server
def test_a_hello_that_fails_leaves_nobody_behind(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, _, shaky = await shaky_table(registry)
            bob = await registry.join(session.table.id, p.JoinTable("Bob"))
            await session.act(0, p.Start())
            await session.act(1, p.Away())
            shaky.fails = "before"
            with pytest.raises(StoreError):
                await listen(registry, bob)
            assert session.audience.online() == [0]
            assert b'"online":[0]' in session.audience.presence
            assert session.table.plays(1), "the bot goes on"
            shaky.fails = ""
            await listen(registry, bob)
            assert session.audience.online() == [0, 1]

    run(work)


def test_a_hello_that_fails_leaves_one_where_one_was(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, _, _ = await shaky_table(registry)
            guest = Guest(registry)
            await guest.ask(p.Hello(table=session.table.id))
            refused = await guest.ask(p.Hello(table="nowhere"))
            assert isinstance(refused, p.Refused)
            await session.act(0, p.Say(words=p.Phrase("hello")))
            await settled(lambda: any(isinstance(one, p.Told) for one in guest.heard))
            assert len(session.audience) == 2
            await guest.close()
            assert len(session.audience) == 1

    run(work)


def test_wishes_come_one_after_the_other(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann", p.Settings(seats=3)))
            session = await registry.session(made.table)
            for name in ("Bob", "Cid"):
                await registry.join(made.table, p.JoinTable(name))
            await session.act(0, p.Start())
            seat = session.table.actor
            wish = p.Move(step=0, move=session.audience.step_texts.moves(seat)[0])
            done = await asyncio.gather(
                *[session.act(seat, wish) for _ in range(5)], return_exceptions=True
            )
            refused = [one for one in done if isinstance(one, DeniedError)]
            assert len(refused) == 4
            assert {one.refusal.code for one in refused} == {"stale-step"}
            assert session.table.step == 1

    run(work)


def test_a_table_that_closes_takes_no_more_wishes(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann"))
            session = await registry.session(made.table)
            await session.close()
            with pytest.raises(DeniedError, match="going-down"):
                await session.act(0, p.Start())

    run(work)


def test_who_comes_late_is_asked_although_much_was_said_since_the_turn_began(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, _, _ = await shaky_table(registry)
            bob = await registry.join(session.table.id, p.JoinTable("Bob"))
            cid = await registry.join(session.table.id, p.JoinTable("Cid"))
            await session.act(0, p.Start())
            for _ in range(5 * SLICE):
                await session.act(0, p.Say(words=p.Phrase("hurry")))
            late = [await listen(registry, place) for place in (bob, cid)]
            first = session.table.actor
            for ear in late:
                asked = [told for told in ear.told if told.question is not None]
                assert [isinstance(told.what, p.Began) for told in asked] == [True]
                assert bool(asked[0].moves) == (ear.member == first)

    run(work)


@pytest.mark.one_server
def test_words_are_not_held_back_for_a_wish_that_comes_to_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, _, shaky = await shaky_table(registry)
            bob = await registry.join(session.table.id, p.JoinTable("Bob"))
            guest = Guest(registry)
            await guest.ask(p.Hello(table=bob.table, token=bob.token))
            guest.wire.gate.shut()
            # Two, because the first waits at the gate and the second is told from the log.
            for text in ("one", "two"):
                await session.act(0, p.Say(words=p.Chat(text)))
            await settled(lambda: guest.wire.gate.waiting == 1)
            shaky.gate.shut()
            shaky.fails = "before"
            muting = asyncio.create_task(session.act(1, p.Mute(member=0)))
            await settled(lambda: shaky.gate.waiting == 1)
            guest.wire.gate.open()
            await settled()
            shaky.gate.open()
            with pytest.raises(StoreError):
                await muting
            await settled(lambda: sum(isinstance(one, p.Told) for one in guest.heard) == 2)
            spoke = [one.what for one in guest.heard if isinstance(one, p.Told)]
            assert spoke == [p.Spoke(0, p.Chat("one")), p.Spoke(0, p.Chat("two"))]
            await guest.close()

    run(work)
