"""A crew of processes that plays games: every game from a seed of its own, on all cores.

A game's seed follows from the run's seed, the number of players and the number of the game, so
neither the size of the crew nor who plays what changes a result.
"""

import os
import signal
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from hashlib import blake2b
from itertools import islice
from multiprocessing import active_children, connection, get_context, parent_process
from threading import Thread
from typing import NamedTuple

from rockfall.bots.play import play_game
from rockfall.cli.tally import Tally
from rockfall.editions.registry import Edition, load

load_once: Callable[[str, int], Edition] = cache(load)


class Chunk(NamedTuple):
    """Some games in a row, numbered from `first` up to but not including `end`."""

    spec: str
    bots: tuple[str, ...]
    seed: str
    first: int
    end: int


def game_seed(seed: str, players: int, number: int) -> bytes:
    """The seed of one game of a run."""
    return blake2b(f"{players}/{number}/{seed}".encode(), digest_size=32).digest()


def chunks(spec: str, bots: tuple[str, ...], seed: str, games: int, size: int) -> list[Chunk]:
    """A number of games in chunks of a size, the last one perhaps smaller."""
    return [
        Chunk(spec, bots, seed, first, min(first + size, games)) for first in range(0, games, size)
    ]


def play_chunk(chunk: Chunk) -> Tally:
    """Play the games of a chunk."""
    players = len(chunk.bots)
    edition = load_once(chunk.spec, players)
    tally = Tally(players, edition.rules.layout.frame.all_sides())
    for number in range(chunk.first, chunk.end):
        tally.add(play_game(edition, chunk.bots, game_seed(chunk.seed, players, number)))
    return tally


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(work: list[Chunk], workers: int, done: Callable[[Tally], None]) -> None:
    """Have all chunks played and hand over each tally as it comes; leaves no process behind."""
    workers = min(workers, len(work))
    if workers <= 1:
        for chunk in work:
            done(play_chunk(chunk))
        return
    # Fresh processes: forking one that shows a progress bar would copy its threads' locks.
    crew = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_join_pool)
    try:
        ahead = iter(work)
        playing = _first_orders(crew, islice(ahead, 2 * workers))
        while playing:
            finished, playing = wait(playing, return_when=FIRST_COMPLETED)
            for future in finished:
                done(future.result())
            playing |= {crew.submit(play_chunk, chunk) for chunk in islice(ahead, len(finished))}
    except BaseException:
        for process in active_children():
            process.terminate()
        raise
    finally:
        crew.shutdown(cancel_futures=True)


def _first_orders(crew: ProcessPoolExecutor, work: Iterable[Chunk]) -> set[Future[Tally]]:
    """Hand out the first chunks, which starts the processes.

    Ctrl-C goes to the whole crew; what is started while it is ignored inherits that, and so no
    process is caught by it half-way through its imports.
    """
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return {crew.submit(play_chunk, chunk) for chunk in work}
    finally:
        signal.signal(signal.SIGINT, handler)


def _join_pool() -> None:
    """In each new process: leave Ctrl-C to the leader, and never outlive the leader."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow_leader, daemon=True).start()


def _follow_leader() -> None:
    leader = parent_process()
    if leader is not None:
        connection.wait([leader.sentinel])
        os._exit(1)
