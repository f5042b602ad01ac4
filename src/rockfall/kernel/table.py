"""The truth while modules act on it: every change is an operation, applied and logged here."""

from typing import TYPE_CHECKING

from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import BACK
from rockfall.kernel.moves import pack
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

if TYPE_CHECKING:
    from rockfall.kernel.rules import Rules


class Table:
    """A state, the dice, and the log of what is being done; recording is off when log is None."""

    def __init__(self, rules: "Rules", state: State, dice: Dice, log: list[Op] | None) -> None:
        self.rules = rules
        self.state = state
        self.dice = dice
        self.log = log
        #: where the flow goes on, when a module sent it elsewhere; -1 otherwise
        self.jump = -1
        #: whether somebody must decide before the flow can go on
        self.asked = False

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

    def draw(self, src: int, dst: int, stream: str) -> int:
        """Move a random card out of a bag and say which; BACK when there is none (A3)."""
        cards = self.state.zones[src]
        if not cards:
            return BACK
        card = cards[self.dice.roll(stream, len(cards))]
        self.do((MOVE, card, src, BAG, dst))
        return card

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
        self.jump = self.rules.phase_at[phase]
