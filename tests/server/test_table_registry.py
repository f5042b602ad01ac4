"""The registry: tables are opened, found again, carried to a rematch, forgotten in time."""

from pathlib import Path

import pytest

from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from rockfall.server.table_registry import TableRegistry
from rockfall.server.table_session import TableSession
from rockfall.server.tidying import sweep
from tests.server.registries import LoopClock, listen, open_registry, run, until
from tests.server.sockets import visitor

pytestmark = pytest.mark.usefixtures("arrangement")

DAY = 24 * 60 * 60 * 1000


async def denied(work: object) -> str:
    """The code with which something is refused."""
    with pytest.raises(DeniedError) as caught:
        await work  # type: ignore[misc]
    return caught.value.refusal.code


async def over(registry: TableRegistry, **settings: object) -> tuple[TableSession, list[p.Place]]:
    """A table of two people whose match was ended without a result."""
    wanted = p.Settings(seats=3, **settings)  # type: ignore[arg-type]
    ann = await registry.open(p.MakeTable("Ann", wanted))
    bob = await registry.join(ann.table, p.JoinTable("Bob", 2))
    session = await registry.session(ann.table)
    await session.act(0, p.PutBot(seat=1, level="random"))
    await session.act(0, p.Start())
    await session.act(0, p.Propose(motion="void"))
    return session, [ann, bob]


def test_a_table_is_found_by_its_name_and_while_it_lasts_by_its_code(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann"))
            session = await registry.session(made.table)
            assert await registry.by_code(f" {session.table.code.lower()} ") == made.table
            assert await denied(registry.session("no-such")) == "no-such-table"
            assert await denied(registry.by_code("AAAAAA")) == "no-such-code"
            code = session.table.code
            await session.act(0, p.Start())
            assert await registry.by_code(code) == made.table
            await session.act(0, p.Propose(motion="void"))
            assert await denied(registry.by_code(code)) == "no-such-code"

    run(work)


def test_only_listed_tables_are_shown_and_only_while_one_can_join_or_watch(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            await registry.open(p.MakeTable("Ann"))
            shown = await registry.open(p.MakeTable("Bob", p.Settings(listed=True)))
            quiet = await registry.open(
                p.MakeTable("Cid", p.Settings(listed=True, watch="nobody")),
            )
            names = [session.table.id for session in await registry.listed(10)]
            assert set(names) == {shown.table, quiet.table}
            for place in (shown, quiet):
                await (await registry.session(place.table)).act(0, p.Start())
            assert [session.table.id for session in await registry.listed(10)] == [shown.table]

    run(work)


def test_a_rematch_has_the_same_people_on_the_same_seats_with_the_same_keys(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, (ann, bob) = await over(registry)
            assert await denied(registry.rematch(session, -1, visitor())) == "not-seated"
            ear = await listen(registry, bob)
            await registry.rematch(session, 1, visitor())
            first = session.table.rematch
            await registry.rematch(session, 0, visitor())
            assert session.table.rematch == first, "whoever asks second gets the same table"
            assert ear.last().what == p.Rematched(first)
            again = await registry.session(first)
            assert [member.name for member in again.table.members] == ["Ann", "Bob"]
            assert [member.seat for member in again.table.members] == [0, 2]
            assert again.table.chairs[1].level == "random"
            back = await listen(registry, p.Place(first, 1, 2, bob.token, bob.recovery))
            assert back.member == 1
            assert (await registry.recover(first, ann.recovery)).member == 0

    run(work)


@pytest.mark.one_server
def test_a_rematch_that_is_refused_in_the_last_moment_leaves_no_table_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, _ = await over(registry)
            reopen = TableRegistry._reopen

            async def too_late(registry: TableRegistry, session: TableSession) -> TableSession:
                other = await reopen(registry, session)
                session.writer.closed = True
                return other

            monkeypatch.setattr(TableRegistry, "_reopen", too_late)
            assert await denied(registry.rematch(session, 0, visitor())) == "going-down"
            assert [*registry.sessions] == [session.table.id]
            assert await registry.services.store.table_ids() == [session.table.id]

    run(work)


def test_there_is_no_rematch_before_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann"))
            session = await registry.session(made.table)
            assert await denied(registry.rematch(session, 0, visitor())) == "match-not-over"

    run(work)


def test_a_recovery_key_works_once_and_cuts_off_whoever_has_the_old_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann"))
            thief = await listen(registry, made)
            place = await registry.recover(made.table, made.recovery)
            assert (place.member, place.seat) == (0, 0)
            assert thief.dropped == "recovered-elsewhere"
            assert await denied(registry.recover(made.table, made.recovery)) == "bad-recovery"
            assert await denied(listen(registry, made)) == "bad-token"
            assert (await listen(registry, place)).member == 0

    run(work)


def test_with_a_recovery_all_older_keys_die_everywhere(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            first, (ann, bob) = await over(registry)
            await registry.rematch(first, 0, visitor())
            second = await registry.session(first.table.rematch)
            await second.act(0, p.Start())
            await second.act(0, p.Propose(motion="void"))
            await registry.rematch(second, 0, visitor())
            third = second.table.rematch
            old = p.Place(third, 0, 0, ann.token, ann.recovery)
            thief = await listen(registry, old)
            # One of the tables is not even in use.
            await registry.sessions.pop(second.table.id).close()
            new = await registry.recover(first.table.id, ann.recovery)
            assert thief.dropped == "recovered-elsewhere"
            for name in (first.table.id, second.table.id, third):
                stale = p.Place(name, 0, 0, ann.token, ann.recovery)
                assert await denied(listen(registry, stale)) == "bad-token"
                assert await denied(registry.recover(name, ann.recovery)) == "bad-recovery"
                fresh = p.Place(name, 0, 0, new.token, new.recovery)
                assert (await listen(registry, fresh)).member == 0
                theirs = p.Place(name, 1, 2, bob.token, bob.recovery)
                assert (await listen(registry, theirs)).member == 1, "nobody else's keys"

    run(work)


@pytest.mark.one_server
def test_after_a_restart_every_match_goes_on_by_itself(tmp_path: Path) -> None:
    async def work() -> None:
        settings = p.Settings(seats=3, pace=0.0)
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann", settings))
            session = await registry.session(made.table)
            await session.act(0, p.Start())
            await session.act(0, p.Away())
            await until(lambda: session.table.step > 5)
        async with open_registry(tmp_path) as registry:
            await registry.wake_all()
            assert registry.ready
            session = registry.sessions[made.table]
            await until(lambda: session.table.phase == "over")
            ear = await listen(registry, made)
            assert [told.seq for told in ear.told] == list(range(session.table.seq))
            assert sum(isinstance(told.what, p.Woke) for told in ear.told) == 1

    run(work)


def test_old_tables_are_swept_and_who_is_there_hears_of_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path, lobby_days="1", over_days="3") as registry:
            lobby = await registry.open(p.MakeTable("Ann"))
            session, _ = await over(registry)
            ear = await listen(registry, lobby)
            assert await sweep(registry) == []
            clock = registry.services.clock
            assert isinstance(clock, LoopClock)
            clock.ahead = 2 * DAY
            assert await sweep(registry) == [lobby.table]
            assert ear.dropped == "table-swept"
            assert await denied(registry.session(lobby.table)) == "no-such-table"
            clock.ahead = 4 * DAY
            assert await sweep(registry) == [session.table.id]
            assert await denied(registry.session(session.table.id)) == "no-such-table"

    run(work)


def test_a_full_server_opens_no_more_tables(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path, max_tables="2") as registry:
            session, _ = await over(registry)
            await registry.open(p.MakeTable("Ann"))
            await registry.open(p.MakeTable("Ann"))
            assert session.table.phase == "over", "which does not count"
            assert await denied(registry.open(p.MakeTable("Ann"))) == "server-full"

    run(work)
