"""The digger's scales: what a move is worth, in path cards saved."""

from rockfall.bots.greedy.hand import digger_keeps
from rockfall.bots.greedy.position import Position
from rockfall.bots.greedy.sheet import BREAK, DEAD_END, DIG, MAP, PASS, REPAIR, ROCKFALL
from rockfall.kernel.moves import a_of, card_of, verb_of

_FOUND = 20.0
EAGER = 1.0
SURE = 0.75
PILE = -1.0
HELP = 0.9
OWN = 2
TRUSTED = 0.45


def weigh(position: Position, chances: list[float], move: int) -> float:
    """The worth of a move of a turn to a digger."""
    verb = position.sheet.verbs[verb_of(move)]
    card = card_of(move)
    if verb == DIG:
        return _dig(position, move)
    if verb == PASS:
        return 0.1 - digger_keeps(position, card)
    if verb == ROCKFALL:
        return position.gain(position.fallen(move)) - digger_keeps(position, card)
    if verb == MAP:
        return 0.9 * position.odds[a_of(move)] + 0.2 if position.uncertain() else -1.0
    if verb == BREAK:
        return _break(position, chances[a_of(move)], move)
    if verb == REPAIR:
        return _repair(position, chances[a_of(move)], move)
    return 0.0


def _dig(position: Position, move: int) -> float:
    if position.sheet.uses[card_of(move)] == DEAD_END:
        # It leads nowhere; where reached goals wait for the next path card, that is enough (E4).
        return _FOUND * position.hit(position.view.grid) - 1.0
    grid = position.dug(move)
    spent = 0.02 * digger_keeps(position, card_of(move))
    return EAGER * position.gain(grid) + _FOUND * position.hit(grid) - spent


def _break(position: Position, chance: float, move: int) -> float:
    target = a_of(move)
    if target == position.seat or chance < SURE:
        return -1.0
    again = PILE if position.broken(target) else 1.0
    return again * 1.6 * (2 * chance - 1)


def _repair(position: Position, chance: float, move: int) -> float:
    target = a_of(move)
    last = 1.0 if len(position.view.zones[position.sheet.mats[target]]) == 1 else 0.7
    if target == position.seat:
        return 1.5 * last
    hand = position.view.zones[position.sheet.hands[position.seat]]
    mends = sum([position.sheet.uses[card] == REPAIR for card in hand])
    if mends <= OWN:
        return -1.0
    return last * HELP * (1 - chance / TRUSTED) if chance < TRUSTED else -1.0
