"""The saboteur's scales: what a move is worth, in path cards lost, and when to take the mask off."""

from rockfall.bots.greedy.hand import saboteur_keeps
from rockfall.bots.greedy.position import Position
from rockfall.bots.greedy.sheet import BREAK, DEAD_END, DIG, MAP, PASS, REPAIR, ROCKFALL
from rockfall.kernel.moves import a_of, card_of, verb_of

_FOUND = 20.0
#: How many cards from the treasure a saboteur strikes, and how suspect before it stops hiding.
STRIKE_AT = 4.5
EXPOSED = 1.2
FRONT = 0.25
STEP = 0.3
SLOPE = 0.3
HURT = 1.3
AGAIN = 0.3
EARLY = -1.0
MEND = 0.6
FALL = 0.2
HARM = 1.0
SNEAK = -0.2


def strikes(position: Position, evidence: float) -> bool:
    """Whether the time for hiding is over: the tunnel is near, or nobody is fooled any more."""
    return position.cost < STRIKE_AT or evidence > EXPOSED


def weigh(position: Position, chances: list[float], striking: bool, move: int) -> float:
    """The worth of a move of a turn to a saboteur."""
    verb = position.sheet.verbs[verb_of(move)]
    card = card_of(move)
    if verb == DIG:
        return _dig(position, striking, move)
    if verb == PASS:
        return 0.2 - saboteur_keeps(position, card)
    if verb == ROCKFALL:
        harm = -position.gain(position.fallen(move))
        return harm - FALL if striking else -1.0
    if verb == MAP:
        return 0.3 if position.uncertain() else 0.05
    if verb == BREAK:
        return _break(position, chances[a_of(move)], striking, move)
    if verb == REPAIR:
        return _repair(position, chances[a_of(move)], striking, move)
    return 0.0


def _dig(position: Position, striking: bool, move: int) -> float:
    grid = position.dug(move)
    gain = position.gain(grid)
    given = _FOUND * position.hit(grid)
    if striking:
        return -gain * HARM - given
    if position.sheet.uses[card_of(move)] == DEAD_END or gain < SNEAK:
        return -1.0 - given
    # A modest step keeps up appearances; a great one is for others to make.
    return FRONT - abs(gain - STEP) * SLOPE - given


def _break(position: Position, chance: float, striking: bool, move: int) -> float:
    target = a_of(move)
    if target == position.seat:
        return -1.0
    if not striking:
        return EARLY if position.broken(target) else EARLY * 1.0
    again = AGAIN if position.broken(target) else 1.0
    return again * HURT * (1 - 2 * chance)


def _repair(position: Position, chance: float, striking: bool, move: int) -> float:
    target = a_of(move)
    if target == position.seat:
        return MEND if striking else 0.3
    return 0.5 * (2 * chance - 1)
