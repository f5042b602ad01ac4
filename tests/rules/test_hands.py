"""Swap hands: all cards of two hands change places (S19, A2, B7)."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.scene import Scene
from tests.support.second import S2

pytestmark = pytest.mark.engine


@pytest.mark.rule("S19", "R76")
def test_the_remaining_cards_change_places_and_the_other_player_draws_one() -> None:
    scene = Scene(S2, seats=3).hands("swap-hands NE NES", "map rockfall NS NS", "EW")
    left = len(scene.cards("pile"))
    scene.play("swap swap-hands #1")
    assert sorted(scene.cards("hand.0")) == ["NS", "NS", "map", "rockfall"]
    assert len(scene.cards("hand.1")) == 3
    assert {"NE", "NES"} <= set(scene.cards("hand.1"))
    assert len(scene.cards("pile")) == left - 1
    assert scene.cards("discard", WATCHER) == ["swap-hands"]
    assert (scene.actor, scene.asked) == (1, "turn")


@pytest.mark.rule("S19")
def test_everybody_else_keeps_hand_and_sees_only_how_many_cards_change() -> None:
    scene = Scene(S2, seats=3).hands("swap-hands NE NES", "map", "EW").play("swap swap-hands #1")
    assert scene.cards("hand.2") == ["EW"]
    for eye in (WATCHER, 2):
        assert scene.cards("hand.0", eye) == ["?"]
        assert scene.cards("hand.1", eye) == ["?", "?", "?"]


@pytest.mark.rule("S19", "A2")
def test_any_other_player_may_be_chosen_with_cards_or_without() -> None:
    scene = Scene(S2).hands("swap-hands NE", "", "NES", "")
    assert scene.offered("swap") == [f"swap swap-hands #{seat}" for seat in (1, 2, 3)]
    assert scene.refused("swap swap-hands #0") == "not-on-oneself"


@pytest.mark.rule("S19", "A2")
def test_into_an_empty_hand_leaves_the_active_player_without_cards() -> None:
    scene = Scene(S2, seats=3).hands("swap-hands NE NES", "", "EW").pile("NS")
    scene.play("swap swap-hands #1")
    assert scene.cards("hand.0") == []
    assert sorted(scene.cards("hand.1")) == ["NE", "NES", "NS"]


@pytest.mark.rule("S19", "A2")
def test_with_an_empty_hand_of_one_s_own_the_other_is_left_with_the_card_drawn() -> None:
    scene = Scene(S2, seats=3).hands("swap-hands", "map NS", "EW").pile("NE")
    scene.play("swap swap-hands #1")
    assert sorted(scene.cards("hand.0")) == ["NS", "map"]
    assert scene.cards("hand.1") == ["NE"]


@pytest.mark.rule("S19", "B7", "R77")
def test_cards_that_come_later_bring_a_skipped_player_back_in() -> None:
    scene = Scene(S2, seats=3).hands("NE", "", "swap-hands NES NS").pile()
    scene.play("pass NE")
    assert scene.actor == 2, "seat 1 is skipped"
    scene.play("swap swap-hands #1")
    assert scene.cards("hand.2") == []
    assert scene.actor == 1


@pytest.mark.rule("S19", "B7", "R77")
def test_who_gave_all_cards_away_is_skipped_even_with_cards_in_the_pile() -> None:
    scene = Scene(S2, seats=2).hands("swap-hands NE NES", "").pile("NS", "NS")
    scene.play("swap swap-hands #1", "pass NE", "enough")
    assert scene.cards("hand.0") == []
    assert scene.actor == 1


@pytest.mark.rule("S19", "A3", "S8", "R76")
def test_with_an_empty_pile_nobody_draws() -> None:
    scene = Scene(S2, seats=3).hands("swap-hands NE", "map NS", "EW").pile()
    scene.play("swap swap-hands #1")
    assert scene.cards("hand.1") == ["NE"]
    assert sorted(scene.cards("hand.0")) == ["NS", "map"]


@pytest.mark.rule("S19", "B7", "B14")
def test_the_last_card_of_all_swapped_for_nothing_ends_the_round() -> None:
    scene = Scene(S2, seats=3).hands("swap-hands", "", "").pile().play("swap swap-hands #1")
    assert scene.num("round") == 2


@pytest.mark.rule("S19", "S4")
def test_from_the_next_turn_on_the_active_player_draws_again() -> None:
    scene = Scene(S2, seats=2).hands("swap-hands NE", "NS NS").play("swap swap-hands #1")
    scene.play("pass NE", "enough")
    assert len(scene.cards("hand.1")) == 2
    scene.play("pass NS", "enough")
    assert len(scene.cards("hand.0")) == 2


@pytest.mark.rule("S19")
def test_what_both_players_know_of_the_cards_follows_them() -> None:
    scene = Scene(S2, seats=3).hands("swap-hands NE", "map NS", "EW").pile()
    scene.play("swap swap-hands #1")
    assert scene.cards("hand.1", 1) == ["NE"]
    assert scene.cards("hand.1", 0) == ["?"]
    assert sorted(scene.cards("hand.0", 0)) == ["NS", "map"]


@pytest.mark.rule("S19")
def test_only_swap_hands_swaps_hands() -> None:
    assert Scene(S2).hand(0, "map").refused("swap map #1") == "not-a-swap"
