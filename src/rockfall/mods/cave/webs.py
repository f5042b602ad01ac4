"""Webs: for two turns nobody gets through (D14, D16)."""

from typing import Final

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import HARMS
from rockfall.kernel.geometry import SIDES, STEP, TURNED, N, W, cell_text
from rockfall.kernel.module import Module
from rockfall.kernel.moves import CELL, EDGE, a_of, b_of, card_of, pack
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.tokens import (
    IN_BOX,
    ON_EDGE,
    edge,
    edge_parts,
    owner_of,
    pack_token,
    place_of,
    stands,
)
from rockfall.kernel.transition import Transition

#: What a web shows when it is new.
NEW: Final = 2


class Webs(Module):
    """On an edge where two cards are joined, or on an open end; one in a place."""

    def __init__(self, cards: list[tuple[str, int]]) -> None:
        super().__init__("webs")
        self.cards = cards

    def declare(self, b: Builder) -> None:
        self.kinds: list[int] = []
        #: web -> the card that it belongs to
        self.card_of: list[int] = []
        for name, count in self.cards:
            kind = b.card(name, "pile", count)
            self.kinds.append(kind)
            self.card_of += [kind] * count
        numbers = range(len(self.card_of))
        self.webs = [b.token(f"web.{number}", "web", ON_EDGE) for number in numbers]
        #: how many of its owner's turns each still lasts
        self.ages = [b.num(f"web-age.{number}") for number in numbers]
        for web, age in zip(self.webs, self.ages, strict=True):
            web.shows = age
        self.verb = b.verb("web", self, "turn", CELL, EDGE, kinds=self.kinds, effect=HARMS)
        b.offers(self)
        b.halts(self)
        b.reaction(self)
        b.phase("upkeep", self)
        b.phase("walk", self)

    def link(self, b: Builder) -> None:
        self.active = b.find("counter", "active")
        self.played = b.find("zone", "played")
        self.discard = b.find("zone", "discard")
        self.mats = b.find_seat_zones("mat")

    def halts(self, state: State, edge: int) -> bool:
        for web in self.webs:
            value = state.nums[web.num]
            if value > 0 and place_of(value) == edge:
                return True
        return False

    def hindrance(self, state: State, edge: int) -> Refusal:
        at, part = edge_parts(edge)
        return Refusal("web-in-the-way", {"cell": cell_text(at), "side": "W" if part else "N"})

    def _places(self, state: State) -> list[int]:
        """D16: the edges where a web can be put."""
        grid = state.grid
        opens = grid.tileset.opens
        places: list[int] = []
        for at, tile in grid.tiles.items():
            for side in SIDES:
                if not opens[tile] & side:
                    continue
                beside = at + STEP[side]
                other = grid.tiles.get(beside, 0)
                # D0: an opening that faces a closed side is no place for a web.
                if other and not opens[other] & TURNED[side]:
                    continue
                place = edge(at, side)
                # An edge between two cards would be found from both.
                if (not other or side & (N | W)) and not self.halts(state, place):
                    places.append(place)
        return places

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        for kind in self.kinds:
            if held >> kind & 1:
                for place in self._places(state):
                    at, part = edge_parts(place)
                    out.append(pack(self.verb, kind, at, part))

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        if card_of(move) not in self.kinds:
            return Refusal("not-a-web", {"card": state.layout.kinds[card_of(move)]})
        place = edge(a_of(move), W if b_of(move) else N)
        code = "web-there" if self.halts(state, place) else "no-way-there"
        return Refusal(code, {"cell": cell_text(a_of(move))})

    def play(self, t: Transition, seat: int, move: int) -> None:
        card = card_of(move)
        for number, web in enumerate(self.webs):
            if self.card_of[number] == card and t.state.nums[web.num] == IN_BOX:
                place = edge(a_of(move), W if b_of(move) else N)
                t.move(card, self.played, self.mats[seat])
                t.set(web.num, pack_token(place, seat))
                t.set(self.ages[number], NEW)
                return

    def phase(self, t: Transition, name: str) -> bool:
        """At the start of its owner's turn a web grows older; on the way one may have been cut."""
        for number, web in enumerate(self.webs):
            value = t.state.nums[web.num]
            if not stands(value):
                continue
            if name == "upkeep" and owner_of(value) == t.state.nums[self.active]:
                t.set(self.ages[number], t.state.nums[self.ages[number]] - 1)
            if not t.state.nums[self.ages[number]]:
                self._remove(t, number)
        return True

    def acted(self, t: Transition, seat: int, move: int) -> None:
        """D14: a web goes from an edge where no card has an opening any more."""
        tiles, opens = t.state.grid.tiles, t.state.grid.tileset.opens
        for number, web in enumerate(self.webs):
            value = t.state.nums[web.num]
            if stands(value):
                at, part = edge_parts(place_of(value))
                side = W if part else N
                here, beyond = tiles.get(at, 0), tiles.get(at + STEP[side], 0)
                if not opens[here] & side and not opens[beyond] & TURNED[side]:
                    self._remove(t, number)

    def _remove(self, t: Transition, number: int) -> None:
        owner = owner_of(t.state.nums[self.webs[number].num])
        t.set(self.webs[number].num, IN_BOX)
        t.set(self.ages[number], 0)
        t.move(self.card_of[number], self.mats[owner], self.discard)
