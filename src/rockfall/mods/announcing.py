"""Announcing: the turn's choice, announced before it works, put away when it has (A1, A4, B6)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.layout import ALL
from rockfall.kernel.module import Module
from rockfall.kernel.moves import card_of, seat_of, verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition


class Announcing(Module):
    """One choice a turn, out of what all modules offer."""

    def __init__(self, windows: bool) -> None:
        super().__init__("announcing")
        #: whether something may come between a card's announcement and its effect
        self.windows = windows
        self.hands: list[int] = []

    def declare(self, b: Builder) -> None:
        self.played = b.zone("played", "pile", ALL)
        self.turn = b.task("turn", self)
        b.phase("turn", self)
        b.phase("resolved", self)
        if self.windows:
            #: the move that others may still prevent
            self.announced = b.layout.frame.announced = b.num("announced")
            b.phase("work", self)

    def link(self, b: Builder) -> None:
        self.rules = b.rules
        self.active = b.find("counter", "active")
        self.hands = b.find_seat_zones("hand")
        self.discard = b.find("zone", "discard")

    def phase(self, t: Transition, name: str) -> bool:
        if name == "turn":
            t.next(self.turn, t.state.nums[self.active])
        elif name == "work":
            move = t.state.nums[self.announced]
            if move:
                t.set(self.announced, 0)
                self._work(t, t.state.nums[self.active], move)
        else:
            self._put_away(t)
        return True

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

    def answer(self, t: Transition, task: int, move: int) -> None:
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
                t.go("announced")
                return
        self._work(t, seat, move)
        t.go("resolved")

    def _work(self, t: Transition, seat: int, move: int) -> None:
        self.rules.verb_owner[verb_of(move)].play(t, seat, move)
        t.acted(seat, move)

    def _put_away(self, t: Transition) -> None:
        """A4: the card played goes on the discards, on top of what it removed."""
        for card in t.state.zones[self.played]:
            t.move(card, self.played, self.discard)
