"""The words of the notation: cards, cells, seats, eyes and numbers, both ways.

Forgiving about case where case says nothing, never about meaning: on a path card it does (G2).
"""

import re
from difflib import get_close_matches
from typing import Final

from rockfall.kernel.geometry import cell
from rockfall.kernel.layout import GOD, WATCHER, Layout

UNKNOWN: Final = "?"
TURNED: Final = "turned"
_EYES: Final = {GOD: "god", WATCHER: "watcher"}
_HALF: Final = 128
_CELL: Final = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")
_SEAT: Final = re.compile(r"#([0-9]{1,3})")
_NUMBER: Final = re.compile(r"-?[0-9]{1,18}")
_LONGEST_QUOTE: Final = 60


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
    same = [name for name in names if _letters(name) == _letters(word)]
    near = same or get_close_matches(word, names, cutoff=0.5)
    raise NotationError(f"no card is called '{quote(word)}': {_hint(near, names)}")


def _hint(near: list[str], names: list[str]) -> str:
    return f"is it {' or '.join(near)}?" if near else f"there are {listed(names)}"


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


def eye_text(eye: int) -> str:
    """An eye: ``god``, ``watcher`` or a seat."""
    return _EYES.get(eye, seat_text(eye))


def parse_eye(layout: Layout, word: str) -> int:
    """An eye by its name."""
    for eye, name in _EYES.items():
        if word == name:
            return eye
    return parse_seat(layout, word)


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
