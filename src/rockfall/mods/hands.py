"""Swap hands: all cards of two hands change places (S19)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.module import Module
from rockfall.kernel.moves import SEAT, a_of, card_of, pack
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.table import Table


class Hands(Module):
    """Either hand may be empty; the other seat draws at the end of the turn, not the active one."""

    def __init__(self, name: str, count: int) -> None:
        super().__init__("hands")
        self.card_name = name
        self.count = count

    def declare(self, b: Builder) -> None:
        self.kind = b.card(self.card_name, "pile", self.count)
        self.verb = b.verb("swap", self, "turn", SEAT)
        #: the seat that draws instead of the active one, plus one
        self.guest = b.num("guest")
        b.offers(self)
        b.phase("draw", self)

    def link(self, b: Builder) -> None:
        self.hands = b.find_seat_zones("hand")
        self.pile = b.find("zone", "pile")
        self.due = b.find("counter", "due")

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        if held >> self.kind & 1:
            for other in range(len(self.hands)):
                if other != seat:
                    out.append(pack(self.verb, self.kind, other))

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        code = "not-a-swap" if card_of(move) != self.kind else "not-on-oneself"
        return Refusal(code, {"card": state.layout.kinds[card_of(move)]})

    def play(self, t: Table, seat: int, move: int) -> None:
        other = a_of(move)
        mine, yours = self.hands[seat], self.hands[other]
        given, taken = t.state.zones[mine], t.state.zones[yours]
        for card in given:
            t.move(card, mine, yours)
        for card in taken:
            t.move(card, yours, mine)
        t.set(self.due, 0)
        t.set(self.guest, other + 1)

    def phase(self, t: Table, name: str) -> bool:
        if t.state.nums[self.guest]:
            t.draw(self.pile, self.hands[t.state.nums[self.guest] - 1], "pile")
            t.set(self.guest, 0)
        return True
