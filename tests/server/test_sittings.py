"""Whatever happens between "who am I" and "what am I told": nobody is told with another's eye.

A connection is stopped at each place where it waits (for its turn to be told again, for the store,
for a slow reader), then something happens that changes who it is or what it may see, and then it
goes on. Everything that came over the wire is held against the log: each step as the eye that was
welcomed last may be told it, of the table that welcomed it.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.server import protocol as p
from rockfall.server.audience import Audience
from rockfall.server.outbox import Outbox
from rockfall.server.sitting import Feed, Telling
from rockfall.server.table_registry import TableRegistry
from rockfall.server.told_events import events, for_member
from tests.server.registries import listen, open_registry, run
from tests.server.scenes import Scene, SlowStore
from tests.server.sockets import settled, visitor

pytestmark = pytest.mark.usefixtures("arrangement")

Meanwhile = Callable[[Scene], Awaitable[None]]


async def all_seeing_elsewhere(scene: Scene) -> None:
    """The attack: the eye that sees all is granted at another table."""
    hello = p.Hello(table=scene.own.table, token=scene.own.token, since=0, eye=-2)
    scene.guest.say(hello)


async def other_seat_elsewhere(scene: Scene) -> None:
    scene.guest.say(p.Hello(table=scene.own.table, since=0, eye=0))


async def stranger_here(scene: Scene) -> None:
    scene.guest.say(p.Hello(table=scene.ann.table, since=0))


async def seat_here(scene: Scene) -> None:
    scene.guest.say(p.Hello(table=scene.ann.table, token=scene.cid.token, since=0))


async def recovered(scene: Scene) -> None:
    """The seat's owner gets new keys: whoever has the old ones is told no more."""
    task = asyncio.create_task(scene.registry.recover(scene.ann.table, scene.bob.recovery))
    _keep.add(task)
    task.add_done_callback(_keep.discard)


async def sits_in(scene: Scene) -> None:
    _do(scene, scene.match.act(1, p.Away()))


async def voided(scene: Scene) -> None:
    """The match ends: what is granted now was not granted for what is on its way."""
    _do(scene, scene.match.act(0, p.Propose(motion="void")))
    scene.guest.say(p.Hello(table=scene.ann.table, token=scene.token, since=0, eye=-2))


async def rematch(scene: Scene) -> None:
    _do(scene, scene.registry.rematch(scene.over, 0, visitor()))
    scene.guest.say(p.Hello(table=scene.own.table, token=scene.own.token, since=0))


async def screen(scene: Scene) -> None:
    key = scene.match.writer.keys.screen_of(2)
    scene.guest.say(p.Hello(table=scene.ann.table, token=key, since=0))


_keep: set[asyncio.Task[Any]] = set()


def _do(scene: Scene, work: Any) -> None:
    task = asyncio.create_task(work)
    _keep.add(task)
    task.add_done_callback(_keep.discard)


MEANWHILE: list[Meanwhile] = [
    all_seeing_elsewhere, other_seat_elsewhere, stranger_here, seat_here, recovered, sits_in,
    voided, rematch, screen,
]  # fmt: skip


@asynccontextmanager
async def turn_held(scene: Scene) -> AsyncIterator[None]:
    """The connection waits for its turn to be told again."""
    async with scene.registry.services.turnstile.slice():
        await scene.chat()
        await settled()
        yield


@asynccontextmanager
async def store_held(scene: Scene) -> AsyncIterator[None]:
    """The connection waits for the table's lock, because a step is being stored."""
    async with scene.registry.services.turnstile.slice():
        await scene.chat()
        scene.store.gate.shut()
        _do(scene, scene.chat())
        await settled(lambda: bool(scene.store.gate.waiting))
    await settled()
    yield
    scene.store.gate.open()


@asynccontextmanager
async def reader_held(scene: Scene) -> AsyncIterator[None]:
    """The connection waits for a client that reads slowly, with more to be sent."""
    scene.guest.wire.gate.shut()
    await scene.chat()
    await scene.chat()
    await settled(lambda: bool(scene.guest.wire.gate.waiting))
    yield
    scene.guest.wire.gate.open()


def check(scene: Scene, seated: bool) -> int:
    """Every step as the welcomed eye may be told it; gives how many steps there were."""
    steps, table, member, eye = 0, scene.match.table, -1, WATCHER
    for message in scene.guest.heard:
        if isinstance(message, p.Welcome):
            table = scene.registry.sessions[message.info.table].table
            member, eye = message.member, message.eye
        if isinstance(message, p.Told):
            steps += 1
            (what, *_) = events(table, [eye], message.seq)
            wanted = for_member(table, member, what[eye])
            assert message.what == wanted, f"step {message.seq} is not for eye {eye}"
    return steps


async def story(
    registry: TableRegistry, held: Any, meanwhile: Meanwhile, seated: bool, *, again: bool = True
) -> Scene:
    """Set the scene, stop the connection, let something happen, and let it go on."""
    store = SlowStore(registry.services.store)
    registry.services = registry.services._replace(store=store)  # type: ignore[arg-type]
    scene = Scene(registry, store)
    await scene.set_up(seated)
    before = len(scene.guest.heard)
    async with held(scene):
        await meanwhile(scene)
        await settled()
    await settled(lambda: not _keep)
    await asyncio.sleep(0.02)
    await settled()
    assert len(scene.guest.heard) > before or scene.guest.wire.closed
    return scene


@pytest.mark.one_server
@pytest.mark.parametrize("seated", [True, False])
@pytest.mark.parametrize("held", [turn_held, store_held])
@pytest.mark.parametrize("meanwhile", MEANWHILE)
def test_nobody_is_told_with_an_eye_that_is_not_theirs(
    tmp_path: Path, held: Any, meanwhile: Meanwhile, seated: bool
) -> None:
    _try(tmp_path, held, meanwhile, seated)


@pytest.mark.parametrize("seated", [True, False])
@pytest.mark.parametrize("meanwhile", MEANWHILE)
def test_nobody_who_reads_slowly_is_told_with_an_eye_that_is_not_theirs(
    tmp_path: Path, meanwhile: Meanwhile, seated: bool
) -> None:
    _try(tmp_path, reader_held, meanwhile, seated)


def _try(tmp_path: Path, held: Any, meanwhile: Meanwhile, seated: bool) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            scene = await story(registry, held, meanwhile, seated)
            assert check(scene, seated) > 3
            assert not registry.services.metrics.misdirected._value.get()
            await scene.guest.close()

    run(work)


async def _as_it_was(self: Outbox) -> Any:
    """What was written once: who one is is read after the waiting, of whatever table by then."""
    place = self._lagging()
    if place is None:
        return None
    session, feed = place
    async with session.writer.services.turnstile.slice():
        pass
    now = self.place
    assert now is not None
    eye = now.session.audience.eye(now.feed.sitting)
    head = session.writer.durable
    telling = session.audience.step_texts.again(eye, now.feed.sitting.member, 0, head)
    feed.seq = head
    return now, telling


@pytest.mark.interpreted
@pytest.mark.one_server
def test_the_old_way_of_telling_is_stopped_at_the_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            monkeypatch.setattr(Outbox, "_tell_again", _as_it_was)
            scene = await story(registry, turn_held, all_seeing_elsewhere, True)
            assert registry.services.metrics.misdirected._value.get() == 1
            assert scene.guest.heard[-1] == p.Bye("misdirected")
            assert check(scene, True) > 3, "and nothing of it was heard"
            await scene.guest.close()

    run(work)


@pytest.mark.interpreted
@pytest.mark.one_server
def test_the_old_way_of_telling_without_the_door_is_noticed_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            monkeypatch.setattr(Outbox, "_tell_again", _as_it_was)
            monkeypatch.setattr(Audience, "hears", lambda *_: True)
            scene = await story(registry, turn_held, all_seeing_elsewhere, True)
            with pytest.raises(AssertionError, match="is not for eye"):
                check(scene, True)
            await scene.guest.close()

    run(work)


@pytest.mark.interpreted
def test_what_is_at_hand_for_another_eye_is_stopped_at_the_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def of_another(self: Audience, feed: Feed) -> Telling | None:
        head = self.head(feed)
        telling = self.step_texts.fresh(0, feed.seq, head)
        feed.seq = head
        return telling

    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            scene = Scene(registry, SlowStore(registry.services.store))
            await scene.set_up(seated=True)
            told = [m for m in scene.guest.heard if isinstance(m, p.Told)]
            ann = await listen(registry, scene.ann)
            monkeypatch.setattr(Audience, "fresh", of_another)
            await scene.match.act(0, p.Away())
            await settled(lambda: p.Bye("misdirected") in scene.guest.heard)
            assert registry.services.metrics.misdirected._value.get() == 1
            assert [m for m in scene.guest.heard if isinstance(m, p.Told)] == told
            assert ann.told, "while the eye that it was made for hears it"
            await scene.guest.close()

    run(work)


def test_what_can_be_said_at_once_does_not_overtake_what_waits(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            scene = Scene(registry, SlowStore(registry.services.store))
            await scene.set_up(seated=True)
            scene.guest.wire.gate.shut()
            await scene.match.act(1, p.Away())
            await settled(lambda: bool(scene.guest.wire.gate.waiting))
            await scene.match.act(1, p.Away(away=False))
            # The line is free again just when there is something new, before who waits goes on.
            scene.guest.connection._outbox.ring()
            scene.guest.wire.gate.open()
            seq = scene.match.table.seq
            await settled(lambda: scene._told(scene.match) == seq)
            told = [m.seq for m in scene.guest.heard if isinstance(m, p.Told)]
            assert told == [*range(seq)]
            await scene.guest.close()

    run(work)
