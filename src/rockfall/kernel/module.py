"""What a rule idea may do: declare, offer, play, answer, run a phase, bar, react.

A module has no hiding code, no undo code, no save code, no log text and no edition name, and it
imports no other module: what it shares with others it finds by name when it is linked.
"""

from typing import TYPE_CHECKING

from rockfall.kernel.about import About
from rockfall.kernel.frame import Sum
from rockfall.kernel.moves import verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State

if TYPE_CHECKING:
    from rockfall.kernel.build import Builder
    from rockfall.kernel.transition import Transition
    from rockfall.kernel.ways import Way


class Module:
    """One rule idea. Every hook does nothing until a module needs it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def declare(self, b: "Builder") -> None:
        """Name the cards, zones, counters, verbs, tasks and phases that this module owns."""

    def link(self, b: "Builder") -> None:
        """Look up what other modules declared."""

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        """Add the turn's choices of a seat whose hand is the set of kinds `held`."""

    def playable(self, state: State, seat: int, held: int) -> bool:
        """Whether a card of the hand could be played if nothing barred its holder (E2)."""
        out: list[int] = []
        self.offer(state, seat, held, out)
        return bool(out)

    def spots(self, state: State, kind: int, out: list[int]) -> None:
        """Add the cells and rotations, as `cell << 1 | turned`, where a path card may be laid."""

    def on_the_way(self, state: State, seat: int, out: list[int]) -> None:
        """Add what a seat may do between the steps of its walk."""

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        """Why a choice that was not offered is not possible."""
        verb = state.layout.verbs[verb_of(move)]
        return Refusal("not-now", {"verb": verb.name, "task": verb.task})

    def play(self, t: "Transition", seat: int, move: int) -> None:
        """Carry out a turn's choice."""

    def answers(self, state: State, task: int, out: list[int]) -> None:
        """Add the possible answers to a pending decision."""

    def answer(self, t: "Transition", task: int, move: int) -> None:
        """Carry out an answer."""

    def about(self, state: State, seat: int, name: str) -> About:
        """What a task or verb of this module is about when a seat decides; known to all."""
        return About([])

    def phase(self, t: "Transition", name: str) -> bool:
        """Run a phase of the flow; False asks to be run again once pending decisions are made."""
        return True

    def bars(self, state: State, seat: int, what: str) -> Refusal | None:
        """Gate: why a seat may not do something at all: dig, use a map, have a share."""
        return None

    def fences(self, state: State, seat: int, at: int) -> Refusal | None:
        """Gate: why a seat may not build on a cell that is a site otherwise."""
        return None

    def halts(self, state: State, edge: int) -> bool:
        """Gate: whether something on an edge lets nobody through."""
        return False

    def hindrance(self, state: State, edge: int) -> Refusal:
        """Why nobody gets over an edge where this module has something that halts."""
        return Refusal("not-possible-there")

    def props(self, state: State, at: int) -> Refusal | None:
        """Gate: why the card on a cell cannot be taken off the grid."""
        return None

    def toll(self, state: State, src: int, dst: int) -> int:
        """How much this module takes from whoever steps from one space onto another."""
        return 0

    def means(self, state: State, seat: int) -> int:
        """How much a seat has of what this module takes."""
        return 0

    def ends(self, state: State, out: list[int]) -> None:
        """Add the spaces where whoever steps onto them walks no further."""

    def ways(self, state: State, task: int) -> "list[Way]":
        """Where a seat that is to take steps can get to; see `kernel.ways`."""
        return []

    def sums(self, state: State) -> list[Sum]:
        """What the sides are worth once a round is over, and how that comes about."""
        return []

    def revealed(self, t: "Transition", at: int, kind: int) -> None:
        """Reaction: a face-down card of the grid was turned over."""

    def acted(self, t: "Transition", seat: int, move: int) -> None:
        """Reaction: a seat's choice for the turn was carried out."""
