"""Maps: a secret look at a face-down goal (B12)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.geometry import cell_text
from rockfall.kernel.module import Module
from rockfall.kernel.moves import CELL, a_of, card_of, pack
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.table import Table


class Maps(Module):
    """Everyone sees which goal was looked at, only the player what it is."""

    def __init__(self, name: str, count: int) -> None:
        super().__init__("maps")
        self.card_name = name
        self.count = count

    def declare(self, b: Builder) -> None:
        self.kind = b.card(self.card_name, "pile", self.count)
        self.verb = b.verb("map", self, "turn", CELL)
        b.offers(self)

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        if held >> self.kind & 1:
            for at in state.grid.down:
                out.append(pack(self.verb, self.kind, at))

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        if card_of(move) != self.kind:
            return Refusal("not-a-map", {"card": state.layout.kinds[card_of(move)]})
        return Refusal("no-hidden-goal", {"cell": cell_text(a_of(move))})

    def play(self, t: Table, seat: int, move: int) -> None:
        t.peek(seat, t.state.grid.down[a_of(move)])
