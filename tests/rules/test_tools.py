"""Broken tools and repairs (A2, B8, B9, B10, E6)."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.scene import Scene

pytestmark = pytest.mark.engine

TOOLS = ("pickaxe", "lantern", "cart")
BROKEN = tuple(f"broken-{tool}" for tool in TOOLS)
NOT_ON_ONESELF = ("jubilee", "gigamic", "classic+E6=no")
ON_ONESELF = ("classic", "jubilee+E6=yes", "gigamic+E6=yes")


# -- B8: no digging -----------------------------------------------------------------------------


@pytest.mark.rule("B8")
@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_tool_forbids_digging(broken: str) -> None:
    scene = Scene().hand(0, "NESW").mat(0, broken)
    assert scene.offered("dig") == []
    assert scene.refused("dig NESW 1,0") == "cannot-dig"


@pytest.mark.rule("B8")
def test_a_broken_tool_forbids_digging_only() -> None:
    hand = ("NESW", "map", "rockfall", "broken-pickaxe", "fix-lantern")
    scene = Scene().hand(0, *hand).mat(0, "broken-cart").mat(1, "broken-lantern").board("EW 1,0")
    for text in (
        "map 8,0",
        "rockfall 1,0",
        "break broken-pickaxe #2",
        "repair fix-lantern #1 broken-lantern",
        "pass NESW",
    ):
        assert scene.can(text)


@pytest.mark.rule("B8")
def test_a_tool_broken_in_front_of_another_does_not_bar_me() -> None:
    assert Scene().hand(0, "NESW").mat(1, *BROKEN).can("dig NESW 1,0")


@pytest.mark.rule("B8", "R31")
def test_mending_the_own_tool_takes_the_turn_and_one_digs_again_from_the_next() -> None:
    scene = Scene(seats=3).hands("fix-cart NESW", "NE", "NE").mat(0, "broken-cart").pile()
    scene.play("repair fix-cart #0 broken-cart")
    assert scene.actor == 1
    scene.play("pass NE", "pass NE")
    assert scene.can("dig NESW 1,0")


@pytest.mark.rule("B8")
def test_one_of_two_broken_tools_mended_is_not_enough() -> None:
    scene = Scene(seats=3).hands("NESW", "fix-cart", "NE").mat(0, "broken-cart", "broken-lantern")
    scene.play("pass NESW", "repair fix-cart #0 broken-cart", "pass NE")
    assert scene.actor == 0
    assert scene.offered("dig") == []


@pytest.mark.rule("B8", "B9")
def test_a_tool_broken_by_another_bars_the_next_turn() -> None:
    scene = Scene(seats=3).hands("NE NESW", "broken-cart", "NE").pile()
    scene.play("pass NE", "break broken-cart #0", "pass NE")
    assert scene.refused("dig NESW 1,0") == "cannot-dig"


# -- B9: breaking -------------------------------------------------------------------------------


@pytest.mark.rule("B9")
def test_a_broken_tool_stays_in_front_of_its_player_for_all_to_see() -> None:
    scene = Scene().hand(0, "broken-cart").play("break broken-cart #2")
    assert all(scene.cards("mat.2", eye) == ["broken-cart"] for eye in (WATCHER, 0, 1, 2, 3))


@pytest.mark.rule("B9", "A2")
def test_nobody_has_two_broken_tools_of_one_kind() -> None:
    scene = Scene().hand(0, "broken-cart").mat(2, "broken-cart")
    assert scene.refused("break broken-cart #2") == "already-there"
    assert scene.offered("break") == ["break broken-cart #1", "break broken-cart #3"]


@pytest.mark.rule("B9")
def test_three_different_broken_tools_are_possible() -> None:
    scene = Scene().hand(0, "broken-cart").mat(2, "broken-pickaxe", "broken-lantern")
    scene.play("break broken-cart #2")
    assert sorted(scene.cards("mat.2")) == sorted(BROKEN)


@pytest.mark.rule("A2", "B9", "R14")
@pytest.mark.parametrize("spec", NOT_ON_ONESELF)
def test_a_broken_tool_nobody_can_get_is_not_playable_but_can_be_passed(spec: str) -> None:
    scene = Scene(spec, seats=3).hand(0, "broken-cart").pile()
    scene.mat(1, "broken-cart").mat(2, "broken-cart")
    assert scene.offered() == ["pass broken-cart"]


@pytest.mark.rule("A2", "E6")
@pytest.mark.parametrize("spec", ON_ONESELF)
def test_where_one_may_break_the_own_tool_it_is_then_playable(spec: str) -> None:
    scene = Scene(spec, seats=3).hand(0, "broken-cart").pile()
    scene.mat(1, "broken-cart").mat(2, "broken-cart")
    assert scene.offered("break") == ["break broken-cart #0"]


@pytest.mark.rule("B9")
def test_only_a_broken_tool_card_breaks() -> None:
    assert Scene().hand(0, "map").refused("break map #1") == "lies-nowhere"


# -- E6: oneself --------------------------------------------------------------------------------


@pytest.mark.rule("E6", "B9", "R9")
@pytest.mark.parametrize("spec", NOT_ON_ONESELF)
def test_one_may_not_break_the_own_tool(spec: str) -> None:
    scene = Scene(spec).hand(0, "broken-cart")
    assert scene.refused("break broken-cart #0") == "not-on-oneself"
    assert len(scene.offered("break")) == 3


@pytest.mark.rule("E6", "B9", "R9")
@pytest.mark.parametrize("spec", ON_ONESELF)
def test_one_may_break_the_own_tool_where_the_switch_says_so(spec: str) -> None:
    scene = Scene(spec).hand(0, "broken-cart").play("break broken-cart #0")
    assert scene.cards("mat.0") == ["broken-cart"]


# -- B10: repairing -----------------------------------------------------------------------------


@pytest.mark.rule("B10")
@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize("seat", [0, 2])
def test_a_repair_mends_the_tool_of_oneself_or_another(tool: str, seat: int) -> None:
    scene = Scene().hand(0, f"fix-{tool}").mat(seat, f"broken-{tool}")
    scene.play(f"repair fix-{tool} #{seat} broken-{tool}")
    assert scene.cards(f"mat.{seat}") == []
    assert scene.cards("discard") == [f"broken-{tool}", f"fix-{tool}"]


@pytest.mark.rule("B10", "A2", "R14")
def test_a_repair_needs_a_matching_broken_tool() -> None:
    scene = Scene().hand(0, "fix-cart").mat(1, "broken-lantern")
    assert scene.offered("repair") == []
    assert scene.refused("repair fix-cart #1 broken-lantern") == "wrong-cure"
    assert scene.refused("repair fix-cart #1 broken-cart") == "not-there"
    assert scene.can("pass fix-cart")


@pytest.mark.rule("B10", "R29")
@pytest.mark.parametrize("mended", ["broken-pickaxe", "broken-lantern"])
def test_a_two_tool_repair_mends_one_of_its_player_s_choice(mended: str) -> None:
    scene = Scene().hand(0, "fix-pickaxe-lantern").mat(1, *BROKEN)
    assert scene.offered("repair") == [
        "repair fix-pickaxe-lantern #1 broken-pickaxe",
        "repair fix-pickaxe-lantern #1 broken-lantern",
    ]
    scene.play(f"repair fix-pickaxe-lantern #1 {mended}")
    assert set(scene.cards("mat.1")) == set(BROKEN) - {mended}
    assert scene.cards("discard") == [mended, "fix-pickaxe-lantern"]


@pytest.mark.rule("B10")
@pytest.mark.parametrize(
    ("repair", "mends"),
    [
        ("fix-pickaxe", {"pickaxe"}),
        ("fix-lantern", {"lantern"}),
        ("fix-cart", {"cart"}),
        ("fix-pickaxe-lantern", {"pickaxe", "lantern"}),
        ("fix-pickaxe-cart", {"pickaxe", "cart"}),
        ("fix-lantern-cart", {"lantern", "cart"}),
    ],
)
def test_every_repair_mends_the_tools_it_shows_and_no_other(repair: str, mends: set[str]) -> None:
    scene = Scene().hand(0, repair).mat(0, *BROKEN).mat(3, "broken-cart")
    on_me = {text.split()[3] for text in scene.offered("repair") if "#0" in text}
    assert on_me == {f"broken-{tool}" for tool in mends}
    assert scene.can(f"repair {repair} #3 broken-cart") == ("cart" in mends)


@pytest.mark.rule("B10")
def test_only_a_repair_card_repairs() -> None:
    scene = Scene().hand(0, "map").mat(1, "broken-cart")
    assert scene.refused("repair map #1 broken-cart") == "removes-nothing"
