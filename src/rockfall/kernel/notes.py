"""Notes: what happened to cards that an eye has once seen, thought through when somebody asks.

Most of what is noted while a game is played nobody ever asks for: bots guess now and then, rules
never. So an operation only leaves a note, for each eye that it tells something; which clues follow
from all notes is worked out when it is wanted, once for all states that share them.
"""

from typing import Final

from rockfall.kernel.clues import (
    NO_CLUE,
    Case,
    Clue,
    closed_up,
    met_in,
    met_loosely,
    mixed,
    parted,
    place_of,
    renamed,
    settled,
    slot_of,
    tidy,
    widened,
    without,
    zone_of,
)
from rockfall.kernel.fitting import Fitting
from rockfall.kernel.layout import BACK

# In place of a slot, where a card leaves a bag:
#: any card of the bag
ANY: Final = -1
#: the same, and it is laid beside the cards of the bag it comes to, not yet among them
BESIDE: Final = -2
#: none of those laid beside
UNMIXED: Final = -3
#: the last of these: from now on those beside are among the others
MIXING: Final = -4

#: Up to so many cases it is told apart which of several cards one was; beyond that it is only
#: noted that it may have been any. That lets no possible world out, but some in.
MOST_CASES: Final = 4


class Note:
    """Something that an eye was told, and what it was told before; or cases that it knows."""

    def __init__(self, before: "Note | None", cases: list[Case] | None = None) -> None:
        self.before = before
        self.cases = cases
        #: how hidden cards fit in with the cases, for who guesses again, and which cards and places
        self.fittings: list[Fitting] = []
        self.fitted: tuple[int, ...] = ()

    def think(self, cases: list[Case]) -> list[Case]:
        """What becomes of cases."""
        return cases


def cases_by(note: Note | None) -> list[Case]:
    """The cases that an eye thinks possible by all its notes."""
    unread: list[Note] = []
    while note is not None and note.cases is None:
        unread.append(note)
        note = note.before
    cases = NO_CLUE
    if note is not None and note.cases is not None:
        cases = note.cases
    while unread:
        note = unread.pop()
        cases = settled(note.think(cases))
        note.cases = cases
        note.before = None
    return cases


class Moved(Note):
    """A card went from one place to another."""

    def __init__(self, before: Note | None, card: int, here: int, there: int) -> None:
        super().__init__(before)
        self.card = card
        self.here = here
        self.there = there
        #: whether the eye saw it where it lay, and where it lies
        self.seen = False
        self.sees = False
        self.out_of_row = False
        #: whether it is told apart which card of a bag it may be; how many lay there
        self.parts = False
        self.size = 0
        #: whether those that lie beside are among the others from now on
        self.mixing = False

    def think(self, cases: list[Case]) -> list[Case]:
        many = len(cases) > MOST_CASES
        after: list[Case] = []
        for case in cases:
            after += self._moved(case, many)
        if self.out_of_row:
            zone, slot = zone_of(self.here), slot_of(self.here)
            return [closed_up(without(case, self.here), zone, slot) for case in after]
        if self.mixing or self.size == 1:
            after = [without(case, self.here) for case in after]
        if self.mixing:
            beside = place_of(zone_of(self.here), BESIDE)
            after = [renamed(case, {beside: self.here}) for case in after]
        return after

    def _moved(self, case: Case, many: bool) -> list[Case]:
        if self.seen:
            return [case if self.sees else tidy([*case, (bytes([self.card]), (self.there,))])]
        if self.sees:
            if many:
                return [met_loosely(case, self.here, self.card)]
            return met_in(case, self.here, self.card)
        if self.out_of_row:
            return [renamed(case, {self.here: self.there})]
        if self.parts and not many:
            return parted(case, self.here, self.there, self.size)
        return [widened(case, self.here, self.there)]


class Looked(Note):
    """The eye looked at a card where it lies."""

    def __init__(self, before: Note | None, card: int, place: int) -> None:
        super().__init__(before)
        self.card = card
        self.place = place

    def think(self, cases: list[Case]) -> list[Case]:
        many = len(cases) > MOST_CASES
        after: list[Case] = []
        for case in cases:
            if many:
                after.append(without(met_loosely(case, self.place, self.card), self.place))
            else:
                for met in met_in(case, self.place, self.card):
                    after.append(without(met, self.place))
        return after


class Switched(Note):
    """C17: two cards changed places, or not; those that the eye had seen it sees no more."""

    def __init__(self, before: Note | None, one: int, other: int, seen: list[Clue]) -> None:
        super().__init__(before)
        self.one = one
        self.other = other
        self.seen = seen
        #: whether the eye knows that they did, or that they did not
        self.surely = False
        self.surely_not = False

    def think(self, cases: list[Case]) -> list[Case]:
        kept = [tidy([*case, *self.seen]) for case in cases]
        if self.surely_not:
            return kept
        crossed = {self.one: self.other, self.other: self.one}
        if self.surely:
            return [renamed(case, crossed) for case in kept]
        if len(cases) > MOST_CASES:
            pair = {self.one, self.other}
            return [mixed(case, pair, pair) for case in kept]
        return kept + [renamed(case, crossed) for case in kept]


class Picked(Note):
    """C18: a card was taken out of some slots of a row into a bag; the others keep their order."""

    def __init__(
        self, before: Note | None, zone: int, slots: list[int], dst: int, seen: list[Clue]
    ) -> None:
        super().__init__(before)
        self.zone = zone
        #: where it may have lain; who takes it knows, and sees it
        self.slots = slots
        self.dst = dst
        self.seen = seen
        self.card = BACK

    def think(self, cases: list[Case]) -> list[Case]:
        noted = [tidy([*case, *self.seen]) for case in cases]
        places = [place_of(self.zone, slot) for slot in self.slots]
        if len(cases) > MOST_CASES and self.card == BACK:
            into = {*places[:-1], self.dst}
            return [mixed(case, {*places}, into) for case in noted]
        after: list[Case] = []
        for case in noted:
            for slot, place in zip(self.slots, places, strict=True):
                found = [renamed(case, {place: self.dst})]
                if self.card != BACK:
                    found = [without(met, place) for met in met_in(case, place, self.card)]
                after += [closed_up(other, self.zone, slot) for other in found]
        return after
