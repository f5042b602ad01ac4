"""The bot itself: takes one of the best moves."""

from copy import copy

from rockfall.bots.bot import Belief, Budget, Whim, dares, spread
from rockfall.bots.cave.deeds import Deeds
from rockfall.bots.cave.ground import Ground
from rockfall.bots.cave.lookup import lookup_of
from rockfall.bots.cave.loyalty import CaveObserver
from rockfall.bots.cave.prospects import Prospects
from rockfall.bots.cave.strolling import Strolling
from rockfall.kernel.moves import a_of, b_of, kind_of
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.kernel.tokens import place_of, space


class CaveBot:
    """Looks one decision ahead; where a walk or a hunt leads, to its end."""

    def __init__(self, rules: Rules, seat: int, seed: bytes) -> None:
        self.lookup = lookup_of(rules)
        self.seat = seat
        self.whim = Whim(seed)
        self.observer = CaveObserver(self.lookup)
        #: how readily it does harm when in doubt, from -1 to 1
        self.risk = 0.0

    def copy(self) -> "CaveBot":
        """The same bot with all that it remembers, which goes on by itself."""
        twin = copy(self)
        twin.whim, twin.observer = self.whim.copy(), self.observer.copy()
        return twin

    def watch(self, before: State, seat: int, move: int) -> None:
        self.whim.watched += 1
        self.observer.watch(before, seat, move)

    def choose(self, view: State, moves: list[int], budget: Budget) -> int:
        if len(moves) == 1:
            return moves[0]
        chosen = sorted(spread(moves)[: max(1, budget.nodes)])
        weighed = [moves[place] for place in chosen]
        return self.whim.best(weighed, self.worths(view, weighed))

    def belief(self, view: State) -> Belief:
        """Who works for the other clan than its own, and where the exit is."""
        return self.observer.asks(view)

    def worths(self, view: State, moves: list[int]) -> list[float]:
        """What each move is worth to the bot; all the same where it does not understand."""
        task = self.lookup.tasks[kind_of(view.todo[-1])]
        if task in ("turn", "pass-more"):
            deeds = Deeds(Prospects(self.observer, view, self.seat))
            layout, risk = self.lookup.layout, self.risk
            return [deeds.worth(move) + dares(layout, move, risk) for move in moves]
        if task == "walk":
            return self._walk(view, moves)
        if task == "hunt":
            return self._hunt(view, moves)
        wanted = {"fend": "fend", "end-vote": "object"}.get(task, "")
        return [float(self.lookup.verb(move) == wanted) for move in moves]

    def _walk(self, view: State, moves: list[int]) -> list[float]:
        prospects = Prospects(self.observer, view, self.seat)
        strolling = Strolling(prospects)
        worths: list[float] = []
        for move in moves:
            verb = self.lookup.verb(move)
            if verb == "step":
                worths.append(strolling.stepping(move))
            elif verb == "stop":
                worths.append(strolling.standing(prospects.places[self.seat]))
            else:
                worths.append(self._cut(prospects))
        return worths

    def _cut(self, prospects: Prospects) -> float:
        """An axe is for a web in the way: without webs the way would be so much shorter."""
        free = Ground(self.lookup, prospects.view, prospects.odds, webs=False)
        return -free.way_out(prospects.places[self.seat]) - 1.5

    def _hunt(self, view: State, moves: list[int]) -> list[float]:
        strolling = Strolling(Prospects(self.observer, view, self.seat))
        number = view.nums[self.lookup.hunter] - 1
        left = view.nums[self.lookup.left] - 1
        here = place_of(view.nums[self.lookup.creatures[number].num])
        worths: list[float] = []
        for move in moves:
            if self.lookup.verb(move) == "stay":
                worths.append(0.0)
                continue
            there = space(a_of(move), b_of(move))
            if there in strolling.prospects.places:
                worths.append(strolling.catch(number, there) + 0.01)
            else:
                ahead = strolling.hunting(number, there, left)
                worths.append(ahead if ahead > 0 and there != here else -0.1)
        return worths
