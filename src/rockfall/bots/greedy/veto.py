"""Veto: what an announced card would do to the bot, by the bot's own scales (C19)."""

from rockfall.bots.greedy.mind import FOUND, NEVER, PIECE, Mind
from rockfall.bots.greedy.prospects import change_worth
from rockfall.bots.greedy.sheet import BREAK, DIG, DIVERT, FREE, HAT, REPAIR, ROCKFALL, TRAP
from rockfall.kernel.moves import a_of, verb_of

#: What a card must threaten to be worth the only veto.
_WORTH_IT = 0.9


def veto(mind: Mind, move: int) -> float:
    """Stop what does enough harm."""
    position = mind.position
    return harm(mind, position.num("active"), position.num("announced")) - _WORTH_IT


def allow(mind: Mind, move: int) -> float:
    """What it is measured against."""
    return 0.0


def harm(mind: Mind, seat: int, move: int) -> float:
    """What a card of somebody else costs the bot, in path cards."""
    position = mind.position
    verb = position.sheet.verbs[verb_of(move)]
    if verb in (DIG, DIVERT, ROCKFALL):
        return _dug(mind, seat, move)
    mine = a_of(move) == position.seat
    if verb == TRAP:
        return 2.0 + PIECE * position.closing() if mine else NEVER
    if verb == BREAK:
        return 1.5 if mine and not position.bad else NEVER
    if verb in (REPAIR, FREE):
        return mind.foe(a_of(move)) if not mine else NEVER
    if verb == "foil":
        return PIECE + 0.2 if mine else NEVER
    if verb == HAT:
        return -change_worth(mind) if mine else NEVER
    return NEVER


def _dug(mind: Mind, seat: int, move: int) -> float:
    """What is reached, and whether the bot wins by it if somebody else has reached it."""
    position = mind.position
    outcome = position.outcome(move)
    worth = outcome.gain + FOUND * outcome.hit
    if position.bad:
        return worth
    if outcome.hit > 0 and position.contested(move):
        worth -= 2 * FOUND * outcome.hit * mind.rivals.snatches(seat)
    return -worth
