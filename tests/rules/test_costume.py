"""Costume department: who first reaches the double card changes role (W2, W3)."""

import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.kernel.ops import MOVE, PLACE, apply
from rockfall.kernel.sight import redact
from tests.support.double import (
    COSTUME,
    COSTUME_2,
    EAST,
    PARTY,
    REACH,
    WEST,
    D,
    S,
    facing,
    finishing,
    inspected,
    roles,
)
from tests.support.scene import Scene
from tests.support.veto import asked_in_turn, stop

pytestmark = pytest.mark.engine


# -- W2: the costume department -----------------------------------------------------------------


@pytest.mark.rule("W2", "W3")
@pytest.mark.parametrize("active", [0, 2])
def test_who_first_reaches_it_exchanges_the_role_with_the_one_left_over(active: int) -> None:
    dealt = [D, D, D, D]
    scene = facing(COSTUME, *dealt, active=active)
    assert scene.cards("spare") == [S]
    scene.play(REACH)
    dealt[active] = S
    assert roles(scene) == dealt
    assert roles(scene, active)[active] == S, "looks at the new one"
    assert scene.cards("spare", active) == [D], "and knows the one put away"
    for eye in (WATCHER, *(seat for seat in range(4) if seat != active)):
        assert scene.cards("spare", eye) == ["?"]
        assert roles(scene, eye)[active] == "?"
        assert scene.view(eye).nums[scene.layout.nums.index("costume")] == active + 1, (
            "all see it happen"
        )


@pytest.mark.rule("W2", "S18")
def test_with_saboteur_2_the_top_of_the_role_pile_is_taken_and_the_old_role_goes_under_it() -> None:
    scene = facing(COSTUME_2, "blue", "green", "boss").spare(S, "green", "blue").play(REACH)
    assert roles(scene) == [S, "green", "boss"]
    assert scene.cards("spare") == ["green", "blue", "blue"]
    assert scene.cards("spare", 0) == ["?", "?", "blue"], "the changer knows the lowest"
    assert scene.cards("spare", 1) == ["?", "?", "?"]


@pytest.mark.rule("W2", "S18", "R122")
def test_with_an_empty_role_pile_nothing_is_exchanged() -> None:
    scene = facing(COSTUME_2, "blue", "green", "boss").spare().play(REACH)
    assert roles(scene) == ["blue", "green", "boss"]
    assert scene.cards("spare") == []
    assert (scene.asked, scene.actor) == ("turn", 1)


@pytest.mark.rule("W2")
def test_only_the_first_time_counts() -> None:
    scene = facing(COSTUME, D, D, D, D).hand(1, "rockfall").hand(2, "NESW").play(REACH)
    after = roles(scene)
    scene.play("rockfall 3,0")
    assert scene.reached(WEST) == ""
    scene.play("dig NESW 3,0")
    assert scene.reached(WEST) == "NESW"
    assert roles(scene) == after


@pytest.mark.rule("W2", "G9", "S12", "S13")
def test_a_ladder_reaches_it_too() -> None:
    scene = Scene(COSTUME_2, active=1).board(f"double-west {WEST}", f"double-east {EAST}")
    scene.roles("blue", "green", "blue", "green").spare(S).hand(1, "ladder-w")
    assert roles(scene.play("dig ladder-w 6,0")) == ["blue", S, "blue", "green"]


@pytest.mark.rule("W2", "G9", "C23")
def test_a_diversion_reaches_it_for_who_plays_it_not_for_who_laid_the_card() -> None:
    scene = facing(f"{COSTUME}+diversion", D, D, D, D).hand(1, "diversion")
    scene.play("dig EW -1,0", "divert diversion 3,0")
    assert roles(scene) == [D, S, D, D]


@pytest.mark.rule("W2", "C22", "A1")
def test_a_pathfinders_first_card_changes_the_role_before_the_second_is_laid() -> None:
    scene = facing(f"{COSTUME}+pathfinder", D, D, D, D).hand(0, "pathfinder", "EW", "NE")
    scene.play("pathfind pathfinder", "lay EW 3,0")
    assert (scene.asked, roles(scene)) == ("trail", [S, D, D, D])


@pytest.mark.rule("W2", "C19", "A1")
def test_a_stopped_card_reaches_nothing() -> None:
    scene = facing(f"{COSTUME}+veto", D, D, D, D).hand(2, "veto")
    stop(scene.play(REACH))
    assert (roles(scene), scene.num("costume")) == ([D, D, D, D], 0)
    scene = facing(f"{COSTUME}+veto", D, D, D, D).play(REACH)
    assert scene.num("costume") == 0, "not before all have allowed the card"
    asked_in_turn(scene)
    assert roles(scene) == [S, D, D, D]


@pytest.mark.rule("W2", "G8", "G9", "A1", "P2", "R123")
@pytest.mark.parametrize("spec", [COSTUME, PARTY])
def test_a_goal_that_is_turned_may_carry_the_tunnel_to_it(spec: str) -> None:
    scene = Scene(spec).roles(D, D, D, D).goals("stone-nw", "treasure", "stone-ne")
    scene.board(f"double-west {WEST}", f"double-east {EAST}")
    scene.board("NS 0,-1", "NS 0,-2", "NW 0,-3 turned").tunnel("1,-3", "7,-3")
    scene.board("NW 7,-2 turned", "NS 7,-1", "NW 7,0", "EW 6,0").hand(0, "NE")
    scene.play("dig NE 8,-3 turned")
    assert (scene.tile("8,-2"), scene.reached(EAST)) == ("stone-nw", "NESW")
    assert scene.num(spec.split("+")[1]) == 1, "seat 0 reached it, in this very turn"
    now = [S, D, D, D] if spec == COSTUME else [D, D, D, D]
    assert roles(scene) == now
    scene.play(scene.offered("pass")[0])
    assert roles(scene) == now, "and nobody else did"


@pytest.mark.rule("W2", "G8", "G9", "A1", "R121", "R123")
def test_a_goal_that_is_turned_changes_the_role_before_the_next_is_turned() -> None:
    scene = Scene(COSTUME, in_round=3).roles(S, D, D, D).goals("stone-nw", "treasure", "stone-ne")
    scene.board(f"double-west {WEST}", f"double-east {EAST}")
    scene.board("NS 0,-1", "NS 0,-2", "NW 0,-3 turned").tunnel("1,-3", "7,-3")
    scene.board("NW 7,-2 turned", "NS 7,-1", "NESW 7,0", "EW 6,0").hand(0, "NE")
    scene.play("dig NE 8,-3 turned")
    assert (scene.tile("8,-2"), scene.tile("8,0")) == ("stone-nw", "treasure")
    assert (scene.num("finder"), roles(scene)[0]) == (1, D)
    assert (scene.asked, scene.actor) == ("gold", 0), "a digger finished, who was a saboteur"


# -- W2 before G8: the finisher's role ----------------------------------------------------------


@pytest.mark.rule("W2", "A1", "G9", "R121")
def test_the_role_changes_before_any_goal_is_turned() -> None:
    scene = finishing(COSTUME, S, D, D, D).play(REACH)
    role, goal = scene.layout.zones.index("role.0"), scene.layout.zones.index("goal.1")
    changed = [i for i, op in enumerate(scene.ops) if op[0] == MOVE and op[4] == role]
    turned = [i for i, op in enumerate(scene.ops) if op[0] == PLACE and op[3] == goal]
    assert len(changed) == len(turned) == 1
    assert changed < turned


@pytest.mark.rule("W2", "G9", "B15")
@pytest.mark.parametrize(
    ("dealt", "now", "first"), [([S, D, D, D], D, 0), ([D, D, D, D], S, 3), ([D, D, D, S], D, 0)]
)
def test_the_finisher_is_paid_for_the_role_held_after_the_change(
    dealt: list[str], now: str, first: int
) -> None:
    scene = finishing(COSTUME, *dealt).play(REACH)
    assert scene.num("finder") == 1
    assert roles(scene)[0] == now
    assert (scene.asked, scene.actor) == ("gold", first)


@pytest.mark.rule("W2", "G9", "S21", "S23")
@pytest.mark.parametrize(
    ("top", "paid"), [("green", [4, 0, 4]), ("blue", [4, 4, 0]), ("geologist", [0, 4, 4])]
)
def test_with_saboteur_2_the_finishers_new_team_wins(top: str, paid: list[int]) -> None:
    scene = finishing(COSTUME_2, "blue", "blue", "green").spare(top).play(REACH)
    assert [scene.num(f"pieces.{seat}") for seat in range(3)] == paid


@pytest.mark.rule("W2", "C16", "G9")
def test_who_becomes_the_greedy_dwarf_by_finishing_wins_alone() -> None:
    scene = finishing(f"{COSTUME}+greedy", D, D, D, S).spare("greedy").play(REACH)
    assert roles(scene)[0] == "greedy"
    held = [
        len(scene.cards(f"gold.{seat}")) + len(scene.cards(f"purse.{seat}")) for seat in range(4)
    ]
    assert [bool(cards) for cards in held] == [True, False, False, False]


@pytest.mark.rule("W2", "B1", "B16")
def test_saboteurs_are_counted_by_the_roles_in_front_of_players_after_the_change() -> None:
    scene = facing(COSTUME, D, D, D, D, in_round=3).pile().hands("EW", "NE", "", "")
    scene.play(REACH, "pass NE")
    assert [scene.num(f"score.{seat}") for seat in range(4)] == [4, 0, 0, 0]


# -- W3: what is still known --------------------------------------------------------------------


@pytest.mark.rule("W3")
def test_after_a_change_of_costume_only_what_was_known_of_that_player_is_void() -> None:
    scene = facing(COSTUME_2, "blue", "green", "boss", "profiteer")
    inspected(scene, 1, 0, 2)
    inspected(scene, 0, 3)
    scene.play(REACH)
    assert roles(scene, 1) == ["?", "green", "boss", "?"]
    assert roles(scene, 0) == [roles(scene)[0], "?", "?", "profiteer"]


@pytest.mark.rule("W2", "W3")
def test_what_others_hear_is_the_same_whatever_roles_were_exchanged() -> None:
    heard = []
    for top in ("blue", "green", "geologist", S):
        scene = facing(COSTUME_2, "boss", "green", "blue").spare(top)
        now, ops = scene.truth.copy(), []
        for op in scene.play(REACH).ops:
            ops.append([redact(now, op, eye) for eye in (WATCHER, 2)])
            apply(now, op)
        heard.append((ops, [scene.view(eye).zones for eye in (WATCHER, 2)]))
    assert all(world == heard[0] for world in heard)
