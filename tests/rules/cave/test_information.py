"""Secret information: a look at a goal, or at another's clan card (D13); what all know (D20)."""

import pytest

from rockfall.kernel.guess import determinise
from rockfall.kernel.layout import WATCHER
from rockfall.kernel.sight import mask
from rockfall.kernel.tokens import GONE
from tests.support.cave import Cave
from tests.support.play import dice_of, truth

pytestmark = pytest.mark.engine

INFO = "secret-information.1"


@pytest.mark.rule("D13")
@pytest.mark.parametrize(("cell", "number"), [("-4,-4", 0), ("4,-4", 1), ("-4,4", 2), ("4,4", 3)])
def test_one_looks_at_a_face_down_goal_alone(cell: str, number: int) -> None:
    scene = Cave().hand(0, INFO).play(f"map {INFO} {cell}")
    goal = scene.cards(f"goal.{number}")
    assert scene.cards(f"goal.{number}", eye=0) == goal
    for eye in (WATCHER, 1, 2):
        assert scene.cards(f"goal.{number}", eye=eye) == ["?"]
    assert len(scene.hidden()) == 4, "it stays face down"
    assert scene.cards("discard", eye=WATCHER) == [INFO]


@pytest.mark.rule("D13")
def test_one_looks_at_the_clan_card_of_another_alone() -> None:
    scene = Cave().hand(0, INFO).roles("yellow-loyal", "yellow-saboteur", "yellow-loyal")
    scene.play(f"inspect {INFO} #1")
    assert scene.cards("role.1", eye=0) == ["yellow-saboteur"]
    assert scene.cards("role.1", eye=2) == scene.cards("role.1", eye=WATCHER) == ["?"]
    assert scene.cards("role.2", eye=0) == ["?"]


@pytest.mark.rule("D13")
def test_one_does_one_or_the_other_with_the_card() -> None:
    scene = Cave().hand(0, INFO)
    assert len(scene.offered("map")) == 4
    assert scene.offered("inspect") == [f"inspect {INFO} #1", f"inspect {INFO} #2"]


@pytest.mark.rule("D13", "D0", "R187")
def test_without_a_hidden_goal_or_clan_card_it_cannot_be_played() -> None:
    scene = Cave(2).roles("yellow-loyal", "blue-loyal").goals("?", "?", "?", "?")
    scene.board("exit -4,-4", "goal-ladder 4,-4", "goal-hole -4,4", "goal-vein 4,4")
    scene.dwarves("0,0 0", "4,4 0").token("nugget.0", "4,4 2")
    scene.hand(0, "NE.1", INFO).hand(1, "NE.1", "NW.1").rest()
    scene.idle().steps("4,4 2").play("stop")
    assert scene.offered("map") + scene.offered("inspect") == []
    assert scene.refused(f"map {INFO} 4,4") == "no-hidden-goal"
    assert scene.refused(f"inspect {INFO} #1") == "role-known"
    assert scene.can(f"pass {INFO}"), "it can be discarded"


@pytest.mark.rule("D13")
def test_the_other_seats_hear_where_one_looked() -> None:
    scene = Cave().hand(0, INFO)
    verbs = {verb.name: verb for verb in scene.layout.verbs}
    assert not verbs["map"].secret
    assert not verbs["map"].whisper
    assert not verbs["inspect"].whisper
    assert scene.refused(f"inspect {INFO} #0") == "not-on-oneself"


@pytest.mark.rule("D20")
@pytest.mark.parametrize("seed", range(3))
def test_that_the_game_goes_on_tells_that_both_clans_still_have_a_dwarf_inside(seed: int) -> None:
    _, state, _ = truth("cave", 3, seed)
    layout = state.layout
    state.nums[layout.nums.index("dwarf.0")] = GONE
    view = mask(state, WATCHER)
    roles = [layout.zones.index(f"role.{seat}") for seat in (1, 2)]
    guesses = [determinise(view, dice_of(number)) for number in range(40)]
    inside = {tuple(layout.kinds[guess.card(role)] for role in roles) for guess in guesses}
    loyal, saboteur = "yellow-loyal", "yellow-saboteur"
    assert inside == {(loyal, saboteur), (saboteur, loyal)}
