"""Veto: what an announced card would do to the bot, in path cards (C19)."""

from rockfall.bots.standard.table.names import BREAK, DIG, DIVERT, FREE, HAT, REPAIR, ROCKFALL, TRAP
from rockfall.bots.standard.worth.evaluator import FOUND, NEVER, PIECE, Evaluator
from rockfall.bots.standard.worth.prospects import change_worth
from rockfall.kernel.moves import a_of, verb_of

#: What a card must threaten to be worth the only veto.
_WORTH_IT = 0.9


def veto(evaluator: Evaluator, move: int) -> float:
    """Stop what does enough harm."""
    position = evaluator.position
    return harm(evaluator, position.num("active"), position.num("announced")) - _WORTH_IT


def allow(evaluator: Evaluator, move: int) -> float:
    """What it is measured against."""
    return 0.0


def harm(evaluator: Evaluator, seat: int, move: int) -> float:
    """What a card of somebody else costs the bot, in path cards."""
    position = evaluator.position
    verb = position.lookup.verbs[verb_of(move)]
    if verb in (DIG, DIVERT, ROCKFALL):
        return _dug(evaluator, seat, move)
    mine = a_of(move) == position.seat
    if verb == TRAP:
        return 2.0 + PIECE * position.closing() if mine else NEVER
    if verb == BREAK:
        return 1.5 if mine and not position.hinders else NEVER
    if verb in (REPAIR, FREE):
        return evaluator.foe(a_of(move)) if not mine else NEVER
    if verb == "foil":
        return PIECE + 0.2 if mine else NEVER
    if verb == HAT:
        return -change_worth(position) if mine else NEVER
    return NEVER


def _dug(evaluator: Evaluator, seat: int, move: int) -> float:
    """What is reached, and whether the bot wins by it if somebody else has reached it."""
    position = evaluator.position
    outcome = position.outcome(move)
    worth = outcome.gain + FOUND * outcome.hit
    if position.hinders:
        return worth
    if outcome.hit > 0 and position.contested(move):
        worth -= 2 * FOUND * outcome.hit * evaluator.rivals.snatches(seat)
    return -worth
