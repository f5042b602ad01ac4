"""When something is told is no sign of anybody's cards: over every preset, windows included.

Bots here think as long as their hands are big, which would be a leak if anybody could notice it.
The moments at which others are told what they did must follow from the seed and the step alone.
"""

import asyncio
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec
import pytest

from rockfall.editions.data import CATALOGUE
from rockfall.editions.registry import parse, seat_limits
from rockfall.server import bot_players, lobby
from rockfall.server import protocol as p
from rockfall.server.entries import Chose, Entry
from rockfall.server.house import House
from rockfall.server.keys import Keyring
from rockfall.server.live import Live
from rockfall.server.metrics import Metrics
from rockfall.server.settings import checked
from rockfall.server.sitting import Sitting
from rockfall.server.table import Table
from rockfall.server.thinking.pace import moments, pause
from rockfall.server.thinking.thinkers import Question
from rockfall.server.turnstile import Turnstile
from tests.server.desks import SEED
from tests.server.halls import LoopClock
from tests.server.virtual import MemoryStore, run_virtually
from tests.support.play import SOAK

STEPS = 400 if SOAK else 60
WINDOW = 4.0
SPECS = [*sorted({preset.spec for preset in CATALOGUE.presets.values()}), "jubilee+veto"]


class Pondering:
    """Thinkers that take longer the more a seat could do, and then choose by chance."""

    def __init__(self, slowness: float) -> None:
        self.live: Live
        self._slowness = slowness
        self._chance = Random(1)

    async def think(self, question: Question) -> int:
        """A legal move, after a time that depends on hidden cards."""
        moves = self.live.audience.teller.moves(question.seat)
        hand = question.seat + len(moves)
        await asyncio.sleep(hand * self._slowness)
        return self._chance.choice(moves or [0])


async def watched(spec: str, seats: int, slowness: float) -> tuple[Live, dict[int, float]]:
    """Let bots play in front of a watcher; gives when each step was told."""
    thinkers = Pondering(slowness)
    house = House(MemoryStore(), thinkers, Metrics(), LoopClock(), Turnstile())  # type: ignore[arg-type]
    live = thinkers.live = Live(house, Table("a-table"), Keyring())
    settings = p.Settings(spec, seats, ["greedy"] * seats, window=WINDOW, sit_in="greedy")
    entries: list[Entry] = [p.Opened(checked(settings), "CODE"), p.Joined(0, "Ann"), p.Sat(0, 0)]
    heard: dict[int, float] = {}

    def wake() -> None:
        while feed.seq < live.audience.head(feed):
            told = live.audience.fresh(feed, live.audience.head(feed)) or live.audience.again(feed)
            if told is None:
                return
            for text in told.texts:
                message = msgspec.json.decode(text, type=p.FromServer)
                assert isinstance(message, p.Told)
                heard[message.seq] = asyncio.get_running_loop().time()

    async with live.writer.lock:
        await live.writer.commit(entries)
    sitting = Sitting("a-table", -1, -1, None, 0)
    feed = live.audience.admit(sitting, lambda: None, lambda code: None)
    feed.wake = wake
    async with live.writer.lock:
        await live.writer.commit(lobby.start(live.table, 0, SEED))
        await live.writer.commit([p.WentAway(0, "greedy")])
    while live.table.step < STEPS and live.table.phase == "playing":
        await asyncio.sleep(1)
    await live.close()
    return live, heard


def expected(live: Live, heard: dict[int, float], slowness: float) -> int:
    """Every move was told at the moment that seed and step appoint, or when its window closed.

    Gives how many answers of windows there were.
    """
    table = live.table
    chose = [seq for seq, (_, entry) in enumerate(table.log) if isinstance(entry, Chose)]
    again = Table("a-table")
    opened, compared, windows = 0.0, 0, 0
    for seq, (at, entry) in enumerate(table.log):
        if seq in chose and seq in heard:
            before = heard[seq - 1]
            if again.in_window:
                opened, windows = opened or before, windows + 1
                assert heard[seq] == pytest.approx(opened + WINDOW, abs=0.002)
            else:
                opened = 0.0
                assert isinstance(entry, Chose)
                appointed = _appointed(again, entry.seat, slowness)
                assert any(
                    heard[seq] - before == pytest.approx(one, abs=0.002) for one in appointed
                )
            compared += 1
        again.fold(at, entry)
    assert compared > STEPS // 2
    return windows


def _appointed(table: Table, seat: int, slowness: float) -> list[float]:
    """The moments at which a seat may be heard; the first alone if thinking is short."""
    seed = blake2b(f"pace/{seat}".encode(), key=bytes.fromhex(table.seed), digest_size=32).digest()
    if slowness < 0.01:
        return [pause(seed, table.step, table.settings.pace)]
    later = moments(seed, table.step, table.settings.pace)
    return [next(later) for _ in range(8)]


@pytest.mark.parametrize("slowness", [0.0001, 0.08])
@pytest.mark.parametrize("spec", SPECS)
def test_moves_are_told_at_moments_that_no_card_has_a_part_in(spec: str, slowness: float) -> None:
    fewest, most, _ = seat_limits(parse(spec).parts)

    async def work() -> None:
        live, heard = await watched(spec, min(fewest + 1, most), slowness)
        windows = expected(live, heard, slowness)
        assert bool(windows) == ("veto" in spec)

    run_virtually(work)


def test_a_bot_that_answers_when_it_has_thought_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def at_once(seed: bytes, step: int, pace: float) -> Any:
        yield 0.0

    monkeypatch.setattr(bot_players, "moments", at_once)

    async def work() -> None:
        live, heard = await watched("jubilee", 4, 0.08)
        with pytest.raises(AssertionError):
            expected(live, heard, 0.08)

    run_virtually(work)
