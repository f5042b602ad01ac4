"""Advice at one table: asked for by one eye and told to nobody else, worked out only then."""

from bisect import bisect_left
from collections.abc import Iterator
from typing import Protocol

from rockfall.kernel.state import State
from rockfall.server import protocol as p
from rockfall.server.advice import advice
from rockfall.server.denied import DeniedError
from rockfall.server.playing import running
from rockfall.server.table import Table
from rockfall.server.watched_match import WatchedMatch, has_beliefs


class Written(Protocol):
    """What is written of a table, and how far it is durable."""

    @property
    def table(self) -> Table:
        """The table as it is now."""
        ...

    @property
    def durable(self) -> int:
        """How much of its log may be told."""
        ...


class Advisor:
    """Keeps what was watched, for those who are told all and for those who lag behind.

    What was kept follows from the steps of the match alone: after a restart, or when the table was
    folded anew, it is made again.
    """

    def __init__(self, written: Written) -> None:
        self._written = written
        #: whether it is for those who lag -> what they could see
        self._watched: dict[bool, WatchedMatch] = {}

    def behind(self, head: int) -> int:
        """How many steps are to be taken in for who may be told so much of the log."""
        return max(0, self._steps(head) - self._for(head).step)

    def catch_up(self, head: int) -> Iterator[State]:
        """Take in what happened since, step by step."""
        return self._for(head).watch(self._steps(head))

    def answer(self, eye: int, head: int, wish: p.Advise) -> p.Advice:
        """What follows for an eye, or DeniedError; only for who holds the table's lock."""
        watched = self._for(head)
        for _ in watched.watch(self._steps(head)):
            pass
        return advice(watched, eye, wish.id)

    def _steps(self, head: int) -> int:
        """How many steps of the match, the deal included, are in so much of the log."""
        return bisect_left(self._written.table.seq_of_step, head)

    def _for(self, head: int) -> WatchedMatch:
        """What was watched for those who may be told so much."""
        table = self._written.table
        match = running(table)
        if not table.settings.advice:
            raise DeniedError("advice-off")
        if not has_beliefs(match.edition.rules.layout):
            raise DeniedError("no-advice")
        steps = self._steps(head)
        if not steps:
            raise DeniedError("match-not-begun")
        lags = head < self._written.durable
        known = self._watched.get(lags)
        if known is None or known.match is not match or known.step > steps:
            known = self._watched[lags] = WatchedMatch(match, table.told_claims)
        return known
