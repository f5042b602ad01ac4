"""Ways: every space that can be got to in some steps, and how to get there at the lowest price.

For people a walk is one gesture: they point at a space. What a way costs comes from the modules
that take something for a step; where it must end, from those that let nobody go on.
"""

from rockfall.kernel.moves import pack
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.kernel.strides import knocks, strides
from rockfall.kernel.tokens import cell_of, part_of, space


class Way:
    """A way to a space: its steps as moves, and what each tolling module takes for it in all."""

    def __init__(self, start: int, place: int, moves: list[int], tolls: list[int]) -> None:
        self.start = start
        self.place = place
        self.moves = moves
        self.tolls = tolls


class Journey:
    """Who goes: from where, how far, by which verb, where it must end; a payer also knocks."""

    def __init__(self, seat: int, start: int, steps: int, verb: int, ends: list[int]) -> None:
        self.seat = seat
        self.start = start
        self.steps = steps
        self.verb = verb
        self.ends = ends
        #: whether tolls are taken and face-down cards are opened
        self.pays = True


def find_ways(rules: Rules, state: State, journey: Journey) -> list[Way]:
    """For every space but the first the best way: the lowest tolls, the first kind of them first,
    then the fewest steps.

    All tolls that can have been paid on arrival are kept apart: who has nothing left pays nothing,
    so that the dearer way to a space can be the cheaper one further on.
    """
    best: dict[int, Way] = {}
    free = [0] * len(rules.tolling)
    layer = [Way(journey.start, journey.start, [], free)]
    seen = {(journey.start, tuple(free))}
    for _ in range(journey.steps):
        following: list[Way] = []
        for way in layer:
            if way.place in journey.ends and way.moves:
                continue
            for there in _nexts(rules, state, journey, way.place):
                tolls = _paid(rules, state, journey, way, there)
                key = (there, tuple(tolls))
                if key in seen:
                    continue
                seen.add(key)
                move = pack(journey.verb, 0, cell_of(there), part_of(there))
                found = Way(way.start, there, [*way.moves, move], tolls)
                if cell_of(there) not in state.grid.down:
                    following.append(found)
                if there != journey.start and (there not in best or tolls < best[there].tolls):
                    best[there] = found
        layer = following
    return [best[place] for place in sorted(best)]


def _nexts(rules: Rules, state: State, journey: Journey, place: int) -> list[int]:
    """The places one step on."""
    nexts = strides(rules, state, place)
    if journey.pays:
        nexts += [space(at, 0) for at in knocks(rules, state, place)]
    return nexts


def _paid(rules: Rules, state: State, journey: Journey, way: Way, there: int) -> list[int]:
    """What has been paid when the next step is taken; nobody pays more than there is."""
    if not journey.pays:
        return way.tolls
    paid: list[int] = []
    for module, before in zip(rules.tolling, way.tolls, strict=True):
        toll = module.toll(state, way.place, there)
        paid.append(min(before + toll, module.means(state, journey.seat)) if toll else before)
    return paid
