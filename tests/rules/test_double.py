"""The double card: costume department and tunnel party (W1-W3, P1, P2)."""

from collections import Counter
from itertools import permutations

import pytest

from rockfall.kernel.layout import GOD, NOBODY, WATCHER
from rockfall.kernel.ops import MOVE, PEEK, PLACE, apply
from rockfall.kernel.sight import redact
from tests.rules.test_veto import asked_in_turn, stop
from tests.support.play import truth
from tests.support.scene import Scene, at

pytestmark = pytest.mark.engine

COSTUME, PARTY = "jubilee+costume", "jubilee+party"
COSTUME_2, PARTY_2 = "jubilee+saboteur2+costume", "jubilee+saboteur2+party"
ALL = (COSTUME, PARTY, COSTUME_2, PARTY_2)
WEST, EAST = "4,0", "5,0"
REACH = "dig EW 3,0"
D, S = "digger", "saboteur"


def facing(spec: str, *roles: str, active: int = 0, in_round: int = 1, seed: int = 0) -> Scene:
    """Only cell 3,0 is missing on the way to the double card; the active seat can lay it."""
    scene = Scene(spec, len(roles) or 4, active, in_round, seed)
    scene.board(f"double-west {WEST}", f"double-east {EAST}").tunnel("1,0", "2,0")
    return scene.roles(*roles).hand(active, "EW", "map")


def roles(scene: Scene, eye: int = GOD) -> list[str]:
    """The role of every seat, as it is or as an eye sees it."""
    return [scene.cards(f"role.{seat}", eye)[0] for seat in range(scene.seats)]


def inspected(scene: Scene, eye: int, *seats: int) -> Scene:
    """A seat has seen the roles of others before."""
    for seat in seats:
        zone = scene.layout.zones.index(f"role.{seat}")
        apply(scene.truth, (PEEK, scene.truth.card(zone), eye, zone, 0))
    return scene


# -- W1, P1: how it lies ------------------------------------------------------------------------


@pytest.mark.rule("W1", "P1", "R119")
@pytest.mark.parametrize("spec", ALL)
def test_it_lies_face_up_on_two_cells_from_the_start_and_is_not_reached(spec: str) -> None:
    built, state, _ = truth(spec, 4)
    kinds = built.rules.layout.kinds
    lying = {cell: kinds[tile >> 1] for cell, tile in state.grid.tiles.items()}
    assert lying == {at("0,0"): "start", at(WEST): "double-west", at(EAST): "double-east"}
    assert [state.grid.lit[at(cell)] for cell in (WEST, EAST)] == [0, 0]


@pytest.mark.rule("W1", "G4", "P1", "R119")
@pytest.mark.parametrize("spec", ALL)
def test_a_tunnel_that_meets_it_reaches_all_of_it_at_once(spec: str) -> None:
    scene = facing(spec).play(REACH)
    assert (scene.reached(WEST), scene.reached(EAST)) == ("NESW", "NESW")
    around = ("4,-1", "5,-1", "6,0", "4,1", "5,1")
    assert {at(cell) for cell in around} <= set(scene.truth.grid.sites)


@pytest.mark.rule("W1", "G5")
def test_nothing_can_be_built_from_it_before() -> None:
    scene = facing(COSTUME).hand(0, "NESW", "EW")
    for cell in ("6,0", "4,-1", "5,1"):
        assert scene.refused(f"dig NESW {cell}") == "not-linked"
    assert scene.refused(f"dig EW {WEST}") == "cell-taken"
    assert scene.refused(f"dig EW {EAST}") == "cell-taken"


@pytest.mark.rule("W1", "G3")
@pytest.mark.parametrize("spec", [COSTUME, PARTY])
def test_neighbours_must_open_towards_it_on_every_side(spec: str) -> None:
    assert facing(spec).hand(0, "NW").refused("dig NW 3,0") == "does-not-fit"
    scene = facing(spec).hand(1, "NS", "NE", "NW", "NEW", "NESW").play(REACH)
    fitting = {"4,-1": "S", "5,-1": "S", "6,0": "W", "4,1": "N", "5,1": "N"}
    opens = scene.layout.tileset.opens
    for cell, side in fitting.items():
        cards = [move.split()[1:] for move in scene.offered("dig") if f" {cell}" in move]
        tiles = [scene.layout.kinds.index(card) * 2 + len(rest) - 1 for card, *rest in cards]
        assert tiles, f"something fits on {cell}"
        assert all(opens[tile] >> "NESW".index(side) & 1 for tile in tiles)


@pytest.mark.rule("W1", "P1", "B11", "R120")
@pytest.mark.parametrize("spec", ALL)
def test_no_rockfall_takes_it(spec: str) -> None:
    scene = facing(spec).hand(0, "rockfall")
    assert scene.offered("rockfall") == ["rockfall 1,0", "rockfall 2,0"]
    assert scene.refused(f"rockfall {WEST}") == "stands-firm"
    assert scene.refused(f"rockfall {EAST}") == "stands-firm"


@pytest.mark.rule("W1", "S12")
def test_a_ladder_may_stand_beside_it_if_it_opens_towards_it() -> None:
    scene = Scene(COSTUME_2).board(f"double-west {WEST}", f"double-east {EAST}")
    scene.hand(0, "ladder-w", "ladder-s")
    assert scene.can("dig ladder-w 6,0")
    assert not scene.can("dig ladder-s 6,0")
    assert scene.can("dig ladder-s 5,-1")


@pytest.mark.rule("W1", "B19")
def test_in_the_next_round_it_lies_there_again_unreached() -> None:
    scene = facing(COSTUME).pile().hands("EW", "", "", "").play(REACH)
    assert scene.num("round") == 2
    assert (scene.tile(WEST), scene.tile(EAST)) == ("double-west", "double-east")
    assert (scene.reached(WEST), scene.num("visited")) == ("", 0)


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
        assert scene.view(eye).nums[scene.layout.nums.index("visited")] == 1, "all see it happen"


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
    assert (roles(scene), scene.num("visited")) == ([D, D, D, D], 0)
    scene = facing(f"{COSTUME}+veto", D, D, D, D).play(REACH)
    assert scene.num("visited") == 0, "not before all have allowed the card"
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
    assert scene.num("visited") == 1, "seat 0 reached it, in this very turn"
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


def finishing(spec: str, *dealt: str, seed: int = 0) -> Scene:
    """The last round: one card reaches the double card and, through it, the treasure."""
    scene = facing(spec, *dealt, in_round=3, seed=seed)
    return scene.board("NEW 1,0", "NEW 2,0", "EW 6,0", "NEW 7,0")


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


@pytest.mark.rule("P2", "W3")
def test_after_a_party_nobody_knows_anothers_role_but_the_roles_in_play_are_the_same() -> None:
    dealt = ["blue", "green", "boss", "profiteer", S]
    for seed in range(8):
        scene = inspected(facing(PARTY_2, *dealt, seed=seed), 1, 0, 2, 3, 4)
        inspected(scene, 3, 1)
        scene.play(REACH)
        assert Counter(roles(scene)) == Counter(dealt)
        for seat in range(5):
            known = ["?"] * 5
            known[seat] = roles(scene)[seat]
            assert roles(scene, seat) == known, "each looks at the own role and no other"
        assert roles(scene, WATCHER) == ["?"] * 5


@pytest.mark.rule("P2", "W3")
@pytest.mark.parametrize("spec", [PARTY, PARTY_2])
def test_what_is_left_over_stays_out_of_the_party_with_all_that_was_known_of_it(spec: str) -> None:
    scene = facing(spec)
    zone = scene.layout.zones.index("spare")
    apply(scene.truth, (PEEK, scene.truth.card(zone), 2, zone, 0))
    before = scene.truth.zones[zone]
    scene.play(REACH)
    assert scene.truth.zones[zone] == before
    assert scene.cards("spare", 2)[0] != "?"


# -- P2: the tunnel party -----------------------------------------------------------------------


@pytest.mark.rule("P2")
def test_roles_are_dealt_anew_at_random_and_ones_own_may_come_back() -> None:
    dealt = ("blue", "green", "boss")
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(120):
        seen[tuple(roles(facing(PARTY_2, *dealt, seed=seed).play(REACH)))] += 1
    assert set(seen) == set(permutations(dealt))
    assert min(seen.values()) >= 8, "none is rare: twenty of each are expected"


@pytest.mark.rule("P2")
def test_the_cards_are_collected_unseen() -> None:
    scene = facing(PARTY_2, "blue", "green", "boss", S)
    names = scene.layout.zones
    crowd = names.index("crowd")
    assert scene.layout.sight[crowd] == NOBODY
    now = scene.truth.copy()
    for op in scene.play(REACH).ops:
        if op[0] == MOVE and crowd in (op[2], op[4]):
            seat = scene.layout.owner[op[2] if op[4] == crowd else op[4]]
            for eye in (WATCHER, 0, 1, 2, 3):
                told = redact(now, op, eye)[1]
                assert told == 0 or (eye == seat and op[4] == crowd), "only one's own old card"
        apply(now, op)
    assert scene.cards("crowd") == []


@pytest.mark.rule("P2")
def test_the_party_happens_once() -> None:
    for seed in range(6):
        scene = facing(PARTY_2, "blue", "green", "boss", S, seed=seed)
        scene.hand(1, "rockfall").hand(2, "NESW").play(REACH)
        after = roles(scene)
        scene.play("rockfall 3,0", "dig NESW 3,0")
        assert scene.reached(EAST) == "NESW"
        assert roles(scene) == after


@pytest.mark.rule("P2", "A1", "G9", "S21", "S23", "R121")
def test_the_finisher_wins_by_the_role_held_after_the_party() -> None:
    won = {"blue": {"blue": 5}, "green": {"green": 5}, S: {"blue": 4, "green": 4}}
    finishers = set()
    for seed in range(12):
        scene = finishing(PARTY_2, "blue", "green", S, seed=seed).play(REACH)
        now = roles(scene)
        finishers.add(now[0])
        paid = [scene.num(f"pieces.{seat}") for seat in range(3)]
        assert paid == [won[now[0]].get(role, 0) for role in now]
    assert finishers == set(won)
