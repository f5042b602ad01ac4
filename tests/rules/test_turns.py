"""A turn from announcement to draw, hands, skipping (A1, A4, B3, B5, B6, B7)."""

import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.kernel.ops import MOVE, PLACE, SET, apply
from rockfall.kernel.sight import redact, redact_move
from rockfall.match.notation import parse_move
from rockfall.match.record import op_text
from tests.support.play import truth
from tests.support.scene import Scene

pytestmark = pytest.mark.engine

EVERY_EYE = (WATCHER, 0, 1, 2, 3)


def told(scene: Scene, text: str, eye: int) -> list[str]:
    """Play a move; give its operations as an eye is told them."""
    before = scene.truth.copy()
    lines = []
    for op in scene.play(text).ops:
        lines.append(op_text(scene.layout, redact(before, op, eye)))
        apply(before, op)
    return lines


# -- A1 -----------------------------------------------------------------------------------------


@pytest.mark.rule("A1", "B6")
def test_a_turn_is_announced_works_turns_goals_draws_and_goes_on_in_this_order() -> None:
    scene = Scene().goals("treasure", "stone-nw", "stone-ne").tunnel("1,0", "6,0")
    scene.hand(0, "EW").pile("NS").play("dig EW 7,0")
    steps = [op_text(scene.layout, op) for op in scene.ops if op[0] in (MOVE, PLACE, SET)]
    assert steps == [
        "move EW hand.0 played",
        "place 7,0 EW played",
        "place 8,0 stone-nw goal.1 slot 0",
        "move NS pile hand.0",
        "set active 1",
    ]
    assert (scene.asked, scene.actor) == ("turn", 1)


@pytest.mark.rule("A1")
@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("NE", "dig NE -1,0"),
        ("broken-cart", "break broken-cart #2"),
        ("fix-pickaxe-cart", "repair fix-pickaxe-cart #3 broken-pickaxe"),
        ("map", "map 8,2"),
        ("rockfall", "rockfall 1,0"),
    ],
)
def test_a_played_card_is_announced_to_all_with_its_choices(card: str, text: str) -> None:
    scene = Scene().hand(0, card).mat(3, "broken-pickaxe", "broken-cart").board("EW 1,0")
    move = parse_move(scene.layout, text)
    shown = (MOVE, scene.layout.kinds.index(card))
    before = scene.truth.copy()
    scene.play(text)
    announced = next(op for op in scene.ops if op[0] == MOVE)
    for eye in EVERY_EYE:
        assert redact_move(scene.layout, move, 0, eye) == move
        assert redact(before, announced, eye)[:2] == shown


@pytest.mark.rule("A1", "B6")
def test_a_pass_shows_nothing_but_that_one_passed() -> None:
    scene = Scene().hand(0, "NE")
    move = parse_move(scene.layout, "pass NE")
    for eye in (WATCHER, 1, 2, 3):
        assert redact_move(scene.layout, move, 0, eye) == parse_move(scene.layout, "pass ?")
    assert redact_move(scene.layout, move, 0, 0) == move


@pytest.mark.rule("A1", "B13", "R42")
def test_what_comes_after_the_end_of_the_round_is_dropped() -> None:
    scene = Scene(in_round=3).hand(0, "EW").pile("NS").tunnel("1,0", "6,0").play("dig EW 7,0")
    assert scene.cards("pile") == ["NS"]
    assert scene.num("active") == 0, "no next player"


@pytest.mark.rule("A1", "R27")
def test_equal_cards_of_a_hand_are_one_answer() -> None:
    one, two = Scene().hand(0, "NES", "map"), Scene().hand(0, "NES", "NES", "NES", "map", "map")
    assert one.offered() == two.offered()
    assert len(set(two.offered())) == len(two.offered())


# -- A4 -----------------------------------------------------------------------------------------


@pytest.mark.rule("A4", "B11", "R15")
def test_the_fallen_card_lies_under_the_rockfall() -> None:
    scene = Scene().hand(0, "rockfall").board("EW 1,0").play("rockfall 1,0")
    assert scene.cards("discard") == ["EW", "rockfall"]


@pytest.mark.rule("A4", "B10", "R15")
def test_the_broken_tool_lies_under_the_repair() -> None:
    scene = Scene().hand(0, "fix-cart").mat(2, "broken-cart")
    assert scene.play("repair fix-cart #2 broken-cart").cards("discard") == [
        "broken-cart",
        "fix-cart",
    ]


@pytest.mark.rule("A4")
def test_the_discard_pile_keeps_its_order() -> None:
    scene = Scene().hands("rockfall", "NES", "map", "e").board("EW 1,0")
    scene.play("rockfall 1,0", "pass NES", "map 8,0", "pass e")
    assert scene.cards("discard") == ["EW", "rockfall", "NES", "map", "e"]
    assert scene.cards("discard", 1) == ["EW", "rockfall", "NES", "map", "?"]


@pytest.mark.rule("A4", "B9")
def test_cards_that_stay_on_the_table_are_not_discarded() -> None:
    scene = Scene().hands("NS", "broken-cart").play("dig NS 0,1", "break broken-cart #0")
    assert scene.cards("discard") == []
    assert scene.cards("mat.0") == ["broken-cart"]
    assert scene.tile("0,1") == "NS"


# -- B3, B5 -------------------------------------------------------------------------------------


@pytest.mark.rule("B3")
@pytest.mark.parametrize(
    ("seats", "hand"), [(3, 6), (4, 6), (5, 6), (6, 5), (7, 5), (8, 4), (9, 4), (10, 4)]
)
def test_hands_by_number_of_players_come_out_of_67_cards(seats: int, hand: int) -> None:
    edition, state, _ = truth(seats=seats)
    zones = edition.rules.layout.zones
    assert [state.size(zones.index(f"hand.{seat}")) for seat in range(seats)] == [hand] * seats
    assert state.size(zones.index("pile")) == 67 - seats * hand
    assert state.size(zones.index("discard")) == 0


@pytest.mark.rule("B3", "B6", "R35")
def test_hands_are_secret_and_can_be_counted() -> None:
    scene = Scene().hand(1, "NES", "map").pile("NS", "EW", "NE")
    for eye in EVERY_EYE:
        assert scene.cards("hand.1", eye) == (["NES", "map"] if eye == 1 else ["?", "?"])
        assert scene.cards("pile", eye) == ["?", "?", "?"]


@pytest.mark.rule("B5", "R17")
@pytest.mark.parametrize("seat", range(4))
def test_the_host_names_the_first_player(seat: int) -> None:
    edition, state, _ = truth(seats=4, first=seat)
    assert edition.rules.actor(state) == seat


@pytest.mark.rule("B5", "R17")
def test_otherwise_the_first_player_is_drawn() -> None:
    firsts = set()
    for seed in range(40):
        edition, state, _ = truth(seats=4, seed=seed)
        firsts.add(edition.rules.actor(state))
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("B5")
def test_turns_go_round_clockwise() -> None:
    scene = Scene(seats=3, active=1).hands("NE", "NE", "NE")
    order = []
    for _ in range(5):
        order.append(scene.actor)
        scene.play(scene.offered("pass")[0])
    assert order == [1, 2, 0, 1, 2]


# -- B6: one thing, then one card ---------------------------------------------------------------


@pytest.mark.rule("B6")
@pytest.mark.parametrize(
    "text", ["dig NS 0,1", "break broken-cart #1", "map 8,0", "rockfall 1,0", "pass NS"]
)
def test_after_one_thing_one_card_is_drawn_and_the_next_player_is_up(text: str) -> None:
    scene = Scene().hand(0, "NS", "broken-cart", "map", "rockfall").pile("NE", "NE").board("EW 1,0")
    scene.play(text)
    assert len(scene.cards("hand.0")) == 4
    assert scene.cards("pile") == ["NE"]
    assert scene.actor == 1


@pytest.mark.rule("B6", "A3")
def test_nothing_is_drawn_from_an_empty_pile_and_nothing_is_shuffled_back() -> None:
    scene = Scene().hand(0, "NS", "NE").pile()
    discards = len(scene.cards("discard"))
    scene.play("pass NS")
    assert scene.cards("hand.0") == ["NE"]
    assert len(scene.cards("discard")) == discards + 1


@pytest.mark.rule("B6")
def test_only_the_drawer_sees_the_drawn_card() -> None:
    drawn = {}
    for eye in EVERY_EYE:
        scene = Scene().hand(0, "NE").pile("NS")
        drawn[eye] = [line for line in told(scene, "pass NE", eye) if "pile" in line]
    assert drawn.pop(0) == ["move NS pile hand.0"]
    assert set(map(tuple, drawn.values())) == {("move ? pile hand.0",)}


@pytest.mark.rule("B6")
def test_nobody_moves_out_of_turn() -> None:
    scene = Scene().hand(0, "NE").hand(1, "NS")
    assert scene.refused("pass NS", seat=1) == "not-your-turn"
    assert scene.refused("pass NS") == "not-in-hand"


# -- B7: empty hands ----------------------------------------------------------------------------


@pytest.mark.rule("B7", "R13")
def test_a_player_without_cards_is_skipped_and_draws_nothing() -> None:
    scene = Scene().hands("NE", "", "", "NS").pile("EW", "map")
    scene.play("pass NE")
    assert scene.actor == 3
    assert scene.cards("hand.1") == []
    assert len(scene.cards("pile")) == 1


@pytest.mark.rule("B7", "R36")
def test_the_last_player_with_cards_has_turn_after_turn() -> None:
    scene = Scene(active=1).hands("", "NE NS EW", "", "").pile()
    scene.play("pass NE")
    assert scene.actor == 1
    scene.play("pass NS")
    assert scene.actor == 1


@pytest.mark.rule("B7", "R28")
def test_a_turn_is_asked_even_if_all_it_allows_is_to_discard_the_last_card() -> None:
    scene = Scene().hands("NE", "fix-cart", "NE", "NE").pile().play("pass NE")
    assert (scene.actor, scene.offered()) == (1, ["pass fix-cart"])
