"""The sabotaged dwarf: no gold for diggers with a broken tool (V1, V3)."""

import pytest

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
from tests.support.scene import Scene

pytestmark = pytest.mark.engine

SPEC = "jubilee+sabotaged"
TOURNAMENT = "jubilee+tournament+sabotaged"
TOOLS = ("broken-pickaxe", "broken-lantern", "broken-cart")


def found(spec: str, roles: str, finder: int, broken: str) -> Scene:
    """The finder has turned the treasure, and `broken` are the seats with a broken tool."""
    scene = near_treasure(spec, roles, finder)
    for number, seat in enumerate(broken):
        scene.mat(int(seat), TOOLS[number % 3])
    return scene.play(DIG)


@pytest.mark.rule("V1", "B15")
@pytest.mark.parametrize("tools", [TOOLS[:1], TOOLS[1:2], TOOLS[2:], TOOLS])
def test_a_digger_with_any_broken_tool_gets_no_gold(tools: tuple[str, ...]) -> None:
    scene = near_treasure(SPEC, "DDSD", 0).mat(3, *tools).play(DIG)
    share_out(scene)
    assert purses(scene) == [2, 1, 0, 0]


@pytest.mark.rule("V1", "B15", "E1")
@pytest.mark.parametrize(
    ("spec", "roles", "finder", "broken", "asked", "cards"),
    [
        # four diggers, four cards: 0 keeps one, 3 keeps one, 0 again, the last goes to 3
        (SPEC, "DDSDD", 0, "14", [0, 3, 0], [2, 0, 0, 2, 0]),
        (SPEC, "DDSDD", 3, "1", [3, 0, 4], [1, 0, 0, 2, 1]),
        (SPEC, "DDDD", 1, "023", [1, 1, 1], [0, 4, 0, 0]),
        ("classic+sabotaged", "DDSD", 0, "1", [0, 3], [2, 0, 0, 1]),
        # as many cards as players, blocked or not
        ("gigamic+sabotaged", "DDSDD", 0, "14", [0, 3, 0, 3], [3, 0, 0, 2, 0]),
    ],
)
def test_as_many_cards_as_ever_go_round_among_the_others(
    spec: str, roles: str, finder: int, broken: str, asked: list[int], cards: list[int]
) -> None:
    scene = found(spec, roles, finder, broken)
    assert on_offer(scene)[finder] == sum(cards)
    assert share_out(scene) == asked
    assert purses(scene) == cards


@pytest.mark.rule("V1", "B15", "E1")
def test_nine_cards_for_ten_players_though_most_diggers_are_blocked() -> None:
    scene = found("gigamic+sabotaged", "DDDDDDDSSS", 0, "12345")
    share_out(scene)
    assert purses(scene) == [5, 0, 0, 0, 0, 0, 4, 0, 0, 0]


@pytest.mark.rule("V1", "B15")
@pytest.mark.parametrize(("broken", "first"), [("", 0), ("0", 3), ("03", 2)])
def test_after_a_saboteurs_finish_the_nearest_digger_with_whole_tools_chooses_first(
    broken: str, first: int
) -> None:
    scene = found(SPEC, "DSDDS", 1, broken)
    share_out(scene)
    whole = [seat for seat in (0, 3, 2) if str(seat) not in broken]
    shares = dict.fromkeys(range(5), 0)
    for card in range(3):
        shares[whole[card % len(whole)]] += 1
    assert whole[0] == first
    assert purses(scene) == list(shares.values())


@pytest.mark.rule("V1", "B15")
def test_a_blocked_finisher_gets_nothing_and_the_nearest_whole_digger_chooses_first() -> None:
    scene = near_two_goals(SPEC, "DDDSD", 1).play(DIG_TWO)
    break_tool(scene, 1)
    scene.play("reveal 8,0")
    assert share_out(scene) == [0, 4, 2]
    assert purses(scene) == [2, 0, 1, 0, 1]


@pytest.mark.rule("V1")
def test_if_all_diggers_are_blocked_nobody_gets_any_gold() -> None:
    scene = found(SPEC, "DSDDS", 1, "023")
    assert scores(scene) == [0] * 5
    assert len(scene.cards("gold-pile")) == 28


@pytest.mark.rule("V1", "B19")
def test_if_nobody_gets_any_gold_the_next_round_begins_all_the_same() -> None:
    scene = near_treasure(SPEC, "DSD", 1).counter("round", 1).mat(0, TOOLS[0]).mat(2, TOOLS[0])
    scene.play(DIG)
    assert (scene.num("round"), scene.asked, scene.actor) == (2, "turn", 2)


@pytest.mark.rule("V1", "B16")
@pytest.mark.parametrize(("roles", "owed"), [("DSD", 4), ("DSDDS", 3), ("DSDDSDSDDS", 2)])
def test_the_saboteurs_pay_is_not_touched_by_their_broken_tools(roles: str, owed: int) -> None:
    scene = near_loss(SPEC, roles, 0).mat(1, *TOOLS)
    assert scores(scene.play("pass NE")) == [owed if role == "S" else 0 for role in roles]


@pytest.mark.rule("V1")
def test_a_tool_that_was_mended_in_time_does_not_matter() -> None:
    scene = near_treasure(SPEC, "DDD", 2).mat(0, "broken-cart").hand(2, "fix-cart").hand(0, "EW")
    scene.play("repair fix-cart #0 broken-cart", DIG)
    share_out(scene)
    assert purses(scene) == [1, 1, 1]


@pytest.mark.rule("V1")
def test_broken_tools_of_saboteurs_change_nothing() -> None:
    scene = found(SPEC, "DSDDS", 0, "14")
    assert share_out(scene) == [0, 3]
    assert purses(scene) == [1, 0, 1, 1, 0]


@pytest.mark.rule("V1")
def test_without_the_part_a_broken_tool_costs_no_gold() -> None:
    scene = found("jubilee", "DDSD", 0, "13")
    share_out(scene)
    assert purses(scene) == [1, 1, 0, 1]


@pytest.mark.rule("V1", "V3", "B20")
def test_pieces_of_new_goals_stay_with_a_blocked_digger() -> None:
    scene = near_treasure(f"{SPEC}+new-goals", "DDSD", 0).mat(3, TOOLS[1])
    scene.pieces(0, 1, 0, 2).play(DIG)
    share_out(scene)
    assert purses(scene) == [2, 1, 0, 0]
    assert scores(scene)[3] == 2


# -- in the tournament ---------------------------------------------------------------------------


@pytest.mark.rule("V3", "V1", "V2", "R101")
@pytest.mark.parametrize(
    ("roles", "finder", "broken", "paid"),
    [
        ("DDDSG", 0, "1", [3, 0, 2, 0, 0]),
        ("DDDSG", 0, "12", [3, 0, 0, 0, 0]),
        ("DDDSG", 3, "0", [0, 2, 2, 0, 0]),
        ("DDDSG", 3, "012", [0, 0, 0, 0, 0]),
        ("DDDSG", 4, "012", [0, 0, 0, 0, 4]),
    ],
)
def test_a_digger_with_a_broken_tool_gets_no_pieces_and_nobody_else_gets_more(
    roles: str, finder: int, broken: str, paid: list[int]
) -> None:
    scene = near_treasure(TOURNAMENT, roles, finder)
    for number, seat in enumerate(broken):
        scene.mat(int(seat), TOOLS[number])
    assert scores(scene.play(DIG)) == paid


@pytest.mark.rule("V3", "V1", "R101")
@pytest.mark.parametrize(("finder", "paid"), [(0, [0, 2, 2, 0, 0]), (4, [0, 0, 0, 0, 4])])
def test_a_blocked_finisher_gets_nothing_unless_he_is_greedy(finder: int, paid: list[int]) -> None:
    scene = near_two_goals(TOURNAMENT, "DDDSG", finder).play(DIG_TWO)
    break_tool(scene, finder)
    assert scores(scene.play("reveal 8,0")) == paid


@pytest.mark.rule("V3", "V1")
@pytest.mark.parametrize(("roles", "paid"), [("DDDSG", 4), ("DSDSDG", 3)])
def test_saboteurs_with_broken_tools_are_paid_all_the_same(roles: str, paid: int) -> None:
    scene = near_loss(TOURNAMENT, roles, 0)
    for seat, role in enumerate(roles):
        if role == "S":
            scene.mat(seat, "broken-cart")
    assert scores(scene.play("pass NE")) == [paid if role == "S" else 0 for role in roles]
