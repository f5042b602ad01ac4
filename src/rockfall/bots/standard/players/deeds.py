"""What a public deed says about who did it: who helped, who hindered."""

from rockfall.bots.standard.players.trust import Trust
from rockfall.bots.standard.table.names import BREAK, DIG, FREE, PASS, REPAIR, ROCKFALL, TRAP
from rockfall.bots.standard.table.position import Outcome, Position
from rockfall.kernel.moves import a_of, verb_of

#: Changes of cost smaller than this, in cards, say nothing.
_NOTICED = 0.4
#: Nothing, or nothing useful, done although one could dig.
_IDLE = 0.2
_AIMLESS = 0.15


def judge(position: Position, trust: Trust, seat: int, move: int) -> float:
    """The evidence in a move: above 0 for a saboteur, below 0 for a digger."""
    verb = position.lookup.verbs[verb_of(move)]
    if verb == DIG:
        return _changed(position.outcome(move))
    if verb == ROCKFALL:
        return 1.5 * _changed(position.outcome(move))
    if verb in (BREAK, TRAP):
        return -0.8 * _standing(position, trust, a_of(move))
    if verb in (REPAIR, FREE) and a_of(move) != seat:
        return 0.5 * _standing(position, trust, a_of(move))
    if verb == PASS and not position.broken(seat):
        return _IDLE
    return 0.0


def _changed(outcome: Outcome) -> float:
    """Bringing the treasure nearer is a digger's work; hindering every goal is not.

    Who helps another goal than the bot believes in may know more than the bot.
    """
    if outcome.gain > _NOTICED:
        return -0.4 - 0.2 * min(outcome.gain, 3.0)
    if outcome.best > _NOTICED:
        return 0.0
    if outcome.gain < -_NOTICED:
        return 0.6 + 0.4 * min(-outcome.gain, 6.0)
    return _AIMLESS


def _standing(position: Position, trust: Trust, seat: int) -> float:
    """How bad a seat looks, from -1.5 to 1.5; about itself the bot knows."""
    if seat == position.seat:
        return 1.5 if position.hinders else -1.5
    return max(-1.5, min(1.5, trust.evidence[seat]))
