"""When something is told is no sign of anybody's cards: over every preset, windows included.

Bots here think as long as their hands are big, which would be a leak if anybody could notice it.
The moments at which others are told what they did must follow from the seed and the step alone.
"""

import asyncio
from collections.abc import Sequence
from hashlib import blake2b
from itertools import cycle
from random import Random
from typing import Any

import msgspec
import pytest

from rockfall.editions.registry import seat_limits
from rockfall.server import bot_players, lobby
from rockfall.server import protocol as p
from rockfall.server.bot_players import pace_of, waited
from rockfall.server.entries import Chose, Entry
from rockfall.server.keys import Keyring
from rockfall.server.metrics import Metrics
from rockfall.server.services import Services
from rockfall.server.settings import checked
from rockfall.server.sitting import Sitting
from rockfall.server.table import Table
from rockfall.server.table_folds import fold
from rockfall.server.table_session import TableSession
from rockfall.server.thinking.pace import moments
from rockfall.server.thinking.thinkers import Question
from rockfall.server.turnstile import Turnstile
from tests.server.offline_tables import SEED
from tests.server.registries import LoopClock
from tests.server.virtual import MemoryStore, run_virtually
from tests.support.games import presets
from tests.support.play import SOAK

STEPS = 400 if SOAK else 60
WINDOW = 4.0
#: Seconds until the host changes the pace again: sometimes that is while a bot ponders.
CHANGING = 7.3
SPECS = [*sorted({*presets().values()}), "jubilee+veto"]


class Pondering:
    """Thinkers that take longer the more a seat could do, and then choose by chance."""

    def __init__(self, slowness: float) -> None:
        self.session: TableSession
        self._slowness = slowness
        self._chance = Random(3)

    async def think(self, question: Question) -> int:
        """A legal move, after a time that depends on hidden cards."""
        moves = self.session.audience.step_texts.moves(question.seat)
        hand = question.seat + len(moves)
        await asyncio.sleep(hand * self._slowness)
        return self._chance.choice(moves or [0])


async def watched(
    spec: str, seats: int, slowness: float, paces: Sequence[float] = (), window: float = WINDOW
) -> tuple[TableSession, dict[int, float]]:
    """Let bots play in front of a watcher; gives when each step was told.

    The host changes the pace from time to time, to each of some in turn.
    """
    thinkers = Pondering(slowness)
    services = Services(MemoryStore(), thinkers, Metrics(), LoopClock(), Turnstile())  # type: ignore[arg-type]
    session = thinkers.session = TableSession(services, Table("a-table"), Keyring())
    settings = p.Settings(spec, seats, ["standard"] * seats, window=window, sit_in="standard")
    entries: list[Entry] = [p.Opened(checked(settings), "CODE"), p.Joined(0, "Ann"), p.Sat(0, 0)]
    heard: dict[int, float] = {}

    def wake() -> None:
        while feed.seq < session.audience.head(feed):
            told = session.audience.fresh(feed) or session.audience.again(feed)
            if told is None:
                return
            for text in told.texts:
                message = msgspec.json.decode(text, type=p.FromServer)
                assert isinstance(message, p.Told)
                heard[message.seq] = asyncio.get_running_loop().time()

    async with session.writer.lock:
        await session.writer.commit(entries)
    sitting = Sitting("a-table", -1, -1, None, 0)
    feed = session.audience.admit(sitting, lambda: None, lambda code: None)
    feed.wake = wake
    async with session.writer.lock:
        await session.writer.commit(lobby.start(session.table, 0, SEED))
        await session.writer.commit([p.WentAway(0, "standard")])
    changes = cycle([*paces, None])
    while session.table.step < STEPS and session.table.phase == "playing":
        await asyncio.sleep(CHANGING)
        if (pace := next(changes)) is not None:
            await session.act(0, p.SetPace(pace=pace))
    await session.close()
    return session, heard


def expected(session: TableSession, heard: dict[int, float], slowness: float) -> int:
    """Every move was told at the moment that seed and step appoint, or when its window closed.

    Gives how many answers of windows there were.
    """
    table = session.table
    chose = [seq for seq, (_, entry) in enumerate(table.log) if isinstance(entry, Chose)]
    again = Table("a-table")
    opened, compared, windows = 0.0, 0, 0
    for seq, (at, entry) in enumerate(table.log):
        if seq in chose and seq in heard:
            before = heard[seq - 1]
            if again.in_window:
                opened, windows = opened or heard[again.seq_of_step[-1]], windows + 1
                assert heard[seq] == pytest.approx(opened + again.settings.window, abs=0.002)
            else:
                opened = 0.0
                assert isinstance(entry, Chose)
                appointed = _appointed(again, entry.seat, slowness)
                assert any(
                    heard[seq] - before == pytest.approx(one, abs=0.002) for one in appointed
                )
            compared += 1
        fold(again, at, entry)
    assert compared > STEPS // 2
    return windows


def _appointed(table: Table, seat: int, slowness: float) -> list[float]:
    """The moments at which a seat may be heard; the first alone if thinking is short."""
    seed = blake2b(f"pace/{seat}".encode(), key=bytes.fromhex(table.seed), digest_size=32).digest()
    # Who waited in a window, or goes on after the own move, has pondered already; all know that.
    later = moments(seed, table.step, pace_of(table, seat), waited(table, seat))
    return [next(later) for _ in range(1 if slowness < 0.01 else 8)]


@pytest.mark.parametrize("slowness", [0.0001, 0.08])
@pytest.mark.parametrize("spec", SPECS)
def test_moves_are_told_at_moments_that_no_card_has_a_part_in(spec: str, slowness: float) -> None:
    fewest, most = seat_limits(spec)

    async def work() -> None:
        session, heard = await watched(spec, min(fewest + 1, most), slowness)
        windows = expected(session, heard, slowness)
        assert bool(windows) == ("veto" in spec)

    run_virtually(work)


@pytest.mark.parametrize("slowness", [0.0001, 0.08])
@pytest.mark.parametrize("window", [1.5, 3.0, 6.0])
def test_a_window_is_as_long_as_was_chosen_whoever_thinks_how_long(
    window: float, slowness: float
) -> None:
    async def work() -> None:
        session, heard = await watched("jubilee+veto", 4, slowness, window=window)
        assert expected(session, heard, slowness)

    run_virtually(work)


@pytest.mark.parametrize("slowness", [0.0001, 0.08])
@pytest.mark.parametrize("spec", ["jubilee", "jubilee+veto"])
def test_another_pace_counts_at_once_and_no_card_has_a_part_in_it(
    spec: str, slowness: float
) -> None:
    async def work() -> None:
        session, heard = await watched(spec, 4, slowness, [0.4, 2.0])
        told = [entry for _, entry in session.table.log]
        hurried = [
            told[seq - 1]
            for seq, entry in enumerate(told)
            if isinstance(entry, Chose) and isinstance(told[seq - 1], p.Paced)
        ]
        assert {p.Paced(0.4), p.Paced(2.0)} <= {*hurried}, "no bot was pondering"
        expected(session, heard, slowness)

    run_virtually(work)


def test_a_bot_that_answers_when_it_has_thought_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def at_once(seed: bytes, step: int, pace: float, waited: float) -> Any:
        yield 0.0

    monkeypatch.setattr(bot_players, "moments", at_once)

    async def work() -> None:
        session, heard = await watched("jubilee", 4, 0.08)
        with pytest.raises(AssertionError):
            expected(session, heard, 0.08)

    run_virtually(work)
