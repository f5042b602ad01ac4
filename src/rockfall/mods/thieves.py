"""Thieves: after the pay, each takes a piece from somebody (S17, S24)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import TAKES
from rockfall.kernel.module import Module
from rockfall.kernel.moves import SEAT, a_of, pack, seat_of, verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition


class Thieves(Module):
    """First the seat whose Theft was laid last, then the others clockwise; the trapped cannot."""

    def __init__(self) -> None:
        super().__init__("thieves")

    def declare(self, b: Builder) -> None:
        #: how many Thefts were laid, and which of them was each seat's
        self.laid = b.num("thefts-laid")
        self.number = [b.num(f"theft.{seat}") for seat in range(b.seats)]
        #: thieves that had their chance, one bit each
        self.done = b.num("thieves-done")
        self.task = b.task("theft", self)
        self.rob = b.verb("rob", self, "theft", SEAT, card=False, effect=TAKES)
        self.refrain = b.verb("refrain", self, "theft", card=False, neutral=True)
        b.phase("after-pay", self)
        b.reaction(self)

    def link(self, b: Builder) -> None:
        self.mats = b.find_seat_zones("mat")
        self.pieces = b.find_seat_nums("pieces")
        self.theft = b.find("card", "theft")
        self.trapped = b.find("card", "trapped")
        self.scheme = b.find("verb", "scheme")

    def acted(self, t: Transition, seat: int, move: int) -> None:
        if verb_of(move) == self.scheme:
            t.set(self.laid, t.state.nums[self.laid] + 1)
            t.set(self.number[a_of(move)], t.state.nums[self.laid])

    def _victims(self, state: State, thief: int) -> list[int]:
        seats = range(len(self.pieces))
        return [seat for seat in seats if seat != thief and state.nums[self.pieces[seat]]]

    def _order(self, state: State) -> list[int]:
        """The thieves, in the order in which they steal."""
        seats = len(self.mats)
        thieves: list[int] = []
        for seat, mat in enumerate(self.mats):
            if self.theft in state.zones[mat] and self.trapped not in state.zones[mat]:
                thieves.append(seat)
        if not thieves:
            return thieves
        first = max(thieves, key=lambda seat: state.nums[self.number[seat]])
        return sorted(thieves, key=lambda seat: (seat - first) % seats)

    def phase(self, t: Transition, name: str) -> bool:
        for seat in self._order(t.state):
            done = t.state.nums[self.done]
            if not done >> seat & 1:
                t.set(self.done, done | 1 << seat)
                if self._victims(t.state, seat):
                    t.ask(self.task, seat)
                    return False
        return True

    def answers(self, state: State, task: int, out: list[int]) -> None:
        out.append(pack(self.refrain))
        for victim in self._victims(state, seat_of(task)):
            out.append(pack(self.rob, 0, victim))

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        return Refusal("nothing-to-rob", {"seat": a_of(move)})

    def answer(self, t: Transition, task: int, move: int) -> None:
        if verb_of(move) == self.rob:
            thief, victim = self.pieces[seat_of(task)], self.pieces[a_of(move)]
            t.set(victim, t.state.nums[victim] - 1)
            t.set(thief, t.state.nums[thief] + 1)
