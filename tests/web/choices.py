"""Legal moves with their parts, as the engine understands them."""

from collections.abc import Sequence
from typing import Any, Final

from rockfall.kernel.layout import Layout
from rockfall.kernel.moves import CARD, CELL, EDGE, SEAT, SPACE, TURN, a_of, b_of, card_of, verb_of
from rockfall.kernel.state import State
from rockfall.match.notation import move_text

#: No card, no cell, no seat.
_NOWHERE: Final = [0, -1, -1]


def choices(state: State, moves: Sequence[int]) -> dict[str, Any]:
    """Moves, each with its parts and as it is written; which are plain, which only put away."""
    parts = [_parts(state.layout, move) for move in moves]
    return {
        "moves": moves,
        "parts": parts,
        "texts": [move_text(state.layout, move) for move in moves],
        "plain": [number for number, one in enumerate(parts) if one[1:4] == _NOWHERE],
        "passes": [number for number, one in enumerate(parts) if one[0] == "pass"],
    }


def _parts(layout: Layout, move: int) -> list[str | int]:
    """Verb, card, cell, seat, space or edge, second cell, second seat, way round, another card."""
    verb = layout.verbs[verb_of(move)]
    said = {verb.a: a_of(move)} | {verb.b: b_of(move)}
    return [
        verb.name,
        card_of(move),
        a_of(move) if verb.a == CELL else -1,
        a_of(move) if verb.a == SEAT else -1,
        said.get(SPACE, said.get(EDGE, -1)),
        b_of(move) if verb.b == CELL else -1,
        b_of(move) if verb.b == SEAT else -1,
        said.get(TURN, -1),
        said.get(CARD, -1),
    ]
