"""What the gold of each clan is worth, and who has won (D22)."""

import pytest

from tests.support.cave import Cave

pytestmark = pytest.mark.engine


def agreed(roles: str, gold: list[int], out: tuple[int, ...], first: int = -1) -> Cave:
    """A game that all agree to end: who is out with how much, and who was out first."""
    names = roles.split()
    scene = Cave(len(names)).roles(*names).treasure(*gold)
    scene.dwarves(*["out" if seat in out else "0,0 0" for seat in range(len(names))])
    if out:
        scene.counter("first-out", (out[0] if first < 0 else first) + 1)
    scene.play("propose-end", *["consent"] * (len(names) - 1))
    assert scene.rules.over(scene.truth)
    return scene


def scores(scene: Cave) -> list[int]:
    """What everybody's clan has won."""
    return [scene.num(f"score.{seat}") for seat in range(scene.seats)]


EXAMPLE = "yellow-loyal yellow-loyal yellow-saboteur blue-loyal blue-loyal"


@pytest.mark.rule("D22")
def test_the_example_of_the_rulebook_twelve_against_ten() -> None:
    """Two loyal yellow dwarves with 2 each; for blue a traitor with 2, a dwarf with 3, one lost.

    Yellow: 4 gold for each of three foes; blue: 5 gold for each of two.
    """
    scene = agreed(EXAMPLE, [2, 2, 2, 3, 4], out=(0, 1, 2, 3), first=2)
    assert scores(scene) == [12, 12, 10, 10, 10]
    assert scene.winners() == [0, 1]


@pytest.mark.rule("D22")
def test_the_gold_of_dwarves_not_out_is_lost() -> None:
    scene = agreed(EXAMPLE, [2, 2, 2, 3, 4], out=(0, 1, 2, 3))
    assert scene.gold_of() == [2, 2, 2, 3, 0]
    assert scene.num("bank") == 46 - 13 + 4


@pytest.mark.rule("D22")
def test_all_who_work_for_the_winning_clan_win_out_or_not() -> None:
    scene = agreed(EXAMPLE, [3, 3, 3, 3, 3], out=(0,))
    assert scores(scene) == [9, 9, 0, 0, 0]
    assert scene.winners() == [0, 1]
    traitor = agreed(EXAMPLE, [3, 3, 3, 3, 3], out=(2,))
    assert scores(traitor) == [0, 0, 6, 6, 6]
    assert traitor.winners() == [2, 3, 4]


@pytest.mark.rule("D22")
@pytest.mark.parametrize(("first", "winners"), [(0, [0, 1]), (3, [2, 3, 4]), (2, [2, 3, 4])])
def test_equal_values_go_to_the_clan_for_which_the_first_one_out_works(
    first: int, winners: list[int]
) -> None:
    scene = agreed(EXAMPLE, [2, 0, 1, 2, 0], out=(0, 2, 3), first=first)
    assert scores(scene) == [6] * 5
    assert scene.winners() == winners


@pytest.mark.rule("D22")
def test_nothing_against_nothing_goes_to_the_first_one_out_too() -> None:
    scene = agreed(EXAMPLE, [3, 3, 3, 0, 3], out=(3,))
    assert scores(scene) == [0] * 5
    assert scene.winners() == [2, 3, 4]


@pytest.mark.rule("D22", "R198")
def test_nobody_out_nobody_wins() -> None:
    scene = agreed(EXAMPLE, [3] * 5, out=())
    assert scores(scene) == [0] * 5
    assert scene.winners() == []
    assert scene.num("champions") == 0


@pytest.mark.rule("D22", "D2")
@pytest.mark.parametrize("out", [(0,), (1,), (0, 1)])
def test_with_one_clan_its_saboteurs_work_for_the_absent_one(out: tuple[int, ...]) -> None:
    roles = "yellow-loyal yellow-saboteur yellow-saboteur"
    scene = agreed(roles, [3, 2, 0], out)
    yellow, blue = 2 * 3 * (0 in out), 1 * 2 * (1 in out)
    assert scores(scene) == [yellow, blue, blue]
    assert scene.winners() == ([0] if yellow > blue else [1, 2])


@pytest.mark.rule("D22")
def test_winning_the_round_is_winning_the_game() -> None:
    scene = agreed(EXAMPLE, [2, 2, 2, 3, 4], out=(0, 1, 2, 3))
    assert scene.num("champions") == 0b00011
