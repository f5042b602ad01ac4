"""Moves as text, both ways; positions are written by `position`, operations by `record`.

A move is its verb, its card, then its arguments: ``dig NES 3,-1 turned``, ``break broken-cart
#2``, ``repair fix-cart #2 broken-cart``, ``reveal 8,0``, ``keep gold-2``.

- Whether a verb takes a card is declared with it.
- The card is left out where it goes without saying: if it has the verb's own name (``map 8,0``).
- A card one may not see is ``?``, and only a secret verb has one (``pass ?``).
- ``turned`` is said or left out; all else is always written, a seat with ``#``, a space of the tile
  on a cell by its number (``step 3,-1 2``), an edge of a cell by its side (``web 3,-1 N``).
"""

import re
from collections.abc import Iterator
from typing import Final

from rockfall.kernel.geometry import SIDES, cell_text
from rockfall.kernel.layout import BACK, Layout, Verb
from rockfall.kernel.moves import (
    CARD,
    CELL,
    EDGE,
    NOTHING,
    SEAT,
    SPACE,
    TURN,
    a_of,
    b_of,
    card_of,
    pack,
    verb_of,
)
from rockfall.kernel.tokens import edge, edge_parts, edge_side
from rockfall.match.position import parse_position, position_text
from rockfall.match.spelling import (
    TURNED,
    UNKNOWN,
    NotationError,
    listed,
    parse_card,
    parse_cell,
    parse_seat,
    parse_side,
    parse_space,
    quote,
    seat_text,
    side_text,
)

__all__ = ["NotationError", "move_text", "parse_move", "parse_position", "position_text", "usage"]

_COMMA: Final = re.compile(r"\s*,\s*")
_PARTS: Final = {
    NOTHING: "",
    CELL: "column,row",
    SEAT: "#seat",
    TURN: f"[{TURNED}]",
    CARD: "card",
    SPACE: "space",
    EDGE: "side",
}


def own_card(layout: Layout, verb: Verb) -> int:
    """The card that has the verb's own name and so goes without saying; BACK if there is none."""
    return layout.kind_named.get(verb.name, BACK)


def usage(layout: Layout, verb: Verb) -> str:
    """How a move with this verb is written."""
    card = "card" if verb.card and not own_card(layout, verb) else ""
    return " ".join(part for part in (verb.name, card, _PARTS[verb.a], _PARTS[verb.b]) if part)


def move_text(layout: Layout, move: int) -> str:
    """A move as text."""
    verb, card = layout.verbs[verb_of(move)], card_of(move)
    words = [verb.name]
    if verb.card and layout.kinds[card] != verb.name:
        words.append(layout.kinds[card])
    for kind, value in ((verb.a, a_of(move)), (verb.b, b_of(move))):
        if kind == CELL:
            words.append(cell_text(value))
        elif kind == SEAT:
            words.append(seat_text(value))
        elif kind == CARD:
            words.append(layout.kinds[value])
        elif kind == SPACE:
            words.append(str(value))
        elif kind == EDGE:
            words.append(side_text(edge_side(value)))
        elif kind == TURN and value:
            words.append(TURNED)
    return " ".join(words)


def parse_move(layout: Layout, text: str) -> int:
    """The move that a text means; NotationError says what was not understood."""
    said = _COMMA.sub(",", text).split()
    names = [verb.name for verb in layout.verbs]
    if not said:
        raise NotationError(f"a move begins with one of {listed(names)}")
    word = said.pop(0)
    if word.casefold() not in names:
        raise NotationError(f"'{quote(word)}' is not a move: a move begins with {listed(names)}")
    number = names.index(word.casefold())
    verb = layout.verbs[number]
    turned = TURN in (verb.a, verb.b) and bool(said) and said[-1].casefold() == TURNED
    if turned:
        said.pop()
    wanted = [kind for kind in (verb.a, verb.b) if kind not in (NOTHING, TURN)]
    if verb.card:
        if own_card(layout, verb) and len(said) == len(wanted):
            said.insert(0, verb.name)
        wanted.insert(0, CARD)
    if len(said) != len(wanted):
        form = usage(layout, verb)
        raise NotationError(f"'{quote(text.strip())}' is not understood: write {form}")
    card = _card(layout, verb, said.pop(0)) if verb.card else BACK
    rest = iter(said)
    a = _argument(layout, verb.a, rest, turned)
    b = _argument(layout, verb.b, rest, turned)
    if verb.b == EDGE:
        # Any side may be said; the east and south edges are those of the next cell.
        a, b = edge_parts(edge(a, SIDES[b]))
    return pack(number, card, a, b)


def _card(layout: Layout, verb: Verb, word: str) -> int:
    if word == UNKNOWN and not verb.secret:
        raise NotationError(f"'{verb.name}' shows its card: name it instead of '{UNKNOWN}'")
    return parse_card(layout, word)


def _argument(layout: Layout, kind: int, rest: Iterator[str], turned: bool) -> int:
    if kind == NOTHING:
        return 0
    if kind == TURN:
        return int(turned)
    word = next(rest)
    if kind == CELL:
        return parse_cell(word)
    if kind == SEAT:
        return parse_seat(layout, word)
    if kind == SPACE:
        return parse_space(word)
    if kind == EDGE:
        return SIDES.index(parse_side(word))
    if word == UNKNOWN:
        raise NotationError(f"name the card instead of '{UNKNOWN}'")
    return parse_card(layout, word)
