"""A match watched as everybody sees it, step by step, and what is believed of it.

Nothing here sees the truth but through `Match.view_before` and `Match.told` with the watchers' eye.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rockfall.bots.beliefs.deeds import Deed
from rockfall.bots.beliefs.observer import Observer
from rockfall.bots.beliefs.posterior import Known
from rockfall.bots.bot import Belief
from rockfall.bots.standard.standard_bot import plays
from rockfall.bots.standard.table.lookup import Lookup, lookup_of
from rockfall.kernel.layout import TABLE, WATCHER, Layout
from rockfall.kernel.moves import card_of
from rockfall.kernel.state import State
from rockfall.match.match import Match
from rockfall.server.claims import ToldClaim

#: The step of the deal; nothing was done before it.
DEAL: Final = 0


def has_beliefs(layout: Layout) -> bool:
    """Whether anything is known of what deeds say in a game."""
    return plays(layout)


class NotedDeed(NamedTuple):
    """A deed that says something, with its step in the match and the card that all saw."""

    step: int
    deed: Deed
    card: int
    #: the goals for which it was read, in the order of its readings
    goals: tuple[int, ...]


class _Observer(Observer):
    """What would be thought before anything was done is worked out once for all seats."""

    def __init__(self, lookup: Lookup) -> None:
        super().__init__(lookup)
        self._first: tuple[Known, tuple[int, ...], Belief] | None = None

    def unwatched(self, view: State) -> Belief:
        known, goals = self.known(view), self.evidence.goals
        if self._first is None or self._first[:2] != (known, goals):
            self._first = known, goals, super().unwatched(view)
        return self._first[2]


class WatchedMatch:
    """What an observer makes of a match, up to a step."""

    def __init__(self, match: Match, claims: Sequence[ToldClaim] = ()) -> None:
        self.match = match
        #: what seats claimed, in order; more may come
        self._claims = claims
        self._heard = 0
        self.observer: Observer = _Observer(lookup_of(match.edition.rules))
        #: the next step that is to be taken in
        self.step = DEAL + 1
        #: the observer's number of a deed -> the deed
        self.deeds: dict[int, NotedDeed] = {}

    def watch(self, until: int) -> Iterator[State]:
        """Take steps in up to a number, one each time it is asked; gives what all saw before it.

        Several may do so at once, each in its own pace: no step is taken in twice.
        """
        while self.step < until:
            self._listen()
            step = self.match.told(WATCHER, self.step)
            before = self.match.view_before(WATCHER, self.step)
            self.step += 1
            if step.seat == TABLE:
                self.observer.opens(before)
            else:
                self._note(self.observer.watch(before, step.seat, step.move), step.move)
            yield before
        self._listen()

    def _listen(self) -> None:
        """Take in what was claimed up to the last step that was taken in."""
        for told in self._claims[self._heard :]:
            if told.after > self.step:
                break
            self._heard += 1
            self.observer.hears(self.seen_by(WATCHER), told.said)

    def _note(self, deed: Deed | None, move: int) -> None:
        if deed is not None:
            number = self.observer.entries[-1].step
            goals = self.observer.evidence.goals
            self.deeds[number] = NotedDeed(self.step - 1, deed, card_of(move), goals)

    def seen_by(self, eye: int) -> State:
        """What an eye sees after all that was taken in."""
        if self.step < len(self.match.steps):
            return self.match.view_before(eye, self.step)
        return self.match.view(eye)
