"""Gold that changes hands: thieves, tolls and sponsors (S24, T1-T4)."""

from rockfall.bots.greedy.mind import NEVER, PIECE, Mind
from rockfall.bots.greedy.position import Position
from rockfall.bots.greedy.sheet import DIG
from rockfall.kernel.grid import FITTING
from rockfall.kernel.moves import a_of, b_of, card_of, pack

#: Farther from the treasure than this one digs round a dwarf and pays for nobody.
_CLOSE = 3.0
#: Of the dwarves that sit in the way, those that are paid; and a draw forgone.
_PAID = 0.5
_NO_DRAW = 0.4
#: How friendly somebody must be to be helped: to pass for nothing, and to be paid for.
_LET_PASS, _PAY_FOR = 0.5, 0.35


def rob(mind: Mind, move: int) -> float:
    """The richest; of those who are level, whoever is most in the way."""
    return 1 + mind.position.pieces(a_of(move)) + 0.1 * mind.foe(a_of(move))


def refrain(mind: Mind, move: int) -> float:
    """A piece is a piece."""
    return 0.0


def toll_due(position: Position, at: int) -> int:
    """Pieces that laying a card on a cell costs the bot (T3)."""
    owner = position.dwarf(at) - 1
    if owner < 0 or owner == position.seat:
        return 0
    return 0 if position.num("sponsor") and position.num("sponsored") == at else 1


def set_down(mind: Mind, move: int) -> float:
    """A dwarf earns where it is in the way, and there it delays others besides."""
    position = mind.position
    if position.cost > _CLOSE:
        return NEVER
    blocked = position.view.grid.copy()
    # Whatever is face down and no pair is in the way.
    blocked.lay_down(a_of(move), position.sheet.goal_zones.index(True))
    costs = position.ground.costs(blocked, position.goals)
    dearer = sum([position.odds[at] * costs[i] for i, at in enumerate(position.goals)])
    weight = min(1.0, max(0.0, dearer - position.cost_for(0)))
    delay = 0.5 * weight if position.bad else -0.2 * weight
    return PIECE * _PAID * weight + delay - _NO_DRAW - mind.keeps(card_of(move))


def beg(mind: Mind, move: int) -> float:
    """Asking is free, but there must be something to lay, and nothing to pay with."""
    position = mind.position
    if position.pieces(position.seat):
        return NEVER
    sheet, at = position.sheet, a_of(move)
    tiles, dig = sheet.layout.tileset, sheet.verbs.index(DIG)
    fits = FITTING[position.view.grid.sites.get(at, 0)]
    worth = NEVER
    for card in set(position.view.zones[sheet.hands[position.seat]]):
        for turn in (0, 1):
            opens = tiles.opens[card * 2 + turn]
            if opens and fits >> opens & 1:
                worth = max(worth, mind.weigh(pack(dig, card, at, turn)) + PIECE)
    # First those who have most reason to agree.
    return worth - 0.1 * mind.foe(b_of(move))


def agree(mind: Mind, move: int) -> float:
    """Help only somebody who seems a friend, and only where the way is nearly done."""
    position = mind.position
    if position.bad or position.cost > _CLOSE:
        return NEVER
    owner = position.dwarf(position.num("sponsored")) - 1
    friendly = _LET_PASS if owner == position.seat else _PAY_FOR
    return friendly - mind.foe(position.num("active"))


def decline(mind: Mind, move: int) -> float:
    """What it is measured against."""
    return 0.0


def pay(mind: Mind, move: int) -> float:
    """Change is given, so any card will do; a small one tells the others least (T4)."""
    return -float(mind.position.sheet.nuggets[card_of(move)])
