"""Given rolls: what a caller has decided, and where that ends."""

import pytest

from rockfall.kernel.given import GivenRolls, RollNotGivenError
from rockfall.match.notation import parse_move
from tests.support.scene import Scene

pytestmark = pytest.mark.engine

PILE = ("EW", "map", "map", "map", "rockfall")


def drawing() -> Scene:
    """Seat 0 of four passes and then draws one of five cards."""
    return Scene("classic").hand(0, "NE", "NS").pile(*PILE)


def played(scene: Scene, rolls: list[int]) -> GivenRolls:
    """Let seat 0 pass with these rolls, on a copy."""
    chance = GivenRolls(rolls)
    after = scene.truth.copy()
    scene.rules.play(after, parse_move(scene.layout, "pass NE"), chance)
    return chance


def test_rolls_come_in_the_order_given_whatever_they_are_for() -> None:
    chance = GivenRolls([3, 0, 5])
    assert chance.roll("one", 4) == 3
    assert chance.draw("another", b"ab") == 0
    assert chance.used == 2
    assert chance.roll("one", 6) == 5
    assert chance.used == 3


def test_a_roll_that_was_not_given_stops_and_tells_all_sides() -> None:
    chance = GivenRolls([])
    with pytest.raises(RollNotGivenError, match="the roll of 3 by 'first' was not given") as stop:
        chance.roll("first", 3)
    assert (stop.value.stream, stop.value.sides, stop.value.cards) == ("first", 3, b"")
    assert stop.value.outcomes() == [(0, 1), (1, 1), (2, 1)]
    assert chance.used == 0


def test_equal_cards_are_one_outcome() -> None:
    with pytest.raises(RollNotGivenError) as stop:
        GivenRolls([]).draw("pile", bytes([4, 4, 7, 9, 9, 9]))
    assert stop.value.outcomes() == [(0, 2), (2, 1), (3, 3)]


def test_a_draw_says_out_of_which_cards() -> None:
    scene = drawing()
    with pytest.raises(RollNotGivenError) as stop:
        played(scene, [])
    kinds = scene.layout.kinds
    assert stop.value.stream == "pile"
    assert sorted(kinds[card] for card in stop.value.cards) == sorted(PILE)
    outcomes = {kinds[stop.value.cards[roll]]: weight for roll, weight in stop.value.outcomes()}
    assert outcomes == {"EW": 1, "map": 3, "rockfall": 1}


def test_a_given_roll_draws_that_card() -> None:
    scene = drawing()
    for roll, card in enumerate(scene.cards("pile")):
        after = scene.truth.copy()
        scene.rules.play(after, parse_move(scene.layout, "pass NE"), GivenRolls([roll]))
        hand = after.zones[scene.layout.zones.index("hand.0")]
        assert sorted(scene.layout.kinds[held] for held in hand) == sorted(["NS", card])


def test_it_knows_which_round_began() -> None:
    chance = GivenRolls([])
    assert chance.round == 0
    with pytest.raises(RollNotGivenError):
        drawing().rules.start(chance)
    assert chance.round == 1


@pytest.mark.parametrize("roll", [-1, len(PILE)])
def test_a_roll_that_cannot_be_is_refused(roll: int) -> None:
    with pytest.raises(ValueError, match=f"a roll of 5 by 'pile' cannot be {roll}"):
        played(drawing(), [roll])


def test_rolls_that_nobody_asked_for_are_left() -> None:
    assert played(drawing(), [0, 0, 0]).used == 1
