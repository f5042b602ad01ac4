"""A state: zones, a grid, public counters, pending decisions, clues. A view is a state too.

A bag is the sorted bytes of its cards. A row (a TRACKED zone) keeps its order and three bytes
a card: the card, and two bytes of witnesses. What an eye may not see is the card back, 0.
"""

from typing import Final

from rockfall.kernel.clues import Known
from rockfall.kernel.grid import Grid
from rockfall.kernel.layout import ALL, BLIND, EVERYONE, GOD, OWNER, ROW, TRACKED, Layout
from rockfall.kernel.notes import Note, cases_by

STRIDE: Final = 3

#: What an eye noted of cards of a deck that it lost sight of: eye, deck, the zones where they may
#: be, as bits, and its last note.
Trail = tuple[int, int, int, Note]


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
        #: what the eye, or in the truth each eye, noted of cards that it lost sight of, and all the
        #: zones where such cards may be, as bits
        self.trails: tuple[Trail, ...] = ()
        self.clued = 0
        #: what all saw of cards that came to hands and left them (traffic.py)
        self.traffic = b""

    def copy(self) -> "State":
        """An independent state; immutable zones and clues are shared."""
        twin = State(
            self.layout,
            self.eye,
            self.grid.copy(),
            self.zones.copy(),
            self.nums.copy(),
            self.todo.copy(),
        )
        twin.trails = self.trails
        twin.clued = self.clued
        twin.traffic = self.traffic
        return twin

    def same(self, other: "State") -> bool:
        """Whether two states show the same table to the same eye."""
        return (
            self.eye == other.eye
            and self.zones == other.zones
            and self.nums == other.nums
            and self.todo == other.todo
            and self.clues() == other.clues()
            and self.grid.same(other.grid)
        )

    def key(self) -> tuple[object, ...]:
        """What is equal for two states exactly if they are the same, to look them up by."""
        zones, nums, todo = tuple(self.zones), tuple(self.nums), tuple(self.todo)
        return self.eye, zones, nums, todo, self.clues(), self.grid.key()

    def keep(self, trails: list[Trail]) -> None:
        """Let these be the notes."""
        self.trails = tuple(trails)
        clued = 0
        for trail in trails:
            clued |= trail[2]
        self.clued = clued

    def notes(self, eye: int, deck: int) -> tuple[Note | None, int]:
        """What an eye noted of a deck, and about which zones."""
        for trail in self.trails:
            if trail[0] == eye and trail[1] == deck:
                return trail[3], trail[2]
        return None, 0

    def clues(self) -> tuple[Known, ...]:
        """What the eye, or in the truth each eye, knows of cards it does not see (clues.py)."""
        if not self.trails:
            return ()
        known: list[Known] = []
        for eye, deck, _, note in self.trails:
            cases = cases_by(note)
            if cases[0]:
                known.append((eye, deck, tuple(cases)))
        known.sort()
        return tuple(known)

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

    def seen_by(self, zone: int, slot: int) -> int:
        """Who can see a card where it lies: sixteen witness bits; in a bag all cards are alike."""
        sight = self.layout.sight[zone]
        if sight == TRACKED:
            return self.witnesses(zone, slot)
        if sight == OWNER:
            return 1 << self.layout.owner[zone]
        return EVERYONE if sight == ALL else 0

    def may_hold(self, zone: int) -> int:
        """The kinds that may lie in a zone, as bits: as declared, and as a public counter tells."""
        layout = self.layout
        told = layout.told_by[zone]
        if told < 0:
            return layout.holds[zone]
        return layout.holds[zone] & layout.told[zone][self.nums[told]]

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
