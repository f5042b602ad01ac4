"""Tournament: a path card on the way from the start, and pay in pieces (V2, V3, C16)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.module import Module
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition


class Tournament(Module):
    """The finisher earns one piece more; a greedy finisher takes all."""

    def __init__(self, at: int, finisher: int, digger: int, greedy: int, saboteur: int) -> None:
        super().__init__("tournament")
        self.at = at
        self.finisher_pay = finisher
        self.digger_pay = digger
        self.greedy_pay = greedy
        self.saboteur_pay = saboteur

    def declare(self, b: Builder) -> None:
        b.phase("prepare", self)
        b.phase("pay", self)

    def link(self, b: Builder) -> None:
        self.pile = b.find("zone", "pile")
        self.roles = b.find_seat_zones("role")
        self.pieces = b.find_seat_nums("pieces")
        self.finder = b.find("counter", "finder")
        self.digger = b.find("card", "digger")
        self.greedy = b.find("card", "greedy")
        self.saboteur = b.find("card", "saboteur")
        self.rules = b.rules

    def phase(self, t: Transition, name: str) -> bool:
        if name == "prepare":
            self._lay_first(t)
        else:
            self._pay(t)
        return True

    def _lay_first(self, t: Transition) -> None:
        """One random path card, turned at random, laid by nobody."""
        paths = [card for card in t.state.zones[self.pile] if self.rules.spot_owner[card]]
        card = paths[t.dice.roll("first-card", len(paths))]
        turned = t.dice.roll("first-card", 2)
        if t.state.layout.tileset.symmetric[card]:
            turned = 0
        t.place(self.at, card * 2 + turned, self.pile)

    def _seats(self, state: State, role: int) -> list[int]:
        return [seat for seat, zone in enumerate(self.roles) if state.card(zone) == role]

    def _pay(self, t: Transition) -> None:
        state = t.state
        finder = state.nums[self.finder] - 1
        if finder < 0:
            saboteurs = self._seats(state, self.saboteur)
            more = 1 if len(saboteurs) == 1 else 0
            for seat in saboteurs:
                self._give(t, seat, self.saboteur_pay + more)
        elif state.card(self.roles[finder]) == self.greedy:
            self._give(t, finder, self.greedy_pay)
        else:
            for seat in self._seats(state, self.digger):
                if self.rules.barred(state, seat, "share") is None:
                    self._give(t, seat, self.finisher_pay if seat == finder else self.digger_pay)

    def _give(self, t: Transition, seat: int, pieces: int) -> None:
        t.set(self.pieces[seat], t.state.nums[self.pieces[seat]] + pieces)
