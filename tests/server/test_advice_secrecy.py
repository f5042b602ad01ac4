"""The twin-world law on advice: it does not depend on what the eye that asks cannot see."""

from random import Random

import pytest

from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import TABLE, WATCHER
from rockfall.kernel.state import State
from rockfall.server.watched_match import WatchedMatch
from tests.laws import twins
from tests.laws.projection import REAL, seats_and_watcher
from tests.laws.traces import Trace
from tests.server.wire import advised
from tests.support.play import SOAK, Step, again, dice_of, diggingly
from tests.support.strategies import Game


def twin_advice(game: Game, plies: int, eyes: int | None) -> int:
    """Advice after every step, in the world and in its twin: bytes that must be the same."""
    rules, chance, dice = game.rules, Random(game.seed), dice_of(game.seed)
    rules.start(dice)
    compared = 0
    _, *steps = game.steps(plies)
    for step in steps:
        trace = Trace(step, chance)
        watching = seats_and_watcher(rules.layout)
        for eye in watching if eyes is None else chance.sample(watching, eyes):
            twin = twins.make_twin(rules, step, trace, dice, eye, chance)
            if not twin.truth.same(step.before):
                compared += alike(game, step, twin, dice, eye)
        again(rules, step, step.before.copy(), dice)
    return compared


def alike(game: Game, step: Step, twin: twins.Twin, dice: Dice, eye: int) -> bool:
    """Whether both worlds could be compared: where the rules tell a bit they may differ."""
    rules = game.rules
    if step.seat != TABLE and twin.move not in rules.moves(twin.truth):
        return False
    other = twins.play(rules, twin.truth, twin.move, twin.dice.dice.copy(), REAL)
    if twins.bit(game, twins.tell(step, eye, REAL), twins.tell(other, eye, REAL)) is not None:
        return False
    mine = advised(game.spec, step.before, step.move, dice.copy(), eye)
    yours = advised(game.spec, twin.truth, twin.move, twin.dice.dice, eye)
    assert mine == yours, f"eye {eye} is advised something else"
    return True


@pytest.mark.parametrize("spec", ["jubilee", "classic+saboteur2", "jubilee+costume+veto"])
def test_advice_is_the_same_in_worlds_that_look_alike(spec: str) -> None:
    assert twin_advice(Game(spec, 4, 3, diggingly), 500 if SOAK else 45, None if SOAK else 1) > 20


def test_a_leak_in_the_advice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beliefs of who sees the truth must not pass."""

    def all_seeing(self: WatchedMatch, eye: int) -> State:
        return self.match.truth

    monkeypatch.setattr(WatchedMatch, "seen_by", all_seeing)
    with pytest.raises(AssertionError, match="is advised something else"):
        twin_advice(Game("jubilee", 4, 3, diggingly), 20, 2)


def test_a_word_that_counts_only_if_it_is_true_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said must count the same whether it is so or not."""

    def well_informed(self: WatchedMatch) -> None:
        truth = self.match.truth
        for told in self._claims[self._heard :]:
            self._heard += 1
            if truth.card(truth.layout.frame.roles[told.said.place]) == told.said.card:
                self.observer.hears(self.seen_by(WATCHER), told.said)

    monkeypatch.setattr(WatchedMatch, "_listen", well_informed)
    with pytest.raises(AssertionError, match="is advised something else"):
        twin_advice(Game("jubilee", 4, 3, diggingly), 20, 2)
