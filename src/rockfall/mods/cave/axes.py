"""Axes: laid in front of somebody, used up against a web or a creature (D18)."""

from rockfall.kernel.about import About
from rockfall.kernel.build import Builder
from rockfall.kernel.effects import HELPS, STOPS
from rockfall.kernel.geometry import SIDES, N, W, cell_text
from rockfall.kernel.layout import BACK
from rockfall.kernel.module import Module
from rockfall.kernel.moves import (
    CELL,
    EDGE,
    SEAT,
    a_of,
    b_of,
    card_of,
    pack,
    seat_of,
    verb_of,
)
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.tokens import Token, cell_of, edge, edge_parts, part_of, place_of, stands
from rockfall.kernel.transition import Transition


class Axes(Module):
    """One that somebody has laid in front of themselves in this turn is of no use yet."""

    def __init__(self, cards: list[tuple[str, int]], creatures: list[str]) -> None:
        super().__init__("axes")
        self.cards = cards
        self.names = creatures

    def declare(self, b: Builder) -> None:
        self.kinds = [b.card(name, "pile", count) for name, count in self.cards]
        #: the axe that the active seat has laid in front of itself in this turn
        self.fresh = b.num("fresh-axe")
        #: who was asked already, or against what: one bit each
        self.asked = b.num("fend-asked")
        self.lay = b.verb("axe", self, "turn", SEAT, kinds=self.kinds, effect=HELPS)
        self.cut = b.verb("cut", self, "walk", CELL, EDGE, card=False, effect=STOPS)
        self.task = b.task("fend", self)
        self.fend = b.verb("fend", self, "fend", card=False, effect=STOPS)
        self.endure = b.verb("endure", self, "fend", card=False, neutral=True)
        b.offers(self)
        b.joins(self)
        b.phase("fend", self)
        b.phase("turn-end", self)

    def link(self, b: Builder) -> None:
        self.active = b.find("counter", "active")
        self.hunter = b.find("counter", "hunter")
        self.driven = b.find("counter", "driven")
        self.played = b.find("zone", "played")
        self.discard = b.find("zone", "discard")
        self.mats = b.find_seat_zones("mat")
        self.dwarves = b.layout.tokens_of("dwarf")
        self.webs = b.layout.tokens_of("web")
        self.ages = [b.find("counter", f"web-age.{number}") for number in range(len(self.webs))]
        self.creatures: list[Token] = []
        for name in self.names:
            self.creatures += b.layout.tokens_of(name)

    # -- having one --------------------------------------------------------------------------

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        for kind in self.kinds:
            if held >> kind & 1:
                for other in range(len(self.mats)):
                    out.append(pack(self.lay, kind, other))

    def play(self, t: Transition, seat: int, move: int) -> None:
        if verb_of(move) == self.cut:
            self._cut(t, seat, edge(a_of(move), W if b_of(move) else N))
            return
        t.move(card_of(move), self.played, self.mats[a_of(move)])
        if a_of(move) == seat:
            t.set(self.fresh, card_of(move))

    def _usable(self, state: State, seat: int) -> int:
        """An axe that a seat can use now; BACK if it has none."""
        fresh = state.nums[self.fresh] if seat == state.nums[self.active] else BACK
        for card in state.zones[self.mats[seat]]:
            if card in self.kinds:
                if card != fresh:
                    return card
                fresh = BACK
        return BACK

    def _use(self, t: Transition, seat: int) -> None:
        t.move(self._usable(t.state, seat), self.mats[seat], self.discard)

    # -- against a web -----------------------------------------------------------------------

    def on_the_way(self, state: State, seat: int, out: list[int]) -> None:
        if self._usable(state, seat) == BACK:
            return
        place = place_of(state.nums[self.dwarves[seat].num])
        at = cell_of(place)
        sides = state.layout.spaces.sides[state.grid.tiles[at] << 3 | part_of(place)]
        for side in SIDES:
            if sides & side and self._web(state, edge(at, side)) >= 0:
                cell, part = edge_parts(edge(at, side))
                out.append(pack(self.cut, 0, cell, part))

    def _web(self, state: State, place: int) -> int:
        """The number of the web on an edge; -1 for none."""
        for number, web in enumerate(self.webs):
            value = state.nums[web.num]
            if stands(value) and place_of(value) == place:
                return number
        return -1

    def _cut(self, t: Transition, seat: int, place: int) -> None:
        age = self.ages[self._web(t.state, place)]
        self._use(t, seat)
        t.set(age, t.state.nums[age] - 1)

    # -- against a creature ------------------------------------------------------------------

    def phase(self, t: Transition, name: str) -> bool:
        if name == "turn-end":
            t.set(self.fresh, BACK)
            return True
        for bit, seat, number in self._threatened(t.state):
            if not t.state.nums[self.asked] >> bit & 1 and self._usable(t.state, seat):
                t.set(self.asked, t.state.nums[self.asked] | 1 << bit)
                t.ask(self.task, seat, number)
                return False
        t.set(self.asked, 0)
        return True

    def _threatened(self, state: State) -> list[tuple[int, int, int]]:
        """Who may be asked about which creature, in order, and by which bit that is noted."""
        nums, seats = state.nums, len(self.dwarves)
        active = nums[self.active]
        found: list[tuple[int, int, int]] = []
        if nums[self.hunter]:
            number = nums[self.hunter] - 1
            if not nums[self.driven] >> number & 1:
                place = place_of(nums[self.creatures[number].num])
                for turn in range(seats):
                    seat = (active + turn) % seats
                    if self._is_at(state, self.dwarves[seat], place):
                        found.append((seat, seat, number))
        else:
            place = place_of(nums[self.dwarves[active].num])
            for number, creature in enumerate(self.creatures):
                if self._is_at(state, creature, place):
                    found.append((number, active, number))
        return found

    def _is_at(self, state: State, token: Token, place: int) -> bool:
        value = state.nums[token.num]
        return stands(value) and place_of(value) == place

    def answers(self, state: State, task: int, out: list[int]) -> None:
        out.append(pack(self.fend))
        out.append(pack(self.endure))

    def about(self, state: State, seat: int, name: str) -> About:
        return About([], self.names[a_of(state.todo[-1])]) if name == "fend" else About([])

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        if verb_of(move) == self.lay:
            return Refusal("lies-nowhere", {"card": state.layout.kinds[card_of(move)]})
        if self._usable(state, seat) == BACK:
            return Refusal("no-axe")
        web = self._web(state, edge(a_of(move), W if b_of(move) else N))
        code = "no-web-there" if web < 0 else "web-out-of-reach"
        return Refusal(code, {"cell": cell_text(a_of(move))})

    def answer(self, t: Transition, task: int, move: int) -> None:
        if verb_of(move) == self.fend:
            self._use(t, seat_of(task))
            t.set(self.driven, t.state.nums[self.driven] | 1 << a_of(task))
