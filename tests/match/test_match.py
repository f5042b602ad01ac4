"""A match: moves in and out of turn, views, what is told, what may be taken back."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.editions.registry import load
from rockfall.kernel.layout import BACK, GOD, NOBODY, WATCHER
from rockfall.kernel.moves import pack
from rockfall.kernel.ops import BAG, GATHER, MOVE, PEEK, apply
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State, blank
from rockfall.match.match import Match, MoveError, SetupError
from rockfall.match.notation import parse_move, position_text
from tests.match.playing import BETWEEN, FORK, NAMES, at_table, begun, finished, say

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
    assert match.steps[0].seat == -1
    assert all(step.seat >= 0 for step in match.steps[1:])


def test_only_the_seat_that_must_act_is_offered_moves() -> None:
    match = begun()
    offered = {eye: bool(match.moves(eye)) for eye in range(WATCHER, 5)}
    assert offered == {eye: eye == match.actor for eye in range(WATCHER, 5)}
    assert match.moves(GOD) == match.moves(match.actor)


@pytest.mark.rule("B20")
def test_the_winners_have_most_nuggets_and_there_are_none_before_the_end() -> None:
    match = finished()
    scores = match.scores()
    assert sum(scores) > 0
    assert match.winners() == [seat for seat in range(5) if scores[seat] == max(scores)]
    assert begun().winners() == []


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


# -- taking back -----------------------------------------------------------------------------


def test_the_way_round_of_a_goal_that_all_have_seen_can_be_taken_back() -> None:
    match = at_table(FORK)
    say(match, "dig NES 6,0 turned")
    before = position_text(match.truth)
    say(match, "rotate 8,0 turned")
    assert match.can_take_back()
    match.take_back()
    assert (position_text(match.truth), len(match.steps)) == (before, 2)
    say(match, "rotate 8,0")


def test_a_pass_can_be_taken_back_once_nothing_is_drawn() -> None:
    match = at_table(EMPTY_PILE_TURN)
    before = position_text(match.truth)
    say(match, "pass map")
    match.take_back()
    assert position_text(match.truth) == before


@pytest.mark.parametrize("text", ["dig NES 1,0 turned", "map 8,0"])
def test_a_card_shown_to_the_others_cannot_be_taken_back(text: str) -> None:
    match = at_table(EMPTY_PILE_TURN)
    say(match, text)
    before = position_text(match.truth)
    with pytest.raises(MoveError) as caught:
        match.take_back()
    assert caught.value.refusal.code == "no-take-back"
    assert (position_text(match.truth), len(match.steps)) == (before, 2)


def test_a_goal_turned_over_cannot_be_taken_back() -> None:
    match = at_table(BETWEEN)
    say(match, "dig NESW 8,-1")
    say(match, "reveal 8,0")
    assert not match.can_take_back()


def test_a_pass_cannot_be_taken_back_once_a_card_was_drawn() -> None:
    match = at_table(EMPTY_PILE_TURN + "; pile: NEW NE")
    say(match, "pass map")
    assert not match.can_take_back()


def test_a_look_teaches_only_who_had_not_seen_the_card_before() -> None:
    for seen, free in (("", False), ("@#1", False), ("@#0", True), ("@all", True)):
        match = at_table(EMPTY_PILE_TURN.replace("goal.1: treasure", f"goal.1: treasure{seen}"))
        step = say(match, "pass map")
        layout = match.truth.layout
        look = (PEEK, layout.kinds.index("treasure"), 0, layout.zones.index("goal.1"), 0)
        match.steps[-1] = step._replace(ops=(look,))
        assert match.can_take_back() == free


def test_a_draw_that_nobody_sees_cannot_be_taken_back_nor_can_a_new_round() -> None:
    match = at_table(EMPTY_PILE_TURN + "; pile: NEW")
    step = say(match, "pass map")
    layout = match.truth.layout
    pile, discard = layout.zones.index("pile"), layout.zones.index("discard")
    for op in ((MOVE, layout.kinds.index("NEW"), pile, BAG, discard), (GATHER, 0, 0, 0, 0)):
        match.steps[-1] = step._replace(ops=(op,))
        assert not match.can_take_back()


def test_the_deal_cannot_be_taken_back() -> None:
    assert not begun().can_take_back()


def test_what_is_played_after_a_take_back_comes_out_as_if_it_had_been_played_at_once() -> None:
    twice, once = at_table(FORK), at_table(FORK)
    for match in (twice, once):
        say(match, "dig NES 6,0 turned")
    say(twice, "rotate 8,0 turned")
    twice.take_back()
    for match in (twice, once):
        say(match, "rotate 8,0")
        while not match.over:
            match.submit(match.actor, match.moves(match.actor)[0])
    assert twice.truth.same(once.truth)
    assert twice.steps == once.steps


def faces(view: State) -> Counter[int]:
    """Every card face that an eye can see, wherever it lies."""
    seen = Counter(tile >> 1 for tile in view.grid.tiles.values())
    for zone in range(len(view.zones)):
        seen.update(view.cards(zone))
    del seen[BACK]
    return seen


@pytest.mark.parametrize(("spec", "seats", "seed"), PLAYED)
def test_a_step_can_be_taken_back_exactly_if_no_eye_sees_more_faces_and_nothing_is_drawn(
    spec: str, seats: int, seed: int
) -> None:
    done = finished(spec, seats, seed)
    match = Match(done.edition, done.seed, NAMES[:seats])
    layout, free = match.truth.layout, 0
    for step in done.steps[1:]:
        before = match.truth
        match.submit(step.seat, step.move)
        drawn = any(
            op[0] == GATHER or (op[0] == MOVE and layout.sight[op[2]] == NOBODY) for op in step.ops
        )
        learned = any(
            faces(match.view(eye)) - faces(mask(before, eye)) for eye in range(WATCHER, seats)
        )
        assert match.can_take_back() == (not drawn and not learned)
        free += match.can_take_back()
    assert free > 0
