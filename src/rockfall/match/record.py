"""Operations as text, by name, and the running sum over them that a saved match is checked by.

Names, not numbers: a sum stays the same when a later version counts zones or cards differently.
"""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

from rockfall.kernel.geometry import cell_text
from rockfall.kernel.layout import Layout
from rockfall.kernel.moves import a_of, b_of, kind_of, seat_of
from rockfall.kernel.ops import OP_NAMES, SET, Op
from rockfall.match.spelling import TURNED, seat_text, token_text

#: operation -> what its parts are
_PARTS: Final = {
    "move": ("card", "zone", "slot", "zone"),
    "place": ("cell", "tile", "zone", "slot"),
    "lift": ("cell", "tile", "zone"),
    "lay": ("cell", "zone"),
    "peek": ("card", "seat", "zone", "slot"),
    "show": ("card", "zone", "slot"),
    "set": ("counter", "number"),
    "next": ("task",),
    "ask": ("task",),
    "done": (),
    "gather": (),
    "switch": ("zone", "zone", "number", "seat"),
    "pick": ("card", "zone", "number", "zone"),
    "unlay": ("cell",),
}


def op_text(layout: Layout, op: Op) -> str:
    """An operation as text: ``move NES hand.0 played``."""
    name = OP_NAMES[op[0]]
    token = layout.token(op[1]) if op[0] == SET else None
    if token is not None:
        return f"{name} {layout.nums[op[1]]} {token_text(token, op[2])}"
    parts = [_part(layout, kind, value) for kind, value in zip(_PARTS[name], op[1:], strict=False)]
    return " ".join([name, *[part for part in parts if part]])


def _part(layout: Layout, kind: str, value: int) -> str:
    if kind in ("card", "tile"):
        card, turned = (value, 0) if kind == "card" else (value >> 1, value & 1)
        return f"{layout.kinds[card]} {TURNED}" if turned else layout.kinds[card]
    if kind == "zone":
        return layout.zones[value]
    if kind == "slot":
        return f"slot {value}" if value >= 0 else ""
    if kind == "cell":
        return cell_text(value)
    if kind == "seat":
        return seat_text(value)
    if kind == "counter":
        return layout.nums[value]
    if kind == "task":
        about = f"{layout.tasks[kind_of(value)]} {a_of(value)} {b_of(value)}"
        return f"{seat_text(seat_of(value))} {about}"
    return str(value)


def running_sum(before: str, lines: Iterable[str]) -> str:
    """Eight hex digits over the sum before and some more lines of text."""
    text = "\n".join([before, *lines])
    return blake2b(text.encode(), digest_size=4).hexdigest()
