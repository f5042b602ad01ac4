"""A match: moves in and out of turn, views, what is told, the table's own steps."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.editions.registry import load
from rockfall.kernel.layout import BACK, GOD, TABLE, WATCHER
from rockfall.kernel.moves import pack
from rockfall.kernel.ops import GATHER, MOVE, apply
from rockfall.kernel.state import blank
from rockfall.match.match import Match, MoveError, SetupError
from rockfall.match.notation import parse_move, position_text
from tests.match.playing import FORK, LAST_CARD, at_table, begun, choose, finished, say

PLAYED = [
    ("jubilee", 3, 1),
    ("classic", 4, 2),
    ("gigamic", 5, 3),
    ("jubilee+E2=no-playable", 10, 4),
]
EMPTY_PILE_TURN = """
    eye god; hand.0: NES map; hand.1: NS; hand.2: NS; role.0: digger@#0; role.1: digger@#1
    role.2: saboteur@#2; goal.1: treasure; 8,0: face-down goal.1; 0,0: start
    round = 1; asks #0 turn
"""


# -- submitting ------------------------------------------------------------------------------


def test_a_move_out_of_turn_is_refused_and_changes_nothing() -> None:
    match = begun()
    move, other = match.moves(match.actor)[0], (match.actor + 1) % 5
    before = position_text(match.truth)
    with pytest.raises(MoveError) as caught:
        match.submit(other, move)
    assert caught.value.refusal.code == "not-your-turn"
    assert caught.value.refusal.args == {"seat": match.actor}
    assert (position_text(match.truth), len(match.steps)) == (before, 1)


def test_a_card_one_does_not_hold_is_refused_by_its_name() -> None:
    match = at_table(FORK)
    with pytest.raises(MoveError) as caught:
        say(match, "pass n+e")
    assert caught.value.refusal.code == "not-in-hand"
    assert caught.value.refusal.args == {"card": "n+e"}


def test_nothing_can_be_submitted_after_the_end() -> None:
    match = finished()
    with pytest.raises(MoveError) as caught:
        match.submit(0, 0)
    assert caught.value.refusal.code == "game-over"


@given(
    st.integers(-(2**40), 2**70) | st.builds(pack, *[st.integers(0, n) for n in (9, 50, 70000, 60)])
)
def test_any_number_at_all_is_played_or_refused(move: int) -> None:
    match = at_table(FORK)
    before = position_text(match.truth)
    legal, played = move in match.moves(0), True
    try:
        match.submit(0, move)
    except MoveError:
        played = False
    assert played == legal
    assert played or position_text(match.truth) == before


def test_steps_are_numbered_without_holes_and_step_0_is_the_deal() -> None:
    match = finished()
    assert [step.number for step in match.steps] == list(range(len(match.steps)))
    assert match.steps[0].seat == TABLE


def test_only_the_seat_that_must_act_is_offered_moves() -> None:
    match = begun()
    offered = {eye: bool(match.moves(eye)) for eye in range(WATCHER, 5)}
    assert offered == {eye: eye == match.actor for eye in range(WATCHER, 5)}
    assert match.moves(GOD) == match.moves(match.actor)


@pytest.mark.rule("B20")
def test_the_winners_have_most_nuggets_and_there_are_none_before_the_end() -> None:
    match = finished()
    scores = match.result().scores
    assert sum(scores) > 0
    assert match.result().winners == [seat for seat in range(5) if scores[seat] == max(scores)]
    assert begun().result().winners == []


# -- setting up ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "where", "what"),
    [
        (["Ada", "Bo"], "names", "there are 2 names for 3 seats"),
        (["Ada", " ", "Cy"], "names[1]", "must not be empty"),
        (["Ada", "Bo", "Ada"], "names[2]", "two players are called 'Ada'"),
        (["Ada", "B\x1bo", "Cy"], "names[1]", "cannot be shown"),
        (["Ada", "Bo", "C" * 41], "names[2]", "longer than 40"),
    ],
)
def test_names_that_cannot_be_used_are_refused(names: list[str], where: str, what: str) -> None:
    with pytest.raises(SetupError, match=what) as caught:
        Match(load("jubilee", 3), b"seed", names)
    assert caught.value.where == where


def test_a_seed_too_long_for_the_dice_is_refused() -> None:
    with pytest.raises(SetupError, match="65 bytes"):
        Match(load("jubilee", 3), bytes(65))


def test_without_names_players_are_called_by_their_seats() -> None:
    assert Match(load("jubilee", 3), b"seed").names == ["#0", "#1", "#2"]


# -- looking ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("spec", "seats", "seed"), PLAYED)
def test_every_eye_can_follow_the_whole_match_by_what_it_is_told(
    spec: str, seats: int, seed: int
) -> None:
    match = finished(spec, seats, seed)
    for eye in range(GOD, seats):
        view = blank(match.truth.layout, eye)
        told = match.told_since(eye, 0)
        assert [one.number for one in told] == [step.number for step in match.steps]
        for one in told:
            assert view.same(match.view_before(eye, one.number))
            for op in one.ops:
                apply(view, op)
        assert view.same(match.view(eye))


def test_told_since_begins_at_the_number_asked_for() -> None:
    match = finished()
    last = len(match.steps) - 1
    assert [told.number for told in match.told_since(WATCHER, last - 1)] == [last - 1, last]
    assert match.told_since(WATCHER, last + 1) == []
    assert len(match.told_since(WATCHER, -5)) == last + 1


@pytest.mark.rule("B6")
def test_a_pass_is_told_to_the_others_without_its_card() -> None:
    match = at_table(EMPTY_PILE_TURN)
    step = say(match, "pass NES")
    layout = match.truth.layout
    assert match.told_since(0, 1)[0].move == step.move
    for eye in (WATCHER, 1, 2):
        told = match.told_since(eye, 1)[0]
        assert told.move == parse_move(layout, "pass ?")
        assert [op[1] for op in told.ops if op[0] == MOVE] == [BACK]


@pytest.mark.rule("B18")
def test_gold_is_told_to_its_owner_alone_until_it_is_shown() -> None:
    match = finished("gigamic", 5, 3)
    layout = match.truth.layout
    purses = [zone for zone, name in enumerate(layout.zones) if name.startswith("gold.")]
    for eye in range(WATCHER, 5):
        for told in match.told_since(eye, 0):
            kept = [op for op in told.ops if op[0] == MOVE and op[4] in purses]
            assert all((op[1] != BACK) == (layout.owner[op[4]] == eye) for op in kept)


@pytest.mark.parametrize("eye", [-3, 5])
def test_an_eye_that_nobody_has_is_refused(eye: int) -> None:
    with pytest.raises(ValueError, match="nobody looks"):
        finished().view(eye)


# -- the table's own steps -------------------------------------------------------------------


@pytest.mark.rule("B13", "B14", "B19", "B20")
@pytest.mark.parametrize(("spec", "seats", "seed"), PLAYED)
def test_the_end_of_a_round_is_a_step_of_its_own_and_the_next_deal_another(
    spec: str, seats: int, seed: int
) -> None:
    match = begun(spec, seats, seed)
    ends, deals, rng = 0, 1, Random(seed)
    while not match.over:
        if match.actor != TABLE:
            match.submit(match.actor, choose(match.truth.layout, match.moves(match.actor), rng))
            continue
        assert match.moves(GOD) == []
        before = match.verdict()
        assert before is not None, "nobody has to decide only when a round is over"
        step = match.advance()
        assert step.seat == TABLE
        gathered = any(op[0] == GATHER for op in step.ops)
        assert gathered == (before.decided and not match.over)
        ends += not before.decided
        deals += gathered
    assert (ends, deals) == (3, 3)


def test_the_table_goes_on_by_itself_only_where_nobody_has_to_decide() -> None:
    for match in (begun(), finished()):
        steps = len(match.steps)
        with pytest.raises(ValueError, match="somebody has to decide, or the game is over"):
            match.advance()
        assert len(match.steps) == steps


def test_while_the_table_has_to_go_on_every_move_is_refused() -> None:
    match = at_table(LAST_CARD)
    say(match, "pass NS")
    assert match.actor == TABLE
    for seat in range(3):
        refusal = match.refusal(seat, 1)
        assert refusal is not None
        assert refusal.code == "round-over"
