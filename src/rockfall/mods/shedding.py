"""Shedding: put two cards away to be rid of a card in front of oneself (S6)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import HELPS, PUTS
from rockfall.kernel.module import Module
from rockfall.kernel.moves import CARD, b_of, card_of, pack, seat_of, verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition

_PRICE = 2


class Shedding(Module):
    """Two cards of the hand, unseen, for one card on the own mat."""

    def __init__(self) -> None:
        super().__init__("shedding")

    def declare(self, b: Builder) -> None:
        self.verb = b.verb("shed", self, "turn", b=CARD, secret=True, effect=HELPS)
        self.second = b.task("shed-second", self)
        self.with_card = b.verb("with", self, "shed-second", secret=True, effect=PUTS)
        b.offers(self)

    def link(self, b: Builder) -> None:
        self.hands = b.find_seat_zones("hand")
        self.mats = b.find_seat_zones("mat")
        self.discard = b.find("zone", "discard")

    def _hand(self, state: State, seat: int) -> list[int]:
        return sorted(set(state.zones[self.hands[seat]]))

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        mat = state.zones[self.mats[seat]]
        if mat and len(state.zones[self.hands[seat]]) >= _PRICE:
            for ill in mat:
                for card in self._hand(state, seat):
                    out.append(pack(self.verb, card, 0, ill))

    def playable(self, state: State, seat: int, held: int) -> bool:
        return False

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        if verb_of(move) == self.with_card:
            return Refusal("not-in-hand", {"card": state.layout.kinds[card_of(move)]})
        if b_of(move) not in state.zones[self.mats[seat]]:
            return Refusal("not-there", {"card": state.layout.kinds[b_of(move)], "seat": seat})
        return Refusal("too-few-cards")

    def play(self, t: Transition, seat: int, move: int) -> None:
        """A4: what leaves the mat goes on the discards first."""
        t.move(b_of(move), self.mats[seat], self.discard)
        t.move(card_of(move), self.hands[seat], self.discard)
        t.ask(self.second, seat)

    def answers(self, state: State, task: int, out: list[int]) -> None:
        for card in self._hand(state, seat_of(task)):
            out.append(pack(self.with_card, card))

    def answer(self, t: Transition, task: int, move: int) -> None:
        t.move(card_of(move), self.hands[seat_of(task)], self.discard)
