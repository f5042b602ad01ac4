"""A table without a server: wishes become entries and are folded at moments the test chooses."""

from random import Random
from typing import Any

import pytest

from rockfall.kernel.layout import TABLE
from rockfall.server import lobby
from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from rockfall.server.entries import Advanced, Chose, Entry
from rockfall.server.settings import checked
from rockfall.server.table import Table
from rockfall.server.table_folds import fold
from rockfall.server.wish_handlers import entries_for

#: A seed that tests deal from.
SEED = "5eed" * 16


class OfflineTable:
    """One table and the time on the wall, in milliseconds."""

    def __init__(self, **settings: Any) -> None:
        self.table = Table("a-table")
        self.now = 1_000_000
        self.fold([p.Opened(checked(p.Settings(**settings)), "CODE")])

    def fold(self, entries: list[Entry]) -> list[Entry]:
        """Let entries happen now, and what comes by itself after them."""
        for entry in entries:
            fold(self.table, self.now, entry)
            while self.table.match is not None and self.table.match.actor == TABLE:
                fold(self.table, self.now, Advanced())
        return entries

    def join(self, *names: str) -> "OfflineTable":
        """People come and sit down."""
        for name in names:
            self.fold(lobby.join(self.table, name, -1))
        return self

    def turned_away(self, name: str) -> str:
        """The code with which somebody is not let in."""
        with pytest.raises(DeniedError) as caught:
            lobby.join(self.table, name, -1)
        return caught.value.refusal.code

    def begin(self, seed: str = SEED) -> "OfflineTable":
        """The host starts."""
        self.fold(lobby.start(self.table, self.table.host, seed))
        return self

    def do(self, member: int, wish: p.FromClient, after: int = 0) -> list[Entry]:
        """Do what a member wishes, some milliseconds later."""
        self.now += after
        return self.fold(entries_for(self.table, member, wish))

    def denied(self, member: int, wish: p.FromClient) -> str:
        """The code with which a wish is refused; the table stays as it is."""
        before = self.table.seq
        with pytest.raises(DeniedError) as caught:
            entries_for(self.table, member, wish)
        assert self.table.seq == before
        return caught.value.refusal.code

    def move(self, after: int = 0, by: Any = "person", rng: Random | None = None) -> int:
        """The seat that must act makes a move; gives the seat."""
        match = self.table.match
        assert match is not None
        seat, moves = match.actor, match.moves(match.actor)
        self.now += after
        self.fold([Chose(seat, rng.choice(moves) if rng else moves[0], by)])
        return seat

    @property
    def step(self) -> int:
        """The number of moves made."""
        return self.table.step


def seated(count: int = 3, **settings: Any) -> OfflineTable:
    """A table of which every seat has its person, in order, and the match has begun."""
    offline = OfflineTable(**{"seats": count, **settings})
    return offline.join(*["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"][:count]).begin()
