"""A newcomer: another bot's game with a child's eyes and a child's memory."""

from typing import Final

from rockfall.bots.bot import Belief, Budget, Claim, Listener
from rockfall.bots.cave.cave_bot import CaveBot
from rockfall.bots.standard.standard_bot import StandardBot
from rockfall.kernel.dice import Dice
from rockfall.kernel.effects import LOOKS
from rockfall.kernel.layout import BACK
from rockfall.kernel.moves import CELL, a_of, verb_of
from rockfall.kernel.state import STRIDE, State

#: Of ten places where something could be done, so many are overlooked each time.
_OVERLOOKED: Final = 5
#: What a goal is it knows for so many moves at least, and for how many more at most.
_KNOWN_FOR: Final = 6
_LONGER: Final = 16


class NewcomerBot:
    """Chooses from what it notices, by what it has not forgotten; always something legal."""

    def __init__(self, bot: StandardBot | CaveBot, seat: int, seed: bytes) -> None:
        self.bot = bot
        self.seat = seat
        self.seed = seed
        self.watched = 0
        #: cell of a goal that it has looked at -> when that was
        self.looked: dict[int, int] = {}

    def copy(self) -> "NewcomerBot":
        """The same bot with all that it remembers, which goes on by itself."""
        twin = NewcomerBot(self.bot.copy(), self.seat, self.seed)
        twin.watched = self.watched
        twin.looked = dict(self.looked)
        return twin

    def watch(self, before: State, seat: int, move: int) -> None:
        self.watched += 1
        verb = before.layout.verbs[verb_of(move)]
        if seat == self.seat and verb.effect == LOOKS and verb.a == CELL:
            self.looked[a_of(move)] = self.watched
        self.bot.watch(before, seat, move)

    def hears(self, view: State, claim: Claim) -> None:
        if isinstance(self.bot, Listener):
            self.bot.hears(view, claim)

    def choose(self, view: State, moves: list[int], budget: Budget) -> int:
        return self.bot.choose(self._remembered(view), self._noticed(view, moves), budget)

    def belief(self, view: State) -> Belief | None:
        """What it has not forgotten."""
        return self.bot.belief(self._remembered(view))

    def _noticed(self, view: State, moves: list[int]) -> list[int]:
        """The moves that it sees, all of them if it would see none."""
        verbs, dice = view.layout.verbs, Dice(self.seed)
        cells = dict.fromkeys([a_of(move) for move in moves if verbs[verb_of(move)].a == CELL])
        seen = {at: dice.roll(f"overlooks/{self.watched}/{at}", 10) >= _OVERLOOKED for at in cells}
        noticed = [move for move in moves if verbs[verb_of(move)].a != CELL or seen[a_of(move)]]
        return noticed or moves

    def _remembered(self, view: State) -> State:
        """The view without the goals that were looked at too long ago."""
        forgotten = [
            zone
            for at, zone in view.grid.down.items()
            if at in self.looked and view.card(zone) != BACK and self._has_forgotten(at)
        ]
        if not forgotten:
            return view
        faint = view.copy()
        for zone in forgotten:
            faint.zones[zone] = bytes([BACK]) + view.zones[zone][1:STRIDE]
        return faint

    def _has_forgotten(self, at: int) -> bool:
        since = self.looked[at]
        known = _KNOWN_FOR + Dice(self.seed).roll(f"forgets/{at}/{since}", _LONGER)
        return self.watched - since > known
