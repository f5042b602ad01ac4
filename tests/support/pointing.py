"""Pointing at the parts of a move, as a player does who asks why it cannot be made."""

from random import Random

from rockfall.kernel.layout import Layout
from rockfall.kernel.moves import (
    CARD,
    CELL,
    EDGE,
    SEAT,
    SPACE,
    TURN,
    a_of,
    b_of,
    card_of,
    verb_of,
)
from rockfall.kernel.refusal import Refusal
from rockfall.match.why_not import Parts, why_not
from tests.support.scene import Scene, at

#: What a part is when it is not pointed at.
_NOTHING = Parts()


def all_parts(layout: Layout, move: int) -> Parts:
    """Everything that a move says; of two cells the first."""
    verb = layout.verbs[verb_of(move)]
    said = {verb.b: b_of(move)} | {verb.a: a_of(move)}
    return Parts(
        card_of(move),
        said.get(CELL, _NOTHING.cell),
        said.get(SEAT, _NOTHING.seat),
        said.get(TURN, _NOTHING.turned),
        said.get(CARD, _NOTHING.which),
        verb_of(move),
        said.get(SPACE, said.get(EDGE, _NOTHING.part)),
    )


def has(layout: Layout, move: int, parts: Parts) -> bool:
    """Whether a move is one of those that were pointed at."""
    verb = layout.verbs[verb_of(move)]
    said = [(verb.a, a_of(move)), (verb.b, b_of(move))]
    wanted = [(CELL, parts.cell), (SEAT, parts.seat), (CARD, parts.which or -1)]
    if TURN in (verb.a, verb.b):
        wanted.append((TURN, parts.turned))
    wanted.append((EDGE if verb.b == EDGE else SPACE, parts.part))
    aimed = all(value < 0 or (sort, value) in said for sort, value in wanted)
    return aimed and card_of(move) == parts.card and parts.verb in (-1, verb_of(move))


def some_parts(layout: Layout, move: int, chance: Random) -> Parts:
    """Some of what a move says, now and then with something that it does not say."""
    parts = all_parts(layout, move)
    for name in Parts._fields:
        if chance.random() < 0.4:
            parts = parts._replace(**{name: getattr(_NOTHING, name)})
    if chance.random() < 0.1:
        parts = parts._replace(seat=chance.randrange(layout.seats))
    return parts


def asked(
    scene: Scene,
    card: str = "",
    cell: str = "",
    seat: int = -1,
    turned: int = -1,
    which: str = "",
    verb: str = "",
    asker: int | None = None,
) -> list[Refusal]:
    """The answer to a question written in words, on the view of who asks."""
    layout = scene.layout
    parts = Parts(
        layout.kinds.index(card or "?"),
        at(cell) if cell else -1,
        seat,
        turned,
        layout.kinds.index(which or "?"),
        [known.name for known in layout.verbs].index(verb) if verb else -1,
    )
    who = scene.actor if asker is None else asker
    return why_not(scene.rules, scene.view(who), who, parts)
