"""Beliefs are made of what everybody sees and of what their eye sees, and of nothing else."""

import pytest

from rockfall.bots.beliefs.observer import Observer
from rockfall.kernel.dice import Dice
from rockfall.kernel.guess import determinise
from rockfall.kernel.sight import mask, redact_move
from tests.bots.beliefs.tables import Watched


@pytest.mark.parametrize("spec", ["jubilee", "classic", "jubilee+saboteur2"])
def test_all_eyes_gather_the_same_evidence(spec: str) -> None:
    table = Watched(5, b"all eyes", spec)
    eyes = [Observer(table.lookup) for _ in range(5)]
    for before, actor, move in table.moves():
        for eye, observer in enumerate(eyes):
            told = redact_move(table.rules.layout, move, actor, eye)
            observer.watch(mask(before, eye), actor, told)
            assert observer.evidence.awake == table.observer.evidence.awake
            assert observer.evidence.treasure == table.observer.evidence.treasure
            assert observer.evidence.pairs == table.observer.evidence.pairs


def test_an_eye_believes_the_same_in_every_world_that_looks_the_same() -> None:
    table = Watched(5, b"no peeking")
    worlds = Dice(b"other worlds")
    others = 0
    for before, actor, _ in table.moves():
        view = mask(before, actor)
        guess = determinise(view, worlds)
        others += not guess.same(before)
        assert table.observer.asks(mask(guess, actor)) == table.observer.asks(view)
    assert others > 15, "the guesses were no other worlds"


def test_a_copy_of_the_evidence_is_added_to_on_its_own() -> None:
    table = Watched(4, b"copies").play(10)
    evidence, weights = table.observer.evidence, table.observer.weights
    before = evidence.copy()
    evidence.copy().add(weights, table.deeds[0], 1)
    assert evidence.awake == before.awake
    evidence.add(weights, table.deeds[0], 1)
    assert evidence.awake != before.awake
