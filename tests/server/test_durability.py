"""What was acknowledged stays, whatever happens to the process; what was not is there or not."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from rockfall.kernel.layout import WATCHER
from rockfall.kernel.moves import kind_of
from rockfall.kernel.sight import mask
from rockfall.match.match import Match
from rockfall.server import protocol as p
from rockfall.server.edition_cache import edition_of
from rockfall.server.entries import Advanced, Chose, Closed, Dealt, Entry, read_entry
from rockfall.server.store.store import open_store
from tests.server.support.client import Client, LostError, Sent
from tests.server.support.party import Party
from tests.server.support.process import ServerProcess
from tests.support.play import SOAK

KILLS: Final = 60 if SOAK else 6
#: Seconds a server lives at least and at most before it is killed.
LIFE: Final = (0.1, 1.5)
#: What is told of an entry whose stored form holds secrets.
TOLD_AS: Final[dict[type, type]] = {
    Dealt: p.Began,
    Chose: p.Moved,
    Advanced: p.Advanced,
    Closed: p.Ended,
}


async def _log(server: ServerProcess, table: str) -> list[tuple[int, Entry]]:
    """What the store holds of a table, read without the server."""
    store = open_store(f"sqlite:///{server.data / 'rockfall.db'}")
    try:
        rows = await store.entries(table)
    finally:
        await store.close()
    assert [row.seq for row in rows] == list(range(len(rows)))
    return [(row.at, read_entry(row.body)) for row in rows]


class Replayed:
    """The match that a log tells of, played again from its seed."""

    match: Match

    def __init__(self, log: list[tuple[int, Entry]]) -> None:
        #: by step, the move that was made on it and its number in the log
        self.made: dict[int, tuple[int, Chose]] = {}
        self.chose: list[Chose] = []
        #: for each move on which step it was asked for: in a window, all are asked at once
        self.asked: list[int] = []
        self._was_in_window = False
        settings = p.Settings()
        for seq, (_, entry) in enumerate(log):
            if isinstance(entry, p.Opened | p.Changed):
                settings = entry.settings
            elif isinstance(entry, Dealt):
                edition = edition_of(entry.spec, settings.seats, settings.first)
                self.match = Match(edition, bytes.fromhex(entry.seed), entry.names)
            elif isinstance(entry, Chose):
                self._submit(seq, entry)
            elif isinstance(entry, Advanced):
                self.match.advance()
        # The last move and the end are stored as one.
        assert any(isinstance(entry, Closed) for _, entry in log) == self.over

    @property
    def over(self) -> bool:
        """Whether it came to its end."""
        return bool(self.chose) and self.match.over

    def _submit(self, seq: int, entry: Chose) -> None:
        step = len(self.match.steps) - 1
        together = self._in_window and self._was_in_window
        self.asked.append(self.asked[-1] if together else step)
        self._was_in_window = self._in_window
        self.made[step] = seq, entry
        self.chose.append(entry)
        self.match.submit(entry.seat, entry.move)

    @property
    def _in_window(self) -> bool:
        truth = self.match.truth
        return truth.layout.windows[kind_of(truth.todo[-1])]


def _check_client(client: Client, log: list[tuple[int, Entry]], replayed: Replayed) -> None:
    """Everything one client was told is stored, and so is every move it knows to be made."""
    assert len(client.told) <= len(log)
    for told, (at, entry) in zip(client.told, log, strict=False):
        assert told.at == at
        assert type(told.what) is TOLD_AS.get(type(entry), type(entry))
    for sent in client.sent:
        if isinstance(sent.answer, p.Done):
            seq, made = replayed.made[sent.step]
            assert (made.seat, made.move, made.by) == (client.member, sent.move, "person")
            assert seq <= sent.answer.seq < len(log)
    # A move that was made twice, or made up, would stand where nobody sent it.
    mine = [
        (asked, entry.move)
        for asked, entry in zip(replayed.asked, replayed.chose, strict=True)
        if entry.seat == client.member and entry.by == "person"
    ]
    assert len({*mine}) == len(mine)
    assert {*mine} <= {(sent.step, sent.move) for sent in client.sent}


def _public(told: p.Told) -> object:
    """What all eyes must be told alike."""
    what = told.what
    if isinstance(what, p.Moved):
        ops = [op[0] for op in what.ops]
        return told.seq, told.at, what.step, what.seat, what.by, ops, what.verdicts, what.outcome
    if isinstance(what, p.Advanced):
        ops = [op[0] for op in what.ops]
        return told.seq, told.at, what.step, ops, what.verdicts, what.outcome
    if isinstance(what, p.Began):
        return told.seq, told.at, msgspec.structs.replace(what, ops=[], story=[])
    return told.seq, told.at, what


def _check_agreement(party: Party, log: list[tuple[int, Entry]]) -> None:
    """When all have heard everything, they were told the same, and it is the truth."""
    match = Replayed(log).match
    assert {len(client.told) for client in party.everyone} == {len(log)}
    for one, other in pairwise(party.everyone):
        assert [_public(told) for told in one.told] == [_public(told) for told in other.told]
    for client in party.everyone:
        view = client.view()
        assert view is not None
        eye = client.member if client is not party.watcher else WATCHER
        assert view.same(mask(match.truth, eye))


class _Evening:
    """Some parties that play on and on, in spite of everything."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.parties: list[Party] = []
        self.ending = False
        #: those that were checked after their end
        self._settled: set[Party] = set()

    async def play(self, make: Callable[[int], Party]) -> None:
        """Play one match after the other, each with people of its own."""
        seed = 100 * len(self.parties)
        while not self.ending:
            seed += 10
            try:
                party = make(seed)
            except (OSError, HTTPException):
                # There is no server just now.
                await asyncio.sleep(0.1)
                continue
            self.parties.append(party)
            await self._start(party.players[0])
            await party.play_through(lambda: self.ending)

    async def _start(self, host: Client) -> None:
        while not host.began:
            with suppress(LostError):
                if not host.connected:
                    await host.connect(patient=True)
                await host.say("start")
                await host.until(lambda: host.began)

    def made(self) -> list[Sent]:
        """All that people have wished for."""
        return [sent for party in self.parties for one in party.players for sent in one.sent]

    def unanswered(self) -> bool:
        """Whether somebody has lost the server after a wish, before its answer."""
        return any(sent.answer is None for sent in self.made())

    async def check(self) -> None:
        """While the server is down: compare what people know with what is stored."""
        for party in [party for party in self.parties if party not in self._settled]:
            log = await _log(self.server, party.table)
            replayed = Replayed(log)
            for client in party.everyone:
                _check_client(client, log, replayed)
            if all(client.over for client in party.everyone):
                self._settled.add(party)


def test_no_acknowledged_step_is_lost_or_doubled_by_kills(tmp_path: Path) -> None:
    chance = Random(7)

    async def run(server: ServerProcess) -> None:
        evening = _Evening(server)
        tables = [
            lambda seed: Party(server, 2, seed),
            lambda seed: Party(server, 3, seed, seats=3, spec="jubilee+veto", window=0.3),
            lambda seed: Party(server, 1, seed, seats=5, spec="jubilee+saboteur2"),
        ]
        playing = asyncio.gather(*[evening.play(make) for make in tables])
        kills, caught = 0, False
        # A kill that catches nobody waiting for an answer proves little: one at least must.
        while kills < KILLS or not caught:
            kills += 1
            await asyncio.sleep(chance.uniform(*LIFE))
            assert not playing.done(), playing.result()
            await asyncio.to_thread(server.kill)
            await evening.check()
            caught = caught or evening.unanswered()
            await asyncio.to_thread(server.start)
        evening.ending = True
        await playing
        for party in evening.parties:
            await party.catch_up()
        # Bots play on until the end; who is still connected hears of it.
        assert await asyncio.to_thread(server.stop) == 0
        for party in evening.parties:
            await party.ended()
        await evening.check()
        for party in evening.parties:
            _check_agreement(party, await _log(server, party.table))
        assert sum(isinstance(sent.answer, p.Done) for sent in evening.made()) > kills

    with ServerProcess(tmp_path) as server:
        asyncio.run(run(server))
        assert not server.faults


def test_a_server_told_to_stop_finishes_what_it_has_in_hand(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        parties = [Party(server, 2, 1), Party(server, 3, 2, seats=3)]
        enough = False
        for party in parties:
            await party.begin()
        playing = [asyncio.create_task(party.play_through(lambda: enough)) for party in parties]
        await asyncio.sleep(0.5)
        assert await asyncio.to_thread(server.stop) == 0
        for party in parties:
            await party.ended()
        lengths = [_check_stopped(party, await _log(server, party.table)) for party in parties]
        await asyncio.to_thread(server.start)
        for party, length in zip(parties, lengths, strict=True):
            # A match may also have come to its end.
            while len(party.watcher.told) < length + 10 and not party.watcher.over:
                await asyncio.sleep(0.02)
        enough = True
        await asyncio.gather(*playing)
        for party in parties:
            await party.catch_up()
        assert await asyncio.to_thread(server.stop) == 0
        for party in parties:
            await party.ended()
            _check_agreement(party, await _log(server, party.table))

    with ServerProcess(tmp_path) as server:
        asyncio.run(run(server))
        assert not server.faults


def _check_stopped(party: Party, log: list[tuple[int, Entry]]) -> int:
    """After a stop in good order nothing was done of which anybody has not heard."""
    replayed = Replayed(log)
    for client in party.everyone:
        assert client.byes == [("going-down", 1012)]
        _check_client(client, log, replayed)
        assert len(client.told) == len(log)
    for player in party.players:
        made = {step for step, (_, one) in replayed.made.items() if one.seat == player.member}
        assert made == {sent.step for sent in player.sent if isinstance(sent.answer, p.Done)}
    return len(log)
