"""Who begins the next round, in every value of E3 (B19, E3)."""

import pytest

from tests.support.scene import Scene

pytestmark = pytest.mark.engine

LAST_TURN = ("jubilee", "classic", "gigamic+E3=last-turn")
LAST_CARD = ("gigamic", "jubilee+E3=last-card", "classic+E3=last-card")
LAST_PATH = ("jubilee+E3=last-path", "classic+E3=last-path", "gigamic+E3=last-path")


def starter_after(spec: str, hands: tuple[str, ...], *moves: str, active: int = 0) -> int:
    """Who begins the second round after the last cards were used like this."""
    scene = Scene(spec, active=active).hands(*hands).pile().play(*moves)
    assert scene.num("round") == 2
    assert scene.actor == scene.num("first")
    return scene.actor


@pytest.mark.rule("E3", "B19", "R3")
@pytest.mark.parametrize("spec", LAST_TURN)
@pytest.mark.parametrize("seat", range(4))
def test_last_turn_the_left_neighbour_of_who_had_the_last_turn_begins(spec: str, seat: int) -> None:
    hands = tuple("NE" if at == seat else "" for at in range(4))
    assert starter_after(spec, hands, "pass NE", active=seat) == (seat + 1) % 4


@pytest.mark.rule("E3", "R3")
@pytest.mark.parametrize("spec", LAST_TURN)
def test_last_turn_does_not_care_what_was_played(spec: str) -> None:
    hands = ("NS", "map", "NE", "")
    assert starter_after(spec, hands, "dig NS 0,1", "map 8,0", "pass NE") == 3


@pytest.mark.rule("E3", "B7")
@pytest.mark.parametrize("spec", LAST_TURN)
def test_last_turn_being_skipped_is_not_a_turn(spec: str) -> None:
    assert starter_after(spec, ("NS NE", "", "", ""), "dig NS 0,1", "pass NE") == 1


@pytest.mark.rule("E3", "B13", "B19")
@pytest.mark.parametrize("spec", [*LAST_TURN, *LAST_CARD, *LAST_PATH])
def test_after_the_treasure_the_left_neighbour_of_the_finisher_begins(spec: str) -> None:
    scene = Scene(spec, active=2).tunnel("1,0", "6,0").hand(2, "EW").play("dig EW 7,0")
    while scene.asked == "gold":
        scene.play(scene.offered()[0])
    assert (scene.num("round"), scene.actor) == (2, 3), "gold choices are not turns"


@pytest.mark.rule("E3", "R3")
@pytest.mark.parametrize("spec", LAST_CARD)
@pytest.mark.parametrize(
    ("hand", "move"),
    [("map", "map 8,0"), ("NS", "dig NS 0,1"), ("broken-cart", "break broken-cart #3")],
)
def test_last_card_counts_path_and_action_cards_but_no_discard(
    spec: str, hand: str, move: str
) -> None:
    hands = ("NE", hand, "NE", "NE")
    assert starter_after(spec, hands, "pass NE", move, "pass NE", "pass NE") == 2


@pytest.mark.rule("E3", "R3")
@pytest.mark.parametrize("spec", LAST_CARD)
def test_last_card_is_the_last_one_not_the_first(spec: str) -> None:
    hands = ("map", "NS", "map", "NE")
    assert starter_after(spec, hands, "map 8,0", "dig NS 0,1", "map 8,0", "pass NE") == 3


@pytest.mark.rule("E3", "R3")
@pytest.mark.parametrize("spec", LAST_PATH)
def test_last_path_counts_path_cards_only(spec: str) -> None:
    hands = ("NS", "map", "broken-cart", "NE")
    moves = ("dig NS 0,1", "map 8,0", "break broken-cart #0", "pass NE")
    assert starter_after(spec, hands, *moves) == 1


@pytest.mark.rule("E3")
@pytest.mark.parametrize("spec", LAST_PATH)
@pytest.mark.parametrize(("hand", "move"), [("map", "map 8,0"), ("NE", "pass NE")])
def test_last_path_falls_back_on_the_last_turn_if_nobody_dug(
    spec: str, hand: str, move: str
) -> None:
    assert starter_after(spec, (hand, "NE", "NE", ""), move, "pass NE", "pass NE") == 3


@pytest.mark.rule("E3")
@pytest.mark.parametrize("spec", LAST_CARD)
def test_last_card_falls_back_on_the_last_turn_if_nobody_played(spec: str) -> None:
    assert starter_after(spec, ("NE", "NE", "NE", ""), "pass NE", "pass NE", "pass NE") == 3


@pytest.mark.rule("E3", "R53")
@pytest.mark.parametrize("spec", LAST_PATH)
def test_last_path_counts_a_card_that_has_fallen_since(spec: str) -> None:
    hands = ("NS", "rockfall", "NE", "")
    assert starter_after(spec, hands, "dig NS 0,1", "rockfall 0,1", "pass NE") == 1


@pytest.mark.rule("E3", "R53")
@pytest.mark.parametrize("spec", LAST_CARD)
def test_last_card_counts_a_broken_tool_that_has_been_mended_and_the_repair(spec: str) -> None:
    hands = ("broken-cart", "fix-cart", "NE", "NE")
    moves = ("break broken-cart #1", "repair fix-cart #1 broken-cart", "pass NE", "pass NE")
    assert starter_after(spec, hands, *moves) == 2


@pytest.mark.rule("E3", "B19")
@pytest.mark.parametrize("spec", [LAST_CARD[1], LAST_PATH[0]])
def test_what_was_played_in_an_earlier_round_does_not_count(spec: str) -> None:
    scene = Scene(spec).hands("NS", "NE", "", "").pile().play("dig NS 0,1", "pass NE")
    assert (scene.num("round"), scene.actor) == (2, 1)
    while scene.num("round") == 2:
        last = scene.actor
        scene.play(scene.offered("pass")[0])
    assert scene.actor == (last + 1) % 4
