"""Who can walk to the treasure past which doors: the engine's search against every route there is.

The boards are wilder than any game: doors, bridges, double curves, ladders and dead ends thrown
together, whether they fit or not.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.kernel.geometry import cell, sides_of
from rockfall.kernel.grid import Grid
from rockfall.kernel.tiles import Shape, Tileset
from rockfall.kernel.walk import leads_to
from tests.support.byhand import ACROSS, Cell, Face, beside, opens, strands
from tests.support.strategies import lane

pytestmark = pytest.mark.engine

BLUE, GREEN, NO_COLOUR = 1, 2, 0


class Card(NamedTuple):
    """A card by its strands; a door stands in the first of them."""

    name: str
    door: int = NO_COLOUR
    ladder: bool = False


START = Card("NESW", ladder=True)
TREASURE = Card("NESW")
CARDS = [
    START,
    TREASURE,
    *[Card(name, door) for name in ("EW", "NS", "ES", "SW") for door in (BLUE, GREEN)],
    Card("NS+e", GREEN),
    Card("NS+e", BLUE),
    *[
        Card(name)
        for name in ("NS+EW", "NW+ES", "NE+SW", "NES", "NEW", "EW", "NS", "NE", "n+e+s+w")
    ],
    *[Card(name, ladder=True) for name in ("S", "W", "ES", "NE")],
]
DOORS = [card for card in CARDS if card.door]
LADDERS = [card for card in CARDS[2:] if card.ladder]
PLAIN = [card for card in CARDS[1:] if not card.door and not card.ladder]


def tileset() -> Tileset:
    """The cards as the engine wants them; kind 0 is the back."""
    shapes: list[Shape | None] = [None]
    for card in CARDS:
        sides = tuple(sides_of(part) for part in card.name.split("+"))
        doors = {sides[0]: card.door} if card.door else {}
        shapes.append(Shape(sides, sides if card.ladder else (), doors))
    return Tileset(shapes)


TILES = tileset()


class Board:
    """Cards on cells, and where the treasure lies."""

    def __init__(self, lying: dict[Cell, tuple[Card, bool]], treasure: Cell) -> None:
        self.lying = lying
        self.treasure = treasure
        self.faces: dict[Cell, Face] = {
            at: (card.name, turned) for at, (card, turned) in lying.items()
        }

    def grid(self) -> Grid:
        """The same cards on the engine's grid."""
        grid = Grid(TILES, {}, {}, {}, {}, {}, [])
        for at, (card, turned) in self.lying.items():
            grid.place(cell(*at), (1 + CARDS.index(card)) * 2 + turned)
        return grid

    def lets_in(self, colour: int) -> bool:
        """Whether some route leads to the treasure that crosses no door of a colour."""
        return any(colour not in crossed for crossed in self.routes())

    def routes(self) -> Iterator[set[int]]:
        """Every route to the treasure that uses no edge twice: the colours of its doors."""
        for at, side in self._ladder_sides():
            yield from self._walk(at, side, frozenset(), frozenset())

    def _ladder_sides(self) -> list[tuple[Cell, str]]:
        """Ladders are joined to each other, the start's among them (S13)."""
        return [
            (at, side)
            for at, face in self.faces.items()
            for side in opens(face)
            if self.lying[at][0].ladder
        ]

    def _walk(
        self, at: Cell, side: str, used: frozenset[tuple[Cell, str]], crossed: frozenset[int]
    ) -> Iterator[set[int]]:
        """Leave a card through a side, then go on in every way there is."""
        there, back = beside(at, side), ACROSS[side]
        if there not in self.faces or back not in opens(self.faces[there]) or (at, side) in used:
            return
        used |= {(at, side)}
        if there == self.treasure:
            yield set(crossed)
            return
        card = self.lying[there][0]
        if card.ladder:
            # Whatever ladder one climbs down, that route is found from there without this detour.
            return
        for number, strand in enumerate(strands(self.faces[there])):
            if back in strand:
                doors = {card.door} if card.door and number == 0 else set()
                for out in strand - {back}:
                    yield from self._walk(there, out, used, crossed | doors)


def some_board(seed: int) -> Board:
    """A start in the west, a treasure in the east, and anything between and around."""
    chance = Random(seed)
    width, height = chance.choice([(3, 2), (4, 2), (3, 3), (4, 3)])
    lying: dict[Cell, tuple[Card, bool]] = {}
    for x in range(width):
        for y in range(height):
            if chance.random() < 0.85:
                sort = chance.choices([DOORS, PLAIN, LADDERS], [4, 5, 1])[0]
                lying[x, y] = chance.choice(sort), chance.random() < 0.5
    lying[0, chance.randrange(height)] = START, False
    treasure = (width - 1, chance.randrange(height))
    lying[treasure] = TREASURE, False
    return Board(lying, treasure)


boards = st.integers(0, 2**32 - 1).map(some_board)


@pytest.mark.rule("S10", "S11", "S13", "S14", "S20", "R59")
@lane(600)
@given(boards)
def test_a_team_gets_in_if_one_of_all_routes_crosses_no_door_of_the_other(board: Board) -> None:
    grid, treasure = board.grid(), cell(*board.treasure)
    for shut in (BLUE, GREEN):
        assert leads_to(grid, treasure, shut) == board.lets_in(shut)
    assert leads_to(grid, treasure, NO_COLOUR) == any(True for _ in board.routes())


@pytest.mark.rule("G4", "S14", "S20")
@lane(150)
@given(boards)
def test_with_no_door_shut_the_walk_is_the_reach_that_digging_goes_by(board: Board) -> None:
    grid, treasure = board.grid(), cell(*board.treasure)
    assert leads_to(grid, treasure, NO_COLOUR) == bool(grid.lit[treasure])


def test_the_boards_are_open_to_both_one_and_neither_team() -> None:
    seen = {
        (board.lets_in(BLUE), board.lets_in(GREEN), any(True for _ in board.routes()))
        for board in map(some_board, range(300))
    }
    assert {(True, True, True), (True, False, True), (False, True, True)} <= seen
    assert {(False, False, True), (False, False, False)} <= seen
