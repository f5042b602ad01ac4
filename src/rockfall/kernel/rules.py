"""A built edition: who must act, what may be done, and the way of a move through the modules."""

from typing import TYPE_CHECKING, Final

from rockfall.kernel.chance import Chance
from rockfall.kernel.layout import GOD, TABLE, Layout
from rockfall.kernel.module import Module
from rockfall.kernel.moves import a_of, kind_of, seat_of, verb_of
from rockfall.kernel.ops import Op
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State, blank
from rockfall.kernel.transition import Transition

if TYPE_CHECKING:
    from rockfall.kernel.ways import Way

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
        #: place in the flow -> whether the table's next step begins there
        self.pauses: list[bool] = []
        #: kind -> the module that knows where such a path card may be laid
        self.spot_owner: list[Module | None] = []
        self.offering: list[Module] = []
        self.barring: list[Module] = []
        self.reacting: list[Module] = []
        self.revealing: list[Module] = []
        self.fencing: list[Module] = []
        self.joining: list[Module] = []
        self.halting: list[Module] = []
        self.propping: list[Module] = []
        self.ending: list[Module] = []
        #: what takes something for a step, dearest first, and what that is
        self.tolling: list[Module] = []
        self.units: list[str] = []
        #: the counter that keeps the place in the flow
        self.place = 0

    def start(self, dice: Chance, log: list[Op] | None = None) -> State:
        """Set a game up, to the first decision."""
        state = blank(self.layout)
        self.advance(state, dice, log)
        return state

    def actor(self, state: State) -> int:
        """The seat that must act, TABLE when nobody has to; NOBODY_ACTS when the game is over."""
        if state.todo:
            return seat_of(state.todo[-1])
        return NOBODY_ACTS if self.over(state) else TABLE

    def over(self, state: State) -> bool:
        """Whether the game is over."""
        return not state.todo and state.nums[self.place] >= len(self.flow)

    def moves(self, state: State) -> list[int]:
        """All legal moves, ascending, of the seat that must act; none for another's eye."""
        out: list[int] = []
        if state.todo:
            task = state.todo[-1]
            if state.eye == GOD or state.eye == seat_of(task):
                self.task_owner[kind_of(task)].answers(state, task, out)
                out.sort()
        return out

    def ways(self, state: State) -> "list[Way]":
        """Every space that the seat can get to that must take steps now; none if it must not."""
        if not state.todo:
            return []
        task = state.todo[-1]
        return self.task_owner[kind_of(task)].ways(state, task)

    def play(self, state: State, move: int, dice: Chance, log: list[Op] | None = None) -> None:
        """Carry out a legal move, and everything that follows in the same step."""
        t = Transition(self, state, dice, log)
        task = state.todo[-1]
        # The lowest task is whose turn it is; it stays until the next turn takes its place.
        if len(state.todo) > 1:
            t.done()
        self.task_owner[kind_of(task)].answer(t, task, move)
        self._settle(t, False)

    def advance(self, state: State, dice: Chance, log: list[Op] | None = None) -> None:
        """Make the table's own step: a deal, the end of a round, the last count."""
        self._settle(Transition(self, state, dice, log), True)

    def _settle(self, t: Transition, begins: bool) -> None:
        """Run the flow until somebody must decide, a step of the table begins, or all is over."""
        flow, names, pauses = self.flow, self.flow_names, self.pauses
        end = len(flow)
        at = t.state.nums[self.place]
        while True:
            if t.jump >= 0:
                at = t.jump
                t.jump = -1
            if t.asked or at >= end:
                break
            if pauses[at] and not begins:
                while t.state.todo:
                    t.done()
                break
            begins = False
            if flow[at].phase(t, names[at]):
                at += 1
        t.set(self.place, at)

    def barred(self, state: State, seat: int, what: str) -> Refusal | None:
        """Why a seat may not do something at all: the first gate that says so."""
        for module in self.barring:
            refusal = module.bars(state, seat, what)
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

    def halted(self, state: State, edge: int) -> bool:
        """Whether something on an edge lets nobody through."""
        return any(module.halts(state, edge) for module in self.halting)

    def hindered(self, state: State, edge: int) -> Refusal | None:
        """Why nobody gets over an edge; None if nothing halts there."""
        for module in self.halting:
            if module.halts(state, edge):
                return module.hindrance(state, edge)
        return None

    def propped(self, state: State, at: int) -> Refusal | None:
        """Why the card on a cell cannot be taken off the grid."""
        for module in self.propping:
            refusal = module.props(state, at)
            if refusal is not None:
                return refusal
        return None

    def unfenced(self, state: State, seat: int, digs: list[int]) -> list[int]:
        """Of moves that lay a path card, those whose cell is open to the seat."""
        if not self.fencing:
            return digs
        return [move for move in digs if self.fenced(state, seat, a_of(move)) is None]

    def refusal(self, state: State, seat: int, move: int) -> Refusal | None:
        """Why a move is not possible now; None if it is."""
        if state.todo and not self.layout.has(move):
            return Refusal("no-such-move")
        untimely = self.untimely(state, seat)
        if untimely is not None:
            return untimely
        return None if move in self.moves(state) else self.reason(state, move)

    def untimely(self, state: State, seat: int) -> Refusal | None:
        """Why a seat can do nothing at all now; None if it must act."""
        if not state.todo:
            return Refusal("game-over" if self.over(state) else "round-over")
        actor = seat_of(state.todo[-1])
        return None if seat == actor else Refusal("not-your-turn", {"seat": actor})

    def reason(self, state: State, move: int) -> Refusal:
        """Why the seat that must act cannot make a move that is none of the legal ones."""
        task = state.todo[-1]
        verb = self.layout.verbs[verb_of(move)]
        wanted = self.layout.tasks[kind_of(task)]
        if verb.task != wanted:
            return Refusal("not-now", {"verb": verb.name, "task": wanted})
        return self.task_owner[kind_of(task)].refuse(state, seat_of(task), move)
