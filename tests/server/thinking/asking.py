"""Matches with bots to ask about, and the processes that answer."""

import os
from collections.abc import Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from random import Random

from rockfall.match.match import Match
from rockfall.server.thinking.frames import SeatStep, Think
from rockfall.server.thinking.thinkers import Question
from tests.support.games import presets
from tests.support.play import act, edition

#: Seconds that a busy machine does not need, either.
LONG = 60.0
BASE = "jubilee"
PARTY = presets()["party"]


def bot_seed(seat: int) -> bytes:
    """A seed for the bot on a seat, such as `seat_bots` makes it of the seed "asking"."""
    return blake2b(f"bot/{seat}".encode(), key=b"asking", digest_size=32).digest()


def told(match: Match, seat: int, since: int = 0) -> list[SeatStep]:
    """What a seat is told from a step on."""
    return [SeatStep(step.seat, step.move, step.ops) for step in match.told_since(seat, since)]


def dealt(spec: str = BASE, seats: int = 4, plies: int = 0) -> Match:
    """A match some random moves after its deal."""
    match, chance = Match(edition(spec, seats), b"asking"), Random(plies)
    for _ in range(plies):
        act(match, chance.choice(match.moves(match.actor)))
    return match


class Asker:
    """Asks about the seat that must act, and notes from where on a thinker wants to be told."""

    def __init__(self, match: Match, level: str = "standard", key: str = "table") -> None:
        self.match = match
        self.level = level
        self.key = key
        self.wanted: list[int] = []

    def _tell(self, seat: int, since: int) -> list[SeatStep]:
        self.wanted.append(since)
        return told(self.match, seat, since)

    def question(self, budget: float = LONG) -> Question:
        """The question as the server puts it."""
        match, seat = self.match, self.match.actor
        built = match.edition
        return Question(
            f"{self.key}/{seat}",
            built.spec,
            built.seats,
            built.first,
            seat,
            self.level,
            bot_seed(seat),
            budget,
            0,
            [],
            lambda since: self._tell(seat, since),
        )

    def think(self, since: int = 0, number: int = 1) -> Think:
        """The same question as a thinker gets it."""
        question = self.question()
        return Think(number, *question[:-1], since, question.told_since(since))


#: Processes that were there before a test: other tests may have left a pool or a tracker.
_others: set[int] = set()


def count_from_here() -> None:
    """Children that are there now do not count."""
    _others.clear()
    _others.update(_children())


def children() -> list[int]:
    """The processes that a test started and that still are, dead ones not waited for included."""
    return sorted(set(_children()) - _others)


def _children() -> Iterator[int]:
    for thread in Path("/proc/self/task").iterdir():
        # A thread may end while it is looked at.
        with suppress(FileNotFoundError):
            yield from map(int, (thread / "children").read_text().split())


def open_pipes() -> int:
    """How many pipes and sockets this process has open."""
    names = []
    for file in Path("/proc/self/fd").iterdir():
        # The folder itself is open only while it is read.
        with suppress(FileNotFoundError):
            names.append(os.readlink(file))
    return sum(name.startswith(("pipe:", "socket:")) for name in names)
