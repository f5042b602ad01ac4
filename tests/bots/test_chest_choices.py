"""What the standard bot does with chests, goals and the storehouse where the answer is plain."""

import pytest

from tests.bots.jubilee_tables import DIGGERS, D, S, choice, choices, peek, table
from tests.bots.seating import Onlooker
from tests.support import new_goals
from tests.support.chests import bury, near
from tests.support.scene import Scene
from tests.support.veto import move_to


def chest_scene(role: str, *chests: str) -> Scene:
    """Seat 0 knows the chests around 2,0 and has reached them."""
    scene = Scene("jubilee+chests").roles(role, D, D, D).board("EW 1,0").hand(0, "NESW", "NE")
    near(scene, *chests)
    for number in range(len(chests)):
        peek(scene, f"chest.{number}")
    return scene.play("dig NESW 2,0")


@pytest.mark.rule("X2", "X4")
@pytest.mark.parametrize(
    ("role", "chests", "first"),
    [
        (D, ("no-draw", "nugget"), "2,-1"),
        (D, ("nugget", "no-draw"), "3,0"),
        (D, ("bury", "extra-draw"), "2,-1"),
        (S, ("bury", "extra-draw"), "3,0"),
    ],
)
def test_the_better_chest_is_opened_first(role: str, chests: tuple[str, str], first: str) -> None:
    assert choice(chest_scene(role, *chests)) == f"reveal {first}"


@pytest.mark.rule("X4")
def test_one_digs_to_a_nugget_and_round_a_bad_chest() -> None:
    for chest, turned in (("nugget", " turned"), ("no-draw", "")):
        scene = Scene("jubilee+chests").roles(*DIGGERS).hand(0, "NS", "fix-cart")
        bury(scene, f"0,2 {chest} tunnel-NES")
        peek(scene, "chest.0")
        assert (choice(scene) == "dig NS 0,1") is bool(turned)


@pytest.mark.rule("X3", "X4")
@pytest.mark.parametrize(("seen", "buries"), [(True, True), (False, False)])
def test_a_rich_chest_is_buried_if_one_knows_of_it(seen: bool, buries: bool) -> None:
    scene = bury(table("chests", DIGGERS, "rockfall", "n+w", end="2,0"), "6,2 nugget tunnel-NES")
    if seen:
        peek(scene, "chest.0")
    assert (choice(scene) == "rockfall 6,2") is buries


@pytest.mark.rule("X3")
def test_who_knows_the_treasure_looks_into_a_pair() -> None:
    scene = bury(table("chests", DIGGERS, "map", "fix-cart"), "6,2 nugget tunnel-NES")
    assert choice(peek(scene, "goal.1")) == "map 6,2"


@pytest.mark.rule("X4")
@pytest.mark.parametrize(("role", "likely"), [(D, False), (S, True)])
def test_a_goal_that_moves_is_the_treasure_for_saboteurs_alone(role: str, likely: bool) -> None:
    scene = Scene("jubilee+chests").roles(role, D, D, D).board("EW 1,0").hand(0, "NESW", "NE")
    near(scene, "shift-goal")
    peek(scene, "goal.1").play("dig NESW 2,0")
    assert scene.asked == "shift-goal"
    assert (choice(scene) == "nudge 8,0") is likely


@pytest.mark.rule("C18", "X4")
def test_the_most_useful_discard_is_fetched() -> None:
    scene = table("storehouse", DIGGERS, "storehouse", "NEW")
    move_to(scene, "discard", "e+w", "n+w", "NESW", "broken-cart")
    bot = Onlooker(scene, 0).sees("storehouse")
    assert bot.chooses() == "take NESW"


@pytest.mark.rule("C18")
@pytest.mark.parametrize(("top", "plays"), [("NESW", True), ("e+w", False)])
def test_the_storehouse_is_searched_if_something_useful_lies_there(top: str, plays: bool) -> None:
    scene = table("storehouse", DIGGERS, "storehouse", "fix-cart")
    move_to(scene, "discard", top)
    peek(scene, "discard")
    assert choice(scene).startswith("storehouse") is plays


@pytest.mark.rule("X4")
def test_a_look_out_of_a_chest_goes_to_a_role_not_yet_known() -> None:
    for known in (1, 2, 3):
        scene = Scene("jubilee+chests").roles(*DIGGERS).board("EW 1,0").hand(0, "NESW", "NE")
        near(scene, "spy")
        for seat in {1, 2, 3} - {known}:
            peek(scene, f"role.{seat}")
        scene.play("dig NESW 2,0")
        assert (scene.asked, choice(scene)) == ("spy", f"unmask #{known}")


@pytest.mark.rule("X4", "X5")
def test_a_digger_sifts_the_best_card_out_and_buries_the_better_of_the_rest() -> None:
    scene = Scene("jubilee+chests").roles(*DIGGERS).board("EW 1,0").hand(0, "NESW", "NE")
    near(scene.pile("NES", "e+w", "map"), "sift").play("dig NESW 2,0")
    assert scene.asked == "sift"
    assert choices(scene) == {"hold map"}
    assert choices(scene.play("hold map")) == {"drop NES"}


@pytest.mark.rule("X4")
def test_a_digger_rummages_for_a_passage() -> None:
    scene = Scene("jubilee+chests").roles(*DIGGERS).board("EW 1,0").hand(0, "NESW", "NE")
    near(scene, "rummage")
    move_to(scene, "discard", "e+w", "NES", "n+w")
    scene.play("dig NESW 2,0")
    assert (scene.asked, choice(scene)) == ("rummage", "fetch NES")


@pytest.mark.rule("X4")
def test_a_card_is_taken_from_a_foe_rather_than_from_a_friend() -> None:
    scene = Scene("jubilee+chests").roles(D, D, S, D).board("EW 1,0").hand(0, "NESW", "NE")
    near(scene, "steal")
    for seat in (1, 2, 3):
        peek(scene, f"role.{seat}")
    scene.play("dig NESW 2,0")
    assert (scene.asked, choice(scene)) == ("steal", "grab #2")


@pytest.mark.rule("C17")
@pytest.mark.parametrize(("role", "swaps"), [(D, False), (S, True)])
def test_a_saboteur_muddles_the_goals_and_a_digger_does_not(role: str, swaps: bool) -> None:
    scene = table("swap-goals", (role, D, D, D), "swap-goals", "n+w").mat(0, "broken-cart")
    assert choice(scene).startswith("switch") is swaps


@pytest.mark.rule("N2")
@pytest.mark.parametrize(("role", "digs"), [(D, False), (S, True)])
def test_a_known_spider_is_reached_by_saboteurs_alone(role: str, digs: bool) -> None:
    scene = new_goals.near("bag-1 stone-nw spider treasure dragon", roles=f"{role} digger digger")
    peek(scene, "goal.1")
    assert (choice(scene) == new_goals.DIG) is digs


@pytest.mark.rule("C17")
@pytest.mark.parametrize(("role", "answer"), [(D, "settle turned"), (S, "settle")])
def test_goals_change_places_if_that_brings_the_treasure_nearer(role: str, answer: str) -> None:
    scene = table("swap-goals", (role, D, D, D), "swap-goals", "NE", end="5,0")
    scene.goals("treasure", "stone-nw", "stone-ne")
    peek(scene, "goal.0").play("switch swap-goals 8,-2 8,0")
    assert choice(scene) == answer
