"""Cards in front of players: traps, thefts, and what takes them away (S6, S16, S17)."""

from rockfall.bots.greedy.mind import NEVER, PIECE, Mind
from rockfall.kernel.moves import a_of, b_of, card_of

#: How urgent a card is when the round may soon be over.
_URGENT = 0.8
#: Trapping somebody who is no foe still leaves one less to share with.
_SHARE = 0.3


def _urgent(mind: Mind) -> float:
    return _URGENT if mind.position.closing() else 0.0


def trap(mind: Mind, move: int) -> float:
    """Who is trapped neither digs nor shares; best when there is no time to get out."""
    target = a_of(move)
    if target == mind.position.seat:
        return NEVER
    again = 0.3 if mind.position.broken(target) else 0.0
    return 1.6 * mind.foe(target) + _SHARE - 0.7 - again + _urgent(mind)


def free(mind: Mind, move: int) -> float:
    """Oneself at once; of the others only friends, and not with the last key."""
    target, position = a_of(move), mind.position
    if target == position.seat:
        return PIECE + _urgent(mind)
    use = position.sheet.uses[card_of(move)]
    return 0.6 - 2 * mind.foe(target) if position.holds(use) > 1 else NEVER


def scheme(mind: Mind, move: int) -> float:
    """A piece after the round, unless somebody takes the card away first."""
    return 0.6 * PIECE + _urgent(mind)


def foil(mind: Mind, move: int) -> float:
    """The richest have most to fear; nobody foils itself."""
    target, position = a_of(move), mind.position
    if target == position.seat:
        return NEVER
    purses = [position.pieces(seat) for seat in range(position.sheet.seats) if seat != target]
    victim = 0.4 if position.pieces(position.seat) == max(purses) else 0.0
    return 0.3 * mind.foe(target) + victim + 0.5 * _urgent(mind) - 0.2


def shed(mind: Mind, move: int) -> float:
    """Two cards for one's freedom to dig, or to be paid at all; a Theft is kept."""
    ill, position = b_of(move), mind.position
    if ill == position.sheet.theft:
        return NEVER
    hand = position.view.zones[position.sheet.hands[position.seat]]
    price = sum(sorted([mind.keeps(card) for card in hand])[:2])
    worth = 0.3 if position.bad else 1.2
    if ill == position.sheet.trapped:
        worth = 1.2 + _urgent(mind)
    # Any two of the hand pay for it; the least dear comes first.
    return worth - price - 0.01 * mind.keeps(card_of(move))
