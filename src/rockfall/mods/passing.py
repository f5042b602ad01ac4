"""Passing: put one card face down on the discards (B6)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.module import Module
from rockfall.kernel.moves import CARD_AT, card_of
from rockfall.kernel.state import State
from rockfall.kernel.table import Table


class Passing(Module):
    """Always possible; nobody else learns which card it was."""

    def __init__(self) -> None:
        super().__init__("passing")

    def declare(self, b: Builder) -> None:
        self.verb = b.verb("pass", self, "turn", secret=True)
        b.offers(self)

    def link(self, b: Builder) -> None:
        self.hands = b.find_seat_zones("hand")
        self.discard = b.find("zone", "discard")

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        last = 0
        for card in state.zones[self.hands[seat]]:
            if card != last:
                out.append(self.verb + (card << CARD_AT))
                last = card

    def playable(self, state: State, seat: int, held: int) -> bool:
        return False

    def play(self, t: Table, seat: int, move: int) -> None:
        t.move(card_of(move), self.hands[seat], self.discard)
