"""Turns: hands, the draw pile, the card announced, whose turn it is (A1, A4, B3, B5-B7)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.layout import ALL, NOBODY, OWNER, TRACKED
from rockfall.kernel.module import Module
from rockfall.kernel.moves import card_of, seat_of, verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.table import Table


class Turns(Module):
    """One choice a turn, then one card drawn, then the next seat that holds cards."""

    def __init__(self, hand_size: int, windows: bool) -> None:
        super().__init__("turns")
        self.hand_size = hand_size
        #: whether something may come between a card's announcement and its effect
        self.windows = windows
        self.hands: list[int] = []

    def declare(self, b: Builder) -> None:
        self.pile = b.deck("pile", NOBODY)
        self.hands = b.seat_zones("hand", "pile", OWNER)
        b.seat_zones("mat", "pile", ALL)
        self.played = b.zone("played", "pile", ALL)
        self.discard = b.zone("discard", "pile", TRACKED)
        self.active = b.num("active")
        #: how many cards the active seat draws when its turn ends; none if below zero (X5)
        self.due = b.num("due", first=1)
        #: whether play goes counter-clockwise
        self.backwards = b.num("backwards")
        self.turn = b.task("turn", self)
        for name in ("deal", "turn", "clear", "draw", "next"):
            b.phase(name, self)
        if self.windows:
            #: the move that others may still prevent
            self.announced = b.num("announced")
            b.phase("work", self)

    def link(self, b: Builder) -> None:
        self.rules = b.rules
        self.first = b.find("counter", "first")

    def phase(self, t: Table, name: str) -> bool:
        if name == "turn":
            t.next(self.turn, t.state.nums[self.active])
        elif name == "draw":
            self._draw(t)
        elif name == "next":
            self._next(t)
        elif name == "work":
            move = t.state.nums[self.announced]
            if move:
                t.set(self.announced, 0)
                self._work(t, t.state.nums[self.active], move)
        elif name == "clear":
            self._clear(t)
        else:
            self._deal(t)
        return True

    def _draw(self, t: Table) -> None:
        state = t.state
        if state.zones[self.pile]:
            hand = self.hands[state.nums[self.active]]
            for _ in range(state.nums[self.due]):
                t.draw(self.pile, hand, "pile")
        t.set(self.due, 1)

    def _deal(self, t: Table) -> None:
        t.set(self.active, t.state.nums[self.first])
        for hand in self.hands:
            for _ in range(self.hand_size):
                t.draw(self.pile, hand, "pile")

    def _next(self, t: Table) -> None:
        """B7: who holds no card is skipped. Somebody does, or the round would have ended."""
        state, hands = t.state, self.hands
        seat = state.nums[self.active]
        step = -1 if state.nums[self.backwards] else 1
        while True:
            seat = (seat + step) % len(hands)
            if state.zones[hands[seat]]:
                break
        t.set(self.active, seat)
        t.go("turn")

    def answers(self, state: State, task: int, out: list[int]) -> None:
        seat = seat_of(task)
        held = 0
        for card in state.zones[self.hands[seat]]:
            held |= 1 << card
        for module in self.rules.offering:
            module.offer(state, seat, held, out)

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        card = card_of(move)
        if card and card not in state.zones[self.hands[seat]]:
            return Refusal("not-in-hand", {"card": state.layout.kinds[card]})
        return self.rules.verb_owner[verb_of(move)].refuse(state, seat, move)

    def answer(self, t: Table, task: int, move: int) -> None:
        """A1: announce the card; it works at once, or after others had their say."""
        seat = seat_of(task)
        verb = t.state.layout.verbs[verb_of(move)]
        if not verb.card:
            # A question to others, not the turn's choice.
            self.rules.verb_owner[verb_of(move)].play(t, seat, move)
            return
        if not verb.secret:
            t.move(card_of(move), self.hands[seat], self.played)
            if self.windows:
                t.set(self.announced, move)
                t.go("veto")
                return
        self._work(t, seat, move)
        if not t.asked:
            self._clear(t)
            t.go("double")

    def _work(self, t: Table, seat: int, move: int) -> None:
        self.rules.verb_owner[verb_of(move)].play(t, seat, move)
        for module in self.rules.reacting:
            module.acted(t, seat, move)

    def _clear(self, t: Table) -> None:
        """A4: the card played goes on the discards, on top of what it removed."""
        for card in t.state.zones[self.played]:
            t.move(card, self.played, self.discard)
