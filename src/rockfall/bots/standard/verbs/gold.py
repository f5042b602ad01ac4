"""Gold that changes hands: thieves, tolls and sponsors (S24, T1-T4)."""

from rockfall.bots.standard.table.names import DIG
from rockfall.bots.standard.worth.evaluator import NEVER, PIECE, Evaluator
from rockfall.kernel.grid import FITTING
from rockfall.kernel.moves import a_of, b_of, card_of, pack

#: Farther from the treasure than this one digs round a dwarf and pays for nobody.
_CLOSE = 3.0
#: Of the dwarves that sit in the way, those that are paid; and a draw forgone.
_PAID = 0.5
_NO_DRAW = 0.4
#: How friendly somebody must be to be helped: to pass for nothing, and to be paid for.
_LET_PASS, _PAY_FOR = 0.5, 0.35


def rob(evaluator: Evaluator, move: int) -> float:
    """The richest; of those who are level, whoever is most in the way."""
    return 1 + evaluator.position.pieces(a_of(move)) + 0.1 * evaluator.foe(a_of(move))


def refrain(evaluator: Evaluator, move: int) -> float:
    """A piece is a piece."""
    return 0.0


def set_down(evaluator: Evaluator, move: int) -> float:
    """A dwarf earns where it is in the way, and there it delays others besides."""
    position = evaluator.position
    if position.cost > _CLOSE:
        return NEVER
    blocked = position.view.grid.copy()
    # Whatever is face down and no pair is in the way.
    blocked.lay_down(a_of(move), position.lookup.goal_zones.index(True))
    costs = position.cost_map.costs(blocked, position.goals)
    dearer = sum([position.odds[at] * costs[i] for i, at in enumerate(position.goals)])
    weight = min(1.0, max(0.0, dearer - position.cost_for(0)))
    delay = 0.5 * weight if position.hinders else -0.2 * weight
    return PIECE * _PAID * weight + delay - _NO_DRAW - evaluator.keeps(card_of(move))


def beg(evaluator: Evaluator, move: int) -> float:
    """Asking is free, but there must be something to lay, and nothing to pay with."""
    position = evaluator.position
    if position.pieces(position.seat):
        return NEVER
    lookup, at = position.lookup, a_of(move)
    tiles, dig = lookup.layout.tileset, lookup.verbs.index(DIG)
    fits = FITTING[position.view.grid.sites.get(at, 0)]
    worth = NEVER
    for card in set(position.view.zones[lookup.hands[position.seat]]):
        for turn in (0, 1):
            opens = tiles.opens[card * 2 + turn]
            if opens and fits >> opens & 1:
                worth = max(worth, evaluator.weigh(pack(dig, card, at, turn)) + PIECE)
    # First those who have most reason to agree.
    return worth - 0.1 * evaluator.foe(b_of(move))


def agree(evaluator: Evaluator, move: int) -> float:
    """Help only somebody who seems a friend, and only where the way is nearly done."""
    position = evaluator.position
    if position.hinders or position.cost > _CLOSE:
        return NEVER
    owner = position.dwarf(a_of(position.view.todo[-1])) - 1
    friendly = _LET_PASS if owner == position.seat else _PAY_FOR
    return friendly - evaluator.foe(position.num("active"))


def decline(evaluator: Evaluator, move: int) -> float:
    """What it is measured against."""
    return 0.0


def pay(evaluator: Evaluator, move: int) -> float:
    """Change is given, so any card will do; a small one tells the others least (T4)."""
    return -float(evaluator.position.lookup.nuggets[card_of(move)])
