"""Who hears no more than all but the cards of their own hand: so most moves are told."""

from typing import Final

from rockfall.kernel.layout import OWNER, TRACKED, Layout
from rockfall.kernel.moves import verb_of
from rockfall.kernel.ops import MOVE, PEEK, PICK, SET, SHOW, SWITCH, Op
from rockfall.match.match import ToldStep

#: What is told by what somebody sees or knows.
_SIGHTS: Final = (PEEK, PICK, SHOW, SWITCH)


def only_own_cards(layout: Layout, told: ToldStep, own: ToldStep) -> bool:
    """Whether a seat's own step differs from what all are told by cards of its own, and no more.

    Then nothing of its story comes of what that seat alone can see, but for these cards.
    """
    if layout.verbs[verb_of(own.move)].whisper:
        return False
    for op, mine in zip(told.ops, own.ops, strict=True):
        if op[0] in _SIGHTS or (op[0] == SET and _ends(layout, op)):
            return False
        if op != mine and not _is_own(layout, op, own.seat):
            return False
    return True


def _ends(layout: Layout, op: Op) -> bool:
    """Whether a round begins or ends by a counter: then it is told who was who."""
    frame = layout.frame
    return op[1] in (frame.round, frame.ended, frame.won)


def _is_own(layout: Layout, op: Op, seat: int) -> bool:
    """Whether a card goes out of a bag of the seat, such as its hand, or out of any into one."""
    src, dst = op[2], op[4]
    if op[0] != MOVE or layout.sight[src] == TRACKED:
        return False
    return (layout.sight[src] == OWNER and layout.owner[src] == seat) or (
        layout.sight[dst] == OWNER and layout.owner[dst] == seat
    )
