"""What players claim of goals they looked at, and of roles, is evidence, also of themselves."""

import pytest

from rockfall.bots.beliefs.observer import Observer, seatless
from rockfall.bots.bot import Claim
from rockfall.bots.standard.table.lookup import lookup_of
from tests.bots.jubilee_tables import peek
from tests.support.scene import Scene, at

MIDDLE = at("8,0")


def observed(*looked: int) -> tuple[Scene, Observer]:
    """A table where some seats have looked at the goal in the middle."""
    scene = Scene(seats=5).roles("digger")
    for seat in looked:
        peek(scene, "goal.1", seat)
    return scene, Observer(lookup_of(scene.rules))


def says_of_goal(scene: Scene, observer: Observer, seat: int, treasure: bool) -> None:
    """A seat says of the goal in the middle that it hides the treasure, or that it does not."""
    card = scene.rules.layout.kinds.index("treasure" if treasure else "stone-nw")
    observer.hears(scene.view(0), Claim(seat, "goal", MIDDLE, card))


def test_who_looked_and_claims_a_treasure_is_rather_believed() -> None:
    scene, observer = observed(1)
    says_of_goal(scene, observer, 1, True)
    found = observer.asks(seatless(scene.view(0)))
    assert found.goals[MIDDLE] > 0.7
    assert found.foes[2] == pytest.approx(found.foes[3])


def test_two_who_contradict_each_other_are_both_suspect_and_each_could_be_right() -> None:
    scene, observer = observed(1, 2)
    first = observer.asks(seatless(scene.view(0))).foes[1]
    says_of_goal(scene, observer, 1, True)
    says_of_goal(scene, observer, 2, False)
    found = observer.asks(seatless(scene.view(0)))
    assert min(found.foes[1], found.foes[2]) > first > found.foes[3]
    assert 0.1 < found.goals[MIDDLE] < 0.9


def test_who_says_the_same_again_says_no_more_and_who_says_the_contrary_is_suspect() -> None:
    scene, observer = observed(1)
    says_of_goal(scene, observer, 1, True)
    once = observer.asks(seatless(scene.view(0)))
    says_of_goal(scene, observer, 1, True)
    assert observer.asks(seatless(scene.view(0))) == once
    says_of_goal(scene, observer, 1, False)
    assert observer.asks(seatless(scene.view(0))).foes[1] > 0.7


def test_a_seat_that_knows_better_knows_who_lied() -> None:
    scene, observer = observed(0, 1)
    says_of_goal(scene, observer, 1, False)
    assert observer.asks(scene.view(0)).foes[1] > 0.8 > observer.asks(scene.view(3)).foes[1]


def test_who_has_not_looked_claims_in_vain() -> None:
    scene, observer = observed()
    before = observer.asks(seatless(scene.view(0)))
    says_of_goal(scene, observer, 1, True)
    assert observer.asks(seatless(scene.view(0))) == before
