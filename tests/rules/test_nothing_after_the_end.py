"""What ends a round ends it at once: nothing reacts to the tunnel it joins (A1, B13, N2, G8)."""

import pytest

from rockfall.kernel.ops import SET
from rockfall.kernel.verdict import verdict
from tests.support.chests import EFFECTS, zone_of
from tests.support.double import COSTUME, COSTUME_2, EAST, PARTY, PARTY_2, D, S, roles
from tests.support.endings import assert_nothing_follows
from tests.support.joining import (
    DIG,
    GOAL,
    OTHER_GOAL,
    SOUTH,
    TO_BOTH,
    TO_DOUBLE,
    TO_GOAL,
    in_order,
    joining,
)
from tests.support.scene import Scene, at
from tests.support.second import purse

pytestmark = pytest.mark.engine

SPIDER = "+new-goals"
#: Goals that end a round, and what brings them.
ENDS = [("treasure", ""), ("treasure", SPIDER), ("spider", SPIDER)]
BOTH_E4 = ["E4=all", "E4=one-only"]


def turn(scene: Scene) -> Scene:
    """Seat 0 turns the goal over, and the round is over: nothing more in this step."""
    before = roles(scene)
    scene.move(DIG)
    assert scene.tile(GOAL) in ("treasure", "spider")
    assert assert_nothing_follows(scene.rules, scene.ops)
    assert roles(scene) == before
    return scene


def winners(scene: Scene) -> list[int]:
    """Who has won the round that is over."""
    found = verdict(scene.truth)
    assert found is not None
    assert found.decided
    return found.winners


# -- the double card: W2 and P2 are not carried out any more ------------------------------------


@pytest.mark.rule("A1", "B13", "G8", "W2", "B15", "R157")
@pytest.mark.parametrize(("dealt", "first"), [((S, D, D, D), 3), ((D, D, D, D), 0)])
def test_a_treasure_that_joins_the_costume_department_leaves_the_finisher_the_role(
    dealt: tuple[str, ...], first: int
) -> None:
    scene = turn(joining(COSTUME, "treasure", TO_DOUBLE, dealt))
    assert (scene.reached(EAST), scene.num("costume")) == ("NESW", 0)
    scene.advance()
    assert (scene.asked, scene.actor) == ("gold", first), "a saboteur is not first at the gold"
    assert roles(scene) == list(dealt)


@pytest.mark.rule("A1", "B13", "C16", "W2", "R157")
def test_who_turns_the_treasure_does_not_become_the_greedy_dwarf_by_it() -> None:
    dealt = (D, D, D, S)
    scene = joining(f"{COSTUME}+greedy", "treasure", TO_DOUBLE, dealt, spare=("greedy",))
    assert winners(turn(scene).advance()) == [0, 1, 2]


@pytest.mark.rule("A1", "B13", "G8", "P2", "R157")
@pytest.mark.parametrize("goal", ["treasure", "spider"])
@pytest.mark.parametrize("seed", range(6))
def test_no_role_is_dealt_anew_by_a_party_that_the_end_of_the_round_reaches(
    goal: str, seed: int
) -> None:
    dealt = (S, D, D, D)
    scene = turn(joining(PARTY + SPIDER, goal, TO_DOUBLE, dealt, seed=seed))
    assert (scene.reached(EAST), scene.num("party")) == ("NESW", 0)
    assert winners(scene.advance()) == ([1, 2, 3] if goal == "treasure" else [0])
    assert roles(scene) == list(dealt)


@pytest.mark.rule("A1", "B13", "G8", "G9", "W2", "S21", "S23", "R157")
def test_with_saboteur_2_the_team_wins_that_the_finisher_was_of() -> None:
    dealt = ("blue", "blue", "green")
    scene = turn(joining(COSTUME_2, "treasure", TO_DOUBLE, dealt, spare=("green", "boss")))
    assert purse(scene.advance()) == [4, 4, 0]
    assert scene.cards("spare") == ["green", "boss"]


@pytest.mark.rule("A1", "B13", "G8", "G9", "P2", "S21", "S23", "R157")
@pytest.mark.parametrize("seed", range(6))
def test_with_saboteur_2_a_party_too_late_changes_no_pay(seed: int) -> None:
    dealt = ("blue", "green", "boss", S)
    scene = turn(joining(PARTY_2, "treasure", TO_DOUBLE, dealt, seed=seed))
    assert purse(scene.advance()) == [4, 0, 3, 0]
    assert roles(scene) == list(dealt)


@pytest.mark.rule("A1", "N2", "G8", "W2", "B17", "R157")
def test_a_spider_that_joins_the_costume_department_makes_nobody_a_saboteur() -> None:
    scene = turn(joining(COSTUME + SPIDER, "spider", TO_DOUBLE, (D, D, D, D), spare=(S,)))
    assert (scene.reached(EAST), scene.num("costume")) == ("NESW", 0)
    assert winners(scene.advance()) == []
    assert not any(scene.cards(f"gold.{seat}") for seat in range(4))


@pytest.mark.rule("A1", "N2", "G8", "W2", "B16", "R157")
def test_a_saboteur_who_meets_the_spider_stays_one_and_is_paid() -> None:
    scene = turn(joining(COSTUME + SPIDER, "spider", TO_DOUBLE, (S, D, D, D), spare=(D,)))
    assert winners(scene.advance()) == [0]
    assert len(scene.cards("gold.0")) > 0


@pytest.mark.rule("A1", "N2", "G8", "W2", "S22", "S23", "R157")
@pytest.mark.parametrize(
    ("dealt", "top", "paid"),
    [(("blue", "green", S), S, [0, 0, 5]), ((S, "green", "blue"), "blue", [5, 0, 0])],
)
def test_with_saboteur_2_who_meets_the_spider_is_paid_as_what_he_was(
    dealt: tuple[str, ...], top: str, paid: list[int]
) -> None:
    scene = turn(joining(COSTUME_2 + SPIDER, "spider", TO_DOUBLE, dealt, spare=(top, "boss")))
    assert purse(scene.advance()) == paid


# -- a pair stays closed ------------------------------------------------------------------------


@pytest.mark.rule("A1", "B13", "N2", "G8", "X2", "R157")
@pytest.mark.parametrize(("goal", "part"), ENDS)
@pytest.mark.parametrize("chest", EFFECTS)
def test_a_pair_that_the_end_of_the_round_joins_stays_closed(
    goal: str, part: str, chest: str
) -> None:
    pair = f"7,-2 {chest} tunnel-NESW"
    scene = turn(joining(f"jubilee+chests{part}", goal, (), pairs=(pair,)))
    assert at("7,-2") in scene.truth.grid.touched, "it is reached"
    assert at("7,-2") in scene.truth.grid.down, "but stays face down"
    assert (scene.cards("chest.0"), scene.cards("opened")) == ([f"chest-{chest}"], [])
    for zone in ("chest.0", "tunnel.0"):
        assert scene.truth.witnesses(zone_of(scene, zone), 0) == 0, "nobody has looked"


# -- another goal stays face down ---------------------------------------------------------------


@pytest.mark.rule("A1", "B13", "N2", "G8", "E4", "R98", "R157")
@pytest.mark.parametrize("switch", BOTH_E4)
@pytest.mark.parametrize(("goal", "part"), ENDS)
def test_another_goal_that_the_end_of_the_round_joins_stays_face_down(
    goal: str, part: str, switch: str
) -> None:
    scene = turn(joining(f"jubilee{part}+{switch}", goal, (SOUTH,)))
    assert at(OTHER_GOAL) in scene.truth.grid.touched
    assert scene.tile(OTHER_GOAL) == ""
    assert winners(scene.advance()) == ([0, 2, 3] if goal == "treasure" else [1])
    assert (scene.num("finder") == 1) == (goal == "treasure")


@pytest.mark.rule("A1", "B13", "N2", "G8", "W2", "P2", "X2", "E4", "R157")
@pytest.mark.parametrize("switch", BOTH_E4)
@pytest.mark.parametrize("double", ["costume", "party"])
@pytest.mark.parametrize(("goal", "part"), ENDS)
def test_nothing_happens_where_all_of_them_are_joined_at_once(
    goal: str, part: str, double: str, switch: str
) -> None:
    spec = f"jubilee+{double}+chests{part}+{switch}"
    board, pair = (*TO_BOTH, "NESW 7,-2", SOUTH), "6,-2 spy tunnel-NESW"
    scene = turn(joining(spec, goal, board, pairs=(pair,)))
    assert {at("6,-2"), at(OTHER_GOAL)} <= set(scene.truth.grid.touched)
    assert (scene.reached(EAST), scene.num(double)) == ("NESW", 0)
    assert scene.asked == ""


# -- what does not end the round works, one after the other -------------------------------------


@pytest.mark.rule("G8", "X2", "A1")
def test_a_stone_that_joins_a_pair_opens_it() -> None:
    pair = "7,-2 maps-off tunnel-NESW"
    scene = joining("jubilee+chests", "stone-nw", (), pairs=(pair,)).move(DIG)
    assert (scene.tile(GOAL), scene.tile("7,-2")) == ("stone-nw", "tunnel-NESW")
    assert scene.num("maps-off") == 1
    assert scene.actor == 1


@pytest.mark.rule("G8", "E4", "R40")
@pytest.mark.parametrize(("switch", "other"), [("E4=all", "stone-ne"), ("E4=one-only", "")])
def test_a_stone_that_joins_another_goal_turns_it_where_a_turn_may_turn_two(
    switch: str, other: str
) -> None:
    scene = joining(f"jubilee+{switch}+E5=fixed", "stone-nw", TO_GOAL, other="stone-ne")
    scene.move(DIG)
    assert scene.tile(GOAL) == "stone-nw"
    assert scene.tile(OTHER_GOAL).removesuffix(" turned") == other


@pytest.mark.rule("G8", "A1", "W2", "X2", "R121", "R123")
def test_a_stone_that_joins_the_double_card_and_a_pair_changes_the_role_first() -> None:
    board, pairs = (*TO_DOUBLE, "NESW 7,-2"), ("6,-2 maps-off tunnel-NESW",)
    scene = joining(f"{COSTUME}+chests", "stone-nw", board, (S, D, D, D), (D,), pairs=pairs)
    scene.move(DIG)
    assert roles(scene) == [D, D, D, D]
    assert in_order(scene) == ["goal.0", "role.0", "tunnel.0"]


@pytest.mark.rule("G8", "A1", "W2", "N2", "R123")
def test_a_bag_that_joins_the_double_card_is_paid_before_the_role_changes() -> None:
    scene = joining(COSTUME + SPIDER, "bag-2", TO_DOUBLE, (S, D, D, D), spare=(D,))
    scene.move(DIG)
    assert (scene.num("pieces.0"), roles(scene)) == (2, [D, D, D, D])
    counted = [scene.layout.nums[op[1]] for op in scene.ops if op[0] == SET]
    assert counted.index("pieces.0") < counted.index("costume")


@pytest.mark.rule("G8", "A1", "W2", "G9", "R121")
def test_a_stone_that_joins_the_double_card_and_the_treasure_changes_the_role_first() -> None:
    scene = joining(COSTUME, "stone-nw", TO_BOTH, (S, D, D, D), spare=(D,)).move(DIG)
    assert (scene.tile(OTHER_GOAL), roles(scene)) == ("treasure", [D, D, D, D])
    assert in_order(scene) == ["goal.0", "role.0", "goal.1"]
    assert assert_nothing_follows(scene.rules, scene.ops)
