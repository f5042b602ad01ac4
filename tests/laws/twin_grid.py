"""The grid beside a twin that is worked out anew after every change."""

from rockfall.kernel.geometry import cell, sides_of
from rockfall.kernel.grid import Grid
from rockfall.kernel.tiles import Shape, Tileset
from tests.support.byhand import ACROSS, STEPS, Cell, Face, beside, opens, reached, strands

#: Cards by their strands; a ladder stands in the strand at the given place, if any.
CARDS: list[tuple[str, int | None]] = [
    ("NESW", 0),
    ("NS+EW", 1),
    ("NW+ES", 0),
    ("NS+EW", None),
    ("NE+SW", None),
    ("NW+ES", None),
    ("NEW+s", None),
    ("NES", None),
    ("EW", None),
    ("NE", None),
    ("n+e", None),
    ("n+e+s+w", None),
]

SIZE = 4

ZONE = 7


def tileset() -> Tileset:
    """The cards as the engine wants them; kind 0 is the back."""
    shapes: list[Shape | None] = [None]
    for name, ladder in CARDS:
        sides = tuple(sides_of(part) for part in name.split("+"))
        shapes.append(Shape(sides, () if ladder is None else (sides[ladder],)))
    return Tileset(shapes)


def kind_of(name: str, ladder: int | None = None) -> int:
    """The number of a card."""
    return 1 + CARDS.index((name, ladder))


class Twin:
    """A grid, and beside it the plain list of what lies where."""

    def __init__(self) -> None:
        self.grid = Grid(TILES, {}, {}, {}, {}, {}, [])
        self.board: dict[Cell, Face] = {}
        self.kinds: dict[Cell, int] = {}
        self.hidden: set[Cell] = set()

    def change(self, at: Cell, kind: int, turned: bool, lay: bool) -> None:
        """Lift what lies open there; else lay a card, or turn one up where one lies face down."""
        where = cell(*at)
        if at in self.board:
            self.grid.lift(where)
            del self.board[at], self.kinds[at]
        elif lay and at not in self.hidden:
            self.grid.lay_down(where, ZONE)
            self.hidden.add(at)
        else:
            self.grid.place(where, kind * 2 + turned)
            self.hidden.discard(at)
            self.board[at] = (CARDS[kind - 1][0], turned)
            self.kinds[at] = kind

    def tunnel(self) -> set[tuple[Cell, str]]:
        """Every reached opening, walked from all ladders."""
        ladders = set()
        for at, face in self.board.items():
            ladder = CARDS[self.kinds[at] - 1][1]
            if ladder is not None:
                ladders |= {(at, side) for side in strands(face)[ladder]}
        return reached(self.board, ladders)

    def rim(self) -> dict[Cell, int]:
        """Twelve bits for every cell beside a face-up card: known, open, live sides."""
        tunnel = self.tunnel()
        bits: dict[Cell, int] = {}
        for at, face in self.board.items():
            for side in STEPS:
                if beside(at, side) not in self.board:
                    bit = sides_of(ACROSS[side])
                    key = bit << 8 | bit * (side in opens(face)) << 4
                    key |= bit * ((at, side) in tunnel)
                    bits[beside(at, side)] = bits.get(beside(at, side), 0) | key
        return bits


TILES = tileset()

#: A change: cell, kind, turned, whether to lay a card face down.
Change = tuple[Cell, int, bool, bool]


def check(twin: Twin) -> None:
    """What the grid has kept equals what a walk from scratch finds."""
    grid, rim, tunnel = twin.grid, twin.rim(), twin.tunnel()
    assert grid.lit == {
        cell(*at): sum(sides_of(side) for side in STEPS if (at, side) in tunnel)
        for at in twin.board
    }
    assert grid.rim == {cell(*at): key for at, key in rim.items()}
    sites = {at: key for at, key in rim.items() if key & 15 and at not in twin.hidden}
    assert grid.sites == {cell(*at): key for at, key in sites.items()}
    touched = {cell(*at) for at in twin.hidden if rim.get(at, 0) & 15}
    assert grid.touched == sorted(touched)
    assert set(grid.down) == {cell(*at) for at in twin.hidden}
