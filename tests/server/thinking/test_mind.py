"""A mind that only hears what its seat is told plays like a bot that sits at the table."""

import msgspec
import pytest

from rockfall.bots.bot import BUDGET
from rockfall.bots.play import seat_bots
from rockfall.bots.registry import BOTS, BotError
from rockfall.kernel.state import State
from rockfall.match.match import DEALER, Match
from rockfall.server.thinking import mind as module
from rockfall.server.thinking.mind import Mind, MindError
from rockfall.server.thinking.thinker import Thinker
from tests.server.thinking.asking import BASE, PARTY, Asker, bot_seed, dealt, told
from tests.support.play import edition

PLIES = 60


def sat_down(match: Match, seat: int, level: str = "greedy") -> Mind:
    """A mind for a seat that was told nothing yet."""
    return Mind(match.edition.rules, seat, level, bot_seed(seat))


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize(("spec", "seats"), [(BASE, 3), (PARTY, 5)])
def test_it_plays_as_a_bot_at_the_table_does(spec: str, seats: int, level: str) -> None:
    match = Match(edition(spec, seats), b"asking")
    bots = seat_bots(match.edition, [level] * seats, b"asking")
    minds = [sat_down(match, seat, level) for seat in range(seats)]
    heard = 0
    while not match.over and heard < PLIES:
        for seat, bot in enumerate(bots):
            for step in match.told_since(seat, heard):
                if step.seat != DEALER:
                    bot.watch(match.view_before(seat, step.number), step.seat, step.move)
        heard = len(match.steps)
        actor = match.actor
        minds[actor].hear(told(match, actor, minds[actor].heard))
        assert minds[actor].heard == heard
        move = bots[actor].choose(match.view(actor), match.moves(actor), BUDGET)
        assert minds[actor].choose(BUDGET) == move
        match.submit(actor, move)
    assert heard >= PLIES


def test_it_does_not_matter_in_how_many_portions_it_is_told() -> None:
    match = dealt(plies=40)
    one, other = sat_down(match, match.actor), sat_down(match, match.actor)
    one.hear(told(match, match.actor))
    for step in told(match, match.actor):
        other.hear([step])
    assert one.choose(BUDGET) == other.choose(BUDGET) == one.choose(BUDGET)


class Vandal:
    """A bot that spoils all it is given, and notes its choices and the time it had for them."""

    def __init__(self) -> None:
        self.choices: list[list[int]] = []
        self.budgets: list[float] = []

    def watch(self, before: State, seat: int, move: int) -> None:
        before.zones.clear()
        before.todo.clear()

    def choose(self, view: State, moves: list[int], budget: float) -> int:
        self.choices.append(moves.copy())
        self.budgets.append(budget)
        view.todo.clear()
        return moves.pop()


def test_a_bot_that_scribbles_on_its_view_does_not_change_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    vandal = Vandal()
    monkeypatch.setattr(module, "make_bot", lambda *_: vandal)
    match = dealt(plies=20)
    mind = sat_down(match, match.actor)
    mind.hear(told(match, match.actor))
    assert mind.choose(BUDGET) == mind.choose(BUDGET) == match.moves(match.actor)[-1]
    assert vandal.choices == [match.moves(match.actor)] * 2


def test_the_bot_is_told_how_long_it_may_think(monkeypatch: pytest.MonkeyPatch) -> None:
    vandal, asker = Vandal(), Asker(dealt())
    monkeypatch.setattr(module, "make_bot", lambda *_: vandal)
    for budget in (0.25, 4.0):
        Thinker().answer(msgspec.structs.replace(asker.think(), budget=budget))
    assert vandal.budgets == [0.25, 4.0]


def test_a_bot_that_breaks_the_rules_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    vandal = Vandal()
    monkeypatch.setattr(vandal, "choose", lambda view, moves, budget: 1 << 50)
    monkeypatch.setattr(module, "make_bot", lambda *_: vandal)
    match = dealt()
    mind = sat_down(match, match.actor)
    mind.hear(told(match, match.actor))
    with pytest.raises(MindError, match="no legal move"):
        mind.choose(BUDGET)


def test_who_is_not_asked_has_nothing_to_choose() -> None:
    match = dealt()
    other = (match.actor + 1) % 4
    mind = sat_down(match, other)
    mind.hear(told(match, other))
    with pytest.raises(MindError, match="not asked"):
        mind.choose(BUDGET)


def test_there_must_be_such_a_bot() -> None:
    with pytest.raises(BotError):
        sat_down(dealt(), 0, "clairvoyant")
