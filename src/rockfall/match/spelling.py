"""The words of the notation: cards, cells, seats, eyes, tokens and numbers, both ways.

Forgiving about case where case says nothing, never about meaning: on a path card it does (G2).
"""

import re
from difflib import get_close_matches
from typing import Final

from rockfall.kernel.geometry import SIDE_LETTERS, SIDES, E, S, cell, cell_text, column, row
from rockfall.kernel.layout import GOD, WATCHER, Layout
from rockfall.kernel.tokens import (
    CARRIED,
    GONE,
    IN_BOX,
    IN_SPACE,
    NOBODYS,
    ON_CELL,
    ON_EDGE,
    SPACES,
    Token,
    edge,
    edge_side,
    owner_of,
    pack_token,
    space,
)

UNKNOWN: Final = "?"
TURNED: Final = "turned"
_EYES: Final = {GOD: "god", WATCHER: "watcher"}
_HALF: Final = 128
_CELL: Final = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")
_SEAT: Final = re.compile(r"#([0-9]{1,3})")
_NUMBER: Final = re.compile(r"-?[0-9]{1,18}")
_LONGEST_QUOTE: Final = 60
_OFF_TABLE: Final = {IN_BOX: "box", GONE: "gone"}
_PLACES: Final = {ON_CELL: "3,-1", IN_SPACE: "3,-1 space 2", ON_EDGE: "3,-1 N"}


class NotationError(ValueError):
    """Text that was not understood: which part of it, and what is possible there."""


def quote(text: str) -> str:
    """A piece of somebody's text as it can stand in a message."""
    shown = text if len(text) <= _LONGEST_QUOTE else text[:_LONGEST_QUOTE] + "…"
    return shown if shown.isprintable() else ascii(shown)[1:-1]


def listed(names: list[str]) -> str:
    """Names in a message."""
    return ", ".join(names)


def parse_card(layout: Layout, word: str) -> int:
    """A card by its name; only cards without openings may be written in another case."""
    if word in layout.kinds:
        return layout.kinds.index(word)
    for kind, name in enumerate(layout.kinds):
        if name.casefold() == word.casefold() and not layout.tileset.opens[kind * 2]:
            return kind
    names = layout.kinds[1:]
    # Whoever leaves out the group may mean any of them.
    same = [name for name in names if _letters(word) in (_letters(name), _letters(_stem(name)))]
    near = same or get_close_matches(word, names, cutoff=0.5)
    raise NotationError(f"no card is called '{quote(word)}': {_hint(near, names)}")


def _hint(near: list[str], names: list[str]) -> str:
    return f"is it {' or '.join(near)}?" if near else f"there are {listed(names)}"


def _stem(name: str) -> str:
    """A name without its group, behind a dot."""
    return name.partition(".")[0]


def _letters(name: str) -> str:
    return name.replace("+", "").casefold()


def looks_like_cell(word: str) -> bool:
    """Whether a word is meant as a cell."""
    return _CELL.fullmatch(word) is not None


def parse_cell(word: str) -> int:
    """A cell such as ``3,-1``."""
    found = _CELL.fullmatch(word)
    if found is None:
        raise NotationError(
            f"'{quote(word)}' is not a cell: a cell is column,row such as 0,0 or 3,-1"
        )
    x, y = int(found[1]), int(found[2])
    if not (-_HALF <= x < _HALF and -_HALF <= y < _HALF):
        raise NotationError(f"{word} is off the table: it ends {_HALF} cells from the start")
    return cell(x, y)


def seat_text(seat: int) -> str:
    """A seat as players write it: ``#2``."""
    return f"#{seat}"


def parse_seat(layout: Layout, word: str) -> int:
    """A seat such as ``#2``."""
    found = _SEAT.fullmatch(word)
    if found is None or int(found[1]) >= layout.seats:
        last = seat_text(layout.seats - 1)
        raise NotationError(f"'{quote(word)}' is not a seat: seats are #0 to {last}")
    return int(found[1])


def parse_space(word: str) -> int:
    """The number of a space inside a tile."""
    if not word.isdecimal() or int(word) >= SPACES:
        last = SPACES - 1
        raise NotationError(f"'{quote(word)}' is not a space: the spaces of a card are 0 to {last}")
    return int(word)


def side_text(side: int) -> str:
    """A side of a cell as a letter."""
    return SIDE_LETTERS[SIDES.index(side)]


def parse_side(word: str) -> int:
    """A side by its letter."""
    if word.upper() not in list(SIDE_LETTERS):
        raise NotationError(f"'{quote(word)}' is not a side: sides are {listed([*SIDE_LETTERS])}")
    return SIDES[SIDE_LETTERS.index(word.upper())]


def eye_text(eye: int) -> str:
    """An eye: ``god``, ``watcher`` or a seat."""
    return _EYES.get(eye, seat_text(eye))


def parse_eye(layout: Layout, word: str) -> int:
    """An eye by its name."""
    for eye, name in _EYES.items():
        if word == name:
            return eye
    return parse_seat(layout, word)


def token_text(token: Token, value: int) -> str:
    """Where a token stands and whose it is: ``#2 at 3,-1``, ``at 3,-1 N``, ``box``, ``gone``."""
    if value in _OFF_TABLE:
        return _OFF_TABLE[value]
    owner, part = owner_of(value), token.part(value)
    words = ["at", cell_text(token.cell(value))]
    if owner != NOBODYS:
        words.insert(0, seat_text(owner))
    if token.place == IN_SPACE:
        words += ["space", str(part)]
    elif token.place == ON_EDGE:
        words.append(side_text(edge_side(part)))
    return " ".join(words)


def parse_token(layout: Layout, token: Token, words: list[str]) -> int:
    """The number of a token from such words."""
    for value, name in _OFF_TABLE.items():
        if words == [name]:
            return value
    owner = NOBODYS
    place = words
    if words and words[0].startswith("#"):
        owner, place = parse_seat(layout, words[0]), words[1:]
    if len(place) < 2 or place[0] != "at":
        raise _no_place(token)
    if token.owner not in (CARRIED, owner):
        whose = "nobody" if token.owner == NOBODYS else seat_text(token.owner)
        raise NotationError(f"this {token.sort} belongs to {whose}")
    value = pack_token(_parse_place(token, parse_cell(place[1]), place[2:]), owner)
    if value == IN_BOX:
        raise NotationError(f"nothing can stand at {place[1]}")
    return value


def _parse_place(token: Token, at: int, words: list[str]) -> int:
    if token.place == ON_CELL and not words:
        return at
    if token.place == IN_SPACE and len(words) == 2 and words[0] == "space":
        number = parse_number(words[1])
        if 0 <= number < SPACES:
            return space(at, number)
    if token.place == ON_EDGE and len(words) == 1 and words[0] in list(SIDE_LETTERS):
        side = SIDES[SIDE_LETTERS.index(words[0])]
        # The east and south edges are those of the next cell, which must be on the table too.
        parse_cell(f"{column(at) + (side == E)},{row(at) + (side == S)}")
        return edge(at, side)
    raise _no_place(token)


def _no_place(token: Token) -> NotationError:
    places = f"box, gone, at {_PLACES[token.place]}"
    return NotationError(f"say where this {token.sort} is: {places}, or that with its owner #0")


def parse_number(word: str) -> int:
    """A whole number of at most eighteen digits: a counter may hold a whole move."""
    if _NUMBER.fullmatch(word) is None:
        raise NotationError(f"'{quote(word)}' is not a number")
    return int(word)


def find(what: str, names: list[str], word: str) -> int:
    """The number of something by its exact name."""
    if word not in names:
        near = get_close_matches(word, names, cutoff=0.5)
        raise NotationError(f"there is no {what} '{quote(word)}': {_hint(near, names)}")
    return names.index(word)
