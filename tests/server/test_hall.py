"""The hall: tables are opened, found again, carried over to a rematch, and forgotten in time."""

from pathlib import Path

import pytest

from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from rockfall.server.hall import Hall
from rockfall.server.live import Live
from rockfall.server.tidying import sweep
from tests.server.halls import LoopClock, listen, open_hall, run, until
from tests.server.sockets import visitor

DAY = 24 * 60 * 60 * 1000


async def denied(work: object) -> str:
    """The code with which something is refused."""
    with pytest.raises(DeniedError) as caught:
        await work  # type: ignore[misc]
    return caught.value.refusal.code


async def over(hall: Hall, **settings: object) -> tuple[Live, list[p.Place]]:
    """A table of two people whose match was ended without a result."""
    wanted = p.Settings(seats=3, **settings)  # type: ignore[arg-type]
    ann = await hall.open(p.MakeTable("Ann", wanted))
    bob = await hall.join(ann.table, p.JoinTable("Bob", 2))
    live = await hall.live(ann.table)
    await live.act(0, p.PutBot(seat=1, level="random"))
    await live.act(0, p.Start())
    await live.act(0, p.Propose(motion="void"))
    return live, [ann, bob]


def test_a_table_is_found_by_its_name_and_while_it_lasts_by_its_code(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.open(p.MakeTable("Ann"))
            live = await hall.live(made.table)
            assert await hall.by_code(f" {live.table.code.lower()} ") == made.table
            assert await denied(hall.live("no-such")) == "no-such-table"
            assert await denied(hall.by_code("AAAAAA")) == "no-such-code"
            code = live.table.code
            await live.act(0, p.Start())
            assert await hall.by_code(code) == made.table
            await live.act(0, p.Propose(motion="void"))
            assert await denied(hall.by_code(code)) == "no-such-code"

    run(work)


def test_only_listed_tables_are_shown_and_only_while_one_can_join_or_watch(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            await hall.open(p.MakeTable("Ann"))
            shown = await hall.open(p.MakeTable("Bob", p.Settings(listed=True)))
            quiet = await hall.open(
                p.MakeTable("Cid", p.Settings(listed=True, watch="nobody")),
            )
            names = [live.table.id for live in await hall.listed(10)]
            assert set(names) == {shown.table, quiet.table}
            for place in (shown, quiet):
                await (await hall.live(place.table)).act(0, p.Start())
            assert [live.table.id for live in await hall.listed(10)] == [shown.table]

    run(work)


def test_a_rematch_has_the_same_people_on_the_same_seats_with_the_same_keys(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            live, (ann, bob) = await over(hall)
            assert await denied(hall.rematch(live, -1, visitor())) == "not-seated"
            ear = await listen(hall, bob)
            await hall.rematch(live, 1, visitor())
            first = live.table.rematch
            await hall.rematch(live, 0, visitor())
            assert live.table.rematch == first, "whoever asks second gets the same table"
            assert ear.last().what == p.Rematched(first)
            again = await hall.live(first)
            assert [member.name for member in again.table.members] == ["Ann", "Bob"]
            assert [member.seat for member in again.table.members] == [0, 2]
            assert again.table.chairs[1].level == "random"
            back = await listen(hall, p.Place(first, 1, 2, bob.token, bob.recovery))
            assert back.member == 1
            assert (await hall.recover(first, ann.recovery)).member == 0

    run(work)


def test_there_is_no_rematch_before_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.open(p.MakeTable("Ann"))
            live = await hall.live(made.table)
            assert await denied(hall.rematch(live, 0, visitor())) == "match-not-over"

    run(work)


def test_a_recovery_key_works_once_and_cuts_off_whoever_has_the_old_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.open(p.MakeTable("Ann"))
            thief = await listen(hall, made)
            place = await hall.recover(made.table, made.recovery)
            assert (place.member, place.seat) == (0, 0)
            assert thief.dropped == "recovered-elsewhere"
            assert await denied(hall.recover(made.table, made.recovery)) == "bad-recovery"
            assert await denied(listen(hall, made)) == "bad-token"
            assert (await listen(hall, place)).member == 0

    run(work)


def test_with_a_recovery_all_older_keys_die_everywhere(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            first, (ann, bob) = await over(hall)
            await hall.rematch(first, 0, visitor())
            second = await hall.live(first.table.rematch)
            await second.act(0, p.Start())
            await second.act(0, p.Propose(motion="void"))
            await hall.rematch(second, 0, visitor())
            third = second.table.rematch
            old = p.Place(third, 0, 0, ann.token, ann.recovery)
            thief = await listen(hall, old)
            # One of the tables is not even in use.
            await hall.lives.pop(second.table.id).close()
            new = await hall.recover(first.table.id, ann.recovery)
            assert thief.dropped == "recovered-elsewhere"
            for name in (first.table.id, second.table.id, third):
                stale = p.Place(name, 0, 0, ann.token, ann.recovery)
                assert await denied(listen(hall, stale)) == "bad-token"
                assert await denied(hall.recover(name, ann.recovery)) == "bad-recovery"
                fresh = p.Place(name, 0, 0, new.token, new.recovery)
                assert (await listen(hall, fresh)).member == 0
                theirs = p.Place(name, 1, 2, bob.token, bob.recovery)
                assert (await listen(hall, theirs)).member == 1, "nobody else's keys"

    run(work)


def test_after_a_restart_every_match_goes_on_by_itself(tmp_path: Path) -> None:
    async def work() -> None:
        settings = p.Settings(seats=3, pace=0.0)
        async with open_hall(tmp_path) as hall:
            made = await hall.open(p.MakeTable("Ann", settings))
            live = await hall.live(made.table)
            await live.act(0, p.Start())
            await live.act(0, p.Away())
            await until(lambda: live.table.step > 5)
        async with open_hall(tmp_path) as hall:
            await hall.wake_all()
            assert hall.ready
            live = hall.lives[made.table]
            await until(lambda: live.table.phase == "over")
            ear = await listen(hall, made)
            assert [told.seq for told in ear.told] == list(range(live.table.seq))
            assert sum(isinstance(told.what, p.Woke) for told in ear.told) == 1

    run(work)


def test_old_tables_are_swept_and_who_is_there_hears_of_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path, lobby_days="1", over_days="3") as hall:
            lobby = await hall.open(p.MakeTable("Ann"))
            live, _ = await over(hall)
            ear = await listen(hall, lobby)
            assert await sweep(hall) == []
            clock = hall.house.clock
            assert isinstance(clock, LoopClock)
            clock.ahead = 2 * DAY
            assert await sweep(hall) == [lobby.table]
            assert ear.dropped == "table-swept"
            assert await denied(hall.live(lobby.table)) == "no-such-table"
            clock.ahead = 4 * DAY
            assert await sweep(hall) == [live.table.id]
            assert await denied(hall.live(live.table.id)) == "no-such-table"

    run(work)


def test_a_full_house_opens_no_more_tables(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path, max_tables="2") as hall:
            live, _ = await over(hall)
            await hall.open(p.MakeTable("Ann"))
            await hall.open(p.MakeTable("Ann"))
            assert live.table.phase == "over", "which does not count"
            assert await denied(hall.open(p.MakeTable("Ann"))) == "house-full"

    run(work)
