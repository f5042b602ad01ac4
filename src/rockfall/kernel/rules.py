"""A built edition: who must act, what may be done, and the way of a move through the modules."""

from typing import Final

from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import GOD, Layout
from rockfall.kernel.module import Module
from rockfall.kernel.moves import a_of, kind_of, seat_of, verb_of
from rockfall.kernel.ops import Op
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State, blank
from rockfall.kernel.table import Table

NOBODY_ACTS: Final = -1


class Rules:
    """Modules in edition order, compiled into flat lists; holds no state of any game."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.modules: list[Module] = []
        #: verb -> its module; task -> its module
        self.verb_owner: list[Module] = []
        self.task_owner: list[Module] = []
        #: the flow, flat: modules with the phase they run, and where each phase begins
        self.flow: list[Module] = []
        self.flow_names: list[str] = []
        self.phase_at: dict[str, int] = {}
        #: kind -> the module that knows where such a path card may be laid
        self.spot_owner: list[Module | None] = []
        self.offering: list[Module] = []
        self.barring: list[Module] = []
        self.reacting: list[Module] = []
        self.revealing: list[Module] = []
        self.entitling: list[Module] = []
        self.fencing: list[Module] = []
        #: the module that knows which roles win a round, where that takes a module
        self.judge: Module | None = None
        #: the counter that keeps the place in the flow
        self.place = 0

    def start(self, dice: Dice, log: list[Op] | None = None) -> State:
        """Set a game up, to the first decision."""
        state = blank(self.layout)
        self._settle(Table(self, state, dice, log))
        return state

    def actor(self, state: State) -> int:
        """The seat that must act, NOBODY_ACTS when the game is over."""
        return seat_of(state.todo[-1]) if state.todo else NOBODY_ACTS

    def over(self, state: State) -> bool:
        """Whether the game is over."""
        return not state.todo

    def moves(self, state: State) -> list[int]:
        """All legal moves, ascending, of the seat that must act; none for another's eye."""
        out: list[int] = []
        if state.todo:
            task = state.todo[-1]
            if state.eye == GOD or state.eye == seat_of(task):
                self.task_owner[kind_of(task)].answers(state, task, out)
                out.sort()
        return out

    def play(self, state: State, move: int, dice: Dice, log: list[Op] | None = None) -> None:
        """Carry out a legal move, and everything that follows without a decision."""
        t = Table(self, state, dice, log)
        task = state.todo[-1]
        # The lowest task is whose turn it is; it stays until the next turn takes its place.
        if len(state.todo) > 1:
            t.done()
        self.task_owner[kind_of(task)].answer(t, task, move)
        self._settle(t)

    def _settle(self, t: Table) -> None:
        """Run the flow until somebody must decide or the game is over."""
        flow, names = self.flow, self.flow_names
        end = len(flow)
        at = t.state.nums[self.place]
        while True:
            if t.jump >= 0:
                at = t.jump
                t.jump = -1
            if t.asked or at >= end:
                break
            if flow[at].phase(t, names[at]):
                at += 1
        t.set(self.place, at)

    def barred(self, state: State, seat: int, verb: str) -> Refusal | None:
        """Why a seat may not use a verb at all: the first gate that says so."""
        for module in self.barring:
            refusal = module.bars(state, seat, verb)
            if refusal is not None:
                return refusal
        return None

    def fenced(self, state: State, seat: int, at: int) -> Refusal | None:
        """Why a seat may not build on a cell that is a site otherwise."""
        for module in self.fencing:
            refusal = module.fences(state, seat, at)
            if refusal is not None:
                return refusal
        return None

    def unfenced(self, state: State, seat: int, digs: list[int]) -> list[int]:
        """Of moves that lay a path card, those whose cell is open to the seat."""
        if not self.fencing:
            return digs
        return [move for move in digs if self.fenced(state, seat, a_of(move)) is None]

    def entitled(self, state: State, seat: int) -> bool:
        """Whether nothing keeps a seat from its share when the treasure is found."""
        return all(module.entitles(state, seat) for module in self.entitling)

    def refusal(self, state: State, seat: int, move: int) -> Refusal | None:
        """Why a move is not possible now; None if it is."""
        if not state.todo:
            return Refusal("game-over")
        if not self.layout.has(move):
            return Refusal("no-such-move")
        task = state.todo[-1]
        if seat != seat_of(task):
            return Refusal("not-your-turn", {"seat": seat_of(task)})
        if move in self.moves(state):
            return None
        verb = self.layout.verbs[verb_of(move)]
        wanted = self.layout.tasks[kind_of(task)]
        if verb.task != wanted:
            return Refusal("not-now", {"verb": verb.name, "task": wanted})
        return self.task_owner[kind_of(task)].refuse(state, seat, move)
