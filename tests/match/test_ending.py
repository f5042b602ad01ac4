"""How a round ended: the table before the cards are gathered, who won, and what all were paid."""

import pytest

from rockfall.kernel.layout import GOD, WATCHER
from rockfall.match.ending import Ending, Gain, ending
from rockfall.match.match import Match
from rockfall.match.outcome import role_of, unmasked
from tests.match.playing import at_table, begun, finished, say

#: A saboteur, a digger and the last card of the round.
LAST_CARD = """
    eye god; hand.0: NS; role.0: saboteur@#0; role.1: digger@#1; role.2: digger@#2
    goal.0: treasure; 8,-2: face-down goal.0; gold-pile: 8*gold-1 4*gold-2 2*gold-3; 0,0: start
    round = 1; asks #0 turn
"""
#: One dig from the treasure; the saboteur plans a theft.
NEAR = """
    eye god; hand.0: NESW; hand.1: NW; hand.2: NS; mat.2: theft; pile: NE; role.0: blue@#0
    role.1: boss@#1; role.2: saboteur@#2; goal.0: treasure; 8,-2: face-down goal.0; 0,0: start
    0,-1: NS; 0,-2: NES; 1,-2: NEW; 2,-2: NEW; 3,-2: EW; 4,-2: EW; 5,-2: EW; 6,-2: NESW
    theft.2 = 1; thefts-laid = 1; round = 1; asks #0 turn
"""
#: Dead ends all around the start.
WALLS = "1,0: e turned; -1,0: e+w; 0,1: n; 0,-1: n+s"


def endings(match: Match, eye: int) -> list[Ending]:
    """All rounds of a match that ended."""
    found = [ending(match, eye, step.number) for step in match.steps]
    return [one for one in found if one is not None]


@pytest.mark.rule("B14", "B19")
@pytest.mark.parametrize(("spec", "seats"), [("jubilee", 4), ("jubilee+saboteur2", 5)])
def test_every_round_ends_once_for_every_eye_with_all_roles_and_nobody_to_act(
    spec: str, seats: int
) -> None:
    match = finished(spec, seats, 2)
    for eye in range(GOD, seats):
        found = endings(match, eye)
        assert len(found) == 3
        for number, one in enumerate(found, 1):
            assert unmasked(one.view)
            assert one.view.nums[one.view.layout.nums.index("round")] == number
            assert one.view.todo == []
            assert one.view.eye == eye
        assert found[-1].step == match.steps[-1].number


@pytest.mark.rule("B16", "B18")
def test_a_lost_round_tells_why_who_won_and_what_was_paid() -> None:
    match = at_table(LAST_CARD)
    say(match, "pass NS")
    for eye in (WATCHER, 0, 1):
        one = ending(match, eye, 1)
        assert one is not None
        assert (one.why, one.roles) == ("hands-empty", ["saboteur"])
        assert [gain.pieces for gain in one.gains] == [0, 0, 0]
        assert one.gains[0].cards in (2, 3, 4)
        assert one.gains[1:] == [Gain(0, 0), Gain(0, 0)]
        gold = one.view.cards(one.view.layout.zones.index("gold.0"))
        assert any(gold) == (eye == 0), "the worth of gold is its owner's secret"


@pytest.mark.rule("S23", "S24")
def test_pay_is_counted_from_the_moment_roles_were_shown_over_all_steps_and_with_thefts() -> None:
    match = at_table(NEAR, "jubilee+saboteur2")
    say(match, "dig NESW 7,-2")
    assert ending(match, WATCHER, 1) is None, "a thief has yet to choose"
    say(match, "rob #1")
    one = ending(match, WATCHER, 2)
    assert one is not None
    assert (one.why, one.roles) == ("treasure", ["blue", "boss"])
    assert one.gains == [Gain(0, 4), Gain(0, 3 - 1), Gain(0, 1)]
    assert role_of(one.view, 2) == "saboteur"


@pytest.mark.rule("B20")
def test_gold_counted_at_the_end_of_the_game_is_still_gold() -> None:
    match = finished("jubilee", 3, 0)
    gained = [0, 0, 0]
    for one in endings(match, WATCHER):
        gained = [sum_ + gain.cards for sum_, gain in zip(gained, one.gains, strict=True)]
    zones = match.truth.layout.zones
    assert gained == [match.truth.size(zones.index(f"purse.{seat}")) for seat in range(3)]


def test_a_step_within_a_round_ends_none() -> None:
    match = begun()
    match.submit(match.actor, match.moves(match.actor)[0])
    assert endings(match, WATCHER) == []


@pytest.mark.rule("E2", "N2")
@pytest.mark.parametrize(
    ("spec", "facts", "move", "why"),
    [
        ("jubilee", "hand.0: NS", "pass NS", "hands-empty"),
        ("classic", "hand.0: NS map", "pass NS", "all-passed"),
        (
            "jubilee+E2=no-playable",
            f"hand.0: NE map; hand.1: NS; {WALLS}",
            "pass map",
            "no-playable",
        ),
        ("jubilee+new-goals", "hand.0: NESW", "dig NESW 7,-2", "spider"),
    ],
)
def test_the_reasons_for_an_end_are_told_apart(spec: str, facts: str, move: str, why: str) -> None:
    position = LAST_CARD.replace("hand.0: NS", facts)
    if why == "spider":
        position = position.replace("treasure", "spider").replace("0,0: start", "6,-2: start")
    match = at_table(position, spec)
    say(match, move)
    one = ending(match, WATCHER, 1)
    assert one is not None
    assert (one.why, one.roles) == (why, ["saboteur"])
