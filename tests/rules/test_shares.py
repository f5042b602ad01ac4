"""How much a round pays its winners, and a treasure shut to both colours (S16, S23, E7)."""

import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.kernel.ops import SET, SHOW
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

pytestmark = pytest.mark.engine

SHUT = (BLUE_DOOR, GREEN_DOOR)
BOSS_PROFITEER = (S2, "classic+saboteur2", "gigamic+saboteur2+E7=boss-profiteer")
BOSS_ALONE = ("gigamic+saboteur2", "jubilee+saboteur2+E7=boss-alone")


# -- S23: shares ----------------------------------------------------------------------------------


@pytest.mark.rule("S23")
@pytest.mark.parametrize(("number", "share"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_diggers_share_by_their_number(number: int, share: int) -> None:
    roles = [BLUE] * number + [SABOTEUR]
    assert found(*roles) == [share] * number + [0]


@pytest.mark.rule("S23")
@pytest.mark.parametrize("number", [5, 6, 7, 8])
def test_five_or_more_winners_get_one_each(number: int) -> None:
    roles = [SABOTEUR, *[BLUE] * 4, *[GREEN] * 4][: number + 1]
    assert found(*roles) == [0] + [1] * number


@pytest.mark.rule("S23")
@pytest.mark.parametrize(("number", "share"), [(1, 5), (2, 4), (3, 3)])
def test_saboteurs_share_by_their_number(number: int, share: int) -> None:
    roles = [SABOTEUR] * number + [BLUE]
    assert missed(*roles) == [share] * number + [0]


@pytest.mark.rule("S23")
@pytest.mark.parametrize(
    ("blue", "paid"),
    [
        (1, [3, 2, 1]),
        (2, [2, 2, 1, 0]),
        (3, [1, 1, 1, 0, 0]),
        (4, [1, 1, 1, 1, 0, 0]),
    ],
)
def test_the_boss_gets_one_less_the_profiteer_two_less_and_never_below_nothing(
    blue: int, paid: list[int]
) -> None:
    assert found(*[BLUE] * blue, BOSS, PROFITEER) == paid


@pytest.mark.rule("S23")
def test_boss_or_profiteer_alone_beside_a_team() -> None:
    assert found(BLUE, BOSS) == [4, 3]
    assert found(BLUE, PROFITEER) == [4, 2]
    assert found(BLUE, BLUE, BOSS) == [3, 3, 2]
    assert found(BLUE, BLUE, PROFITEER) == [3, 3, 1]


@pytest.mark.rule("S23")
@pytest.mark.parametrize(("saboteurs", "paid"), [(1, [4, 2]), (2, [3, 3, 1]), (3, [2, 2, 2, 0])])
def test_the_profiteer_beside_saboteurs(saboteurs: int, paid: list[int]) -> None:
    assert missed(*[SABOTEUR] * saboteurs, PROFITEER) == paid


# -- S16: the trapped -----------------------------------------------------------------------------


@pytest.mark.rule("S16", "S23")
def test_the_trapped_do_not_count_as_winners_and_get_nothing() -> None:
    assert found(BLUE, BLUE, BLUE, GREEN, trapped=[1]) == [4, 0, 4, 0]
    assert missed(BLUE, SABOTEUR, SABOTEUR, SABOTEUR, trapped=[2]) == [0, 4, 0, 4]


@pytest.mark.rule("S16")
def test_a_trapped_boss_or_profiteer_gets_nothing_and_is_not_counted() -> None:
    assert found(BLUE, BOSS, PROFITEER, trapped=[1]) == [4, 0, 2]
    assert found(BLUE, BOSS, PROFITEER, trapped=[2]) == [4, 3, 0]
    assert missed(BLUE, SABOTEUR, PROFITEER, trapped=[2]) == [0, 5, 0]


@pytest.mark.rule("S16")
def test_broken_tools_and_thefts_do_not_cost_a_share() -> None:
    scene = before_the_treasure(BLUE, BLUE, BLUE).mat(1, "broken-cart", "broken-lantern")
    assert purse(finish(scene.thefts(2)).play("refrain")) == [3, 3, 3]


@pytest.mark.rule("S16", "S23", "R69")
def test_the_trapped_keep_what_they_had_before() -> None:
    scene = before_the_treasure(BLUE, GREEN, SABOTEUR, trapped=[1, 2]).pieces(1, 4, 2)
    assert purse(finish(scene)) == [6, 4, 2]


# -- E7: shut to both -----------------------------------------------------------------------------


@pytest.mark.rule("E7", "S21", "S22", "R54")
@pytest.mark.parametrize("spec", BOSS_PROFITEER)
@pytest.mark.parametrize("finisher", [0, 1, 2, 3])
def test_shut_to_both_colours_boss_and_profiteer_win(spec: str, finisher: int) -> None:
    both = found(BLUE, SABOTEUR, BOSS, PROFITEER, spec=spec, finisher=finisher, doors=SHUT)
    assert both == [0, 0, 3, 2]


@pytest.mark.rule("E7", "R54", "R55")
@pytest.mark.parametrize("spec", BOSS_PROFITEER)
@pytest.mark.parametrize(
    ("roles", "trapped", "paid"),
    [
        ((BLUE, SABOTEUR, BOSS), [], [0, 0, 4]),
        ((BLUE, SABOTEUR, PROFITEER), [], [0, 0, 3]),
        ((BLUE, SABOTEUR, GREEN), [], [0, 0, 0]),
        ((BLUE, PROFITEER, BOSS), [1], [0, 0, 4]),
        ((BLUE, PROFITEER, BOSS), [2], [0, 3, 0]),
        ((BLUE, PROFITEER, BOSS), [1, 2], [0, 0, 0]),
        ((BLUE, BOSS, SABOTEUR), [1], [0, 0, 0]),
    ],
)
def test_shut_to_both_one_of_them_or_neither(
    spec: str, roles: tuple[str, ...], trapped: list[int], paid: list[int]
) -> None:
    assert found(*roles, spec=spec, doors=SHUT, trapped=trapped) == paid


@pytest.mark.rule("E7", "R54", "R55")
@pytest.mark.parametrize("spec", BOSS_ALONE)
@pytest.mark.parametrize(
    ("roles", "trapped", "paid"),
    [
        ((BLUE, SABOTEUR, BOSS, PROFITEER), [], [0, 0, 4, 0]),
        ((BLUE, SABOTEUR, BOSS), [], [0, 0, 4]),
        ((BLUE, SABOTEUR, PROFITEER), [], [0, 4, 2]),
        ((BLUE, SABOTEUR, SABOTEUR, SABOTEUR), [], [0, 3, 3, 3]),
        ((BLUE, SABOTEUR, SABOTEUR, PROFITEER), [1], [0, 0, 4, 2]),
        ((BLUE, PROFITEER, GREEN), [], [0, 3, 0]),
        ((BLUE, GREEN), [], [0, 0]),
        ((BLUE, SABOTEUR, BOSS, PROFITEER), [2], [0, 0, 0, 0]),
    ],
)
def test_under_boss_alone_the_boss_wins_alone_or_without_him_the_saboteurs(
    spec: str, roles: tuple[str, ...], trapped: list[int], paid: list[int]
) -> None:
    assert found(*roles, spec=spec, doors=SHUT, trapped=trapped) == paid


@pytest.mark.rule("E7", "S21")
@pytest.mark.parametrize("spec", [*BOSS_PROFITEER, *BOSS_ALONE])
def test_the_switch_asks_only_about_a_treasure_shut_to_both(spec: str) -> None:
    assert found(BLUE, BOSS, PROFITEER, spec=spec, doors=[BLUE_DOOR]) == [3, 2, 1]
    assert found(BLUE, BOSS, PROFITEER, spec=spec) == [3, 2, 1]


@pytest.mark.rule("E7", "E9")
def test_a_saboteur_who_finishes_a_shut_treasure_changes_nothing() -> None:
    for spoiled in ("both-teams", "nobody"):
        spec = f"{S2}+E9={spoiled}"
        assert found(SABOTEUR, BLUE, BOSS, spec=spec, doors=SHUT) == [0, 0, 4]


# -- order and secrecy ----------------------------------------------------------------------------


@pytest.mark.rule("B14", "S23")
def test_all_roles_are_shown_before_any_piece_is_given() -> None:
    scene = finish(before_the_treasure(BLUE, GREEN, BOSS))
    shown = [i for i, op in enumerate(scene.ops) if op[0] == SHOW]
    pieces = [i for i, name in enumerate(scene.layout.nums) if name.startswith("pieces.")]
    paid = [i for i, op in enumerate(scene.ops) if op[0] == SET and op[1] in pieces]
    assert len(shown) == 3
    assert len(paid) == 2
    assert max(shown) < min(paid)


@pytest.mark.rule("S23")
def test_geologists_are_paid_before_the_winners() -> None:
    scene = finish(before_the_treasure(BLUE, GEOLOGIST).board("crystal-NESW 0,1"))
    nums = [scene.layout.nums[op[1]] for op in scene.ops if op[0] == SET]
    assert [name for name in nums if name.startswith("pieces.")] == ["pieces.1", "pieces.0"]


@pytest.mark.rule("B18", "S3", "R64")
def test_every_payment_is_public() -> None:
    scene = before_the_end(SABOTEUR, BLUE, PROFITEER).play("pass NE")
    for eye in (WATCHER, 0, 1, 2):
        assert scene.view(eye).nums == scene.truth.nums


@pytest.mark.rule("A1", "B13", "S22")
def test_the_finisher_draws_no_card() -> None:
    scene = before_the_treasure(BLUE, GREEN).hand(0, "EW", "NS")
    finish(scene)
    assert scene.cards("hand.0") == ["NS"]
