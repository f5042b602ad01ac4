"""An innocent table beside attackers: how long its moves take without them and with them.

The innocent come from an address of their own, so that a server that limits by address can tell
them from the attackers. They and the measuring are in this process, the attackers in another.
"""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console

from bench.load.crowd import SEATS, Crowd
from bench.load.hostile_plan import ADDRESS, Plan
from bench.load.hostile_prey import make_prey
from bench.load.hostile_report import (
    Answers,
    HostileLoad,
    HostileReport,
    Seen,
    make_hostile_report,
    times_of,
)
from bench.load.line import LineError
from bench.load.server_process import HOST, ServerProcess, start_rockfall
from bench.programs import environment
from bench.report import machine

_INNOCENT: Final = "127.0.0.2"
_PROBE: Final = "127.0.0.3"
#: Seconds between two questions about the server's health, and until one is given up.
_PULSE: Final = 0.1
_GIVE_UP: Final = 10.0
#: Seconds until all attackers are in full swing, and until they must have stopped by themselves.
_SWING: Final = 1.0
_PATIENCE: Final = 60.0
_HEALTH: Final = b"GET /healthz HTTP/1.1\r\nHost: rockfall\r\nConnection: close\r\n\r\n"


def measure_hostile(load: HostileLoad, folder: Path) -> HostileReport:
    """Start a server, let the innocent play, then let the attackers come; and report."""
    server = start_rockfall(folder, limits=True)
    try:
        calm, hostile, answers = asyncio.run(_compare(load, server))
    finally:
        server.stop()
    return make_hostile_report(load, calm, hostile, answers, machine())


async def _compare(load: HostileLoad, server: ServerProcess) -> tuple[Seen, Seen, Answers]:
    crowd = Crowd(server, address=_INNOCENT)
    with Console(stderr=True).status("long matches are played ...") as status:
        try:
            finished, own = await make_prey(server.port, ADDRESS)
            await asyncio.to_thread(crowd.open_tables, [SEATS], 1)
            await crowd.connect([SEATS])
            await crowd.start()
            status.update("without attackers ...")
            calm = await _look(crowd, load)
            status.update("with attackers ...")
            seconds = load.seconds + 2 * _SWING
            plan = Plan(server.port, load.sockets, load.clients, seconds, finished, own)
            with _attackers(plan) as attackers:
                await asyncio.sleep(_SWING)
                hostile = await _look(crowd, load)
                told, _ = await asyncio.to_thread(attackers.communicate, timeout=_PATIENCE)
        finally:
            crowd.close()
            # Lines hang up when the loop comes round.
            await asyncio.sleep(0)
    return calm, hostile, msgspec.json.decode(told, type=Answers)


@contextmanager
def _attackers(plan: Plan) -> Iterator[subprocess.Popen[bytes]]:
    """The attackers' process, which has begun; it is ended here if it does not end by itself."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-P", "-m", "bench.load.hostile_crowd"]
    process = subprocess.Popen(command, env=environment(), stdin=pipe, stdout=pipe)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(msgspec.json.encode(plan))
        process.stdin.close()
        process.stdin = None
        if process.stdout.readline() != b"begun\n":
            raise LineError("the attackers did not begin")
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


async def _look(crowd: Crowd, load: HostileLoad) -> Seen:
    """What the innocent see for a while."""
    probes = asyncio.create_task(_feel_pulse(crowd.server.port, load.seconds))
    await crowd.play(load.seconds, load.rate)
    moves = [heard for party in crowd.parties for _, heard in party.took]
    took = await probes
    answered = [one for one in took if one is not None]
    if len(answered) < 2:
        raise LineError("the server hardly answered whether it lives")
    return Seen(times_of(moves), times_of(answered), len(took) - len(answered))


async def _feel_pulse(port: int, seconds: float) -> list[float | None]:
    """Ask whether the server lives, again and again, whether or not it has answered before."""
    asked: list[asyncio.Task[float | None]] = []
    for _ in range(max(3, int(seconds / _PULSE))):
        asked.append(asyncio.create_task(_ask(port)))
        await asyncio.sleep(_PULSE)
    return [await one for one in asked]


async def _ask(port: int) -> float | None:
    """Seconds until the server said that it lives; None if it did not."""
    began = time.perf_counter()
    try:
        async with asyncio.timeout(_GIVE_UP):
            reader, writer = await asyncio.open_connection(HOST, port, local_addr=(_PROBE, 0))
            try:
                writer.write(_HEALTH)
                answer = await reader.read()
            finally:
                writer.transport.abort()
    except (OSError, TimeoutError):
        return None
    return time.perf_counter() - began if b" 200 OK" in answer[:20] else None
