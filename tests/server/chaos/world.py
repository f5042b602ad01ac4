"""Everybody who takes part: tables of every sort, the people there, and the books that are kept."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.client import HTTPException
from itertools import count
from random import Random
from typing import Any, Final

from rockfall.server import protocol as p
from rockfall.server.keys import hash_of
from tests.server.chaos.audit import AuditError, audit, audit_replay
from tests.server.chaos.ledger import Ledger
from tests.server.chaos.line import PATIENCE, Key, Line, Transcript
from tests.server.chaos.stored import Archive
from tests.server.support.process import Answer, ServerProcess
from tests.support.games import presets

#: Tables of every sort, as the settings say; persons sit on the seats without a bot.
SORTS: Final[tuple[dict[str, Any], ...]] = (
    {"seats": 4, "bots": ["", "", "random", "random"], "away": 1, "sit_in": "random"},
    {"spec": "jubilee+veto", "seats": 3, "sit_in": "standard", "away": 2},
    {"spec": "jubilee+saboteur2", "seats": 5, "bots": ["", "", "", "random", "standard"]},
    {"spec": "cave", "seats": 3, "delay": 3, "clock": {"kind": "move", "seconds": 5}},
    {"seats": 3, "watch": "nobody", "clock": {"kind": "bank", "seconds": 10, "increment": 1}},
    {"spec": presets()["party"], "seats": 4, "bots": ["", "", "random", "random"]},
    {"spec": "jubilee+tournament", "seats": 5, "bots": ["", "", "", "random"], "delay": 1},
    {"spec": "jubilee+saboteur2", "seats": 2, "watch": "nobody", "delay": 2, "sit_in": ""},
)


#: So many of the longest waits are told.
_LONGEST: Final = 12


class Person:
    """Somebody with a place at a table."""

    def __init__(self, name: str, place: p.Place) -> None:
        self.name = name
        self.key = Key(place.table, place.token, place.member)
        #: the key as it was given last, and for which table
        self.given = self.key
        self.recovery = place.recovery
        #: whether new keys were ever asked for, and whether the answer with them was lost
        self.recovered = False
        self.lost_keys = False
        #: whether nobody can say if the keys are good where one is now
        self.in_doubt = False

    def take(self, place: p.Place) -> None:
        """New keys, for the same place or another one."""
        self.key = self.given = Key(place.table, place.token, place.member)
        self.recovery = place.recovery


class Tavern:
    """A table and its people, who stay together when they go on to another one."""

    def __init__(self, persons: list[Person]) -> None:
        self.persons = persons

    @property
    def table(self) -> str:
        """The table they are at now."""
        return self.persons[0].key.table

    def move_to(self, table: str) -> None:
        """Go on to a rematch; everybody keeps number and keys.

        Who got new keys may have got them too late: those of the rematch are the old ones then.
        """
        for person in self.persons:
            person.in_doubt |= person.recovered
            person.key = person.key._replace(table=table)


class World:
    """All tables, all lines, and what is to be checked."""

    def __init__(self, server: ServerProcess, archive: Archive, seed: int) -> None:
        self.server = server
        self.archive = archive
        self.chance = Random(seed)
        self.ledger = Ledger()
        self.figures: Counter[str] = Counter()
        #: everything that must not be, and how often
        self.faults: Counter[str] = Counter()
        self.taverns: list[Tavern] = []
        self.ending = False
        #: since when there was always a server, be it in pieces
        self.up_since = 0.0
        #: the longest that somebody was away, by what happened meanwhile
        self.waits: defaultdict[str, float] = defaultdict(float)
        #: the longest that an answer took, by what happened meanwhile and what it was
        self.answers: defaultdict[str, float] = defaultdict(float)
        #: what was done to the server since a moment
        self.happened: Callable[[float], str] = lambda _: ""
        self._numbers = count()
        self._lines: set[Line] = set()
        self._ended: list[Transcript] = []
        self._replays: list[tuple[p.Replay, int]] = []
        self._asking = 0

    def fresh(self, what: str) -> str:
        """A word or a name that nobody else uses."""
        return f"{what} {next(self._numbers)}"

    # -- over HTTP ---------------------------------------------------------------------------

    async def ask(self, path: str, body: object = None, token: str = "") -> Answer | None:
        """Ask over HTTP; None if no answer came."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self._asking += 1
        try:
            answer = await asyncio.to_thread(self.server.ask, path, body, headers)
        except (OSError, HTTPException):
            return None
        finally:
            self._asking -= 1
        self.figures[f"http {answer.status}"] += 1
        return answer

    async def open_tavern(self, sort: dict[str, Any]) -> Tavern | None:
        """Open a table of a sort, with a person on every seat that is for one; None if it fails."""
        bots = [*sort.get("bots", []), *[""] * sort["seats"]][: sort["seats"]]
        settings = {"pace": 0, "window": 0.3, **sort}
        first = await self._come("/api/tables", {"settings": settings})
        if first is None:
            return None
        self.figures["tables"] += 1
        others = [
            await self._come(f"/api/tables/{first.key.table}/members", {})
            for _ in range(bots.count("") - 1)
        ]
        tavern = Tavern([first, *(person for person in others if person is not None)])
        self.taverns.append(tavern)
        return tavern

    async def _come(self, path: str, more: dict[str, Any]) -> Person | None:
        name = self.fresh("P")
        answer = await self.ask(path, {"name": name, **more})
        if answer is None or _unknown(answer):
            self.ledger.names[name] = ("", "lost")
            return None
        if answer.status != 201:
            self.ledger.names[name] = ("", "refused")
            self.ledger.refusals[f"http {answer.code}"] += 1
            return None
        person = Person(name, answer.read(p.Place))
        self.ledger.names[name] = (person.key.table, "done")
        return person

    async def recover(self, person: Person) -> None:
        """Ask for new keys; if no answer comes, or none that is certain, nobody knows."""
        table = person.key.table
        person.in_doubt = person.recovered = person.lost_keys = True
        answer = await self.ask(f"/api/tables/{table}/recovery", {"recovery": person.recovery})
        if answer is None or _unknown(answer):
            return
        # Who went on to another table meanwhile does not take them there.
        person.lost_keys = answer.status == 200 and person.key.table != table
        if person.key.table == table:
            person.in_doubt = False
            if answer.status == 200:
                person.take(answer.read(p.Place))

    async def see_replay(self, table: str, eye: int, person: Person | None) -> None:
        """Ask for a replay; what comes is checked when the log can be read."""
        token = person.key.token if person is not None else ""
        answer = await self.ask(f"/api/tables/{table}/replay?eye={eye}", token=token)
        if answer is not None and answer.status == 200:
            member = person.key.member if person is not None else -1
            self._replays.append((answer.read(p.Replay), member))

    # -- over sockets ------------------------------------------------------------------------

    async def line(self) -> Line | None:
        """A new line; None if there is no server just now."""
        line = await Line.open(self.server.socket_address)
        if line is not None:
            self._lines.add(line)
            line.on_answer = self._answered
        return line

    def _answered(self, what: str, seconds: float) -> None:
        key = f"{self.happened(time.monotonic() - seconds)}: {what}"
        self.answers[key] = max(self.answers[key], seconds)

    def came_back(self, lost: float) -> None:
        """Somebody who lost the line at a moment is welcome again."""
        self.figures["reconnects"] += 1
        if lost > self.up_since:
            waited = time.monotonic() - lost
            meanwhile = self.happened(lost)
            self.waits[meanwhile] = max(self.waits[meanwhile], waited)
            if waited > PATIENCE:
                self.faults["somebody could not come back"] += 1

    def retire(self, line: Line) -> None:
        """A line has ended; what was said on it is to be checked."""
        if line in self._lines:
            self._lines.remove(line)
            self._ended.append(line.transcript)

    # -- checking ----------------------------------------------------------------------------

    async def settle(self) -> None:
        """When the server is gone: wait until nothing is on its way, and check everything."""
        for line in [*self._lines]:
            await line.ended()
            self.retire(line)
        async with asyncio.timeout(PATIENCE):
            while self._asking:
                await asyncio.sleep(0.01)
        truths = await self.archive.read()
        for transcript in self._ended:
            self.figures["connections"] += 1
            self.figures["messages sent"] += len(transcript.wishes)
            self.figures["messages heard"] += len(transcript.heard)
            self.ledger.take(transcript)
            with self._noting():
                audit(transcript, truths)
        for replay, member in self._replays:
            self.figures["replays"] += 1
            with self._noting():
                audit_replay(replay, member, truths)
        self._ended, self._replays = [], []
        self.faults.update(self.ledger.faults(truths))
        self.faults.update(self._lost_keys())

    @contextmanager
    def _noting(self) -> Iterator[None]:
        """Note a fault, and go on to the next one."""
        try:
            yield
        except AuditError as error:
            self.faults[str(error)] += 1

    def _lost_keys(self) -> Iterator[str]:
        for person in [person for tavern in self.taverns for person in tavern.persons]:
            given = person.given
            held = {row[:2]: row.hash for row in self.archive.keys[given.table]}
            kept = held[given.member, "token"] == hash_of(given.token)
            if not kept and not person.lost_keys:
                yield "a key that was given is not kept"

    def report(self) -> dict[str, Any]:
        """What happened, in numbers."""
        acknowledged = {"acknowledged": self.ledger.acknowledged}
        refusals = self.ledger.refusals
        refused = {"refused": refusals.total(), "refusals": dict(refusals)}
        waits = {"until answered": _longest(self.answers), "until back": _longest(self.waits)}
        told = {**self.figures, **acknowledged, **refused, **waits}
        return {**told, "faults": self.faults.total()}


def _unknown(answer: Answer) -> bool:
    """Whether nobody knows what came of it."""
    return answer.status == 503 and answer.code == "set-aside"


def _longest(seconds: Mapping[str, float]) -> dict[str, float]:
    longest = sorted(seconds.items(), key=lambda one: -one[1])[:_LONGEST]
    return {name: round(some, 2) for name, some in longest}
