"""Bouts: what is played in the arena, and what comes back from it.

A bout is told by its deal and by who sits where, and by nothing else: parts of a tournament that
ask for the same one share it, and it comes out the same wherever it is played.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from typing import Final, NamedTuple

from rockfall.arena.deals import game_seed, load_once
from rockfall.arena.deduction import Notebook, merge, note
from rockfall.arena.entrants import clock_of, seated
from rockfall.arena.latency import Latency
from rockfall.bots.play import GameRecord, foes_of, play_rounds
from rockfall.bots.stopwatch import Stopwatch
from rockfall.kernel.dice import Dice
from rockfall.remote.remote_bot import RemoteBot

#: A bout takes some hundredths of a second: big enough that handing out work costs nothing, small
#: enough that a bar moves and no core is idle for long at the end.
_MOST_IN_A_BATCH: Final = 20
_BATCHES_PER_WORKER: Final = 4


class Deal(NamedTuple):
    """A deal that is played again and again: its number, its seed, who works against the rest."""

    players: int
    number: int
    seed: bytes
    foes: tuple[bool, ...]


class Bout(NamedTuple):
    """A deal and the bot of every seat; so many rounds are played, all of them where it says 0."""

    spec: str
    bots: tuple[str, ...]
    seed: bytes
    rounds: int


class Results:
    """What was played, by bout, and what was counted meanwhile."""

    def __init__(self) -> None:
        self.records: dict[Bout, GameRecord] = {}
        self.notebook: Notebook = {}
        self.latency: dict[str, Latency] = {}
        #: bot -> what it did wrong -> how many moves that cost it
        self.faults: dict[str, Counter[str]] = {}

    def merge(self, other: "Results") -> None:
        """Take in what was played elsewhere."""
        self.records |= other.records
        merge(self.notebook, other.notebook)
        for bot, latency in other.latency.items():
            self.latency.setdefault(bot, Latency()).merge(latency)
        for bot, faults in other.faults.items():
            self.faults.setdefault(bot, Counter()).update(faults)


def deal(spec: str, seed: str, players: int, number: int) -> Deal:
    """Deal cards, to see who is who."""
    own = game_seed(seed, players, number)
    truth = load_once(spec, players).rules.start(Dice(own))
    return Deal(players, number, own, tuple(foes_of(truth)))


def batches(bouts: Iterable[Bout], workers: int) -> list[tuple[Bout, ...]]:
    """Every bout once, in handfuls."""
    once = list(dict.fromkeys(bouts))
    fair = len(once) // (workers * _BATCHES_PER_WORKER)
    size = max(1, min(fair, _MOST_IN_A_BATCH))
    return [tuple(once[at : at + size]) for at in range(0, len(once), size)]


def play_batch(batch: Sequence[Bout]) -> Results:
    """Play some bouts, anywhere."""
    results = Results()
    for bout in batch:
        _play(bout, results)
    return results


def _play(bout: Bout, results: Results) -> None:
    edition = load_once(bout.spec, len(bout.bots))
    with ExitStack() as stack:
        bots = seated(edition, bout.bots, bout.seed, stack)
        timed = [Stopwatch(bot, clock_of(name)) for name, bot in zip(bout.bots, bots, strict=True)]
        record = play_rounds(edition, timed, bout.seed, bout.rounds, beliefs=True)
    for played in record.rounds:
        if edition.rules.layout.frame.foes:
            note(results.notebook, edition.rules.layout, bout.bots, played)
    for name, bot in zip(bout.bots, bots, strict=True):
        if isinstance(bot, RemoteBot):
            results.faults.setdefault(name, Counter()).update(bot.faults)
    for name, watch in zip(bout.bots, timed, strict=True):
        latency = results.latency.setdefault(name, Latency())
        for seconds in watch.moves:
            latency.add(seconds)
    # What was believed has been counted: the rest is all that is told of a round.
    rounds = tuple(played._replace(moments=()) for played in record.rounds)
    results.records[bout] = record._replace(rounds=rounds)
