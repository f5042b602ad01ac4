"""Moves anyone could name: mostly an existing verb with a card and arguments, legal or not."""

from random import Random

from rockfall.kernel.geometry import cell
from rockfall.kernel.layout import Layout
from rockfall.kernel.moves import CARD, CELL, EDGE, SEAT, SPACE, TURN, kind_of, pack
from rockfall.kernel.state import State
from rockfall.kernel.tokens import SPACES


def call(layout: Layout, state: State, seat: int, chance: Random) -> int:
    """One move, as often as not with a card that the seat holds; now and then just a number."""
    if chance.random() < 0.05:
        return chance.randrange(-(1 << 20), 1 << chance.randrange(1, 60))
    verb = _verb(layout, state, chance)
    card = 0
    if layout.verbs[verb].card:
        hand = state.cards(layout.zones.index(f"hand.{seat}"))
        card = chance.choice(hand) if hand and chance.random() < 0.7 else _kind(layout, chance)
    a = _argument(layout.verbs[verb].a, layout, state, chance)
    b = _argument(layout.verbs[verb].b, layout, state, chance)
    return pack(verb, card, a, b)


def _verb(layout: Layout, state: State, chance: Random) -> int:
    """Any verb, but rather one that answers the present question."""
    asked = layout.tasks[kind_of(state.todo[-1])] if state.todo else ""
    answers = [number for number, verb in enumerate(layout.verbs) if verb.task == asked]
    if answers and chance.random() < 0.8:
        return chance.choice(answers)
    return chance.randrange(len(layout.verbs))


def _kind(layout: Layout, chance: Random) -> int:
    return chance.randrange(len(layout.kinds))


def _argument(sort: int, layout: Layout, state: State, chance: Random) -> int:
    if sort == CELL:
        return _cell(state, chance)
    if sort == SEAT:
        return chance.randrange(layout.seats + 1)
    if sort in (TURN, EDGE):
        return chance.randrange(2)
    if sort == SPACE:
        return chance.randrange(SPACES)
    if sort == CARD:
        lying = b"".join(state.cards(z) for z, n in enumerate(layout.zones) if n.startswith("mat"))
        return chance.choice(lying) if lying and chance.random() < 0.7 else _kind(layout, chance)
    return 0


def _cell(state: State, chance: Random) -> int:
    """A cell where something may lie, one beside the tunnel, or any."""
    grid = state.grid
    known = [list(grid.tiles), list(grid.rim), list(grid.down)]
    cells = chance.choice([cells for cells in known if cells] or [[cell(0, 0)]])
    if chance.random() < 0.8:
        return chance.choice(cells)
    return cell(chance.randrange(-3, 12), chance.randrange(-5, 6))
