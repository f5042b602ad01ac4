"""Swap hats: a seat takes another role out of those left over (S18, E8)."""

from typing import Final

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import SWAPS
from rockfall.kernel.layout import TRACKED, UNSEEN
from rockfall.kernel.module import Module
from rockfall.kernel.moves import SEAT, a_of, card_of, pack
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition

TOP_UNDER: Final = "top-under"
RANDOM_OUT: Final = "random-out"
TOP_OUT: Final = "top-out"


class Hats(Module):
    """Only who changes sees the new role; what others knew of that seat is void."""

    def __init__(self, name: str, count: int, how: str) -> None:
        super().__init__("hats")
        self.card_name = name
        self.count = count
        self.at_random = how == RANDOM_OUT
        self.goes_under = how == TOP_UNDER

    def declare(self, b: Builder) -> None:
        self.kind = b.card(self.card_name, "pile", self.count)
        self.verb = b.verb("hat", self, "turn", SEAT, kinds=[self.kind], effect=SWAPS)
        #: roles that are out for this round; who gave one away knows it
        self.out = b.zone("hats-out", "role-box", TRACKED)
        if self.at_random:
            self.shuffled = b.zone("hats-shuffled", "role-box", UNSEEN)
        b.offers(self)

    def link(self, b: Builder) -> None:
        self.roles = b.find_seat_zones("role")
        self.spare = b.find("zone", "spare")

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        if held >> self.kind & 1 and state.zones[self.spare]:
            for target in range(len(self.roles)):
                out.append(pack(self.verb, self.kind, target))

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        if card_of(move) != self.kind:
            return Refusal("not-a-hat", {"card": state.layout.kinds[card_of(move)]})
        return Refusal("no-hats-left")

    def play(self, t: Transition, seat: int, move: int) -> None:
        target = a_of(move)
        role = self.roles[target]
        # The old role lies in slot 0, the new one comes to lie behind it.
        if self.at_random:
            self._draw(t, role)
        else:
            t.shift(self.spare, 0, role)
        t.shift(role, 0, self.spare if self.goes_under else self.out)
        t.peek(target, role)

    def _draw(self, t: Transition, role: int) -> None:
        """E8 random-out: shuffled first, so that nobody can follow a role they put away (S18)."""
        while t.state.zones[self.spare]:
            t.shift(self.spare, 0, self.shuffled)
        t.draw(self.shuffled, role, "hats")
        while t.draw(self.shuffled, self.spare, "hats"):
            pass
