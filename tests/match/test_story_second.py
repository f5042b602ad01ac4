"""The story of Saboteur 2: who hears what of hands, roles, traps, thieves and pay."""

import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.match.match import Match
from rockfall.match.notation import parse_move
from rockfall.match.story import tell
from tests.match.hearing import on_table, worded
from tests.match.playing import SECOND, at_table
from tests.support.play import act

#: Three at a table; the treasure is one dig away from seat 0.
TABLE = """
    eye god; hand.0: {hand}; hand.1: NW map; hand.2: NS; pile: NE NW NS; mat.0: {mat}
    mat.1: {mat1}; role.0: {roles[0]}@#0; role.1: {roles[1]}@#1; role.2: {roles[2]}@#2
    spare: boss blue; goal.0: treasure; goal.1: stone-nw; goal.2: stone-ne
    8,-2: face-down goal.0; 8,0: face-down goal.1; 8,2: face-down goal.2; 0,0: start
    6,-2: NESW; 5,-2: EW; 4,-2: EW; 3,-2: EW; 2,-2: NEW; 1,-2: NEW; 0,-2: NES; 0,-1: NS
    2,-3: crystal-ESW; 1,-3: crystal-NES; round = {round}; asks #0 turn
"""


def table(
    hand: str,
    mat: str = "",
    mat1: str = "",
    roles: tuple[str, str, str] = ("blue", "geologist", "saboteur"),
    number: int = 1,
) -> str:
    return TABLE.format(hand=hand, mat=mat, mat1=mat1, roles=roles, round=number)


def played(position: str, *texts: str) -> Match:
    """A match in which these moves were made."""
    match = at_table(position, SECOND)
    for text in texts:
        act(match, parse_move(match.truth.layout, text))
    return match


def last(match: Match, eye: int) -> list[str]:
    """The last step in words."""
    number = match.steps[-1].number
    told = match.told(eye, number)
    return worded(tell(match.edition.rules, told, match.view_before(eye, number)))


def sentences(position: str, text: str, eye: int, spec: str = SECOND) -> list[str]:
    """What an eye hears of one move."""
    return on_table(position, text, spec).by(eye)


@pytest.mark.rule("S18")
def test_all_hear_whose_role_is_inspected_but_only_the_inspector_what_it_is() -> None:
    mine = sentences(table("inspection"), "inspect inspection #1", 0)
    assert mine[:2] == [
        "Ada plays “Inspection” and looks at the role of Bo.",
        "Ada sees the role of Bo: geologist.",
    ]
    for eye in (WATCHER, 2):
        others = sentences(table("inspection"), "inspect inspection #1", eye)
        assert others[0] == mine[0]
        assert not any("geologist" in text for text in others)


@pytest.mark.rule("S18")
def test_only_who_changes_roles_hears_the_new_one() -> None:
    told = "Ada plays “Swap hats”: Bo must take another role."
    mine = sentences(table("swap-hats"), "hat swap-hats #1", 1)
    assert mine[:2] == [told, "The role of Bo: boss."]
    for eye in (WATCHER, 0, 2):
        others = sentences(table("swap-hats"), "hat swap-hats #1", eye)
        assert others[0] == told
        assert not any("boss" in text for text in others)
    own = sentences(table("swap-hats"), "hat swap-hats #0", 2)
    assert own[0] == "Ada plays “Swap hats” and must take another role."


@pytest.mark.rule("S19")
def test_those_who_change_hands_hear_the_cards_and_the_others_only_that_they_did() -> None:
    hands = table("swap-hands NES NES n")
    for eye in (0, 1):
        told = sentences(hands, "swap swap-hands #1", eye)
        assert told[:3] == [
            "Ada plays “Swap hands” and swaps hands with Bo.",
            "Bo gets from Ada: 2 × vertical T, vertical dead end.",
            "Ada gets from Bo: left bend, map.",
        ]
    assert sentences(hands, "swap swap-hands #1", 2) == [
        "Ada plays “Swap hands” and swaps hands with Bo.",
    ]


@pytest.mark.rule("S7")
def test_several_cards_are_passed_one_by_one_and_drawn_together() -> None:
    match = played(table("NES map theft n"), "pass map", "also theft", "enough")
    mine, others = last(match, 0), last(match, 1)
    assert mine[0] == "Ada discards no more."
    assert mine[1].startswith("Ada draws ")
    assert mine[1].count(",") == 1 or "2 ×" in mine[1]
    assert others == ["Ada discards no more.", "Ada draws 2 cards."]


@pytest.mark.rule("S6")
def test_what_two_cards_are_given_for_is_public_but_not_the_cards() -> None:
    match = played(table("NES map n", mat="trapped"), "shed NES trapped", "with map")
    assert last(match, 0)[0] == "Ada secretly discards map as the second card."
    assert last(match, 1) == ["Ada discards the second card."]
    first = "shed NES trapped"
    assert sentences(table("NES map", mat="trapped"), first, 2) == [
        "Ada discards two cards to get rid of “Trapped”."
    ]


@pytest.mark.rule("S16", "S17")
def test_cards_in_front_are_told_with_whom_they_hit() -> None:
    assert sentences(table("trapped"), "trap trapped #1", 2)[0] == "Ada plays “Trapped” on Bo."
    assert sentences(table("theft"), "scheme theft #0", 2)[0] == "Ada lays “Theft” down."
    free = sentences(table("free-at-last", mat1="trapped"), "free free-at-last #1 trapped", 2)
    assert free[0] == "Ada plays “Free at last” for Bo and removes “Trapped”."
    off = sentences(table("hands-off", mat="theft"), "foil hands-off #0 theft", 2)
    assert off[0] == "Ada plays “Hands off” and gives up their own “Theft”."
    gigamic = "gigamic+saboteur2"
    own = sentences(table("trapped"), "trap trapped #0", 2, gigamic)
    assert own[0] == "Ada plays “Trapped” on themselves."


@pytest.mark.rule("S21", "S22", "S23")
def test_the_end_tells_the_roles_the_winning_roles_and_every_payment_with_its_reason() -> None:
    told = sentences(table("NESW"), "dig NESW 7,-2", WATCHER)
    assert told[1:] == [
        "Ada has reached the treasure: the upper goal!",
        "Ada: blue digger.",
        "Bo: geologist.",
        "Cy: saboteur.",
        "Round 1 is over. Winners: blue digger.",
        "Bo (geologist) gets 2 gold for the crystals.",
        "Ada (blue digger) gets 5 gold.",
        "Round 2 begins. 6 cards for everyone, and Bo goes first.",
    ]


@pytest.mark.rule("S16")
def test_a_trapped_winner_hears_why_there_is_no_pay() -> None:
    position = table("NESW", mat1="trapped", roles=("blue", "blue", "saboteur"))
    told = sentences(position, "dig NESW 7,-2", WATCHER)
    assert told[6:8] == [
        "Bo gets nothing (Trapped).",
        "Ada (blue digger) gets 5 gold.",
    ]


@pytest.mark.rule("S22")
def test_a_round_without_winners_is_told_so() -> None:
    table_of = table("NESW", roles=("geologist", "geologist", "saboteur"))
    doors = table_of.replace("5,-2: EW", "5,-2: green-EW").replace("4,-2: EW", "4,-2: blue-EW")
    told = sentences(doors, "dig NESW 7,-2", WATCHER)
    assert "Round 1 is over, and nobody has won it." in told


@pytest.mark.rule("S24")
def test_a_theft_is_told_in_one_sentence_with_thief_and_victim() -> None:
    match = played(table("NESW", mat1="theft"), "dig NESW 7,-2")
    match.submit(1, parse_move(match.truth.layout, "rob #0"))
    assert last(match, 2) == ["Bo steals 1 gold from Ada."]
    match.advance()
    assert last(match, 2)[0] == "Round 2 begins. 6 cards for everyone, and Bo goes first."
    honest = played(table("NESW", mat1="theft"), "dig NESW 7,-2")
    honest.submit(1, parse_move(honest.truth.layout, "refrain"))
    assert last(honest, 2) == ["Bo stays honest and steals nothing."]


@pytest.mark.rule("S23")
def test_boss_and_profiteer_hear_why_they_get_less() -> None:
    position = table("NESW", roles=("blue", "boss", "profiteer")).replace("boss blue", "blue")
    told = sentences(position, "dig NESW 7,-2", WATCHER)
    assert told[5:9] == [
        "Round 1 is over. Winners: blue digger, boss, profiteer.",
        "Ada (blue digger) gets 3 gold.",
        "Bo (boss) gets 2 gold, one less than a digger would.",
        "Cy (profiteer) gets 1 gold, two less than the others’ share.",
    ]


@pytest.mark.rule("S25")
def test_the_last_round_ends_with_the_count() -> None:
    told = sentences(table("NESW", number=3), "dig NESW 7,-2", WATCHER)
    assert told[-4:] == [
        "Ada has 5 gold.",
        "Bo has 2 gold.",
        "Cy has 0 gold.",
        "Ada wins the game with 5 gold!",
    ]
