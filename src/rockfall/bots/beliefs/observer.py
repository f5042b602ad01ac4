"""Watches a table as everybody sees it, and keeps the evidence of its round."""

from copy import copy
from math import log
from typing import Self

from rockfall.bots.beliefs.deals import prior
from rockfall.bots.beliefs.deeds import DONE_TO, Deed, Table, claim, read, table_of
from rockfall.bots.beliefs.evidence import Entry, Evidence
from rockfall.bots.beliefs.posterior import Known, posterior
from rockfall.bots.beliefs.talk import Saying, weighed
from rockfall.bots.beliefs.weights import Weights, fitted
from rockfall.bots.bot import Belief, Claim
from rockfall.bots.standard.table.lookup import Lookup
from rockfall.bots.standard.table.names import HAT
from rockfall.bots.standard.table.position import Position, map_costs
from rockfall.bots.standard.table.treasure import goal_odds
from rockfall.kernel.layout import BACK, WATCHER
from rockfall.kernel.moves import a_of, kind_of, verb_of
from rockfall.kernel.sight import mask, redact_move
from rockfall.kernel.state import State

#: Standings are told between -1 and 1: this much, as the logarithm of odds, is all that counts.
_PLAIN = 3.0


def seatless(view: State) -> State:
    """What everybody sees of a view."""
    return view if view.eye == WATCHER else mask(view, WATCHER)


class Observer:
    """Knows no seat's cards; what seats know they bring along when they ask."""

    def __init__(self, lookup: Lookup, weights: Weights | None = None) -> None:
        self.lookup = lookup
        self.weights = weights or fitted(lookup.teams)
        self.evidence = Evidence(lookup.seats, (), self.weights)
        self.entries: list[Entry] = []
        #: of goals whether they hide the treasure, of seats whether they hinder: what was said
        self._claims: set[tuple[int, str, int, bool]] = set()
        #: what was asked last of this evidence, and what followed
        self._asked: list[tuple[Known, Belief]] = []
        self._round = 0
        self._steps = 0
        self._visited = 0
        self._latest = 0

    def copy(self) -> Self:
        """The same memory, which goes on by itself; what it rests on is shared."""
        twin = copy(self)
        twin.evidence = self.evidence.copy()
        twin.entries = list(self.entries)
        twin._claims = set(self._claims)
        return twin

    def watch(self, before: State, seat: int, move: int) -> Deed | None:
        """Note a move of any seat: any view before it, and the move as it was told."""
        self.opens(before)
        self._steps += 1
        if self.lookup.layout.tasks[kind_of(before.todo[-1])] != "turn":
            return None
        self._latest = seat
        told = redact_move(self.lookup.layout, move, seat, WATCHER)
        to_somebody = self.lookup.verbs[verb_of(move)] in DONE_TO
        standing = self.standing(seatless(before)) if to_somebody else ()
        table = self.table(before, seat, standing)
        deed = read(table, seat, told) if table.goals else None
        if self.lookup.verbs[verb_of(move)] == HAT:
            self.forget(a_of(move))
        if deed is not None:
            self.note(deed)
        return deed

    def note(self, deed: Deed) -> None:
        """Add a deed, or a claim, to what is known."""
        self._asked = []
        self.entries += self.evidence.add(self.weights, deed, self._steps)

    def hears(self, view: State, said: Claim) -> None:
        """Note what somebody claims: where the treasure lies or does not, or who hinders or not.

        To say so once more says no more. Two who contradict each other, or one who contradicts
        itself, cannot both be right: whatever is true, somebody has lied, or was mistaken.
        """
        seat, about, place, card = said
        public = seatless(view)
        self.opens(public)
        is_so = self.lookup.treasures[card] if about == "goal" else self.lookup.aims[card].hinders
        claimed = (seat, about, place, is_so)
        if claimed in self._claims:
            return
        if about == "role":
            self._claims.add(claimed)
            self.take(Saying(self._steps, seat, place, card, is_so))
            return
        deed = claim(self.table(public, seat, ()), seat, place, is_so)
        if deed is not None:
            self._claims.add(claimed)
            self.note(deed)

    def take(self, said: Saying) -> None:
        """Add what was said of a role to what is known."""
        found = weighed(said, self.evidence.said)
        if found is not None:
            self._asked = []
            self.evidence.hear(found)

    def table(self, view: State, seat: int, standing: tuple[float, ...]) -> Table:
        """What there is to read the moves of a seat by; standings are asked for by some only.

        Nothing but what everybody sees is read off the view: the grid, who looked where, broken
        tools, how many cards are left. So any eye's will do.
        """
        lookup, evidence = self.lookup, self.evidence
        position = Position(lookup, view, seat, map_costs(lookup, view))
        return table_of(position, evidence.goals, standing, evidence.passes)

    def asks(self, view: State) -> Belief:
        """What an eye thinks, given what it sees; a seatless view asks what the table thinks."""
        self.opens(view)
        return self._follows(self.known(view))

    def _follows(self, known: Known) -> Belief:
        for asked, found in self._asked:
            if asked == known:
                return found
        found = posterior(self.lookup, self.evidence, known)
        self._asked = [(known, found), *self._asked[:1]]
        return found

    def unwatched(self, view: State) -> Belief:
        """What an eye would think if nothing had been done yet."""
        self.opens(view)
        blank = Evidence(self.lookup.seats, self.evidence.goals, self.weights)
        return posterior(self.lookup, blank, self.known(view))

    def known(self, view: State) -> Known:
        """What an eye knows for certain: roles and goals that it has seen."""
        foes = friends = 0
        for seat, zone in enumerate(self.lookup.roles):
            role = view.card(zone)
            if role != BACK and self.lookup.aims[role].hinders:
                foes |= 1 << seat
            elif role != BACK:
                friends |= 1 << seat
        return Known(foes, friends, goal_odds(self.lookup, view), view.eye)

    def standing(self, public: State) -> tuple[float, ...]:
        """How every seat looks to all, beside how it looked at first."""
        first = prior(self.lookup)
        usual = log(first / (1 - first))
        return tuple(
            [max(-1.0, min(1.0, (log_odds(p) - usual) / _PLAIN)) for p in self.asks(public).foes]
        )

    def opens(self, view: State) -> None:
        """Look at a table: roles and goals are dealt anew in every round, and memory ends (B19)."""
        lookup = self.lookup
        down = view.grid.down
        goals = tuple([at for at, zone in down.items() if lookup.goal_zones[zone]])
        if view.nums[lookup.round] != self._round:
            self._round = view.nums[lookup.round]
            self.begin(goals)
        elif goals != self.evidence.goals:
            self.evidence = self.evidence.moved(goals)
            self._asked = []
        visitor = lookup.num(lookup.visitor)
        visits = view.nums[visitor] if visitor >= 0 else 0
        if visits > self._visited:
            for seat in range(lookup.seats) if lookup.redeals_all else (self._latest,):
                self.forget(seat)
        self._visited = visits

    def begin(self, goals: tuple[int, ...]) -> None:
        """A round begins, and nothing is known."""
        self.evidence = Evidence(self.lookup.seats, goals, self.weights)
        self.entries = []
        self._claims = set()
        self._asked = []

    def forget(self, seat: int) -> None:
        """What a seat did in another role says nothing any more (S18, W3)."""
        self._asked = []
        self.evidence.forget(self.weights, seat)
        self._claims = {
            claimed
            for claimed in self._claims
            if claimed[0] != seat and claimed[1:3] != ("role", seat)
        }
        self.entries = [entry for entry in self.entries if entry.seat != seat]


def log_odds(chance: float) -> float:
    """The logarithm of the odds of a chance."""
    safe = max(1e-9, min(1 - 1e-9, chance))
    return log(safe / (1 - safe))
