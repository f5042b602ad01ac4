"""Caverns: goals lie face down until a dwarf steps onto one (D1, D12)."""

from rockfall.kernel.about import About, of_card, of_cell
from rockfall.kernel.build import Builder
from rockfall.kernel.geometry import ALL_SIDES, SIDES, STEP, TURNED, cell_text
from rockfall.kernel.layout import TRACKED, UNSEEN
from rockfall.kernel.module import Module
from rockfall.kernel.moves import CELL, TURN, a_of, b_of, pack
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.strides import WALK_OVER
from rockfall.kernel.tiles import TileCard
from rockfall.kernel.tokens import cell_of, pack_token, space
from rockfall.kernel.transition import Transition


class Caverns(Module):
    """A goal is turned so that it opens to the dwarf, who stands at its edge and walks no more."""

    def __init__(self, cards: list[TileCard], cells: list[int]) -> None:
        super().__init__("caverns")
        self.cards = cards
        self.cells = cells
        for card in cards:
            sides = 0
            for strand in card.shape.strands:
                sides |= strand | TURNED[strand]
            if sides != ALL_SIDES:
                # D12: whoever steps onto it comes in, from whichever side that is.
                raise ValueError(f"the goal '{card.name}' cannot be turned to open to every side")

    def declare(self, b: Builder) -> None:
        self.box = b.deck("goal-box", UNSEEN)
        for card in self.cards:
            b.card(card.name, "goal-box", card.count, card.shape)
        self.slots = [b.zone(f"goal.{i}", "goal-box", TRACKED) for i in range(len(self.cells))]
        self.rotation = b.task("rotation", self)
        self.rotate = b.verb("rotate", self, "rotation", CELL, TURN, card=False)
        b.phase("deal", self)
        b.phase("knock", self)

    def link(self, b: Builder) -> None:
        self.active = b.find("counter", "active")
        self.steps = b.find("counter", "steps")
        self.came = b.find("counter", "came")
        self.knocked = b.find("counter", "knocked")
        self.dwarves = b.find_seat_nums("dwarf")

    def phase(self, t: Transition, name: str) -> bool:
        if name == "deal":
            for at, slot in zip(self.cells, self.slots, strict=True):
                t.draw(self.box, slot, "goals")
                t.lay(at, slot)
            return True
        at = t.state.nums[self.knocked]
        zone = t.state.grid.down[at]
        turns = self._rotations(t.state, at, t.state.card(zone))
        if len(turns) > 1:
            t.show(zone)
            t.ask(self.rotation, t.state.nums[self.active], at)
        else:
            self._turned(t, at, turns[0])
        return True

    def _side(self, state: State, at: int) -> int:
        """The side of a goal that the dwarf comes from."""
        for side in SIDES:
            if at + STEP[side] == cell_of(state.nums[self.came]):
                return side
        raise ValueError("the dwarf does not stand beside the goal")

    def _rotations(self, state: State, at: int, card: int) -> list[int]:
        """D12: it opens to the dwarf; then the most fitting edges; else the mover chooses."""
        tiles, grid, side = state.layout.tileset, state.grid, self._side(state, at)
        turns = [0] if tiles.symmetric[card] else [0, 1]
        opening = [turn for turn in turns if tiles.opens[card * 2 + turn] & side]
        fits = [grid.fits(at, card * 2 + turn) for turn in opening]
        return [turn for turn, fit in zip(opening, fits, strict=True) if fit == max(fits)]

    def answers(self, state: State, task: int, out: list[int]) -> None:
        at = a_of(task)
        for turn in self._rotations(state, at, state.card(state.grid.down[at])):
            out.append(pack(self.rotate, 0, at, turn))

    def about(self, state: State, seat: int, name: str) -> About:
        at = a_of(state.todo[-1])
        return About([of_cell("cell", at), of_card("card", state.card(state.grid.down[at]))])

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        return Refusal("not-that-goal", {"cell": cell_text(a_of(move))})

    def answer(self, t: Transition, task: int, move: int) -> None:
        self._turned(t, a_of(move), b_of(move))

    def _turned(self, t: Transition, at: int, turn: int) -> None:
        side = self._side(t.state, at)
        t.turn_up(at, turn)
        tile = t.state.grid.tiles[at]
        seat = t.state.nums[self.active]
        number = t.state.layout.spaces.at[tile << 4 | side]
        t.set(self.dwarves[seat], pack_token(space(at, number), seat))
        t.set(self.steps, WALK_OVER)
        t.set(self.knocked, 0)
        t.revealed(at, tile >> 1)
