"""Path cards: the start card and digging (B2, B6, B8, G1-G5, D1, D6)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import LAYS
from rockfall.kernel.geometry import SIDE_LETTERS, cell_text
from rockfall.kernel.grid import EXTENDING, FITTING
from rockfall.kernel.layout import ALL
from rockfall.kernel.module import Module
from rockfall.kernel.moves import A_AT, CELL, TURN, a_of, b_of, card_of, pack
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.tiles import TileCard
from rockfall.kernel.transition import Transition


class Paths(Module):
    """Lay a path card where it fits and carries on what is reached, or any path (D6)."""

    def __init__(
        self, start: TileCard, start_at: int, cards: list[TileCard], reached: bool
    ) -> None:
        super().__init__("paths")
        self.start = start
        self.start_at = start_at
        self.cards = cards
        #: whether a card must carry on what is reached from the start
        self.reached = reached
        self.fitting = FITTING if reached else EXTENDING
        self.kinds: list[int] = []
        self.mine = 0
        #: kind -> its opening mask unturned and turned, each as one bit of sixteen
        self.faces: list[list[int]] = []
        #: kind -> both together
        self.masks: list[int] = []
        #: kind -> the moves that dig it unturned and turned, still without a cell
        self.digs: list[list[int]] = []

    def declare(self, b: Builder) -> None:
        self.box = b.deck("start-box", ALL)
        self.start_kind = b.card(self.start.name, "start-box", 1, self.start.shape)
        for card in self.cards:
            kind = b.card(card.name, "pile", card.count, card.shape)
            self.kinds.append(kind)
            b.spots(kind, self)
        self.verb = b.verb("dig", self, "turn", CELL, TURN, digs=True, effect=LAYS)
        b.phase("deal", self)
        b.offers(self)

    def link(self, b: Builder) -> None:
        self.rules = b.rules
        self.hands = b.find_seat_zones("hand")
        self.played = b.find("zone", "played")
        tiles = b.layout.tileset
        for _ in b.layout.kinds:
            self.faces.append([])
            self.masks.append(0)
            self.digs.append([])
        for kind in self.kinds:
            self.mine |= 1 << kind
            for turn in [0] if tiles.symmetric[kind] else [0, 1]:
                face = 1 << tiles.opens[kind * 2 + turn]
                self.faces[kind].append(face)
                self.masks[kind] |= face
                self.digs[kind].append(pack(self.verb, kind, 0, turn))

    def phase(self, t: Transition, name: str) -> bool:
        t.place(self.start_at, self.start_kind * 2, self.box)
        return True

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        if held & self.mine and self.rules.barred(state, seat, "dig") is None:
            if self.rules.fencing:
                digs: list[int] = []
                self._sites(state, seat, digs)
                out.extend(self.rules.unfenced(state, seat, digs))
            else:
                self._sites(state, seat, out)

    def playable(self, state: State, seat: int, held: int) -> bool:
        out: list[int] = []
        self._sites(state, seat, out)
        return bool(out)

    def _sites(self, state: State, seat: int, out: list[int]) -> None:
        """Every cell and rotation for every path card in hand (G5): a bit test each."""
        bits: list[int] = []
        digs: list[int] = []
        masks = 0
        last = 0
        for kind in state.zones[self.hands[seat]]:
            if kind != last and self.masks[kind]:
                last = kind
                bits += self.faces[kind]
                digs += self.digs[kind]
                masks |= self.masks[kind]
        fits, down = self.fitting, state.grid.down
        for at, key in self._cells(state).items():
            fitting = fits[key] & masks
            if fitting and at not in down:
                place = at << A_AT
                for i, bit in enumerate(bits):
                    if fitting & bit:
                        out.append(digs[i] + place)

    def spots(self, state: State, kind: int, out: list[int]) -> None:
        for at, key in self._cells(state).items():
            for turn, face in enumerate(self.faces[kind]):
                if self.fitting[key] & face and at not in state.grid.down:
                    out.append(at << 1 | turn)

    def _cells(self, state: State) -> dict[int, int]:
        """The cells to be looked at, with their rim bits; face-down cards may lie there."""
        return state.grid.sites if self.reached else state.grid.rim

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        barred = self.rules.barred(state, seat, "dig")
        if barred is not None:
            return barred
        at, card, grid = a_of(move), card_of(move), state.grid
        owner = self.rules.spot_owner[card]
        if owner is None:
            return Refusal("not-a-path", {"card": state.layout.kinds[card]})
        where = cell_text(at)
        if at in grid.tiles or at in grid.down:
            return Refusal("cell-taken", {"cell": where})
        opens = state.layout.tileset.opens[card * 2 + b_of(move)]
        key = grid.rim.get(at, 0)
        misfits = key >> 8 & (key >> 4 & 15 ^ opens)
        for side in range(4):
            if misfits >> side & 1:
                return Refusal("does-not-fit", {"cell": where, "side": SIDE_LETTERS[side]})
        if owner is self and not (key if self.reached else key >> 4) & 15 & opens:
            return Refusal("not-linked" if self.reached else "extends-nothing", {"cell": where})
        fenced = self.rules.fenced(state, seat, at)
        if fenced is not None:
            return fenced
        if owner is not self:
            return owner.refuse(state, seat, move)
        return Refusal("same-unturned", {"card": state.layout.kinds[card]})

    def play(self, t: Transition, seat: int, move: int) -> None:
        t.place(a_of(move), card_of(move) * 2 + b_of(move), self.played)
