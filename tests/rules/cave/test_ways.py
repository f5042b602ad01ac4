"""Ways: for whoever takes steps, every space and the cheapest way there (D7-D10, D12, D19)."""

import pytest
from hypothesis import given

from rockfall.kernel.layout import GOD, WATCHER
from rockfall.match.match import Match, Way
from rockfall.match.notation import move_text
from tests.support.cave import Cave
from tests.support.networks import Drawn, networks, text
from tests.support.play import edition
from tests.support.strategies import lane
from tests.support.treading import named, steps_by_playing

pytestmark = pytest.mark.engine


def match_of(scene: Cave) -> Match:
    """The scene as a match."""
    return Match(edition("cave", scene.seats, 0), b"ways", table=scene.truth)


def ways(scene: Cave) -> dict[str, Way]:
    """The ways of the seat that must act, by where they lead."""
    match = match_of(scene)
    return {text(named(way.cell, way.space)): way for way in match.ways(match.actor)}


def told(scene: Cave, way: Way) -> list[str]:
    """The steps of a way as text."""
    return [move_text(scene.layout, move) for move in way.moves]


@pytest.mark.rule("D7", "R182")
def test_a_way_is_a_list_of_moves_with_its_price() -> None:
    scene = Cave().board("EW.1 1,0", "NEW.2 2,0").idle()
    found = ways(scene)
    assert set(found) == {"1,0 0", "2,0 0", "2,0 1", "2,0 2"}
    assert told(scene, found["2,0 0"]) == ["step 1,0 0", "step 2,0 2", "step 2,0 0"]
    assert found["2,0 0"].costs == {"gold": 0, "card": 0}


@pytest.mark.rule("R182", "D9", "D10")
def test_a_longer_way_that_costs_nothing_is_better_than_a_short_one_that_does() -> None:
    # Straight over the bridge, or down the ladders and around it.
    scene = Cave().board("bridge-NS+EW.1 1,0", "NESW.1 2,0", "ladder-NE.1 2,1")
    scene.hand(0, "NE.1", "NW.1").idle()
    around = ways(scene)["2,0 0"]
    assert told(scene, around) == ["step 2,1 0", "step 2,0 0"]
    assert around.costs == {"gold": 0, "card": 0}
    bridge = ways(scene)["1,0 1"]
    assert bridge.costs == {"gold": 0, "card": 1}


@pytest.mark.rule("R182", "D9", "D10")
def test_a_card_is_given_rather_than_gold() -> None:
    # From the western bend to the north-eastern card: through the tunnel, or over the bridge.
    board = ("tunnel-NW+ES.2 1,0", "bridge-NS+EW.1 1,-1", "NESW.1 2,0", "NESW.1 2,-1")
    scene = Cave().board(*board, "NES.1 0,-1")
    scene.before(0, "boots.1").hand(0, "NE.1", "NW.1").dwarves("0,-1 0").idle()
    found = ways(scene)["2,0 0"]
    assert told(scene, found) == ["step 1,-1 1", "step 2,-1 0", "step 2,0 0"]
    assert found.costs == {"gold": 0, "card": 1}


@pytest.mark.rule("R182", "D10")
def test_who_has_nothing_to_lose_takes_the_short_way() -> None:
    scene = Cave().board("bridge-NS+EW.1 1,0", "NESW.1 2,0").hand(0, "NE.1").idle()
    assert ways(scene)["2,0 0"].costs == {"gold": 0, "card": 0}
    poor = Cave().board("tunnel-NW+ES.2 1,0").treasure(0, 3, 3).idle()
    assert ways(poor)["1,0 4"].costs == {"gold": 0, "card": 0}


@pytest.mark.rule("R182", "D9", "D10")
def test_the_dearer_way_to_a_space_can_be_the_cheaper_one_further_on() -> None:
    # To 2,0 through the tunnel for the only gold there is, or around over the bridge for a card;
    # the tunnel on 2,1 takes gold from who still has some.
    board = ["tunnel-NW+ES.2 1,0", "NES.1 1,-1", "bridge-NS+EW.1 2,-1", "NES.1 3,-1 turned"]
    scene = Cave().board(*board, "NW.1 3,0", "NEW.1 2,0 turned", "tunnel-NE+SW.2 2,1")
    scene.dwarves("1,0 1").treasure(1, 3, 3).counter("pace.0", 8).hand(0, "NE.1", "EW.1")
    found = ways(scene.idle("NE.1"))
    assert found["2,0 0"].costs == {"gold": 0, "card": 1}
    assert len(found["2,0 0"].moves) == 6
    assert found["2,1 4"].costs == {"gold": 1, "card": 0}
    assert len(found["2,1 4"].moves) == 5


@pytest.mark.rule("R182", "D12", "D19")
def test_a_way_ends_at_a_creature_at_the_exit_and_at_a_face_down_goal() -> None:
    scene = Cave().board("EW.1 1,0", "NEW.1 2,0").creature("rat", "1,0 0", owner=1).idle()
    assert set(ways(scene)) == {"1,0 0"}
    goal = Cave().board("NESW.1 4,3", "NESW.1 5,4").dwarves("4,3 0").idle()
    assert set(ways(goal)) == {"4,4 0"}
    out = Cave().board("exit -4,-4").goals("?", "goal-hole", "goal-vein", "goal-ladder")
    assert set(ways(out.dwarves("-4,-4 0").idle())) == {"-4,-4 2"}


@pytest.mark.rule("R182", "D18")
def test_no_way_uses_an_axe() -> None:
    scene = Cave().board("EW.1 1,0", "NEW.1 2,0").web("0,0 E", owner=1, shows=1)
    scene.before(0, "axe.1").idle()
    assert ways(scene) == {}
    scene.play("cut 0,0 E")
    assert set(ways(scene)) == {"1,0 0", "2,0 0"}


@pytest.mark.rule("R182")
def test_ways_get_shorter_with_every_step() -> None:
    scene = Cave().board("EW.1 1,0", "NEW.1 2,0", "NEW.1 3,0").idle().steps("1,0 0")
    assert set(ways(scene)) == {"0,0 0", "2,0 0", "3,0 0"}
    scene.steps("0,0 0")
    assert set(ways(scene)) == {"1,0 0"}


@pytest.mark.rule("D19", "R182")
def test_a_creature_has_ways_too_and_pays_nothing() -> None:
    scene = Cave().board("tunnel-NW+ES.2 1,0", "hole-NESW.1 2,0").hand(0, "goblin.2", "NE.1")
    scene.play("send goblin.2 2,0 0")
    found = ways(scene)
    assert told(scene, found["0,0 0"]) == [
        f"prowl {it}" for it in ("1,0 2", "1,0 4", "1,0 1", "0,0 0")
    ]
    assert found["0,0 0"].costs == {"gold": 0, "card": 0}
    assert "1,0 3" in found


@pytest.mark.rule("R182")
def test_nobody_has_ways_who_need_not_step() -> None:
    scene = Cave().board("EW.1 1,0")
    match = match_of(scene)
    assert [match.ways(eye) for eye in (GOD, 0, 1, 2)] == [[]] * 4
    scene.idle()
    walking = match_of(scene)
    assert walking.ways(1) == walking.ways(WATCHER) == []
    assert walking.ways(GOD) == walking.ways(0) != []


@pytest.mark.rule("R182", "D7", "D8", "D9", "D10", "D12", "D16")
@lane(80)
@given(networks())
def test_ways_are_the_best_of_all_sequences_of_steps(drawn: Drawn) -> None:
    scene = drawn.scene()
    scene.creature("lindworm", text(drawn.creature), owner=1).idle("rat.1")
    if scene.asked != "walk":
        return
    played = steps_by_playing(scene, "step")
    played.pop(drawn.dwarf, None)
    match = match_of(scene)
    found = {named(way.cell, way.space): way for way in match.ways(0)}
    assert set(found) == set(played)
    for place, way in found.items():
        gold, cards, steps = min((gold, cards, steps) for steps, gold, cards in played[place])
        assert (way.costs, len(way.moves)) == ({"gold": gold, "card": cards}, steps)
        again = match_of(scene)
        for move in way.moves:
            again.submit(0, move)
        hand = scene.layout.zones.index("hand.0")
        assert len(again.truth.zones[hand]) == len(scene.truth.zones[hand]) - cards


@pytest.mark.rule("R182", "D19")
@lane(60)
@given(networks())
def test_ways_of_creatures_are_the_shortest(drawn: Drawn) -> None:
    scene = drawn.scene()
    scene.creature("lindworm", text(drawn.creature), owner=1).hand(0, "lindworm.3", "rat.1")
    scene.play(f"send lindworm.3 {text(drawn.creature)}")
    if scene.asked != "hunt":
        return
    played = steps_by_playing(scene, "prowl")
    played.pop(drawn.creature, None)
    found = {named(way.cell, way.space): way for way in match_of(scene).ways(0)}
    assert {place: len(way.moves) for place, way in found.items()} == {
        place: min(paid)[0] for place, paid in played.items()
    }
