"""Change of direction: play goes the other way round for the rest of the round (C20)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import SWAPS
from rockfall.kernel.module import Module
from rockfall.kernel.moves import card_of, pack
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition


class Direction(Module):
    """Always playable; a second one turns play back."""

    def __init__(self, name: str, count: int) -> None:
        super().__init__("direction")
        self.card_name = name
        self.count = count

    def declare(self, b: Builder) -> None:
        self.kind = b.card(self.card_name, "pile", self.count)
        self.verb = b.verb("reverse", self, "turn", kinds=[self.kind], effect=SWAPS)
        b.offers(self)

    def link(self, b: Builder) -> None:
        self.backwards = b.find("counter", "backwards")

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        if held >> self.kind & 1:
            out.append(pack(self.verb, self.kind))

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        return Refusal("turns-nothing", {"card": state.layout.kinds[card_of(move)]})

    def play(self, t: Transition, seat: int, move: int) -> None:
        t.set(self.backwards, 1 - t.state.nums[self.backwards])
