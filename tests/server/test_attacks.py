"""What somebody tries who means harm: each of these once worked."""

import asyncio
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from rockfall.server import protocol as p
from rockfall.server import socket as module
from rockfall.server.denied import DeniedError
from rockfall.server.desk import MOST_EXTRAS
from rockfall.server.sitting import Feed
from rockfall.server.store.errors import StoreError
from rockfall.server.thinking.thinkers import Question, Thinkers
from rockfall.server.turnstile import SLICE
from tests.server.folds import folds_noted
from tests.server.halls import listen, open_hall, run, until
from tests.server.sockets import Guest, settled
from tests.server.test_driver import move, table_of
from tests.server.test_live import Shaky
from tests.server.windows import to_window


def test_who_has_no_seat_answers_for_nobody_while_all_are_asked(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            live, _ = await table_of(hall, 3, spec="jubilee+veto", window=5.0)
            stranger = await listen(hall, live.table.id)
            await to_window(live)
            for move in {*live.audience.teller.moves(0), 1}:
                wish = p.Move(step=live.table.step, move=move)
                with pytest.raises(DeniedError) as caught:
                    await live.act(stranger.member, wish)
                # One reason for all moves: another would tell what somebody holds.
                assert caught.value.refusal.code == "only-watching"
            assert not live.driver._early

    run(work)


def test_only_who_misses_the_clock_twice_in_a_row_is_taken_to_be_away(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            clock = p.Clock("move", 5)
            live, ears = await table_of(hall, 1, sit_in="greedy", clock=clock)

            async def decide(late: bool) -> None:
                await until(lambda: live.table.actor == 0 and not live.writer.lock.locked())
                step = live.table.step
                if late:
                    hall.house.clock.ahead += 6000  # type: ignore[attr-defined]
                    live.driver._about = ()
                    live.driver.drive()
                else:
                    await move(live, ears)
                await until(lambda: live.table.step > step)

            for late in (True, False, True):
                await decide(late)
            assert not live.table.chairs[0].away
            await decide(True)
            assert live.table.chairs[0].away

    run(work)


def test_leaving_and_coming_again_makes_no_log_longer_for_ever(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.open(p.MakeTable("Ann", p.Settings(seats=3, pace=3.0)))
            live = await hall.live(made.table)
            await live.act(0, p.Start())
            for member in live.table.members:
                member.extras = 2 * MOST_EXTRAS
            for _ in range(5):
                ear = await listen(hall, made)
                with suppress(DeniedError):
                    await live.act(ear.member, p.Leave())
            gone = [entry for _, entry in live.table.log if isinstance(entry, p.Left)]
            assert len(gone) == 1

    run(work)


def test_who_was_cut_off_while_waiting_does_nothing_more(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.open(p.MakeTable("Ann"))
            live, thief = await hall.live(made.table), Guest(hall)
            await thief.ask(p.Hello(table=made.table, token=made.token))
            async with live.writer.lock:
                recovering = asyncio.create_task(hall.recover(made.table, made.recovery))
                await settled()
                thief.say(p.Say(words=p.Chat("I am Ann")))
                await settled()
            await recovering
            await settled(lambda: thief.wire.closed)
            assert not any(isinstance(entry, p.Spoke) for _, entry in live.table.log)
            await thief.close()

    run(work)


def test_who_is_told_later_is_not_welcomed_with_how_far_the_others_are(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            clock = p.Clock("bank", 600)
            live, ears = await table_of(hall, 3, delay=3, clock=clock)
            for _ in range(5):
                await move(live, ears)
            for since in (None, 0):
                late = await listen(hall, live.table.id, since=since)
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


def test_bots_are_not_asked_on_when_a_pause_makes_their_answers_useless(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            live, _ = await table_of(hall, 3, spec="jubilee+veto", window=30.0)
            await to_window(live)
            thinkers = Counting()
            live.writer.house = live.writer.house._replace(thinkers=thinkers)
            for seat in range(3):
                await live.act(seat, p.Away())
            await settled(lambda: thinkers.waiting == 2)
            await live.act(0, p.Propose(motion="pause"))
            await settled(lambda: thinkers.waiting == 0)

    run(work)


def test_a_long_table_is_read_again_without_holding_anybody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.open(p.MakeTable("Ann"))
            for _ in range(5 * SLICE):
                await (await hall.live(made.table)).act(0, p.Say(words=p.Phrase("hurry")))
        async with open_hall(tmp_path) as hall:
            with folds_noted(monkeypatch) as folds:
                await hall.live(made.table)
            assert folds.total() > 5 * SLICE
            assert max(folds.values()) <= SLICE

    run(work)


def test_who_says_hello_again_and_again_and_reads_nothing_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_UNREAD_BYTES", 10_000)

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.open(p.MakeTable("Ann"))
            foe = Guest(hall)
            foe.wire.gate.shut()
            for _ in range(30):
                foe.say(p.Hello(table=made.table))
            await settled(lambda: foe.connection._leaving == "unread")
            assert not foe.connection._answers, "and what nobody will hear is not kept"
            await foe.close()

    run(work)


def test_a_tables_time_does_not_go_back_because_something_was_undone(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            hall.house.clock.ahead = 3_600_000  # type: ignore[attr-defined]
            made = await hall.open(p.MakeTable("Ann"))
        async with open_hall(tmp_path) as hall:
            shaky = Shaky(hall.house.store)
            hall.house = hall._loader._house = hall.house._replace(store=shaky)  # type: ignore[arg-type]
            live = await hall.live(made.table)
            hall.house.clock.ahead += 30_000  # type: ignore[attr-defined]
            before = live.writer.now()
            shaky.fails = "before"
            with pytest.raises(StoreError):
                await live.act(0, p.Say(words=p.Phrase("hurry")))
            assert live.writer.now() >= before

    run(work)


@pytest.mark.parametrize("fault", [ValueError, RuntimeError])
def test_who_cannot_be_told_any_more_is_sent_to_come_back(
    tmp_path: Path, fault: type[Exception]
) -> None:
    def fail(feed: Feed, head: int) -> None:
        raise fault

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.open(p.MakeTable("Ann"))
            live, guest = await hall.live(made.table), Guest(hall)
            await guest.ask(p.Hello(table=made.table, token=made.token))
            live.audience.fresh = fail  # type: ignore[method-assign]
            await live.act(0, p.Say(words=p.Phrase("hello")))
            await settled(lambda: guest.wire.closed == 1012)
            await settled(lambda: not live.audience.online())
            await guest.close()

    run(work)
