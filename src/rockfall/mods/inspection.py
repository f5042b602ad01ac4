"""Inspection: a secret look at another's role (S18)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.module import Module
from rockfall.kernel.moves import SEAT, a_of, card_of, pack
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.table import Table


class Inspection(Module):
    """Everyone sees whose role is looked at, only the player which it is."""

    def __init__(self, name: str, count: int) -> None:
        super().__init__("inspection")
        self.card_name = name
        self.count = count

    def declare(self, b: Builder) -> None:
        self.kind = b.card(self.card_name, "pile", self.count)
        self.verb = b.verb("inspect", self, "turn", SEAT)
        b.offers(self)

    def link(self, b: Builder) -> None:
        self.roles = b.find_seat_zones("role")

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        if held >> self.kind & 1:
            for other in range(len(self.roles)):
                if other != seat:
                    out.append(pack(self.verb, self.kind, other))

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        code = "not-an-inspection" if card_of(move) != self.kind else "not-on-oneself"
        return Refusal(code, {"card": state.layout.kinds[card_of(move)]})

    def play(self, t: Table, seat: int, move: int) -> None:
        t.peek(seat, self.roles[a_of(move)])
