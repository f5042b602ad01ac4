"""Goal cards: laid face down, turned over when reached (B2, B13, G6-G9, E4, E5)."""

from typing import Final

from rockfall.kernel.about import About, of_card, of_cell
from rockfall.kernel.build import Builder
from rockfall.kernel.effects import LAYS
from rockfall.kernel.geometry import cell_text
from rockfall.kernel.layout import TRACKED, UNSEEN
from rockfall.kernel.module import Module
from rockfall.kernel.moves import CELL, TURN, a_of, b_of, kind_of, pack, verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.tiles import Shape
from rockfall.kernel.transition import Transition

ONE_ONLY: Final = "one-only"
CHOOSER: Final = "chooser"
CHOOSER_IF_MISFIT: Final = "chooser-if-misfit"
FIXED: Final = "fixed"

#: Under one-only, in a turn in which a goal was turned already.
_TURNED_ONE: Final = 2


class GoalCard:
    """A goal card as the edition's data has it."""

    def __init__(self, name: str, shape: Shape, count: int, treasure: bool) -> None:
        self.name = name
        self.shape = shape
        self.count = count
        self.treasure = treasure


class Goals(Module):
    """Which goal is turned first, how it is turned, and the end of the round at the treasure."""

    def __init__(self, cards: list[GoalCard], cells: list[int], several: str, ties: str) -> None:
        super().__init__("goals")
        self.cards = cards
        self.cells = cells
        self.one_only = several == ONE_ONLY
        self.ties = ties
        self.slots: list[int] = []
        self.treasures: list[int] = []

    def declare(self, b: Builder) -> None:
        self.box = b.deck("goal-box", UNSEEN)
        for card in self.cards:
            kind = b.card(card.name, "goal-box", card.count, card.shape)
            if card.treasure:
                self.treasures.append(kind)
                b.keeps_out(self.box, kind)
        self.chosen = b.zone("goals-chosen", "goal-box", UNSEEN)
        self.slots = [b.zone(f"goal.{i}", "goal-box", TRACKED) for i in range(len(self.cells))]
        #: the seat that reached the treasure, plus one
        self.finder = b.num("finder", names_seat=True)
        self.found = b.reason("treasure")
        #: E4 one-only: whether a goal may be turned in this turn
        self.may_turn = b.num("goals-to-turn")
        self.which = b.task("which-goal", self)
        self.rotation = b.task("rotation", self)
        self.reveal = b.verb("reveal", self, "which-goal", CELL, card=False)
        self.rotate = b.verb("rotate", self, "rotation", CELL, TURN, card=False, effect=LAYS)
        b.phase("deal", self)
        b.phase("reveal", self)
        if self.one_only:
            b.reaction(self)
            b.phase("draw", self)

    def link(self, b: Builder) -> None:
        self.active = b.find("counter", "active")

    def acted(self, t: Transition, seat: int, move: int) -> None:
        if t.state.nums[self.may_turn] != _TURNED_ONE:
            t.set(self.may_turn, int(t.state.layout.verbs[verb_of(move)].digs))

    def phase(self, t: Transition, name: str) -> bool:
        if name == "reveal":
            if t.state.grid.touched:
                self._reveal(t)
            return True
        if name == "draw":
            t.set(self.may_turn, 0)
            return True
        self._deal(t)
        return True

    def _deal(self, t: Transition) -> None:
        """B2, N1: the treasure is always among the goals laid; what is left over stays aside."""
        for treasure in self.treasures:
            t.move(treasure, self.box, self.chosen)
        while t.state.size(self.chosen) < len(self.cells):
            t.draw(self.box, self.chosen, "goals")
        for at, slot in zip(self.cells, self.slots, strict=True):
            t.draw(self.chosen, slot, "goals")
            t.lay(at, slot)

    def _waiting(self, state: State) -> list[int]:
        """Face-down cards that are reached and may be turned; E4 limits goals only."""
        touched = state.grid.touched
        if self.one_only and state.nums[self.may_turn] != 1:
            return [at for at in touched if state.grid.down[at] not in self.slots]
        return touched

    def _reveal(self, t: Transition) -> None:
        """G8: as long as cards are reached, the active player picks one and it is turned."""
        reached = self._waiting(t.state)
        if len(reached) > 1:
            t.ask(self.which, t.state.nums[self.active])
        elif reached:
            self._turn(t, reached[0])

    def _turn(self, t: Transition, at: int) -> None:
        """G7: turn a card over, if need be after the active player chose its rotation."""
        card = t.state.card(t.state.grid.down[at])
        turns = self.rotations(t.state, at, card)
        if len(turns) > 1:
            t.show(t.state.grid.down[at])
            t.ask(self.rotation, t.state.nums[self.active], at)
        else:
            self._turned(t, at, turns[0])

    def _turned(self, t: Transition, at: int, turn: int) -> None:
        if t.state.grid.down[at] in self.slots:
            t.set(self.may_turn, _TURNED_ONE if self.one_only else 0)
        t.turn_up(at, turn)
        # Whatever it has reached is seen to when it has worked, before another card is turned.
        t.go("reached")
        kind = t.state.grid.tiles[at] >> 1
        if kind in self.treasures:
            t.set(self.finder, t.state.nums[self.active] + 1)
            t.end(self.found)
        t.revealed(at, kind)

    def rotations(self, state: State, at: int, card: int) -> list[int]:
        """The rotations that G7 and E5 leave to choose from."""
        tiles, grid = state.layout.tileset, state.grid
        if tiles.symmetric[card]:
            return [0]
        rim = grid.rim[at]
        edges = (rim >> 8).bit_count()
        fits = [grid.fits(at, card * 2 + turn) for turn in (0, 1)]
        if self.ties == CHOOSER_IF_MISFIT:
            perfect = [turn for turn in (0, 1) if fits[turn] == edges]
            return perfect or [0, 1]
        meets = [turn for turn in (0, 1) if tiles.opens[card * 2 + turn] & rim & 15] or [0, 1]
        most = max(fits[turn] for turn in meets)
        best = [turn for turn in meets if fits[turn] == most]
        return best[:1] if self.ties == FIXED else best

    def answers(self, state: State, task: int, out: list[int]) -> None:
        if kind_of(task) == self.which:
            for at in self._waiting(state):
                out.append(pack(self.reveal, 0, at))
        else:
            at = a_of(task)
            for turn in self.rotations(state, at, state.card(state.grid.down[at])):
                out.append(pack(self.rotate, 0, at, turn))

    def about(self, state: State, seat: int, name: str) -> About:
        if name != "rotation":
            return About([])
        cell = a_of(state.todo[-1])
        return About([of_cell("cell", cell), of_card("card", state.card(state.grid.down[cell]))])

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        return Refusal("not-that-goal", {"cell": cell_text(a_of(move))})

    def answer(self, t: Transition, task: int, move: int) -> None:
        if kind_of(task) == self.which:
            self._turn(t, a_of(move))
        else:
            self._turned(t, a_of(move), b_of(move))
