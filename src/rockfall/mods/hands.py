"""Swap hands: all cards of two hands change places (S19)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import SWAPS
from rockfall.kernel.module import Module
from rockfall.kernel.moves import SEAT, a_of, card_of, pack
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition


class Hands(Module):
    """Either hand may be empty; the other seat draws at the end of the turn, not the active one."""

    def __init__(self, cards: list[tuple[str, int]]) -> None:
        super().__init__("hands")
        #: the names of the cards, and how many there are of each
        self.cards = cards
        self.kinds: list[int] = []

    def declare(self, b: Builder) -> None:
        self.kinds = [b.card(name, "pile", count) for name, count in self.cards]
        self.verb = b.verb("swap", self, "turn", SEAT, kinds=self.kinds, effect=SWAPS)
        #: the seat that draws instead of the active one, plus one
        self.guest = b.num("guest", names_seat=True)
        b.offers(self)
        b.phase("draw", self)

    def link(self, b: Builder) -> None:
        self.hands = b.find_seat_zones("hand")
        self.pile = b.find("zone", "pile")
        self.due = b.find("counter", "due")

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        for kind in self.kinds:
            if held >> kind & 1:
                for other in range(len(self.hands)):
                    if other != seat:
                        out.append(pack(self.verb, kind, other))

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        code = "not-a-swap" if card_of(move) not in self.kinds else "not-on-oneself"
        return Refusal(code, {"card": state.layout.kinds[card_of(move)]})

    def play(self, t: Transition, seat: int, move: int) -> None:
        other = a_of(move)
        t.exchange(self.hands[seat], self.hands[other])
        t.set(self.due, 0)
        t.set(self.guest, other + 1)

    def phase(self, t: Transition, name: str) -> bool:
        if t.state.nums[self.guest]:
            t.draw(self.pile, self.hands[t.state.nums[self.guest] - 1], "pile")
            t.set(self.guest, 0)
        return True
