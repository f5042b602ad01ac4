"""The operations, and the one function that changes a state.

An operation is five ints, so it copies, compares and crosses a wire for nothing. Modules never
touch a state: they ask the table for operations, and `apply` carries them out, on the truth
and on a view alike.
"""

from typing import Final

from rockfall.kernel.follow import (
    ALL_EYES,
    GRID,
    follow_gather,
    follow_look,
    follow_move,
    follow_pick,
    follow_switch,
)
from rockfall.kernel.layout import (
    BACK,
    BLIND,
    EVERYONE,
    GOD,
    ROW,
    witness,
)
from rockfall.kernel.state import STRIDE, State
from rockfall.kernel.traffic import follow_traffic

Op = tuple[int, int, int, int, int]

MOVE: Final = 1  # card, from zone, slot (below zero in a bag), to zone
PLACE: Final = 2  # cell, tile, from zone, slot (-1 in a bag)
LIFT: Final = 3  # cell, tile, to zone
LAY: Final = 4  # cell, zone that keeps the face-down card
PEEK: Final = 5  # card, seat that looks, zone, slot
SHOW: Final = 6  # card, zone, slot: everyone looks
SET: Final = 7  # counter, value
NEXT: Final = 8  # task: the only one now, whatever was pending is over
ASK: Final = 9  # task, before those already pending
DONE: Final = 10  # the topmost task is over
GATHER: Final = 11  # every card back to its deck, except in lasting zones
SWITCH: Final = 12  # zone, zone, whether really, seat: two rows of one card, switched or not
PICK: Final = 13  # card, row, slot | depth << 8, to zone: one of the last so many, unseen which
UNLAY: Final = 14  # cell: a face-down card leaves the grid, and stays in its zone
OP_NAMES: Final = (
    "",
    "move",
    "place",
    "lift",
    "lay",
    "peek",
    "show",
    "set",
    "next",
    "ask",
    "done",
    "gather",
    "switch",
    "pick",
    "unlay",
)

#: In place of a slot: any card of a bag. There are finer words for it in notes.py.
BAG: Final = -1
LETTERS: Final[list[bytes]] = [bytes([card]) for card in range(256)]


def apply(state: State, op: Op) -> None:
    """Carry an operation out, and let whose state it is keep what they know by it (follow.py)."""
    code = op[0]
    if code == MOVE:
        _, card, src, slot, dst = op
        if state.layout.veils[src] >> dst & 1 or state.clued >> src & 1:
            follow_move(state, card, src, slot, dst)
        if state.layout.counts[src] >> dst & 1:
            follow_traffic(state, card, src, slot, dst)
        seen = state.seen_by(src, slot) if state.sort[dst] == ROW else 0
        _take(state, card, src, slot)
        _put(state, card, dst, seen)
    elif code == SET:
        state.nums[op[1]] = op[2]
    elif code == NEXT:
        state.todo = [op[1]]
    elif code == ASK:
        state.todo.append(op[1])
    elif code == DONE:
        state.todo.pop()
    elif code == PLACE:
        _place(state, op[1], op[2], op[3], op[4])
    elif code == LIFT:
        _lift(state, op[1], op[2], op[3])
    elif code == LAY:
        state.grid.lay_down(op[1], op[2])
    elif code == UNLAY:
        state.grid.unlay(op[1])
    elif code == PEEK:
        _look(state, op[1], op[2], op[3], op[4])
    elif code == SHOW:
        _look(state, op[1], ALL_EYES, op[2], op[3])
    elif code == GATHER:
        _gather(state)
    elif code == SWITCH:
        _switch(state, op[1], op[2], op[3], op[4])
    elif code == PICK:
        _pick(state, op[1], op[2], op[3] & 255, op[3] >> 8, op[4])
    else:
        raise ValueError(f"no such operation: {op}")


def _place(state: State, at: int, tile: int, zone: int, slot: int) -> None:
    """A card out of a zone comes to lie on the grid, face up."""
    if state.clued >> zone & 1:
        follow_move(state, tile >> 1, zone, slot, GRID)
    _take(state, tile >> 1, zone, slot)
    state.grid.place(at, tile)


def _lift(state: State, at: int, tile: int, zone: int) -> None:
    """A face-up card leaves the grid for a zone."""
    follow_move(state, tile >> 1, GRID, BAG, zone)
    state.grid.lift(at)
    _put(state, tile >> 1, zone, EVERYONE)


def _take(state: State, card: int, zone: int, slot: int) -> None:
    """Take a card out of a zone: of a slot in a row, wherever it is in a bag."""
    cards = state.zones[zone]
    if slot >= 0:
        at = STRIDE * slot
        if at >= len(cards):
            raise ValueError(f"nothing lies in {state.layout.zones[zone]}, slot {slot}")
        state.zones[zone] = cards[:at] + cards[at + STRIDE :]
        return
    left = cards.replace(LETTERS[BACK if state.sort[zone] == BLIND else card], b"", 1)
    if left == cards:
        names = state.layout
        raise ValueError(f"{names.kinds[card]} does not lie in {names.zones[zone]}")
    state.zones[zone] = left


def _put(state: State, card: int, zone: int, seen: int) -> None:
    """Put a card into a zone: on top of a row, where `seen` are its witnesses, or into a bag."""
    cards = state.zones[zone]
    sort = state.sort[zone]
    if sort == ROW:
        state.zones[zone] = cards + _row(state, card, seen)
        return
    if sort == BLIND:
        card = BACK
    at = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    state.zones[zone] = cards[:at] + LETTERS[card] + cards[at:]


def _look(state: State, card: int, eye: int, zone: int, slot: int) -> None:
    """Let an eye, or all, see a card of a row; the card is told only to who may know it."""
    if state.clued >> zone & 1:
        follow_look(state, card, eye, zone, slot)
    eyes = EVERYONE if eye == ALL_EYES else witness(eye)
    cards = state.zones[zone]
    at = STRIDE * slot
    seen = state.witnesses(zone, slot) | eyes
    state.zones[zone] = cards[:at] + _row(state, card, seen) + cards[at + STRIDE :]


def _row(state: State, card: int, seen: int) -> bytes:
    """A card of a row with its witnesses, as the state's eye sees it."""
    if state.eye != GOD and not seen & witness(state.eye):
        card = BACK
    return LETTERS[card] + LETTERS[seen & 255] + LETTERS[seen >> 8]


def _switch(state: State, one: int, other: int, really: int, seat: int) -> None:
    """Two face-down cards change places, or not: only who did it, and knew both, still does."""
    follow_switch(state, one, other, really == 1, seat)
    seen = state.witnesses(one) & state.witnesses(other) & 1 << seat
    cards = [state.card(one), state.card(other)]
    if really:
        cards.reverse()
    state.zones[one] = _row(state, cards[0], seen)
    state.zones[other] = _row(state, cards[1], seen)


def _pick(state: State, card: int, zone: int, slot: int, depth: int, dst: int) -> None:
    """Take one of a row's last cards: nobody else can tell any more which of the rest are which."""
    follow_pick(state, card, zone, slot, depth, dst)
    owner = 1 << state.layout.owner[dst]
    row = state.zones[zone]
    at = STRIDE * slot
    left = row[:at] + row[at + STRIDE :]
    first = len(left) - STRIDE * (depth - 1)
    rest = b""
    for begin in range(first, len(left), STRIDE):
        seen = (left[begin + 1] | left[begin + 2] << 8) & owner
        rest += _row(state, left[begin], seen)
    state.zones[zone] = left[:first] + rest
    _put(state, card, dst, owner)


def _gather(state: State) -> None:
    """Everything that does not outlive a round goes back to where it was at the start."""
    layout = state.layout
    if state.trails:
        follow_gather(state)
    state.grid.clear()
    state.traffic = b""
    for zone, cards in enumerate(layout.full):
        if not layout.lasting[zone]:
            state.zones[zone] = bytes(len(cards)) if state.sort[zone] == BLIND else cards
    for num, value in enumerate(layout.first):
        if not layout.enduring[num]:
            state.nums[num] = value
