"""Chests that wait for the end of the turn, the draws due, and the next round (X4, X5, B19)."""

from collections import Counter
from itertools import permutations

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.chests import (
    DIG,
    EFFECTS,
    EVERY_EYE,
    SECOND,
    SPEC,
    TUNNELS,
    bury,
    discards,
    moved,
    near,
    pair_cells,
    ready,
    zone_of,
)
from tests.support.ends import ended
from tests.support.play import dice_of
from tests.support.scene import Scene
from tests.support.told import told
from tests.support.veto import asked_in_turn

pytestmark = pytest.mark.engine

#: How many draws more or fewer each chest makes (X5).
DRAWS = {"extra-draw": 1, "no-draw": -1, "steal": -1, "sift": -1, "rummage": -1}


def settle(scene: Scene, order: tuple[str, ...] = ()) -> int:
    """Turn chests in an order and answer anyhow what they ask: the cards drawn by seat 0."""
    drawn = len(moved(scene, "pile", "hand.0"))
    turn = [f"reveal {where}" for where in order]
    while scene.actor == 0:
        offered = scene.offered()
        scene.play(next((move for move in turn if move in offered), offered[0]))
        drawn += len(moved(scene, "pile", "hand.0"))
    return drawn


def drawn_after(*chests: str) -> int:
    """Open chests in this order: how many cards seat 0 draws at the end of the turn."""
    scene = discards(near(ready().hands("NESW NE", "NS NS", "NS NS", "EW"), *chests), "map")
    return settle(scene.play(DIG), ("3,0", "2,-1", "2,1")[: len(chests)])


# -- X5: how many are drawn ---------------------------------------------------------------------


@pytest.mark.rule("X5", "X4")
def test_one_chest_gives_or_takes_one_draw() -> None:
    assert {chest: drawn_after(chest) for chest in DRAWS} == {
        chest: 1 + more for chest, more in DRAWS.items()
    }
    assert {drawn_after(chest) for chest in ("nugget", "maps-off")} == {1}


@pytest.mark.rule("X5", "X4", "R150")
@pytest.mark.parametrize("number", [2, 3])
def test_all_of_a_turns_chests_are_added_up_whatever_their_order(number: int) -> None:
    wrong = {
        chests: drawn
        for chests in permutations(DRAWS, number)
        if (drawn := drawn_after(*chests)) != max(0, 1 + sum(DRAWS[chest] for chest in chests))
    }
    assert wrong == {}


@pytest.mark.rule("X5", "C22")
@pytest.mark.parametrize(("chest", "more"), DRAWS.items())
def test_a_pathfinder_draws_two_more_or_less_what_chests_say(chest: str, more: int) -> None:
    scene = ready("jubilee+chests+pathfinder").hands("pathfinder NESW NS NE", "NS", "EW", "map")
    near(scene, chest).play("pathfind pathfinder", "lay NESW 2,0")
    while scene.asked != "trail":
        scene.play(scene.offered()[0])
    assert scene.cards("opened") == [f"chest-{chest}"]
    assert settle(scene.play("lay NS 0,1")) == 2 + more, "nothing is drawn between the two"


@pytest.mark.rule("X5", "X4", "A3")
def test_an_extra_draw_from_a_pile_of_one_is_that_one() -> None:
    assert settle(near(ready().pile("NS"), "extra-draw").play(DIG)) == 1


@pytest.mark.rule("X5", "X4")
@pytest.mark.parametrize("chest", ["no-draw", "extra-draw"])
def test_it_is_for_one_turn_only(chest: str) -> None:
    scene = near(ready().hand(1, "NS"), chest).play(DIG)
    assert len(scene.play("pass NS").cards("hand.1")) == 1


# -- X4f: a card of another player's hand -------------------------------------------------------


@pytest.mark.rule("X4", "X5", "A1")
@pytest.mark.parametrize("spec", [SPEC, SECOND])
def test_at_the_end_of_the_turn_a_card_is_taken_from_a_player_of_choice(spec: str) -> None:
    scene = near(ready(spec).hands("NESW", "", "NS NW", "map"), "steal", "extra-draw")
    scene.play(DIG, "reveal 3,0")
    assert (scene.asked, scene.actor) == ("steal", 0), "only after the last card is turned"
    assert len(scene.cards("opened")) == 2
    assert scene.cards("hand.0") == [], "and before anything is drawn"
    assert scene.offered() == ["grab #2", "grab #3"], "whoever has cards, but not oneself"
    scene.play("grab #3")
    assert "map" in scene.cards("hand.0")
    assert scene.cards("hand.3") == [], "the victim does not draw"
    assert len(scene.cards("hand.0")) == 2, "the extra card comes on top of it"


@pytest.mark.rule("X4")
def test_it_is_taken_blindly() -> None:
    taken: Counter[str] = Counter()
    for seed in range(80):
        scene = near(ready().hands("NESW", "NS NW map map", "NE", "NE"), "steal").play(DIG)
        scene.dice = dice_of(seed)
        taken.update(scene.play("grab #1").cards("hand.0"))
    assert set(taken) == {"NS", "NW", "map"}
    assert taken["map"] > max(taken["NS"], taken["NW"]), "two of the four are maps"


@pytest.mark.rule("X4")
@pytest.mark.parametrize("eye", [WATCHER, 2, 3])
def test_only_thief_and_victim_learn_which_card_it_was(eye: int) -> None:
    heard = []
    for hand in ("NS", "map"):
        scene = near(ready().hands("NESW", hand, "NE", "NE"), "steal").play(DIG)
        heard.append(told(scene, eye, "grab #1"))
        assert scene.cards("hand.0", 0) == [hand]
        assert scene.cards("hand.0", eye) == ["?"]
    assert heard[0] == heard[1]


@pytest.mark.rule("X4", "X5", "R147")
def test_where_nobody_else_has_a_card_nothing_is_taken_and_nothing_drawn() -> None:
    scene = near(ready().hands("NESW NE", "", "", "").pile("NS"), "steal").play(DIG)
    assert (scene.asked, scene.actor) == ("turn", 0)
    assert (scene.cards("hand.0"), scene.cards("pile")) == (["NE"], ["NS"])


@pytest.mark.rule("X4", "B7")
def test_a_victim_left_without_cards_is_skipped() -> None:
    scene = near(ready().hands("NESW", "NS", "NE", "NE"), "steal").play(DIG, "grab #1")
    assert scene.actor == 2


@pytest.mark.rule("X4", "X5", "A3")
def test_it_works_with_an_empty_pile() -> None:
    scene = near(ready().hands("NESW", "NS", "", "").pile(), "steal").play(DIG, "grab #1")
    assert not ended(scene)
    assert (scene.actor, scene.cards("hand.0")) == (0, ["NS"])


# -- X4g: the top three of the pile -------------------------------------------------------------


def sifting(*pile: str, spec: str = SPEC) -> Scene:
    """Seat 0 has opened the chest; these cards are left to draw, the discards hold the rest."""
    return near(ready(spec).hand(0, "NESW", "NE").pile(*pile), "sift").play(DIG)


@pytest.mark.rule("X4", "X5", "A1")
@pytest.mark.parametrize("eye", EVERY_EYE)
def test_the_top_three_are_looked_at_by_the_player_alone(eye: int) -> None:
    scene = sifting("NS", "EW", "map")
    assert (scene.asked, scene.actor) == ("sift", 0)
    assert len(scene.cards("sifted.0", eye)) == 3
    assert set(scene.cards("sifted.0", eye)) == ({"NS", "EW", "map"} if eye == 0 else {"?"})
    assert set(scene.offered()) == {"hold NS", "hold EW", "hold map"}


@pytest.mark.rule("X4", "X5", "R145")
def test_one_is_kept_instead_of_drawing_and_two_are_discarded_face_down() -> None:
    scene = sifting("NS", "EW", "map", "NW")
    before, kept = len(scene.cards("discard")), scene.offered()[0]
    settle(scene.play(kept))
    assert len(scene.cards("discard")) == before + 2
    assert len(scene.cards("pile")) == 1, "nothing more was drawn"
    assert sorted(scene.cards("hand.0")) == sorted(["NE", kept.split()[1]])
    assert "?" not in scene.cards("discard", 0)[before:], "who laid them there knows them"
    for eye in (WATCHER, 1, 2, 3):
        assert scene.cards("discard", eye)[before:] == ["?", "?"]


@pytest.mark.rule("X4")
@pytest.mark.parametrize("eye", [WATCHER, 1, 2, 3])
def test_nobody_else_learns_which_was_kept(eye: int) -> None:
    heard = [told(sifting("NS", "EW", "map"), eye, f"hold {card}") for card in ("NS", "EW", "map")]
    assert all(world == heard[0] for world in heard)


def orders_after(*moves: str) -> set[tuple[str, ...]]:
    """Every order in which the last two discards may come to lie, whatever is still answered."""
    scene = sifting("NS", "EW", "map").play(*moves)
    if scene.actor:
        return {tuple(scene.cards("discard")[-2:])}
    return set().union(*(orders_after(*moves, move) for move in scene.offered()))


@pytest.mark.rule("X4", "A4")
def test_who_discards_two_chooses_their_order() -> None:
    assert orders_after("hold map") == {("NS", "EW"), ("EW", "NS")}


@pytest.mark.rule("X4", "X5", "A3")
@pytest.mark.parametrize("pile", [("NS", "EW"), ("NS",)])
def test_with_fewer_cards_left_it_is_those(pile: tuple[str, ...]) -> None:
    scene = sifting(*pile)
    before = len(scene.cards("discard"))
    assert set(scene.offered()) == {f"hold {card}" for card in pile}
    settle(scene.play("hold NS"))
    assert sorted(scene.cards("hand.0")) == ["NE", "NS"]
    assert scene.cards("discard")[before:] == list(pile[1:])


@pytest.mark.rule("X4", "X5", "A3")
def test_with_an_empty_pile_there_is_nothing_to_sift() -> None:
    scene = sifting()
    assert (scene.asked, scene.actor) == ("turn", 1)
    assert scene.cards("hand.0") == ["NE"]


# -- X5: in which order -------------------------------------------------------------------------


@pytest.mark.rule("X5", "X4")
@pytest.mark.parametrize("order", [["steal", "sift"], ["sift", "steal"]])
def test_what_waits_is_done_in_the_order_opened_before_the_draws_due(order: list[str]) -> None:
    scene = near(ready().hand(1, "NS", "EW"), "steal", "sift", "extra-draw").play(DIG)
    cells = {"steal": "3,0", "sift": "2,-1"}
    scene.play(*(f"reveal {cells[chest]}" for chest in order))
    done = []
    while scene.actor == 0:
        done += [scene.asked] if scene.asked in cells else []
        scene.play(scene.offered()[0])
    assert done == order
    assert len(scene.cards("hand.0")) == 3, "a card left, one taken, one kept, none drawn"


@pytest.mark.rule("X5", "C22", "X4")
def test_it_waits_for_the_second_card_of_a_pathfinder() -> None:
    scene = ready("jubilee+chests+pathfinder").hand(0, "pathfinder", "NESW", "NS").hand(1, "EW")
    near(scene, "steal").play("pathfind pathfinder", "lay NESW 2,0")
    assert scene.asked == "trail"
    assert scene.play("lay NS 0,1").asked == "steal"


@pytest.mark.rule("X5", "X4", "C19", "C22", "R151")
@pytest.mark.parametrize("chest", ["steal", "sift", "extra-draw", "no-draw"])
def test_a_veto_against_the_second_card_takes_nothing_from_what_the_first_has_found(
    chest: str,
) -> None:
    scene = ready("jubilee+chests+pathfinder+veto").hand(0, "pathfinder", "NESW", "NS")
    near(scene.hand(1, "veto", "EW"), chest).play("pathfind pathfinder")
    asked_in_turn(scene)
    asked_in_turn(scene.play("lay NESW 2,0"))
    scene.play("lay NS 0,1", "veto")
    waits = chest in ("steal", "sift")
    assert (scene.asked, scene.actor) == ((chest, 0) if waits else ("turn", 1))
    drawn = settle(scene)
    assert drawn == 2 + DRAWS[chest], "two, as Pathfinder's second card was stopped"
    assert scene.num("spoils") == 0, "nothing is left for the next player to do"


@pytest.mark.rule("X4", "A1", "B13", "B19")
def test_with_the_end_of_the_round_it_is_dropped() -> None:
    scene = Scene(SPEC).tunnel("1,0", "6,0").hand(0, "NESW", "NE").roles(*["digger"] * 4)
    bury(scene, "7,1 steal tunnel-NEW").play("dig NESW 7,0", "reveal 7,1")
    assert scene.tile("8,0") == "treasure"
    while not ended(scene):
        scene.play(scene.offered()[0])
    assert (scene.asked, scene.num("spoils"), scene.num("due")) == ("turn", 0, 1)


# -- B19 ----------------------------------------------------------------------------------------


@pytest.mark.rule("B19", "X1", "X2", "X4")
@pytest.mark.parametrize("chest", EFFECTS)
def test_in_the_next_round_all_chests_lie_hidden_again_and_no_effect_lasts(chest: str) -> None:
    scene = ready().hands("NESW", "NS", "", "").pile()
    near(scene, chest).play(DIG)
    while not ended(scene):
        scene.play(scene.offered("pass")[0] if scene.asked == "turn" else scene.offered()[0])
    names = ("chest-box", "chest.0", "chest.1", "chest.2", "chest.3")
    lying = Counter(card for name in names for card in scene.cards(name))
    assert lying == Counter(f"chest-{effect}" for effect in EFFECTS)
    names = ("tunnel-box", "tunnel.0", "tunnel.1", "tunnel.2", "tunnel.3")
    assert Counter(card for name in names for card in scene.cards(name)) == TUNNELS
    assert len(set(pair_cells(scene.truth))) == 4
    assert (scene.num("maps-off"), scene.num("spoils"), scene.num("due")) == (0, 0, 1)
    for eye in EVERY_EYE:
        assert scene.cards("chest.0", eye) == scene.cards("tunnel.0", eye) == ["?"]
        assert not scene.view(eye).witnesses(zone_of(scene, "chest.0"))
