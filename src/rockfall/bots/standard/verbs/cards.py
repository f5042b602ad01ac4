"""Cards of the hand: what to throw away, to take, to swap (S6, S7, S19, C18, X4)."""

from rockfall.bots.standard.worth.evaluator import Evaluator
from rockfall.kernel.layout import BACK
from rockfall.kernel.moves import a_of, card_of

#: What a card is worth that nobody has seen, and how deep the Storehouse reaches.
_UNSEEN = 0.3
_DEPTH = 5
#: Cards worth less than this are thrown away along with another, as long as there are new ones.
_JUNK = 0.15


def also(evaluator: Evaluator, move: int) -> float:
    """New cards for poor ones; to those who hinder, every card gone is one less to dig with."""
    position = evaluator.position
    if not position.view.zones[position.lookup.pile]:
        return 0.1 if position.hinders else -1.0
    return (0.3 if position.hinders else _JUNK) - evaluator.keeps(card_of(move))


def enough(evaluator: Evaluator, move: int) -> float:
    """What it is measured against."""
    return 0.0


def give(evaluator: Evaluator, move: int) -> float:
    """The card that is missed least."""
    return -evaluator.keeps(card_of(move))


def take(evaluator: Evaluator, move: int) -> float:
    """The card that would be missed most; of those put back, that one lies deepest."""
    return evaluator.keeps(card_of(move))


def storehouse(evaluator: Evaluator, move: int) -> float:
    """The best of the last discards, as far as they are known, instead of any card."""
    position = evaluator.position
    top = position.view.cards(position.lookup.discard)[-_DEPTH:]
    best = max([_UNSEEN if card == BACK else evaluator.keeps(card) for card in top], default=0.0)
    return best - _UNSEEN - 0.1


def swap(evaluator: Evaluator, move: int) -> float:
    """Other cards for one's own, when those are poor; rather from a foe, and many."""
    position, target = evaluator.position, a_of(move)
    hands = position.lookup.hands
    mine = [
        evaluator.keeps(c) for c in position.view.zones[hands[position.seat]] if c != card_of(move)
    ]
    theirs = len(position.view.zones[hands[target]])
    return _UNSEEN * theirs - sum(mine) - _UNSEEN - 0.2 + 0.2 * evaluator.foe(target)


def grab(evaluator: Evaluator, move: int) -> float:
    """A card from somebody who should not have it."""
    return evaluator.foe(a_of(move))
