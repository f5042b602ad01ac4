"""Who has won a round, by role."""

from collections.abc import Sequence

import pytest

from rockfall.match.outcome import label, role_of, side, unmasked, unpaid_for, winning_roles
from tests.support.scene import Scene
from tests.support.second import BLUE, GREEN, S2, SABOTEUR, before_the_end


def found(spec: str, *roles: str, trapped: Sequence[int] = ()) -> Scene:
    """The first seat turns up the treasure; the table is left as it is then.

    Thefts, or gold to choose from, keep the round from being put away at once.
    """
    scene = Scene(spec, len(roles)).tunnel("1,0", "6,0").hand(0, "NESW").roles(*roles)
    for seat in trapped:
        scene.mat(seat, "trapped")
    if "saboteur2" in spec:
        scene.mat(len(roles) - 1, "theft")
    return scene.play("dig NESW 7,0")


@pytest.mark.rule("B13", "B14")
def test_roles_are_unmasked_when_all_have_been_shown_and_not_when_one_knows_them_all() -> None:
    over = found("jubilee", "digger", "digger", "saboteur")
    assert all(unmasked(over.view(eye)) for eye in range(-1, 3))
    inspected = Scene(S2, 2).hand(0, "inspection", "map").roles(BLUE, GREEN)
    inspected.play("inspect inspection #1")
    view = inspected.view(0)
    assert [role_of(view, seat) for seat in range(2)] == [BLUE, GREEN]
    assert not unmasked(view)
    assert role_of(inspected.view(-1), 1) == ""


@pytest.mark.rule("S21", "S22")
def test_winning_roles_are_those_in_play() -> None:
    blue = found(S2, BLUE, SABOTEUR, "profiteer")
    assert winning_roles(blue.rules, blue.view(-1)) == [BLUE, "profiteer"]
    both = found(S2, "geologist", GREEN, BLUE)
    assert winning_roles(both.rules, both.view(-1)) == [BLUE, GREEN]
    diggers = found("jubilee", "digger", "digger", "saboteur")
    assert winning_roles(diggers.rules, diggers.view(-1)) == ["digger"]


@pytest.mark.rule("S22")
def test_a_missed_treasure_is_won_by_saboteurs_in_play_or_nobody() -> None:
    for roles, won in (((BLUE, SABOTEUR), [SABOTEUR]), ((BLUE, GREEN), [])):
        scene = before_the_end(*roles).play("pass NE")
        assert winning_roles(scene.rules, scene.view(-1)) == won


@pytest.mark.rule("S16", "S23")
def test_being_trapped_costs_winners_and_geologists_their_pay_and_losers_nothing() -> None:
    scene = found(S2, BLUE, BLUE, "geologist", SABOTEUR, GREEN, trapped=(1, 2, 3))
    unpaid = [unpaid_for(scene.rules, scene.view(-1), seat) for seat in range(5)]
    assert unpaid == ["", "trapped", "trapped", "", ""]


@pytest.mark.rule("V1", "C16")
def test_a_broken_tool_costs_a_digger_the_share_where_that_is_played() -> None:
    for spec, card in (("jubilee", ""), ("jubilee+sabotaged", "broken-cart")):
        scene = Scene(spec, 3).tunnel("1,0", "6,0").hand(0, "NESW").mat(1, "broken-cart")
        scene.mat(2, "broken-lantern").roles("digger", "digger", "saboteur").play("dig NESW 7,0")
        unpaid = [unpaid_for(scene.rules, scene.view(-1), seat) for seat in range(3)]
        assert unpaid == ["", card, ""]


@pytest.mark.parametrize(
    ("roles", "words"),
    [
        (["digger"], ("digger", "diggers")),
        ([BLUE, "boss"], ("blue+boss", "blue")),
        ([BLUE, GREEN, "boss"], ("blue+green+boss", "both teams")),
        (["boss", "profiteer"], ("boss+profiteer", "boss")),
        ([SABOTEUR, "profiteer"], ("saboteur+profiteer", "saboteurs")),
        (["greedy"], ("greedy", "greedy")),
        ([], ("nobody", "nobody")),
    ],
)
def test_winners_have_a_label_and_a_side(roles: list[str], words: tuple[str, str]) -> None:
    assert (label(roles), side(roles)) == words
