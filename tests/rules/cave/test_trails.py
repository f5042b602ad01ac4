"""Steps, walks and hunts against a walker that was written from the text (D7-D10, D16, D19)."""

import pytest
from hypothesis import given

from rockfall.kernel.geometry import cell
from rockfall.kernel.strides import knocks, strides
from rockfall.kernel.tokens import cell_of, part_of, place_of, space
from tests.support.cave import Cave
from tests.support.networks import Drawn, networks, text
from tests.support.strategies import lane
from tests.support.treading import named, steps_by_playing

pytestmark = pytest.mark.engine


@pytest.mark.rule("D7", "D8", "D10", "D16")
@lane(120)
@given(networks())
def test_every_space_has_the_neighbours_that_the_text_says(drawn: Drawn) -> None:
    scene, network = drawn.scene(), drawn.network()
    for place in network.places():
        (x, y), number = place
        here = space(cell(x, y), number)
        found = strides(scene.rules, scene.truth, here)
        assert len(found) == len(set(found))
        assert {named(cell_of(it), part_of(it)) for it in found} == network.next(place), place
        down = knocks(scene.rules, scene.truth, here)
        assert {named(at, 0) for at in down} == network.knocked(place), place


@pytest.mark.rule("D7", "D8", "D9", "D10", "D12", "D16", "D19")
@lane(120)
@given(networks())
def test_a_walk_gets_where_the_text_says_and_costs_what_it_says(drawn: Drawn) -> None:
    scene, network = drawn.scene(), drawn.network()
    # Only the lindworm: what others take is no price of the way.
    scene.creature("lindworm", text(drawn.creature), owner=1).idle("rat.1")
    wanted = network.walks(
        drawn.dwarf, 4 if drawn.boots else 3, drawn.gold, drawn.hand, {drawn.creature}
    )
    if scene.asked != "walk":
        assert not wanted
        return
    assert steps_by_playing(scene, "step") == wanted


@pytest.mark.rule("D19", "D7", "D8", "D16")
@lane(120)
@given(networks())
def test_a_creature_gets_where_the_text_says(drawn: Drawn) -> None:
    scene, network = drawn.scene(), drawn.network()
    scene.creature("lindworm", text(drawn.creature), owner=1).hand(0, "lindworm.3", "rat.1")
    scene.play(f"send lindworm.3 {text(drawn.creature)}")
    wanted = network.hunts(drawn.creature, 4, {drawn.dwarf, drawn.other})
    if scene.asked != "hunt":
        assert not wanted
        return
    found = steps_by_playing(scene, "prowl")
    assert {place: {paid[0] for paid in each} for place, each in found.items()} == wanted


@pytest.mark.rule("D7")
def test_the_reference_knows_a_card_of_each_group() -> None:
    """So that it is not wrong in the same way: crossing times as the book prints them."""
    for group, steps in ((1, 1), (2, 2), (3, 3)):
        cards = {(0, 0): ("start", False), (0, -1): (f"NES.{group}", False)}
        network = Drawn(cards, [], ((0, 0), 0), ((0, 0), 0), ((0, 0), 0), 0, 0, False).network()
        exits = {n for n, room in enumerate(network.rooms[0, -1]) if "N" in room.sides}
        walks = network.walks(((0, 0), 0), 4, 0, 0, set())
        assert {min(paid)[0] for (at, n), paid in walks.items() if at != (0, 0) and n in exits} == {
            steps
        }


def test_a_place_is_named_alike_by_both() -> None:
    scene = Cave().dwarves("0,0 0")
    value = scene.num("dwarf.0")
    assert named(cell_of(place_of(value)), part_of(place_of(value))) == ((0, 0), 0)
