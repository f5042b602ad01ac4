"""Where to walk with the steps that are left, and where to lead a creature."""

from typing import Final

from rockfall.bots.cave.ground import BRIDGE, TUNNEL, cell_node
from rockfall.bots.cave.prospects import Prospects
from rockfall.kernel.moves import a_of, b_of
from rockfall.kernel.strides import knocks, mark_at, strides
from rockfall.kernel.tokens import cell_of, place_of, space, stands

#: What a piece of gold is worth, in steps, to who can carry it out; what it costs to be known.
GOLD: Final = 5.0
KNOWN: Final = 1.0
#: What a creature takes from a dwarf, in steps: a card, a turn, a piece of gold.
STRIKES: Final = (1.5, 3.5, 3.0)
#: What is left of that for a dwarf that is far from the exit.
FAR_AWAY: Final = 0.1


class Strolling:
    """Every end that the steps lead to, and what it is worth to stand there."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.lookup = prospects.lookup
        nums = prospects.view.nums
        self.gold = {
            place_of(nums[one.num]) for one in self.lookup.nuggets if stands(nums[one.num])
        }

    # -- the own dwarf -----------------------------------------------------------------------

    def standing(self, place: int) -> float:
        """What it is worth to end a walk on a place."""
        worth = -self.prospects.ground.way_out(place)
        if place in self.gold:
            worth += GOLD - (KNOWN if self._hides() else 0.0)
        return worth

    def _hides(self) -> bool:
        """Whether the others cannot tell yet for whom the bot works."""
        role = self.lookup.roles[self.prospects.seat]
        return self.prospects.view.witnesses(role) == 1 << self.prospects.seat

    def stepping(self, move: int) -> float:
        """What the best end is worth that begins with a step."""
        at, view = a_of(move), self.prospects.view
        if at in view.grid.down:
            return -self.prospects.ground.to_exit.get(cell_node(at), 0.0)
        here = self.prospects.places[self.prospects.seat]
        left = view.nums[self.lookup.steps] - 1
        place = space(at, b_of(move))
        cost = self._toll(here, place)
        if self._is_end(place):
            return self.standing(place) - cost
        best = self.standing(place) - cost
        seen = {here: 0.0, place: cost}
        edge = [place]
        for _ in range(left):
            beyond: list[int] = []
            for one in edge:
                for other in strides(self.lookup.rules, view, one):
                    spent = seen[one] + self._toll(one, other)
                    if spent < seen.get(other, 1e9):
                        seen[other] = spent
                        best = max(best, self.standing(other) - spent)
                        if not self._is_end(other):
                            beyond.append(other)
                for goal in knocks(self.lookup.rules, view, one):
                    rest = self.prospects.ground.to_exit.get(cell_node(goal), 0.0)
                    best = max(best, -rest - seen[one])
            edge = beyond
        return best

    def _is_end(self, place: int) -> bool:
        """Whether nobody gets further in the same turn."""
        ground = self.prospects.ground
        return place in ground.fear or mark_at(self.prospects.view, place) == self.lookup.exit

    def _toll(self, here: int, there: int) -> float:
        """What a step costs besides being one, in steps."""
        mark = mark_at(self.prospects.view, there)
        # Of two ends that are alike the nearer one is better by a trifle.
        cost = self.prospects.ground.fear.get(there, 0.0) + 0.01
        if mark == self.lookup.bridge and cell_of(here) != cell_of(there):
            cost += BRIDGE
        if mark == self.lookup.tunnel:
            gold = self.prospects.view.nums[self.lookup.gold[self.prospects.seat]]
            cost += TUNNEL if gold else 0.1
        return cost

    # -- a creature --------------------------------------------------------------------------

    def catch(self, number: int, place: int) -> float:
        """What it is worth that a creature enters a place."""
        worth, nums = 0.0, self.prospects.view.nums
        for seat, there in enumerate(self.prospects.places):
            if there != place:
                continue
            # A card, a turn, a piece of gold: what somebody does not have cannot be taken.
            has = (
                self.prospects.view.size(self.lookup.hands[seat]) > 0,
                not nums[self.lookup.lying[seat]],
                nums[self.lookup.gold[seat]] > 0,
            )
            strike = STRIKES[number] if has[number] else 0.0
            own = -1.5 if seat == self.prospects.seat else 1 - 2 * self.prospects.allies[seat]
            near = 1.5 if self.prospects.is_near(seat) else FAR_AWAY
            worth += strike * own * near
        return worth

    def hunting(self, number: int, start: int, steps: int) -> float:
        """The most that a creature can be worth that goes so many steps from a place."""
        rules, view = self.lookup.rules, self.prospects.view
        best, seen, edge = 0.0, {start}, [start]
        for _ in range(steps):
            beyond: list[int] = []
            for one in edge:
                for other in strides(rules, view, one):
                    if other not in seen:
                        seen.add(other)
                        if other in self.prospects.places:
                            best = max(best, self.catch(number, other))
                        else:
                            beyond.append(other)
            edge = beyond
        return best
