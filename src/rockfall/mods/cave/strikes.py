"""Strikes: what a creature does to the dwarves it meets (D19)."""

from typing import Final

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import STRIKES
from rockfall.kernel.module import Module
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.tokens import place_of, stands
from rockfall.kernel.transition import Transition

CARD: Final = "card"
GOLD: Final = "gold"
PARALYSIS: Final = "paralysis"


class Strikes(Module):
    """A hunting creature strikes every dwarf in the space, a walking dwarf is struck alone."""

    def __init__(self, effects: dict[str, str]) -> None:
        super().__init__("strikes")
        #: creature -> what it does
        self.effects = effects

    def declare(self, b: Builder) -> None:
        #: seat -> for how many ends of its turns its dwarf still lies down
        self.lying = b.seat_nums("lying")
        for lying in self.lying:
            b.layout.effects.nums[lying] = STRIKES
        for creature in self.effects:
            b.layout.effects.causes[creature] = STRIKES
        b.gate(self)
        b.phase("bite", self)
        b.phase("turn-end", self)

    def link(self, b: Builder) -> None:
        self.active = b.find("counter", "active")
        self.hunter = b.find("counter", "hunter")
        self.dwarves = b.layout.tokens_of("dwarf")
        self.creatures = [b.layout.tokens_of(name)[0] for name in self.effects]
        self.effect = list(self.effects.values())
        self.hands = b.find_seat_zones("hand")
        self.discard = b.find("zone", "discard")
        self.gold = b.find_seat_nums("gold")
        self.bank = b.find("counter", "bank")

    def bars(self, state: State, seat: int, what: str) -> Refusal | None:
        return Refusal("lies-down") if what == "walk" and state.nums[self.lying[seat]] else None

    def phase(self, t: Transition, name: str) -> bool:
        nums = t.state.nums
        active = nums[self.active]
        if name == "turn-end":
            if nums[self.lying[active]]:
                t.set(self.lying[active], nums[self.lying[active]] - 1)
        elif nums[self.hunter]:
            self._pounce(t, nums[self.hunter] - 1)
        else:
            for number in range(len(self.creatures)):
                if self._meet(t.state, active, number):
                    self._strike(t, active, number)
        return True

    def _meet(self, state: State, seat: int, number: int) -> bool:
        """Whether a dwarf and a creature stand in the same space."""
        dwarf = state.nums[self.dwarves[seat].num]
        creature = state.nums[self.creatures[number].num]
        return stands(dwarf) and stands(creature) and place_of(dwarf) == place_of(creature)

    def _pounce(self, t: Transition, number: int) -> None:
        """The hunt is over when the creature has met somebody, or has been driven away."""
        seats = len(self.dwarves)
        over = not stands(t.state.nums[self.creatures[number].num])
        for turn in range(seats):
            seat = (t.state.nums[self.active] + turn) % seats
            if self._meet(t.state, seat, number):
                self._strike(t, seat, number)
                over = True
        if over:
            t.set(self.hunter, 0)
        t.go("hunt")

    def _strike(self, t: Transition, seat: int, number: int) -> None:
        effect = self.effect[number]
        if effect == CARD:
            t.draw(self.hands[seat], self.discard, "loss")
        elif effect == GOLD:
            t.hand_over(self.gold[seat], self.bank)
        elif not t.state.nums[self.lying[seat]]:
            # The end of this turn is not yet the end of the next one.
            t.set(self.lying[seat], 2 if seat == t.state.nums[self.active] else 1)
