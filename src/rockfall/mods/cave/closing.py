"""Closing: who begins, turns without cards, the end of the cards or by consent (D5, D20, D21)."""

from rockfall.kernel.about import About, of_seat
from rockfall.kernel.build import Builder
from rockfall.kernel.effects import ASKS
from rockfall.kernel.module import Module
from rockfall.kernel.moves import pack, seat_of, verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition


class Closing(Module):
    """One round; `first` is the host's choice of first player, -1 if at random."""

    def __init__(self, first: int) -> None:
        super().__init__("closing")
        self.host_choice = first

    def declare(self, b: Builder) -> None:
        self.round = b.layout.frame.round = b.num("round", enduring=True)
        self.first = b.num("first", enduring=True)
        self.emptied, self.agreed = b.reason("hands-empty"), b.reason("agreed")
        #: whether the end was proposed in this turn
        self.proposed = b.num("proposed")
        self.propose = b.verb("propose-end", self, "turn", card=False, effect=ASKS)
        self.vote = b.task("end-vote", self)
        self.consent = b.verb("consent", self, "end-vote", card=False)
        self.object = b.verb("object", self, "end-vote", card=False, neutral=True)
        b.offers(self)
        for name in ("open", "upkeep", "turn-end", "over"):
            b.phase(name, self)

    def link(self, b: Builder) -> None:
        self.active = b.find("counter", "active")
        self.pile = b.find("zone", "pile")
        self.hands = b.find_seat_zones("hand")

    def phase(self, t: Transition, name: str) -> bool:
        zones = t.state.zones
        if name == "open":
            t.set(self.round, 1)
            t.dice.begin(1)
            first = self.host_choice
            t.set(self.first, first if first >= 0 else t.dice.roll("first", len(self.hands)))
        elif name == "upkeep":
            if not zones[self.hands[t.state.nums[self.active]]]:
                t.go("turn-end")
        elif name == "turn-end":
            t.set(self.proposed, 0)
        elif not zones[self.pile] and not [hand for hand in self.hands if zones[hand]]:
            t.end(self.emptied)
        return True

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        if not state.nums[self.proposed]:
            out.append(pack(self.propose))

    def playable(self, state: State, seat: int, held: int) -> bool:
        return False

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        return Refusal("proposed-already")

    def play(self, t: Transition, seat: int, move: int) -> None:
        t.set(self.proposed, 1)
        t.ask(self.vote, (seat + 1) % len(self.hands))

    def about(self, state: State, seat: int, name: str) -> About:
        return About([of_seat("other", state.nums[self.active])] if name == "end-vote" else [])

    def answers(self, state: State, task: int, out: list[int]) -> None:
        out.append(pack(self.consent))
        out.append(pack(self.object))

    def answer(self, t: Transition, task: int, move: int) -> None:
        other = (seat_of(task) + 1) % len(self.hands)
        if verb_of(move) == self.object:
            t.go("turn")
        elif other == t.state.nums[self.active]:
            t.end(self.agreed)
        else:
            t.ask(self.vote, other)
