"""What a public deed says about who did it."""

from rockfall.bots.greedy.position import Position
from rockfall.bots.greedy.sheet import BREAK, DIG, PASS, REPAIR, ROCKFALL
from rockfall.bots.greedy.trust import Trust
from rockfall.kernel.grid import Grid
from rockfall.kernel.moves import a_of, verb_of

#: Changes of cost smaller than this, in cards, say nothing.
NOTICED = 0.2
SCALE = 1.0
PASSING = 0.2
FIDDLE = 0.15


def judge(position: Position, trust: Trust, seat: int, move: int) -> float:
    """The evidence in a move: above 0 for a saboteur, below 0 for a digger."""
    verb = position.sheet.verbs[verb_of(move)]
    if verb == DIG:
        return _changed(position, position.dug(move))
    if verb == ROCKFALL:
        return 1.5 * _changed(position, position.fallen(move))
    if verb == BREAK:
        return -0.8 * _standing(position, trust, a_of(move))
    if verb == REPAIR:
        own = a_of(move) == seat
        return 0.0 if own else 0.5 * _standing(position, trust, a_of(move))
    if verb == PASS:
        return 0.0 if position.broken(seat) else PASSING
    return 0.0


def _changed(position: Position, grid: Grid) -> float:
    """A grid that brings the treasure nearer is a digger's; one that helps no goal at all is not."""
    gain = SCALE * position.gain(grid)
    if gain > NOTICED:
        return -0.4 - 0.4 * min(gain, 1.5)
    if SCALE * max(position.gains(grid), default=0.0) > NOTICED:
        return 0.0
    if gain < -NOTICED:
        return 0.6 + 0.8 * min(-gain, 3.0)
    return FIDDLE


def _standing(position: Position, trust: Trust, seat: int) -> float:
    """How bad a seat looks, from -1.5 to 1.5; about itself the bot knows."""
    if seat == trust.seat:
        mine = position.view.card(position.sheet.roles[seat]) == position.sheet.saboteur
        return 1.5 if mine else -1.5
    return max(-1.5, min(1.5, trust.evidence[seat]))
