"""A state: zones, a grid, public counters and pending decisions. A view is a state too.

A bag is the sorted bytes of its cards. A row (a TRACKED zone) keeps its order and three bytes
a card: the card, and two bytes of witnesses. What an eye may not see is the card back, 0.
"""

from typing import Final

from rockfall.kernel.grid import Grid
from rockfall.kernel.layout import BLIND, GOD, ROW, Layout

STRIDE: Final = 3


class State:
    """The truth (eye GOD) or what one eye sees of it; cheap to copy."""

    def __init__(
        self,
        layout: Layout,
        eye: int,
        grid: Grid,
        zones: list[bytes],
        nums: list[int],
        todo: list[int],
    ) -> None:
        self.layout = layout
        self.eye = eye
        self.grid = grid
        self.zones = zones
        self.nums = nums
        self.todo = todo
        self.sort = layout.sort[eye + 2]

    def copy(self) -> "State":
        """An independent state; immutable zones are shared."""
        return State(
            self.layout,
            self.eye,
            self.grid.copy(),
            self.zones.copy(),
            self.nums.copy(),
            self.todo.copy(),
        )

    def same(self, other: "State") -> bool:
        """Whether two states show the same table to the same eye."""
        return (
            self.eye == other.eye
            and self.zones == other.zones
            and self.nums == other.nums
            and self.todo == other.todo
            and self.grid.same(other.grid)
        )

    def size(self, zone: int) -> int:
        """How many cards lie in a zone."""
        cards = len(self.zones[zone])
        return cards // STRIDE if self.sort[zone] == ROW else cards

    def card(self, zone: int, slot: int = 0) -> int:
        """The card in a slot of a row."""
        return self.zones[zone][STRIDE * slot]

    def witnesses(self, zone: int, slot: int = 0) -> int:
        """Who has seen the card in a slot of a row."""
        row = self.zones[zone]
        at = STRIDE * slot
        return row[at + 1] | row[at + 2] << 8

    def cards(self, zone: int) -> bytes:
        """The cards of a zone, in order, backs included."""
        cards = self.zones[zone]
        return cards[::STRIDE] if self.sort[zone] == ROW else cards


def blank(layout: Layout, eye: int = GOD) -> State:
    """The table before anything happened: all cards gathered, counters at their start."""
    zones = layout.full.copy()
    for zone, cards in enumerate(zones):
        if layout.sort[eye + 2][zone] == BLIND:
            zones[zone] = bytes(len(cards))
    grid = Grid(layout.tileset, {}, {}, {}, {}, {}, [])
    return State(layout, eye, grid, zones, layout.first.copy(), [])
