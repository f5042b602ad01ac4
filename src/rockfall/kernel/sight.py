"""The one projection from truth to view: `mask` for states, `redact` for what is told.

Whatever leaves the truth goes through this file. What it does not know, it does not tell.
"""

from typing import Final

from rockfall.kernel import moves
from rockfall.kernel.layout import ALL, BACK, BLIND, GOD, OWNER, ROW, TRACKED, Layout, witness
from rockfall.kernel.ops import (
    ASK,
    DONE,
    GATHER,
    LAY,
    LIFT,
    MOVE,
    NEXT,
    PEEK,
    PICK,
    PLACE,
    SET,
    SHOW,
    SWITCH,
    UNLAY,
    Op,
    apply,
)
from rockfall.kernel.state import STRIDE, State

#: Operations that name no card anybody may not see, as bits.
_PUBLIC: Final = (
    1 << PLACE | 1 << LIFT | 1 << LAY | 1 << UNLAY | 1 << SHOW
    | 1 << SET | 1 << NEXT | 1 << ASK | 1 << DONE | 1 << GATHER
)  # fmt: skip


def mask(truth: State, eye: int) -> State:
    """What an eye sees of the truth."""
    view = truth.copy()
    if eye == GOD:
        return view
    layout = truth.layout
    view = State(layout, eye, view.grid, view.zones, view.nums, view.todo)
    view.traffic = truth.traffic
    sort, zones, seen = view.sort, view.zones, witness(eye)
    if truth.trails:
        view.keep([trail for trail in truth.trails if trail[0] == eye])
    for zone, cards in enumerate(truth.zones):
        # Most zones are empty most of the time, and what is empty hides nothing.
        if cards:
            if sort[zone] == ROW:
                zones[zone] = _mask_row(cards, seen)
            elif sort[zone] == BLIND:
                zones[zone] = bytes(len(cards))
    return view


def _mask_row(cards: bytes, eye: int) -> bytes:
    low, high = eye & 255, eye >> 8
    hidden: list[int] = []
    for at in range(0, len(cards), STRIDE):
        if not (cards[at + 1] & low or cards[at + 2] & high):
            hidden.append(at)
    if not hidden:
        return cards
    masked = bytearray(cards)
    for at in hidden:
        masked[at] = BACK
    return bytes(masked)


def redact(before: State, op: Op, eye: int) -> Op:
    """An operation on the truth as it is told to an eye; `before` is the truth just before it."""
    return op if _shows(before, op, eye) else _veiled(before, op)


def _shows(before: State, op: Op, eye: int) -> bool:
    """Whether an eye is told an operation as it is."""
    code = op[0]
    if eye == GOD or _PUBLIC >> code & 1:
        return True
    if code == MOVE:
        seen = before.seen_by(op[2], op[3]) & witness(eye)
        return seen != 0 or _lands_in_sight(before, op[4], eye)
    if code == PEEK:
        return op[2] == eye or before.seen_by(op[3], op[4]) & witness(eye) != 0
    if code == SWITCH:
        return op[4] == eye
    if code == PICK:
        return before.layout.owner[op[4]] == eye
    raise ValueError(f"an operation without a sight: {op}")


def _veiled(before: State, op: Op) -> Op:
    """An operation as it is told to who is not shown it."""
    code = op[0]
    if code == SWITCH:
        return (SWITCH, op[1], op[2], 0, op[4])
    if code == PICK:
        last = before.size(op[2]) - 1
        return (PICK, BACK, op[2], last | op[3] >> 8 << 8, op[4])
    return (code, BACK, op[2], op[3], op[4])


def redact_all(truth: State, ops: tuple[Op, ...], eyes: list[int]) -> list[tuple[Op, ...]]:
    """Operations in a row as each of some eyes is told them; the truth goes through them.

    Those who are told the same share it.
    """
    told = _Told(ops, eyes)
    for at in range(len(ops)):
        told.hear(truth, at)
        apply(truth, ops[at])
    return told.by_eye()


def redact_step(before: State, ops: tuple[Op, ...], eyes: list[int]) -> list[tuple[Op, ...]]:
    """The same for who needs the truth no further; `before` stays as it is.

    What most operations show depends on where cards go alone, so hardly any step is gone through.
    """
    told = _Told(ops, eyes)
    truth, reached = before, 0
    for at in range(len(ops)):
        code = ops[at][0]
        if _PUBLIC >> code & 1:
            continue
        if at and (code != MOVE or before.layout.sight[ops[at][2]] == TRACKED):
            if truth is before:
                truth = before.copy()
            while reached < at:
                apply(truth, ops[reached])
                reached += 1
        told.hear(truth, at)
    return told.by_eye()


class _Told:
    """Operations in a row, and which of them each of some eyes is not shown."""

    def __init__(self, ops: tuple[Op, ...], eyes: list[int]) -> None:
        self.ops = ops
        self.eyes = eyes
        #: where what is not shown to everybody stands -> how it is told to the others
        self.veils: dict[int, Op] = {}
        #: for each eye, where what it is not shown stands, as bits
        self.hidden = [0] * len(eyes)

    def hear(self, before: State, at: int) -> None:
        """Take in an operation, with the truth just before it."""
        op = self.ops[at]
        if _PUBLIC >> op[0] & 1:
            return
        unseeing = 0
        for number in range(len(self.eyes)):
            if not _shows(before, op, self.eyes[number]):
                unseeing |= 1 << number
        if not unseeing:
            return
        veil = _veiled(before, op)
        # Cards that were not really switched are told alike to all.
        if veil != op:
            self.veils[at] = veil
            for number in range(len(self.eyes)):
                if unseeing >> number & 1:
                    self.hidden[number] |= 1 << at

    def by_eye(self) -> list[tuple[Op, ...]]:
        """What each eye is told; those who are told the same share it."""
        made: dict[int, tuple[Op, ...]] = {0: self.ops}
        for hidden in self.hidden:
            if hidden not in made:
                told = list(self.ops)
                for at, veil in self.veils.items():
                    if hidden >> at & 1:
                        told[at] = veil
                made[hidden] = tuple(told)
        return [made[hidden] for hidden in self.hidden]


def _lands_in_sight(before: State, zone: int, eye: int) -> bool:
    """Whether a card is seen once it lies in a bag; a row tells only who saw it before."""
    layout = before.layout
    sight = layout.sight[zone]
    return sight == ALL or (sight == OWNER and layout.owner[zone] == eye)


def redact_move(layout: Layout, move: int, seat: int, eye: int) -> int:
    """A move as it is told to an eye: a card put down unseen stays unseen, a whisper unheard."""
    verb = layout.verbs[moves.verb_of(move)]
    if eye in (GOD, seat):
        return move
    if verb.whisper:
        return moves.verb_of(move)
    return moves.without_card(move) if verb.secret else move
