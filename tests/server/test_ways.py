"""Where to? A question of the seat that takes steps: answered to it alone, on its step."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from rockfall.kernel.moves import a_of, b_of, kind_of
from rockfall.kernel.tokens import owner_of, place_of
from rockfall.server import prices
from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from rockfall.server.entries import Closed
from rockfall.server.limits import Budgets, Openings, Shares
from rockfall.server.visitor import Allowances, Visitor
from rockfall.server.wish_handlers import answer_for
from tests.laws import twins
from tests.server.offline_tables import OfflineTable
from tests.server.registries import open_registry, run
from tests.server.sockets import Guest
from tests.server.wire import answered
from tests.support.play import at_random
from tests.support.strategies import Game

pytestmark = pytest.mark.usefixtures("arrangement")


def ways(offline: OfflineTable, member: int, step: int | None = None) -> list[p.Way]:
    """Where a member is told that its piece can get to; the table stays as it is."""
    before = offline.table.seq
    answer = answer_for(offline.table, member, p.Ways(step=offline.step if step is None else step))
    assert isinstance(answer, p.Reach)
    assert offline.table.seq == before
    return answer.ways


def denied(offline: OfflineTable, member: int, step: int | None = None) -> str:
    """The code with which nobody is answered."""
    with pytest.raises(DeniedError) as caught:
        ways(offline, member, step)
    return caught.value.refusal.code


def walking(task: str = "walk") -> OfflineTable:
    """A table where somebody is to take steps, of a dwarf or of a creature."""
    for seed in range(40):
        offline = OfflineTable(spec="cave", seats=4).join("Ann", "Ben", "Cleo", "Dan").begin()
        rng = Random(seed)
        match = offline.table.match
        assert match is not None
        tasks = match.truth.layout.tasks
        while not match.over:
            if tasks[kind_of(match.truth.todo[-1])] == task and match.ways(match.actor):
                return offline
            offline.move(rng=rng)
    raise AssertionError(f"nobody ever had to answer {task}")


def actor(offline: OfflineTable) -> int:
    """The seat that must act."""
    assert offline.table.match is not None
    return offline.table.match.actor


@pytest.mark.rule("D5", "D7")
@pytest.mark.parametrize("task", ["walk", "hunt"])
def test_who_takes_steps_hears_every_way_and_can_go_it(task: str) -> None:
    offline = walking(task)
    match = offline.table.match
    assert match is not None
    answer = answer_for(offline.table, match.actor, p.Ways(step=offline.step))
    assert isinstance(answer, p.Reach)
    nums = match.truth.nums
    owners = [
        owner_of(nums[token.num])
        for token in match.truth.layout.tokens
        if place_of(nums[token.num]) == answer.start
    ]
    assert match.actor in owners
    found = answer.ways
    assert {way.moves[0] for way in found} <= {*match.moves(match.actor)}
    for way in found:
        assert (a_of(way.moves[-1]), b_of(way.moves[-1])) == (way.cell, way.space)
        assert all(much >= 0 for much in way.costs.values())


def test_who_waits_is_told_of_no_way() -> None:
    offline = walking()
    for seat in range(4):
        assert bool(ways(offline, seat)) == (seat == actor(offline))


def test_where_no_steps_are_taken_there_are_no_ways() -> None:
    offline = OfflineTable(seats=3).join("Ann", "Ben", "Cleo").begin()
    assert ways(offline, actor(offline)) == []


def test_who_has_no_seat_gets_no_answer() -> None:
    offline = walking()
    assert denied(offline, -1) == "only-watching"
    assert denied(offline, 99) == "only-watching"
    offline.fold([p.Joined(4, "Zoe")])
    assert denied(offline, 4) == "not-seated"
    offline.do(actor(offline), p.Leave())
    assert denied(offline, actor(offline)) == "has-left"


def test_no_question_is_answered_for_another_step_in_a_pause_or_after_the_end() -> None:
    offline = walking()
    assert denied(offline, actor(offline), offline.step - 1) == "stale-step"
    assert denied(offline, actor(offline), offline.step + 1) == "stale-step"
    offline.do(0, p.Propose(motion="pause"))
    assert denied(offline, actor(offline)) == "match-paused"
    offline.fold([Closed("void")])
    assert denied(offline, 0) == "match-over"


def test_a_question_on_the_line_is_paid_for_and_a_watcher_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann", p.Settings(spec="cave", seats=2)))
            session = await registry.session(made.table)
            await session.act(0, p.Start())
            hello = prices.REQUEST + prices.VIEW
            burst = hello + 2 * (prices.REQUEST + prices.QUESTION)
            allowances = Allowances(Budgets(1e-6, burst), Openings(1), Shares(1))
            guest = Guest(registry, Visitor("127.0.0.1", allowances))
            await guest.ask(p.Hello(table=made.table, token=made.token))
            step = session.table.step
            answers = [await guest.ask(p.Ways(step=step)) for _ in range(3)]
            assert [type(answer) for answer in answers] == [p.Reach, p.Reach, p.Refused]
            assert answers[2].code == "too-fast"  # type: ignore[union-attr]
            await guest.close()
            watcher = Guest(registry)
            await watcher.ask(p.Hello(table=made.table))
            refused = await watcher.ask(p.Ways(step=step))
            assert isinstance(refused, p.Refused)
            assert refused.code == "only-watching"
            await watcher.close()

    run(work)


def test_who_asks_where_to_is_answered_alike_in_worlds_that_look_alike() -> None:
    game, chance = Game("cave", 4, 3, at_random), Random(3)
    layout, compared, led = game.rules.layout, 0, 0
    for step in game.steps(150):
        for seat in range(layout.seats):
            other = twins.with_cards(step.after, twins.deal_anew(step.after, seat, set(), chance))
            worlds = (step.after, other)
            (mine,), (yours,) = (answered("cave", world, seat, p.Ways(step=0)) for world in worlds)
            assert mine == yours
            led += bool(msgspec.json.decode(mine, type=p.Reach).ways)
            compared += not step.after.same(other)
    assert compared > 100
    assert led > 10
