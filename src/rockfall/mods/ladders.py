"""Ladders: path cards that need no tunnel to begin from (S12, S13)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.geometry import SIDES, STEP, cell_text
from rockfall.kernel.module import Module
from rockfall.kernel.moves import A_AT, B_AT, a_of, card_of, pack
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.tiles import TileCard


class Ladders(Module):
    """Beside any path card, linked or not, where it fits and no goal lies next to it."""

    def __init__(self, cards: list[TileCard]) -> None:
        super().__init__("ladders")
        self.cards = cards
        self.kinds: list[int] = []
        self.mine = 0
        #: kind -> whether it is a goal
        self.goals: list[bool] = []

    def declare(self, b: Builder) -> None:
        for card in self.cards:
            kind = b.card(card.name, "pile", card.count, card.shape)
            self.kinds.append(kind)
            self.mine |= 1 << kind
            b.spots(kind, self)
        b.offers(self)

    def link(self, b: Builder) -> None:
        self.rules = b.rules
        self.dig = b.find("verb", "dig")
        goal_box = b.find("deck", "goal-box")
        self.goals = [deck == goal_box for deck in b.layout.deck]
        self.goal_zones = [deck == goal_box for deck in b.layout.carries]

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        if held & self.mine and self.rules.barred(state, seat, "dig") is None:
            digs: list[int] = []
            self._digs(state, held, digs)
            out.extend(self.rules.unfenced(state, seat, digs))

    def playable(self, state: State, seat: int, held: int) -> bool:
        out: list[int] = []
        self._digs(state, held, out)
        return bool(out)

    def _digs(self, state: State, held: int, out: list[int]) -> None:
        for kind in self.kinds:
            if held >> kind & 1:
                move = pack(self.dig, kind)
                spots: list[int] = []
                self.spots(state, kind, spots)
                for spot in spots:
                    out.append(move + (spot >> 1 << A_AT) + ((spot & 1) << B_AT))

    def spots(self, state: State, kind: int, out: list[int]) -> None:
        tiles, grid = state.layout.tileset, state.grid
        turns = 1 if tiles.symmetric[kind] else 2
        for at, key in grid.rim.items():
            if at not in grid.down and not self._beside_goal(state, at):
                for turn in range(turns):
                    if tiles.opens[kind * 2 + turn] & key >> 8 == key >> 4 & 15:
                        out.append(at << 1 | turn)

    def _beside_goal(self, state: State, at: int) -> bool:
        """Whether a goal, turned or not, lies orthogonally beside a cell."""
        grid = state.grid
        for side in SIDES:
            beside = at + STEP[side]
            if beside in grid.down and self.goal_zones[grid.down[beside]]:
                return True
            if beside in grid.tiles and self.goals[grid.tiles[beside] >> 1]:
                return True
        return False

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        """Called for a cell that is empty: what keeps a ladder from standing there."""
        at, where = a_of(move), cell_text(a_of(move))
        if at not in state.grid.rim:
            return Refusal("ladder-alone", {"cell": where})
        if self._beside_goal(state, at):
            return Refusal("ladder-beside-goal", {"cell": where})
        return Refusal("same-unturned", {"card": state.layout.kinds[card_of(move)]})
