"""A screen that all in the room look at: what everybody sees, at once, and nothing else."""

from pathlib import Path

from rockfall.kernel.layout import WATCHER
from rockfall.server import protocol as p
from rockfall.server.hall import Hall
from rockfall.server.live import Live
from tests.server.halls import Ear, listen, open_hall, run
from tests.server.sockets import visitor
from tests.server.support.process import ServerProcess
from tests.server.test_hall import denied


async def screen_of(hall: Hall, place: p.Place, **hello: object) -> Ear:
    """A screen with the key that a member may ask for."""
    live = await hall.live(place.table)
    key = live.writer.keys.screen_of(place.member)
    return await listen(hall, p.Place(place.table, -1, -1, key, ""), **hello)


async def private(hall: Hall) -> tuple[Live, list[p.Place]]:
    """A table of three that strangers may not watch, and whose watchers lag behind."""
    settings = p.Settings(seats=3, watch="nobody", delay=3)
    ann = await hall.open(p.MakeTable("Ann", settings))
    others = [await hall.join(ann.table, p.JoinTable(name)) for name in ("Bob", "Cid")]
    return await hall.live(ann.table), [ann, *others]


async def move(live: Live, times: int) -> None:
    """Whoever must act does something."""
    for _ in range(times):
        table = live.table
        assert table.match is not None
        member = table.chairs[table.actor].member
        first = table.match.moves(table.actor)[0]
        await live.act(member, p.Move(step=table.step, move=first))


def test_a_screen_is_told_at_once_what_strangers_may_not_watch(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            live, (ann, *_) = await private(hall)
            screen = await screen_of(hall, ann)
            await live.act(0, p.Start())
            await move(live, 5)
            assert [told.seq for told in screen.told] == list(range(live.table.seq))
            late = await screen_of(hall, ann, since=None)
            assert f'"step":{live.table.step}' in late.texts[0], "the present, not the past"
            assert await denied(listen(hall, ann.table)) == "no-watching"

    run(work)


def test_a_screen_sees_with_the_public_eye_and_opens_no_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            live, (ann, *_) = await private(hall)
            await live.act(0, p.Start())
            screen = await screen_of(hall, ann)
            assert screen.feed is not None
            assert live.audience.eye(screen.feed.sitting) == WATCHER
            assert (screen.member, live.audience.online()) == (-1, [])
            assert '"watchers":0' in live.audience.presence, "a screen of the room is no stranger"
            assert await denied(live.act(screen.member, p.Leave())) == "only-watching"
            key = live.writer.keys.screen_of(0)
            assert live.writer.keys.holder("token", key) == -1
            assert await denied(hall.recover(ann.table, key)) == "bad-recovery"
            await move(live, 3)
            assert not any(told.moves for told in screen.told)

    run(work)


def test_only_who_has_a_seat_may_put_up_a_screen(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            live, (ann, bob, _) = await private(hall)
            await live.act(bob.member, p.Sit(seat=-1))
            standing, seated = await screen_of(hall, bob), await screen_of(hall, ann)
            await live.act(0, p.Start())
            assert (standing.dropped, seated.dropped) == ("no-watching", "")
            assert not any(isinstance(told.what, p.Began) for told in standing.told)
            assert isinstance(seated.last().what, p.Began)
            assert await denied(screen_of(hall, bob)) == "no-watching"

    run(work)


def test_who_stood_in_the_lobby_does_not_see_a_match_that_is_not_to_be_watched(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            live, (ann, *_) = await private(hall)
            stranger, player = await listen(hall, ann.table), await listen(hall, ann)
            await live.act(0, p.Start())
            assert stranger.dropped == "no-watching"
            assert not any(isinstance(told.what, p.Began) for told in stranger.told)
            assert (player.dropped, len(live.audience)) == ("", 1)

    run(work)


def test_a_screen_goes_dark_with_the_keys_and_goes_along_to_a_rematch(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            live, (ann, *_) = await private(hall)
            old = live.writer.keys.screen_of(0)
            screen = await screen_of(hall, ann)
            await hall.recover(ann.table, ann.recovery)
            assert screen.dropped == "recovered-elsewhere"
            stale = p.Place(ann.table, -1, -1, old, "")
            assert await denied(listen(hall, stale)) == "bad-token"
            await live.act(0, p.Start())
            await live.act(0, p.Propose(motion="void"))
            await hall.rematch(live, 1, visitor())
            again = await hall.live(live.table.rematch)
            assert again.writer.keys.screen_of(1) == live.writer.keys.screen_of(1)

    run(work)


def test_the_key_of_a_screen_is_for_members_only(server: ServerProcess) -> None:
    made = server.open_table("Ann", seats=3)
    path = f"/api/tables/{made.table}/screen"
    for header in ("", "Bearer nonsense", f"Basic {made.token}", f"Bearer {made.recovery}"):
        answer = server.ask(path, headers={"Authorization": header})
        assert (answer.status, answer.code) == (403, "bad-token")
    given = server.ask(path, headers={"Authorization": f"Bearer {made.token}"}).read(p.Screen)
    assert given.table == made.table
    assert given.key not in (made.token, made.recovery)
    again = server.ask(path, headers={"Authorization": f"Bearer {made.token}"}).read(p.Screen)
    assert again == given, "a second screen does not put out the first"
    refused = server.ask(path, headers={"Authorization": f"Bearer {given.key}"})
    assert refused.code == "bad-token"
