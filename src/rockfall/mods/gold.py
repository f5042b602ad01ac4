"""Gold: nugget cards for the side that wins a round, and the final count (B4, B15-B18, B20, E1)."""

from typing import Final

from rockfall.kernel.build import Builder
from rockfall.kernel.layout import ALL, NOBODY, OWNER
from rockfall.kernel.module import Module
from rockfall.kernel.moves import card_of, pack, seat_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.table import Table

PER_DIGGER: Final = "per-digger"
PER_PLAYER: Final = "per-player"


class GoldCard:
    """A gold card as the edition's data has it."""

    def __init__(self, name: str, nuggets: int, count: int) -> None:
        self.name = name
        self.nuggets = nuggets
        self.count = count


class Gold(Module):
    """Diggers choose and pass on; saboteurs draw until their sum is met."""

    def __init__(
        self, cards: list[GoldCard], pay: dict[int, int], share: str, most: int, greedy_pay: int
    ) -> None:
        super().__init__("gold")
        self.cards = cards
        #: number of saboteurs in play -> nuggets each is owed
        self.pay = pay
        self.per_player = share == PER_PLAYER
        #: most gold cards that are ever put on offer
        self.most = most
        #: what a greedy dwarf is owed as finisher, 0 when there is none (C16)
        self.greedy_pay = greedy_pay
        self.greedy = 0
        self.scores: list[int] = []
        #: kind -> nuggets
        self.nuggets: dict[int, int] = {}

    def declare(self, b: Builder) -> None:
        self.pile = b.deck("gold-pile", NOBODY, lasting=True)
        for card in self.cards:
            self.nuggets[b.card(card.name, "gold-pile", card.count)] = card.nuggets
        self.kept = b.seat_zones("gold", "gold-pile", OWNER, lasting=True)
        self.offers = b.seat_zones("offer", "gold-pile", OWNER, lasting=True)
        self.asides = b.seat_zones("aside", "gold-pile", OWNER, lasting=True)
        self.purses = b.seat_zones("purse", "gold-pile", ALL, lasting=True)
        self.sharing = b.num("sharing")
        self.task = b.task("gold", self)
        self.keep = b.verb("keep", self, "gold", secret=True)
        b.phase("pay", self)
        b.phase("final", self)

    def link(self, b: Builder) -> None:
        self.rules = b.rules
        self.scores = [b.find("counter", f"score.{seat}") for seat in range(b.seats)]
        self.backwards = b.find("counter", "backwards")
        self.roles = b.find_seat_zones("role")
        self.digger = b.find("card", "digger")
        self.saboteur = b.find("card", "saboteur")
        if self.greedy_pay:
            self.greedy = b.find("card", "greedy")
        self.active = b.find("counter", "active")
        self.finder = b.find("counter", "finder")

    def phase(self, t: Table, name: str) -> bool:
        if name == "final":
            self._count(t)
        elif t.state.nums[self.finder]:
            return self._share(t)
        else:
            self._reward(t)
        return True

    def _holders(self, state: State, role: int) -> list[int]:
        return [seat for seat, zone in enumerate(self.roles) if state.card(zone) == role]

    # -- diggers (B15) -----------------------------------------------------------------------

    def _share(self, t: Table) -> bool:
        if not t.state.nums[self.sharing]:
            t.set(self.sharing, 1)
            finder = t.state.nums[self.finder] - 1
            if self.greedy and t.state.card(self.roles[finder]) == self.greedy:
                self._pay_sum(t, finder, self.greedy_pay)
                return True
            self._put_on_offer(t, finder)
        for seat, offer in enumerate(self.offers):
            cards = t.state.zones[offer]
            # Asked or not must not depend on the faces, or the others would learn something.
            if len(cards) > 1:
                t.ask(self.task, seat)
                return False
            for card in cards:
                t.move(card, offer, self.kept[seat])
        return True

    def _put_on_offer(self, t: Table, finder: int) -> None:
        """As many cards as E1 says, before the finisher or the nearest digger (V1: unbroken)."""
        diggers = self._entitled(t.state)
        if not diggers:
            return
        first = finder if finder in diggers else self._after(t.state, finder, diggers)
        number = len(self.roles)
        if not self.per_player:
            number = len(self._holders(t.state, self.digger))
        for _ in range(min(number, self.most)):
            t.draw(self.pile, self.offers[first], "gold")

    def _entitled(self, state: State) -> list[int]:
        diggers = self._holders(state, self.digger)
        return [seat for seat in diggers if self.rules.entitled(state, seat)]

    def _after(self, state: State, seat: int, diggers: list[int]) -> int:
        """The nearest digger counter-clockwise; clockwise when play goes backwards (C20)."""
        seats = len(self.roles)
        way = -1 if state.nums[self.backwards] else 1
        return min(diggers, key=lambda digger: (way * (seat - digger) - 1) % seats)

    def answers(self, state: State, task: int, out: list[int]) -> None:
        for card in self.nuggets:
            if card in state.zones[self.offers[seat_of(task)]]:
                out.append(pack(self.keep, card))

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        return Refusal("not-on-offer", {"card": state.layout.kinds[card_of(move)]})

    def answer(self, t: Table, task: int, move: int) -> None:
        seat = seat_of(task)
        offer = self.offers[seat]
        t.move(card_of(move), offer, self.kept[seat])
        heir = self._after(t.state, seat, self._entitled(t.state))
        for card in t.state.zones[offer]:
            t.move(card, offer, self.offers[heir])

    # -- saboteurs (B16, B17) ----------------------------------------------------------------

    def _reward(self, t: Table) -> None:
        saboteurs = self._holders(t.state, self.saboteur)
        owed = self.pay.get(len(saboteurs), 0)
        last, seats = t.state.nums[self.active], len(self.roles)
        for seat in sorted(saboteurs, key=lambda s: (s - last - 1) % seats):
            self._pay_sum(t, seat, owed)

    def _pay_sum(self, t: Table, seat: int, owed: int) -> None:
        self._draw_sum(t, seat, owed)
        for card in t.state.zones[self.asides[seat]]:
            t.move(card, self.asides[seat], self.pile)

    def _draw_sum(self, t: Table, seat: int, owed: int) -> None:
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

    # -- the end (B20) -----------------------------------------------------------------------

    def _count(self, t: Table) -> None:
        for seat, kept in enumerate(self.kept):
            score = 0
            for card in t.state.zones[kept]:
                t.move(card, kept, self.purses[seat])
                score += self.nuggets[card]
            t.set(self.scores[seat], score)
