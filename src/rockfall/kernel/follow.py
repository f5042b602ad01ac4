"""Following cards: every operation leaves a note for the eyes that lose a card or have lost one.

Each function is called just before its operation is carried out. What is noted for an eye is made
of what that eye is told and sees, so the truth, which keeps everybody's notes, and a view, which
keeps its eye's, come to the same.
"""

from typing import Final

from rockfall.kernel.clues import Clue, place_of
from rockfall.kernel.layout import BACK, EVERYONE, GOD, OWNER, ROW, WATCHER, witness
from rockfall.kernel.notes import ANY, BESIDE, MIXING, Looked, Moved, Note, Picked, Switched
from rockfall.kernel.state import State, Trail

#: Where a card lies that lies face up on the grid.
GRID: Final = -1
#: Who looks at a card that is shown.
ALL_EYES: Final = -3


def _eyes(state: State) -> list[int]:
    """Whose notes a state keeps."""
    return [state.eye] if state.eye != GOD else list(range(WATCHER, state.layout.seats))


def follow_move(state: State, card: int, src: int, slot: int, dst: int) -> None:
    """A card leaves a zone, or the grid, for another zone or the grid."""
    into_row = dst != GRID and state.sort[dst] == ROW
    before = EVERYONE if src == GRID else state.seen_by(src, slot)
    after = before
    if not into_row:
        after = EVERYONE if dst == GRID else state.seen_by(dst, ANY)
    lost = before & ~after
    if not lost and not (src != GRID and state.clued >> src & 1):
        return
    deck = state.layout.carries[dst if src == GRID else src]
    way = _Way(state, card, src, slot, dst)
    way.before = before
    way.after = after
    trails: list[Trail] = []
    for trail in state.trails:
        eye, about, zones, note = trail
        if about == deck and (lost & witness(eye) or (src != GRID and zones >> src & 1)):
            lost &= ~witness(eye)
            trails.append((eye, deck, way.zones(eye, zones), way.note(eye, note)))
        else:
            trails.append(trail)
    if lost:
        for eye in _eyes(state):
            if lost & witness(eye):
                trails.append((eye, deck, way.zones(eye, 0), way.note(eye, None)))
    state.keep(trails)


class _Way:
    """A card on its way, to be noted for several eyes."""

    def __init__(self, state: State, card: int, src: int, slot: int, dst: int) -> None:
        self.card = card
        self.src = src
        self.dst = dst
        self.out_of_row = src != GRID and state.sort[src] == ROW
        self.here = place_of(src, slot if self.out_of_row else ANY)
        self.there = place_of(dst, BESIDE if slot == BESIDE else ANY)
        if dst != GRID and state.sort[dst] == ROW:
            self.there = place_of(dst, state.size(dst))
        self.size = state.size(src) if src != GRID else 0
        self.mixing = slot == MIXING
        # Out of a heap that is dealt out all cards go in the end, and gold, which is kept through
        # all rounds, would only make more and more cases.
        hand = src != GRID and state.layout.sight[src] == OWNER
        self.parts = hand and not state.layout.lasting[src]
        #: who sees the card where it lies, and where it comes to lie, as witness bits
        self.before = 0
        self.after = 0

    def zones(self, eye: int, zones: int) -> int:
        """The zones where cards may lie that an eye has lost: those there were, and one more."""
        if self.size == 1 and self.src != GRID:
            zones &= ~(1 << self.src)
        return zones if self.after & witness(eye) else zones | 1 << self.dst

    def note(self, eye: int, before: Note | None) -> Note:
        """What an eye notes down; a card that it is not told stays a back."""
        bit = witness(eye)
        told = (self.before | self.after) & bit
        note = Moved(before, self.card if told else BACK, self.here, self.there)
        note.seen = self.before & bit != 0
        note.sees = self.after & bit != 0
        note.out_of_row = self.out_of_row
        note.parts = self.parts
        note.size = self.size
        note.mixing = self.mixing
        return note


def follow_look(state: State, card: int, looking: int, zone: int, slot: int) -> None:
    """An eye looks at a card of a row, or all do."""
    deck = state.layout.carries[zone]
    seen = state.seen_by(zone, slot)
    trails: list[Trail] = []
    for trail in state.trails:
        eye, about, zones, note = trail
        looks = looking in (eye, ALL_EYES) and not seen & witness(eye)
        if about == deck and looks and zones >> zone & 1:
            trails.append((eye, deck, zones, Looked(note, card, place_of(zone, slot))))
        else:
            trails.append(trail)
    state.keep(trails)


def follow_switch(state: State, one: int, other: int, really: bool, seat: int) -> None:
    """Two cards change places, or not: only who does it knows."""
    deck = state.layout.carries[one]
    trails = [trail for trail in state.trails if trail[1] != deck]
    for eye in _eyes(state):
        before, zones = state.notes(eye, deck)
        seen: list[Clue] = []
        for zone in (one, other):
            if state.seen_by(zone, 0) & witness(eye):
                seen.append((state.zones[zone][:1], (place_of(zone, 0),)))
        if eye == seat and len(seen) == 2:
            # Who knew both sees both where they lie now.
            seen = []
        if seen or zones >> one & 1 or zones >> other & 1:
            note = Switched(before, place_of(one, 0), place_of(other, 0), seen)
            note.surely = eye == seat and really
            note.surely_not = eye == seat and not really
            trails.append((eye, deck, zones | 1 << one | 1 << other, note))
        elif before is not None:
            trails.append((eye, deck, zones, before))
    state.keep(trails)


def follow_pick(state: State, card: int, zone: int, slot: int, depth: int, dst: int) -> None:
    """One of the last cards of a row is taken; only who takes it knows which."""
    deck = state.layout.carries[zone]
    size = state.size(zone)
    trails = [trail for trail in state.trails if trail[1] != deck]
    for eye in _eyes(state):
        before, zones = state.notes(eye, deck)
        mine = state.layout.owner[dst] == eye
        slots = [slot] if mine else list(range(size - depth, size))
        seen: list[Clue] = []
        for at in slots:
            if not mine and state.seen_by(zone, at) & witness(eye):
                seen.append((bytes([state.card(zone, at)]), (place_of(zone, at),)))
        if seen or zones >> zone & 1:
            note = Picked(before, zone, slots, place_of(dst, ANY), seen)
            note.card = card if mine else BACK
            trails.append((eye, deck, zones | 1 << zone | 1 << dst, note))
        elif before is not None:
            trails.append((eye, deck, zones, before))
    state.keep(trails)


def follow_gather(state: State) -> None:
    """Cards that are gathered and dealt anew are any cards again."""
    layout = state.layout
    state.keep([trail for trail in state.trails if layout.lasting[layout.home[trail[1]]]])
