"""Roles: how many, who sees which, the one left over (B1, B14)."""

from collections import Counter

import pytest

from rockfall.kernel.layout import BACK, WATCHER
from rockfall.kernel.ops import MOVE, SHOW
from rockfall.kernel.sight import mask
from tests.support.play import truth
from tests.support.scene import Scene

pytestmark = pytest.mark.engine

EVERY_EYE = (WATCHER, 0, 1, 2, 3)
D, S = "digger", "saboteur"


def last_card(spec: str = "jubilee", in_round: int = 1) -> Scene:
    """Four seats, a saboteur among them, one card left on the whole table."""
    return Scene(spec, in_round=in_round).roles(D, S, D, D).hands("NE", "", "", "").pile()


@pytest.mark.rule("B1")
@pytest.mark.parametrize(
    ("seats", "saboteurs", "diggers"),
    [(3, 1, 3), (4, 1, 4), (5, 2, 4), (6, 2, 5), (7, 3, 5), (8, 3, 6), (9, 3, 7), (10, 4, 7)],
)
def test_roles_by_number_of_players_with_one_left_over(
    seats: int, saboteurs: int, diggers: int
) -> None:
    edition, state, _ = truth(seats=seats)
    layout = edition.rules.layout
    zones = [layout.zones.index(f"role.{seat}") for seat in range(seats)]
    dealt = [layout.kinds[state.card(zone)] for zone in zones]
    spare = [layout.kinds[card] for card in state.cards(layout.zones.index("spare"))]
    assert len(spare) == 1
    assert Counter(dealt + spare) == {S: saboteurs, D: diggers}


@pytest.mark.rule("B1")
def test_the_roles_are_shuffled_and_either_kind_may_be_left_over() -> None:
    spares: set[str] = set()
    first: set[str] = set()
    for seed in range(60):
        edition, state, _ = truth(seats=3, seed=seed)
        layout = edition.rules.layout
        spares.update(layout.kinds[card] for card in state.cards(layout.zones.index("spare")))
        first.add(layout.kinds[state.card(layout.zones.index("role.0"))])
    assert spares == first == {D, S}


@pytest.mark.rule("B1")
def test_each_player_knows_only_the_own_role() -> None:
    edition, state, _ = truth(seats=4, seed=3)
    scene = Scene().roles(D, S, D, D)
    for eye in EVERY_EYE:
        known = [scene.cards(f"role.{seat}", eye) != ["?"] for seat in range(4)]
        assert known == [seat == eye for seat in range(4)]
    witnesses = [
        state.witnesses(edition.rules.layout.zones.index(f"role.{seat}")) for seat in range(4)
    ]
    assert witnesses == [1, 2, 4, 8], "dealt so, not only set up so"


@pytest.mark.rule("B1")
def test_nobody_sees_the_left_over_dwarf() -> None:
    edition, state, _ = truth(seats=4, seed=3)
    spare = edition.rules.layout.zones.index("spare")
    assert state.size(spare) == 1
    assert all(list(mask(state, eye).cards(spare)) == [BACK] for eye in EVERY_EYE)


@pytest.mark.rule("B14")
def test_all_roles_are_shown_before_any_gold_is_given() -> None:
    scene = last_card().play("pass NE")
    shown = [i for i, op in enumerate(scene.ops) if op[0] == SHOW]
    pile = scene.layout.zones.index("gold-pile")
    paid = [i for i, op in enumerate(scene.ops) if op[0] == MOVE and op[2] == pile]
    assert len(shown) == 4
    assert paid
    assert max(shown) < min(paid)


@pytest.mark.rule("B14", "B15")
def test_roles_are_shown_before_diggers_choose_gold() -> None:
    scene = Scene().roles(D, S, D, D).tunnel("1,0", "6,0").hand(0, "EW").play("dig EW 7,0")
    assert scene.asked == "gold"
    for eye in EVERY_EYE:
        assert [scene.cards(f"role.{seat}", eye) for seat in range(4)] == [[D], [S], [D], [D]]


@pytest.mark.rule("B1", "B14", "R43")
def test_the_left_over_dwarf_and_hidden_goals_stay_secret_even_after_the_game() -> None:
    scene = last_card(in_round=3).play("pass NE")
    assert scene.asked == ""
    for eye in EVERY_EYE:
        assert scene.cards("spare", eye) == ["?"]
        assert [scene.cards(f"goal.{i}", eye) for i in range(3)] == [["?"]] * 3


@pytest.mark.rule("B12", "B14", "R43")
def test_a_goal_seen_on_a_map_stays_known_to_that_player_alone_after_the_round() -> None:
    scene = Scene(in_round=3).roles(D, S, D, D).hands("map", "", "", "").pile().play("map 8,0")
    assert scene.asked == ""
    assert [scene.cards("goal.1", eye) for eye in EVERY_EYE] == [["?"], ["treasure"]] + [["?"]] * 3
