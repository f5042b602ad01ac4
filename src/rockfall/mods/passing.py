"""Passing: put cards face down on the discards (B6; S7 up to three)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import PUTS
from rockfall.kernel.module import Module
from rockfall.kernel.moves import CARD_AT, card_of, pack, seat_of, verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition


class Passing(Module):
    """Always possible; nobody else learns which cards. One draws as many as one put down."""

    def __init__(self, most: int) -> None:
        super().__init__("passing")
        self.most = most

    def declare(self, b: Builder) -> None:
        self.verb = b.verb("pass", self, "turn", secret=True, neutral=True, effect=PUTS)
        b.offers(self)
        if self.most > 1:
            self.more = b.task("pass-more", self)
            self.also = b.verb("also", self, "pass-more", secret=True, effect=PUTS)
            self.enough = b.verb("enough", self, "pass-more", card=False, neutral=True)

    def link(self, b: Builder) -> None:
        self.hands = b.find_seat_zones("hand")
        self.discard = b.find("zone", "discard")
        self.due = b.find("counter", "due")

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        self._each(state, seat, self.verb, out)

    def _each(self, state: State, seat: int, verb: int, out: list[int]) -> None:
        last = 0
        for card in state.zones[self.hands[seat]]:
            if card != last:
                out.append(verb + (card << CARD_AT))
                last = card

    def playable(self, state: State, seat: int, held: int) -> bool:
        return False

    def play(self, t: Transition, seat: int, move: int) -> None:
        t.move(card_of(move), self.hands[seat], self.discard)
        self._ask_more(t, seat)

    def _ask_more(self, t: Transition, seat: int) -> None:
        if t.state.nums[self.due] < self.most and t.state.zones[self.hands[seat]]:
            t.ask(self.more, seat)

    def answers(self, state: State, task: int, out: list[int]) -> None:
        out.append(pack(self.enough))
        self._each(state, seat_of(task), self.also, out)

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        return Refusal("not-in-hand", {"card": state.layout.kinds[card_of(move)]})

    def answer(self, t: Transition, task: int, move: int) -> None:
        if verb_of(move) == self.also:
            seat = seat_of(task)
            t.move(card_of(move), self.hands[seat], self.discard)
            t.set(self.due, t.state.nums[self.due] + 1)
            self._ask_more(t, seat)
