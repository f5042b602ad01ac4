"""Why not? What the rules answer to whoever points at something that cannot be done."""

import pytest

from rockfall.kernel.refusal import Refusal
from rockfall.match.match import Match
from rockfall.match.why_not import MOST_REASONS, Parts
from tests.match.playing import begun, finished
from tests.support.pointing import asked
from tests.support.scene import Scene
from tests.support.second import S2

pytestmark = pytest.mark.engine

TOLL = "jubilee+toll"
VETO = "jubilee+veto"


# -- cards and places ------------------------------------------------------------------------


def test_a_card_that_fits_somewhere_is_not_refused() -> None:
    scene = Scene().hand(0, "NESW", "map")
    assert asked(scene, "NESW") == []
    assert asked(scene, "NESW", "1,0") == []
    assert asked(scene, "map", "8,0") == []


@pytest.mark.rule("B8")
def test_a_broken_tool_is_named_wherever_one_points() -> None:
    scene = Scene().hand(0, "NESW").mat(0, "broken-cart")
    ill = [Refusal("cannot-dig", {"card": "broken-cart"})]
    assert asked(scene, "NESW") == ill
    assert asked(scene, "NESW", "1,0") == ill
    assert asked(scene, "NESW", seat=2) == ill


@pytest.mark.rule("S17", "B8")
def test_a_theft_is_not_blamed_for_what_it_does_not_bar() -> None:
    scene = Scene(S2).hand(0, "NE", "NESW").mat(0, "theft")
    assert asked(scene, "NESW") == []
    assert asked(scene, "NE", "0,0") == [Refusal("cell-taken", {"cell": "0,0"})]
    shut = Scene(S2).hand(0, "NE").mat(0, "theft").board("n+s 0,-1", "n 0,1")
    shut.board("e+w 1,0", "e -1,0")
    assert asked(shut, "NE") == [Refusal("fits-nowhere", {"card": "NE"})]


@pytest.mark.rule("S17", "B8")
def test_beside_a_theft_the_broken_tool_is_named() -> None:
    scene = Scene(S2).hand(0, "NESW").mat(0, "theft", "broken-lantern")
    assert asked(scene, "NESW") == [Refusal("cannot-dig", {"card": "broken-lantern"})]


@pytest.mark.rule("G3", "G5")
def test_a_place_says_what_is_wrong_with_it_by_the_way_round() -> None:
    scene = Scene().hand(0, "NE")
    assert asked(scene, "NE", "1,0", turned=1) == []
    misfit = [Refusal("does-not-fit", {"cell": "1,0", "side": "W"})]
    assert asked(scene, "NE", "1,0", turned=0) == misfit
    assert asked(scene, "NE", "5,5") == [Refusal("not-linked", {"cell": "5,5"})]


def test_a_card_that_is_of_no_use_says_just_that() -> None:
    scene = Scene().hand(0, "fix-lantern")
    assert asked(scene, "fix-lantern") == [Refusal("no-use", {"card": "fix-lantern"})]


# -- players ---------------------------------------------------------------------------------


@pytest.mark.rule("B9")
def test_a_player_who_has_it_already_is_named() -> None:
    scene = Scene(seats=4).hand(0, "broken-cart").mat(2, "broken-cart")
    assert asked(scene, "broken-cart", seat=1) == []
    there = [Refusal("already-there", {"card": "broken-cart", "seat": 2})]
    assert asked(scene, "broken-cart", seat=2) == there


@pytest.mark.rule("B10")
def test_a_cure_names_what_it_does_not_cure() -> None:
    scene = Scene().hand(0, "fix-lantern").mat(1, "broken-cart", "broken-pickaxe")
    wrong = [
        Refusal("wrong-cure", {"card": "fix-lantern", "ill": ill})
        for ill in ("broken-pickaxe", "broken-cart")
    ]
    assert sorted(asked(scene, "fix-lantern", seat=1), key=str) == sorted(wrong, key=str)
    gone = Refusal("not-there", {"card": "broken-lantern", "seat": 1})
    assert asked(scene, "fix-lantern", seat=1, which="broken-lantern") == [gone]
    assert asked(scene, "fix-lantern", seat=2) == [Refusal("not-possible-there")]


def test_a_target_that_is_not_of_its_sort_is_no_target() -> None:
    scene = Scene().hand(0, "map", "broken-cart", "NESW")
    nothing = [Refusal("not-possible-there")]
    assert asked(scene, "map", seat=1) == nothing
    assert asked(scene, "broken-cart", "1,0") == nothing
    assert asked(scene, "NESW", seat=1) == nothing
    assert asked(scene, cell="1,0") == nothing


# -- what is meant ---------------------------------------------------------------------------


@pytest.mark.rule("T2")
def test_what_takes_any_card_is_meant_only_if_it_is_named() -> None:
    scene = Scene(TOLL).hand(0, "n", "map")
    assert asked(scene, "n", "1,0", verb="toll") == []
    assert asked(scene, "n", "1,0")[0].code == "does-not-fit"
    assert asked(scene, "map", "1,0") == [Refusal("no-hidden-goal", {"cell": "1,0"})]
    assert asked(scene, "map", "0,0", verb="toll") == [Refusal("no-site", {"cell": "0,0"})]


def test_passing_is_never_what_one_means_unless_one_says_so() -> None:
    scene = Scene().hand(0, "fix-lantern")
    assert asked(scene, "fix-lantern", verb="pass") == []
    assert asked(scene, "fix-lantern") != []
    gone = [Refusal("not-in-hand", {"card": "map"})]
    assert asked(scene, "map", verb="pass") == gone


def test_what_is_named_is_answered_for_whatever_the_card_is_for() -> None:
    scene = Scene().hand(0, "map", "NESW")
    assert asked(scene, "map", verb="dig") == [Refusal("not-a-path", {"card": "map"})]
    assert asked(scene, "NESW", verb="map") == [Refusal("not-a-map", {"card": "NESW"})]
    reveal = Refusal("not-now", {"verb": "reveal", "task": "turn"})
    assert asked(scene, cell="8,0", verb="reveal") == [reveal]
    assert asked(scene, cell="1,0", verb="dig") == [Refusal("not-possible-there")]


@pytest.mark.rule("C19")
def test_while_a_card_may_be_stopped_only_what_stops_it_is_of_use() -> None:
    scene = Scene(VETO).hands("map NESW", "map", "veto", "map").play("dig NESW 1,0")
    assert (scene.asked, scene.actor) == ("veto", 1)
    assert asked(scene, "map") == [Refusal("not-a-veto", {"card": "map"})]
    assert asked(scene, "veto") == [Refusal("not-in-hand", {"card": "veto"})]
    assert asked(scene.play("allow"), "veto") == []


@pytest.mark.rule("C19")
def test_a_veto_does_nothing_in_ones_own_turn() -> None:
    scene = Scene(VETO).hand(0, "veto")
    assert asked(scene, "veto") == [Refusal("no-use", {"card": "veto"})]


@pytest.mark.rule("C16")
def test_of_two_goals_either_may_be_pointed_at() -> None:
    scene = Scene("jubilee+swap-goals").hand(0, "swap-goals")
    assert [asked(scene, "swap-goals", cell) for cell in ("8,-2", "8,0", "8,2")] == [[], [], []]
    assert asked(scene, "swap-goals", "0,0") == [Refusal("no-two-goals", {"cell": "0,0"})]


# -- who asks --------------------------------------------------------------------------------


def test_who_is_not_to_act_hears_just_that() -> None:
    scene = Scene().hand(0, "NESW").hand(1, "NESW")
    assert asked(scene, "NESW", asker=1) == [Refusal("not-your-turn", {"seat": 0})]
    over = finished()
    assert over.why_not(0, Parts(1)) == [Refusal("game-over")]


@pytest.mark.parametrize("seat", [-2, -1, 5])
def test_who_plays_on_no_seat_gets_no_answer(seat: int) -> None:
    with pytest.raises(ValueError, match="nobody plays on the seat"):
        begun(seats=5).why_not(seat, Parts(1))


@pytest.mark.parametrize(
    "parts",
    [
        Parts(card=-1),
        Parts(card=200),
        Parts(1, cell=1 << 16),
        Parts(1, cell=-2),
        Parts(1, seat=5),
        Parts(1, turned=2),
        Parts(1, which=200),
        Parts(1, verb=64),
    ],
)
def test_parts_that_there_are_not_are_parts_of_no_move(parts: Parts) -> None:
    match = begun(seats=5)
    assert match.why_not(match.actor, parts) == [Refusal("no-such-move")]


def test_nothing_changes_by_asking() -> None:
    match: Match = begun(seats=4)
    before = match.truth.copy()
    for card in range(1, len(before.layout.kinds)):
        answer = match.why_not(match.actor, Parts(card))
        assert len(answer) <= MOST_REASONS
    assert match.truth.same(before)
    assert len(match.steps) == 1
