"""Thieves after the pay: who, in which order, from whom (S16, S17, S24)."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.scene import Scene
from tests.support.second import (
    BLUE,
    BOSS,
    GREEN,
    PROFITEER,
    S2,
    SABOTEUR,
    before_the_end,
    before_the_treasure,
    finish,
    purse,
)

pytestmark = pytest.mark.engine

ROLES = (BLUE, GREEN, GREEN, SABOTEUR, GREEN)


def den(*thieves: int, pieces: tuple[int, ...] = (1, 1, 1, 1, 1)) -> Scene:
    """Five seats at the end of the last round, Thefts laid in this order; seat 3 will be paid 5."""
    return before_the_end(*ROLES).pieces(*pieces).thefts(*thieves)


def asked(scene: Scene) -> list[int]:
    """The thieves in the order in which they are asked; all refrain."""
    order = []
    while scene.asked == "theft":
        order.append(scene.actor)
        scene.play("refrain")
    return order


@pytest.mark.rule("S17", "S24")
def test_a_thief_takes_one_piece_from_another_player() -> None:
    scene = den(0).play("pass NE")
    assert (scene.actor, scene.asked) == (0, "theft")
    assert purse(scene) == [1, 1, 1, 6, 1], "paid before any theft"
    scene.play("rob #3")
    assert purse(scene) == [2, 1, 1, 5, 1]
    assert scene.asked == ""
    assert [scene.num(f"score.{seat}") for seat in range(5)] == [2, 1, 1, 5, 1]


@pytest.mark.rule("S24", "R68")
def test_a_thief_may_rob_any_other_player_or_nobody() -> None:
    scene = den(1).play("pass NE")
    assert set(scene.offered()) == {"refrain", "rob #0", "rob #2", "rob #3", "rob #4"}
    assert scene.refused("rob #1") == "nothing-to-rob"
    assert purse(scene.play("refrain")) == [1, 1, 1, 6, 1]


@pytest.mark.rule("S24", "R68")
def test_only_players_who_have_a_piece_can_be_robbed() -> None:
    scene = den(1, pieces=(0, 5, 0, 0, 1)).play("pass NE")
    assert set(scene.offered()) == {"refrain", "rob #3", "rob #4"}
    assert scene.refused("rob #0") == "nothing-to-rob"


@pytest.mark.rule("S24", "R68")
def test_with_nobody_to_rob_a_thief_is_not_asked() -> None:
    scene = before_the_end(BLUE, GREEN, GREEN).pieces(0, 7, 0).thefts(1).play("pass NE")
    assert scene.asked == ""
    assert purse(scene) == [0, 7, 0]


@pytest.mark.rule("S24", "S23")
def test_what_was_just_paid_can_be_stolen_and_what_was_stolen_too() -> None:
    scene = before_the_treasure(BLUE, SABOTEUR, SABOTEUR).thefts(1, 2)
    finish(scene)
    assert purse(scene) == [5, 0, 0]
    assert scene.actor == 2
    scene.play("rob #0")
    assert set(scene.offered()) == {"refrain", "rob #0", "rob #2"}
    assert purse(scene.play("rob #2")) == [4, 1, 0]


# -- order ----------------------------------------------------------------------------------------


@pytest.mark.rule("S24")
@pytest.mark.parametrize(
    ("laid", "order"),
    [
        ((0, 1, 2), [2, 0, 1]),
        ((2, 1, 0), [0, 1, 2]),
        ((0, 2, 1), [1, 2, 0]),
        ((4, 1), [1, 4]),
        ((1, 4), [4, 1]),
        ((0, 4, 2, 3), [3, 4, 0, 2]),
    ],
)
def test_the_theft_laid_last_is_first_then_it_goes_clockwise(
    laid: tuple[int, ...], order: list[int]
) -> None:
    assert asked(den(*laid).play("pass NE")) == order


@pytest.mark.rule("S24", "S17")
def test_the_order_is_that_in_which_the_cards_were_really_laid() -> None:
    scene = Scene(S2, seats=3, in_round=3).roles(BLUE, GREEN, SABOTEUR).pieces(1, 1, 1).pile()
    scene.hands("theft NE", "NE theft", "theft NE")
    scene.play("scheme theft #0", "pass NE", "enough", "scheme theft #2")
    scene.play("pass NE", "scheme theft #1", "pass NE")
    assert asked(scene) == [1, 2, 0]


@pytest.mark.rule("S24", "S17", "R80")
def test_a_theft_that_was_removed_and_laid_again_counts_from_then() -> None:
    scene = Scene(S2, seats=2, in_round=3).roles(BLUE, GREEN).pieces(1, 1).pile()
    scene.hands("theft hands-off theft", "theft NE NE").play("scheme theft #0", "scheme theft #1")
    scene.play("foil hands-off #0 theft", "pass NE", "enough", "scheme theft #0", "pass NE")
    assert asked(scene) == [0, 1]


@pytest.mark.rule("S17", "S24")
def test_a_theft_removed_in_time_steals_nothing_and_hands_the_first_place_on() -> None:
    scene = before_the_end(*ROLES).pieces(1, 1, 1, 1, 1).thefts(1, 2, 4).hand(0, "hands-off")
    assert asked(scene.play("foil hands-off #4 theft")) == [2, 1]


@pytest.mark.rule("S6", "S24")
def test_a_theft_shed_steals_nothing() -> None:
    scene = before_the_end(*ROLES).pieces(1, 1, 1, 1, 1).thefts(1, 0).hand(0, "NE", "NS")
    assert asked(scene.play("shed NE theft", "with NS")) == [1]


@pytest.mark.rule("S24", "C20")
def test_it_goes_clockwise_even_when_play_goes_the_other_way() -> None:
    scene = before_the_end(*ROLES, spec=f"{S2}+direction").pieces(1, 1, 1, 1, 1)
    assert asked(scene.thefts(4, 1, 2).counter("backwards", 1).play("pass NE")) == [2, 4, 1]


# -- S16: trapped ---------------------------------------------------------------------------------


@pytest.mark.rule("S16", "S24")
def test_a_trapped_thief_cannot_steal() -> None:
    scene = before_the_end(*ROLES, trapped=[2, 4]).pieces(1, 1, 1, 1, 1).thefts(1, 2, 3, 4)
    assert asked(scene.play("pass NE")) == [3, 1]


@pytest.mark.rule("S16", "S24")
def test_a_thief_freed_in_time_steals() -> None:
    scene = before_the_end(*ROLES, trapped=[2]).pieces(1, 1, 1, 1, 1).thefts(1, 2)
    scene.hand(0, "free-at-last").play("free free-at-last #2 trapped")
    assert asked(scene) == [2, 1]


@pytest.mark.rule("S16", "S24", "R69")
def test_a_trapped_player_can_be_robbed() -> None:
    scene = before_the_end(*ROLES, trapped=[2]).pieces(1, 1, 4, 1, 1).thefts(0)
    assert purse(scene.play("pass NE", "rob #2")) == [2, 1, 3, 6, 1]


@pytest.mark.rule("S17", "S24")
def test_a_thief_with_a_broken_tool_steals_all_the_same() -> None:
    scene = before_the_end(*ROLES).pieces(1, 1, 1, 1, 1).mat(2, "broken-cart").thefts(2)
    assert asked(scene.play("pass NE")) == [2]


@pytest.mark.rule("S24", "S22")
@pytest.mark.parametrize("role", [BLUE, GREEN, BOSS, PROFITEER, SABOTEUR, "geologist"])
def test_anybody_may_be_a_thief_winner_or_not(role: str) -> None:
    scene = before_the_treasure(BLUE, role).pieces(3, 0).thefts(1)
    finish(scene)
    before = purse(scene)
    scene.play("rob #0")
    assert purse(scene) == [before[0] - 1, before[1] + 1]


# -- what is public, and what comes after ---------------------------------------------------------


@pytest.mark.rule("S24", "B18")
def test_who_robs_whom_is_public() -> None:
    scene = den(0).play("pass NE", "rob #3")
    for eye in (WATCHER, *range(5)):
        assert scene.view(eye).nums == scene.truth.nums


@pytest.mark.rule("S24", "S25", "B19")
def test_after_the_thieves_the_next_round_begins() -> None:
    scene = Scene(S2, seats=3).roles(BLUE, GREEN, SABOTEUR).hands("NE", "", "").pile().thefts(1)
    scene.play("pass NE")
    assert (scene.num("round"), scene.asked) == (1, "theft")
    scene.play("rob #2")
    assert (scene.num("round"), scene.asked, scene.actor) == (2, "turn", 1)
    assert purse(scene) == [0, 1, 4]
    assert scene.cards("mat.1") == []


@pytest.mark.rule("S24")
def test_thieves_are_at_work_when_the_treasure_is_found_as_well() -> None:
    scene = finish(before_the_treasure(BLUE, GREEN, SABOTEUR).thefts(2))
    assert purse(scene.play("rob #0")) == [4, 0, 1]


@pytest.mark.rule("S24")
def test_nobody_else_may_answer_for_the_thief() -> None:
    scene = den(1).play("pass NE")
    assert scene.refused("rob #3", seat=0) == "not-your-turn"
    assert scene.refused("pass NE") == "not-now"
