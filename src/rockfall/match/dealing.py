"""How a deal comes out: who begins, and with how many cards."""

from rockfall.kernel.moves import seat_of
from rockfall.kernel.ops import ASK, DONE, GATHER, MOVE, NEXT, Op
from rockfall.kernel.state import State


def dealt(view: State, ops: tuple[Op, ...]) -> tuple[int, int]:
    """The seat that begins once operations are carried out, and how many cards it holds then.

    Every eye is told of a deal for itself, so the cards are only counted.
    """
    layout, todo = view.layout, view.todo.copy()
    came: dict[int, int] = {}
    gathered = False
    for op in ops:
        code = op[0]
        if code == MOVE:
            came[op[2]] = came.get(op[2], 0) - 1
            came[op[4]] = came.get(op[4], 0) + 1
        elif code == NEXT:
            todo = [op[1]]
        elif code == ASK:
            todo.append(op[1])
        elif code == DONE:
            todo.pop()
        elif code == GATHER:
            gathered = True
            came.clear()
    first = seat_of(todo[0])
    hand = layout.zones.index(f"hand.{first}")
    held = len(layout.full[hand]) if gathered else view.size(hand)
    return first, held + came.get(hand, 0)
