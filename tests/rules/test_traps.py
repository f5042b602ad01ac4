"""Trapped and Free at last, and one card of a kind before each player (S9, S16, B8, E10)."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.scene import Scene
from tests.support.second import S2

pytestmark = pytest.mark.engine

NOT_ON_ONESELF = (S2, "classic+saboteur2", "gigamic+saboteur2+E10=no")
ON_ONESELF = ("gigamic+saboteur2", "jubilee+saboteur2+E10=yes", "classic+saboteur2+E10=yes")


@pytest.mark.rule("S16")
def test_trapped_lies_in_front_of_another_player_for_all_to_see() -> None:
    scene = Scene(S2).hand(0, "trapped").play("trap trapped #2")
    assert all(scene.cards("mat.2", eye) == ["trapped"] for eye in (WATCHER, 0, 1, 2, 3))


@pytest.mark.rule("S16", "B8")
def test_a_trapped_player_lays_no_path_cards() -> None:
    scene = Scene(S2).hand(0, "NESW", "ladder-w").mat(0, "trapped")
    assert scene.offered("dig") == []
    assert scene.refused("dig NESW 1,0") == "cannot-dig"
    assert scene.refused("dig ladder-w 1,0") == "cannot-dig"


@pytest.mark.rule("S16", "B8")
def test_a_trapped_player_may_do_anything_else() -> None:
    hand = ("NESW", "map", "rockfall", "broken-cart", "trapped", "theft", "inspection")
    scene = Scene(S2).hand(0, *hand, "swap-hats", "swap-hands", "free-at-last", "hands-off")
    scene.mat(0, "trapped").mat(1, "theft").board("EW 1,0")
    for text in (
        "map 8,0",
        "rockfall 1,0",
        "break broken-cart #2",
        "trap trapped #2",
        "scheme theft #0",
        "inspect inspection #1",
        "hat swap-hats #0",
        "swap swap-hands #1",
        "free free-at-last #0 trapped",
        "foil hands-off #1 theft",
        "shed map trapped",
        "pass NESW",
    ):
        assert scene.can(text)


@pytest.mark.rule("B8", "S16")
def test_trapped_by_another_one_digs_no_more_from_the_next_turn_on() -> None:
    scene = Scene(S2, seats=3).hands("NE NESW", "trapped", "NE").pile()
    scene.play("dig NE 0,1", "trap trapped #0", "pass NE")
    assert scene.actor == 0
    assert scene.refused("dig NESW 1,0") == "cannot-dig"


@pytest.mark.rule("B8", "S16")
def test_trapped_and_a_broken_tool_bar_digging_until_both_are_gone() -> None:
    scene = (
        Scene(S2, seats=3)
        .hands("NESW", "free-at-last", "fix-cart")
        .mat(0, "broken-cart", "trapped")
    )
    scene.pile("NS", "NS", "NS", "NE", "NE", "NE")
    scene.play("pass NESW", "free free-at-last #0 trapped")
    assert scene.rules.barred(scene.truth, 0, "dig") is not None
    scene.play("repair fix-cart #0 broken-cart")
    assert scene.offered("dig")


@pytest.mark.rule("B8")
def test_what_lies_before_others_does_not_bar_me() -> None:
    assert Scene(S2).hand(0, "NESW").mat(1, "trapped", "broken-cart").can("dig NESW 1,0")


# -- S9: one of a kind ----------------------------------------------------------------------------


@pytest.mark.rule("S9", "A2")
def test_nobody_is_trapped_twice() -> None:
    scene = Scene(S2).hand(0, "trapped").mat(2, "trapped")
    assert scene.refused("trap trapped #2") == "already-there"
    assert scene.offered("trap") == ["trap trapped #1", "trap trapped #3"]


@pytest.mark.rule("S9", "A2")
@pytest.mark.parametrize("spec", NOT_ON_ONESELF)
def test_with_everybody_trapped_the_card_can_only_be_put_away(spec: str) -> None:
    scene = Scene(spec, seats=3).hand(0, "trapped").mat(1, "trapped").mat(2, "trapped")
    assert scene.offered() == ["pass trapped"]


@pytest.mark.rule("S9", "B9")
def test_cards_of_different_kinds_lie_side_by_side() -> None:
    scene = Scene(S2).hand(0, "trapped").mat(2, "broken-cart", "broken-lantern", "theft")
    scene.play("trap trapped #2")
    assert len(scene.cards("mat.2")) == 4


@pytest.mark.rule("S9", "B9")
def test_nobody_has_two_broken_tools_of_a_kind_either() -> None:
    scene = Scene(S2).hand(0, "broken-cart").mat(2, "broken-cart", "trapped")
    assert scene.refused("break broken-cart #2") == "already-there"


# -- E10: oneself ---------------------------------------------------------------------------------


@pytest.mark.rule("E10", "S16", "R61")
@pytest.mark.parametrize("spec", NOT_ON_ONESELF)
def test_one_does_not_trap_oneself(spec: str) -> None:
    scene = Scene(spec).hand(0, "trapped")
    assert scene.refused("trap trapped #0") == "not-on-oneself"
    assert len(scene.offered("trap")) == 3


@pytest.mark.rule("E10", "S16", "R61")
@pytest.mark.parametrize("spec", ON_ONESELF)
def test_one_may_trap_oneself_where_the_switch_says_so(spec: str) -> None:
    scene = Scene(spec).hand(0, "trapped")
    assert len(scene.offered("trap")) == 4
    assert scene.play("trap trapped #0").cards("mat.0") == ["trapped"]


@pytest.mark.rule("E10", "A2", "S9")
@pytest.mark.parametrize("spec", ON_ONESELF)
def test_oneself_is_then_the_last_who_can_be_trapped(spec: str) -> None:
    scene = Scene(spec, seats=3).hand(0, "trapped").mat(1, "trapped").mat(2, "trapped")
    assert scene.offered("trap") == ["trap trapped #0"]


@pytest.mark.rule("E6", "E10")
def test_the_two_switches_for_oneself_are_two() -> None:
    tools = Scene("jubilee+saboteur2+E6=yes").hand(0, "trapped", "broken-cart")
    assert tools.can("break broken-cart #0")
    assert tools.refused("trap trapped #0") == "not-on-oneself"
    traps = Scene("jubilee+saboteur2+E10=yes").hand(0, "trapped", "broken-cart")
    assert traps.refused("break broken-cart #0") == "not-on-oneself"
    assert traps.can("trap trapped #0")


# -- Free at last ---------------------------------------------------------------------------------


@pytest.mark.rule("S16", "A4")
@pytest.mark.parametrize("seat", [0, 2])
def test_free_at_last_frees_oneself_or_another_and_both_cards_are_discarded(seat: int) -> None:
    scene = Scene(S2).hand(0, "free-at-last").mat(seat, "trapped", "broken-cart")
    scene.play(f"free free-at-last #{seat} trapped")
    assert scene.cards(f"mat.{seat}") == ["broken-cart"]
    assert all(scene.cards("discard", eye) == ["trapped", "free-at-last"] for eye in (WATCHER, 3))


@pytest.mark.rule("S16", "A2")
def test_free_at_last_needs_somebody_trapped_and_removes_nothing_else() -> None:
    scene = Scene(S2).hand(0, "free-at-last").mat(1, "broken-cart", "theft")
    assert scene.offered("free") == []
    assert scene.refused("free free-at-last #1 trapped") == "not-there"
    assert scene.refused("free free-at-last #1 theft") == "wrong-cure"
    assert scene.can("pass free-at-last")


@pytest.mark.rule("S16")
def test_only_the_right_cards_trap_and_free() -> None:
    scene = Scene(S2).hand(0, "map", "fix-cart").mat(1, "trapped")
    assert scene.refused("trap map #2") == "lies-nowhere"
    assert scene.refused("free fix-cart #1 trapped") == "removes-nothing"
    assert scene.refused("repair fix-cart #1 trapped") == "wrong-cure"


@pytest.mark.rule("S5", "S16")
def test_trapping_and_freeing_take_the_turn_and_draw_one() -> None:
    scene = Scene(S2).hands("trapped NE", "free-at-last NE", "NE", "NE")
    scene.play("trap trapped #1", "free free-at-last #1 trapped")
    assert [len(scene.cards(f"hand.{seat}")) for seat in range(2)] == [2, 2]
    assert scene.actor == 2
