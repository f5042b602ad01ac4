"""Who is who: looks at roles, and roles that change (S18, X4)."""

from rockfall.bots.standard.worth.evaluator import NEVER, Evaluator
from rockfall.bots.standard.worth.prospects import change_worth, surplus
from rockfall.kernel.layout import BACK
from rockfall.kernel.moves import a_of

#: A look at a role that could be anything, and what a hat has to bring to be played.
_LOOK = 0.3
_TROUBLE = 0.5


def look(evaluator: Evaluator, move: int) -> float:
    """The more even the odds, the more a look tells; a role that is known tells nothing."""
    target = a_of(move)
    if evaluator.position.view.card(evaluator.position.lookup.roles[target]) != BACK:
        return NEVER
    return _LOOK - 0.4 * abs(evaluator.foe(target) - 0.5)


def hat(evaluator: Evaluator, move: int) -> float:
    """A new role for oneself if the old one is poor, or for a foe whose role is known and good."""
    target, position = a_of(move), evaluator.position
    if target == position.seat:
        return change_worth(position) - _TROUBLE
    role = position.view.card(position.lookup.roles[target])
    if role == BACK:
        return NEVER
    return 0.5 * surplus(position, role) * evaluator.foe(target) - _TROUBLE
