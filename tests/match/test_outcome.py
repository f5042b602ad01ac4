"""Who has won a round, by role."""

import pytest

from rockfall.match.outcome import label, role_of, side, unmasked, winning_roles
from tests.support.scene import Scene
from tests.support.second import BLUE, GREEN, S2, SABOTEUR, before_the_end


def found(spec: str, *roles: str) -> Scene:
    """The first seat turns up the treasure; the table is left as it is then.

    Thefts, or gold to choose from, keep the round from being put away at once.
    """
    scene = Scene(spec, len(roles)).tunnel("1,0", "6,0").hand(0, "NESW").roles(*roles)
    if "saboteur2" in spec:
        scene.mat(1, "theft")
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
