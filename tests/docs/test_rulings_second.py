"""The rulings on Saboteur 2 in docs/rulings.md, one by one."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.scene import Scene
from tests.support.second import (
    BLUE,
    BLUE_DOOR,
    BOSS,
    GEOLOGIST,
    GREEN,
    GREEN_DOOR,
    PROFITEER,
    S2,
    SABOTEUR,
    before_the_end,
    before_the_treasure,
    finish,
    found,
    missed,
    purse,
)

SHUT = (BLUE_DOOR, GREEN_DOOR)
ALONE = "gigamic+saboteur2"


@pytest.mark.rule("R54", "E7")
def test_shut_to_both_the_boss_and_the_profiteer_share_as_winners_do() -> None:
    assert found(BLUE, BOSS, SABOTEUR, doors=SHUT) == [0, 4, 0]
    assert found(BLUE, PROFITEER, SABOTEUR, doors=SHUT) == [0, 3, 0]
    assert found(BLUE, BOSS, PROFITEER, doors=SHUT) == [0, 3, 2]
    assert found(BLUE, GREEN, SABOTEUR, doors=SHUT) == [0, 0, 0]
    assert found(BLUE, BOSS, PROFITEER, spec=ALONE, doors=SHUT) == [0, 4, 0]
    assert found(BLUE, SABOTEUR, PROFITEER, spec=ALONE, doors=SHUT) == [0, 4, 2]


@pytest.mark.rule("R55", "E7")
def test_a_trapped_boss_is_in_play() -> None:
    roles = (BLUE, BOSS, PROFITEER, SABOTEUR)
    assert found(*roles, spec=ALONE, doors=SHUT, trapped=(1,)) == [0, 0, 0, 0]
    assert found(*roles, doors=SHUT, trapped=(1,)) == [0, 0, 3, 0]


@pytest.mark.rule("R56", "E9")
def test_a_saboteur_finishing_lets_both_teams_win_or_nobody() -> None:
    roles = (SABOTEUR, BLUE, GREEN)
    assert found(*roles) == [0, 4, 4]
    assert found(*roles, spec=f"{S2}+E9=nobody") == [0, 0, 0]


@pytest.mark.rule("R57", "S14")
def test_no_door_stops_the_profiteer() -> None:
    assert found(PROFITEER, GREEN, doors=(GREEN_DOOR,)) == [2, 4]
    assert found(PROFITEER, BLUE, doors=(BLUE_DOOR,)) == [2, 4]


@pytest.mark.rule("R58", "S22")
def test_a_profiteer_wins_alone_when_no_saboteur_is_in_play_or_free() -> None:
    assert missed(BLUE, PROFITEER) == [0, 3]
    assert missed(BLUE, GREEN) == [0, 0]
    assert missed(BLUE, PROFITEER, SABOTEUR, trapped=(2,)) == [0, 3, 0]


@pytest.mark.rule("R59", "S20")
def test_a_door_that_can_be_walked_or_climbed_around_keeps_nobody_out() -> None:
    assert found(BLUE, GREEN, doors=(GREEN_DOOR,)) == [0, 5]
    around = ("NW 3,-1 turned", "NEW 4,-1", "NE 5,-1 turned")
    assert found(BLUE, GREEN, doors=(GREEN_DOOR, *around)) == [5, 0]
    over = ("NESW 6,0", "ladder-NE 6,1")
    assert found(BLUE, GREEN, doors=(GREEN_DOOR, *over)) == [5, 0]


@pytest.mark.rule("R60", "E8")
@pytest.mark.parametrize(
    ("spec", "left"),
    [
        (S2, [GREEN, SABOTEUR, BLUE]),
        (f"{S2}+E8=top-out", [GREEN, SABOTEUR]),
    ],
)
def test_the_old_hat_goes_under_the_pile_or_out(spec: str, left: list[str]) -> None:
    scene = Scene(spec, 2).roles(BLUE, GEOLOGIST).spare(BOSS, GREEN, SABOTEUR)
    scene.hand(0, "swap-hats").play("hat swap-hats #0")
    assert scene.cards("role.0") == [BOSS]
    assert scene.cards("spare") == left


@pytest.mark.rule("R61", "E10")
def test_nobody_traps_oneself_except_in_gigamic() -> None:
    assert Scene(S2).hand(0, "trapped").refused("trap trapped #0") == "not-on-oneself"
    assert Scene(ALONE).hand(0, "trapped").can("trap trapped #0")


@pytest.mark.rule("R62", "R75", "E2", "E3")
def test_the_switches_of_the_base_game_end_rounds_and_a_long_pass_is_one_pass() -> None:
    passes = ("pass NE", "also NE", "enough")
    for spec, number in ((S2, 1), ("classic+saboteur2", 2)):
        scene = Scene(spec, 2).pile().hands("NE NE NE", "NW NW").play(*passes)
        assert scene.num("round") == 1
        assert scene.play("pass NW", "enough").num("round") == number


@pytest.mark.rule("R63", "S2")
def test_the_last_action_card_is_a_fourth_rockfall() -> None:
    layout = Scene(S2).layout
    counts = dict(zip(layout.kinds, layout.count, strict=True))
    assert counts["rockfall"] == 4
    pile = layout.decks.index("pile")
    tiles = layout.tileset.opens
    actions = [
        layout.count[kind]
        for kind, deck in enumerate(layout.deck)
        if deck == pile and not tiles[kind * 2]
    ]
    assert sum(actions) == 48


@pytest.mark.rule("R64", "S3")
def test_everybody_can_count_the_pieces_and_the_bank_never_runs_out() -> None:
    scene = before_the_treasure(BLUE, SABOTEUR).pieces(90, 7)
    watched = finish(scene).view(WATCHER)
    assert watched.nums[scene.layout.nums.index("pieces.0")] == 95
    assert watched.nums[scene.layout.nums.index("pieces.1")] == 7


@pytest.mark.rule("R65", "S12")
def test_no_ladder_stands_beside_a_turned_stone() -> None:
    scene = Scene(S2).tunnel("1,0", "6,0").hand(0, "ladder-w")
    scene.goals("treasure", "?", "stone-nw").board("stone-ne 8,0")
    assert scene.refused("dig ladder-w 7,0") == "ladder-beside-goal"


@pytest.mark.rule("R66", "S12", "S13")
def test_a_ladder_needs_no_tunnel_and_brings_cut_off_parts_to_life() -> None:
    scene = Scene(S2).board("NS 0,1", "EW 4,0").hand(0, "ladder-s", "ladder-w")
    assert scene.can("dig ladder-s 1,1")
    assert scene.reached("4,0") == ""
    assert scene.play("dig ladder-w 5,0").reached("4,0") == "EW"


@pytest.mark.rule("R67", "S23")
def test_the_free_one_of_two_geologists_gets_all_crystals() -> None:
    crystals = ("crystal-NES 0,1", "crystal-NESW 0,-1", "crystal-NSW+e 1,0")
    for trapped, paid in (((), [1, 1, 5]), ((1,), [3, 0, 5])):
        scene = before_the_end(GEOLOGIST, GEOLOGIST, SABOTEUR, trapped=trapped).board(*crystals)
        assert purse(scene.play("pass NE")) == paid


@pytest.mark.rule("R68", "S24")
def test_a_thief_may_steal_from_who_has_gold_and_is_not_asked_without_victims() -> None:
    rich = finish(before_the_treasure(BLUE, SABOTEUR).thefts(1))
    assert sorted(rich.offered()) == ["refrain", "rob #0"]
    poor = finish(before_the_treasure(BLUE, SABOTEUR).thefts(0))
    assert poor.asked == ""


@pytest.mark.rule("R69", "S16")
def test_the_trapped_keep_what_they_have_and_can_be_robbed_of_it() -> None:
    scene = before_the_treasure(BLUE, BLUE, SABOTEUR, trapped=(1,)).pieces(0, 2, 0).thefts(2)
    assert purse(finish(scene)) == [5, 2, 0]
    assert purse(scene.play("rob #1")) == [5, 1, 1]


@pytest.mark.rule("R70", "S21")
def test_a_team_wins_although_nobody_of_it_is_there_to_be_paid() -> None:
    assert found(BOSS, PROFITEER, SABOTEUR, doors=(BLUE_DOOR,)) == [3, 2, 0]
    assert found(SABOTEUR, PROFITEER, doors=(BLUE_DOOR,)) == [0, 3]


@pytest.mark.rule("R71", "S18")
def test_without_a_role_pile_no_hats_are_swapped() -> None:
    scene = Scene(S2, 2).spare().hand(0, "swap-hats")
    assert scene.refused("hat swap-hats #1") == "no-hats-left"


@pytest.mark.rule("R72", "A4")
def test_several_cards_lie_in_the_order_in_which_they_were_named() -> None:
    shed = Scene(S2).hand(0, "map", "NES", "NW").mat(0, "trapped")
    shed.play("shed NES trapped", "with map")
    assert shed.cards("discard")[-3:] == ["trapped", "NES", "map"]
    passed = Scene(S2).hand(0, "map", "NES", "NW").play("pass NW", "also map", "also NES")
    assert passed.cards("discard")[-3:] == ["NW", "map", "NES"]


@pytest.mark.rule("R73", "S7")
def test_nothing_is_drawn_before_all_cards_are_put_away() -> None:
    scene = Scene(S2).hand(0, "map", "NES", "NW", "EW").play("pass NW", "also map")
    assert len(scene.cards("hand.0")) == 2
    assert len(scene.play("enough").cards("hand.0")) == 4


@pytest.mark.rule("R74", "E2", "E3")
def test_getting_rid_of_a_card_is_neither_a_pass_nor_a_card_played() -> None:
    scene = Scene("classic+saboteur2", 2).pile().hands("NE NE", "NW NW NW").mat(1, "trapped")
    scene.play("pass NE", "enough", "shed NW trapped", "with NW")
    assert scene.num("passed") == 0
    last = Scene(ALONE, 2).hands("map", "NW NW NW").mat(1, "trapped").play("map 8,0")
    assert last.play("shed NW trapped", "with NW").num("last") == 1


@pytest.mark.rule("R76", "S19")
def test_swap_hands_itself_stays_out_and_nobody_draws_from_an_empty_pile() -> None:
    scene = Scene(S2, 2).pile().hands("swap-hands map", "NE NW").play("swap swap-hands #1")
    assert scene.cards("hand.0") == ["NE", "NW"]
    assert scene.cards("hand.1") == ["map"]
    assert scene.cards("discard")[-1] == "swap-hands"


@pytest.mark.rule("R77", "B7")
def test_who_gave_all_cards_away_is_skipped_and_who_got_some_is_in_again() -> None:
    scene = Scene(S2, 3).pile().hands("swap-hands NE map", "", "NW NW")
    scene.play("swap swap-hands #1")
    assert scene.actor == 1
    scene.play("map 8,0", "pass NW", "enough")
    assert scene.actor == 1


@pytest.mark.rule("R78", "S20")
def test_a_dead_end_beside_a_door_has_no_door() -> None:
    layout = Scene(S2).layout
    tile = layout.kinds.index("green-NS+e") * 2
    north, east, south = (layout.tileset.door[tile << 4 | side] for side in (1, 2, 4))
    assert (north == south != 0, east) == (True, 0)


@pytest.mark.rule("R79", "S18")
def test_after_hats_only_their_owner_knows_the_old_and_the_new_role() -> None:
    scene = Scene(S2, 3).roles(BLUE, GEOLOGIST, GREEN).spare(BOSS, SABOTEUR)
    scene.hands("inspection map", "map map", "swap-hats map")
    scene.play("inspect inspection #1", "map 8,0")
    assert scene.cards("role.1", eye=0) == [GEOLOGIST]
    scene.play("hat swap-hats #1")
    assert scene.cards("role.1", eye=1) == [BOSS]
    assert scene.cards("spare", eye=1)[-1] == GEOLOGIST
    for eye in (WATCHER, 0, 2):
        assert scene.cards("role.1", eye=eye) == ["?"]


@pytest.mark.rule("R80", "S24")
def test_a_theft_counts_from_when_it_was_laid_last() -> None:
    scene = Scene(S2, 3).hands("theft theft", "theft map", "hands-off map")
    scene.play("scheme theft #0", "scheme theft #1", "foil hands-off #0 theft", "scheme theft #0")
    assert scene.num("theft.0") > scene.num("theft.1") > 0
