"""Outcomes: everything that chance may make of a step, and how likely it is.

Exact, by playing once for every way the rolls may fall. What cannot be told apart afterwards is
one outcome.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from rockfall.kernel.chance import Chance
from rockfall.kernel.given import GivenRolls, RollNotGivenError
from rockfall.kernel.layout import TABLE
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State

#: So often something is played out before it counts as too much.
LIMIT: Final = 10_000

#: The probability of a state, and the state.
Outcome = tuple[Fraction, State]


class TooManyOutcomesError(ValueError):
    """Chance has more ways to go than the caller wants played."""


def outcomes(
    rules: Rules, state: State, move: int, given: list[int] | None = None, limit: int = LIMIT
) -> list[Outcome]:
    """What a legal move leads to, or the table's own step where that comes next (any move).

    Where its first rolls are given, those only. Leaves `state` as it is.
    """

    def play(chance: Chance) -> State:
        after = state.copy()
        if rules.actor(state) == TABLE:
            rules.advance(after, chance)
        else:
            rules.play(after, move, chance)
        return after

    return expand(play, given, limit)


def deals(rules: Rules, given: list[int] | None = None, limit: int = LIMIT) -> list[Outcome]:
    """How a game may be dealt. There are few such deals only where most rolls are given."""
    return expand(rules.start, given, limit)


def expand(
    play: Callable[[Chance], State], given: list[int] | None = None, limit: int = LIMIT
) -> list[Outcome]:
    """The states that something may end in, the first roll's outcomes first, summing up to one.

    `play` is called up to `limit` times, and every time does the same but for its rolls. The
    probabilities are those under the condition of the rolls `given`.
    """
    states: dict[tuple[object, ...], State] = {}
    chances: dict[tuple[object, ...], Fraction] = {}
    #: rolls, and one part in how many they are
    waiting: list[tuple[list[int], int, int]] = [(given or [], 1, 1)]
    plays = 0
    while waiting:
        rolls, weight, whole = waiting.pop()
        plays += 1
        if plays + len(waiting) > limit:
            raise TooManyOutcomesError(f"it takes more than {limit} plays to know all outcomes")
        chance = GivenRolls(rolls)
        try:
            state = play(chance)
        except RollNotGivenError as stop:
            for roll, ways in reversed(stop.outcomes()):
                waiting.append(([*rolls, roll], weight * ways, whole * stop.sides))
            continue
        if chance.used < len(rolls):
            raise ValueError(f"{len(rolls)} rolls were given, {chance.used} were rolled")
        key = state.key()
        states.setdefault(key, state)
        chances[key] = chances.get(key, Fraction(0)) + Fraction(weight, whole)
    return [(chances[key], state) for key, state in states.items()]
