"""Veto: a card announced is stopped before it works (A1, C19)."""

import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.kernel.ops import MOVE
from tests.support.scene import Scene, at
from tests.support.veto import asked_in_turn, move_to, stop

pytestmark = pytest.mark.engine

ALL_CARDS = "+swap-goals+storehouse+veto+direction+craftsman+pathfinder+diversion"
BASE = f"jubilee{ALL_CARDS}"
SECOND = f"jubilee+saboteur2{ALL_CARDS}"
#: What can be announced, with the card it needs; every one of them could work in `ready`.
ANNOUNCED = {
    "dig EW 4,0": "EW",
    "break broken-lantern #1": "broken-lantern",
    "repair fix-cart #1 broken-cart": "fix-cart",
    "repair craftsman #1 broken-cart": "craftsman",
    "map 8,0": "map",
    "rockfall 2,0": "rockfall",
    "switch swap-goals 8,-2 8,2": "swap-goals",
    "storehouse": "storehouse",
    "reverse change-of-direction": "change-of-direction",
    "pathfind pathfinder": "pathfinder",
    "divert diversion 0,1": "diversion",
}
ANNOUNCED_2 = {
    "dig ladder-NE 4,0 turned": "ladder-NE",
    "trap trapped #1": "trapped",
    "free free-at-last #3 trapped": "free-at-last",
    "scheme theft #0": "theft",
    "foil hands-off #3 theft": "hands-off",
    "inspect inspection #2": "inspection",
    "hat swap-hats #1": "swap-hats",
    "swap swap-hands #1": "swap-hands",
}
EVERY = [pytest.param(BASE, *item, id=item[1]) for item in ANNOUNCED.items()]
EVERY += [
    pytest.param(SECOND, *item, id=f"{item[1]}-2") for item in (ANNOUNCED | ANNOUNCED_2).items()
]


def ready(spec: str, *cards: str, vetoer: int = 2) -> Scene:
    """Seat 0 holds cards and all it takes to play any of them; one other seat can veto."""
    scene = Scene(spec, seats=4).tunnel("1,0", "2,0").board("NESW 3,0")
    scene.hand(0, *cards, "NEW").hand(vetoer, "veto", "NE").mat(1, "broken-cart")
    scene.counter("last-laid", at("3,0"))
    if "saboteur2" in spec:
        scene.mat(3, "trapped", "theft")
    move_to(scene, "discard", "NS")
    return scene


def table(scene: Scene) -> list[object]:
    """All that a card could change, apart from hands, piles and the turn itself."""
    truth, zones = scene.truth, scene.layout.zones
    parts = ("mat", "goal", "role", "spare", "goals-chosen")
    lying = [truth.zones[zone] for zone, name in enumerate(zones) if name.startswith(parts)]
    names = ("backwards", "last-laid", "thefts-laid", "theft.0", "guest", "trail")
    counters = [scene.num(name) for name in names if name in scene.layout.nums]
    return [dict(truth.grid.tiles), dict(truth.grid.down), lying, counters]


# -- who is asked, and when ---------------------------------------------------------------------


@pytest.mark.rule("C19", "A1")
@pytest.mark.parametrize(("spec", "move", "card"), EVERY)
def test_after_every_announcement_every_other_player_is_asked_before_the_card_works(
    spec: str, move: str, card: str
) -> None:
    scene = ready(spec, card)
    before = table(scene)
    scene.play(move)
    assert scene.cards("played", WATCHER) == [card], "it lies there for all to see"
    assert table(scene) == before
    assert asked_in_turn(scene) == [1, 2, 3]
    worked = table(scene) != before or scene.asked in ("switch", "storehouse", "trail")
    assert worked or card == "swap-hands"


@pytest.mark.rule("C19", "A1")
def test_once_all_have_allowed_it_the_card_does_its_work() -> None:
    scene = ready(BASE, "EW").play("dig EW 4,0", "allow", "allow", "allow")
    assert scene.tile("4,0") == "EW"
    assert (scene.asked, scene.actor) == ("turn", 1)
    assert scene.cards("hand.2") == ["NE", "veto"], "an allowed card costs the veto nothing"


@pytest.mark.rule("C19")
@pytest.mark.parametrize("seats", [3, 7, 10])
@pytest.mark.parametrize("active", [0, 2])
def test_all_but_the_active_player_are_asked_at_any_table(seats: int, active: int) -> None:
    scene = Scene("jubilee+veto", seats, active).hand(active, "map", "veto").play("map 8,0")
    assert sorted(asked_in_turn(scene)) == [seat for seat in range(seats) if seat != active]


@pytest.mark.rule("C19", "C20", "B7", "R114")
def test_neither_the_direction_of_play_nor_an_empty_hand_changes_who_is_asked() -> None:
    scene = Scene(BASE).hands("map map", "", "veto", "map").counter("backwards", 1)
    assert sorted(asked_in_turn(scene.play("map 8,0"))) == [1, 2, 3]
    assert scene.actor == 3


@pytest.mark.rule("C19")
def test_who_does_not_hold_it_has_one_answer_and_who_does_has_two() -> None:
    scene = ready(BASE, "map").play("map 8,0")
    assert scene.offered() == ["allow"]
    assert scene.refused("veto") == "not-in-hand"
    scene.play("allow")
    assert sorted(scene.offered()) == ["allow", "veto"]
    assert scene.can("veto")
    assert scene.refused("veto", 3) == "not-your-turn"
    scene.play("allow")
    assert scene.offered() == ["allow"]


@pytest.mark.rule("C19", "A1")
def test_the_active_player_cannot_veto_nor_play_it_as_a_turn() -> None:
    scene = Scene("jubilee+veto").hands("map veto", "map", "map", "map")
    assert not scene.offered("veto")
    assert scene.refused("veto") == "not-now"
    assert scene.can("pass veto"), "what cannot be played can be discarded"
    scene.play("map 8,0")
    assert asked_in_turn(scene) == [1, 2, 3]
    assert scene.actor == 1


# -- what cannot be vetoed ----------------------------------------------------------------------


@pytest.mark.rule("C19", "B6", "S7")
def test_a_pass_of_one_card_or_three_is_not_asked_about() -> None:
    for scene in (
        ready(BASE, "map").play("pass map"),
        ready(SECOND, "map", "NE").play("pass map", "also NE", "also NEW"),
    ):
        assert (scene.asked, scene.actor) == ("turn", 1)


@pytest.mark.rule("C19", "S6")
def test_getting_rid_of_a_card_in_front_of_oneself_is_not_asked_about() -> None:
    scene = Scene("jubilee+saboteur2+veto", 4).hands("map NE NS", "veto", "NE", "NE")
    scene.mat(0, "broken-cart").play("shed map broken-cart", "with NE")
    assert (scene.asked, scene.actor) == ("turn", 1)
    assert scene.cards("mat.0") == []


@pytest.mark.rule("C19", "R114")
def test_a_veto_is_not_asked_about_nor_is_anyone_after_it() -> None:
    scene = ready(BASE, "map", vetoer=1).play("map 8,0", "veto")
    assert (scene.asked, scene.actor) == ("turn", 1)


@pytest.mark.rule("C19", "C17", "C18")
@pytest.mark.parametrize(
    ("move", "card", "task"),
    [
        ("switch swap-goals 8,-2 8,2", "swap-goals", "switch"),
        ("storehouse", "storehouse", "storehouse"),
    ],
)
def test_the_secret_choice_within_a_card_is_made_after_the_window_and_not_asked_about(
    move: str, card: str, task: str
) -> None:
    scene = ready(BASE, card).play(move)
    asked_in_turn(scene)
    assert (scene.asked, scene.actor) == (task, 0)
    scene.play(scene.offered()[-1])
    assert (scene.asked, scene.actor) == ("turn", 1)


# -- what a veto does ---------------------------------------------------------------------------


@pytest.mark.rule("C19", "A1", "A4")
@pytest.mark.parametrize("vetoer", [1, 3])
@pytest.mark.parametrize(("spec", "move", "card"), EVERY)
def test_a_stopped_card_does_nothing_and_lies_under_the_veto_on_the_discards(
    spec: str, move: str, card: str, vetoer: int
) -> None:
    scene = ready(spec, card, vetoer=vetoer)
    before = table(scene)
    stop(scene.play(move))
    assert table(scene) == before
    assert (scene.asked, scene.actor) == ("turn", 1), "the turn is over"
    for eye in (WATCHER, 0, 1, 2, 3):
        assert scene.cards("discard", eye)[1:] == [card, "veto"], "all have seen them"
    assert scene.cards("played") == []


@pytest.mark.rule("C19", "R113")
@pytest.mark.parametrize(("spec", "move", "card"), EVERY)
def test_the_active_player_draws_one_and_then_the_vetoer_draws_one(
    spec: str, move: str, card: str
) -> None:
    scene = ready(spec, card)
    hands = [len(scene.cards(f"hand.{seat}")) for seat in range(4)]
    stop(scene.play(move))
    zones = scene.layout.zones
    drawn = [zones[op[4]] for op in scene.ops if op[0] == MOVE and zones[op[2]] == "pile"]
    assert drawn == ["hand.0", "hand.2"]
    assert [len(scene.cards(f"hand.{seat}")) for seat in range(4)] == hands


@pytest.mark.rule("C19", "A3", "R113")
@pytest.mark.parametrize(("pile", "hand"), [(["NS"], ["NE", "NS"]), ([], ["NE"])])
def test_of_a_last_card_in_the_pile_the_active_player_gets_it_not_the_vetoer(
    pile: list[str], hand: list[str]
) -> None:
    scene = Scene("jubilee+veto").hands("map NE", "NE", "veto NE", "NE").pile(*pile)
    stop(scene.play("map 8,0"))
    assert sorted(scene.cards("hand.0")) == hand
    assert scene.cards("hand.2") == ["NE"]


@pytest.mark.rule("C19")
def test_the_veto_costs_no_turn_and_the_next_turn_draws_as_ever() -> None:
    scene = Scene("jubilee+veto").hands("map NE", "veto NE", "map NE", "NE")
    stop(scene.play("map 8,0"))
    assert scene.actor == 1
    scene.play("pass NE")
    assert len(scene.cards("hand.1")) == 2
    scene.play("map 8,0")
    asked_in_turn(scene)
    assert len(scene.cards("hand.2")) == 2
    assert scene.cards("goal.1", 2) == ["treasure"], "only the announced card was stopped"


@pytest.mark.rule("C19", "B8")
@pytest.mark.parametrize("card", ["broken-pickaxe", "broken-lantern", "broken-cart", "trapped"])
def test_a_broken_tool_or_a_trap_does_not_keep_anyone_from_the_veto(card: str) -> None:
    scene = Scene("jubilee+saboteur2+veto", 4).hands("map", "NE", "veto", "NE").mat(2, card)
    scene.play("map 8,0", "allow")
    assert scene.can("veto")
    assert scene.play("veto").cards("discard")[-1] == "veto"


@pytest.mark.rule("C19", "B13", "G6")
def test_a_stopped_path_card_turns_no_goal() -> None:
    scene = Scene("jubilee+veto").tunnel("1,0", "6,0").hand(0, "EW").hand(3, "veto")
    stop(scene.play("dig EW 7,0"))
    assert scene.tile("7,0") == ""
    assert scene.hidden() == ["8,-2", "8,0", "8,2"]
    assert scene.num("round") == 1


# -- what follows for the round -----------------------------------------------------------------


@pytest.mark.rule("C19", "E3")
@pytest.mark.parametrize(
    ("starter", "first"), [("last-turn", 2), ("last-card", 0), ("last-path", 1)]
)
def test_the_vetoer_played_the_last_card_but_had_no_turn_and_laid_no_path(
    starter: str, first: int
) -> None:
    scene = Scene(f"jubilee+veto+E3={starter}").pile().hands("EW", "NESW", "", "veto")
    scene.play("dig EW 1,0")
    asked_in_turn(scene)
    stop(scene.play("dig NESW 2,0"))
    assert scene.num("round") == 2
    assert scene.actor == first


@pytest.mark.rule("C19", "B7", "E2")
def test_a_veto_can_empty_the_last_hand_and_so_end_the_round() -> None:
    scene = Scene("jubilee+veto").pile().hands("map", "", "veto", "")
    stop(scene.play("map 8,0"))
    assert scene.num("round") == 2


@pytest.mark.rule("C19", "B7")
def test_who_vetoed_with_the_last_card_in_hand_is_skipped() -> None:
    scene = Scene("jubilee+veto").pile().hands("map NE", "veto", "NE", "")
    stop(scene.play("map 8,0"))
    assert scene.actor == 2


@pytest.mark.rule("C19", "E2")
def test_a_stopped_card_breaks_a_row_of_passes() -> None:
    scene = Scene("classic+veto").pile().hands("NE NE veto", "NW NW", "NS NS", "map")
    scene.play("pass NE", "pass NW", "pass NS", "map 8,0", "veto")
    assert scene.num("round") == 1, "all who hold cards had passed, but then a card was announced"
    scene.play("pass NE", "pass NW", "pass NS")
    assert scene.num("round") == 2


@pytest.mark.rule("C19", "E2")
def test_a_veto_alone_is_no_playable_card() -> None:
    scene = Scene("jubilee+veto+E2=no-playable").pile().hands("fix-cart fix-cart", "veto", "", "")
    scene.play("pass fix-cart")
    assert scene.num("round") == 2
