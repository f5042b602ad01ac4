"""Pathfinder and Veto: each of its cards is announced by itself (C19, C22)."""

import pytest

from tests.support.scene import Scene
from tests.support.veto import asked_in_turn, stop

pytestmark = pytest.mark.engine

SPEC = "jubilee+pathfinder"
PATHFIND = "pathfind pathfinder"


def on_the_trail(vetoer: int = 2) -> Scene:
    """Seat 0 can lay three path cards, two of them with the Pathfinder."""
    scene = Scene(f"{SPEC}+veto").hand(0, "pathfinder", "EW", "EW", "NE")
    return scene.hand(vetoer, "veto", "NE")


@pytest.mark.rule("C19", "C22")
def test_the_pathfinder_and_each_of_its_two_path_cards_are_announced_by_themselves() -> None:
    scene = on_the_trail().play("pathfind pathfinder")
    assert asked_in_turn(scene) == [1, 2, 3]
    scene.play("lay EW 1,0")
    assert scene.tile("1,0") == ""
    assert asked_in_turn(scene) == [1, 2, 3]
    assert scene.tile("1,0") == "EW"
    scene.play("lay EW 2,0")
    assert asked_in_turn(scene) == [1, 2, 3]
    assert scene.tile("2,0") == "EW"
    assert (scene.asked, scene.actor) == ("turn", 1)


@pytest.mark.rule("C19", "C22", "R113")
@pytest.mark.parametrize(
    ("stopped", "drawn", "tiles", "discards"),
    [
        (0, 1, ("", ""), ["pathfinder", "veto"]),
        (1, 1, ("", ""), ["pathfinder", "EW", "veto"]),
        (2, 2, ("EW", ""), ["pathfinder", "EW", "veto"]),
    ],
)
def test_a_stopped_card_ends_the_trail_and_only_the_second_path_card_leaves_two_to_draw(
    stopped: int, drawn: int, tiles: tuple[str, str], discards: list[str]
) -> None:
    scene = on_the_trail()
    for move in (PATHFIND, "lay EW 1,0", "lay EW 2,0")[:stopped]:
        asked_in_turn(scene.play(move))
    held = len(scene.cards("hand.0")) - 1
    stop(scene.play((PATHFIND, "lay EW 1,0", "lay EW 2,0")[stopped]))
    assert (scene.asked, scene.actor) == ("turn", 1)
    assert (scene.tile("1,0"), scene.tile("2,0")) == tiles
    assert len(scene.cards("hand.0")) == held + drawn
    assert len(scene.cards("hand.2")) == 2, "the vetoer has drawn one"
    assert scene.cards("discard") == discards


@pytest.mark.rule("C19", "C22", "A3")
def test_after_a_stopped_second_card_both_draws_of_the_active_player_come_first() -> None:
    scene = on_the_trail().pile("NS", "NES").play("pathfind pathfinder")
    asked_in_turn(scene)
    scene.play("lay EW 1,0")
    asked_in_turn(scene)
    stop(scene.play("lay EW 2,0"))
    assert sorted(scene.cards("hand.0")) == ["NE", "NES", "NS"]
    assert scene.cards("hand.2") == ["NE"]
