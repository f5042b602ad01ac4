"""The words of the notation."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.editions.registry import load
from rockfall.kernel.geometry import cell, cell_text
from rockfall.match.spelling import (
    NotationError,
    eye_text,
    parse_card,
    parse_cell,
    parse_eye,
    parse_number,
    quote,
)

LAYOUT = load("jubilee", 10).rules.layout


@given(st.integers(-128, 127), st.integers(-128, 127))
def test_every_cell_is_read_back(x: int, y: int) -> None:
    assert parse_cell(cell_text(cell(x, y))) == cell(x, y)


def test_every_card_is_read_back() -> None:
    cards = range(len(LAYOUT.kinds))
    assert [parse_card(LAYOUT, LAYOUT.kinds[card]) for card in cards] == list(cards)


def test_every_eye_is_read_back() -> None:
    eyes = range(-2, 10)
    assert [parse_eye(LAYOUT, eye_text(eye)) for eye in eyes] == list(eyes)


@pytest.mark.parametrize("word", ["", "x", "1.5", "1e3", "--1", "1234567890123456789", "²"])
def test_what_is_not_a_number_is_refused(word: str) -> None:
    with pytest.raises(NotationError, match="is not a number"):
        parse_number(word)


def test_a_quotation_is_short_and_printable() -> None:
    assert quote("dig") == "dig"
    assert len(quote("x" * 1000)) <= 61
    assert quote("a\x1b[2J").isprintable()
