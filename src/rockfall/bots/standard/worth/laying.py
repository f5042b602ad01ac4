"""What a path card brings besides the way: crystals, chests, tolls, a new role, a rival's luck."""

from rockfall.bots.standard.table.position import Outcome, Position
from rockfall.bots.standard.worth.chests import buries, opens
from rockfall.bots.standard.worth.evaluator import PIECE, Evaluator
from rockfall.bots.standard.worth.prospects import change_worth
from rockfall.kernel.moves import a_of, card_of

#: A crystal that is laid for others to be paid for.
_GIVEN = 0.1
#: What each card is worth by which the own team gets ahead of the other.
_LEAD = 0.4
#: So near to the treasure the next player may finish, and what it is worth to be that player.
_NEAR = 1.5
_RACE = 1.5


def brings_besides(evaluator: Evaluator, move: int, outcome: Outcome) -> float:
    """What laying a card is worth besides the cards it saves."""
    position, lookup = evaluator.position, evaluator.position.lookup
    lead = position.lead(move)
    worth = _LEAD * lead
    fallen = position.view.grid.tiles.get(a_of(move), 0) >> 1
    crystals = lookup.crystals[card_of(move)] - lookup.crystals[fallen]
    worth += crystals * (PIECE if position.aim.collects else -_GIVEN)
    if lookup.dwarves:
        worth -= PIECE * _toll_due(position, a_of(move))
    if lookup.places:
        worth += opens(evaluator, outcome.grid.touched) + buries(evaluator, a_of(move))
    if position.meets_double(outcome.grid):
        worth += change_worth(position)
    if outcome.hit <= 0 and not position.hinders and (position.aim.colour or position.aim.alone):
        worth -= _RACE * _hands_over(evaluator, outcome.gain, lead)
    return worth


def _toll_due(position: Position, at: int) -> int:
    """Pieces that laying a card on a cell costs the bot (T3)."""
    owner = position.dwarf(at) - 1
    if owner < 0 or owner == position.seat:
        return 0
    return 0 if position.sponsored(at) else 1


def _hands_over(evaluator: Evaluator, gain: float, lead: float) -> float:
    """The chance that a rival comes next who has only to finish, which was not so before."""
    position = evaluator.position
    after = position.cost - gain
    if position.cost < _NEAR or after >= _NEAR:
        return 0.0
    if position.aim.colour and position.theirs()[1] - gain + lead >= _NEAR:
        return 0.0
    step = -1 if position.num("backwards") else 1
    return evaluator.rivals.snatches((position.seat + step) % position.lookup.seats)
