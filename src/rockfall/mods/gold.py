"""Gold: nugget cards, shared among the diggers who found the treasure (B4, B15, B18, B20, E1)."""

from typing import Final

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import PAYS
from rockfall.kernel.layout import ALL, OWNER, UNSEEN
from rockfall.kernel.module import Module
from rockfall.kernel.moves import card_of, pack, seat_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition

PER_DIGGER: Final = "per-digger"
PER_PLAYER: Final = "per-player"


class GoldCard:
    """A gold card as the edition's data has it."""

    def __init__(self, name: str, nuggets: int, count: int) -> None:
        self.name = name
        self.nuggets = nuggets
        self.count = count


class Gold(Module):
    """The finisher chooses first and passes the rest on, lap after lap."""

    def __init__(self, cards: list[GoldCard], share: str, most: int, with_greedy: bool) -> None:
        super().__init__("gold")
        self.cards = cards
        self.per_player = share == PER_PLAYER
        #: most gold cards that are ever put on offer
        self.most = most
        #: the role that, as finisher, leaves nothing to share (C16)
        self.with_greedy = with_greedy
        self.greedy = 0
        self.scores: list[int] = []
        #: kind -> nuggets
        self.nuggets: dict[int, int] = {}

    def declare(self, b: Builder) -> None:
        self.pile = b.deck("gold-pile", UNSEEN, lasting=True)
        for card in self.cards:
            self.nuggets[b.card(card.name, "gold-pile", card.count)] = card.nuggets
        self.kept = b.seat_zones("gold", "gold-pile", OWNER, lasting=True)
        self.offers = b.seat_zones("offer", "gold-pile", OWNER, lasting=True)
        self.purses = b.seat_zones("purse", "gold-pile", ALL, lasting=True)
        self.sharing = b.num("sharing")
        self.task = b.task("gold", self)
        self.keep = b.verb("keep", self, "gold", secret=True, effect=PAYS)
        zones = [[*own] for own in zip(self.kept, self.purses, strict=True)]
        b.wealth("gold", zones, [], self.nuggets)
        b.phase("pay", self)
        b.phase("count", self)

    def link(self, b: Builder) -> None:
        self.rules = b.rules
        self.scores = b.find_seat_nums("score")
        self.backwards = b.find("counter", "backwards")
        self.roles = b.find_seat_zones("role")
        self.digger = b.find("card", "digger")
        if self.with_greedy:
            self.greedy = b.find("card", "greedy")
        self.finder = b.find("counter", "finder")

    def phase(self, t: Transition, name: str) -> bool:
        if name == "count":
            self._count(t)
        elif t.state.nums[self.finder]:
            return self._share(t)
        return True

    def _holders(self, state: State, role: int) -> list[int]:
        return [seat for seat, zone in enumerate(self.roles) if state.card(zone) == role]

    def _share(self, t: Transition) -> bool:
        if not t.state.nums[self.sharing]:
            t.set(self.sharing, 1)
            finder = t.state.nums[self.finder] - 1
            if self.greedy and t.state.card(self.roles[finder]) == self.greedy:
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

    def _put_on_offer(self, t: Transition, finder: int) -> None:
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
        return [seat for seat in diggers if self.rules.barred(state, seat, "share") is None]

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

    def answer(self, t: Transition, task: int, move: int) -> None:
        seat = seat_of(task)
        offer = self.offers[seat]
        t.move(card_of(move), offer, self.kept[seat])
        heir = self._after(t.state, seat, self._entitled(t.state))
        for card in t.state.zones[offer]:
            t.move(card, offer, self.offers[heir])

    def _count(self, t: Transition) -> None:
        for seat, kept in enumerate(self.kept):
            score = 0
            for card in t.state.zones[kept]:
                t.move(card, kept, self.purses[seat])
                score += self.nuggets[card]
            t.set(self.scores[seat], score)
