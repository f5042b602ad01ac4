"""What a table does by itself: bots think, clocks run out, answers come together, bots sit in.

Nothing here may show by its timing what somebody holds: pauses are drawn from the seed and the
step, and a window of answers closes at its appointed moment whoever could have spoken up.
"""

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import structlog

from rockfall.bots.neutral import neutral_move
from rockfall.server import protocol as p
from rockfall.server.banks import NOBODY
from rockfall.server.entries import Chose, Entry
from rockfall.server.logs import tag
from rockfall.server.playing import By, chosen
from rockfall.server.thinking.frames import ToldStep
from rockfall.server.thinking.pace import pause
from rockfall.server.thinking.thinkers import Question, ThinkError

if TYPE_CHECKING:
    from rockfall.server.live import Live

#: Bots are asked so many seconds before a window closes, so that all answers are there in time.
_SLACK: Final = 0.25
#: Who lets the clock run out so often in a row is taken to be away.
_MISSES: Final = 2
_MS: Final = 1000
#: An answer that nobody waits for any more.
_NO_MOVE: Final = 0
#: So long a table waits before it tries again when something has failed.
_RETRY: Final = 2.0


class Driver:
    """Moves a table on when nobody has to be waited for."""

    def __init__(self, live: "Live") -> None:
        self._live = live
        self._task: asyncio.Task[None] | None = None
        #: what the task is about; as long as this stays, it goes on
        self._about: tuple[object, ...] = ()
        #: answers given before they were asked for, and the step that they are for
        self._early: dict[int, int] = {}
        self._early_step = -1
        self._misses: dict[int, int] = {}
        self._absent: dict[int, asyncio.TimerHandle] = {}
        self._others: set[asyncio.Task[None]] = set()

    # -- what comes next ---------------------------------------------------------------------

    def drive(self) -> None:
        """See to what comes next, if it has changed."""
        table = self._live.table
        about: tuple[object, ...] = ()
        if table.phase == "playing" and not table.paused and not self._live.closed:
            due = (table.in_window, table.plays(table.actor), table.due())
            # Somebody without a clock is waited for, and there is nothing to do meanwhile.
            about = (table.step, table.actor, *due) if any(due) else ()
        if about == self._about and self._task is not None and not self._task.done():
            return
        self._about = about
        task, self._task = self._task, None
        if task is not None and task is not asyncio.current_task():
            task.cancel()
        if about:
            self._task = self._start(self._next, table.step)

    def _start(self, work: Callable[[int], Awaitable[None]], about: int) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(self._guarded(work, about))
        self._others.add(task)
        task.add_done_callback(self._others.discard)
        return task

    async def _guarded(self, work: Callable[[int], Awaitable[None]], about: int) -> None:
        """A table must not stand still for good because something failed once."""
        try:
            await work(about)
        except Exception as error:
            log = structlog.get_logger()
            log.error("table-faltered", table=tag(self._live.table.id), exc_info=error)
            await asyncio.sleep(_RETRY)
            self._about = ()
            self.drive()

    async def _next(self, step: int) -> None:
        table = self._live.table
        if table.in_window:
            await self._gather_answers(step)
        elif table.plays(table.actor):
            await self._let_bot_play(step, table.actor)
        elif table.due():
            await self._time_out(step, table.actor, table.due())

    def _stale(self, step: int) -> bool:
        """Whether what a task was for has passed."""
        table = self._live.table
        gone = table.phase != "playing" or table.paused or self._live.closed
        return gone or table.step != step

    async def _until(self, moment: int) -> None:
        """Wait for a moment in milliseconds."""
        await asyncio.sleep(max(0, moment - self._live.house.now()) / _MS)

    # -- bots --------------------------------------------------------------------------------

    def _seed(self, name: str) -> bytes:
        """A seed for something beside the deal: one-way, so that nobody can work the deal out."""
        key = bytes.fromhex(self._live.table.seed)
        return blake2b(name.encode(), key=key, digest_size=32).digest()

    async def _let_bot_play(self, step: int, seat: int) -> None:
        table = self._live.table
        level = table.plays(seat)
        clock = asyncio.get_running_loop().time
        answers_at = clock() + pause(self._seed(f"pace/{seat}"), step, table.settings.pace)
        move = await self._thought(seat, level)
        await asyncio.sleep(answers_at - clock())
        async with self._live.lock:
            if not self._stale(step) and self._live.table.plays(seat) == level:
                await self._live.commit(chosen(self._live.table, seat, move, self._by(seat)))

    def _by(self, seat: int) -> By:
        return "bot" if self._live.table.chairs[seat].member == NOBODY else "sit-in"

    async def _thought(self, seat: int, level: str) -> int:
        """What a bot chooses, from what its seat was told; a neutral move if it cannot think."""
        table = self._live.table
        match = table.match
        assert match is not None
        # Somebody may move before the question's turn comes; the bot answers what it was asked.
        known = len(match.steps)
        question = Question(
            key=f"{table.id}/{seat}/{level}",
            spec=match.edition.spec,
            seats=match.edition.seats,
            first=match.edition.first,
            seat=seat,
            level=level,
            seed=self._seed(f"bot/{seat}"),
            told_since=lambda since: [
                ToldStep(told.seat, told.move, told.ops)
                for told in match.told_since(seat, since)
                if told.number < known
            ],
        )
        try:
            with self._live.house.metrics.thinking.time():
                return await self._live.house.thinkers.think(question)
        except ThinkError as error:
            if table.actor != seat:
                # The table has moved on meanwhile: whatever the answer, it comes too late.
                return _NO_MOVE
            structlog.get_logger().error("bot-failed", table=tag(table.id), exc_info=error)
            return self._neutral(seat)

    def _neutral(self, seat: int) -> int:
        """What a seat does when nobody chooses for it."""
        table = self._live.table
        assert table.match is not None
        layout = table.match.edition.rules.layout
        moves = table.match.moves(seat)
        return neutral_move(layout, moves, self._seed(f"neutral/{seat}"), table.step)

    # -- windows -----------------------------------------------------------------------------

    def answer_early(self, seat: int, move: int) -> None:
        """Keep an answer in mind until all answers come together; the last one counts."""
        if self._early_step != self._live.table.step:
            self._early, self._early_step = {}, self._live.table.step
        self._early[seat] = move

    async def _gather_answers(self, step: int) -> None:
        """All answers of a window at its appointed moment, as if they were given at once."""
        due = self._live.table.due()
        await self._until(due - int(_SLACK * _MS))
        async with self._live.lock:
            if self._stale(step):
                return
            early = self._early if self._early_step == step else {}
            try:
                while self._live.table.in_window:
                    await self._answer(early)
                await self._until(due)
            except BaseException:
                await self._live.reload()
                raise
            await self._live.flush()

    async def _answer(self, early: dict[int, int]) -> None:
        table = self._live.table
        assert table.match is not None
        seat = table.actor
        level = table.plays(seat)
        if level:
            self._live.stage(Chose(seat, await self._thought(seat, level), self._by(seat)))
        elif early.get(seat) in table.match.moves(seat):
            self._live.stage(Chose(seat, early[seat], "person"))
        else:
            self._live.stage(Chose(seat, self._neutral(seat), "clock"))

    # -- clocks ------------------------------------------------------------------------------

    async def _time_out(self, step: int, seat: int, due: int) -> None:
        await self._until(due)
        async with self._live.lock:
            table = self._live.table
            if self._stale(step) or table.plays(seat) or table.due() > self._live.house.now():
                return
            self._misses[seat] = self._misses.get(seat, 0) + 1
            entries: list[Entry] = [Chose(seat, self._neutral(seat), "clock")]
            if self._misses[seat] >= _MISSES and table.settings.sit_in:
                self._misses[seat] = 0
                entries.append(p.WentAway(seat, table.settings.sit_in))
            await self._live.commit(entries)

    # -- people who are away -----------------------------------------------------------------

    def came(self, member: int) -> None:
        """A member is connected."""
        timer = self._absent.pop(member, None)
        if timer is not None:
            timer.cancel()
        self._misses.pop(self._live.table.seat_of(member), None)

    def gone(self, member: int) -> None:
        """The last connection of a member is gone; a bot sits in if they stay away."""
        table = self._live.table
        if table.phase == "over" or self._live.closed or not table.settings.sit_in:
            return
        loop = asyncio.get_running_loop()
        self.came(member)
        self._absent[member] = loop.call_later(table.settings.away, self._missed, member)

    def _missed(self, member: int) -> None:
        del self._absent[member]
        self._start(self._sit_in, member)

    async def _sit_in(self, member: int) -> None:
        async with self._live.lock:
            table = self._live.table
            seat = table.seat_of(member)
            playing = table.phase == "playing" and seat != NOBODY and not self._live.closed
            if playing and member not in self._live.online() and not table.chairs[seat].away:
                await self._live.commit([p.WentAway(seat, table.settings.sit_in)])

    @property
    def busy(self) -> bool:
        """Whether something will happen without anybody's doing."""
        return bool(self._others or self._absent)

    def stop(self) -> None:
        """Do nothing more."""
        for task in [*self._others]:
            if task is not asyncio.current_task():
                task.cancel()
        for timer in self._absent.values():
            timer.cancel()
