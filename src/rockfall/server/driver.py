"""What a table does by itself: bots think, clocks run out, answers come together, bots sit in.

Nothing here may show by its timing what somebody holds: pauses are drawn from the seed and the
step, and a window of answers closes at its appointed moment whoever could have spoken up. And
nobody thinks while the table is locked: bots are asked before, side by side.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from rockfall.server import lobby
from rockfall.server import protocol as p
from rockfall.server.absences import Absences, Company, may_sit_in
from rockfall.server.bot_players import BotPlayers
from rockfall.server.bot_talk import BotTalk
from rockfall.server.entries import Advanced, Chose, Entry
from rockfall.server.logs import tag
from rockfall.server.playing import asked_in_window, chosen
from rockfall.server.table import BOTS_WINDOW
from rockfall.server.table_writer import TableWriter

#: Who lets the clock run out so often in a row is taken to be away.
_MISSES: Final = 2
_MS: Final = 1000
#: So long a table waits before it tries again when something has failed.
_RETRY: Final = 2.0


class Driver:
    """Moves a table on when nobody has to be waited for."""

    def __init__(self, writer: TableWriter, company: Company) -> None:
        self._writer = writer
        self._company = company
        self._bots = BotPlayers(writer)
        self._talk = BotTalk(writer)
        self._task: asyncio.Task[None] | None = None
        #: what the task is about; as long as this stays, it goes on
        self._about: tuple[object, ...] = ()
        #: answers given before they were asked for, and the step that they are for
        self._early: dict[int, int] = {}
        self._early_step = -1
        self._misses: dict[int, int] = {}
        self._absences = Absences()
        #: members who are missed, and what waits for them
        self._absent: dict[int, asyncio.Task[None]] = {}
        self._others: set[asyncio.Task[None]] = set()

    # -- following what is written -----------------------------------------------------------

    def staged(self) -> None:
        """Nothing moves before it is durable."""

    def stored(self, first: int) -> None:
        """See to what comes next, and to those who are not there."""
        moves_only = True
        for _, entry in self._writer.table.log[first:]:
            if isinstance(entry, Chose):
                if entry.by == "person":
                    self._misses.pop(entry.seat, None)
            elif not isinstance(entry, Advanced):
                moves_only = False
        self.drive()
        if not moves_only:
            # Who makes a move changes nothing of who is there, and who is waited for.
            self.look_around()
        saying = self._talk.heard(first)
        # Nobody talks in an empty room.
        if saying is not None and self._company.online() and not self._writer.stopped:
            self._start(lambda _: self._talk.say(saying), first)

    def undone(self) -> None:
        """Go on from where the table is again."""
        self.drive()
        self.look_around()

    def disowned(self) -> None:
        """Do nothing until the table is written here again."""
        self.stop()

    def lost(self) -> None:
        """Do nothing more; whoever reads the table anew drives it."""
        self.stop()

    # -- what comes next ---------------------------------------------------------------------

    def drive(self) -> None:
        """See to what comes next, if it has changed."""
        table = self._writer.table
        about: tuple[object, ...] = ()
        if not self._about and not table.goes_on:
            # Among people without a clock there is never anything to do.
            return
        if table.drawing and not self._writer.stopped:
            about = ("draw", table.draw_since)
        elif table.interval_since and not self._writer.stopped:
            about = ("interval", table.step, table.due()) if table.due() else ()
        elif table.phase == "playing" and not table.paused and not self._writer.stopped:
            due = (table.in_window, table.plays(table.actor), table.due())
            # Another pace is for the bot that thinks now, too; a window closes when it closes.
            pace = 0.0 if table.in_window else table.settings.pace
            # Somebody without a clock is waited for, and there is nothing to do meanwhile.
            about = (table.step, table.actor, *due, pace) if any(due) else ()
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
        while True:
            try:
                await work(about)
                return
            except Exception as error:
                if self._writer.stopped:
                    return
                log = structlog.get_logger()
                log.error("table-faltered", table=tag(self._writer.table.id), exc_info=error)
            # What it was for may have passed by then; every work asks.
            await asyncio.sleep(_RETRY)

    async def _next(self, step: int) -> None:
        table = self._writer.table
        if table.drawing:
            await self._close_draw(table.draw_since)
        elif table.interval_since:
            await self._end_interval(step, table.due())
        elif table.in_window:
            await self._gather_answers(step)
        elif table.plays(table.actor):
            await self._let_bot_play(step, table.actor)
        elif table.due():
            await self._time_out(step, table.actor, table.due())

    def _stale(self, step: int) -> bool:
        """Whether what a task was for has passed."""
        table = self._writer.table
        gone = table.phase != "playing" or table.paused or self._writer.stopped
        return gone or table.step != step

    async def _until(self, moment: int) -> None:
        """Wait for a moment of the table's time, which may stand still meanwhile."""
        while (left := moment - self._writer.now()) > 0:
            await asyncio.sleep(left / _MS)

    async def _close_draw(self, since: int) -> None:
        """Deal without the numbers that were not shown in time."""
        await self._until(since + int(lobby.DRAW_SECONDS * _MS))
        async with self._writer.lock:
            entries = lobby.close_draw(self._writer.table)
            if entries and not self._writer.stopped:
                await self._writer.commit(entries)

    async def _end_interval(self, step: int, due: int) -> None:
        """Deal the next round although somebody is not ready: others waited long enough."""
        await self._until(due)
        async with self._writer.lock:
            table = self._writer.table
            # Whoever is the last to be ready, goes away or comes back changes what is waited for.
            if not self._stale(step) and 0 < table.due() <= self._writer.now():
                await self._writer.commit([Advanced()])

    # -- bots --------------------------------------------------------------------------------

    async def _let_bot_play(self, step: int, seat: int) -> None:
        level = self._writer.table.plays(seat)
        move = await self._bots.decide(seat)
        async with self._writer.lock:
            table = self._writer.table
            if not self._stale(step) and table.plays(seat) == level:
                await self._writer.commit(chosen(table, seat, move, self._bots.by(seat)))

    # -- windows -----------------------------------------------------------------------------

    def answer_early(self, seat: int, move: int) -> None:
        """Keep an answer in mind until all answers come together; the last one counts."""
        if self._early_step != self._writer.table.step:
            self._early, self._early_step = {}, self._writer.table.step
        self._early[seat] = move

    async def _gather_answers(self, step: int) -> None:
        """All answers of a window at its appointed moment, as if they were given at once."""
        table = self._writer.table
        due = table.due()
        thinking = [seat for seat in asked_in_window(table) if table.plays(seat)]
        # Tried again after its moment, because it could not be stored, bots still have some time.
        seconds = max(BOTS_WINDOW, (due - self._writer.now()) / _MS)
        thoughts = await self._bots.answers(thinking, seconds)
        await self._until(due)
        async with self._writer.lock:
            if self._stale(step):
                return
            table = self._writer.table
            answers = {seat: thoughts[seat] for seat in thoughts if table.plays(seat)}
            # Who answers while a bot sits in for them knows better.
            answers |= self._early if self._early_step == step else {}
            try:
                while table.in_window:
                    self._writer.stage(self._answer(answers))
            except BaseException:
                await self._writer.undo()
                raise
            await self._writer.flush()

    def _answer(self, answers: dict[int, int]) -> Chose:
        """What the seat that is asked now says; the neutral answer if it said nothing.

        That it came with the window, not whether somebody pressed anything: that would be a sign of
        their cards.
        """
        table = self._writer.table
        assert table.match is not None
        seat = table.actor
        move = answers.pop(seat, None)
        if move is None or move not in table.match.moves(seat):
            move = self._bots.neutral(seat)
        return Chose(seat, move, self._bots.by(seat) if table.plays(seat) else "window")

    # -- clocks ------------------------------------------------------------------------------

    async def _time_out(self, step: int, seat: int, due: int) -> None:
        await self._until(due)
        async with self._writer.lock:
            table = self._writer.table
            if self._stale(step) or table.plays(seat) or table.due() > self._writer.now():
                return
            self._misses[seat] = self._misses.get(seat, 0) + 1
            entries: list[Entry] = [Chose(seat, self._bots.neutral(seat), "clock")]
            if self._misses[seat] >= _MISSES and may_sit_in(table, seat):
                self._misses[seat] = 0
                entries.append(p.WentAway(seat, table.settings.sit_in))
            await self._writer.commit(entries)

    # -- people who are away -----------------------------------------------------------------

    def came(self, member: int) -> None:
        """A member is connected."""
        self._misses.pop(self._writer.table.seat_of(member), None)
        self.look_around()

    def look_around(self) -> None:
        """See who is missed now, wait for them and for nobody else, and let all know."""
        table, writer = self._writer.table, self._writer
        if writer.stopped or not self._absences.follow(table, self._company.online(), writer.now()):
            return
        until = self._absences.until
        for member in self._absent.keys() - until.keys():
            self._absent.pop(member).cancel()
        for member in until.keys() - self._absent.keys():
            self._absent[member] = asyncio.create_task(self._miss(member, until[member]))
        self._company.expect(until)

    async def _miss(self, member: int, moment: int) -> None:
        """Wait for somebody until a moment, and no longer.

        Only the waiting is called off when they come: what is being written must be finished.
        """
        await self._until(moment)
        self._start(self._sit_in, member)

    async def _sit_in(self, member: int) -> None:
        async with self._writer.lock:
            # They may have come while others were writing, and gone again to be waited for anew.
            moment = self._absences.until.get(member)
            if moment is None or moment > self._writer.now() or self._writer.stopped:
                return
            table = self._writer.table
            seat = table.seat_of(member)
            await self._writer.commit([p.WentAway(seat, table.settings.sit_in)])

    @property
    def busy(self) -> bool:
        """Whether something will happen without anybody's doing."""
        return bool(self._others or self._absent)

    def stop(self) -> None:
        """Do nothing more."""
        for task in [*self._others]:
            if task is not asyncio.current_task():
                task.cancel()
        for waiting in self._absent.values():
            waiting.cancel()
        self._absent.clear()
        self._absences = Absences()
        self._about, self._task = (), None
