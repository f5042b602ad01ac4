"""Swap goals: two face-down goals change places, or only seem to (C17)."""

from rockfall.kernel.about import About, of_cell
from rockfall.kernel.build import Builder
from rockfall.kernel.effects import PUTS, SWAPS
from rockfall.kernel.geometry import cell_text
from rockfall.kernel.module import Module
from rockfall.kernel.moves import CELL, TURN, a_of, b_of, card_of, pack, seat_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition


class GoalSwap(Module):
    """Everyone sees which two, nobody else whether."""

    def __init__(self, name: str, count: int) -> None:
        super().__init__("goalswap")
        self.card_name = name
        self.count = count

    def declare(self, b: Builder) -> None:
        self.kind = b.card(self.card_name, "pile", self.count)
        self.verb = b.verb("switch", self, "turn", CELL, CELL, kinds=[self.kind], effect=SWAPS)
        self.task = b.task("switch", self)
        self.settle = b.verb(
            "settle", self, "switch", b=TURN, card=False, whisper=True, effect=PUTS
        )
        #: the cells of the two goals in hand
        self.one = b.num("switch-one")
        self.other = b.num("switch-other")
        b.offers(self)

    def link(self, b: Builder) -> None:
        goal_box = b.find("deck", "goal-box")
        self.goals = [deck == goal_box for deck in b.layout.carries]

    def _cells(self, state: State) -> list[int]:
        return sorted([at for at, zone in state.grid.down.items() if self.goals[zone]])

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        if held >> self.kind & 1:
            cells = self._cells(state)
            for first, one in enumerate(cells):
                for other in cells[first + 1 :]:
                    out.append(pack(self.verb, self.kind, one, other))

    def about(self, state: State, seat: int, name: str) -> About:
        if name == "turn":
            return About([])
        return About(
            [of_cell("cell", state.nums[self.one]), of_cell("cell2", state.nums[self.other])]
        )

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        if card_of(move) != self.kind:
            return Refusal("swaps-no-goals", {"card": state.layout.kinds[card_of(move)]})
        return Refusal("no-two-goals", {"cell": cell_text(a_of(move))})

    def play(self, t: Transition, seat: int, move: int) -> None:
        t.set(self.one, a_of(move))
        t.set(self.other, b_of(move))
        t.ask(self.task, seat)

    def answers(self, state: State, task: int, out: list[int]) -> None:
        out.append(pack(self.settle, 0, 0, 0))
        out.append(pack(self.settle, 0, 0, 1))

    def answer(self, t: Transition, task: int, move: int) -> None:
        nums, down = t.state.nums, t.state.grid.down
        one, other = down[nums[self.one]], down[nums[self.other]]
        t.switch(one, other, b_of(move) == 1, seat_of(task))
        t.set(self.one, 0)
        t.set(self.other, 0)
