"""Storehouse: one of the last five discards instead of a new card (C18)."""

import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.kernel.ops import MOVE, PEEK
from tests.support.scene import Scene
from tests.support.told import told
from tests.support.veto import asked_in_turn, move_to, stop

pytestmark = pytest.mark.engine

SPEC = "jubilee+storehouse"
#: Discards from the bottom to the top.
SEVEN = ("NE", "map", "rockfall", "EW", "NS", "fix-cart", "NW")


def ready(*discards: str, spec: str = SPEC) -> Scene:
    """Seat 0 holds the Storehouse; the discards lie as named, unseen by all."""
    scene = Scene(spec).hand(0, "storehouse", "NEW").hand(1, "NES", "NESW", "map")
    move_to(scene, "discard", *discards)
    return scene


# -- what is looked at --------------------------------------------------------------------------


@pytest.mark.rule("C18")
def test_the_top_five_are_looked_at_by_the_player_alone() -> None:
    scene = ready(*SEVEN).play("storehouse")
    assert (scene.asked, scene.actor) == ("storehouse", 0)
    assert scene.cards("discard", 0) == ["?", "?", *SEVEN[2:]]
    for eye in (WATCHER, 1, 2, 3):
        assert scene.cards("discard", eye) == ["?"] * 7


@pytest.mark.rule("C18")
def test_any_one_of_the_five_can_be_kept_and_one_must_be() -> None:
    scene = ready(*SEVEN).play("storehouse")
    assert sorted(scene.offered()) == sorted(f"take {card}" for card in SEVEN[2:])
    for below in SEVEN[:2]:
        assert scene.refused(f"take {below}") == "not-in-store"


@pytest.mark.rule("C18", "A3", "R111")
@pytest.mark.parametrize("number", [1, 2, 4, 5])
def test_with_fewer_discards_all_of_them_are_looked_at(number: int) -> None:
    scene = ready(*SEVEN[:number]).play("storehouse")
    assert scene.cards("discard", 0) == list(SEVEN[:number])
    assert len(scene.offered()) == number


@pytest.mark.rule("C18")
def test_two_cards_alike_are_one_choice_and_one_of_them_stays() -> None:
    scene = ready("NE", "NE", "map").play("storehouse")
    assert sorted(scene.offered()) == ["take NE", "take map"]
    assert scene.play("take NE").cards("discard") == ["NE", "map", "storehouse"]


@pytest.mark.rule("C18", "A4")
def test_a_card_discarded_this_very_round_by_passing_or_playing_can_be_fetched() -> None:
    scene = Scene(SPEC).hands("map NE", "NW NS", "storehouse NEW", "NE")
    scene.play("map 8,0", "pass NW", "storehouse")
    assert scene.cards("discard", 2) == ["map", "NW"]
    assert "map" in scene.play("take map").cards("hand.2")


# -- what is taken, and what lies there then ----------------------------------------------------


@pytest.mark.rule("C18", "A4", "R111")
@pytest.mark.parametrize("taken", SEVEN[2:])
def test_the_rest_goes_back_in_order_and_the_storehouse_on_top(taken: str) -> None:
    scene = ready(*SEVEN).play("storehouse", f"take {taken}")
    left = [card for card in SEVEN if card != taken]
    assert scene.cards("discard") == [*left, "storehouse"]
    assert sorted(scene.cards("hand.0")) == sorted(["NEW", taken])
    assert scene.cards("discard", 3)[-1] == "storehouse", "it was played face up"


@pytest.mark.rule("C18")
def test_the_card_kept_comes_instead_of_a_drawn_one() -> None:
    scene = ready(*SEVEN)
    pile = len(scene.cards("pile"))
    scene.play("storehouse", "take EW")
    assert len(scene.cards("pile")) == pile
    assert (scene.asked, scene.actor) == ("turn", 1)
    scene.play("pass NES")
    assert len(scene.cards("pile")) == pile - 1, "the next player draws as ever"


@pytest.mark.rule("C18", "S7")
def test_with_saboteur_2_too_nothing_is_drawn() -> None:
    scene = ready(*SEVEN, spec="jubilee+saboteur2+storehouse")
    pile = len(scene.cards("pile"))
    scene.play("storehouse", "take EW")
    assert len(scene.cards("pile")) == pile
    assert sorted(scene.cards("hand.0")) == ["EW", "NEW"]


@pytest.mark.rule("C18")
def test_it_works_with_an_empty_draw_pile() -> None:
    scene = Scene(SPEC).pile().hands("storehouse", "NE", "", "")
    top = scene.cards("discard")[-1]
    scene.play("storehouse", f"take {top}")
    assert scene.cards("hand.0") == [top]
    assert scene.num("round") == 1, "there are cards in hands"


@pytest.mark.rule("C18", "B8")
def test_a_broken_tool_does_not_matter() -> None:
    scene = Scene(SPEC).hand(0, "storehouse").mat(0, "broken-cart")
    move_to(scene, "discard", "NE")
    assert scene.can("storehouse")


@pytest.mark.rule("C18", "A2", "R112")
def test_without_a_discard_it_cannot_be_played_but_discarded() -> None:
    scene = ready()
    assert scene.refused("storehouse") == "no-discards"
    assert not scene.offered("storehouse")
    assert scene.can("pass storehouse")
    assert scene.refused("storehouse NEW") == "not-a-storehouse"


@pytest.mark.rule("C18", "A2", "E2")
@pytest.mark.parametrize(("card", "in_round"), [("storehouse", 1), ("fix-lantern", 2)])
def test_with_discards_it_is_a_playable_card(card: str, in_round: int) -> None:
    scene = Scene(f"{SPEC}+E2=no-playable").pile().hands("fix-cart fix-cart", card, "", "")
    assert scene.play("pass fix-cart").num("round") == in_round


@pytest.mark.rule("C18", "E2", "E3")
def test_to_take_a_card_is_no_pass_and_no_card_played() -> None:
    scene = Scene("classic+storehouse+E3=last-card").pile().hands("NE NE", "storehouse", "NS", "")
    scene.play("pass NE", "storehouse", "take NE", "pass NS")
    assert scene.num("round") == 1, "the Storehouse broke the row of passes"
    assert scene.num("last") == 2, "and was the last card played"


# -- who knows what -----------------------------------------------------------------------------


def known_to_all(eye: int, taken: str) -> tuple[list[object], Scene]:
    """Five discards everyone saw, taken from by seat 3: what an eye hears, and the table then."""
    scene = Scene(SPEC, active=0).hands("map NE", "rockfall NE", "map NE", "storehouse NE")
    scene.tunnel("1,0", "2,0")
    heard = told(scene, eye, "map 8,0", "rockfall 2,0", "map 8,2", "storehouse", f"take {taken}")
    return [*heard], scene


@pytest.mark.rule("C18")
@pytest.mark.parametrize("eye", [WATCHER, 0, 1, 2])
def test_others_cannot_tell_which_card_was_taken_even_if_they_knew_them_all(eye: int) -> None:
    worlds = [known_to_all(eye, taken) for taken in ("map", "EW", "rockfall")]
    for heard, scene in worlds[1:]:
        assert heard == worlds[0][0]
        assert scene.view(eye).same(worlds[0][1].view(eye))
    assert worlds[0][1].cards("discard", eye) == ["?", "?", "?", "storehouse"]


@pytest.mark.rule("C18")
@pytest.mark.parametrize("eye", [WATCHER, 1, 2, 3])
def test_others_cannot_tell_which_of_five_unseen_cards_was_taken(eye: int) -> None:
    worlds = []
    for taken in SEVEN[2:]:
        scene = ready(*SEVEN)
        worlds.append((told(scene, eye, "storehouse", f"take {taken}"), scene))
    for heard, scene in worlds[1:]:
        assert heard == worlds[0][0]
        assert scene.view(eye).same(worlds[0][1].view(eye))


@pytest.mark.rule("C18")
def test_the_player_remembers_the_rest_and_alone_sees_the_card_in_hand() -> None:
    scene = ready(*SEVEN).play("storehouse", "take NS")
    left = ["rockfall", "EW", "fix-cart", "NW", "storehouse"]
    assert scene.cards("discard", 0) == ["?", "?", *left]
    assert sorted(scene.cards("hand.0", 0)) == ["NEW", "NS"]
    assert scene.cards("hand.0", 1) == ["?", "?"]


@pytest.mark.rule("C18")
def test_what_lies_deeper_than_five_stays_known_to_who_knew_it() -> None:
    scene = Scene(SPEC).hands("map NE", "NE NW", "NE NS", "storehouse NE")
    scene.play("map 8,0", "pass NE", "pass NE")
    move_to(scene, "discard", "NS", "NW", "EW")
    scene.play("storehouse", "take EW")
    assert scene.cards("discard", 1) == ["map", *["?"] * 4, "storehouse"]
    assert scene.cards("discard", 3)[1:] == ["NE", "NE", "NS", "NW", "storehouse"]


@pytest.mark.rule("C18", "A1")
def test_looking_and_taking_are_all_that_happens() -> None:
    scene = ready(*SEVEN).play("storehouse")
    looked = [op[4] for op in scene.ops if op[0] == PEEK]
    assert sorted(looked) == [2, 3, 4, 5, 6]
    scene.play("take NW")
    discard = scene.layout.zones.index("discard")
    moved = [op for op in scene.ops if op[0] == MOVE]
    assert [op[4] for op in moved] == [discard], "only the Storehouse itself moves besides"


@pytest.mark.rule("C18", "C19")
def test_a_stopped_storehouse_has_shown_nothing() -> None:
    scene = Scene(f"{SPEC}+veto").hand(0, "storehouse", "NE").hand(2, "veto")
    move_to(scene, "discard", "NS")
    looked = [op for op in scene.play("storehouse").ops if op[0] == PEEK]
    looked += [op for op in stop(scene).ops if op[0] == PEEK]
    assert not looked
    assert scene.cards("discard", 0) == ["?", "storehouse", "veto"]
    assert len(scene.cards("hand.0")) == 2, "the draw is an ordinary one then"


@pytest.mark.rule("C18", "C19")
def test_an_allowed_storehouse_is_not_among_the_cards_looked_at() -> None:
    scene = Scene(f"{SPEC}+veto").hand(0, "storehouse", "NE")
    move_to(scene, "discard", "NS", "map")
    asked_in_turn(scene.play("storehouse"))
    assert sorted(scene.offered()) == ["take NS", "take map"]
    assert scene.play("take NS").cards("discard") == ["map", "storehouse"]
