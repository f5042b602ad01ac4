"""Diversion: the path card laid last moves to another place (C23)."""

from rockfall.kernel.about import About, of_card, of_cell
from rockfall.kernel.build import Builder
from rockfall.kernel.effects import LAYS
from rockfall.kernel.geometry import cell_text
from rockfall.kernel.module import Module
from rockfall.kernel.moves import CELL, TURN, a_of, b_of, card_of, pack, verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition


class Diversion(Module):
    """Lifted, then laid on a different cell that is legal without it; by the active player now."""

    def __init__(self, name: str, count: int) -> None:
        super().__init__("diversion")
        self.card_name = name
        self.count = count

    def declare(self, b: Builder) -> None:
        self.kind = b.card(self.card_name, "pile", self.count)
        self.verb = b.verb(
            "divert", self, "turn", CELL, TURN, kinds=[self.kind], digs=True, effect=LAYS
        )
        #: the cell of the path card laid last in this round; 0 for none
        self.last = b.num("last-laid")
        b.offers(self)
        b.reaction(self)

    def link(self, b: Builder) -> None:
        self.rules = b.rules
        self.played = b.find("zone", "played")

    def acted(self, t: Transition, seat: int, move: int) -> None:
        if t.state.layout.verbs[verb_of(move)].digs:
            t.set(self.last, a_of(move))

    def _places(self, state: State) -> list[int]:
        """Where the card may go, as `cell << 1 | turned`."""
        out: list[int] = []
        at = state.nums[self.last]
        if at in state.grid.tiles:
            kind = state.grid.tiles[at] >> 1
            without = state.copy()
            without.grid.lift(at)
            spots: list[int] = []
            owner = self.rules.spot_owner[kind]
            if owner is not None:
                owner.spots(without, kind, spots)
            out = [spot for spot in spots if spot >> 1 != at]
        return out

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        if held >> self.kind & 1:
            spots = self._places(state)
            digs = [pack(self.verb, self.kind, spot >> 1, spot & 1) for spot in spots]
            out.extend(self.rules.unfenced(state, seat, digs))

    def playable(self, state: State, seat: int, held: int) -> bool:
        return held >> self.kind & 1 == 1 and bool(self._places(state))

    def about(self, state: State, seat: int, name: str) -> About:
        last = state.nums[self.last]
        return About([of_cell("from", last), of_card("which", state.grid.tiles[last] >> 1)])

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        if card_of(move) != self.kind:
            return Refusal("not-a-diversion", {"card": state.layout.kinds[card_of(move)]})
        if state.nums[self.last] not in state.grid.tiles:
            return Refusal("nothing-to-divert")
        fenced = self.rules.fenced(state, seat, a_of(move))
        if fenced is not None and (a_of(move) << 1 | b_of(move)) in self._places(state):
            return fenced
        return Refusal("not-there-diverted", {"cell": cell_text(a_of(move))})

    def play(self, t: Transition, seat: int, move: int) -> None:
        at = t.state.nums[self.last]
        kind = t.state.grid.tiles[at] >> 1
        t.lift(at, self.played)
        t.place(a_of(move), kind * 2 + b_of(move), self.played)
