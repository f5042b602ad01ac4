"""Where the spaces of a card lie in its drawing, what is printed there and who stands there.

A space lies at its open side, or in the middle of what it joins; where two would lie in one place,
the second moves to the nearest free one. Pieces that share a space stand around it.
"""

from collections.abc import Mapping
from string import ascii_lowercase
from typing import Final

from rockfall.kernel.geometry import ALL_SIDES, SIDES, E, N, S, W, cell_text
from rockfall.kernel.layout import Layout
from rockfall.kernel.state import State
from rockfall.kernel.tokens import IN_SPACE, ON_EDGE, SPACES, Token, edge_side, stands
from rockfall.match.spelling import side_text
from rockfall.terminal import texts
from rockfall.terminal.cards import Drawing, Sign, Size
from rockfall.terminal.glyphs import Glyphs
from rockfall.terminal.look import colour_of
from rockfall.words import name_of

#: line and column of a drawing
Spot = tuple[int, int]
#: sorts of tokens that are drawn as what they are, not as a letter
_WEB: Final = "web"
_NUGGET: Final = "nugget"
_NO_MARKS: Final[Mapping[int, str]] = {}


def spots(layout: Layout, tile: int, size: Size) -> list[Spot]:
    """Where each space of a tile lies."""
    table = layout.spaces
    found: list[Spot] = []
    # How two bends pass each other is drawn in the middle, and stays to be seen.
    hidden = size is Size.LOW or not _has_two_bends(layout, tile)
    kept: set[Spot] = set() if hidden else {(size.lines // 2, size.columns // 2)}
    for number in range(table.count[tile]):
        sides = table.sides[tile << 3 | number]
        for near in table.near[tile << 3 | number] if not sides else []:
            sides |= table.sides[tile << 3 | near]
        if sides == layout.tileset.opens[tile]:
            sides = 0
        found.append(_nearest(_wanted(sides, size), kept | set(found), size))
    return found


def _has_two_bends(layout: Layout, tile: int) -> bool:
    bend = layout.tileset.strand[tile << 4 | N] in (N | E, N | W)
    return bend and layout.tileset.opens[tile] == ALL_SIDES


def _wanted(sides: int, size: Size) -> Spot:
    """The place of what lies at some sides of a card: an edge, a bend, or the middle."""
    across = bool(sides & E) - bool(sides & W)
    down = bool(sides & S) - bool(sides & N)
    middle = size.columns // 2
    # In a bend it is nearer to the middle than to the corner.
    far = 1 if across and down else middle
    return (size.lines // 2) * (1 + down), middle + across * far


def _nearest(wanted: Spot, taken: set[Spot], size: Size) -> Spot:
    """The nearest place that is not taken; the wanted one if all are."""
    every = [(line, column) for line in range(size.lines) for column in range(size.columns)]
    free = [spot for spot in every if spot not in taken]
    return min(free, key=lambda spot: _distance(spot, wanted), default=wanted)


def _distance(one: Spot, other: Spot) -> tuple[int, int]:
    lines, columns = abs(one[0] - other[0]), abs(one[1] - other[1])
    return 2 * lines + columns, lines


def draw_spaces(drawing: Drawing, layout: Layout, tile: int, size: Size, signs: Glyphs) -> None:
    """What is printed on the spaces of a tile; several without a print are dots."""
    table = layout.spaces
    several = table.count[tile] > 1 and size is not Size.LOW
    for number, (line, column) in enumerate(spots(layout, tile, size)):
        mark = table.marks[table.mark[tile << 3 | number]]
        if mark in signs.marks:
            drawing[line][column] = (signs.marks[mark], mark)
        elif several:
            drawing[line][column] = (signs.space, drawing[line][column][1])


def draw_tokens(
    drawing: Drawing,
    view: State,
    at: int,
    size: Size,
    signs: Glyphs,
    marks: Mapping[int, str] = _NO_MARKS,
) -> None:
    """The tokens on a cell, and the numbers of spaces that can be chosen."""
    tile = view.grid.tiles.get(at, 0)
    places = spots(view.layout, tile, size)
    here = [token for token in view.layout.tokens if token.cell(view.nums[token.num]) == at]
    taken: set[Spot] = set()
    for token in here:
        if token.place != IN_SPACE or not places:
            spot = _plain_spot(token, view.nums[token.num], size)
            drawing[spot[0]][spot[1]] = sign_of(view, token, signs)
            taken.add(spot)
    for number, text in marks.items() if places else ():
        line, column = places[number]
        for offset, letter in enumerate(text[: size.columns - column]):
            drawing[line][column + offset] = (letter, "mark")
            taken.add((line, column + offset))
    # Gold lies on its vein; whoever stands there stands beside it.
    standing = [token for token in here if token.place == IN_SPACE and places]
    for token in sorted(standing, key=lambda token: token.sort != _NUGGET):
        part = token.part(view.nums[token.num])
        blocked = taken | _kept_free(view.layout, tile, part, places, size)
        spot = _nearest(places[part], blocked, size)
        drawing[spot[0]][spot[1]] = sign_of(view, token, signs)
        taken.add(spot)


def _kept_free(layout: Layout, tile: int, part: int, places: list[Spot], size: Size) -> set[Spot]:
    """Where nobody in a space is drawn: on other spaces, and on the print of a lone one."""
    if size is Size.LOW:
        return set()
    lone = len(places) == 1 and layout.spaces.mark[tile << 3]
    return {spot for number, spot in enumerate(places) if number != part or lone}


def _plain_spot(token: Token, value: int, size: Size) -> Spot:
    """Where a token stands whose place is no space of a tile."""
    line, column, part = size.lines // 2, size.columns // 2, token.part(value)
    if token.place == IN_SPACE:
        return divmod(part * size.lines * size.columns // SPACES, size.columns)
    if token.place == ON_EDGE:
        return (0, column) if edge_side(part) == N else (line, 0)
    return line, column


def sign_of(view: State, token: Token, signs: Glyphs) -> Sign:
    """How a token is drawn: a seat's piece as a small letter, another as the first of its sort."""
    if token.sort == _WEB:
        return signs.web, "web"
    if token.sort == _NUGGET:
        return signs.gold, "treasure"
    if is_piece(view.layout, token):
        return ascii_lowercase[token.owner], colour_of(view, token.owner)
    return token.sort[0].upper(), "notice"


def side_name(at: int, side: int, language: str) -> str:
    """A side of a cell in words."""
    named = name_of("side", side_text(side), language)
    return texts.AT_SIDE.format(cell=cell_text(at), side=named)


def spot_text(view: State, at: int, part: int, language: str) -> str:
    """A space of the tile on a cell in words."""
    tile, cell = view.grid.tiles.get(at, 0), cell_text(at)
    table = view.layout.spaces
    mark = table.marks[table.mark[tile << 3 | part]] if tile else ""
    if mark:
        return texts.AT_MARK.format(cell=cell, mark=texts.MARKS[mark])
    if not tile or table.count[tile] == 1:
        return cell
    sides = [side for side in SIDES if table.sides[tile << 3 | part] & side]
    if not sides:
        return texts.IN_MIDDLE.format(cell=cell)
    named = "-".join(name_of("side", side_text(side), language) for side in sides)
    return texts.AT_SIDE.format(cell=cell, side=named)


def is_piece(layout: Layout, token: Token) -> bool:
    """Whether a token stands for a seat: the only one of its sort that is the seat's."""
    return token.place == IN_SPACE and 0 <= token.owner < layout.seats


def piece_of(view: State, seat: int) -> Token | None:
    """The token that stands for a seat, if there is one."""
    for token in view.layout.tokens:
        if token.owner == seat and is_piece(view.layout, token):
            return token
    return None


def stands_at(view: State, token: Token) -> int:
    """The cell where a token stands; -1 if it is not on the table."""
    value = view.nums[token.num]
    return token.cell(value) if stands(value) else -1
