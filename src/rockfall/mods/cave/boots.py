"""Boots: one step more in every turn of whoever has them (D17)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import HELPS
from rockfall.kernel.module import Module
from rockfall.kernel.moves import SEAT, a_of, card_of, pack
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition


class Boots(Module):
    """In front of any player who has none, oneself included; they stay."""

    def __init__(self, cards: list[tuple[str, int]]) -> None:
        super().__init__("boots")
        self.cards = cards

    def declare(self, b: Builder) -> None:
        self.kinds = [b.card(name, "pile", count) for name, count in self.cards]
        self.verb = b.verb("boots", self, "turn", SEAT, kinds=self.kinds, effect=HELPS)
        b.offers(self)

    def link(self, b: Builder) -> None:
        self.played = b.find("zone", "played")
        self.mats = b.find_seat_zones("mat")
        self.paces = b.find_seat_nums("pace")

    def _has_boots(self, state: State, seat: int) -> bool:
        return any(card in self.kinds for card in state.zones[self.mats[seat]])

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        for kind in self.kinds:
            if held >> kind & 1:
                for other in range(len(self.mats)):
                    if not self._has_boots(state, other):
                        out.append(pack(self.verb, kind, other))

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        card = state.layout.kinds[card_of(move)]
        if card_of(move) not in self.kinds:
            return Refusal("lies-nowhere", {"card": card})
        return Refusal("already-there", {"card": card, "seat": a_of(move)})

    def play(self, t: Transition, seat: int, move: int) -> None:
        t.move(card_of(move), self.played, self.mats[a_of(move)])
        pace = self.paces[a_of(move)]
        t.set(pace, t.state.nums[pace] + 1)
