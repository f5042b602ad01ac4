"""Rounds: how one ends without treasure, who begins the next (B5, B7, B14, B19, E2, E3)."""

from typing import Final

from rockfall.kernel.build import Builder
from rockfall.kernel.module import Module
from rockfall.kernel.moves import verb_of
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition

HANDS_EMPTY: Final = "hands-empty"
ALL_PASSED: Final = "all-passed"
NO_PLAYABLE: Final = "no-playable"
LAST_TURN: Final = "last-turn"
LAST_CARD: Final = "last-card"
LAST_PATH: Final = "last-path"


class Rounds(Module):
    """Opens and closes rounds; `first` is the host's choice of first player, -1 if at random."""

    def __init__(self, rounds: int, ending: str, starter: str, first: int) -> None:
        super().__init__("rounds")
        self.rounds = rounds
        self.ending = ending
        self.starter = starter
        self.host_choice = first

    def declare(self, b: Builder) -> None:
        self.round = b.layout.frame.round = b.num("round", enduring=True)
        b.layout.frame.rounds = self.rounds
        self.first = b.num("first", enduring=True)
        self.emptied, self.passed_by = b.reason("hands-empty"), b.reason("all-passed")
        self.stuck = b.reason("no-playable")
        #: seats that passed in the present row of passes, one bit each
        self.passed = b.num("passed")
        #: E3: the seat that counts as last, plus one
        self.last = b.num("last", names_seat=True)
        for name in ("open", "over", "close"):
            b.phase(name, self)
        if self.ending == ALL_PASSED or self.starter != LAST_TURN:
            b.reaction(self)

    def link(self, b: Builder) -> None:
        self.rules = b.rules
        self.active = b.find("counter", "active")
        self.pile = b.find("zone", "pile")
        self.hands = b.find_seat_zones("hand")
        self.pass_verb = b.find("verb", "pass")

    def phase(self, t: Transition, name: str) -> bool:
        if name == "over":
            # Only who has just played can have made the last hand an empty one.
            zones = t.state.zones
            emptied = not zones[self.hands[t.state.nums[self.active]]]
            if emptied or (self.ending != HANDS_EMPTY and not zones[self.pile]):
                self._end(t)
        elif name == "open":
            self._open(t)
        else:
            self._close(t)
        return True

    def _open(self, t: Transition) -> None:
        number = t.state.nums[self.round] + 1
        t.set(self.round, number)
        t.dice.begin(number)
        if number == 1:
            first = self.host_choice
            t.set(self.first, first if first >= 0 else t.dice.roll("first", len(self.hands)))

    def acted(self, t: Transition, seat: int, move: int) -> None:
        verb = verb_of(move)
        if self.ending == ALL_PASSED and not t.state.zones[self.pile]:
            row = t.state.nums[self.passed] | 1 << seat if verb == self.pass_verb else 0
            t.set(self.passed, row)
        said = t.state.layout.verbs[verb]
        counts = said.digs if self.starter == LAST_PATH else not said.secret
        if counts and self.starter != LAST_TURN:
            t.set(self.last, seat + 1)

    def _end(self, t: Transition) -> None:
        """E2, once the pile is empty; with all hands empty a round always ends (B7)."""
        holding = 0
        for seat, hand in enumerate(self.hands):
            if t.state.zones[hand]:
                holding |= 1 << seat
        if not holding:
            t.end(self.emptied)
        elif not t.state.zones[self.pile]:
            if self.ending == ALL_PASSED and not holding & ~t.state.nums[self.passed]:
                t.end(self.passed_by)
            elif self.ending == NO_PLAYABLE and not self._playable(t.state):
                t.end(self.stuck)

    def _playable(self, state: State) -> bool:
        for seat, hand in enumerate(self.hands):
            held = 0
            for card in state.zones[hand]:
                held |= 1 << card
            for module in self.rules.offering:
                if module.playable(state, seat, held):
                    return True
        return False

    def _close(self, t: Transition) -> None:
        """B19: everything of this round is gathered; the next is begun left of E3's player."""
        nums = t.state.nums
        if nums[self.round] >= self.rounds:
            return
        last = nums[self.last] - 1 if nums[self.last] else nums[self.active]
        t.set(self.first, (last + 1) % len(self.hands))
        t.gather()
        t.go("open")
