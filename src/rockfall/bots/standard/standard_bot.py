"""The standard bot itself: watches deeds, and chooses what is worth most to its role."""

from copy import copy
from typing import Final, Self

from rockfall.bots.bot import BUDGET, UNWEIGHED, Belief, Budget, Claim, Whim, dares, spread
from rockfall.bots.standard.players.deeds import judge
from rockfall.bots.standard.players.rivals import Rivals
from rockfall.bots.standard.players.trust import Trust
from rockfall.bots.standard.table.cost import CostMap
from rockfall.bots.standard.table.lookup import lookup_of
from rockfall.bots.standard.table.names import HAT, KEEP
from rockfall.bots.standard.table.position import Position, map_costs
from rockfall.bots.standard.verbs.by_verb import WORTH_BY_VERB
from rockfall.bots.standard.worth.digger import Digger
from rockfall.bots.standard.worth.evaluator import NEVER, Evaluator
from rockfall.bots.standard.worth.saboteur import Saboteur
from rockfall.kernel.layout import BACK, Layout, witness
from rockfall.kernel.moves import a_of, card_of, kind_of, verb_of
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State


def plays(layout: Layout) -> bool:
    """Whether this is a game that the bot understands: one with a treasure to be dug for."""
    return "treasure" in layout.kinds and "dig" in [verb.name for verb in layout.verbs]


#: What it says of somebody that they told a lie about a goal.
_LIE: Final = 2.0


class StandardBot:
    """Looks one move ahead and remembers, for a round, who helped and who hindered."""

    def __init__(self, rules: Rules, seat: int, seed: bytes) -> None:
        self.lookup = lookup_of(rules)
        self.seat = seat
        self.whim = Whim(seed)
        #: how readily it does harm when in doubt, from -1 to 1
        self.risk = 0.0
        self.round = 0
        self.trust = Trust(self.lookup, seat)
        self.cost_map: CostMap | None = None
        #: who had the latest turn, and whether roles have been changed at the double card
        self.latest = 0
        self.visited = 0

    def watch(self, before: State, seat: int, move: int) -> None:
        self.whim.watched += 1
        if self.lookup.layout.tasks[kind_of(before.todo[-1])] == "turn":
            position = self._position(before)
            self.trust.note(seat, judge(position, self.trust, seat, move))
            if self.lookup.verbs[verb_of(move)] == HAT:
                self.trust.forget(a_of(move))
            self.latest = seat

    def hears(self, view: State, claim: Claim) -> None:
        """Note that a seat claims which card lies under a goal; of roles it believes deeds only.

        Only who has looked there can be lying, and only who has looked as well can tell.
        """
        seat, about, goal, card = claim
        zone = view.grid.down.get(goal) if about == "goal" else None
        if zone is None or seat == self.seat or not view.witnesses(zone) & witness(seat):
            return
        seen, treasures = view.card(zone), self.lookup.treasures
        if seen != BACK and treasures[seen] != treasures[card]:
            self._position(view)
            self.trust.note(seat, _LIE)

    def choose(self, view: State, moves: list[int], budget: Budget) -> int:
        if len(moves) == 1:
            return moves[0]
        return self.whim.best(moves, self.worths(view, moves, budget.nodes))

    def belief(self, view: State) -> Belief:
        """Evidence of deeds for seats; for goals what was seen, and even odds for the rest."""
        position = self._position(view)
        foes = self.trust.chances(view)
        if self.lookup.teams:
            rivals = Rivals(position, self.trust)
            saboteur, seats = self.lookup.saboteur, range(self.lookup.seats)
            foes = [rivals.roles(seat).get(saboteur, 0.0) for seat in seats]
        return Belief(tuple(foes), position.odds)

    def worths(self, view: State, moves: list[int], nodes: int = BUDGET.nodes) -> list[float]:
        """What each move is worth to the bot; all the same where it does not understand.

        When so many nodes are used up, what has not been weighed is worth less than anything.
        """
        if self.lookup.verbs[verb_of(moves[0])] == KEEP:
            return [float(self.lookup.nuggets[card_of(move)]) for move in moves]
        evaluator = self.evaluator(view)
        worths = [UNWEIGHED] * len(moves)
        for place in spread(moves):
            if evaluator.nodes >= nodes:
                break
            worths[place] = self._weigh(evaluator, moves[place])
        return worths

    def evaluator(self, view: State) -> Evaluator:
        """What evaluates moves for the bot's role, set up for a view."""
        position = self._position(view)
        return (Saboteur if position.hinders else Digger)(position, self.trust)

    def copy(self) -> Self:
        """The same bot with all that it remembers, which goes on by itself."""
        twin = copy(self)
        twin.whim = self.whim.copy()
        twin.trust = self.trust.copy()
        return twin

    def _weigh(self, evaluator: Evaluator, move: int) -> float:
        evaluator.nodes += 1
        worth = WORTH_BY_VERB.get(self.lookup.verbs[verb_of(move)])
        found = worth(evaluator, move) if worth else evaluator.weigh(move)
        return found + dares(self.lookup.layout, move, self.risk) if found > NEVER else found

    def _position(self, view: State) -> Position:
        """The view judged; roles are dealt anew in every round, so memory ends with it (B19)."""
        number = view.nums[self.lookup.round]
        if self.cost_map is None or number != self.round:
            self.round = number
            self.trust = Trust(self.lookup, self.seat)
            self.cost_map = map_costs(self.lookup, view)
        position = Position(self.lookup, view, self.seat, self.cost_map)
        position.risk = self.risk
        if position.num(self.lookup.visitor) > self.visited:
            for seat in range(self.lookup.seats) if self.lookup.redeals_all else (self.latest,):
                self.trust.forget(seat)
        self.visited = position.num(self.lookup.visitor)
        return position
