"""The greedy dwarf: alone against everybody (C16)."""

from collections import Counter

import pytest

from rockfall.kernel.layout import GOD, WATCHER
from rockfall.kernel.ops import MOVE, apply
from rockfall.kernel.sight import redact
from tests.support.gold import (
    DIG,
    DIG_TWO,
    break_tool,
    near_loss,
    near_treasure,
    near_two_goals,
    on_offer,
    purses,
    scores,
    share_out,
)
from tests.support.play import truth
from tests.support.scene import Scene

pytestmark = pytest.mark.engine

SEEDS = range(12)


def gold_moves(scene: Scene, move: str, eye: int = GOD) -> list[tuple[str, str, str]]:
    """Play a move; every gold card that went somewhere in it, as an eye is told."""
    before = scene.truth.copy()
    zones, kinds = scene.layout.zones, scene.layout.kinds
    gold = scene.layout.carries[zones.index("gold-pile")]
    moved = []
    for op in scene.play(move).ops:
        told = redact(before, op, eye)
        if told[0] == MOVE and scene.layout.carries[told[2]] == gold:
            moved.append((kinds[told[1]], zones[told[2]], zones[told[4]]))
        apply(before, op)
    return [pay for pay in moved if not pay[2].startswith("purse")]


# -- the deal -----------------------------------------------------------------------------------


@pytest.mark.rule("C16", "B1")
@pytest.mark.parametrize(
    ("seats", "saboteurs", "diggers"),
    [(3, 1, 2), (4, 1, 3), (5, 2, 3), (6, 2, 4), (7, 3, 4), (8, 3, 5), (9, 3, 6), (10, 4, 6)],
)
def test_one_greedy_dwarf_takes_a_diggers_place(seats: int, saboteurs: int, diggers: int) -> None:
    edition, state, _ = truth("jubilee+greedy", seats)
    layout = edition.rules.layout
    zones = ["spare", *(f"role.{seat}" for seat in range(seats))]
    lying = [layout.kinds[card] for name in zones for card in state.cards(layout.zones.index(name))]
    assert Counter(lying) == {"saboteur": saboteurs, "digger": diggers, "greedy": 1}
    assert state.size(layout.zones.index("spare")) == 1


@pytest.mark.rule("C16", "B1")
def test_he_is_dealt_like_the_others_and_may_be_left_over() -> None:
    places: set[str] = set()
    for seed in range(60):
        edition, state, _ = truth("jubilee+greedy", 3, seed)
        layout = edition.rules.layout
        greedy = layout.kinds.index("greedy")
        for name in ("spare", "role.0", "role.1", "role.2"):
            if state.card(layout.zones.index(name)) == greedy:
                places.add(name)
    assert places == {"spare", "role.0", "role.1", "role.2"}


@pytest.mark.rule("C16", "B1")
def test_without_the_part_there_is_no_greedy_dwarf() -> None:
    assert "greedy" not in truth("jubilee", 5)[0].rules.layout.kinds


@pytest.mark.rule("C16", "B1")
def test_nobody_else_knows_who_he_is() -> None:
    scene = Scene("jubilee+greedy").roles("digger", "greedy", "saboteur", "digger")
    for eye in (WATCHER, 0, 1, 2, 3):
        assert scene.cards("role.1", eye) == (["greedy"] if eye == 1 else ["?"])


# -- he finishes --------------------------------------------------------------------------------


@pytest.mark.rule("C16", "R90", "R91")
@pytest.mark.parametrize("spec", ["jubilee+greedy", "classic+greedy", "gigamic+greedy"])
@pytest.mark.parametrize(("roles", "finder"), [("GDS", 0), ("DGDSD", 1), ("SDDDSGDDSD", 5)])
def test_as_finisher_he_gets_exactly_four_and_nobody_else_anything(
    spec: str, roles: str, finder: int
) -> None:
    for seed in SEEDS:
        scene = near_treasure(spec, roles, finder, seed).play(DIG)
        assert scores(scene) == [4 if role == "G" else 0 for role in roles]
        assert [count > 0 for count in purses(scene)] == [role == "G" for role in roles]


@pytest.mark.rule("C16", "B16", "R91")
def test_his_gold_is_drawn_card_by_card_and_what_overshoots_is_laid_aside() -> None:
    laid_aside = 0
    for seed in SEEDS:
        scene = near_treasure("jubilee+greedy", "DGSD", 1, seed)
        total, aside = 0, Counter[str]()
        for card, src, dst in gold_moves(scene, DIG):
            if src == "gold-pile":
                assert total < 4, "nothing is drawn once the sum is met"
                fits = total + int(card[-1]) <= 4
                assert dst == ("gold.1" if fits else "aside.1")
                total += int(card[-1]) if fits else 0
                aside[card] += 0 if fits else 1
                laid_aside += 0 if fits else 1
            else:
                assert (src, dst) == ("aside.1", "gold-pile")
                aside[card] -= 1
        assert total == 4
        assert not any(aside.values()), "everything laid aside returned to the pile"
    assert laid_aside, "the seeds show both cases"


@pytest.mark.rule("C16", "B16", "R91")
@pytest.mark.parametrize(
    ("pile", "paid"),
    [
        (["gold-3", "gold-2", "gold-2"], ["gold-2", "gold-2"]),
        (["gold-3", "gold-2"], ["gold-3"]),
        (["gold-1", "gold-1"], ["gold-1", "gold-1"]),
    ],
)
def test_from_a_short_pile_he_gets_four_by_exchange_or_as_near_below_as_can_be(
    pile: list[str], paid: list[str]
) -> None:
    for seed in SEEDS:
        scene = near_treasure("jubilee+greedy", "DGSD", 1, seed).gold_pile(*pile).play(DIG)
        assert sorted(scene.cards("purse.1")) == paid


@pytest.mark.rule("C16", "B18")
def test_others_see_how_many_cards_he_gets_but_no_face() -> None:
    shown = gold_moves(near_treasure("jubilee+greedy", "DGSD", 1), DIG)
    for eye in (WATCHER, 0, 2, 3):
        told = gold_moves(near_treasure("jubilee+greedy", "DGSD", 1), DIG, eye)
        assert told == [("?", src, dst) for _, src, dst in shown]
    assert gold_moves(near_treasure("jubilee+greedy", "DGSD", 1), DIG, 1) == shown


@pytest.mark.rule("C16", "B13", "B14")
def test_his_finish_ends_the_round_like_any_other() -> None:
    scene = near_treasure("jubilee+greedy", "DGSD", 1).counter("round", 1).play(DIG)
    assert (scene.num("round"), scene.asked, scene.actor) == (2, "turn", 2)
    assert len(scene.cards("gold.0") + scene.cards("gold.2") + scene.cards("gold.3")) == 0
    assert sum(int(card[-1]) for card in scene.cards("gold.1")) == 4


# -- somebody else finishes ---------------------------------------------------------------------


@pytest.mark.rule("C16", "E1", "B15", "R90")
@pytest.mark.parametrize(
    ("roles", "finder", "cards"), [("DGD", 0, 2), ("DGSDD", 0, 3), ("DDDGSS", 1, 3)]
)
def test_he_does_not_count_as_a_digger_for_the_gold_that_is_drawn(
    roles: str, finder: int, cards: int
) -> None:
    scene = near_treasure("jubilee+greedy", roles, finder).play(DIG)
    assert on_offer(scene)[finder] == cards
    share_out(scene)
    assert purses(scene) == [1 if role == "D" else 0 for role in roles]


@pytest.mark.rule("C16", "E1")
def test_he_is_a_player_for_gold_per_player_but_the_cards_pass_him_by() -> None:
    scene = near_treasure("gigamic+greedy", "DGSDD", 0).play(DIG)
    assert on_offer(scene) == [5, 0, 0, 0, 0]
    assert share_out(scene) == [0, 4, 3, 0]
    assert purses(scene) == [2, 0, 0, 1, 2]


@pytest.mark.rule("C16", "B15")
def test_after_a_saboteurs_finish_the_search_for_the_first_digger_passes_him_by() -> None:
    scene = near_treasure("jubilee+greedy", "DGSDS", 2).play(DIG)
    assert share_out(scene) == [0]
    assert purses(scene) == [1, 0, 0, 1, 0]


# -- the treasure is not found ------------------------------------------------------------------


@pytest.mark.rule("C16", "B16")
@pytest.mark.parametrize(
    ("roles", "owed"), [("DGS", 4), ("SGDDS", 3), ("SGDDD", 4), ("GSDSDSDDDS", 2)]
)
def test_he_does_not_count_as_a_saboteur_and_gets_nothing(roles: str, owed: int) -> None:
    scene = near_loss("jubilee+greedy", roles, 0).play("pass NE")
    assert scores(scene) == [owed if role == "S" else 0 for role in roles]


@pytest.mark.rule("C16", "B17")
def test_with_no_saboteur_in_play_he_gets_nothing_either() -> None:
    assert scores(near_loss("jubilee+greedy", "DGD", 1).play("pass NE")) == [0, 0, 0]


# -- V1 -----------------------------------------------------------------------------------------


@pytest.mark.rule("C16", "V1", "R90")
def test_a_broken_tool_does_not_keep_him_from_his_gold() -> None:
    scene = near_two_goals("jubilee+greedy+sabotaged", "DGSD", 1).play(DIG_TWO)
    assert scene.asked == "which-goal"
    break_tool(scene, 1)
    assert scores(scene.play("reveal 8,0")) == [0, 4, 0, 0]


@pytest.mark.rule("C16", "V1")
@pytest.mark.parametrize("broken", [(), ("broken-cart",)])
def test_broken_or_not_he_changes_nothing_for_the_diggers(broken: tuple[str, ...]) -> None:
    scene = near_treasure("jubilee+greedy+sabotaged", "DGSDD", 0).mat(1, *broken).play(DIG)
    assert on_offer(scene)[0] == 3
    assert share_out(scene) == [0, 4]
    assert purses(scene) == [1, 0, 0, 1, 1]
