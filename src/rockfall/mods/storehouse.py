"""Storehouse: instead of drawing, one of the last five discards (C18)."""

from typing import Final

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import PUTS
from rockfall.kernel.module import Module
from rockfall.kernel.moves import card_of, pack, seat_of, verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition

_DEPTH: Final = 5


class Storehouse(Module):
    """The others see that a card was taken, not which; the rest keeps its order."""

    def __init__(self, name: str, count: int) -> None:
        super().__init__("storehouse")
        self.card_name = name
        self.count = count

    def declare(self, b: Builder) -> None:
        self.kind = b.card(self.card_name, "pile", self.count)
        self.verb = b.verb("storehouse", self, "turn", kinds=[self.kind], effect=PUTS)
        self.task = b.task("storehouse", self)
        self.take = b.verb("take", self, "storehouse", secret=True, effect=PUTS)
        b.offers(self)

    def link(self, b: Builder) -> None:
        self.hands = b.find_seat_zones("hand")
        self.discard = b.find("zone", "discard")
        self.due = b.find("counter", "due")

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        if held >> self.kind & 1 and state.zones[self.discard]:
            out.append(pack(self.verb, self.kind))

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        card = state.layout.kinds[card_of(move)]
        if verb_of(move) == self.take:
            return Refusal("not-in-store", {"card": card})
        if card_of(move) != self.kind:
            return Refusal("not-a-storehouse", {"card": card})
        return Refusal("no-discards")

    def _slots(self, state: State) -> list[int]:
        size = state.size(self.discard)
        return list(range(max(0, size - _DEPTH), size))

    def play(self, t: Transition, seat: int, move: int) -> None:
        for slot in self._slots(t.state):
            t.look(seat, self.discard, slot)
        t.set(self.due, t.state.nums[self.due] - 1)
        t.ask(self.task, seat)

    def answers(self, state: State, task: int, out: list[int]) -> None:
        for card in sorted({state.card(self.discard, slot) for slot in self._slots(state)}):
            out.append(pack(self.take, card))

    def answer(self, t: Transition, task: int, move: int) -> None:
        slots = self._slots(t.state)
        for slot in reversed(slots):
            if t.state.card(self.discard, slot) == card_of(move):
                t.pick(self.discard, slot, len(slots), self.hands[seat_of(task)])
                return
