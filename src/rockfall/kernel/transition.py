"""The truth while modules act on it: every change is an operation, applied and logged here."""

from typing import TYPE_CHECKING, Final

from rockfall.kernel.chance import Chance
from rockfall.kernel.layout import BACK
from rockfall.kernel.moves import pack
from rockfall.kernel.notes import BESIDE, MIXING, UNMIXED
from rockfall.kernel.ops import (
    ASK,
    BAG,
    DONE,
    GATHER,
    LAY,
    LIFT,
    MOVE,
    NEXT,
    PEEK,
    PICK,
    PLACE,
    SET,
    SHOW,
    SWITCH,
    UNLAY,
    Op,
    apply,
)
from rockfall.kernel.state import State
from rockfall.kernel.verdict import owned

if TYPE_CHECKING:
    from rockfall.kernel.rules import Rules

#: The phase of the flow where a round that is over goes on.
ROUND_END: Final = "round-end"


class Transition:
    """A state, the dice, and the log of what is being done; recording is off when log is None."""

    def __init__(self, rules: "Rules", state: State, dice: Chance, log: list[Op] | None) -> None:
        self.rules = rules
        self.state = state
        self.dice = dice
        self.log = log
        #: where the flow goes on, when a module sent it elsewhere; -1 otherwise
        self.jump = -1
        #: whether somebody must decide before the flow can go on
        self.asked = False
        #: whether the round is over, so that nothing reacts any more
        self.ended = False

    def do(self, op: Op) -> None:
        """Apply an operation and note it down."""
        apply(self.state, op)
        if self.log is not None:
            self.log.append(op)

    def move(self, card: int, src: int, dst: int) -> None:
        """Move a card out of a bag."""
        self.do((MOVE, card, src, BAG, dst))

    def shift(self, src: int, slot: int, dst: int) -> None:
        """Move the card in a slot of a row."""
        self.do((MOVE, self.state.card(src, slot), src, slot, dst))

    def exchange(self, one: int, other: int) -> None:
        """Let all cards of two bags change places."""
        given, taken = self.state.zones[one], self.state.zones[other]
        for left in range(len(given), 0, -1):
            slot = BESIDE if taken else UNMIXED if left > 1 else MIXING
            self.do((MOVE, given[-left], one, slot, other))
        for left in range(len(taken), 0, -1):
            slot = UNMIXED if left > 1 else MIXING
            self.do((MOVE, taken[-left], other, slot, one))

    def draw(self, src: int, dst: int, stream: str) -> int:
        """Move a random card out of a bag and say which; BACK when there is none (A3)."""
        cards = self.state.zones[src]
        if not cards:
            return BACK
        card = cards[self.dice.draw(stream, cards)]
        self.do((MOVE, card, src, BAG, dst))
        if len(cards) == 1:
            self._refill(src)
        return card

    def _refill(self, zone: int) -> None:
        """Fill a zone up from the first of its reserves that has any cards."""
        layout = self.state.layout
        for reserve in layout.refills[zone]:
            cards = self.state.zones[reserve]
            if cards:
                for card in cards:
                    self.do((MOVE, card, reserve, BAG, zone))
                self.set(layout.refilled[zone], self.state.nums[layout.refilled[zone]] + 1)
                return

    def place(self, at: int, tile: int, src: int) -> None:
        """Lay a card out of a bag on the grid."""
        self.do((PLACE, at, tile, src, BAG))

    def turn_up(self, at: int, turned: int) -> None:
        """Turn the face-down card on a cell over, in a rotation."""
        zone = self.state.grid.down[at]
        self.do((PLACE, at, self.state.card(zone) * 2 + turned, zone, 0))

    def lift(self, at: int, dst: int) -> None:
        """Take a face-up card off the grid."""
        self.do((LIFT, at, self.state.grid.tiles[at], dst, 0))

    def lay(self, at: int, zone: int) -> None:
        """Lay the only card of a row face down on a cell."""
        self.do((LAY, at, zone, 0, 0))

    def unlay(self, at: int) -> None:
        """Take a face-down card off the grid; it stays in its row."""
        self.do((UNLAY, at, 0, 0, 0))

    def peek(self, seat: int, zone: int) -> None:
        """Let a seat look at the only card of a row."""
        self.look(seat, zone, 0)

    def show(self, zone: int) -> None:
        """Let everyone look at the only card of a row."""
        self.do((SHOW, self.state.card(zone), zone, 0, 0))

    def switch(self, one: int, other: int, really: bool, seat: int) -> None:
        """Let a seat switch the only cards of two rows, or only seem to."""
        self.do((SWITCH, one, other, int(really), seat))

    def pick(self, row: int, slot: int, depth: int, dst: int) -> None:
        """Take one of a row's last cards into a zone, so that others do not see which."""
        self.do((PICK, self.state.card(row, slot), row, slot | depth << 8, dst))

    def look(self, seat: int, row: int, slot: int) -> None:
        """Let a seat look at a card of a row."""
        self.do((PEEK, self.state.card(row, slot), seat, row, slot))

    def set(self, num: int, value: int) -> None:
        """Set a public counter."""
        if self.state.nums[num] != value:
            self.do((SET, num, value, 0, 0))

    def hand_over(self, src: int, dst: int) -> bool:
        """Let one of what a counter counts go over to another; False if there is none."""
        nums = self.state.nums
        if nums[src] <= 0:
            return False
        self.set(src, nums[src] - 1)
        self.set(dst, nums[dst] + 1)
        return True

    def next(self, kind: int, seat: int) -> None:
        """Put a decision before a seat that replaces all pending ones."""
        self.asked = True
        self.do((NEXT, pack(kind, seat), 0, 0, 0))

    def ask(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Put a decision before a seat, within the pending one."""
        self.asked = True
        self.do((ASK, pack(kind, seat, a, b), 0, 0, 0))

    def done(self) -> None:
        """Take the topmost decision away: it is over."""
        self.do((DONE, 0, 0, 0, 0))

    def gather(self) -> None:
        """Bring all cards of a round back to their decks."""
        self.do((GATHER, 0, 0, 0, 0))

    def go(self, phase: str) -> None:
        """Let the flow go on at a phase, dropping what would have come in between."""
        if not self.ended:
            self.jump = self.rules.phase_at[phase]

    # -- reactions: nothing reacts once the round is over, whoever ended it -------------------

    def acted(self, seat: int, move: int) -> None:
        """Let modules react to what was chosen for a turn and carried out."""
        for module in self.rules.reacting:
            if not self.ended:
                module.acted(self, seat, move)

    def revealed(self, at: int, kind: int) -> None:
        """Let modules react to a card that was turned over."""
        for module in self.rules.revealing:
            if not self.ended:
                module.revealed(self, at, kind)

    # -- how it came out: see `verdict` -------------------------------------------------------

    def end(self, reason: int) -> None:
        """The round is over: the flow goes on at its end, whatever was still to come."""
        frame = self.state.layout.frame
        self.ended = True
        self.set(frame.ended, reason + 1)
        for wealth in frame.wealth:
            for seat, had in enumerate(wealth.had):
                self.set(had, owned(self.state, wealth, seat))
        self.jump = self.rules.phase_at[ROUND_END]

    def win(self, seats: list[int]) -> None:
        """These seats have won the round; perhaps none."""
        self.set(self.state.layout.frame.won, bits(seats) + 1)

    def withhold(self, seat: int, card: int) -> None:
        """A card costs a seat its pay for the round."""
        self.set(self.state.layout.frame.unpaid[seat], card)

    def crown(self, seats: list[int]) -> None:
        """These seats have won the game."""
        self.set(self.state.layout.frame.champions, bits(seats))


def bits(seats: list[int]) -> int:
    """A set of seats as a number."""
    number = 0
    for seat in seats:
        number |= 1 << seat
    return number
