"""Every space that a walk or a hunt can get to, found by playing all sequences of steps."""

from rockfall.kernel.geometry import column, row
from rockfall.kernel.moves import a_of, b_of, verb_of
from rockfall.kernel.state import State
from tests.support.cave import Cave
from tests.support.trails import Paid, Place


def named(at: int, number: int) -> Place:
    """A space as the reference names it."""
    return (column(at), row(at)), number


def steps_by_playing(scene: Cave, verb: str) -> dict[Place, set[Paid]]:
    """Every space that can be named as a step, and all that can have been paid on arrival."""
    rules, layout = scene.rules, scene.layout
    gold, hand = layout.nums.index("gold.0"), layout.zones.index("hand.0")
    first = (scene.num("gold.0"), len(scene.cards("hand.0")))
    task = scene.truth.todo[-1]
    found: dict[Place, set[Paid]] = {}
    layer = [scene.truth]
    steps = 0
    while layer:
        steps += 1
        known: dict[tuple[Place, Paid], State] = {}
        for state in layer:
            for move in rules.moves(state):
                if layout.verbs[verb_of(move)].name == verb:
                    after = state.copy()
                    rules.play(after, move, scene.dice.copy())
                    lost = (first[0] - after.nums[gold], first[1] - len(after.zones[hand]))
                    known[named(a_of(move), b_of(move)), (steps, *lost)] = after
        for place, paid in known:
            found.setdefault(place, set()).add(paid)
        layer = [state for state in known.values() if state.todo and state.todo[-1] == task]
    return found
