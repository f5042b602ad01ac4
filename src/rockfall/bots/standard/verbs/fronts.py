"""Cards in front of players: traps, thefts, and what takes them away (S6, S16, S17)."""

from rockfall.bots.standard.worth.evaluator import NEVER, PIECE, Evaluator
from rockfall.kernel.moves import a_of, b_of, card_of

#: How urgent a card is when the round may soon be over.
_URGENT = 0.8
#: Trapping somebody who is no foe still leaves one less to share with.
_SHARE = 0.3


def _urgent(evaluator: Evaluator) -> float:
    return _URGENT if evaluator.position.closing() else 0.0


def trap(evaluator: Evaluator, move: int) -> float:
    """Who is trapped neither digs nor shares; best when there is no time to get out."""
    target = a_of(move)
    if target == evaluator.position.seat:
        return NEVER
    again = 0.3 if evaluator.position.broken(target) else 0.0
    return 1.6 * evaluator.foe(target) + _SHARE - 0.7 - again + _urgent(evaluator)


def free(evaluator: Evaluator, move: int) -> float:
    """Oneself at once; of the others only friends, and not with the last key."""
    target, position = a_of(move), evaluator.position
    if target == position.seat:
        return PIECE + _urgent(evaluator)
    use = position.lookup.uses[card_of(move)]
    return 0.6 - 2 * evaluator.foe(target) if position.holds(use) > 1 else NEVER


def scheme(evaluator: Evaluator, move: int) -> float:
    """A piece after the round, unless somebody takes the card away first."""
    return 0.6 * PIECE + _urgent(evaluator)


def foil(evaluator: Evaluator, move: int) -> float:
    """The richest have most to fear; nobody foils itself."""
    target, position = a_of(move), evaluator.position
    if target == position.seat:
        return NEVER
    purses = [position.pieces(seat) for seat in range(position.lookup.seats) if seat != target]
    victim = 0.4 if position.pieces(position.seat) == max(purses) else 0.0
    return 0.3 * evaluator.foe(target) + victim + 0.5 * _urgent(evaluator) - 0.2


def shed(evaluator: Evaluator, move: int) -> float:
    """Two cards for one's freedom to dig, or to be paid at all; a Theft is kept."""
    ill, position = b_of(move), evaluator.position
    if ill == position.lookup.theft:
        return NEVER
    hand = position.view.zones[position.lookup.hands[position.seat]]
    price = sum(sorted([evaluator.keeps(card) for card in hand])[:2])
    worth = 0.3 if position.hinders else 1.2
    if ill == position.lookup.trapped:
        worth = 1.2 + _urgent(evaluator)
    # Any two of the hand pay for it; the least dear comes first.
    return worth - price - 0.01 * evaluator.keeps(card_of(move))
