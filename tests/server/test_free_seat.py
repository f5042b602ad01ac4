"""A seat is given up for good: freed by the host before the start, or left. No key opens it."""

from pathlib import Path

import pytest

from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from rockfall.server.table_registry import TableRegistry
from rockfall.server.wish_handlers import MOST_EXTRAS
from tests.server.offline_tables import OfflineTable, seated
from tests.server.registries import listen, open_registry, run
from tests.server.sockets import Guest, settled, visitor

pytestmark = pytest.mark.usefixtures("arrangement")


async def opens(registry: TableRegistry, table: str, token: str) -> str:
    """What comes of a hello with a key: "" if it opens the table."""
    try:
        await listen(registry, p.Place(table, 0, 0, token, ""))
    except DeniedError as error:
        return error.refusal.code
    return ""


async def recovers(registry: TableRegistry, place: p.Place) -> str:
    """What comes of a recovery key."""
    try:
        await registry.recover(place.table, place.recovery)
    except DeniedError as error:
        return error.refusal.code
    return ""


def test_the_host_alone_frees_seats_of_others_and_only_before_the_start() -> None:
    offline = OfflineTable(seats=4).join("Ann", "Bob", "Cid")
    assert offline.denied(1, p.FreeSeat(seat=2)) == "not-host"
    assert offline.denied(0, p.FreeSeat(seat=0)) == "nobody-to-free", "one's own seat is left"
    assert offline.denied(0, p.FreeSeat(seat=3)) == "nobody-to-free"
    assert offline.denied(0, p.FreeSeat(seat=4)) == "no-such-seat"
    assert offline.do(0, p.FreeSeat(seat=1)) == [p.Freed(1, 1)]
    assert offline.table.chairs[1].member == -1
    assert offline.denied(1, p.Sit(seat=1)) == "has-left"
    offline.begin()
    for wish in (p.FreeSeat(seat=1), p.FreeSeat(seat=2)):
        assert offline.denied(0, wish) == "match-began"


def test_nobody_is_freed_while_numbers_for_the_deal_are_gathered() -> None:
    offline = OfflineTable(seats=3).join("Ann", "Bob")
    offline.do(1, p.Commit(commitment="0" * 64))
    offline.do(0, p.Start())
    assert offline.table.drawing
    assert offline.denied(0, p.FreeSeat(seat=1)) == "match-began"


def test_who_was_freed_may_come_again_by_the_same_name() -> None:
    offline = OfflineTable(seats=3).join("Ann", "Bob")
    offline.do(0, p.FreeSeat(seat=1))
    offline.join("Bob")
    assert offline.table.chairs[1].member == 2
    assert offline.turned_away("Bob") == "name-taken"


def test_the_host_cannot_free_seats_without_end() -> None:
    offline = OfflineTable(seats=3).join("Ann", "Bob")
    extras = [member.extras for member in offline.table.members]
    offline.do(0, p.FreeSeat(seat=1))
    now = [member.extras for member in offline.table.members]
    assert now == [extras[0] + 1, extras[1]], "it counts as the host's doing"
    offline.join("Bob").table.members[0].extras = MOST_EXTRAS
    assert offline.denied(0, p.FreeSeat(seat=1)) == "log-full"


def test_who_is_freed_hears_it_and_keeps_no_key(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            ann = await registry.open(p.MakeTable("Ann", p.Settings(seats=3)))
            bob = await registry.join(ann.table, p.JoinTable("Bob"))
            session = await registry.session(ann.table)
            screen = session.writer.keys.screen_of(bob.member)
            host, freed = Guest(registry), Guest(registry)
            await host.ask(p.Hello(table=ann.table, token=ann.token))
            await freed.ask(p.Hello(table=ann.table, token=bob.token))
            assert isinstance(await host.ask(p.FreeSeat(seat=1)), p.Done)
            await settled(lambda: freed.wire.closed)
            assert freed.heard[-1] == p.Bye("seat-freed")
            told = [one.what for one in host.heard if isinstance(one, p.Told)]
            assert p.Freed(bob.member, 1) in told
            for key in (bob.token, screen):
                assert await opens(registry, ann.table, key) == "bad-token"
            assert await recovers(registry, bob) == "bad-recovery"
            assert await opens(registry, ann.table, ann.token) == ""
            await host.close()
        # What was freed stays freed when the table is read again.
        async with open_registry(tmp_path) as registry:
            assert await opens(registry, ann.table, bob.token) == "bad-token"
            assert await opens(registry, ann.table, ann.token) == ""

    run(work)


def test_a_seat_of_a_rematch_is_freed_and_its_key_opens_the_old_table_alone(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            ann = await registry.open(p.MakeTable("Ann", p.Settings(seats=3)))
            bob = await registry.join(ann.table, p.JoinTable("Bob"))
            session = await registry.session(ann.table)
            await session.act(0, p.Start())
            await session.act(0, p.Propose(motion="void"))
            await registry.rematch(session, 0, visitor())
            again = await registry.session(session.table.rematch)
            assert again.table.seat_of(1) == 1
            await again.act(0, p.FreeSeat(seat=1))
            assert await opens(registry, again.table.id, bob.token) == "bad-token"
            assert await opens(registry, ann.table, bob.token) == ""

    run(work)


def test_who_leaves_a_match_is_played_on_for_and_does_not_come_back() -> None:
    offline = seated()
    offline.do(1, p.Leave())
    assert offline.table.chairs[1].away == "standard"
    assert offline.table.seat_of(1) == 1, "nobody else gets the seat"
    assert offline.table.players() == [0, 2]
    for wish in (p.Away(away=False), p.Sit(seat=1), p.Move(step=0, move=1)):
        assert offline.denied(1, wish) == "has-left"


@pytest.mark.parametrize("begun", [False, True], ids=["in the lobby", "in a match"])
def test_who_leaves_keeps_no_key(tmp_path: Path, begun: bool) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            ann = await registry.open(p.MakeTable("Ann", p.Settings(seats=3)))
            bob = await registry.join(ann.table, p.JoinTable("Bob"))
            session = await registry.session(ann.table)
            if begun:
                await session.act(0, p.Start())
            leaver = Guest(registry)
            await leaver.ask(p.Hello(table=ann.table, token=bob.token))
            # It is answered before the line is cut: whoever leaves knows that it is done.
            assert isinstance(await leaver.ask(p.Leave()), p.Done)
            await settled(lambda: leaver.wire.closed)
            assert leaver.heard[-1] == p.Bye("has-left")
            assert await opens(registry, ann.table, bob.token) == "bad-token"
            assert await recovers(registry, bob) == "bad-recovery"
            assert session.table.members[1].left

    run(work)
