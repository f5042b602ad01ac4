"""The one projection from truth to view: `mask` for states, `redact` for what is told.

Whatever leaves the truth goes through this file. What it does not know, it does not tell.
"""

from typing import Final

from rockfall.kernel import moves
from rockfall.kernel.layout import ALL, BACK, BLIND, GOD, OWNER, ROW, Layout, witness
from rockfall.kernel.ops import (
    ASK,
    DONE,
    GATHER,
    LAY,
    LETTERS,
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

#: Operations that name no card anybody may not see.
PUBLIC: Final = [PLACE, LIFT, LAY, UNLAY, SHOW, SET, NEXT, ASK, DONE, GATHER]


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
    masked = b""
    told = 0
    for at in range(0, len(cards), STRIDE):
        if not (cards[at + 1] | cards[at + 2] << 8) & eye:
            masked += cards[told:at] + LETTERS[BACK]
            told = at + 1
    return masked + cards[told:] if told else cards


def redact(before: State, op: Op, eye: int) -> Op:
    """An operation on the truth as it is told to an eye; `before` is the truth just before it."""
    code = op[0]
    if eye == GOD or code in PUBLIC:
        return op
    if code == MOVE:
        if before.seen_by(op[2], op[3]) & witness(eye) or _lands_in_sight(before, op[4], eye):
            return op
        return (MOVE, BACK, op[2], op[3], op[4])
    if code == PEEK:
        if op[2] == eye or before.seen_by(op[3], op[4]) & witness(eye):
            return op
        return (PEEK, BACK, op[2], op[3], op[4])
    if code == SWITCH:
        return op if op[4] == eye else (SWITCH, op[1], op[2], 0, op[4])
    if code == PICK:
        if before.layout.owner[op[4]] == eye:
            return op
        last = before.size(op[2]) - 1
        return (PICK, BACK, op[2], last | op[3] >> 8 << 8, op[4])
    raise ValueError(f"an operation without a sight: {op}")


def redact_all(truth: State, ops: tuple[Op, ...], eyes: list[int]) -> list[list[Op]]:
    """Operations in a row as each of some eyes is told them; the truth goes through them."""
    told = [list(ops) for _ in eyes]
    for at in range(len(ops)):
        op = ops[at]
        if op[0] not in PUBLIC:
            for number in range(len(eyes)):
                told[number][at] = redact(truth, op, eyes[number])
        apply(truth, op)
    return told


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
