"""A toy game with tokens on every kind of place, of every kind of owner."""

from typing import Final

from rockfall.kernel.build import Builder
from rockfall.kernel.geometry import ALL_SIDES, cell
from rockfall.kernel.ops import PLACE, SET, apply
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State, blank
from rockfall.kernel.tiles import Shape
from rockfall.kernel.tokens import (
    CARRIED,
    IN_SPACE,
    NOBODYS,
    ON_CELL,
    ON_EDGE,
    Token,
    edge,
    pack_token,
    space,
)

SEATS: Final = 3
SORTS: Final = {"imp": ON_CELL, "bat": IN_SPACE, "net": ON_EDGE}
OWNERS: Final = (CARRIED, 1, NOBODYS)


def menagerie() -> Rules:
    """Rules that know of nothing but a card and tokens: of each sort one that belongs to whoever
    puts it down, one of seat 1, and one of nobody.

    A compiled module has no children that are not, so the builder is told without one.
    """
    b = Builder(SEATS, [])
    b.deck("box")
    b.card("NESW", "box", 1, Shape((ALL_SIDES,)))
    for sort, kind in SORTS.items():
        for number, owner in enumerate(OWNERS):
            b.token(f"{sort}.{number}", sort, kind, owner)
    return b.build([])


def at_home(rules: Rules) -> State:
    """A crossing on 0,0 and all tokens in the box."""
    state = blank(rules.layout)
    apply(state, (PLACE, cell(0, 0), rules.layout.kinds.index("NESW") * 2, 0, -1))
    return state


def place(token: Token, at: int, part: int) -> int:
    """A place of the token's kind; of a part only what there is room for."""
    if token.place == IN_SPACE:
        return space(at, part)
    return edge(at, 1 << part % 4) if token.place == ON_EDGE else at


def put_all(state: State, at: int, part: int, owner: int) -> None:
    """All tokens come to one cell; those without a fixed owner are a seat's, or nobody's."""
    for token in state.layout.tokens:
        whose = owner if token.owner == CARRIED else token.owner
        apply(state, (SET, token.num, pack_token(place(token, at, part), whose), 0, 0))
