"""Chests: where the pairs lie, how they are reached and turned over (X1, X2, G6, G7, G9)."""

from collections import Counter

import pytest

from rockfall.editions.saboteur.game import SABOTEUR
from rockfall.kernel.layout import BACK
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from tests.support.chests import (
    DIG,
    EFFECTS,
    EVERY_EYE,
    SPEC,
    TUNNELS,
    bury,
    near,
    pair_cells,
    pairs_down,
    ready,
    turning,
)
from tests.support.play import truth
from tests.support.scene import Scene, at

pytestmark = pytest.mark.engine


# -- X1: the cards ------------------------------------------------------------------------------


def lying(state: State, name: str) -> list[str]:
    """The cards of a zone."""
    return [state.layout.kinds[card] for card in state.cards(state.layout.zones.index(name))]


def dealt(state: State, sort: str) -> list[str]:
    """The chests or tunnels of the four pairs."""
    return [card for pair in range(4) for card in lying(state, f"{sort}.{pair}")]


@pytest.mark.rule("X1", "R152")
@pytest.mark.parametrize("spec", [SPEC, "classic+chests", "gigamic+saboteur2+chests"])
def test_four_of_ten_chests_lie_under_four_of_seven_tunnels(spec: str) -> None:
    for seed in range(40):
        _, state, _ = truth(spec, 5, seed)
        chests, tunnels = dealt(state, "chest"), dealt(state, "tunnel")
        assert len(chests) == len(tunnels) == 4
        left = lying(state, "chest-box"), lying(state, "tunnel-box")
        assert Counter(chests + left[0]) == Counter(f"chest-{effect}" for effect in EFFECTS)
        assert Counter(tunnels + left[1]) == TUNNELS
        assert lying(state, "opened") == []


@pytest.mark.rule("X1")
def test_any_chest_lies_under_any_tunnel() -> None:
    together = set()
    for seed in range(400):
        _, state, _ = truth(SPEC, 5, seed)
        together |= set(zip(dealt(state, "chest"), dealt(state, "tunnel"), strict=True))
    assert len(together) == len(EFFECTS) * len(TUNNELS)


@pytest.mark.rule("X1")
@pytest.mark.parametrize("spec", [SPEC, "jubilee+saboteur2+chests"])
def test_all_eight_cards_lie_face_down_and_so_do_those_left_over(spec: str) -> None:
    _, state, _ = truth(spec, 4)
    names = state.layout.zones
    hidden = [zone for zone, name in enumerate(names) if name.startswith(("chest", "tunnel"))]
    assert len(hidden) == 10, "four of each, and two boxes"
    for eye in EVERY_EYE:
        view = mask(state, eye)
        assert all(set(view.cards(zone)) == {BACK} for zone in hidden)


# -- X1: the cells ------------------------------------------------------------------------------

PLACES = [
    (SPEC, 5, 2, ()),
    ("jubilee+saboteur2+chests", 2, 2, ()),
    ("jubilee+chests+new-goals", 5, 4, ()),
    ("jubilee+chests+costume", 5, 2, ((4, 0), (5, 0))),
    ("jubilee+chests+party+new-goals", 5, 4, ((4, 0), (5, 0))),
    ("jubilee+chests+tournament", 5, 2, ((4, 0),)),
]


@pytest.mark.rule("X1", "R140", "R141", "N1", "W1", "V2", "M1")
@pytest.mark.parametrize(("spec", "seats", "rows", "taken"), PLACES)
def test_pairs_lie_between_start_and_goals_on_empty_cells_apart_from_each_other(
    spec: str, seats: int, rows: int, taken: tuple[tuple[int, int], ...]
) -> None:
    legal = {(x, y) for x in range(1, 8) for y in range(-rows, rows + 1)} - {(1, 0), *taken}
    used = set()
    for seed in range(300):
        _, state, _ = truth(spec, seats, seed)
        cells = pair_cells(state)
        used |= set(cells)
        for one in range(4):
            for other in range(one):
                (x, y), (u, v) = cells[one], cells[other]
                assert abs(x - u) + abs(y - v) > 1, "two pairs side by side"
    assert used == legal, "every legal cell, and no other"


APART = {"chests", "tournament", "greedy", "sabotaged", "party"}
OTHER_PARTS = [part for part in SABOTEUR.catalogue.parts if part != "chests"]


@pytest.mark.rule("X1", "M1")
@pytest.mark.parametrize(
    "parts", [*OTHER_PARTS, "+".join(part for part in OTHER_PARTS if part not in APART)]
)
def test_chests_go_with_every_other_part_and_with_all_at_once(parts: str) -> None:
    _, state, _ = truth(f"jubilee+{parts}+chests", 5)
    assert len(set(pair_cells(state))) == 4
    assert len(state.grid.down) == 4 + (5 if "new-goals" in parts else 3)


# -- G3, G5: a pair on its cell -----------------------------------------------------------------


@pytest.mark.rule("X1", "G3", "G5")
def test_a_pair_occupies_its_cell_and_fits_whatever_is_laid_beside_it() -> None:
    scene = near(ready().hand(0, "NESW", "NS", "EW", "NW"), "nugget")
    assert scene.refused("dig EW 3,0") == "cell-taken"
    for card in ("NESW", "EW", "NW"):
        assert scene.can(f"dig {card} 2,0"), "open to it or not"


# -- G6: reached --------------------------------------------------------------------------------


@pytest.mark.rule("X2", "G6")
@pytest.mark.parametrize("move", ["dig NW 2,0", "dig e+w 2,0", "dig n+e+s+w 2,0", "pass NW"])
def test_a_pair_is_not_reached_by_a_wall_a_stub_or_nothing(move: str) -> None:
    scene = near(ready().hand(0, "NW", "e+w", "n+e+s+w"), "nugget").play(move)
    assert (pairs_down(scene), scene.actor) == (["3,0"], 1)


@pytest.mark.rule("G6", "S10", "X2")
def test_one_reached_strand_of_a_bridge_is_enough_and_the_other_does_not_count() -> None:
    scene = ready("jubilee+saboteur2+chests").hand(0, "NS+EW")
    near(scene, "nugget", "bury", "maps-off").play("dig NS+EW 2,0")
    assert pairs_down(scene) == ["2,-1", "2,1"]


@pytest.mark.rule("G6", "G9", "X2")
def test_mending_a_far_gap_reaches_a_pair() -> None:
    scene = Scene(SPEC).board("EW 2,0", "NES 3,0 turned").hand(0, "EW")
    bury(scene, "3,1 extra-draw tunnel-NEW").play("dig EW 1,0")
    assert len(scene.cards("hand.0")) == 2, "the active player draws what the chest brings"


@pytest.mark.rule("S12", "S13", "G6", "X2", "R153")
def test_a_ladder_may_stand_beside_a_pair_which_is_no_goal_and_reaches_it() -> None:
    scene = Scene("jubilee+saboteur2+chests").board("EW 5,1").hand(0, "ladder-w", "ladder-ES")
    bury(scene, "4,1 nugget tunnel-NES", "4,2 bury tunnel-NEW", "6,2 sift tunnel-NW")
    assert scene.can("dig ladder-w 6,1"), "a goal would forbid it, a pair does not"
    assert scene.play("dig ladder-w 6,1").tile("4,1") == "tunnel-NES", "by way of the gap mended"
    assert scene.num("pieces.0") == 1


@pytest.mark.rule("G6", "C23", "G9", "X2")
def test_a_diverted_card_reaches_a_pair() -> None:
    scene = Scene("jubilee+chests+diversion").board("NES 0,1").hand(0, "diversion", "NE")
    bury(scene.counter("last-laid", at("0,1")), "1,-1 extra-draw tunnel-NES")
    scene.play("divert diversion 0,-1")
    assert scene.tile("1,-1") == "tunnel-NES turned"
    assert len(scene.cards("hand.0")) == 3, "one card drawn, and one more"


@pytest.mark.rule("G6", "G8", "X2")
def test_a_tunnel_that_is_turned_reaches_the_goal_behind_it() -> None:
    scene = Scene(SPEC).tunnel("1,0", "5,0").hand(0, "EW").goals("treasure", "stone-nw", "stone-ne")
    bury(scene, "7,0 nugget tunnel-NESW").play("dig EW 6,0")
    assert (scene.tile("7,0"), scene.tile("8,0")) == ("tunnel-NESW", "stone-nw")


@pytest.mark.rule("W2", "W3", "G9", "X2", "A1", "R154")
def test_a_tunnel_that_is_turned_reaches_the_double_card_for_the_active_player() -> None:
    scene = ready("jubilee+chests+costume").roles("digger", "digger", "digger", "digger")
    scene.spare("saboteur").board("double-west 4,0", "double-east 5,0").hand(1, "NS")
    bury(scene, "3,0 nugget tunnel-NESW").play(DIG)
    assert scene.reached("4,0"), "the double card is reached"
    assert scene.cards("role.0") == ["saboteur"], "in that same turn"
    scene.play("pass NS")
    assert scene.cards("role.1") == ["digger"]


# -- G7: which way round ------------------------------------------------------------------------


@pytest.mark.rule("G7", "G3", "X2", "R142")
@pytest.mark.parametrize(
    ("tunnel", "beside", "lies"),
    [
        ("tunnel-NESW", (), "tunnel-NESW"),
        ("tunnel-NES", (), "tunnel-NES turned"),
        ("tunnel-NE", (), "tunnel-NE turned"),
        ("tunnel-NW", (), "tunnel-NW"),
        ("tunnel-NEW", ("NS 3,1",), "tunnel-NEW turned"),
        ("tunnel-NEW", ("EW 3,1",), "tunnel-NEW"),
        ("tunnel-NEW", ("NS 3,-1",), "tunnel-NEW"),
        ("tunnel-NEW", ("EW 3,-1",), "tunnel-NEW turned"),
        ("tunnel-NE", ("EW 3,1",), "tunnel-NE turned"),  # neither way fits everywhere
    ],
)
def test_a_tunnel_opens_to_where_it_was_reached_from_and_fits_as_well_as_it_can(
    tunnel: str, beside: tuple[str, ...], lies: str
) -> None:
    assert turning(tunnel, *beside).tile("3,0") == lies


@pytest.mark.rule("G7", "G3", "X2", "R142")
def test_only_face_up_cards_count_for_fitting() -> None:
    scene = Scene(SPEC).board("NW 0,-1 turned").tunnel("1,-1", "6,-1").hand(0, "NE", "NS")
    bury(scene, "7,0 nugget tunnel-NES").play("dig NE 7,-1 turned")
    assert scene.offered() == ["rotate 7,0", "rotate 7,0 turned"], "towards the goal or not"


@pytest.mark.rule("G7", "E5", "G9", "X2")
@pytest.mark.parametrize(("answer", "lies"), [("", "tunnel-NEW"), (" turned", "tunnel-NEW turned")])
def test_on_a_tie_the_active_player_chooses(answer: str, lies: str) -> None:
    scene = turning("tunnel-NEW")
    assert scene.actor == 0
    assert scene.play(f"rotate 3,0{answer}").tile("3,0") == lies


@pytest.mark.rule("G7", "E5", "X2")
def test_ties_and_misfits_are_settled_as_the_edition_says() -> None:
    assert turning("tunnel-NEW", spec="gigamic+chests").tile("3,0") == "tunnel-NEW"
    lies = turning("tunnel-NES", spec="gigamic+chests").tile("3,0")
    assert lies == "tunnel-NES turned", "this is no tie"
    scene = turning("tunnel-NE", "EW 3,1", spec="classic+chests")
    assert scene.offered() == ["rotate 3,0", "rotate 3,0 turned"], "none fits everywhere"
    assert turning("tunnel-NE", "NS 3,1", spec="classic+chests").tile("3,0") == "tunnel-NE turned"


@pytest.mark.rule("G7", "G4", "G5")
def test_a_turned_tunnel_carries_the_walk_and_later_cards_must_fit_it() -> None:
    scene = near(ready().hand(0, "EW").hand(1, "NS", "EW"), "nugget").play("dig EW 2,0")
    assert scene.reached("3,0") == "NSW"
    assert scene.can("dig NS 3,1")
    assert scene.refused("dig EW 3,1") == "does-not-fit"
