"""Toll tunnels: dwarves who sit on a building site and want to be paid (T1-T4)."""

from rockfall.kernel.about import About, of_cell, of_seat
from rockfall.kernel.build import Builder
from rockfall.kernel.effects import ASKS, LAYS, PAYS
from rockfall.kernel.geometry import cell_text
from rockfall.kernel.module import Module
from rockfall.kernel.moves import CELL, SEAT, a_of, b_of, card_of, kind_of, pack, seat_of, verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.tokens import (
    GONE,
    IN_BOX,
    ON_CELL,
    Token,
    find_token,
    owner_of,
    owner_on,
    pack_token,
    stands,
)
from rockfall.kernel.transition import Transition


class Toll(Module):
    """Each dwarf once a round; who builds on its cell pays its owner, or finds a sponsor."""

    def __init__(self, dwarves: int, nuggets: dict[str, int]) -> None:
        super().__init__("toll")
        self.count = dwarves
        #: gold cards that can be paid with, when the game has any
        self.nugget_names = nuggets
        self.nuggets: dict[int, int] = {}

    def declare(self, b: Builder) -> None:
        #: T2: each belongs to whoever puts it down
        numbers = range(self.count)
        self.dwarves = [b.token(f"dwarf.{number}", "toll", ON_CELL) for number in numbers]
        #: in this turn: seats asked for help, one bit each; for each dwarf who will pay, plus one
        self.begged = b.num("begged")
        self.sponsors = [b.num(f"sponsor.{number}") for number in numbers]
        self.put = b.verb("toll", self, "turn", CELL, secret=True, effect=LAYS)
        self.beg = b.verb("beg", self, "turn", CELL, SEAT, card=False, effect=ASKS)
        self.help = b.task("sponsor", self)
        self.agree = b.verb("agree", self, "sponsor", card=False)
        self.decline = b.verb("decline", self, "sponsor", card=False, neutral=True)
        self.purse = b.task("toll-card", self)
        self.pay = b.verb("pay", self, "toll-card", secret=True, effect=PAYS)
        b.phase("announced", self)
        b.offers(self)
        b.fence(self)
        b.phase("draw", self)

    def link(self, b: Builder) -> None:
        self.rules = b.rules
        self.hands = b.find_seat_zones("hand")
        self.discard = b.find("zone", "discard")
        self.due = b.find("counter", "due")
        self.active = b.find("counter", "active")
        self.announced = b.find("counter", "announced")
        self.pieces = b.find_seat_nums("pieces")
        self.gold: list[int] = []
        for name, nuggets in self.nugget_names.items():
            self.nuggets[b.find("card", name)] = nuggets
        if self.nuggets:
            self.gold = b.find_seat_zones("gold")
            self.gold_pile = b.find("zone", "gold-pile")

    def _owner(self, state: State, dwarf: Token) -> int:
        return owner_of(state.nums[dwarf.num])

    def _sponsor(self, state: State, dwarf: Token) -> int:
        """Who will pay a dwarf for the player whose turn it is; -1 for nobody."""
        return state.nums[self.sponsors[self.dwarves.index(dwarf)]] - 1

    def _free(self, state: State) -> list[Token]:
        """Dwarves that can still be put down in this round."""
        return [dwarf for dwarf in self.dwarves if state.nums[dwarf.num] == IN_BOX]

    def _has_gold(self, state: State, seat: int) -> bool:
        return state.nums[self.pieces[seat]] > 0 or bool(self.gold and state.zones[self.gold[seat]])

    def fences(self, state: State, seat: int, at: int) -> Refusal | None:
        dwarf = find_token(self.dwarves, state.nums, at)
        if dwarf is None or self._owner(state, dwarf) == seat or self._has_gold(state, seat):
            return None
        if self._sponsor(state, dwarf) >= 0:
            return None
        return Refusal("toll-unpaid", {"cell": cell_text(at), "seat": self._owner(state, dwarf)})

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        sites = state.grid.sites
        if self._free(state):
            for card in sorted(set(state.zones[self.hands[seat]])):
                for at in sites:
                    if find_token(self.dwarves, state.nums, at) is None:
                        out.append(pack(self.put, card, at))
        for dwarf in self.dwarves:
            value = state.nums[dwarf.num]
            if stands(value) and owner_of(value) != seat and self._sponsor(state, dwarf) < 0:
                for other in self._helpers(state, seat, owner_of(value)):
                    out.append(pack(self.beg, 0, dwarf.cell(value), other))

    def _helpers(self, state: State, seat: int, owner: int) -> list[int]:
        """Who can still be asked: the owner, or whoever has gold, each once a turn."""
        asked = state.nums[self.begged]
        return [
            other
            for other in range(len(self.pieces))
            if other != seat
            and not asked >> other & 1
            and (other == owner or self._has_gold(state, other))
        ]

    def playable(self, state: State, seat: int, held: int) -> bool:
        return False

    def about(self, state: State, seat: int, name: str) -> About:
        if name == "sponsor":
            cell = a_of(state.todo[-1])
            own = owner_on(self.dwarves, state.nums, cell) == seat
            facts = [of_seat("other", state.nums[self.active]), of_cell("cell", cell)]
            return About(facts, "own" if own else "")
        if name == "toll-card":
            cell = a_of(state.nums[self.announced])
            owner = owner_on(self.dwarves, state.nums, cell)
            return About([of_cell("cell", cell), of_seat("other", owner)])
        return About([])

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        if verb_of(move) == self.pay:
            return Refusal("not-your-gold", {"card": state.layout.kinds[card_of(move)]})
        if verb_of(move) == self.beg:
            return Refusal("nobody-to-beg", {"cell": cell_text(a_of(move)), "seat": b_of(move)})
        if not self._free(state):
            return Refusal("no-dwarf-left")
        return Refusal("no-site", {"cell": cell_text(a_of(move))})

    def play(self, t: Transition, seat: int, move: int) -> None:
        if verb_of(move) == self.beg:
            t.set(self.begged, t.state.nums[self.begged] | 1 << b_of(move))
            t.ask(self.help, b_of(move), a_of(move))
            return
        t.move(card_of(move), self.hands[seat], self.discard)
        t.set(self._free(t.state)[0].num, pack_token(a_of(move), seat))
        t.set(self.due, 0)

    def phase(self, t: Transition, name: str) -> bool:
        if name == "draw":
            for num in (self.begged, *self.sponsors):
                t.set(num, 0)
            return True
        return self._collect(t)

    def _collect(self, t: Transition) -> bool:
        """T3: who lays a card on a dwarf's cell pays, and the dwarf leaves."""
        state = t.state
        move = state.nums[self.announced]
        if not move or not state.layout.verbs[verb_of(move)].digs:
            return True
        dwarf = find_token(self.dwarves, state.nums, a_of(move))
        if dwarf is None:
            return True
        owner, payer = self._owner(state, dwarf), state.nums[self.active]
        if self._sponsor(state, dwarf) >= 0:
            payer = self._sponsor(state, dwarf)
        if payer != owner:
            if not state.nums[self.pieces[payer]] and state.size(self.gold[payer]) > 1:
                t.ask(self.purse, payer)
                return False
            self._pay(t, payer, owner)
        t.set(dwarf.num, GONE)
        return True

    def _pay(self, t: Transition, payer: int, owner: int) -> None:
        if not t.state.nums[self.pieces[payer]]:
            self._change(t, payer, t.state.zones[self.gold[payer]][0])
        t.set(self.pieces[payer], t.state.nums[self.pieces[payer]] - 1)
        t.set(self.pieces[owner], t.state.nums[self.pieces[owner]] + 1)

    def _change(self, t: Transition, seat: int, card: int) -> None:
        """T4: a gold card for as many pieces."""
        t.move(card, self.gold[seat], self.gold_pile)
        t.set(self.pieces[seat], t.state.nums[self.pieces[seat]] + self.nuggets[card])

    def answers(self, state: State, task: int, out: list[int]) -> None:
        if kind_of(task) == self.help:
            out.append(pack(self.agree))
            out.append(pack(self.decline))
        else:
            for card in sorted(set(state.zones[self.gold[seat_of(task)]])):
                out.append(pack(self.pay, card))

    def answer(self, t: Transition, task: int, move: int) -> None:
        if verb_of(move) == self.pay:
            self._change(t, seat_of(task), card_of(move))
            return
        dwarf = find_token(self.dwarves, t.state.nums, a_of(task))
        if verb_of(move) == self.agree and dwarf is not None:
            t.set(self.sponsors[self.dwarves.index(dwarf)], seat_of(task) + 1)
        t.go("turn")
