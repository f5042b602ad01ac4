"""What a card in the hand is worth to either side, in path cards."""

from rockfall.bots.standard.table.names import BREAK, DEAD_END, DIG, MAP, REPAIR, ROCKFALL
from rockfall.bots.standard.table.position import Position

_DIGGER = {DEAD_END: 0.0, REPAIR: 0.45, ROCKFALL: 0.35, BREAK: 0.3}
_SABOTEUR = {DEAD_END: 0.6, ROCKFALL: 0.8, BREAK: 0.7, REPAIR: 0.1, MAP: 0.2}
#: What serves every role alike.
_ANYONE = {
    "trap": 0.6,
    "free": 0.4,
    "theft": 0.7,
    "hands-off": 0.25,
    "inspection": 0.15,
    "hats": 0.2,
    "veto": 0.7,
    "goalswap": 0.1,
    "direction": 0.05,
}
_UNKNOWN = 0.3
_CRYSTAL = 1.0


def digger_keeps(position: Position, card: int) -> float:
    """How much a digger would miss a card; the more ways a passage has, the more."""
    use = position.lookup.uses[card]
    if use == DIG:
        door, colour = position.lookup.doors[card], position.aim.colour
        if door and colour:
            return 0.7 if door == colour else 0.0
        return 0.1 + 0.1 * _openings(position, card)
    if use == MAP:
        return 0.5 if position.uncertain() else 0.05
    return _DIGGER.get(use, _ANYONE.get(use, _UNKNOWN))


def saboteur_keeps(position: Position, card: int) -> float:
    """How much a saboteur would miss a card; what helps diggers most is missed least."""
    use = position.lookup.uses[card]
    if position.aim.collects and position.lookup.crystals[card]:
        return _CRYSTAL
    if use == DIG:
        return 0.2 - 0.05 * _openings(position, card)
    return _SABOTEUR.get(use, _ANYONE.get(use, _UNKNOWN))


def _openings(position: Position, card: int) -> int:
    return position.lookup.layout.tileset.opens[card * 2].bit_count()
