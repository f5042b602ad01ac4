"""The grid keeps reach, rim and sites up to date: after any change they equal a walk from scratch.

The boards are wilder than any game: several ladders, bridges and double curves, cards that do not
fit, cards lifted anywhere, face-down cards anywhere.
"""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.kernel.geometry import cell, sides_of
from rockfall.kernel.grid import Grid
from rockfall.kernel.tiles import Shape, Tileset
from tests.support.byhand import ACROSS, STEPS, Cell, Face, beside, fits, opens, reached, strands
from tests.support.strategies import lane

pytestmark = pytest.mark.engine

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


def some_changes(seed: int) -> list[Change]:
    """A board built up by chance, with more cards laid than lifted."""
    chance = Random(seed)
    made: list[Change] = []
    taken: set[Cell] = set()
    for _ in range(chance.randrange(60)):
        at = (chance.randrange(SIZE), chance.randrange(SIZE))
        if at not in taken or chance.random() < 0.4:
            taken.add(at)
            kind = chance.randrange(1, len(CARDS) + 1)
            made.append((at, kind, chance.random() < 0.5, chance.random() < 0.15))
    return made


changes = st.integers(0, 2**32 - 1).map(some_changes)


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


@pytest.mark.rule("G2", "G4", "G5", "G6", "B11")
@lane(150)
@given(changes)
def test_reach_rim_and_sites_follow_every_change(
    made: list[Change],
) -> None:
    twin = Twin()
    for at, kind, turned, lay in made:
        twin.change(at, kind, turned, lay)
        check(twin)


@pytest.mark.rule("G3")
@lane(60)
@given(changes)
def test_fitting_edges_are_counted_as_they_are_seen(
    made: list[Change],
) -> None:
    twin = Twin()
    for at, kind, turned, lay in made:
        twin.change(at, kind, turned, lay)
    for at in twin.rim():
        for kind, (name, _) in enumerate(CARDS, 1):
            for turned in (False, True):
                wanted = list(fits(twin.board, at, (name, turned)).values()).count(True)
                assert twin.grid.fits(cell(*at), kind * 2 + turned) == wanted


@lane(40)
@given(changes, changes)
def test_a_copy_of_a_grid_goes_its_own_way(made: list[Change], later: list[Change]) -> None:
    twin = Twin()
    for at, kind, turned, lay in made:
        twin.change(at, kind, turned, lay)
    kept = twin.grid
    twin.grid = kept.copy()
    still = Twin()
    still.grid, still.board, still.kinds = kept, dict(twin.board), dict(twin.kinds)
    still.hidden = set(twin.hidden)
    for at, kind, turned, lay in later:
        twin.change(at, kind, turned, lay)
    check(twin)
    check(still)


@pytest.mark.rule("G2", "G4")
def test_a_tunnel_may_loop_back_into_another_strand_of_the_card_just_laid() -> None:
    twin = Twin()
    twin.change((0, 1), kind_of("NESW", 0), False, False)
    for at, name in [((0, -1), "NW+ES"), ((1, -1), "NE+SW"), ((1, 0), "NW+ES"), ((0, 0), "NS+EW")]:
        twin.change(at, kind_of(name), False, False)
    check(twin)
    assert ((0, 0), "W") in twin.tunnel()
