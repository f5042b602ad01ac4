"""Moves as text: what is written is read back, what is not understood is said."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.editions.registry import load
from rockfall.kernel.geometry import cell
from rockfall.kernel.layout import TABLE, Layout
from rockfall.kernel.moves import a_of, b_of, card_of, verb_of, without_card
from rockfall.match.notation import NotationError, move_text, parse_move, usage
from tests.match.playing import BETWEEN, FORK, at_table, begun, finished, say

LAYOUT: Layout = load("jubilee", 5).rules.layout


def parts(text: str) -> tuple[str, str, int, int]:
    """Verb, card and arguments of a move written as text."""
    move = parse_move(LAYOUT, text)
    verb, card = LAYOUT.verbs[verb_of(move)].name, LAYOUT.kinds[card_of(move)]
    return verb, card, a_of(move), b_of(move)


def attempt(text: str) -> int | None:
    """The move a text means, None if it is refused."""
    try:
        return parse_move(LAYOUT, text)
    except NotationError:
        return None


# -- what is written -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("dig NES 3,-1", ("dig", "NES", cell(3, -1), 0)),
        ("dig NES 3,-1 turned", ("dig", "NES", cell(3, -1), 1)),
        ("dig n+e -2,0", ("dig", "n+e", cell(-2, 0), 0)),
        ("break broken-lantern #2", ("break", "broken-lantern", 2, 0)),
        (
            "repair fix-lantern-cart #4 broken-cart",
            ("repair", "fix-lantern-cart", 4, LAYOUT.kinds.index("broken-cart")),
        ),
        ("map 8,0", ("map", "map", cell(8, 0), 0)),
        ("rockfall 3,0", ("rockfall", "rockfall", cell(3, 0), 0)),
        ("pass NES", ("pass", "NES", 0, 0)),
        ("pass ?", ("pass", "?", 0, 0)),
        ("reveal 8,0", ("reveal", "?", cell(8, 0), 0)),
        ("rotate 8,0 turned", ("rotate", "?", cell(8, 0), 1)),
        ("keep gold-2", ("keep", "gold-2", 0, 0)),
    ],
)
def test_each_verb_is_written_in_its_own_way(text: str, meaning: tuple[str, str, int, int]) -> None:
    assert parts(text) == meaning
    assert move_text(LAYOUT, parse_move(LAYOUT, text)) == text


@pytest.mark.parametrize(
    ("spec", "seats"), [("jubilee", 5), ("classic", 3), ("gigamic", 10), ("cave", 4)]
)
def test_every_move_that_can_ever_be_made_is_read_back_as_it_was_written(
    spec: str, seats: int
) -> None:
    match = begun(spec, seats)
    layout = match.truth.layout
    for step in finished(spec, seats).steps[1:]:
        for move in match.moves(step.seat):
            assert parse_move(layout, move_text(layout, move)) == move
        if step.seat == TABLE:
            match.advance()
        else:
            match.submit(step.seat, step.move)


@pytest.mark.parametrize("spec", ["jubilee", "gigamic", "cave"])
def test_every_move_that_is_told_is_read_back_as_it_was_written(spec: str) -> None:
    match = finished(spec)
    layout = match.truth.layout
    for told in match.told_since(-1, 1):
        if told.seat != TABLE:
            assert parse_move(layout, move_text(layout, told.move)) == told.move


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("step 3,-1 2", "step 3,-1 2"),
        ("send rat.2 0,1 0", "send rat.2 0,1 0"),
        ("web web.1 3,-1 n", "web web.1 3,-1 N"),
        # An edge belongs to two cells, and is written as the north or west one.
        ("web web.1 3,-1 E", "web web.1 4,-1 W"),
        ("cut 3,-1 S", "cut 3,0 N"),
    ],
)
def test_spaces_and_edges_are_written(said: str, written: str) -> None:
    layout = begun("cave", 3).truth.layout
    assert move_text(layout, parse_move(layout, said)) == written


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("step 1,0", "'step 1,0' is not understood: write step column,row space"),
        ("step 1,0 8", "'8' is not a space: the spaces of a card are 0 to 7"),
        ("cut 1,0 X", "'X' is not a side: sides are N, E, S, W"),
        ("send rat 0,1 0", "no card is called 'rat': is it rat.1 or rat.2 or rat.3?"),
        ("dig NES 0,1", "no card is called 'NES': is it NES.1 or NES.2 or NES.3?"),
    ],
)
def test_spaces_edges_and_groups_that_there_are_not_are_named(said: str, reason: str) -> None:
    layout = begun("cave", 3).truth.layout
    with pytest.raises(NotationError, match=re.escape(reason)):
        parse_move(layout, said)


def test_choices_among_goals_and_rotations_are_read_back() -> None:
    for position, first in ((FORK, "dig NES 6,0 turned"), (BETWEEN, "dig NESW 8,-1")):
        match = at_table(position)
        layout = match.truth.layout
        say(match, first)
        assert len(match.moves(0)) == 2
        assert all(parse_move(layout, move_text(layout, move)) == move for move in match.moves(0))


def test_a_card_the_reader_may_not_see_is_a_question_mark() -> None:
    assert move_text(LAYOUT, without_card(parse_move(LAYOUT, "pass NES"))) == "pass ?"


# -- what is forgiven ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sloppy", "clean"),
    [
        ("  DIG   NES  3,-1   Turned ", "dig NES 3,-1 turned"),
        ("dig NES 3 , -1", "dig NES 3,-1"),
        ("Break Broken-Lantern #2", "break broken-lantern #2"),
        ("map map 8,0", "map 8,0"),
        ("map 8,00", "map 8,0"),
        ("\tpass\nNES", "pass NES"),
    ],
)
def test_case_of_verbs_and_surplus_spaces_do_not_matter(sloppy: str, clean: str) -> None:
    assert move_text(LAYOUT, parse_move(LAYOUT, sloppy)) == clean


@pytest.mark.rule("G2")
@pytest.mark.parametrize(
    ("text", "choices"),
    [("pass ns", "NS or n+s"), ("pass N+E", "NE or n+e"), ("pass Nes", "NES or n+e+s")],
)
def test_a_path_card_in_the_wrong_case_is_not_guessed(text: str, choices: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(LAYOUT, text)
    assert f"is it {choices}?" in str(caught.value)


# -- what is refused -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reasons"),
    [
        ("", ["begins with", "dig", "keep"]),
        ("fly NES 3,0", ["'fly' is not a move", "dig"]),
        ("dig", ["write dig card column,row [turned]"]),
        ("dig NES", ["write dig card column,row [turned]"]),
        ("dig 3,0", ["write dig card column,row [turned]"]),
        ("dig NES 3,0 upside", ["write dig card"]),
        ("dig NES 3;0", ["'3;0' is not a cell", "3,-1"]),
        ("dig NES 3,999", ["off the table"]),
        ("dig NES ٣,0", ["is not a cell"]),
        ("dig ? 3,0", ["shows its card"]),
        ("dig NEZ 3,0", ["no card is called 'NEZ'", "NES"]),
        ("pass zzzz", ["no card is called 'zzzz'", "rockfall"]),
        ("pass NES turned", ["write pass card"]),
        ("break broken-cart 2", ["'2' is not a seat", "#0 to #4"]),
        ("break broken-cart #5", ["'#5' is not a seat", "#0 to #4"]),
        ("repair fix-cart #2", ["write repair card #seat card"]),
        ("repair fix-cart #2 ?", ["name the card"]),
        ("reveal NES 8,0", ["write reveal column,row"]),
        ("map", ["write map column,row"]),
    ],
)
def test_what_is_not_understood_is_said_with_what_is_possible(
    text: str, reasons: list[str]
) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(LAYOUT, text)
    for reason in reasons:
        assert reason in str(caught.value)


@given(
    st.text(max_size=40)
    | st.lists(
        st.sampled_from(
            ["dig", "pass", "map", "repair", "NES", "?", "3,0", "#1", "turned", "broken-cart", ","]
        ),
        max_size=6,
    ).map(" ".join)
)
def test_any_text_at_all_is_a_move_or_a_notation_error(text: str) -> None:
    move = attempt(text)
    assert move is None or parse_move(LAYOUT, move_text(LAYOUT, move)) == move


def test_every_verb_says_how_it_is_written() -> None:
    forms = {verb.name: usage(LAYOUT, verb) for verb in LAYOUT.verbs}
    assert forms["dig"] == "dig card column,row [turned]"
    assert forms["rockfall"] == "rockfall column,row"
    assert forms["keep"] == "keep card"
    assert list(forms) == [form.split()[0] for form in forms.values()]
