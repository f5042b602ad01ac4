"""What a card in the hand is worth to either side, in path cards."""

from rockfall.bots.greedy.position import Position
from rockfall.bots.greedy.sheet import BREAK, DEAD_END, DIG, MAP, REPAIR, ROCKFALL

_UNKNOWN = 0.3
_SABOTEUR = {DEAD_END: 0.6, ROCKFALL: 0.8, BREAK: 0.7, REPAIR: 0.1, MAP: 0.2}


def digger_keeps(position: Position, card: int) -> float:
    """How much a digger would miss a card."""
    use = position.sheet.uses[card]
    if use == DIG:
        return 0.1 + 0.1 * position.sheet.layout.tileset.opens[card * 2].bit_count()
    if use == DEAD_END:
        return 0.0
    if use == MAP:
        return 0.5 if position.uncertain() else 0.05
    if use == REPAIR:
        return 0.45
    if use == ROCKFALL:
        return 0.35
    if use == BREAK:
        return 0.3
    return _UNKNOWN


def saboteur_keeps(position: Position, card: int) -> float:
    """How much a saboteur would miss a card; what helps diggers most is missed least."""
    use = position.sheet.uses[card]
    if use == DIG:
        return 0.2 - 0.05 * position.sheet.layout.tileset.opens[card * 2].bit_count()
    return _SABOTEUR.get(use, _UNKNOWN)
