"""How a round came out: why it is over, who won, who they were, and what all were paid."""

from collections.abc import Sequence
from random import Random

import pytest

from rockfall.kernel.layout import GOD, TABLE, WATCHER
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from rockfall.kernel.verdict import Verdict, role_of, verdict
from rockfall.match.match import Match
from tests.match.playing import LAST_CARD, at_table, begun, choose, say
from tests.support.scene import Scene
from tests.support.second import BLUE, GREEN, S2, SABOTEUR, before_the_end

#: One dig from the treasure; the saboteur plans a theft.
NEAR = """
    eye god; hand.0: NESW; hand.1: NW; hand.2: NS; mat.2: theft; pile: NE; role.0: blue@#0
    role.1: boss@#1; role.2: saboteur@#2; goal.0: treasure; 8,-2: face-down goal.0; 0,0: start
    0,-1: NS; 0,-2: NES; 1,-2: NEW; 2,-2: NEW; 3,-2: EW; 4,-2: EW; 5,-2: EW; 6,-2: NESW
    theft.2 = 1; thefts-laid = 1; round = 1; asks #0 turn
"""
#: Dead ends all around the start.
WALLS = "1,0: e turned; -1,0: e+w; 0,1: n; 0,-1: n+s"


def seen(view: State) -> Verdict:
    """How the round came out that is over."""
    found = verdict(view)
    assert found is not None
    return found


def paid(match: Match) -> Match:
    """The match at the end of its round: all lies open, all are paid, nothing is gathered."""
    while match.actor == TABLE and not seen(match.truth).decided:
        match.advance()
    return match


@pytest.mark.rule("B14", "B19")
@pytest.mark.parametrize(("spec", "seats"), [("jubilee", 4), ("jubilee+saboteur2", 5)])
def test_at_the_end_of_every_round_every_view_shows_all_roles_and_the_same_verdict(
    spec: str, seats: int
) -> None:
    match, rng, rounds = begun(spec, seats, 2), Random(2), 0
    while not match.over:
        if match.actor != TABLE:
            assert match.verdict() is None or seen(match.truth).decided
            match.submit(match.actor, choose(match.truth.layout, match.moves(match.actor), rng))
            continue
        if seen(match.truth).decided:
            rounds += 1
            told = [vars_of(seen(match.view(eye))) for eye in range(GOD, seats)]
            assert all(one == told[0] for one in told)
            assert "" not in seen(match.truth).roles, "somebody is still hidden"
            assert match.truth.nums[match.truth.layout.frame.round] == rounds
        else:
            assert seen(match.truth).roles == [""] * seats
        match.advance()
    assert rounds == 3


@pytest.mark.rule("D22")
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_the_sums_of_a_verdict_say_how_the_scores_came_about(seats: int) -> None:
    match, rng = begun("cave", seats, 5), Random(5)
    while not match.over:
        found = match.verdict()
        assert found is None or found.decided or not found.sums
        if match.actor == TABLE:
            match.advance()
        else:
            match.submit(match.actor, choose(match.truth.layout, match.moves(match.actor), rng))
    for eye in range(GOD, seats):
        sums = seen(match.view(eye)).sums
        assert sorted(seat for one in sums for seat in one.seats) == [*range(seats)]
        for one in sums:
            assert one.times == seats - len(one.seats)
            assert {match.result().scores[seat] for seat in one.seats} == {one.worth}
        best = [one for one in sums if one.worth == max(other.worth for other in sums)]
        if len(best) == 1:
            assert match.result().winners == best[0].seats


def vars_of(found: Verdict) -> dict[str, object]:
    """A verdict's parts, also where it is compiled."""
    names = ["why", "decided", "winners", "winning_roles", "side", "roles", "foes", "pay", "unpaid"]
    return {name: getattr(found, name) for name in names}


@pytest.mark.rule("B16", "B18")
def test_a_lost_round_tells_why_who_won_and_what_was_paid() -> None:
    match = at_table(LAST_CARD)
    say(match, "pass NS")
    assert (seen(match.truth).why, seen(match.truth).decided) == ("hands-empty", False)
    paid(match)
    for eye in (WATCHER, 0, 1):
        view = match.view(eye)
        found = seen(view)
        assert (found.why, found.winning_roles, found.side) == (
            "hands-empty",
            ["saboteur"],
            "saboteurs",
        )
        assert (found.winners, found.foes) == ([0], 1)
        assert found.pay[0]["gold"] in (2, 3, 4)
        assert found.pay[1:] == [{"gold": 0}, {"gold": 0}]
        gold = view.cards(view.layout.zones.index("gold.0"))
        assert any(gold) == (eye == 0), "the worth of gold is its owner's secret"


@pytest.mark.rule("S23", "S24")
def test_pay_is_counted_from_the_end_of_the_round_over_all_steps_and_with_thefts() -> None:
    match = at_table(NEAR, "jubilee+saboteur2")
    say(match, "dig NESW 7,-2")
    match.advance()
    assert match.actor == 2, "a thief has yet to choose"
    say(match, "rob #1")
    found = seen(match.truth)
    assert (found.why, found.winning_roles) == ("treasure", ["blue", "boss"])
    assert found.pay == [{"pieces": 4}, {"pieces": 3 - 1}, {"pieces": 1}]
    assert found.roles[2] == "saboteur"


@pytest.mark.rule("B20")
def test_gold_counted_at_the_end_of_the_game_is_still_gold() -> None:
    match, rng, gained = begun("jubilee", 3, 0), Random(0), [0, 0, 0]
    while not match.over:
        if match.actor != TABLE:
            match.submit(match.actor, choose(match.truth.layout, match.moves(match.actor), rng))
            continue
        if seen(match.truth).decided:
            pay = seen(match.truth).pay
            gained = [much + more["gold"] for much, more in zip(gained, pay, strict=True)]
        match.advance()
    zones = match.truth.layout.zones
    assert gained == [match.truth.size(zones.index(f"purse.{seat}")) for seat in range(3)]
    assert seen(match.truth).pay == pay


def test_within_a_round_there_is_no_verdict() -> None:
    match = begun()
    match.submit(match.actor, match.moves(match.actor)[0])
    assert match.verdict() is None


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
    found = seen(paid(match).view(WATCHER))
    assert (found.why, found.winning_roles) == (why, ["saboteur"])


# -- who has won -----------------------------------------------------------------------------


def found(spec: str, *roles: str, trapped: Sequence[int] = ()) -> Scene:
    """The first seat turns up the treasure; the round is over, and roles are shown."""
    scene = Scene(spec, len(roles)).tunnel("1,0", "6,0").hand(0, "NESW").roles(*roles)
    for seat in trapped:
        scene.mat(seat, "trapped")
    return scene.move("dig NESW 7,0").advance()


@pytest.mark.rule("B13", "B14")
def test_a_role_that_one_knows_is_not_shown_to_all() -> None:
    inspected = Scene(S2, 2).hand(0, "inspection", "map").roles(BLUE, GREEN)
    inspected.play("inspect inspection #1")
    view = inspected.view(0)
    assert [role_of(view, seat) for seat in range(2)] == [BLUE, GREEN]
    assert verdict(view) is None
    assert role_of(inspected.view(-1), 1) == ""


@pytest.mark.rule("S21", "S22")
def test_winning_roles_are_those_in_play() -> None:
    for spec, roles, winning in (
        (S2, (BLUE, SABOTEUR, "profiteer"), [BLUE, "profiteer"]),
        (S2, ("geologist", GREEN, BLUE), [BLUE, GREEN]),
        ("jubilee", ("digger", "digger", "saboteur"), ["digger"]),
    ):
        assert seen(found(spec, *roles).view(-1)).winning_roles == winning


@pytest.mark.rule("S22")
def test_a_missed_treasure_is_won_by_saboteurs_in_play_or_nobody() -> None:
    for roles, won in (((BLUE, SABOTEUR), [SABOTEUR]), ((BLUE, GREEN), [])):
        scene = before_the_end(*roles).move("pass NE").advance()
        assert seen(scene.view(-1)).winning_roles == won
        assert seen(scene.view(-1)).decided


@pytest.mark.rule("S16", "S23")
def test_being_trapped_costs_winners_and_geologists_their_pay_and_losers_nothing() -> None:
    scene = found(S2, BLUE, BLUE, "geologist", SABOTEUR, GREEN, trapped=(1, 2, 3))
    assert seen(scene.view(-1)).unpaid == ["", "trapped", "trapped", "", ""]


@pytest.mark.rule("V1", "C16")
def test_a_broken_tool_costs_a_digger_the_share_where_that_is_played() -> None:
    for spec, card in (("jubilee", ""), ("jubilee+sabotaged", "broken-cart")):
        scene = Scene(spec, 3).tunnel("1,0", "6,0").hand(0, "NESW").mat(1, "broken-cart")
        scene.mat(2, "broken-lantern").roles("digger", "digger", "saboteur")
        scene.move("dig NESW 7,0").advance()
        assert seen(scene.view(-1)).unpaid == ["", card, ""]


@pytest.mark.rule("S21", "S22", "B13", "C16")
@pytest.mark.parametrize(
    ("spec", "roles", "side"),
    [
        ("jubilee", ("digger", "digger", "saboteur"), "diggers"),
        ("jubilee+greedy", ("greedy", "digger", "saboteur"), "greedy"),
        (S2, (BLUE, GREEN, "boss"), "blue"),
        (S2, ("boss", BLUE, GREEN), "blue+green"),
    ],
)
def test_rounds_are_counted_by_the_side_of_the_winners(
    spec: str, roles: tuple[str, ...], side: str
) -> None:
    assert seen(mask(found(spec, *roles).truth, WATCHER)).side == side
