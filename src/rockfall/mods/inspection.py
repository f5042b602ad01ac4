"""Inspection: a secret look at another's role (S18, D13)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import LOOKS
from rockfall.kernel.layout import EVERYONE
from rockfall.kernel.module import Module
from rockfall.kernel.moves import SEAT, a_of, card_of, pack
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition


class Inspection(Module):
    """Everyone sees whose role is looked at, only the player which it is."""

    def __init__(self, cards: list[tuple[str, int]], also: list[str]) -> None:
        super().__init__("inspection")
        #: cards that do nothing else, with how many there are of each; cards of another module
        self.cards = cards
        self.also = also
        self.kinds: list[int] = []

    def declare(self, b: Builder) -> None:
        self.kinds = [b.card(name, "pile", count) for name, count in self.cards]
        self.kinds += [b.find("card", name) for name in self.also]
        self.verb = b.verb("inspect", self, "turn", SEAT, kinds=self.kinds, effect=LOOKS)
        b.offers(self)

    def link(self, b: Builder) -> None:
        self.roles = b.find_seat_zones("role")

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        for kind in self.kinds:
            if held >> kind & 1:
                for other, role in enumerate(self.roles):
                    if other != seat and state.witnesses(role) != EVERYONE:
                        out.append(pack(self.verb, kind, other))

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        name, other = state.layout.kinds[card_of(move)], a_of(move)
        if card_of(move) not in self.kinds:
            return Refusal("not-an-inspection", {"card": name})
        if other == seat:
            return Refusal("not-on-oneself", {"card": name})
        return Refusal("role-known", {"seat": other})

    def play(self, t: Transition, seat: int, move: int) -> None:
        t.peek(seat, self.roles[a_of(move)])
