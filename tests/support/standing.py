"""Pieces on the table by words: ``1,0`` a cell, ``1,0 2`` a space of it, ``1,0 E`` an edge."""

from rockfall.kernel.geometry import SIDE_LETTERS, SIDES, cell, cell_text
from rockfall.kernel.layout import ANYTHING, Layout
from rockfall.kernel.state import State
from rockfall.kernel.tokens import (
    CARRIED,
    GONE,
    IN_BOX,
    IN_SPACE,
    NOBODYS,
    ON_CELL,
    Token,
    edge,
    edge_side,
    pack_token,
    space,
)


def token_named(layout: Layout, name: str) -> Token:
    """The token whose counter has a name."""
    return next(token for token in layout.tokens if layout.nums[token.num] == name)


def standing(layout: Layout, name: str, where: str, owner: int = NOBODYS) -> int:
    """The number of a token that stands somewhere; its owner is asked for where that may vary."""
    token = token_named(layout, name)
    at, *part = where.split()
    place = cell(*map(int, at.split(",")))
    if token.place == IN_SPACE:
        place = space(place, int(part[0]))
    elif token.place != ON_CELL:
        place = edge(place, SIDES[SIDE_LETTERS.index(part[0])])
    return pack_token(place, owner if token.owner == CARRIED else token.owner)


def where_stands(layout: Layout, nums: list[int], name: str) -> str:
    """Where a token stands, edges as north or west ones; ``box`` or ``gone`` if nowhere."""
    token = token_named(layout, name)
    value = nums[token.num]
    if value in (IN_BOX, GONE):
        return "box" if value == IN_BOX else "gone"
    where = cell_text(token.cell(value))
    if token.place == ON_CELL:
        return where
    part = token.part(value)
    letter = SIDE_LETTERS[SIDES.index(edge_side(part))]
    return f"{where} {part if token.place == IN_SPACE else letter}"


def tell(state: State) -> None:
    """Set the counters that tell which kinds lie in a zone of one card, by the card that does.

    What hands hold nobody saw come.
    """
    layout = state.layout
    state.traffic = b""
    for zone, num in enumerate(layout.told_by):
        if num >= 0 and state.size(zone) == 1:
            for value, kinds in enumerate(layout.told[zone]):
                if kinds != ANYTHING and kinds >> state.card(zone) & 1:
                    state.nums[num] = value
