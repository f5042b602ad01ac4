"""The twin-world law on bytes: what the server sends an eye does not depend on what it cannot see.

The law itself, and how twins are made, is in `tests/laws/twins.py`; here both worlds go through
the server, and every byte it would send is compared: steps, legal moves, clocks, ends of matches.
"""

from collections import Counter
from random import Random

import msgspec
import pytest

from rockfall.editions.registry import seat_limits
from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import TABLE, WATCHER
from rockfall.server import protocol as p
from tests.laws import twins
from tests.laws.projection import REAL, seats_and_watcher
from tests.laws.traces import Trace
from tests.server.wire import answered, sent
from tests.support.calls import call
from tests.support.games import presets
from tests.support.play import SOAK, Chooser, Step, again, at_random, dice_of, diggingly
from tests.support.pointing import some_parts
from tests.support.strategies import Game

PRESETS = sorted(presets())
#: How many eyes, each time others, look at a step; all of them when soaking.
EYES = None if SOAK else 2


def compare(game: Game, step: Step, twin: twins.Twin, dice: Dice, eye: int) -> list[str]:
    """Send both worlds' steps; they must be the same bytes, unless the rules tell one bit."""
    rules = game.rules
    name = twins.name_of(rules, step)
    if step.seat != TABLE and twin.move not in rules.moves(twin.truth):
        assert name == "pathfind", "the twin world lacks the move"
        return []
    other = twins.play(rules, twin.truth, twin.move, twin.dice.dice.copy(), REAL)
    mine, yours = twins.tell(step, eye, REAL), twins.tell(other, eye, REAL)
    if twins.bit(game, mine, yours) is not None:
        return []
    true_world = sent(game.spec, step.before, step.move, dice.copy(), eye)
    other_world = sent(game.spec, twin.truth, twin.move, twin.dice.dice, eye)
    assert true_world == other_world, f"eye {eye} is sent something else after {name}"
    return [name]


def wire_twins(game: Game, eyes: int | None, plies: int | None) -> Counter[str]:
    """The law over a game; which verbs were compared, and how often."""
    rules, chance, dice = game.rules, Random(game.seed), dice_of(game.seed)
    rules.start(dice)
    compared: Counter[str] = Counter()
    _, *steps = game.steps(plies)
    for step in steps:
        trace = Trace(step, chance)
        watching = seats_and_watcher(rules.layout)
        for eye in watching if eyes is None else chance.sample(watching, eyes):
            twin = twins.make_twin(rules, step, trace, dice, eye, chance)
            if twin.move != step.move or not twin.truth.same(step.before):
                compared.update(compare(game, step, twin, dice, eye))
        again(rules, step, step.before.copy(), dice)
    return compared


@pytest.mark.parametrize("choose", [at_random, diggingly])
@pytest.mark.parametrize("name", PRESETS)
def test_two_worlds_that_look_alike_are_sent_alike(name: str, choose: Chooser) -> None:
    spec = presets()[name]
    fewest, most = seat_limits(spec)
    for seats in (fewest, most) if SOAK else (min(fewest + 1, most),):
        game = Game(spec, seats, 3, choose)
        compared = wire_twins(game, EYES, None if SOAK else 100)
        assert compared.total() > 60


@pytest.mark.parametrize("name", PRESETS)
def test_a_screen_in_the_room_is_sent_the_bytes_of_a_watcher(name: str) -> None:
    """So the law above, which holds for watchers, holds for screens, whoever put them up."""
    spec = presets()[name]
    fewest, most = seat_limits(spec)
    game, dice = Game(spec, min(fewest + 1, most), 3, diggingly), dice_of(3)
    game.rules.start(dice)
    _, *steps = game.steps(None if SOAK else 40)
    for step in steps:
        watcher, *screens = (
            sent(spec, step.before, step.move, dice.copy(), WATCHER, host)
            for host in (-1, max(0, step.seat), (step.seat + 1) % game.rules.layout.seats)
        )
        assert screens == [watcher, watcher]
        again(game.rules, step, step.before.copy(), dice)


@pytest.mark.parametrize("name", PRESETS)
def test_who_asks_why_not_is_answered_alike_in_worlds_that_look_alike(name: str) -> None:
    spec = presets()[name]
    fewest, most = seat_limits(spec)
    game, chance = Game(spec, min(fewest + 1, most), 3, diggingly), Random(3)
    layout, asked, codes = game.rules.layout, 0, set[str]()
    for step in game.steps(None if SOAK else 60):
        seat = game.rules.actor(step.after) if asked % 5 else chance.randrange(layout.seats)
        if seat < 0:
            continue
        other = twins.with_cards(step.after, twins.deal_anew(step.after, seat, set(), chance))
        move = call(layout, step.after, seat, chance)
        if not layout.has(move):
            continue
        wish = p.Why(**some_parts(layout, move, chance)._asdict())
        (mine,), (yours,) = (answered(spec, world, seat, wish) for world in (step.after, other))
        assert mine == yours
        codes |= {reason.code for reason in msgspec.json.decode(mine, type=p.Because).reasons}
        asked += not step.after.same(other)
    assert asked > 30
    assert len(codes) > 3


@pytest.mark.rule("C19")
def test_nobody_is_sent_a_sign_of_who_holds_a_veto() -> None:
    compared: Counter[str] = Counter()
    for seed in range(40 if SOAK else 4):
        compared += wire_twins(Game("jubilee+veto", 3, seed, at_random), None, 80)
    assert compared["allow"] > 100
    assert compared["veto"]


@pytest.mark.interpreted
def test_a_leak_in_the_telling_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves of the seat that must act, sent to everyone, must not pass."""
    from rockfall.server.step_texts import StepTexts  # noqa: PLC0415 - to be broken here only

    def to_everyone(self: StepTexts, eye: int) -> list[int]:
        match = self._written.table.match
        assert match is not None
        return match.moves(match.actor)

    monkeypatch.setattr(StepTexts, "moves", to_everyone)
    with pytest.raises(AssertionError, match="is sent something else"):
        wire_twins(Game("jubilee", 4, 3, at_random), 2, 30)


def test_a_seed_in_a_message_is_no_secret_of_the_law_but_of_the_schema() -> None:
    """No message but the end of a match has a field for the seed, or the server's half of it."""
    fields = {
        field
        for message in (
            p.Began,
            p.Moved,
            p.Advanced,
            p.Outcome,
            p.Told,
            p.Welcome,
            p.TableInfo,
            p.Drawing,
            p.Revealed,
        )
        for field in message.__struct_fields__
    }
    assert not {"seed", "half"} & fields
    assert {"seed", "half"} <= {*p.Ended.__struct_fields__}
