"""A crowd: all parties of a server, or of some that share a database, seated and playing."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from http.client import HTTPConnection
from random import Random
from statistics import quantiles
from typing import Final

import msgspec

from bench.load.group import BareGroup, Place, PlayerGroup, RockfallGroup
from bench.load.line import Line, LineError
from bench.load.server_process import HOST, ServerProcess

#: People at a table; whoever comes on top of them watches.
SEATS: Final = 5
#: So many tables come in at once: a server is measured at play, not at its doors.
_DOORS: Final = 16
_BEAT: Final = 0.004
#: Seconds until something must have happened.
_PATIENCE: Final = 60.0


class Slice(msgspec.Struct, frozen=True):
    """What a crowd saw of its server in one stretch of time; times are in milliseconds."""

    moves: int
    moves_per_s: float
    ack_p50_ms: float
    ack_p99_ms: float
    told_p50_ms: float
    told_p99_ms: float
    server_cpu_ms_per_move: float
    #: the share of one core that each side used
    server_cores: float
    client_cores: float


class Crowd:
    """All parties of some servers; the people of a table are at one server."""

    def __init__(
        self, server: ServerProcess, *others: ServerProcess, address: str = HOST, seats: int = SEATS
    ) -> None:
        self.server = server
        self._servers = (server, *others)
        self._seats = seats
        #: where the crowd comes from, and any free port there
        self._from = (address, 0)
        self._ready: deque[PlayerGroup] = deque()
        self._rushing = False
        self.parties: list[PlayerGroup] = []

    # -- coming in ---------------------------------------------------------------------------

    def open_tables(self, sizes: Sequence[int], seed: int) -> None:
        """Open tables over HTTP, for so many people each."""
        with ThreadPoolExecutor(16) as doors:
            places = [*doors.map(self._open_table, range(1, len(sizes) + 1), sizes)]
        for number, party in enumerate(places):
            random = Random(f"{seed}/{number}")
            self.parties.append(RockfallGroup(self._go_on, party, random))

    def open_bare(self, tables: int) -> None:
        """The bare server's tables need no opening."""
        self.parties += [BareGroup(self._go_on, f"t{number}") for number in range(tables)]

    def _port(self, number: int) -> int:
        return self._servers[number % len(self._servers)].port

    def _open_table(self, number: int, size: int) -> list[Place]:
        """At any server: who asks for a table cannot know yet at which its people will be."""
        connection = HTTPConnection(
            HOST, self._port(number), timeout=_PATIENCE, source_address=self._from
        )
        places: list[Place] = []
        for guest in range(self._seats):
            path = f"/api/tables/{places[0].table}/members" if places else "/api/tables"
            body: dict[str, object] = {"name": f"guest {guest}"}
            if not places:
                body["settings"] = {"seats": self._seats}
            text = msgspec.json.encode(body)
            connection.request("POST", path, text, {"content-type": "application/json"})
            answer = connection.getresponse()
            text = answer.read()
            if answer.status != 201:
                raise LineError(f"a table was refused: {text.decode()}")
            places.append(msgspec.json.decode(text, type=Place))
        connection.close()
        return places + [Place(places[0].table)] * (size - self._seats)

    async def connect(self, sizes: Sequence[int]) -> None:
        """Open all sockets and take all places."""
        doors = asyncio.Semaphore(_DOORS)
        loop = asyncio.get_running_loop()

        async def come(number: int, party: PlayerGroup, size: int) -> None:
            async with doors:
                for _ in range(size):
                    make: Callable[[], Line] = lambda: Line(party.heard)  # noqa: E731
                    _, line = await loop.create_connection(
                        make, HOST, self._port(number), local_addr=self._from
                    )
                    await line.opened
                    party.lines.append(line)
                party.greet()
                await self._until(lambda: party.seated, [party])

        await asyncio.gather(*map(come, range(len(sizes)), self.parties, sizes))

    async def start(self) -> None:
        """Start all matches, some at a time, and wait until every party can move."""
        for begun in range(0, len(self.parties), _DOORS):
            some = self.parties[begun : begun + _DOORS]
            for party in some:
                party.start()
            await self._until(partial(self._can_move, begun + len(some)), some)

    def _can_move(self, parties: int) -> bool:
        return len(self._ready) >= parties

    async def _until(
        self, done: Callable[[], bool], among: Sequence[PlayerGroup] | None = None
    ) -> None:
        """Wait until something holds; faults are looked for among those whom it depends on.

        To look at everybody who is there again and again would keep them from coming in.
        """
        until = time.monotonic() + _PATIENCE
        while not done():
            self._check(self.parties if among is None else among)
            if time.monotonic() > until:
                raise LineError("a server did not answer")
            await asyncio.sleep(_BEAT)

    def _check(self, parties: Sequence[PlayerGroup]) -> None:
        for party in parties:
            for fault in (party.fault, *(line.fault for line in party.lines)):
                if fault:
                    raise LineError(fault)

    def close(self) -> None:
        """Hang up everywhere."""
        for party in self.parties:
            for line in party.lines:
                line.close()

    # -- playing -----------------------------------------------------------------------------

    def _go_on(self, party: PlayerGroup) -> None:
        if self._rushing:
            party.move()
        else:
            self._ready.append(party)

    async def play(self, seconds: float, rate: float | None) -> Slice:
        """Move at a pace, or as fast as the server lets everybody, for a while."""
        for party in self.parties:
            party.took.clear()
        cpu, mine, begin = self._cpu(), time.process_time(), time.perf_counter()
        if rate is None:
            await self._rush(seconds)
        else:
            await self._stroll(seconds, rate)
        passed = time.perf_counter() - begin
        in_time = sum(len(party.took) for party in self.parties)
        await self._until(lambda: not any(party.moving for party in self.parties))
        total = time.perf_counter() - begin
        cpu, mine = self._cpu() - cpu, time.process_time() - mine
        self._check(self.parties)
        took = [one for party in self.parties for one in party.took]
        if len(took) < 2:
            raise LineError("hardly a move was made; more seconds would help")
        ack = quantiles(
            [1000 * acknowledged for acknowledged, _ in took], n=100, method="inclusive"
        )
        told = quantiles([1000 * heard for _, heard in took], n=100, method="inclusive")
        return Slice(
            moves=len(took),
            moves_per_s=in_time / passed,
            ack_p50_ms=ack[49],
            ack_p99_ms=ack[98],
            told_p50_ms=told[49],
            told_p99_ms=told[98],
            server_cpu_ms_per_move=1000 * cpu / len(took),
            server_cores=cpu / total,
            client_cores=mine / total,
        )

    def _cpu(self) -> float:
        return sum(server.cpu() for server in self._servers)

    async def _rush(self, seconds: float) -> None:
        self._rushing = True
        ready, self._ready = self._ready, deque()
        for party in ready:
            party.move()
        await asyncio.sleep(seconds)
        self._rushing = False

    async def _stroll(self, seconds: float, rate: float) -> None:
        begin = time.perf_counter()
        made = 0
        while (passed := time.perf_counter() - begin) < seconds:
            while made < passed * rate and self._ready:
                self._ready.popleft().move()
                made += 1
            await asyncio.sleep(_BEAT)
