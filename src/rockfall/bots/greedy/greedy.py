"""The greedy bot itself: watches deeds, and puts every choice on its role's scales."""

from rockfall.bots.bot import Whim
from rockfall.bots.greedy import digger
from rockfall.bots.greedy.cost import Survey
from rockfall.bots.greedy.deeds import judge
from rockfall.bots.greedy.position import Position, survey
from rockfall.bots.greedy.saboteur import Saboteur
from rockfall.bots.greedy.sheet import Sheet
from rockfall.bots.greedy.trust import Trust
from rockfall.kernel.moves import a_of, b_of, card_of, kind_of
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

    def watch(self, before: State, seat: int, move: int) -> None:
        self.whim.watched += 1
        if self._task(before) == "turn":
            position = self._position(before)
            self.trust.note(seat, judge(position, self.trust, seat, move))

    def choose(self, view: State, moves: list[int]) -> int:
        worths = self._worths(view, moves)
        best = max(worths) - _LEVEL
        return self.whim.pick([m for m, worth in zip(moves, worths, strict=True) if worth >= best])

    def _task(self, view: State) -> str:
        return self.sheet.layout.tasks[kind_of(view.todo[-1])]

    def _position(self, view: State) -> Position:
        """The view judged; roles are dealt anew in every round, so memory ends with it (B19)."""
        number = view.nums[self.sheet.round]
        if self.ground is None or number != self.round:
            self.round = number
            self.trust = Trust(self.sheet, self.seat)
            self.ground = survey(self.sheet, view)
            self.hunch = self.whim.pick(list(range(6)))
        fav = self.hunch if view.todo[-1] >> 6 & 255 == self.seat else -1
        return Position(self.sheet, view, self.seat, self.ground, fav)

    def _worths(self, view: State, moves: list[int]) -> list[float]:
        """A worth for every move; a question the bot does not know leaves all moves level."""
        task = self._task(view)
        if task == "gold":
            return [float(self.sheet.nuggets[card_of(move)]) for move in moves]
        if task not in ("turn", "which-goal", "rotation"):
            return [0.0] * len(moves)
        position = self._position(view)
        bad = view.card(self.sheet.roles[self.seat]) == self.sheet.saboteur
        if task == "turn":
            return self._turn(position, bad, moves)
        sign = -1.0 if bad else 1.0
        if task == "which-goal":
            return [sign * position.odds[a_of(move)] for move in moves]
        return [sign * self._turned(position, move) for move in moves]

    def _turn(self, position: Position, bad: bool, moves: list[int]) -> list[float]:
        if not bad:
            chances = self.trust.chances(position.view)
            return [digger.weigh(position, chances, move) for move in moves]
        mood = Saboteur(position, self.trust)
        return [mood.weigh(move) for move in moves]

    def _turned(self, position: Position, move: int) -> float:
        """What a turned goal, laid this way round, does for the digging."""
        grid = position.view.grid.copy()
        card = position.view.card(grid.down[a_of(move)])
        grid.place(a_of(move), card * 2 + b_of(move))
        return position.gain(grid)
