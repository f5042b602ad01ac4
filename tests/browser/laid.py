"""Tables in the middle of a match, laid out for somebody to come to and decide."""

import json
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import NamedTuple

from rockfall.kernel.moves import kind_of
from rockfall.match.match import Match
from rockfall.server import protocol as p
from rockfall.server.entries import Chose, Dealt, Entry, write_entry
from rockfall.server.keys import hash_of
from rockfall.server.store.transfer import FORMAT, VERSION
from tests.server.support.process import ServerProcess
from tests.support.play import Chooser, edition


class Laid(NamedTuple):
    """A match up to a question, and the key of whoever is to answer it."""

    id: str
    seat: int
    match: Match
    entries: list[Entry]

    @property
    def address(self) -> str:
        """Where the seat is waiting."""
        return f"/t/{self.id}#token={self._token}"

    @property
    def _token(self) -> str:
        return f"key-to-{self.id}"

    @property
    def line(self) -> bytes:
        """The table as the store takes it in."""
        now = int(time.time() * 1000)
        line = {
            "format": FORMAT,
            "version": VERSION,
            "id": self.id,
            "code": None,
            "listed": False,
            "phase": "playing",
            "opened": now,
            "entries": [(now, json.loads(write_entry(entry))) for entry in self.entries],
            "keys": [(0, "token", hash_of(self._token).hex())],
        }
        return json.dumps(line).encode() + b"\n"

    def again(self, sign: str) -> "Laid":
        """The same on another table, for somebody else to answer."""
        return self._replace(id=f"{self.id}-{sign}")

    @property
    def legal(self) -> list[int]:
        """What can be answered, as it is sent."""
        return self.match.moves(self.seat)

    def made(self, server: ServerProcess) -> list[p.Moved]:
        """The moves that were made since, as the seat was told them."""
        own = {"authorization": f"Bearer {self._token}"}
        replay = server.ask(f"/api/tables/{self.id}/replay?eye={self.seat}", headers=own)
        moved = [told.what for told in replay.read(p.Replay).steps]
        steps = [what for what in moved if isinstance(what, p.Moved)]
        return [what for what in steps if what.step >= len(self.match.steps)]


def lay(task: str, spec: str, seats: int, choose: Chooser, seed: int) -> Laid:
    """Play by chance until somebody is asked this; that seat is free to be taken."""
    key = bytes([seed]) * 32
    names = [f"Dwarf {seat}" for seat in range(seats)]
    match, chance = Match(edition(spec, seats), key, names), Random(seed)
    moves: list[tuple[int, int]] = []
    while _task(match) != task or len(match.moves(match.actor)) < 2:
        truth, seat = match.truth, match.actor
        moves.append((seat, choose(match.edition.rules, truth, match.moves(seat), chance)))
        match.submit(*moves[-1])
    person = match.actor
    levels = ["random" if seat != person else "" for seat in range(seats)]
    settings = p.Settings(spec, seats, levels, pace=0, window=0, sit_in="")
    members = [0 if seat == person else -1 for seat in range(seats)]
    entries: list[Entry] = [
        p.Opened(settings, "CODE"),
        p.Joined(0, names[person]),
        p.Sat(0, person),
        Dealt(key.hex(), spec, members, levels, names),
        *[Chose(seat, move, "person" if seat == person else "bot") for seat, move in moves],
    ]
    return Laid(f"laid-{task}", person, match, entries)


def _task(match: Match) -> str:
    truth = match.truth
    return truth.layout.tasks[kind_of(truth.todo[-1])]


def bring(tables: Iterable[Laid], data: Path) -> None:
    """Put tables into a server's data before it is started."""
    command = [sys.executable, "-m", "rockfall.cli.main", "import", "--data", str(data), "-"]
    lines = b"".join(table.line for table in tables)
    subprocess.run(command, input=lines, check=True, stdout=subprocess.DEVNULL)
