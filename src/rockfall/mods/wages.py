"""Wages: gold cards worth an exact sum, for saboteurs and a greedy finisher (B16, B17, C16)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.layout import OWNER
from rockfall.kernel.module import Module
from rockfall.kernel.transition import Transition


class Wages(Module):
    """Drawn card by card until the sum is met, unseen by others."""

    def __init__(self, nuggets: dict[str, int], pay: dict[int, int], greedy_pay: int) -> None:
        super().__init__("wages")
        self.nugget_names = nuggets
        #: number of saboteurs in play -> nuggets each is owed
        self.pay = pay
        #: what a greedy finisher is owed, 0 when there is no such role
        self.greedy_pay = greedy_pay
        self.greedy = 0
        #: kind -> nuggets
        self.nuggets: dict[int, int] = {}

    def declare(self, b: Builder) -> None:
        self.asides = b.seat_zones("aside", "gold-pile", OWNER, lasting=True)
        b.phase("pay", self)

    def link(self, b: Builder) -> None:
        for name, nuggets in self.nugget_names.items():
            self.nuggets[b.find("card", name)] = nuggets
        self.pile = b.find("zone", "gold-pile")
        self.kept = b.find_seat_zones("gold")
        self.roles = b.find_seat_zones("role")
        self.saboteur = b.find("card", "saboteur")
        if self.greedy_pay:
            self.greedy = b.find("card", "greedy")
        self.active = b.find("counter", "active")
        self.finder = b.find("counter", "finder")

    def phase(self, t: Transition, name: str) -> bool:
        finder = t.state.nums[self.finder] - 1
        if finder < 0:
            self._reward(t)
        elif self.greedy and t.state.card(self.roles[finder]) == self.greedy:
            self._pay_sum(t, finder, self.greedy_pay)
        return True

    def _reward(self, t: Transition) -> None:
        saboteurs = [
            seat for seat, zone in enumerate(self.roles) if t.state.card(zone) == self.saboteur
        ]
        owed = self.pay.get(len(saboteurs), 0)
        last, seats = t.state.nums[self.active], len(self.roles)
        for seat in sorted(saboteurs, key=lambda s: (s - last - 1) % seats):
            self._pay_sum(t, seat, owed)

    def _pay_sum(self, t: Transition, seat: int, owed: int) -> None:
        self._draw_sum(t, seat, owed)
        for card in t.state.zones[self.asides[seat]]:
            t.move(card, self.asides[seat], self.pile)

    def _draw_sum(self, t: Transition, seat: int, owed: int) -> None:
        """Draw card by card, lay aside what overshoots, exchange when nothing is left to draw."""
        kept, aside, pile = self.kept[seat], self.asides[seat], self.pile
        mine: list[int] = []
        while owed > self._worth(mine) and t.state.zones[pile]:
            cards = t.state.zones[pile]
            card = cards[t.dice.roll("gold", len(cards))]
            if self.nuggets[card] + self._worth(mine) <= owed:
                mine.append(card)
                t.move(card, pile, kept)
            else:
                t.move(card, pile, aside)
        if self._worth(mine) == owed:
            return
        wanted = self._exchange(mine, list(t.state.zones[aside]), owed)
        for card in self.nuggets:
            for _ in range(mine.count(card) - wanted.count(card)):
                t.move(card, kept, aside)
            for _ in range(wanted.count(card) - mine.count(card)):
                t.move(card, aside, kept)

    def _worth(self, cards: list[int]) -> int:
        return sum([self.nuggets[card] for card in cards])

    def _exchange(self, mine: list[int], aside: list[int], owed: int) -> list[int]:
        """The cards nearest to the sum from below; R46 ranks those that are equally near."""
        best = mine
        best_rank = (self._worth(mine), 0, -len(mine), 0)
        choices: list[list[int]] = [[]]
        for card in mine + aside:
            for chosen in choices.copy():
                more = sorted([*chosen, card])
                if self._worth(more) <= owed and more not in choices:
                    choices.append(more)
        for chosen in choices:
            back: list[int] = []
            for card in self.nuggets:
                back += [card] * (mine.count(card) - chosen.count(card))
            rank = (self._worth(chosen), -len(back), -len(chosen), -self._worth(back))
            if rank > best_rank:
                best, best_rank = chosen, rank
        return best
