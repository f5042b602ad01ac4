"""Passing in Saboteur 2: one to three cards face down, as many drawn (S7, S8, A3, A4)."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.scene import Scene
from tests.support.second import S2

pytestmark = pytest.mark.engine

HAND = ("NE", "NES", "map", "rockfall", "NS")
ONE = ("pass NE", "enough")
TWO = ("pass NE", "also map", "enough")
THREE = ("pass NE", "also map", "also NS")


def passing(*pile: str) -> Scene:
    """Seat 0 of three is to act, with a small pile to draw from."""
    return Scene(S2, seats=3).hand(0, *HAND).pile(*pile)


def passed(scene: Scene, number: int, eye: int) -> list[str]:
    """The last cards on the discards as an eye sees them."""
    return scene.cards("discard", eye)[-number:]


@pytest.mark.rule("S7")
@pytest.mark.parametrize(("number", "said"), [(1, ONE), (2, TWO), (3, THREE)])
def test_as_many_cards_are_drawn_as_were_passed(number: int, said: tuple[str, ...]) -> None:
    scene = passing("EW", "EW", "EW", "NESW").play(*said)
    assert len(scene.cards("hand.0")) == len(HAND)
    assert len(scene.cards("pile")) == 4 - number
    assert passed(scene, number, 0) == ["NE", "map", "NS"][:number]
    assert (scene.actor, scene.asked) == (1, "turn")


@pytest.mark.rule("S7")
def test_three_cards_are_the_most() -> None:
    scene = passing("EW").play("pass NE", "also map")
    assert scene.asked == "pass-more"
    assert scene.play("also NS").asked == "turn"
    assert scene.actor == 1


@pytest.mark.rule("S7", "A1", "R73")
def test_nothing_is_drawn_before_the_pass_is_over() -> None:
    scene = passing("EW", "EW", "EW").play("pass NE", "also map")
    assert (scene.actor, scene.asked) == (0, "pass-more")
    assert set(scene.offered()) == {"enough", "also NES", "also NS", "also rockfall"}


@pytest.mark.rule("S7")
def test_a_second_card_must_be_in_the_hand_and_is_nobody_else_s_business() -> None:
    scene = passing("EW").play("pass NE")
    assert scene.refused("also NE") == "not-in-hand"
    assert scene.refused("also EW") == "not-in-hand"
    assert scene.refused("also map", seat=1) == "not-your-turn"
    assert scene.refused("map 8,0") == "not-now"


@pytest.mark.rule("S7")
def test_who_has_passed_the_last_card_is_not_asked_for_more() -> None:
    scene = Scene(S2, seats=3).hands("NE", "NS", "NS").pile().play("pass NE")
    assert (scene.actor, scene.asked) == (1, "turn")
    scene = Scene(S2, seats=3).hands("NE map", "NS", "NS").pile().play("pass NE", "also map")
    assert (scene.actor, scene.asked) == (1, "turn")


@pytest.mark.rule("S7", "A4", "R72")
@pytest.mark.parametrize("order", [("NE", "map", "NS"), ("NS", "NE", "map")])
def test_who_passes_several_cards_chooses_their_order(order: tuple[str, ...]) -> None:
    first, second, third = order
    scene = passing("EW").play(f"pass {first}", f"also {second}", f"also {third}")
    assert passed(scene, 3, 0) == list(order)


@pytest.mark.rule("S7", "A4", "B6")
def test_only_who_passed_them_knows_the_cards() -> None:
    scene = passing("EW").play(*THREE)
    assert passed(scene, 3, 0) == ["NE", "map", "NS"]
    assert all(passed(scene, 3, eye) == ["?"] * 3 for eye in (WATCHER, 1, 2))


@pytest.mark.rule("S7", "A3")
@pytest.mark.parametrize(("pile", "drawn"), [((), 0), (("EW",), 1), (("EW", "EW"), 2)])
def test_fewer_cards_are_drawn_when_there_are_fewer(pile: tuple[str, ...], drawn: int) -> None:
    scene = passing(*pile).play(*THREE)
    assert len(scene.cards("hand.0")) == len(HAND) - 3 + drawn
    assert scene.cards("pile") == []


@pytest.mark.rule("S8", "S7")
def test_with_an_empty_pile_up_to_three_cards_may_still_be_passed() -> None:
    scene = passing().play(*THREE)
    assert sorted(scene.cards("hand.0")) == ["NES", "rockfall"]
    assert scene.actor == 1


@pytest.mark.rule("S7", "S4", "S5")
def test_the_next_player_draws_one_again_after_a_pass_of_three() -> None:
    scene = Scene(S2, seats=3).hands("NE NES map", "rockfall NS", "NS").board("EW 1,0")
    scene.play("pass NE", "also NES", "also map", "rockfall 1,0")
    assert [len(scene.cards(f"hand.{seat}")) for seat in range(3)] == [3, 2, 1]


@pytest.mark.rule("S4", "S5")
@pytest.mark.parametrize("text", ["dig NES 1,0 turned", "map 8,0", "rockfall 2,0"])
def test_a_path_card_or_an_action_card_draws_one(text: str) -> None:
    scene = Scene(S2, seats=3).hand(0, *HAND).board("NES 2,0")
    left = len(scene.cards("pile"))
    scene.play(text)
    assert len(scene.cards("hand.0")) == len(HAND)
    assert len(scene.cards("pile")) == left - 1
    assert (scene.actor, scene.asked) == (1, "turn")


@pytest.mark.rule("S4", "S5", "S6", "S7")
def test_a_turn_is_exactly_one_of_the_four_and_none_can_be_left_out() -> None:
    scene = Scene(S2, seats=3).hand(0, *HAND).mat(0, "theft")
    verbs = {text.split()[0] for text in scene.offered()}
    assert verbs == {"dig", "map", "pass", "shed"}


@pytest.mark.rule("S7", "B6")
def test_in_the_base_game_one_card_is_all_one_may_pass() -> None:
    scene = Scene("jubilee", seats=3).hand(0, *HAND).play("pass NE")
    assert (scene.actor, scene.asked) == (1, "turn")


@pytest.mark.rule("S8", "B7")
def test_who_has_no_cards_is_skipped_and_who_has_some_must_act() -> None:
    scene = Scene(S2, seats=3).hands("NE NS", "", "map NE").pile()
    scene.play("pass NE", "enough")
    assert scene.actor == 2
    scene.play("map 8,0")
    assert scene.actor == 0
    assert scene.offered("pass") == ["pass NS"]
