"""The greedy bot itself: watches deeds, and puts every choice on its role's scales."""

from rockfall.bots.bot import Whim
from rockfall.bots.greedy.cost import Survey
from rockfall.bots.greedy.deeds import judge
from rockfall.bots.greedy.digger import Digger
from rockfall.bots.greedy.mind import Mind
from rockfall.bots.greedy.position import Position, survey
from rockfall.bots.greedy.saboteur import Saboteur
from rockfall.bots.greedy.sheet import HAT, KEEP, Sheet
from rockfall.bots.greedy.trust import Trust
from rockfall.bots.greedy.wider import WIDER
from rockfall.kernel.moves import a_of, card_of, kind_of, verb_of
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State

#: Worths closer than this are the same to the bot.
_LEVEL = 1e-9


class GreedyBot:
    """Looks one move ahead and remembers, for a round, who helped and who hindered."""

    def __init__(self, rules: Rules, seat: int, seed: bytes) -> None:
        self.sheet = Sheet(rules)
        self.seat = seat
        self.whim = Whim(seed)
        self.round = 0
        self.trust = Trust(self.sheet, seat)
        self.ground: Survey | None = None
        #: who had the latest turn, and whether roles have been changed at the double card
        self.latest = 0
        self.visited = 0

    def watch(self, before: State, seat: int, move: int) -> None:
        self.whim.watched += 1
        if self.sheet.layout.tasks[kind_of(before.todo[-1])] == "turn":
            position = self._position(before)
            self.trust.note(seat, judge(position, self.trust, seat, move))
            if self.sheet.verbs[verb_of(move)] == HAT:
                self.trust.forget(a_of(move))
            self.latest = seat

    def choose(self, view: State, moves: list[int], budget: float) -> int:
        # One move ahead and no further takes some milliseconds: far below any budget.
        if len(moves) == 1:
            return moves[0]
        worths = self.worths(view, moves)
        best = max(worths) - _LEVEL
        return self.whim.pick([m for m, worth in zip(moves, worths, strict=True) if worth >= best])

    def worths(self, view: State, moves: list[int]) -> list[float]:
        """What each move is worth to the bot; all the same where it does not understand."""
        if self.sheet.verbs[verb_of(moves[0])] == KEEP:
            return [float(self.sheet.nuggets[card_of(move)]) for move in moves]
        mind = self.mind(view)
        return [self._weigh(mind, move) for move in moves]

    def mind(self, view: State) -> Mind:
        """The scales of the bot's role, set up for a view."""
        position = self._position(view)
        return (Saboteur if position.bad else Digger)(position, self.trust)

    def _weigh(self, mind: Mind, move: int) -> float:
        wider = WIDER.get(self.sheet.verbs[verb_of(move)])
        return wider(mind, move) if wider else mind.weigh(move)

    def _position(self, view: State) -> Position:
        """The view judged; roles are dealt anew in every round, so memory ends with it (B19)."""
        number = view.nums[self.sheet.round]
        if self.ground is None or number != self.round:
            self.round = number
            self.trust = Trust(self.sheet, self.seat)
            self.ground = survey(self.sheet, view)
        position = Position(self.sheet, view, self.seat, self.ground)
        if position.num("visited") > self.visited:
            for seat in range(self.sheet.seats) if self.sheet.party else (self.latest,):
                self.trust.forget(seat)
        self.visited = position.num("visited")
        return position
