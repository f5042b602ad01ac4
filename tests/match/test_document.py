"""Saving and loading: what loads is what was saved, what is wrong is said, and where."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.editions.registry import load
from rockfall.match.document import DocumentError, load_match, save
from rockfall.match.match import Match
from rockfall.match.notation import move_text
from tests.match.playing import begun, finished, play_on

SHORT = play_on(begun("jubilee", 3, 4), 4, 12)
SAVED = save(SHORT)
Change = Callable[[dict[str, Any]], object]


def same(one: Match, other: Match) -> bool:
    """Whether two matches are alike in everything that matters."""
    return (
        replace(one.edition, rules=other.edition.rules) == other.edition
        and one.names == other.names
        and one.seed == other.seed
        and one.steps == other.steps
        and one.truth.same(other.truth)
    )


def attempt(text: str | bytes) -> Match | None:
    """The match of a document, None if it is refused."""
    try:
        return load_match(text)
    except DocumentError:
        return None


@pytest.mark.parametrize(
    ("spec", "seats"),
    [
        ("jubilee", 3),
        ("classic", 5),
        ("gigamic", 10),
        ("classic+E6=no+E2=no-playable", 4),
        ("jubilee+chests=gauntlet", 3),
        ("jubilee+chests=7,0/5,2/3,-2/1,1", 3),
        ("cave", 5),
    ],
)
def test_a_whole_match_is_loaded_as_it_was_saved(spec: str, seats: int) -> None:
    match = finished(spec, seats)
    again = load_match(save(match))
    assert same(match, again)
    assert save(again) == save(match)


def test_a_match_in_progress_is_loaded_and_goes_on_the_same_way() -> None:
    match, again = load_match(SAVED), load_match(SAVED.encode())
    play_on(match, 1)
    play_on(again, 1)
    assert same(match, again)
    assert match.over


def test_a_match_of_which_only_the_deal_has_happened_is_loaded() -> None:
    match = Match(load("gigamic", 6, 2), b"\x00\xff", ["Ä", "B", "C", "D", "E", "Zoë 🙂"])
    assert same(load_match(save(match)), match)


def test_a_document_says_what_was_chosen_in_plain_text() -> None:
    document = json.loads(SAVED)
    assert document["format"] == "rockfall-match"
    assert document["names"] == ["Ada", "Bo", "Cy"]
    assert len(document["steps"]) == 12
    assert set(document["steps"][0]) == {"seat", "move", "sum"}
    assert document["steps"][0]["seat"] == SHORT.steps[1].seat


def put(**values: Any) -> Change:
    return lambda document: document.update(values)


def put_step(index: int, **values: Any) -> Change:
    return lambda document: document["steps"][index].update(values)


@pytest.mark.parametrize(
    ("change", "where", "what"),
    [
        (put(format="chess"), "$.format", "'chess'"),
        (put(version=1), "$.version", "version 1 cannot be read any more, only version 2"),
        (put(edition="deluxe"), "$.edition", "unknown edition 'deluxe'"),
        (put(edition="jubilee+E99=no"), "$.edition", "unknown switch 'E99'"),
        (put(seats=2), "$.seats", "3 to 10 players"),
        (put(seats="3"), "$.seats", "Expected `int`, got `str`"),
        (put(seats=10**30), "$.seats", "Expected `int` <= 1000000000"),
        (put(seats=1000), "$.seats", "3 to 10 players, not for 1000"),
        (put(first=3), "$.first", "seat 3 cannot begin"),
        (put(names=["Ada", "Bo"]), "$.names", "2 names for 3 seats"),
        (put(names=["Ada", "Bo", ""]), "$.names[2]", "must not be empty"),
        (put(names=["Ada", "Bo", 7]), "$.names[2]", "Expected `str`, got `int`"),
        (put(names=["Ada", "Bo", "Di"]), "$.deal", "do not give this deal"),
        (put(seed="xyz"), "$.seed", "digits 0-9 and a-f"),
        (put(seed="00" * 65), "$.seed", "65 bytes"),
        (put(seed="00"), "$.deal", "do not give this deal"),
        (put(extra=1), "$", "`extra`"),
        (lambda document: document.pop("steps"), "$", "missing required field `steps`"),
        (lambda document: document.pop("format"), "$", "missing required field `format`"),
        (put_step(7, seat=None), "$.steps[7].seat", "somebody has to act here"),
        (put_step(7, move="fly"), "$.steps[7].move", "'fly' is not a move"),
        (put_step(7, move="reveal 8,0"), "$.steps[7].move", "is no answer now"),
        (put_step(7, seat=99), "$.steps[7].move", "who must act now"),
        (put_step(7, sum="00000000"), "$.steps[7].sum", "step 8 does not replay"),
        (lambda document: document["steps"].pop(3), "$.steps[3].move", "who must act now"),
        (lambda document: document.update(steps={}), "$.steps", "Expected `array`"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(change: Change, where: str, what: str) -> None:
    document = json.loads(SAVED)
    change(document)
    with pytest.raises(DocumentError) as caught:
        load_match(json.dumps(document))
    assert caught.value.where == where
    assert what in caught.value.what
    assert str(caught.value) == f"{where}: {caught.value.what}"


def test_a_move_exchanged_for_another_legal_one_is_noticed() -> None:
    match = begun("jubilee", 3, 4)
    document = json.loads(SAVED)
    others = set(match.moves(match.actor)) - {SHORT.steps[1].move}
    assert len(others) > 5
    for move in others:
        document["steps"][0]["move"] = move_text(match.truth.layout, move)
        with pytest.raises(DocumentError, match="step 1 does not replay as it was saved"):
            load_match(json.dumps(document))


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        ("", "line 1, column 1", "truncated"),
        ("not json", "line 1, column ", "malformed"),
        ('{\n "format": rockfall\n}', "line 2, column 12", "malformed"),
        ("[1, 2]", "$", "Expected `object`, got `array`"),
        ("null", "$", "Expected `object`, got `null`"),
        (b'{"format": "\xff"}', "line 1", ""),
        ('{"format": "\ud800"}', "line 1", ""),
        ("[" * 100_000, "$", "Expected `object`, got `array`"),
        ('{"x": ' * 100_000, "line 1", ""),
        (SAVED.replace('"seats": 3', f'"seats": {"9" * 5000}'), "", ""),
    ],
)
def test_what_is_no_document_at_all_is_refused_with_line_and_column(
    text: str | bytes, where: str, what: str
) -> None:
    with pytest.raises(DocumentError) as caught:
        load_match(text)
    assert caught.value.where.startswith(where)
    assert what in caught.value.what


def test_a_file_cut_in_half_says_where_it_ends() -> None:
    half = SAVED[: len(SAVED) // 2]
    with pytest.raises(DocumentError) as caught:
        load_match(half)
    assert caught.value.where.startswith(f"line {half.count(chr(10)) + 1}, column ")
    assert "truncated" in caught.value.what


@given(st.integers(0, len(SAVED.rstrip()) - 1))
def test_a_document_cut_anywhere_is_refused(length: int) -> None:
    assert attempt(SAVED.encode()[:length]) is None


@given(st.integers(0, len(SAVED.encode()) - 1), st.integers(0, 255))
def test_a_document_with_a_byte_changed_is_the_same_match_or_refused(at: int, byte: int) -> None:
    raw = SAVED.encode()
    loaded = attempt(raw[:at] + bytes([byte]) + raw[at + 1 :])
    assert loaded is None or same(loaded, SHORT)


@given(st.integers(0, len(SAVED.encode()) - 1), st.sampled_from(list('0123456789abcdef",:{}[]- ')))
def test_a_document_with_a_likely_slip_is_the_same_match_or_refused(at: int, slip: str) -> None:
    raw = SAVED.encode()
    for changed in (raw[:at] + slip.encode() + raw[at:], raw[:at] + slip.encode() + raw[at + 1 :]):
        loaded = attempt(changed)
        assert loaded is None or same(loaded, SHORT)


@given(st.binary(max_size=60) | st.text(max_size=60))
def test_anything_at_all_is_refused_without_a_fuss(text: str | bytes) -> None:
    assert attempt(text) is None
