"""The master craftsman (C15, C21)."""

import pytest

from tests.support.play import lying, truth
from tests.support.scene import Scene

pytestmark = pytest.mark.engine

SPEC = "jubilee+craftsman"
SECOND = "jubilee+saboteur2+craftsman"
BROKEN = ("broken-pickaxe", "broken-lantern", "broken-cart")


def repair(seat: int, tool: str) -> str:
    """The move that mends a tool of a seat."""
    return f"repair craftsman #{seat} {tool}"


@pytest.mark.rule("C15")
@pytest.mark.parametrize(("spec", "cards"), [(SPEC, 68), (SECOND, 119)])
def test_one_copy_lies_among_the_path_and_action_cards(spec: str, cards: int) -> None:
    layout = truth(spec, 4)[0].rules.layout
    pile = layout.deck[layout.kinds.index("craftsman")]
    counts = [count for kind, count in enumerate(layout.count) if layout.deck[kind] == pile]
    assert layout.count[layout.kinds.index("craftsman")] == 1
    assert sum(counts) == cards


@pytest.mark.rule("C15", "S2")
def test_it_is_shuffled_in_before_cards_are_dealt_or_taken_off() -> None:
    places: set[str] = set()
    for seed in range(60):
        cards = lying(SECOND, 2, seed)
        places |= {zone for zone, kinds in cards.items() if "craftsman" in kinds}
    assert places == {"pile", "hand.0", "hand.1", "cut"}


@pytest.mark.rule("C21")
@pytest.mark.parametrize("tool", BROKEN)
@pytest.mark.parametrize("seat", range(4))
def test_it_mends_any_tool_of_any_player_oneself_included(tool: str, seat: int) -> None:
    scene = Scene(SPEC).hand(0, "craftsman").mat(seat, tool).play(repair(seat, tool))
    assert scene.cards(f"mat.{seat}") == []


@pytest.mark.rule("C21")
@pytest.mark.parametrize("tool", BROKEN)
def test_it_mends_exactly_one_of_the_players_choice(tool: str) -> None:
    scene = Scene(SPEC).hand(0, "craftsman").mat(1, *BROKEN).mat(3, tool)
    assert len(scene.offered("repair")) == 4
    scene.play(repair(1, tool))
    assert sorted(scene.cards("mat.1")) == sorted(set(BROKEN) - {tool})
    assert scene.cards("mat.3") == [tool]


@pytest.mark.rule("C21", "A4", "B6")
def test_the_tool_and_then_the_craftsman_are_discarded_and_a_card_is_drawn() -> None:
    scene = Scene(SPEC).hand(0, "craftsman").mat(2, "broken-cart")
    scene.play(repair(2, "broken-cart"))
    assert scene.cards("discard", 1) == ["broken-cart", "craftsman"]
    assert len(scene.cards("hand.0")) == 1


@pytest.mark.rule("C21", "A2")
def test_with_nothing_to_mend_it_can_only_be_passed_away() -> None:
    scene = Scene(SPEC).hand(0, "craftsman")
    assert scene.offered() == ["pass craftsman"]
    assert scene.refused(repair(1, "broken-cart")) == "not-there"


@pytest.mark.rule("C21", "B8")
def test_a_broken_tool_does_not_keep_one_from_playing_it() -> None:
    scene = Scene(SPEC).hand(0, "craftsman").mat(0, "broken-cart").mat(1, "broken-lantern")
    assert scene.can(repair(1, "broken-lantern"))
    assert scene.can(repair(0, "broken-cart"))


@pytest.mark.rule("C21")
@pytest.mark.parametrize("front", ["trapped", "theft"])
def test_it_mends_tools_and_nothing_else(front: str) -> None:
    scene = Scene(SECOND).hand(0, "craftsman").mat(1, front, "broken-cart")
    assert scene.offered("repair") == [repair(1, "broken-cart")]
    assert scene.refused(repair(1, front)) == "wrong-cure"


@pytest.mark.rule("C21", "E2", "A2")
@pytest.mark.parametrize(("broken", "in_round"), [((), 2), (("broken-cart",), 1)])
def test_it_is_a_playable_card_only_while_a_tool_is_broken(
    broken: tuple[str, ...], in_round: int
) -> None:
    scene = Scene(f"{SPEC}+E2=no-playable").hands("fix-lantern", "craftsman", "", "").pile()
    scene.mat(3, *broken).play("pass fix-lantern")
    assert scene.num("round") == in_round


@pytest.mark.rule("C21", "E3")
def test_it_is_a_card_played_for_the_next_starter() -> None:
    scene = Scene(f"{SPEC}+E3=last-card").hands("craftsman", "NE", "NE", "").pile()
    scene.mat(3, "broken-cart").play(repair(3, "broken-cart"), "pass NE", "pass NE")
    assert (scene.num("round"), scene.actor) == (2, 1)
