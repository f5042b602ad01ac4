"""Rockfall: take a path card off the grid (B11)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.geometry import cell_text
from rockfall.kernel.module import Module
from rockfall.kernel.moves import A_AT, CELL, a_of, card_of, pack
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.table import Table


class Rockfall(Module):
    """Never the start card, a goal or the double card; only cards of decks that may fall."""

    def __init__(self, name: str, count: int, also: list[str]) -> None:
        super().__init__("rockfall")
        self.card_name = name
        self.count = count
        #: decks besides the pile whose path cards fall
        self.also = also
        self.falls: list[bool] = []

    def declare(self, b: Builder) -> None:
        self.kind = b.card(self.card_name, "pile", self.count)
        self.verb = b.verb("rockfall", self, "turn", CELL)
        b.offers(self)

    def link(self, b: Builder) -> None:
        layout = b.layout
        self.discard = b.find("zone", "discard")
        falling = [b.find("deck", name) for name in ("pile", *self.also)]
        self.falls = [deck in falling for deck in layout.deck]
        #: kind -> where it falls to: cards of the pile on the discards, others into their box
        self.into = [
            layout.home[deck] if deck in falling[1:] else self.discard for deck in layout.deck
        ]

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        if held >> self.kind & 1:
            move = pack(self.verb, self.kind)
            for at, tile in state.grid.tiles.items():
                if self.falls[tile >> 1]:
                    out.append(move + (at << A_AT))

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        if card_of(move) != self.kind:
            return Refusal("not-a-rockfall", {"card": state.layout.kinds[card_of(move)]})
        code = "stands-firm" if a_of(move) in state.grid.tiles else "no-path-there"
        return Refusal(code, {"cell": cell_text(a_of(move))})

    def play(self, t: Table, seat: int, move: int) -> None:
        at = a_of(move)
        if at in t.state.grid.tiles:
            t.lift(at, self.into[t.state.grid.tiles[at] >> 1])
