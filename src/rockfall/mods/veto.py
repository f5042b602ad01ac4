"""Veto: stop a card that was just announced (C19).

After every announcement all other seats are asked, whether they hold the card or not, so that
nobody can tell from being asked who could have answered.
"""

from rockfall.kernel.about import About, of_card, of_seat
from rockfall.kernel.build import Builder
from rockfall.kernel.effects import STOPS
from rockfall.kernel.module import Module
from rockfall.kernel.moves import card_of, pack, seat_of, verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition


class Veto(Module):
    """One answer after the other, clockwise from the active seat; the first veto decides."""

    def __init__(self, name: str, count: int) -> None:
        super().__init__("veto")
        self.card_name = name
        self.count = count

    def declare(self, b: Builder) -> None:
        self.kind = b.card(self.card_name, "pile", self.count)
        self.task = b.task("veto", self, window=True)
        self.veto = b.verb("veto", self, "veto", kinds=[self.kind], effect=STOPS)
        self.allow = b.verb("allow", self, "veto", card=False, neutral=True)
        #: how many seats were asked about the card announced
        self.asked = b.num("asked-veto")
        #: the seat that stopped a card in this turn, plus one
        self.stopper = b.num("stopper", names_seat=True)
        b.phase("announced", self)
        b.phase("draw", self)

    def link(self, b: Builder) -> None:
        self.hands = b.find_seat_zones("hand")
        self.pile = b.find("zone", "pile")
        self.played = b.find("zone", "played")
        self.discard = b.find("zone", "discard")
        self.announced = b.find("counter", "announced")
        self.active = b.find("counter", "active")

    def phase(self, t: Transition, name: str) -> bool:
        nums = t.state.nums
        if name == "draw":
            if nums[self.stopper]:
                t.draw(self.pile, self.hands[nums[self.stopper] - 1], "pile")
                t.set(self.stopper, 0)
            return True
        if not nums[self.announced]:
            return True
        asked = nums[self.asked] + 1
        if asked == len(self.hands):
            t.set(self.asked, 0)
            return True
        t.set(self.asked, asked)
        t.ask(self.task, (nums[self.active] + asked) % len(self.hands))
        return False

    def answers(self, state: State, task: int, out: list[int]) -> None:
        out.append(pack(self.allow))
        if self.kind in state.zones[self.hands[seat_of(task)]]:
            out.append(pack(self.veto, self.kind))

    def about(self, state: State, seat: int, name: str) -> About:
        card = card_of(state.nums[self.announced])
        return About([of_seat("other", state.nums[self.active]), of_card("which", card)])

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        code = "not-in-hand" if card_of(move) == self.kind else "not-a-veto"
        return Refusal(code, {"card": state.layout.kinds[card_of(move)]})

    def answer(self, t: Transition, task: int, move: int) -> None:
        """The stopped card goes on the discards, the veto on top; the turn ends with the draws."""
        if verb_of(move) == self.allow:
            return
        seat = seat_of(task)
        for card in t.state.zones[self.played]:
            t.move(card, self.played, self.discard)
        t.move(self.kind, self.hands[seat], self.played)
        t.move(self.kind, self.played, self.discard)
        t.set(self.announced, 0)
        t.set(self.asked, 0)
        t.set(self.stopper, seat + 1)
        t.acted(seat, move)
        t.go("turn-end")
