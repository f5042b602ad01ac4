"""Maps: a secret look at a face-down goal (B12)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import LOOKS
from rockfall.kernel.geometry import cell_text
from rockfall.kernel.module import Module
from rockfall.kernel.moves import A_AT, CELL, a_of, card_of, pack
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition


class Maps(Module):
    """Everyone sees which goal was looked at, only the player what it is."""

    def __init__(self, cards: list[tuple[str, int]]) -> None:
        super().__init__("maps")
        #: the names of the cards, and how many there are of each
        self.cards = cards
        self.kinds: list[int] = []

    def declare(self, b: Builder) -> None:
        self.kinds = [b.card(name, "pile", count) for name, count in self.cards]
        self.verb = b.verb("map", self, "turn", CELL, kinds=self.kinds, effect=LOOKS)
        b.offers(self)

    def link(self, b: Builder) -> None:
        self.rules = b.rules
        goal_box = b.find("deck", "goal-box")
        self.goals = [deck == goal_box for deck in b.layout.carries]

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        for kind in self.kinds:
            if held >> kind & 1 and self.rules.barred(state, seat, "map") is None:
                move = pack(self.verb, kind)
                for at, zone in state.grid.down.items():
                    if self.goals[zone]:
                        out.append(move + (at << A_AT))

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        if card_of(move) not in self.kinds:
            return Refusal("not-a-map", {"card": state.layout.kinds[card_of(move)]})
        barred = self.rules.barred(state, seat, "map")
        return barred or Refusal("no-hidden-goal", {"cell": cell_text(a_of(move))})

    def play(self, t: Transition, seat: int, move: int) -> None:
        t.peek(seat, t.state.grid.down[a_of(move)])
