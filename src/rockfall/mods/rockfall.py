"""Rockfall: take a path card off the grid (B11, D14)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import FALLS
from rockfall.kernel.geometry import cell_text
from rockfall.kernel.module import Module
from rockfall.kernel.moves import A_AT, CELL, a_of, card_of, pack
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition


class Rockfall(Module):
    """Never the start card, a goal or the double card; only cards of decks that may fall."""

    def __init__(self, cards: list[tuple[str, int]], also: list[str]) -> None:
        super().__init__("rockfall")
        #: the names of the cards, and how many there are of each
        self.cards = cards
        self.kinds: list[int] = []
        #: decks besides the pile whose path cards fall
        self.also = also
        self.falls: list[bool] = []

    def declare(self, b: Builder) -> None:
        self.kinds = [b.card(name, "pile", count) for name, count in self.cards]
        self.verb = b.verb("rockfall", self, "turn", CELL, kinds=self.kinds, effect=FALLS)
        b.offers(self)

    def link(self, b: Builder) -> None:
        layout = b.layout
        self.rules = b.rules
        self.discard = b.find("zone", "discard")
        falling = [b.find("deck", name) for name in ("pile", *self.also)]
        self.falls = [deck in falling for deck in layout.deck]
        #: kind -> where it falls to: cards of the pile on the discards, others into their box
        self.into = [
            layout.home[deck] if deck in falling[1:] else self.discard for deck in layout.deck
        ]

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        for kind in self.kinds:
            if held >> kind & 1:
                move = pack(self.verb, kind)
                for at, tile in state.grid.tiles.items():
                    if self.falls[tile >> 1] and self.rules.propped(state, at) is None:
                        out.append(move + (at << A_AT))

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        if card_of(move) not in self.kinds:
            return Refusal("not-a-rockfall", {"card": state.layout.kinds[card_of(move)]})
        at = a_of(move)
        if at not in state.grid.tiles:
            return Refusal("no-path-there", {"cell": cell_text(at)})
        propped = self.rules.propped(state, at)
        return propped or Refusal("stands-firm", {"cell": cell_text(at)})

    def play(self, t: Transition, seat: int, move: int) -> None:
        at = a_of(move)
        if at in t.state.grid.tiles:
            t.lift(at, self.into[t.state.grid.tiles[at] >> 1])
