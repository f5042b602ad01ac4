"""Positions as text: any table, seen by any eye, is read back exactly."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.editions.registry import load
from rockfall.kernel.layout import EVERYONE, GOD, WATCHER, Layout
from rockfall.kernel.state import State
from rockfall.match.notation import NotationError, parse_position, position_text
from tests.match.playing import BETWEEN, FORK, at_table, begun, finished, say

LAYOUT = load("jubilee", 5).rules.layout


def read_back(state: State) -> State:
    return parse_position(state.layout, position_text(state))


def attempt(layout: Layout, text: str) -> State | None:
    """The position a text means, None if it is refused."""
    try:
        return parse_position(layout, text)
    except NotationError:
        return None


def row_of(state: State, name: str) -> list[tuple[str, int]]:
    """The cards of a row by name, each with its witnesses."""
    zone = state.layout.zones.index(name)
    slots = range(state.size(zone))
    names = state.layout.kinds
    return [(names[state.card(zone, at)], state.witnesses(zone, at)) for at in slots]


@pytest.mark.parametrize(
    ("spec", "seats"),
    [("jubilee", 3), ("classic", 5), ("gigamic", 10), ("jubilee+E4=one-only", 4), ("cave", 3)],
)
def test_every_table_is_read_back_exactly_by_every_eye(spec: str, seats: int) -> None:
    match = finished(spec, seats)
    for number in range(0, len(match.steps), 7):
        for eye in range(GOD, seats):
            view = match.view_before(eye, number)
            again = read_back(view)
            assert again.same(view)
            assert (again.grid.lit, again.grid.rim) == (view.grid.lit, view.grid.rim)
            assert again.grid.sites == view.grid.sites
            assert match.edition.rules.moves(again) == match.edition.rules.moves(view)


@pytest.mark.parametrize(
    ("spec", "seats"),
    [("jubilee+saboteur2", 6), ("jubilee+swap-goals+storehouse+chests+party", 5)],
)
def test_what_eyes_know_of_cards_out_of_sight_is_read_back(spec: str, seats: int) -> None:
    match = finished(spec, seats)
    clued = 0
    for number in range(0, len(match.steps), 5):
        for eye in range(GOD, seats):
            view = match.view_before(eye, number)
            assert read_back(view).same(view)
            clued += len(view.clues())
    assert clued


@pytest.mark.rule("C17")
def test_a_clue_is_written_in_names() -> None:
    said = "knows #1 treasure in goal.0/0 goal.1/0"
    text = f"eye #1; goal.0: ?; goal.1: ?; {said}"
    state = parse_position(LAYOUT, text)
    assert said in position_text(state).splitlines()
    more = "knows #2 NES in hand.1 discard/0-1 discard/3 and 2*NS in hand.1 or NS map in hand.1"
    truth = parse_position(LAYOUT, f"eye god; discard: NES NES NES NES; {more}")
    assert more in position_text(truth).splitlines()
    assert read_back(truth).same(truth)


def test_pending_decisions_are_read_back() -> None:
    for position, text in ((FORK, "dig NES 6,0 turned"), (BETWEEN, "dig NESW 8,-1")):
        match = at_table(position)
        say(match, text)
        assert read_back(match.truth).same(match.truth)
        assert position_text(match.truth).count("asks #0") == 2


def test_a_decision_keeps_whatever_it_is_about() -> None:
    for about in ("", " 8,0", " 8,0 1"):
        state = parse_position(LAYOUT, f"eye god; asks #3 rotation{about}")
        assert position_text(state) == f"eye god\nasks #3 rotation{about}\n"


def test_a_new_table_is_written_in_names_and_leaves_out_what_is_empty() -> None:
    text = position_text(begun().view(WATCHER))
    assert "hand.0: 6*?" in text.splitlines()
    assert "0,0: start" in text.splitlines()
    assert "8,-2: face-down goal.0" in text.splitlines()
    assert "role.3: ?@#3" in text.splitlines()
    assert "discard" not in text
    assert "finder" not in text


@pytest.mark.rule("A4")
def test_discards_keep_their_order_and_who_has_seen_them() -> None:
    match = at_table(FORK + "; mat.1: broken-cart")
    say(match, "pass NES")
    assert row_of(match.truth, "discard") == [("NES", 1)]
    assert "discard: NES@#0" in position_text(match.truth).splitlines()
    assert "discard: ?@#0" in position_text(match.view(2)).splitlines()
    other = at_table(FORK.replace("NES map", "fix-cart") + "; mat.1: broken-cart")
    say(other, "repair fix-cart #1 broken-cart")
    assert row_of(other.truth, "discard") == [("broken-cart", EVERYONE), ("fix-cart", EVERYONE)]
    assert "discard: broken-cart@all fix-cart@all" in position_text(other.view(2)).splitlines()


def test_facts_may_stand_on_lines_or_between_semicolons() -> None:
    lines = "eye god\nhand.0: NES 2*NS\n0,0: start\nround = 2\nasks #0 turn\n"
    spread = " eye  god ;; hand.0:NS  NES NS;0,0 :start\n\nround=2 ; asks #0  turn"
    assert parse_position(LAYOUT, spread).same(parse_position(LAYOUT, lines))


def test_several_may_have_seen_a_card() -> None:
    state = parse_position(LAYOUT, "eye #2; goal.0: treasure@watcher#2; discard: ?@#0#3 NS@#2")
    assert row_of(state, "goal.0") == [("treasure", 0x8004)]
    assert row_of(state, "discard") == [("?", 0b1001), ("NS", 0b100)]
    assert read_back(state).same(state)


@pytest.mark.parametrize(
    ("text", "reasons"),
    [
        ("", ["begins with its eye"]),
        ("hand.0: NES", ["begins with its eye"]),
        ("eye #7", ["'#7' is not a seat"]),
        ("eye god; hello", ["fact 2, 'hello'", "neither a zone"]),
        ("eye god; hand.9: NES", ["fact 2", "no zone 'hand.9': is it", "hand.4"]),
        ("eye god; hand.0: NESS", ["no card is called 'NESS'"]),
        ("eye god; hand.0: NES; hand.0: NS", ["fact 3", "said before"]),
        ("eye god; hand.0: 6*NES", ["only 5 of NES"]),
        ("eye god; hand.0: gold-1", ["gold-1 does not belong in hand.0"]),
        ("eye god; hand.0: ?", ["can see"]),
        ("eye #0; hand.1: NES", ["cannot see"]),
        ("eye #0; hand.0: ?", ["can see"]),
        ("eye #0; goal.0: treasure@#1", ["cannot see"]),
        ("eye god; goal.0: treasure@bob", ["'bob' is not who saw it"]),
        ("eye god; 3,0: map", ["map cannot lie on the grid"]),
        ("eye god; 3,0: NES sideways", ["a cell holds"]),
        ("eye god; 3,0:", ["a cell holds"]),
        ("eye god; 3,0: NES; 03,0: NS", ["taken"]),
        ("eye god; 8,0: face-down goal.1", ["goal.1 keeps no single face-down card"]),
        (
            "eye god; goal.1: treasure; 8,0: face-down goal.1; 8,2: face-down goal.1",
            ["another cell"],
        ),
        ("eye god; round = many", ["'many' is not a number"]),
        ("eye god; round =", ["one number"]),
        ("eye god; rounds = 2", ["no counter 'rounds'", "round"]),
        ("eye god; asks #0", ["asks #seat question"]),
        ("eye god; asks #0 tern", ["no question 'tern'", "turn"]),
        ("eye god; asks #0 rotation 8,0 -1", ["less than nothing"]),
        ("eye god; knows #0", ["a clue is written"]),
        ("eye god; knows #0 NES hand.1", ["a clue is written"]),
        ("eye god; knows #0 NES in", ["a clue is written"]),
        ("eye god; knows #7 NES in hand.1", ["'#7' is not a seat"]),
        ("eye god; knows god NES in hand.1", ["god cannot know what god knows"]),
        ("eye #1; knows #0 NES in hand.2", ["#1 cannot know what #0 knows"]),
        ("eye god; knows #0 NES in hand.9", ["no zone 'hand.9'"]),
        ("eye god; knows #0 NES in hand.1/0", ["a row has slots"]),
        ("eye god; knows #0 NES in discard", ["a row has slots"]),
        ("eye god; knows #0 NES in discard/300", ["is no slot"]),
        ("eye god; knows #0 NES in discard/0", ["nothing lies in discard, slot 0"]),
        ("eye god; knows #0 9*NES in hand.1", ["not what somebody could know"]),
        ("eye god; knows #0 ? in hand.1", ["not what somebody could know"]),
        ("eye god; knows #0 gold-1 in hand.1", ["cards of one deck"]),
        ("eye god; knows #0 NES in hand.1; knows #0 NS in hand.2", ["fact 3", "said before"]),
    ],
)
def test_what_is_not_understood_is_said_with_the_fact(text: str, reasons: list[str]) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(LAYOUT, text)
    for reason in reasons:
        assert reason in str(caught.value)


WORDS = [
    "eye god",
    ";",
    ":",
    "=",
    "hand.0",
    "NES",
    "8,0",
    "face-down",
    "goal.0",
    "@",
    "#1",
    "asks",
    "knows",
    "in",
]


@given(
    st.text(max_size=60)
    | st.lists(st.sampled_from(WORDS) | st.text(max_size=3), max_size=14).map(
        lambda said: "eye god;" + " ".join(said)
    )
)
def test_any_text_at_all_is_a_position_or_a_notation_error(text: str) -> None:
    state = attempt(LAYOUT, text)
    assert state is None or read_back(state).same(state)


@given(st.data())
def test_a_position_with_a_slip_is_a_position_or_a_notation_error(data: st.DataObject) -> None:
    view = finished("jubilee", 3).view_before(1, 40)
    text = position_text(view)
    at = data.draw(st.integers(0, len(text) - 1))
    slip = data.draw(st.sampled_from(list("09?@#*:;=, \nNs")))
    state = attempt(view.layout, text[:at] + slip + text[at + 1 :])
    assert state is None or read_back(state).same(state)
