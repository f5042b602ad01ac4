"""What a path card brings besides the way: crystals, chests, tolls, a new role, a rival's luck."""

from rockfall.bots.greedy.chests import buries, opens
from rockfall.bots.greedy.mind import PIECE, Mind
from rockfall.bots.greedy.position import Outcome
from rockfall.bots.greedy.prospects import change_worth
from rockfall.bots.greedy.purse import toll_due
from rockfall.kernel.moves import a_of, card_of

#: A crystal that is laid for others to be paid for.
_GIVEN = 0.1
#: What each card is worth by which the own team gets ahead of the other.
_LEAD = 0.4
#: So near to the treasure the next player may finish, and what it is worth to be that player.
_NEAR = 1.5
_RACE = 1.5


def asides(mind: Mind, move: int, outcome: Outcome) -> float:
    """What laying a card is worth besides the cards it saves."""
    position, sheet = mind.position, mind.position.sheet
    lead = position.lead(move)
    worth = _LEAD * lead
    fallen = position.view.grid.tiles.get(a_of(move), 0) >> 1
    crystals = sheet.crystals[card_of(move)] - sheet.crystals[fallen]
    worth += crystals * (PIECE if position.aim.collects else -_GIVEN)
    if sheet.dwarves:
        worth -= PIECE * toll_due(position, a_of(move))
    if sheet.places:
        worth += opens(mind, outcome.grid.touched) + buries(mind, a_of(move))
    if position.meets_double(outcome.grid):
        worth += change_worth(mind)
    if outcome.hit <= 0 and not position.bad and (position.aim.colour or position.aim.alone):
        worth -= _RACE * _hands_over(mind, outcome.gain, lead)
    return worth


def _hands_over(mind: Mind, gain: float, lead: float) -> float:
    """The chance that a rival comes next who has only to finish, which was not so before."""
    position = mind.position
    after = position.cost - gain
    if position.cost < _NEAR or after >= _NEAR:
        return 0.0
    if position.aim.colour and position.theirs()[1] - gain + lead >= _NEAR:
        return 0.0
    step = -1 if position.num("backwards") else 1
    return mind.rivals.snatches((position.seat + step) % position.sheet.seats)
