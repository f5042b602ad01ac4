"""Swap hats: a role exchanged with the role pile (S18, E8, A2)."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.hats import HAT, put_away, random_hats
from tests.support.scene import Scene
from tests.support.second import S2

pytestmark = pytest.mark.engine

TOP_UNDER = (S2, "classic+saboteur2", "gigamic+saboteur2+E8=top-under")
RANDOM_OUT = ("gigamic+saboteur2", "jubilee+saboteur2+E8=random-out")
TOP_OUT = ("jubilee+saboteur2+E8=top-out", "gigamic+saboteur2+E8=top-out")
EVERY = (*TOP_UNDER, *RANDOM_OUT, *TOP_OUT)
ROLES = ("blue", "saboteur", "boss", "green")
EVERY_EYE = (WATCHER, 0, 1, 2, 3)


def hatter(spec: str = S2, *spare: str, seed: int = 0) -> Scene:
    """Seat 0 of four holds a Swap hats; a small role pile."""
    scene = Scene(spec, seed=seed).roles(*ROLES)
    return scene.spare(*(spare or ("profiteer", "geologist", "blue"))).hand(0, "swap-hats")


@pytest.mark.rule("S18", "A2")
@pytest.mark.parametrize("spec", EVERY)
def test_any_player_may_be_chosen_oneself_included(spec: str) -> None:
    scene = hatter(spec)
    assert scene.offered("hat") == [f"hat swap-hats #{seat}" for seat in range(4)]


@pytest.mark.rule("S18", "E8", "R60")
@pytest.mark.parametrize("spec", TOP_UNDER)
@pytest.mark.parametrize("seat", [0, 2])
def test_the_top_role_is_taken_and_the_old_one_goes_under_the_pile(spec: str, seat: int) -> None:
    scene = hatter(spec).play(f"hat swap-hats #{seat}")
    assert scene.cards(f"role.{seat}") == ["profiteer"]
    assert scene.cards("spare") == ["geologist", "blue", ROLES[seat]]


@pytest.mark.rule("S18", "E8", "R60")
@pytest.mark.parametrize("spec", TOP_OUT)
def test_the_top_role_is_taken_and_the_old_one_is_out_of_the_round(spec: str) -> None:
    scene = hatter(spec).play("hat swap-hats #1")
    assert scene.cards("role.1") == ["profiteer"]
    assert scene.cards("spare") == ["geologist", "blue"]
    assert "saboteur" in scene.cards("role-box")


@pytest.mark.rule("S18", "E8", "R60")
@pytest.mark.parametrize("spec", RANDOM_OUT)
def test_any_role_of_the_pile_is_taken_and_the_old_one_is_out_of_the_round(spec: str) -> None:
    taken = set()
    for seed in range(40):
        scene = hatter(spec, seed=seed).play("hat swap-hats #1")
        (new,) = scene.cards("role.1")
        taken.add(new)
        assert sorted([*scene.cards("spare"), new]) == ["blue", "geologist", "profiteer"]
        assert "saboteur" in scene.cards("role-box")
    assert taken == {"profiteer", "geologist", "blue"}


@pytest.mark.rule("S18")
@pytest.mark.parametrize("spec", EVERY)
@pytest.mark.parametrize("seat", [0, 3])
def test_only_who_changed_sees_the_new_role(spec: str, seat: int) -> None:
    scene = hatter(spec).play(f"hat swap-hats #{seat}")
    for eye in EVERY_EYE:
        known = scene.cards(f"role.{seat}", eye) != ["?"]
        assert known == (eye == seat)


@pytest.mark.rule("S18", "E8", "R79")
def test_the_old_role_under_the_pile_is_known_to_who_wore_it_alone() -> None:
    scene = hatter().play("hat swap-hats #2")
    assert scene.cards("spare", 2) == ["?", "?", "boss"]
    assert all(scene.cards("spare", eye) == ["?"] * 3 for eye in (WATCHER, 0, 1, 3))


@pytest.mark.rule("S18", "R79")
@pytest.mark.parametrize("spec", EVERY)
def test_what_others_knew_of_the_player_is_void(spec: str) -> None:
    scene = (
        Scene(spec, seats=3)
        .roles("blue", "saboteur", "green")
        .hands("inspection", "swap-hats", "NE")
    )
    scene.play("inspect inspection #1")
    assert scene.cards("role.1", 0) == ["saboteur"]
    scene.play("hat swap-hats #1")
    assert scene.cards("role.1", 0) == ["?"]


@pytest.mark.rule("S18")
def test_a_role_that_comes_up_again_is_known_to_who_put_it_there() -> None:
    scene = Scene(S2, seats=3).roles("blue", "saboteur", "green").spare("boss")
    scene.hands("swap-hats NE", "swap-hats", "NE").pile().play(
        "hat swap-hats #0", "hat swap-hats #2"
    )
    assert scene.cards("role.2") == ["blue"]
    assert scene.cards("role.2", 0) == ["blue"], "the pile held nothing else"
    assert scene.cards("role.2", 1) == ["?"]


@pytest.mark.rule("S18", "E8", "W2", "R81")
@pytest.mark.parametrize("eye", [WATCHER, 0, 1])
def test_who_put_a_role_away_cannot_follow_it_to_a_random_hat(eye: int) -> None:
    found = random_hats(eye)
    assert found["green"] == found["blue"], "a role nobody knew, and the one that seat 0 put away"
    assert len(found["blue"]) == 1


@pytest.mark.rule("S18", "E8", "R81")
def test_a_random_hat_leaves_the_pile_shuffled_and_nobody_knows_any_of_it() -> None:
    below = set()
    for seed in range(12):
        scene = put_away("green", "green", seed=seed).play(HAT)
        below.add(tuple(scene.cards("spare")))
        assert all(scene.cards("spare", eye) == ["?"] * 2 for eye in (WATCHER, 0, 1, 2))
    assert below == {("green", "green"), ("green", "blue"), ("blue", "green")}


@pytest.mark.rule("S18", "A2", "R71")
@pytest.mark.parametrize("spec", EVERY)
def test_with_no_role_left_over_it_cannot_be_played(spec: str) -> None:
    scene = Scene(spec).roles(*ROLES).spare().hand(0, "swap-hats")
    assert scene.offered("hat") == []
    assert scene.refused("hat swap-hats #1") == "no-hats-left"
    assert scene.can("pass swap-hats")


@pytest.mark.rule("S18", "S5")
def test_it_is_discarded_open_takes_the_turn_and_draws_one() -> None:
    scene = Scene(S2).hand(0, "swap-hats", "NE").play("hat swap-hats #2")
    assert scene.cards("discard", WATCHER) == ["swap-hats"]
    assert len(scene.cards("hand.0")) == 2
    assert scene.actor == 1


@pytest.mark.rule("S18")
def test_only_swap_hats_changes_hats() -> None:
    assert Scene(S2).hand(0, "map").refused("hat map #1") == "not-a-hat"


@pytest.mark.rule("S18", "G9", "S21")
def test_a_player_wins_with_the_role_held_at_the_end() -> None:
    scene = Scene(S2, seats=2, in_round=3).roles("saboteur", "green").spare("green", "blue")
    scene.tunnel("1,0", "6,0").hands("swap-hats EW", "NS").pile("NE", "NE")
    scene.play("hat swap-hats #0", "pass NS", "dig EW 7,0")
    assert scene.cards("role.0") == ["green"]
    assert [scene.num(f"pieces.{seat}") for seat in range(2)] == [4, 4]
