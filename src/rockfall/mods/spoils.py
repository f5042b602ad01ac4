"""Spoils: chests that wait for the end of the turn, and take the place of a draw (X4, X5)."""

from typing import Final

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import PUTS, SWAPS
from rockfall.kernel.layout import OWNER
from rockfall.kernel.module import Module
from rockfall.kernel.moves import SEAT, a_of, card_of, kind_of, pack, seat_of, verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition

_STEAL: Final = 1
_SIFT: Final = 2
_SIFTED: Final = 3


class Spoils(Module):
    """Steal a card unseen, or keep one of three: done in the order opened, before the draws."""

    def __init__(self, steal: str, sift: str) -> None:
        super().__init__("spoils")
        self.steal_name = steal
        self.sift_name = sift

    def declare(self, b: Builder) -> None:
        self.sifted = b.seat_zones("sifted", "pile", OWNER)
        #: what waits for the end of the turn, two bits each, the first one topmost
        self.queue = b.num("spoils")
        self.steal = b.task("steal", self)
        self.sift = b.task("sift", self)
        self.put_away = b.task("put-away", self)
        self.grab = b.verb("grab", self, "steal", SEAT, card=False, effect=SWAPS)
        self.hold = b.verb("hold", self, "sift", secret=True, effect=PUTS)
        self.drop = b.verb("drop", self, "put-away", secret=True, effect=PUTS)
        b.phase("turn-end", self)
        b.reveals(self)

    def link(self, b: Builder) -> None:
        self.chests = {b.find("card", self.steal_name): _STEAL}
        self.chests[b.find("card", self.sift_name)] = _SIFT
        self.active = b.find("counter", "active")
        self.due = b.find("counter", "due")
        self.hands = b.find_seat_zones("hand")
        self.pile = b.find("zone", "pile")
        self.discard = b.find("zone", "discard")

    def revealed(self, t: Transition, at: int, kind: int) -> None:
        if kind in self.chests:
            t.set(self.due, t.state.nums[self.due] - 1)
            t.set(self.queue, t.state.nums[self.queue] << 2 | self.chests[kind])

    def phase(self, t: Transition, name: str) -> bool:
        seat = t.state.nums[self.active]
        while t.state.nums[self.queue]:
            queue = t.state.nums[self.queue]
            first = (queue.bit_length() - 1) // 2 * 2
            t.set(self.queue, queue & ~(3 << first))
            if queue >> first == _STEAL and self._victims(t.state, seat):
                t.ask(self.steal, seat)
                return False
            if queue >> first == _SIFT and t.state.zones[self.pile]:
                for _ in range(_SIFTED):
                    t.draw(self.pile, self.sifted[seat], "pile")
                t.ask(self.sift, seat)
                return False
        return True

    def _victims(self, state: State, seat: int) -> list[int]:
        hands = enumerate(self.hands)
        return [other for other, hand in hands if other != seat and state.zones[hand]]

    def _put_away(self, t: Transition, seat: int) -> None:
        """A4: who discards several chooses their order; a single one needs no asking."""
        left = t.state.zones[self.sifted[seat]]
        if len(left) > 1:
            t.ask(self.put_away, seat)
        elif left:
            t.move(left[0], self.sifted[seat], self.discard)

    def answers(self, state: State, task: int, out: list[int]) -> None:
        kind, seat = kind_of(task), seat_of(task)
        if kind == self.steal:
            out.extend([pack(self.grab, 0, other) for other in self._victims(state, seat)])
        else:
            verb = self.hold if kind == self.sift else self.drop
            out.extend([pack(verb, card) for card in set(state.zones[self.sifted[seat]])])

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        if verb_of(move) == self.grab:
            return Refusal("no-hand-to-rob", {"seat": a_of(move)})
        return Refusal("not-in-the-chest", {"card": state.layout.kinds[card_of(move)]})

    def answer(self, t: Transition, task: int, move: int) -> None:
        kind, seat = kind_of(task), seat_of(task)
        if kind == self.steal:
            hand = self.hands[a_of(move)]
            cards = t.state.zones[hand]
            t.move(cards[t.dice.roll("steal", len(cards))], hand, self.hands[seat])
            return
        to = self.hands[seat] if kind == self.sift else self.discard
        t.move(card_of(move), self.sifted[seat], to)
        self._put_away(t, seat)
