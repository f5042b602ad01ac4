"""A program of its own as a bot: it is asked over a pipe, and loses what it does not answer."""

from collections import Counter
from collections.abc import Sequence
from time import monotonic
from typing import Final, TypeVar

from rockfall.bots.bot import BUDGET, Belief, Budget
from rockfall.bots.neutral import neutral_move
from rockfall.editions.registry import Edition
from rockfall.kernel.state import State
from rockfall.remote import lines
from rockfall.remote.pipe import GoneError, Pipe

#: Seconds a program has to come up and say that it is ready.
START: Final = 15.0
#: So often one may be too late in a game before nobody waits any more.
_STRIKES: Final = 3

_Answer = TypeVar("_Answer", lines.Ready, lines.Move, lines.Believed)


class LostError(Exception):
    """No answer that would do, and why: hung, died, nonsense, illegal."""


class RemoteBot:
    """Tells a program what its seat sees; where it does not answer well, the neutral move is made.

    Whatever it does costs it its own moves and nobody else anything. A program that has died, or
    was too late three times, is not asked again in this game.
    """

    def __init__(self, command: Sequence[str], edition: Edition, seat: int, seed: bytes) -> None:
        self._pipe = Pipe(command)
        self._layout = edition.rules.layout
        self._seats = edition.seats
        self._seed = seed
        self._pipe.send(lines.hello(edition, seat, seed))
        #: what the program said of itself; None until it did
        self._ready: lines.Ready | None = None
        self._asked = 0
        self._watched = 0
        self._late = 0
        self._gone = False
        #: why moves were lost -> how many
        self.faults: Counter[str] = Counter()

    def watch(self, before: State, seat: int, move: int) -> None:
        self._watched += 1
        if not self._gone:
            self._pipe.send(lines.watch(before, seat, move))

    def choose(self, view: State, moves: list[int], budget: Budget) -> int:
        try:
            self._greet()
            self._asked += 1
            question = lines.choose(self._asked, view, moves, budget)
            move = self._ask(question, lines.Move, budget.seconds).move
            if move not in moves:
                raise LostError("illegal")
        except LostError as error:
            self.faults[str(error)] += 1
            return neutral_move(self._layout, moves, self._seed, self._watched)
        return move

    def belief(self, view: State) -> Belief | None:
        try:
            if not self._greet().beliefs:
                return None
            self._asked += 1
            answer = self._ask(lines.believe(self._asked, view), lines.Believed, BUDGET.seconds)
        except LostError:
            return None
        fair = len(answer.foes) == self._seats and all(0 <= foe <= 1 for foe in answer.foes)
        return Belief(tuple(answer.foes), answer.goals) if fair else None

    def close(self) -> None:
        """End the program."""
        self._gone = True
        self._pipe.close()

    def _greet(self) -> lines.Ready:
        """Wait until the program is ready, once."""
        if self._gone:
            raise LostError("died")
        if self._ready is None:
            try:
                self._ready = self._hear(lines.Ready, START)
            except LostError:
                # Who cannot say hello will not say anything else.
                self.close()
                raise
        return self._ready

    def _ask(self, question: bytes, kind: type[_Answer], seconds: float) -> _Answer:
        self._pipe.send(question)
        return self._hear(kind, seconds)

    def _hear(self, kind: type[_Answer], seconds: float) -> _Answer:
        """The answer to the latest question; what was meant for an earlier one is passed over."""
        until = monotonic() + seconds
        while True:
            try:
                answer = lines.read_answer(self._pipe.receive(until - monotonic()))
            except GoneError:
                self.close()
                raise LostError("died") from None
            except TimeoutError:
                self._late += 1
                if self._late >= _STRIKES:
                    self.close()
                raise LostError("hung") from None
            except lines.NonsenseError:
                raise LostError("nonsense") from None
            if isinstance(answer, kind) and getattr(answer, "id", self._asked) == self._asked:
                return answer
            if getattr(answer, "id", self._asked) >= self._asked:
                raise LostError("nonsense")
