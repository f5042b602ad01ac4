"""What somebody tries who means harm: each of these once worked."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from rockfall.server import outbox as module
from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from rockfall.server.sitting import Feed
from rockfall.server.store.errors import StoreError
from rockfall.server.thinking.thinkers import Question, Thinkers
from rockfall.server.turnstile import SLICE
from tests.server.folds import folds_noted
from tests.server.registries import listen, open_registry, run, until
from tests.server.scenes import Shaky
from tests.server.sockets import Guest, settled
from tests.server.test_driver import move, table_of
from tests.server.windows import answers_in, to_window

pytestmark = pytest.mark.usefixtures("arrangement")


def test_who_has_no_seat_answers_for_nobody_while_all_are_asked(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, _ = await table_of(registry, 3, spec="jubilee+veto", window=5.0)
            stranger = await listen(registry, session.table.id)
            await to_window(session)
            for move in (answers_in(session)[1], 1):
                wish = p.Move(step=session.table.step, move=move)
                with pytest.raises(DeniedError) as caught:
                    await session.act(stranger.member, wish)
                # One reason for all moves: another would tell what somebody holds.
                assert caught.value.refusal.code == "only-watching"
            assert not session.driver._early

    run(work)


def test_only_who_misses_the_clock_twice_in_a_row_is_taken_to_be_away(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            clock = p.Clock("move", 5)
            session, ears = await table_of(registry, 1, sit_in="standard", clock=clock)

            async def decide(late: bool) -> None:
                await until(lambda: session.table.actor == 0 and not session.writer.lock.locked())
                step = session.table.step
                if late:
                    registry.services.clock.ahead += 6000  # type: ignore[attr-defined]
                    session.driver._about = ()
                    session.driver.drive()
                else:
                    await move(session, ears)
                await until(lambda: session.table.step > step)

            for late in (True, False, True):
                await decide(late)
            assert not session.table.chairs[0].away
            await decide(True)
            assert session.table.chairs[0].away

    run(work)


def test_who_leaves_does_not_leave_twice(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann", p.Settings(seats=3, pace=3.0)))
            session = await registry.session(made.table)
            await session.act(0, p.Start())
            await session.act(0, p.Leave())
            for _ in range(5):
                with pytest.raises(DeniedError):
                    await listen(registry, made)
                with pytest.raises(DeniedError):
                    await session.act(0, p.Leave())
            gone = [entry for _, entry in session.table.log if isinstance(entry, p.Left)]
            assert len(gone) == 1

    run(work)


def test_who_was_cut_off_while_waiting_does_nothing_more(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann"))
            session, thief = await registry.session(made.table), Guest(registry)
            await thief.ask(p.Hello(table=made.table, token=made.token))
            async with session.writer.lock:
                recovering = asyncio.create_task(registry.recover(made.table, made.recovery))
                await settled()
                thief.say(p.Say(words=p.Chat("I am Ann")))
                await settled()
            await recovering
            await settled(lambda: thief.wire.closed)
            assert not any(isinstance(entry, p.Spoke) for _, entry in session.table.log)
            await thief.close()

    run(work)


def test_who_is_told_later_is_not_welcomed_with_how_far_the_others_are(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            clock = p.Clock("bank", 600)
            session, ears = await table_of(registry, 3, delay=3, clock=clock)
            for _ in range(5):
                await move(session, ears)
            for since in (None, 0):
                late = await listen(registry, session.table.id, since=since)
                welcome = msgspec.json.decode(late.texts[0], type=p.FromServer)
                assert isinstance(welcome, p.Welcome)
                assert (welcome.step, welcome.banks, welcome.due) == (2, [], 0)

    run(work)


class Counting(Thinkers):
    """Thinkers that never answer, and know how many wait for them."""

    def __init__(self) -> None:
        super().__init__(0)
        self.waiting = 0

    async def think(self, question: Question) -> int:
        """Think for ever."""
        self.waiting += 1
        try:
            await asyncio.Event().wait()
        finally:
            self.waiting -= 1
        return 0


@pytest.mark.one_server
def test_bots_are_not_asked_on_when_a_pause_makes_their_answers_useless(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, _ = await table_of(registry, 3, spec="jubilee+veto", window=30.0)
            await to_window(session)
            thinkers = Counting()
            session.writer.services = session.writer.services._replace(thinkers=thinkers)
            for seat in range(3):
                await session.act(seat, p.Away())
            await settled(lambda: thinkers.waiting == 2)
            await session.act(0, p.Propose(motion="pause"))
            await settled(lambda: thinkers.waiting == 0)

    run(work)


def test_a_long_table_is_read_again_without_holding_anybody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann"))
            for _ in range(5 * SLICE):
                await (await registry.session(made.table)).act(0, p.Say(words=p.Phrase("hurry")))
        async with open_registry(tmp_path) as registry:
            with folds_noted(monkeypatch) as folds:
                await registry.session(made.table)
            assert folds.total() > 5 * SLICE
            assert max(folds.values()) <= SLICE

    run(work)


@pytest.mark.interpreted
def test_who_says_hello_again_and_again_and_reads_nothing_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_UNREAD_BYTES", 10_000)

    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann"))
            foe = Guest(registry)
            foe.wire.gate.shut()
            for _ in range(30):
                foe.say(p.Hello(table=made.table))
            await settled(lambda: foe.connection._outbox.goodbye == "unread")
            assert not foe.connection._outbox._answers, "and what nobody will hear is not kept"
            await foe.close()

    run(work)


@pytest.mark.one_server
def test_a_tables_time_does_not_go_back_because_something_was_undone(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            registry.services.clock.ahead = 3_600_000  # type: ignore[attr-defined]
            made = await registry.open(p.MakeTable("Ann"))
        async with open_registry(tmp_path) as registry:
            shaky = Shaky(registry.services.store)
            registry.services = registry._loader._services = registry.services._replace(store=shaky)  # type: ignore[arg-type]
            session = await registry.session(made.table)
            registry.services.clock.ahead += 30_000  # type: ignore[attr-defined]
            before = session.writer.now()
            shaky.fails = "before"
            with pytest.raises(StoreError):
                await session.act(0, p.Say(words=p.Phrase("hurry")))
            assert session.writer.now() >= before

    run(work)


@pytest.mark.interpreted
@pytest.mark.parametrize("fault", [ValueError, RuntimeError])
def test_who_cannot_be_told_any_more_is_sent_to_come_back(
    tmp_path: Path, fault: type[Exception]
) -> None:
    def fail(feed: Feed) -> None:
        raise fault

    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann"))
            session, guest = await registry.session(made.table), Guest(registry)
            await guest.ask(p.Hello(table=made.table, token=made.token))
            session.audience.fresh = fail  # type: ignore[method-assign]
            await session.act(0, p.Say(words=p.Phrase("hello")))
            await settled(lambda: guest.wire.closed == 1012)
            await settled(lambda: not session.audience.online())
            await guest.close()

    run(work)


def test_who_was_sent_off_is_not_told_who_is_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann", p.Settings(seats=3, watch="nobody")))
            session = await registry.session(made.table)
            stranger = Guest(registry)
            await stranger.ask(p.Hello(table=made.table))
            await settled(lambda: isinstance(stranger.heard[-1], p.Presence))
            before = len(stranger.heard)
            await session.act(0, p.Start())
            await settled(lambda: isinstance(stranger.heard[-1], p.Bye))
            later = [type(message) for message in stranger.heard[before:]]
            assert later == [p.Bye]
            await stranger.close()

    run(work)


def test_a_lobby_full_of_words_keeps_nobody_from_the_list_of_tables(tmp_path: Path) -> None:
    settings = p.Settings(listed=True)

    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            long = await registry.open(p.MakeTable("Ann", settings))
            session = await registry.session(long.table)
            for _ in range(300):
                await session.act(0, p.Say(words=p.Phrase("hurry")))
            short = await registry.open(p.MakeTable("Bob", settings))
        async with open_registry(tmp_path) as registry:
            assert [session.table.id for session in await registry.listed(10)] == [short.table]
            assert [*registry.sessions] == [short.table], "the long one was not read for that"
            # Where somebody is, it is in use, and in the list.
            await listen(registry, long)
            assert {session.table.id for session in await registry.listed(10)} == {
                long.table,
                short.table,
            }

    run(work)
