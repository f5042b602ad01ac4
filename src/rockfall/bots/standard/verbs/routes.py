"""Cards that change the way other than by a path card: two at once, moved cards, moved goals."""

from rockfall.bots.standard.table.names import DIG
from rockfall.bots.standard.worth.evaluator import NEVER, Evaluator
from rockfall.kernel.grid import FITTING
from rockfall.kernel.moves import a_of, b_of, pack

#: A second card in the same turn, and one that is likely to finish.
_SECOND = 0.5
_FINISH = 4.0
_FINISHES = 1.3
#: What it costs those who dig that nobody knows any more which goal is where (C17).
_CONFUSION = 0.3
_PATIENCE = 0.4


def pathfind(evaluator: Evaluator, move: int) -> float:
    """The best card now, and more if a second one can follow (C22)."""
    position = evaluator.position
    lookup, grid = position.lookup, position.view.grid
    tiles, dig = lookup.layout.tileset, lookup.verbs.index(DIG)
    best, nearest = NEVER, position.cost
    paths = [
        card for card in position.view.zones[lookup.hands[position.seat]] if tiles.opens[card * 2]
    ]
    for card in set(paths):
        for at, key in grid.sites.items():
            for turn in (0, 1):
                if FITTING[key] >> tiles.opens[card * 2 + turn] & 1:
                    lay = pack(dig, card, at, turn)
                    best = max(best, evaluator.weigh(lay))
                    nearest = min(nearest, position.cost - position.outcome(lay).gain)
    if len(paths) < 2:
        return best - _SECOND
    finish = _FINISH if nearest < _FINISHES and not position.hinders else 0.0
    return best + _SECOND + finish


def divert(evaluator: Evaluator, move: int) -> float:
    """Worth what it gains, or loses the diggers; it waits for something better than a little."""
    return evaluator.weigh(move) - _PATIENCE


def switch(evaluator: Evaluator, move: int) -> float:
    """Two goals lifted: those who dig lose what they knew, unless the treasure comes nearer."""
    gain = _switched(evaluator, a_of(move), b_of(move))
    if evaluator.position.hinders:
        return max(0.0, -gain) + _CONFUSION
    return gain - _CONFUSION - _PATIENCE


def settle(evaluator: Evaluator, move: int) -> float:
    """Whether to change the two that are lifted."""
    position = evaluator.position
    gain = _switched(evaluator, position.num("switch-one"), position.num("switch-other"))
    return b_of(move) * (-gain if position.hinders else gain)


def _switched(evaluator: Evaluator, one: int, other: int) -> float:
    """Cards gained on the treasure if two goals change places."""
    position = evaluator.position
    near, far = position.cost_map.costs(position.grid, [one, other])
    return (position.odds[one] - position.odds[other]) * (near - far)


def nudge(evaluator: Evaluator, move: int) -> float:
    """A goal farther away: the likeliest for those who hinder, else the least likely (X4)."""
    odds = evaluator.position.odds[a_of(move)]
    return odds if evaluator.position.hinders else -odds


def reverse(evaluator: Evaluator, move: int) -> float:
    """The other way round, if a friend sits there and a foe here, and the treasure is near."""
    position, seats = evaluator.position, evaluator.position.lookup.seats
    step = -1 if position.num("backwards") else 1
    here, there = ((position.seat + way) % seats for way in (step, -step))
    near = 1.0 if position.closing() else 0.2
    return near * (evaluator.foe(here) - evaluator.foe(there))
