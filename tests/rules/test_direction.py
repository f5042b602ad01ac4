"""Change of direction (C15, C20)."""

import pytest

from rockfall.kernel.ops import MOVE, apply
from tests.support.gold import DIG, ROLES, near_loss, near_treasure, purses, share_out
from tests.support.play import lying, truth
from tests.support.scene import Scene

pytestmark = pytest.mark.engine

CARD = "change-of-direction"
REVERSE = f"reverse {CARD}"
SPEC = "jubilee+direction"


def order(scene: Scene, turns: int) -> list[int]:
    """Who is up in the next turns, everyone passing."""
    seats = []
    for _ in range(turns):
        seats.append(scene.actor)
        scene.play(scene.offered("pass")[0])
    return seats


def hand_back(scene: Scene, seat: int) -> None:
    """Take the one card there is from the top of the discards into a hand."""
    zones, kind = scene.layout.zones, scene.layout.kinds.index(CARD)
    discard = zones.index("discard")
    top = scene.truth.size(discard) - 1
    apply(scene.truth, (MOVE, kind, discard, top, zones.index(f"hand.{seat}")))


# -- C15: in the draw pile ----------------------------------------------------------------------


@pytest.mark.rule("C15")
@pytest.mark.parametrize("spec", [SPEC, "classic+direction", "gigamic+direction"])
def test_one_copy_is_shuffled_in_before_the_deal(spec: str) -> None:
    places: set[str] = set()
    for seed in range(40):
        cards = lying(spec, 4, seed)
        held = {zone for zone, kinds in cards.items() if CARD in kinds}
        assert sum(kinds.count(CARD) for kinds in cards.values()) == 1
        assert sum(len(cards[zone]) for zone in ("pile", *(f"hand.{s}" for s in range(4)))) == 68
        places |= held
    assert places == {"pile", "hand.0", "hand.1", "hand.2", "hand.3"}


@pytest.mark.rule("C15", "S2")
def test_with_saboteur_2_it_may_be_among_the_ten_cards_taken_off() -> None:
    places: set[str] = set()
    for seed in range(60):
        cards = lying("jubilee+saboteur2+direction", 2, seed)
        assert sum(map(len, (cards["pile"], cards["hand.0"], cards["hand.1"], cards["cut"]))) == 119
        places |= {zone for zone, kinds in cards.items() if CARD in kinds}
    assert places == {"pile", "hand.0", "hand.1", "cut"}


@pytest.mark.rule("C15")
def test_each_card_is_chosen_alone() -> None:
    assert CARD not in truth("jubilee", 4)[0].rules.layout.kinds
    assert "craftsman" not in truth(SPEC, 4)[0].rules.layout.kinds
    both = truth(f"{SPEC}+craftsman", 4)[0].rules.layout
    assert [both.count[both.kinds.index(name)] for name in (CARD, "craftsman")] == [1, 1]


@pytest.mark.rule("C15", "A4", "B6")
def test_it_is_an_action_card_played_from_the_hand_discarded_and_replaced() -> None:
    scene = Scene(SPEC).hand(0, CARD).play(REVERSE)
    assert scene.cards("discard", 2)[-1] == CARD, "for all to see"
    assert len(scene.cards("hand.0")) == 1
    assert CARD not in scene.cards("hand.0")


@pytest.mark.rule("C15", "B6")
def test_it_can_be_passed_away_and_then_turns_nothing() -> None:
    scene = Scene(SPEC).hand(0, CARD).play(f"pass {CARD}")
    assert order(scene, 3) == [1, 2, 3]
    assert scene.cards("discard", 1)[0] == "?"


# -- C20: the order of play ---------------------------------------------------------------------


@pytest.mark.rule("C20")
@pytest.mark.parametrize("seat", range(4))
def test_play_goes_the_other_way_at_once_and_for_the_rest_of_the_round(seat: int) -> None:
    scene = Scene(SPEC, active=seat).hand(seat, CARD).play(REVERSE)
    assert order(scene, 9) == [(seat - turn) % 4 for turn in range(1, 10)]


@pytest.mark.rule("C20")
def test_a_second_one_turns_play_back() -> None:
    scene = Scene(SPEC).hand(0, CARD).play(REVERSE)
    hand_back(scene, 3)
    scene.play(REVERSE)
    assert order(scene, 6) == [0, 1, 2, 3, 0, 1]


@pytest.mark.rule("C20", "B7")
def test_players_without_cards_are_skipped_in_the_new_direction_too() -> None:
    scene = Scene(SPEC, seats=5).hands(f"{CARD} NE", "NE NE", "", "NE", "").pile().play(REVERSE)
    assert order(scene, 4) == [3, 1, 0, 1]


@pytest.mark.rule("C20", "A2")
def test_it_can_always_be_played() -> None:
    scene = Scene(SPEC).hands(CARD, "NE", "", "").pile().mat(0, "broken-cart", "broken-lantern")
    assert scene.can(REVERSE)
    assert Scene("jubilee+saboteur2+direction", 2).hand(0, CARD).mat(0, "trapped").can(REVERSE)


@pytest.mark.rule("C20", "A2")
def test_only_this_card_turns_play_round() -> None:
    scene = Scene(SPEC).hand(0, "map")
    assert scene.refused("reverse map") == "turns-nothing"
    assert scene.refused(REVERSE) == "not-in-hand"


@pytest.mark.rule("C20")
def test_between_two_players_it_changes_nothing() -> None:
    scene = Scene("jubilee+saboteur2+direction", 2).hand(0, CARD).play(REVERSE)
    assert scene.actor == 1


@pytest.mark.rule("C20", "E2")
def test_it_breaks_a_row_of_passes() -> None:
    hands = ("NE NE NE", "NW NW NW", "NS NS NS", CARD)
    scene = Scene("classic+direction").hands(*hands).pile()
    scene.play("pass NE", "pass NW", "pass NS", REVERSE)
    assert scene.num("round") == 1, "all who still have cards passed, but then a card was played"
    assert order(scene, 3) == [2, 1, 0]
    assert scene.num("round") == 2, "now they have, whichever way the turns went"


@pytest.mark.rule("C20", "E2", "A2")
def test_as_long_as_somebody_holds_it_there_is_a_playable_card() -> None:
    spec = f"{SPEC}+E2=no-playable"
    scene = Scene(spec).hands("fix-cart fix-cart", CARD, "", "").pile().play("pass fix-cart")
    assert scene.num("round") == 1
    assert scene.play(f"pass {CARD}").num("round") == 2


# -- C20: what is mirrored ----------------------------------------------------------------------


@pytest.mark.rule("C20", "B15", "R93")
def test_gold_is_passed_on_clockwise_after_the_card_was_played() -> None:
    scene = Scene(f"{SPEC}+E1=per-player", seats=5, active=2, in_round=3).tunnel("1,0", "6,0")
    scene.roles(*(ROLES[role] for role in "DSDDS")).hand(2, CARD).hand(1, "NE").hand(0, "EW")
    scene.play(REVERSE, "pass NE", DIG)
    assert share_out(scene) == [0, 2, 3, 0]
    assert purses(scene) == [2, 0, 2, 1, 0]


@pytest.mark.rule("C20", "B15", "R93")
@pytest.mark.parametrize(
    ("roles", "finder", "first"),
    [("DSDDS", 1, 2), ("DSDDS", 4, 0), ("SDDDS", 4, 1), ("DDSSD", 2, 4)],
)
def test_after_a_saboteurs_finish_the_nearest_digger_clockwise_chooses_first(
    roles: str, finder: int, first: int
) -> None:
    scene = near_treasure(SPEC, roles, finder).counter("backwards", 1).play(DIG)
    assert (scene.asked, scene.actor) == ("gold", first)


@pytest.mark.rule("C20", "B15")
def test_turned_back_again_gold_goes_counter_clockwise_as_ever() -> None:
    scene = Scene(SPEC, active=1, in_round=3).tunnel("1,0", "6,0")
    scene.roles(*(ROLES[role] for role in "DDDD")).hand(1, CARD, "EW").play(REVERSE)
    hand_back(scene, 0)
    scene.play(REVERSE, DIG)
    assert share_out(scene) == [1, 0, 3]


@pytest.mark.rule("C20", "V1", "V3")
def test_the_search_skips_blocked_diggers_in_the_new_direction() -> None:
    scene = near_treasure(f"{SPEC}+sabotaged", "DSDDS", 1).counter("backwards", 1)
    assert share_out(scene.mat(2, "broken-cart").play(DIG)) == [3, 0]
    assert purses(scene) == [1, 0, 0, 2, 0]


# -- C20: what is not ---------------------------------------------------------------------------


@pytest.mark.rule("C20", "B19", "E3", "R92")
@pytest.mark.parametrize("seat", range(4))
def test_the_next_round_is_begun_left_of_the_last_turn_as_ever(seat: int) -> None:
    scene = near_loss(SPEC, "DDSD", seat, in_round=1).counter("backwards", 1).play("pass NE")
    assert (scene.num("round"), scene.actor) == (2, (seat + 1) % 4)


@pytest.mark.rule("C20", "E3", "R92")
@pytest.mark.parametrize(("spec", "starter"), [("last-card", 3), ("last-path", 1)])
def test_left_is_clockwise_for_the_other_starters_too(spec: str, starter: int) -> None:
    scene = Scene(f"{SPEC}+E3={spec}").hands("NS", "NE", CARD, "").pile()
    scene.counter("backwards", 1).play("dig NS 0,1", REVERSE)
    assert scene.play("pass NE").num("round") == 2
    assert scene.actor == starter, "the card itself was played by seat 2, the path by seat 0"


@pytest.mark.rule("C20", "B16", "R92")
def test_saboteurs_are_paid_clockwise_as_ever() -> None:
    # One nugget is all there is: it goes to the first saboteur clockwise after the last turn.
    scene = near_loss(SPEC, "DSDSD", 2).counter("backwards", 1).gold_pile("gold-1")
    scene.play("pass NE")
    assert (scene.num("score.3"), scene.num("score.1")) == (1, 0)


@pytest.mark.rule("C20", "S24", "R92")
def test_thieves_steal_clockwise_as_ever() -> None:
    scene = Scene("jubilee+saboteur2+direction", 4).hands("crystal-s", "", "", "").pile()
    scene.roles("blue", "blue", "green", "green").pieces(5, 5, 5, 5)
    scene.counter("backwards", 1).thefts(0, 2, 1).play("pass crystal-s")
    thieves = []
    while scene.asked == "theft":
        thieves.append(scene.actor)
        scene.play("refrain")
    assert thieves == [1, 2, 0]


@pytest.mark.rule("C20", "B19")
def test_the_next_round_goes_clockwise_again() -> None:
    scene = near_loss(SPEC, "DDSD", 0, in_round=1).counter("backwards", 1).play("pass NE")
    assert order(scene, 5) == [1, 2, 3, 0, 1]


@pytest.mark.rule("C20", "B19")
def test_the_card_may_be_the_last_of_a_round_and_is_back_in_the_next() -> None:
    scene = Scene(SPEC).hands(CARD, "", "", "").pile().play(REVERSE)
    assert (scene.num("round"), scene.actor, scene.num("backwards")) == (2, 1, 0)
    zones = ["pile", *(f"hand.{seat}" for seat in range(4))]
    assert sum(scene.cards(zone).count(CARD) for zone in zones) == 1
