"""A screen that all in the room look at: what everybody sees, at once, and nothing else."""

from pathlib import Path

import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.server import protocol as p
from rockfall.server.table_registry import TableRegistry
from rockfall.server.table_session import TableSession
from tests.server.registries import Ear, listen, open_registry, run
from tests.server.sockets import visitor
from tests.server.support.process import ServerProcess
from tests.server.test_table_registry import denied

pytestmark = pytest.mark.usefixtures("arrangement")


async def screen_of(registry: TableRegistry, place: p.Place, **hello: object) -> Ear:
    """A screen with the key that a member may ask for."""
    session = await registry.session(place.table)
    key = session.writer.keys.screen_of(place.member)
    return await listen(registry, p.Place(place.table, -1, -1, key, ""), **hello)


async def private(registry: TableRegistry) -> tuple[TableSession, list[p.Place]]:
    """A table of three that strangers may not watch, and whose watchers lag behind."""
    settings = p.Settings(seats=3, watch="nobody", delay=3)
    ann = await registry.open(p.MakeTable("Ann", settings))
    others = [await registry.join(ann.table, p.JoinTable(name)) for name in ("Bob", "Cid")]
    return await registry.session(ann.table), [ann, *others]


async def move(session: TableSession, times: int) -> None:
    """Whoever must act does something."""
    for _ in range(times):
        table = session.table
        assert table.match is not None
        member = table.chairs[table.actor].member
        first = table.match.moves(table.actor)[0]
        await session.act(member, p.Move(step=table.step, move=first))


def test_a_screen_is_told_at_once_what_strangers_may_not_watch(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, (ann, *_) = await private(registry)
            screen = await screen_of(registry, ann)
            await session.act(0, p.Start())
            await move(session, 5)
            assert [told.seq for told in screen.told] == list(range(session.table.seq))
            late = await screen_of(registry, ann, since=None)
            assert b'"step":%d' % session.table.step in late.texts[0], "the present, not the past"
            assert await denied(listen(registry, ann.table)) == "no-watching"

    run(work)


def test_a_screen_sees_with_the_public_eye_and_opens_no_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, (ann, *_) = await private(registry)
            await session.act(0, p.Start())
            screen = await screen_of(registry, ann)
            assert screen.feed is not None
            assert session.audience.eye(screen.feed.sitting) == WATCHER
            assert (screen.member, session.audience.online()) == (-1, [])
            assert b'"watchers":0' in session.audience.presence, (
                "a screen of the room is no stranger"
            )
            assert await denied(session.act(screen.member, p.Leave())) == "only-watching"
            key = session.writer.keys.screen_of(0)
            assert session.writer.keys.holder("token", key) == -1
            assert await denied(registry.recover(ann.table, key)) == "bad-recovery"
            await move(session, 3)
            assert not any(told.moves for told in screen.told)

    run(work)


def test_only_who_has_a_seat_may_put_up_a_screen(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, (ann, bob, _) = await private(registry)
            await session.act(bob.member, p.Sit(seat=-1))
            standing, seated = await screen_of(registry, bob), await screen_of(registry, ann)
            await session.act(0, p.Start())
            assert (standing.dropped, seated.dropped) == ("no-watching", "")
            assert not any(isinstance(told.what, p.Began) for told in standing.told)
            assert isinstance(seated.last().what, p.Began)
            assert await denied(screen_of(registry, bob)) == "no-watching"

    run(work)


def test_who_stood_in_the_lobby_does_not_see_a_match_that_is_not_to_be_watched(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, (ann, *_) = await private(registry)
            stranger, player = await listen(registry, ann.table), await listen(registry, ann)
            await session.act(0, p.Start())
            assert stranger.dropped == "no-watching"
            assert not any(isinstance(told.what, p.Began) for told in stranger.told)
            assert (player.dropped, len(session.audience)) == ("", 1)

    run(work)


def test_a_screen_goes_dark_with_the_keys_and_goes_along_to_a_rematch(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, (ann, *_) = await private(registry)
            old = session.writer.keys.screen_of(0)
            screen = await screen_of(registry, ann)
            await registry.recover(ann.table, ann.recovery)
            assert screen.dropped == "recovered-elsewhere"
            stale = p.Place(ann.table, -1, -1, old, "")
            assert await denied(listen(registry, stale)) == "bad-token"
            await session.act(0, p.Start())
            await session.act(0, p.Propose(motion="void"))
            await registry.rematch(session, 1, visitor())
            again = await registry.session(session.table.rematch)
            assert again.writer.keys.screen_of(1) == session.writer.keys.screen_of(1)

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
