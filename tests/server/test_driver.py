"""What a table does by itself: bots, clocks, windows, sitting in; and that timing tells nothing."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rockfall.kernel.moves import verb_of
from rockfall.server import lobby
from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from rockfall.server.table_registry import TableRegistry
from rockfall.server.table_session import TableSession
from rockfall.server.thinking.thinkers import Question, Thinkers
from tests.server.registries import Ear, listen, open_registry, run, until
from tests.server.windows import answers_in, to_window

pytestmark = pytest.mark.usefixtures("arrangement")

QUICK: dict[str, Any] = {"pace": 0.0, "window": 0.4}


async def table_of(
    registry: TableRegistry, people: int, **settings: Any
) -> tuple[TableSession, list[Ear]]:
    """A match that has begun, with an ear for everyone."""
    made = await registry.open(p.MakeTable("Ann", p.Settings(**{"seats": 3, **QUICK, **settings})))
    places = [made]
    for name in ["Bob", "Cid"][: people - 1]:
        places.append(await registry.join(made.table, p.JoinTable(name)))
    ears = [await listen(registry, place) for place in places]
    session = await registry.session(made.table)
    await session.act(0, p.Start())
    return session, ears


def moved(ear: Ear) -> list[p.Moved]:
    """The moves an ear heard of."""
    return [told.what for told in ear.told if isinstance(told.what, p.Moved)]


def told(session: TableSession) -> bool:
    """Whether everything that happened is durable and told."""
    return session.writer.durable == session.table.seq


async def move(session: TableSession, ears: list[Ear], pick: int = 0) -> None:
    """The person who must act makes a move."""
    seat = session.table.actor
    await session.act(
        seat, p.Move(step=session.table.step, move=session.audience.step_texts.moves(seat)[pick])
    )


def test_bots_play_a_match_to_its_end_while_people_only_watch(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, (ear,) = await table_of(registry, 1)
            watcher = await listen(registry, session.table.id)
            await session.act(0, p.Away())
            await until(lambda: session.table.phase == "over" and told(session))
            assert session.table.how == "finished"
            ways = {what.seat: what.by for what in moved(ear)}
            assert ways == {0: "sit-in", 1: "bot", 2: "bot"}
            assert isinstance(ear.last().what, p.Ended)
            assert [told.seq for told in ear.told] == list(range(session.table.seq))
            assert [told.seq for told in watcher.told] == list(range(session.table.seq))

    run(work)


def test_a_seat_is_given_back_at_once_and_the_bots_thought_is_dropped(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, ears = await table_of(registry, 3, pace=1.0)
            seat = session.table.actor
            await session.act(seat, p.Away())
            await asyncio.sleep(0.2)
            await session.act(seat, p.Away(away=False))
            await asyncio.sleep(3.2)
            assert session.table.step == 0, "the bot's answer came too late"
            await move(session, ears)
            assert moved(ears[0])[-1].by == "person"

    run(work)


class Pondering(Thinkers):
    """Thinkers that never answer, and keep what they were asked."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[Question] = []

    async def think(self, asked: Question) -> int:
        self.asked.append(asked)
        never: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        return await never


@pytest.mark.one_server
def test_a_bot_hears_nothing_of_what_comes_after_its_question(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            thinkers = Pondering()
            registry.services = registry.services._replace(thinkers=thinkers)
            session, ears = await table_of(registry, 3)
            await session.act(session.table.actor, p.Away())
            await until(lambda: bool(thinkers.asked))
            (question,) = thinkers.asked
            before = question.told_since(0)
            await move(session, ears)
            assert session.table.step == 1
            assert question.told_since(0) == before
            assert len(before) == 1

    run(work)


def test_who_stays_away_gets_a_bot_and_comes_back_with_a_hello(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann", p.Settings(seats=3, away=1, **QUICK)))
            session = await registry.session(made.table)
            bob = await registry.join(made.table, p.JoinTable("Bob"))
            ann = await listen(registry, made)
            await session.act(0, p.Start())
            await until(lambda: session.table.plays(1) == "standard")
            assert session.table.plays(0) == ""
            back = await listen(registry, bob)
            assert session.table.plays(1) == ""
            assert {"went-away", "came-back"} <= {
                told.what.__struct_config__.tag for told in back.told
            }
            assert back.feed is not None
            session.exit(back.feed)
            await until(lambda: session.table.plays(1) == "standard")
            assert ann.texts

    run(work)


def test_when_time_is_up_a_neutral_move_is_made_and_then_a_bot_sits_in(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, ears = await table_of(registry, 1, clock=p.Clock("move", 5))
            session.table.banks.clock = p.Clock("move", 0)
            session.driver.drive()
            await until(lambda: session.table.plays(0) == "standard" and told(session))
            ways = [what.by for what in moved(ears[0]) if what.seat == 0]
            assert ways[:2] == ["clock", "clock"]
            verbs = session.table.match.edition.rules.layout.verbs  # type: ignore[union-attr]
            by_clock = [what for what in moved(ears[0]) if what.by == "clock"]
            assert {verbs[verb_of(what.move)].name for what in by_clock} == {"pass"}

    run(work)


def test_a_paused_match_stands_still_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, _ = await table_of(registry, 1, bots=["", "standard", "standard"], pace=0.3)
            await session.act(0, p.Propose(motion="pause"))
            step = session.table.step
            await asyncio.sleep(1.2)
            assert session.table.step == step
            with pytest.raises(DeniedError, match="match-paused"):
                await session.act(0, p.Move(step=step, move=1))
            await session.act(0, p.Away())
            await session.act(0, p.Propose(motion="continue"))
            await until(lambda: session.table.step > step)

    run(work)


@pytest.mark.rule("C19")
@pytest.mark.parametrize("answering", [False, True])
def test_a_window_closes_at_its_moment_and_all_answers_are_told_together(
    tmp_path: Path, answering: bool
) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, ears = await table_of(registry, 3, spec="jubilee+veto")
            await to_window(session)
            due, step = ears[0].last().due / 1000, session.table.step
            others, allow = answers_in(session)
            # Who has nothing to stop it with may answer, too, though nobody asks.
            for seat in others if answering else []:
                assert await session.act(seat, p.Move(step=step, move=allow)) is None
                assert session.table.step == step, "noted, not done"
            await until(lambda: not session.table.in_window and told(session))
            window = [seq for seq, told in enumerate(ears[0].told) if _answers(told, step, session)]
            moments = {ears[0].heard_at[seq] for seq in window}
            chosen = [ears[0].told[seq].at for seq in window]
            assert min(chosen) >= int(due * 1000), "not before its moment"
            assert min(moments) * 1000 >= max(chosen), "none was told before all were chosen"
            by = {ears[0].told[seq].what.by for seq in window}  # type: ignore[union-attr]
            assert by == {"window"}, "whether they pressed anything or not"

    run(work)


def _answers(told: p.Told, step: int, session: TableSession) -> bool:
    match = session.table.match
    assert match is not None
    if not isinstance(told.what, p.Moved) or told.what.step <= step:
        return False
    return match.edition.rules.layout.verbs[verb_of(told.what.move)].task == "veto"


def test_who_could_stop_a_card_gets_answers_to_choose_from_and_nobody_else(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, ears = await table_of(registry, 3, spec="jubilee+veto")
            watcher = await listen(registry, session.table.id)
            await to_window(session)
            match = session.table.match
            assert match is not None
            active = match.truth.nums[match.truth.layout.nums.index("active")]
            layout = match.truth.layout
            veto, hands = layout.kinds.index("veto"), match.truth.zones
            for seat, ear in enumerate(ears):
                holds = veto in hands[layout.zones.index(f"hand.{seat}")]
                assert bool(ear.last().moves) == (holds and seat != active)
            assert watcher.last().moves == []
            assert len({ear.last().due for ear in [*ears, watcher]}) == 1

    run(work)


@pytest.mark.one_server
def test_bots_think_side_by_side_and_keep_nobody_from_talking_meanwhile(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            thinkers = Pondering()
            registry.services = registry.services._replace(thinkers=thinkers)
            session, ears = await table_of(registry, 3, spec="jubilee+veto", window=1.0)
            actor = session.table.actor
            others = [seat for seat in range(3) if seat != actor]
            for seat in others:
                await session.act(seat, p.Away())
            await to_window(session)
            step, due = session.table.step, session.table.due()
            await until(lambda: len(thinkers.asked) == 2)
            assert {question.seat for question in thinkers.asked} == {*others}
            assert all(question.asked for question in thinkers.asked), "ahead of their turns"
            await session.act(actor, p.Say(words=p.Phrase("hurry")))
            assert session.table.step == step, "nobody has answered, and yet one can talk"
            await until(lambda: not session.table.in_window and told(session))
            answers = [what for what in moved(ears[0]) if what.step > step]
            assert [what.by for what in answers] == ["sit-in", "sit-in"]
            window = [told for told in ears[0].told if told.what in answers]
            assert all(told.at >= due for told in window)

    run(work)


def test_numbers_that_are_not_shown_are_not_waited_for_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "DRAW_SECONDS", 0.2)

    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann", p.Settings(seats=3, **QUICK)))
            session, ear = await registry.session(made.table), await listen(registry, made)
            await session.act(0, p.Commit(commitment="5e" * 32))
            await session.act(0, p.Start())
            assert session.table.drawing
            await until(lambda: session.table.phase == "playing" and told(session))
            began = [told.what for told in ear.told if isinstance(told.what, p.Began)]
            assert len(began) == 1

    run(work)
