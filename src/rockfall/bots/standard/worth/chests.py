"""What a chest is worth to whoever opens it (X4)."""

from rockfall.bots.standard.worth.evaluator import PIECE, Evaluator
from rockfall.kernel.layout import BACK

#: Effect -> its worth to a digger, and to somebody who hinders, in path cards.
_WORTH = {
    "nugget": (PIECE, PIECE),
    "maps-off": (-0.2, 0.2),
    "no-draw": (-0.4, -0.2),
    "extra-draw": (0.4, 0.2),
    "shift-goal": (-0.2, 0.6),
    "steal": (0.1, 0.1),
    "sift": (0.3, 0.3),
    "spy": (0.2, 0.2),
    "rummage": (0.2, 0.2),
    "bury": (-0.2, 0.5),
}
#: The chance that it is a rival who opens a pair that the bot leaves alone.
_RIVAL = 0.6


def chest_worth(evaluator: Evaluator, zone: int) -> float:
    """The worth of the chest in a zone; of one not looked at, what those not seen yet promise."""
    position = evaluator.position
    effects, side = position.lookup.effects, int(position.hinders)
    seen = position.view.card(zone)
    if seen != BACK:
        return _WORTH[effects[seen]][side]
    view = position.view
    shown = {effects[card] for zone in position.lookup.chest_zones for card in view.cards(zone)}
    left = [worth[side] for effect, worth in _WORTH.items() if effect not in shown]
    return sum(left) / len(left) if left else 0.0


def opens(evaluator: Evaluator, touched: list[int]) -> float:
    """The worth of the pairs among some face-down cards that are reached."""
    pairs = evaluator.position.pairs()
    return sum([chest_worth(evaluator, pairs[at]) for at in touched if at in pairs])


def buries(evaluator: Evaluator, at: int) -> float:
    """What it is worth that nobody opens the pair on a cell: what a rival would have had of it.

    Nobody wastes a Rockfall on a chest that may be anything (X3).
    """
    position = evaluator.position
    zone = position.pairs().get(at, -1)
    if zone < 0 or position.view.card(zone) == BACK:
        return 0.0
    return _RIVAL * max(0.0, *_WORTH[position.lookup.effects[position.view.card(zone)]])
