"""Opening chests one after the other, and those that work at once (X2-X4, G8, E4)."""

import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.kernel.ops import PEEK, PLACE, apply
from tests.support.chests import (
    DIG,
    EVERY_EYE,
    SECOND,
    SPEC,
    bury,
    discards,
    moved,
    near,
    pairs_down,
    ready,
    turning,
    zone_of,
)
from tests.support.ends import ended
from tests.support.scene import Scene, at
from tests.support.second import purse
from tests.support.told import told

pytestmark = pytest.mark.engine

OTHERS = (WATCHER, 1, 2, 3)


# -- X2, G8: one after the other ----------------------------------------------------------------


@pytest.mark.rule("X2")
@pytest.mark.parametrize("eye", EVERY_EYE)
def test_the_chest_is_unseen_until_the_tunnel_lies_then_shown_to_all(eye: int) -> None:
    scene = turning("tunnel-NEW")
    assert scene.cards("tunnel.0", eye) == ["tunnel-NEW"], "all see it while it is being turned"
    assert scene.cards("chest.0", eye) == ["?"]
    assert scene.cards("opened", eye) == []
    scene.play("rotate 3,0")
    placed = [op[0] for op in scene.ops].index(PLACE)
    assert placed < scene.ops.index(moved(scene, "chest.0", "opened")[0])
    assert scene.cards("opened", eye) == ["chest-nugget"]


@pytest.mark.rule("X2", "G8", "G9")
def test_of_several_pairs_the_active_player_picks_which_to_turn_next() -> None:
    scene = near(ready(), "nugget", "maps-off", "bury").play(DIG)
    assert (scene.asked, scene.actor) == ("which-goal", 0)
    assert set(scene.offered()) == {"reveal 3,0", "reveal 2,-1", "reveal 2,1"}
    assert scene.play("reveal 2,1").cards("opened") == ["chest-bury"]
    assert set(scene.offered()) == {"reveal 3,0", "reveal 2,-1"}
    scene.play("reveal 3,0")
    assert pairs_down(scene) == [], "the last one needs no choice"
    assert len(scene.cards("opened")) == 3
    assert (scene.asked, scene.actor) == ("turn", 1)


@pytest.mark.rule("X2", "G8")
def test_a_chest_has_done_its_work_before_the_next_card_is_turned() -> None:
    scene = near(ready(), "spy", "nugget").play(DIG, "reveal 3,0")
    assert (scene.asked, pairs_down(scene)) == ("spy", ["2,-1"])
    assert pairs_down(scene.play("unmask #2")) == []


def beside_goals(spec: str, *goals: str) -> Scene:
    """Seat 0 reaches the goal at 8,0 and pairs at 7,1 and 7,-1 with one card."""
    scene = Scene(spec).tunnel("1,0", "6,0").hand(0, "NESW", "NE").hand(1, "NS").goals(*goals)
    return bury(scene, "7,1 nugget tunnel-NEW", "7,-1 maps-off tunnel-NEW").play("dig NESW 7,0")


@pytest.mark.rule("X2", "G8")
@pytest.mark.parametrize("spec", [SPEC, "classic+chests", "gigamic+saboteur2+chests"])
def test_the_active_player_chooses_among_goals_and_pairs(spec: str) -> None:
    scene = beside_goals(spec, "treasure", "stone-nw", "stone-ne")
    assert set(scene.offered()) == {"reveal 8,0", "reveal 7,1", "reveal 7,-1"}


@pytest.mark.rule("X2", "G8", "B13", "A1")
def test_once_the_treasure_is_turned_no_pair_is() -> None:
    scene = beside_goals(SPEC, "stone-nw", "treasure", "stone-ne").play("reveal 8,0")
    assert scene.num("finder") == 1
    assert scene.cards("opened") == []
    assert scene.asked == "gold"


# -- E4 -----------------------------------------------------------------------------------------


@pytest.mark.rule("E4", "G8", "X2")
@pytest.mark.parametrize("spec", ["classic+chests", "jubilee+chests+E4=one-only"])
def test_one_goal_a_turn_limits_goals_never_chests(spec: str) -> None:
    scene = beside_goals(spec, "treasure", "stone-nw", "stone-ne").play("reveal 8,0")
    assert set(scene.offered()) == {"reveal 7,1", "reveal 7,-1"}
    scene.play("reveal 7,1")
    assert len(scene.cards("opened")) == 2
    assert (scene.asked, scene.actor) == ("turn", 1)


@pytest.mark.rule("E4", "G8", "X2")
@pytest.mark.parametrize(("spec", "left"), [(SPEC, []), ("classic+chests", ["8,2"])])
def test_after_the_one_goal_of_a_turn_a_chest_is_still_turned_and_a_goal_is_not(
    spec: str, left: list[str]
) -> None:
    scene = Scene(spec).tunnel("1,1", "6,1").board("NE 0,1", "EW 7,1").hand(0, "NESW")
    scene.goals("treasure", "stone-ne", "stone-nw")
    bury(scene, "7,2 nugget tunnel-NESW").play("dig NESW 8,1", "reveal 8,0")
    assert [where for where in scene.hidden() if where != "8,-2"] == left


@pytest.mark.rule("E4", "X2", "G8")
def test_a_goal_that_waits_is_not_turned_by_opening_a_chest_in_the_same_turn() -> None:
    scene = beside_goals("classic+chests", "treasure", "stone-nw", "stone-ne")
    scene.play("reveal 7,1", "reveal 7,-1")
    assert scene.tile("8,0") == "stone-nw", "chests do not use up the one goal of the turn"


# -- X4a: a nugget ------------------------------------------------------------------------------


@pytest.mark.rule("X4", "B18")
def test_a_nugget_is_a_gold_card_worth_one_out_of_the_gold_pile() -> None:
    scene = near(ready(), "nugget").play(DIG)
    assert (scene.cards("gold.0"), purse(scene)) == (["gold-1"], [0, 0, 0, 0])
    assert scene.cards("gold-pile").count("gold-1") == 15


@pytest.mark.rule("X4", "R146", "B18", "V2", "S3")
@pytest.mark.parametrize("spec", [SPEC, "jubilee+tournament+chests", SECOND])
def test_with_no_such_card_left_or_where_gold_is_counted_it_is_a_piece(spec: str) -> None:
    scene = ready(spec, 5)
    if spec == SPEC:
        scene.gold_pile("gold-2", "gold-3")
    assert purse(near(scene, "nugget").play(DIG)) == [1, 0, 0, 0, 0]
    if spec == SPEC:
        assert (sorted(scene.cards("gold-pile")), scene.cards("gold.0")) == (
            ["gold-2", "gold-3"],
            [],
        )


@pytest.mark.rule("X4", "B20")
def test_found_gold_is_kept_through_the_rounds_and_counts_at_the_end() -> None:
    scene = Scene(SPEC, in_round=3).board("EW 1,0").hands("NESW", "", "", "").pile()
    scene.gold_pile("gold-2").roles("digger", "digger", "digger", "digger")
    near(scene, "nugget").play(DIG)
    assert scene.rules.over(scene.truth)
    assert scene.num("score.0") == 1, "no saboteur, no treasure: nothing but what was found"


# -- X3, X4b: Maps ------------------------------------------------------------------------------


@pytest.mark.rule("X3", "B12", "A2")
@pytest.mark.parametrize("eye", EVERY_EYE)
def test_a_map_shows_both_cards_of_a_pair_to_the_player_alone(eye: int) -> None:
    scene = near(ready().hand(0, "map", "NE"), "steal", "spy")
    assert set(scene.offered("map")) >= {"map 3,0", "map 2,-1", "map 8,0", "map 8,-2", "map 8,2"}
    scene.play("map 3,0")
    seen = [*scene.cards("chest.0", eye), *scene.cards("tunnel.0", eye)]
    assert seen == (["chest-steal", "tunnel-NES"] if eye == 0 else ["?", "?"])
    assert [*scene.cards("chest.1", eye), *scene.cards("tunnel.1", eye)] == ["?", "?"]
    assert [scene.cards(f"goal.{goal}", eye) for goal in range(3)] == [["?"]] * 3
    view = scene.view(eye)
    assert view.witnesses(zone_of(scene, "chest.0")) == 1, "all see who looked, and where"
    assert (pairs_down(scene), scene.cards("discard")) == (["3,0", "2,-1"], ["map"])


@pytest.mark.rule("X4", "X3", "B12")
def test_once_maps_are_off_they_show_pairs_but_no_goals() -> None:
    scene = near(ready().hand(1, "map", "NE"), "maps-off", "steal")
    scene.play(DIG, "reveal 3,0")
    scene = near(ready().hand(1, "map", "NE"), "maps-off").play(DIG)
    assert scene.refused("map 8,0") == "maps-off"
    assert scene.offered("map") == []
    two = ready().hand(1, "map", "NE")
    bury(two, "3,0 maps-off tunnel-NES", "6,1 steal tunnel-NW").play(DIG)
    assert two.offered("map") == ["map 6,1"]
    assert two.play("map 6,1").cards("chest.1", 1) == ["chest-steal"]


@pytest.mark.rule("X4", "E2", "A2")
@pytest.mark.parametrize(("pair", "ends"), [((), True), (("6,1 spy tunnel-NW",), False)])
def test_maps_that_are_off_keep_no_round_going_unless_a_pair_is_left(
    pair: tuple[str, ...], ends: bool
) -> None:
    spec = f"{SPEC}+E2=no-playable"
    scene = Scene(spec).board("EW 1,0").hands("NESW", "map", "", "").pile()
    bury(scene, "3,0 maps-off tunnel-NES", *pair).play(DIG)
    assert ended(scene) == ends


# -- X4h: a look at a role ----------------------------------------------------------------------


@pytest.mark.rule("X4", "G9")
@pytest.mark.parametrize("eye", EVERY_EYE)
def test_one_other_players_role_is_seen_by_the_active_player_alone(eye: int) -> None:
    roles = ("digger", "saboteur", "digger", "digger")
    scene = near(ready().roles(*roles), "spy").play(DIG)
    assert (scene.asked, scene.actor) == ("spy", 0)
    assert scene.offered() == ["unmask #1", "unmask #2", "unmask #3"], "not the own"
    scene.play("unmask #1")
    known = [seat for seat in range(4) if scene.cards(f"role.{seat}", eye) != ["?"]]
    assert known == ([0, 1] if eye == 0 else [eye] if eye > 0 else [])
    assert scene.view(eye).witnesses(zone_of(scene, "role.1")) == 0b11, "all see whose"


# -- X4i: rummaging in the discards -------------------------------------------------------------

SIX = ("NS", "EW", "map", "rockfall", "NW", "NES")


@pytest.mark.rule("X4", "G9")
@pytest.mark.parametrize("eye", EVERY_EYE)
def test_rummaging_shows_the_top_five_of_the_shuffled_discards_to_the_player(eye: int) -> None:
    scene = discards(near(ready(), "rummage"), *SIX).play(DIG)
    lying = scene.cards("discard")
    assert (scene.asked, scene.actor, sorted(lying)) == ("rummage", 0, sorted(SIX))
    assert scene.cards("discard", eye) == (["?", *lying[1:]] if eye == 0 else ["?"] * 6)
    assert set(scene.offered()) == {f"fetch {card}" for card in lying[1:]}


@pytest.mark.rule("X4")
def test_the_discards_are_shuffled_whole() -> None:
    orders = set()
    for seed in range(60):
        scene = Scene(SPEC, seed=seed).board("EW 1,0").hand(0, "NESW", "NE")
        orders.add(discards(near(scene, "rummage"), *SIX).play(DIG).cards("discard")[0])
    assert orders == set(SIX), "any of them may end at the bottom"


@pytest.mark.rule("X4", "X5")
def test_one_of_the_five_is_kept_the_others_lie_on_top_and_nothing_is_drawn() -> None:
    scene = discards(near(ready(), "rummage"), *SIX).play(DIG)
    lying = scene.cards("discard")
    scene.play(f"fetch {lying[3]}")
    assert sorted(scene.cards("hand.0")) == sorted(["NE", lying[3]])
    assert scene.cards("discard") == [card for card in lying if card != lying[3]]
    assert moved(scene, "pile", "hand.0") == []
    assert (scene.asked, scene.actor) == ("turn", 1)


@pytest.mark.rule("X4")
@pytest.mark.parametrize("eye", OTHERS)
def test_after_rummaging_nobody_else_knows_any_discard(eye: int) -> None:
    heard = []
    for fetched in range(1, 6):
        scene = discards(near(ready(), "rummage"), *SIX)
        for slot in range(6):
            card = scene.truth.card(zone_of(scene, "discard"), slot)
            for seat in range(1, 4):
                apply(scene.truth, (PEEK, card, seat, zone_of(scene, "discard"), slot))
        before = told(scene, eye, DIG)
        lying = scene.cards("discard")
        assert scene.cards("discard", eye) == ["?"] * 6
        heard.append((before, told(scene, eye, f"fetch {lying[fetched]}")))
        assert scene.cards("discard", eye) == ["?"] * 5
    assert all(world == heard[0] for world in heard), "nor which card was kept"


@pytest.mark.rule("X4", "X5", "A3", "R148")
@pytest.mark.parametrize("number", [0, 1, 3])
def test_with_fewer_discards_all_are_looked_at_and_without_any_nothing_is_drawn(
    number: int,
) -> None:
    scene = discards(near(ready(), "rummage"), *SIX[:number]).play(DIG)
    assert set(scene.offered("fetch")) == {f"fetch {card}" for card in SIX[:number]}
    assert (scene.actor, scene.cards("hand.0")) == (0 if number else 1, ["NE"])


@pytest.mark.rule("X4", "A4", "C23", "R149")
def test_the_card_just_played_lies_among_the_discards_already() -> None:
    scene = Scene("jubilee+chests+diversion").board("NES 0,1").hand(0, "diversion", "NE")
    bury(scene.counter("last-laid", at("0,1")), "1,-1 rummage tunnel-NES")
    assert scene.play("divert diversion 0,-1").offered() == ["fetch diversion"]


# -- X4j: five buried cards ---------------------------------------------------------------------


@pytest.mark.rule("X4", "A3")
@pytest.mark.parametrize(("size", "buried"), [(7, 5), (5, 5), (3, 3), (0, 0)])
def test_the_top_five_of_the_pile_go_onto_the_discards_unseen(size: int, buried: int) -> None:
    scene = near(ready().pile(*SIX[:size], *(["NE"] if size == 7 else [])), "bury")
    before = len(scene.cards("discard"))
    scene.play(DIG)
    assert len(scene.cards("discard")) == before + buried
    assert len(scene.cards("pile")) == max(0, size - 6), "then one is drawn, if there is one"
    for eye in EVERY_EYE:
        assert scene.cards("discard", eye)[before:] == ["?"] * buried
