"""Tally: what each clan has carried out, and who has won (D22)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.frame import Sum
from rockfall.kernel.module import Module
from rockfall.kernel.state import State
from rockfall.kernel.tokens import stands
from rockfall.kernel.transition import Transition


class Tally(Module):
    """A clan's gold counts once for every dwarf in play that works for the other clan."""

    def __init__(self) -> None:
        super().__init__("tally")

    def declare(self, b: Builder) -> None:
        #: seat -> what the gold is worth of the clan it works for
        self.scores = b.seat_nums("score", enduring=True)
        b.judge()
        b.scores(self.scores)
        b.adds_up(self)
        b.phase("round-end", self)
        b.phase("final", self)

    def link(self, b: Builder) -> None:
        self.roles = b.find_seat_zones("role")
        self.dwarves = b.find_seat_nums("dwarf")
        self.gold = b.find_seat_nums("gold")
        self.bank = b.find("counter", "bank")
        self.first = b.find("counter", "first-out")

    def phase(self, t: Transition, name: str) -> bool:
        nums = t.state.nums
        sides = self._sides(t.state)
        if name == "final":
            t.crown([seat for seat in range(len(sides)) if self._has_won(t.state, seat)])
            return True
        for seat, gold in enumerate(self.gold):
            if stands(nums[self.dwarves[seat]]):
                t.set(self.bank, nums[self.bank] + nums[gold])
                t.set(gold, 0)
        values = {one.side: one.worth for one in self.sums(t.state)}
        for score, side in zip(self.scores, sides, strict=True):
            t.set(score, values[side])
        best = [side for side, value in values.items() if value == max(values.values())]
        if len(best) > 1:
            first = nums[self.first] - 1
            best = [sides[first]] if first >= 0 else []
        t.win([seat for seat, side in enumerate(sides) if side in best])
        return True

    def sums(self, state: State) -> list[Sum]:
        sides = self._sides(state)
        found: list[Sum] = []
        for side in dict.fromkeys(sides):
            seats = [seat for seat, own in enumerate(sides) if own == side]
            gold = sum([state.nums[self.gold[seat]] for seat in seats])
            found.append(Sum(side, seats, "gold", gold, len(sides) - len(seats)))
        return found

    def _sides(self, state: State) -> list[str]:
        """Seat -> the clan it works for, once all clan cards lie open."""
        return [state.layout.frame.sides[state.card(role)] for role in self.roles]

    def _has_won(self, state: State, seat: int) -> bool:
        won = state.nums[state.layout.frame.won]
        return won > 0 and won - 1 >> seat & 1 == 1
