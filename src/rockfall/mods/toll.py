"""Toll tunnels: dwarves who sit on a building site and want to be paid (T1-T4)."""

from typing import Final

from rockfall.kernel.build import Builder
from rockfall.kernel.geometry import cell_text
from rockfall.kernel.module import Module
from rockfall.kernel.moves import CELL, SEAT, a_of, b_of, card_of, kind_of, pack, seat_of, verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.table import Table

_IN_BOX: Final = 0
_GONE: Final = -1


class Toll(Module):
    """Each dwarf once a round; who builds on its cell pays its owner, or finds a sponsor."""

    def __init__(self, dwarves: int, nuggets: dict[str, int]) -> None:
        super().__init__("toll")
        self.dwarves = dwarves
        #: gold cards that can be paid with, when the game has any
        self.nugget_names = nuggets
        self.nuggets: dict[int, int] = {}

    def declare(self, b: Builder) -> None:
        #: 0 in the box, -1 gone for this round, otherwise its cell << 4 | its owner
        self.places = [b.num(f"dwarf.{number}") for number in range(self.dwarves)]
        #: seats asked for help in this turn, one bit each; who will pay, plus one; for which cell
        self.begged = b.num("begged")
        self.sponsor = b.num("sponsor")
        self.sponsored = b.num("sponsored")
        self.put = b.verb("toll", self, "turn", CELL, secret=True)
        self.beg = b.verb("beg", self, "turn", CELL, SEAT, card=False)
        self.help = b.task("sponsor", self)
        self.agree = b.verb("agree", self, "sponsor", card=False)
        self.decline = b.verb("decline", self, "sponsor", card=False, neutral=True)
        self.purse = b.task("toll-card", self)
        self.pay = b.verb("pay", self, "toll-card", secret=True)
        b.phase("toll", self)
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
        self.pieces = [b.find("counter", f"pieces.{seat}") for seat in range(b.seats)]
        self.gold: list[int] = []
        for name, nuggets in self.nugget_names.items():
            self.nuggets[b.find("card", name)] = nuggets
        if self.nuggets:
            self.gold = b.find_seat_zones("gold")
            self.gold_pile = b.find("zone", "gold-pile")

    def _dwarf(self, state: State, at: int) -> int:
        """Which dwarf sits on a cell; -1 for none."""
        for number, place in enumerate(self.places):
            if state.nums[place] > 0 and state.nums[place] >> 4 == at:
                return number
        return -1

    def _owner(self, state: State, dwarf: int) -> int:
        return state.nums[self.places[dwarf]] & 15

    def _has_gold(self, state: State, seat: int) -> bool:
        return state.nums[self.pieces[seat]] > 0 or bool(self.gold and state.zones[self.gold[seat]])

    def fences(self, state: State, seat: int, at: int) -> Refusal | None:
        dwarf = self._dwarf(state, at)
        if dwarf < 0 or self._owner(state, dwarf) == seat or self._has_gold(state, seat):
            return None
        if state.nums[self.sponsor] and state.nums[self.sponsored] == at:
            return None
        return Refusal("toll-unpaid", {"cell": cell_text(at), "seat": self._owner(state, dwarf)})

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        sites = state.grid.sites
        if any(state.nums[place] == _IN_BOX for place in self.places):
            for card in sorted(set(state.zones[self.hands[seat]])):
                for at in sites:
                    if self._dwarf(state, at) < 0:
                        out.append(pack(self.put, card, at))
        if not state.nums[self.sponsor]:
            for place in self.places:
                at, owner = state.nums[place] >> 4, state.nums[place] & 15
                if state.nums[place] > 0 and owner != seat:
                    for other in self._helpers(state, seat, owner):
                        out.append(pack(self.beg, 0, at, other))

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

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        if verb_of(move) == self.pay:
            return Refusal("not-your-gold", {"card": state.layout.kinds[card_of(move)]})
        if verb_of(move) == self.beg:
            return Refusal("nobody-to-beg", {"cell": cell_text(a_of(move)), "seat": b_of(move)})
        if all(state.nums[place] != _IN_BOX for place in self.places):
            return Refusal("no-dwarf-left")
        return Refusal("no-site", {"cell": cell_text(a_of(move))})

    def play(self, t: Table, seat: int, move: int) -> None:
        if verb_of(move) == self.beg:
            t.set(self.begged, t.state.nums[self.begged] | 1 << b_of(move))
            t.set(self.sponsored, a_of(move))
            t.ask(self.help, b_of(move))
            return
        t.move(card_of(move), self.hands[seat], self.discard)
        for place in self.places:
            if t.state.nums[place] == _IN_BOX:
                t.set(place, a_of(move) << 4 | seat)
                break
        t.set(self.due, 0)

    def phase(self, t: Table, name: str) -> bool:
        if name == "draw":
            for num in (self.begged, self.sponsor, self.sponsored):
                t.set(num, 0)
            return True
        return self._collect(t)

    def _collect(self, t: Table) -> bool:
        """T3: who lays a card on a dwarf's cell pays, and the dwarf leaves."""
        state = t.state
        move = state.nums[self.announced]
        if not move or not state.layout.verbs[verb_of(move)].digs:
            return True
        dwarf = self._dwarf(state, a_of(move))
        if dwarf < 0:
            return True
        owner, payer = self._owner(state, dwarf), state.nums[self.active]
        if state.nums[self.sponsor] and state.nums[self.sponsored] == a_of(move):
            payer = state.nums[self.sponsor] - 1
        if payer != owner:
            if not state.nums[self.pieces[payer]] and state.size(self.gold[payer]) > 1:
                t.ask(self.purse, payer)
                return False
            self._pay(t, payer, owner)
        t.set(self.places[dwarf], _GONE)
        return True

    def _pay(self, t: Table, payer: int, owner: int) -> None:
        if not t.state.nums[self.pieces[payer]]:
            self._change(t, payer, t.state.zones[self.gold[payer]][0])
        t.set(self.pieces[payer], t.state.nums[self.pieces[payer]] - 1)
        t.set(self.pieces[owner], t.state.nums[self.pieces[owner]] + 1)

    def _change(self, t: Table, seat: int, card: int) -> None:
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

    def answer(self, t: Table, task: int, move: int) -> None:
        if verb_of(move) == self.pay:
            self._change(t, seat_of(task), card_of(move))
            return
        if verb_of(move) == self.agree:
            t.set(self.sponsor, seat_of(task) + 1)
        t.go("turn")
