"""A seat bot that only hears what its seat is told plays like a bot that sits at the table."""

import msgspec
import pytest

from rockfall.bots.bot import BUDGET, Budget
from rockfall.bots.play import seat_bots
from rockfall.bots.registry import BOTS, BotError
from rockfall.kernel.layout import TABLE
from rockfall.kernel.moves import kind_of, pack, verb_of
from rockfall.kernel.state import State
from rockfall.match.match import Match
from rockfall.server.thinking import seat_bot as module
from rockfall.server.thinking.seat_bot import SeatBot, SeatBotError
from rockfall.server.thinking.thinker import Thinker
from tests.server.thinking.asking import BASE, PARTY, Asker, bot_seed, dealt, told
from tests.support.play import act, edition

PLIES = 60

SECONDS = BUDGET.seconds


def sat_down(match: Match, seat: int, level: str = "standard") -> SeatBot:
    """A seat bot for a seat that was told nothing yet."""
    return SeatBot(match.edition.rules, seat, level, bot_seed(seat))


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize(("spec", "seats"), [(BASE, 3), (PARTY, 5)])
def test_it_plays_as_a_bot_at_the_table_does(spec: str, seats: int, level: str) -> None:
    match = Match(edition(spec, seats), b"asking")
    bots = seat_bots(match.edition, [level] * seats, b"asking")
    listening = [sat_down(match, seat, level) for seat in range(seats)]
    heard = 0
    while not match.over and heard < PLIES:
        for seat, bot in enumerate(bots):
            for step in match.told_since(seat, heard):
                if step.seat != TABLE:
                    bot.watch(match.view_before(seat, step.number), step.seat, step.move)
        heard = len(match.steps)
        actor = match.actor
        listening[actor].hear(told(match, actor, listening[actor].heard), [])
        assert listening[actor].heard == heard
        move = bots[actor].choose(match.view(actor), match.moves(actor), BUDGET)
        assert listening[actor].choose(SECONDS, 0) == move
        act(match, move)
    assert heard >= PLIES


def test_it_does_not_matter_in_how_many_portions_it_is_told() -> None:
    match = dealt(plies=40)
    one, other = sat_down(match, match.actor), sat_down(match, match.actor)
    one.hear(told(match, match.actor), [])
    for step in told(match, match.actor):
        other.hear([step], [])
    assert one.choose(SECONDS, 0) == other.choose(SECONDS, 0) == one.choose(SECONDS, 0)


class Vandal:
    """A bot that spoils all it is given, and notes its choices and the time it had for them."""

    def __init__(self) -> None:
        self.choices: list[list[int]] = []
        self.budgets: list[Budget] = []

    def watch(self, before: State, seat: int, move: int) -> None:
        before.zones.clear()
        before.todo.clear()

    def choose(self, view: State, moves: list[int], budget: Budget) -> int:
        self.choices.append(moves.copy())
        self.budgets.append(budget)
        view.todo.clear()
        return moves.pop()

    def belief(self, view: State) -> None:
        """It believes nothing."""


def test_a_bot_that_scribbles_on_its_view_does_not_change_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    vandal = Vandal()
    monkeypatch.setattr(module, "make_bot", lambda *_: vandal)
    match = dealt(plies=20)
    seat_bot = sat_down(match, match.actor)
    seat_bot.hear(told(match, match.actor), [])
    assert (
        seat_bot.choose(SECONDS, 0) == seat_bot.choose(SECONDS, 0) == match.moves(match.actor)[-1]
    )
    assert vandal.choices == [match.moves(match.actor)] * 2


def test_the_bot_is_told_how_long_it_may_think_and_weighs_as_much_in_any_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    vandal, asker = Vandal(), Asker(dealt())
    monkeypatch.setattr(module, "make_bot", lambda *_: vandal)
    for budget in (0.25, 4.0):
        Thinker().answer(msgspec.structs.replace(asker.think(), budget=budget))
    assert vandal.budgets == [Budget(BUDGET.nodes, seconds) for seconds in (0.25, 4.0)]


def test_a_bot_that_breaks_the_rules_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    vandal = Vandal()
    monkeypatch.setattr(vandal, "choose", lambda view, moves, budget: 1 << 50)
    monkeypatch.setattr(module, "make_bot", lambda *_: vandal)
    match = dealt()
    seat_bot = sat_down(match, match.actor)
    seat_bot.hear(told(match, match.actor), [])
    with pytest.raises(SeatBotError, match="no legal move"):
        seat_bot.choose(SECONDS, 0)


def test_who_is_not_asked_has_nothing_to_choose() -> None:
    match = dealt()
    other = (match.actor + 1) % 4
    seat_bot = sat_down(match, other)
    seat_bot.hear(told(match, other), [])
    with pytest.raises(SeatBotError, match="not asked"):
        seat_bot.choose(SECONDS, 0)


def ahead(match: Match, listening: list[SeatBot]) -> dict[int, int]:
    """What all others answer to what one of them is being asked."""
    task = kind_of(match.truth.todo[-1])
    active = match.truth.nums[match.truth.layout.nums.index("active")]
    answers = {}
    for seat, seat_bot in enumerate(listening):
        if seat != active:
            seat_bot.hear(told(match, seat, seat_bot.heard), [])
            answers[seat] = seat_bot.choose(SECONDS, pack(task, seat))
    return answers


def test_who_is_asked_ahead_answers_as_in_its_turn_if_all_before_it_let_it_pass() -> None:
    match = Match(edition("jubilee+veto", 4), b"asking")
    listening = [sat_down(match, seat) for seat in range(4)]
    asked_ahead = dict[int, int]()
    stopped = 0
    while not match.over:
        seat, task = match.actor, match.truth.layout.tasks[kind_of(match.truth.todo[-1])]
        if task != "veto":
            asked_ahead = {}
        elif not asked_ahead:
            asked_ahead = ahead(match, listening)
        listening[seat].hear(told(match, seat, listening[seat].heard), [])
        move = listening[seat].choose(SECONDS, 0)
        assert asked_ahead.get(seat, move) == move
        stopped += match.truth.layout.verbs[verb_of(move)].name == "veto"
        act(match, move)
    assert stopped, "nobody had a choice"


def test_who_was_asked_ahead_goes_on_as_if_it_had_not_been() -> None:
    match = dealt("jubilee+veto", 4)
    act(match, match.moves(match.actor)[-1])
    assert match.truth.layout.tasks[kind_of(match.truth.todo[-1])] == "veto"
    last = (match.actor + 2) % 4
    seat_bot, other = sat_down(match, last), sat_down(match, last)
    seat_bot.hear(told(match, last), [])
    seat_bot.choose(SECONDS, pack(kind_of(match.truth.todo[-1]), last))
    with pytest.raises(SeatBotError, match="not asked"):
        seat_bot.choose(SECONDS, 0)
    while match.actor != last:
        act(match, match.moves(match.actor)[0])
    seat_bot.hear(told(match, last, seat_bot.heard), [])
    other.hear(told(match, last), [])
    assert seat_bot.choose(SECONDS, 0) == other.choose(SECONDS, 0)


def test_there_must_be_such_a_bot() -> None:
    with pytest.raises(BotError):
        sat_down(dealt(), 0, "clairvoyant")
