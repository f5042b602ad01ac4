"""A table in use: who writes it, who listens to it, and what moves it on by itself.

The writer knows neither of the other two: both follow what it writes. The driver asks the audience
only who is there, and lets it know who is waited for.
"""

import time
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from rockfall.kernel.layout import WATCHER
from rockfall.server import prices
from rockfall.server import protocol as p
from rockfall.server.advisor import Advisor
from rockfall.server.audience import Audience
from rockfall.server.denied import DeniedError
from rockfall.server.driver import Driver
from rockfall.server.entries import Entry
from rockfall.server.keys import Keyring, nobodys_keys
from rockfall.server.playing import check_move
from rockfall.server.services import Services
from rockfall.server.sitting import ANYONE, Feed, Telling
from rockfall.server.table import Table
from rockfall.server.table_writer import TableWriter
from rockfall.server.time_banks import NOBODY
from rockfall.server.wish_handlers import answer_for, check_member, entries_for

#: What says that somebody is a member no more.
_GONE: Final = (p.Left, p.Freed)
#: After so many milliseconds without a sign of life a table is let go of; the store has it.
_IDLE: Final = 10 * 60 * 1000
#: Seconds for which whoever asked for a table may still be busy with it, without a lock or a feed.
_USED: Final = 30.0


def check_connected(feed: Feed | None) -> None:
    """Refuse who was cut off meanwhile; to be asked whenever something was waited for."""
    if feed is not None and not feed.open:
        raise DeniedError("bad-token")


class Others(Protocol):
    """The other servers, where there are some: one of them may be the table's owner."""

    async def act(
        self, session: "TableSession", member: int, wish: p.FromClient, feed: Feed | None
    ) -> int | None:
        """Let the owner do what somebody wishes who follows the table here."""
        ...

    async def greet(self, session: "TableSession", hello: p.Hello) -> None:
        """Somebody comes: be up to date, and let the owner know."""
        ...


class TableSession:
    """One table, with everything that makes it live."""

    def __init__(
        self, services: Services, table: Table, keys: Keyring, others: Others | None = None
    ) -> None:
        self.others = others
        #: when somebody asked for it last
        self.used_at = time.monotonic()
        self.writer = TableWriter(services, table, keys)
        self.audience = Audience(self.writer)
        self.driver = Driver(self.writer, self.audience)
        self.advisor = Advisor(self.writer)
        self.writer.followers += [self.audience, self.driver]

    @property
    def table(self) -> Table:
        """The table as it is now, folded but perhaps not durable; only under the lock."""
        return self.writer.table

    # -- wishes ------------------------------------------------------------------------------

    async def act(self, member: int, wish: p.FromClient, feed: Feed | None = None) -> int | None:
        """Do what a member wishes; gives its last step, or None if it is only kept in mind.

        The feed is the one they follow the table by: if it was closed meanwhile, they were cut off.
        """
        if self.others is not None:
            return await self.others.act(self, member, wish, feed)
        return await self.act_here(member, wish, partial(check_connected, feed))

    async def act_here(
        self,
        member: int,
        wish: p.FromClient,
        check: Callable[[], None],
        number: str | None = None,
    ) -> int | None:
        """The same, where the table is written; the wish may have the number of another server.

        `check` refuses who was cut off while the lock was waited for.
        """
        writer = self.writer
        async with writer.lock:
            writer.check_owner()
            check()
            table = writer.table
            if isinstance(wish, p.Move) and table.in_window:
                check_member(table, member)
                seat = check_move(table, member, wish)
                self.driver.answer_early(seat, wish.move)
                return None
            return await self._commit(entries_for(table, member, wish), number)

    async def _commit(self, entries: list[Entry], wish: str | None) -> int:
        """Write entries; who is gone with them keeps no key."""
        keys = [
            row
            for entry in entries
            if isinstance(entry, _GONE)
            for row in nobodys_keys(entry.member)
        ]
        return await self.writer.commit(entries, keys, wish=wish)

    async def answer(self, wish: p.Why | p.Ways, feed: Feed) -> Telling:
        """The answer to a question, for who asked and nobody else."""
        writer = self.writer
        async with writer.lock:
            writer.check_open()
            check_connected(feed)
            return self._telling(feed, answer_for(writer.table, feed.sitting.member, wish))

    async def advise(self, wish: p.Advise, feed: Feed, pay: Callable[[float], None]) -> Telling:
        """Advice, for who asked and nobody else; most of the work is done in between other things.

        It speaks of what the feed has been told or could be told now, and of nothing after that.
        """
        writer, advisor = self.writer, self.advisor
        pay(prices.advice(advisor.behind(self.audience.head(feed))))
        coming = advisor.catch_up(self.audience.head(feed))
        await writer.services.turnstile.collect(coming, at_once=1)
        async with writer.lock:
            writer.check_open()
            check_connected(feed)
            eye = self.audience.eye(feed.sitting)
            return self._telling(feed, advisor.answer(eye, self.audience.head(feed), wish))

    def _telling(self, feed: Feed, answer: p.FromServer) -> Telling:
        """What goes to who asked alone."""
        sitting = feed.sitting
        eye = self.audience.eye(sitting)
        return Telling(sitting.table, eye, sitting.member, [p.encode(answer)])

    # -- coming and going --------------------------------------------------------------------

    async def enter(
        self, hello: p.Hello, wake: Callable[[], None], drop: Callable[[str], None]
    ) -> tuple[Feed, Telling]:
        """Let somebody in; gives what they follow the table by, and the welcome.

        Nothing of this is left behind if it fails.
        """
        writer = self.writer
        if self.others is not None:
            await self.others.greet(self, hello)
        async with writer.lock:
            writer.check_open()
            member = self.audience.recognise(hello).member
            if self.returns(member) and writer.owned:
                await writer.commit([p.CameBack(writer.table.seat_of(member))])
            # Recognised anew: what was true before the commit need not be true after it.
            sitting = self.audience.recognise(hello)
            feed = self.audience.admit(sitting, wake, drop)
            self.driver.came(sitting.member)
            return feed, self.audience.welcome(feed, hello)

    async def bring_back(self, member: int, check: Callable[[], None], number: str) -> int | None:
        """Give a member who came to another server the seat back, if a bot sits on it."""
        async with self.writer.lock:
            self.writer.check_owner()
            check()
            if not self.returns(member):
                return None
            seat = self.writer.table.seat_of(member)
            return await self.writer.commit([p.CameBack(seat)], wish=number)

    async def reread_keys(self) -> None:
        """Take up keys that were given out at another server, and cut off whoever has old ones."""
        async with self.writer.lock:
            await self.take_up_keys()

    async def take_up_keys(self) -> None:
        """The same for who holds the lock."""
        for member in await self.writer.reread_keys():
            self.audience.dismiss_member(member, "recovered-elsewhere")

    def returns(self, member: int) -> bool:
        """Whether who comes takes their seat back from a bot."""
        table = self.writer.table
        seat = table.seat_of(member)
        if seat == NOBODY or table.phase != "playing" or table.members[member].left:
            return False
        return bool(table.chairs[seat].away)

    def exit(self, feed: Feed) -> None:
        """A connection is gone, or at another table."""
        self.audience.leave(feed)
        self.driver.look_around()

    async def tell_again(self, feed: Feed) -> Telling:
        """The next steps for a feed that lags behind."""
        async with self.writer.services.turnstile.slice():
            telling = self.audience.again(feed)
        if telling is None:
            async with self.writer.lock:
                telling = self.audience.again(feed)
        # Set aside or closed in between, there is nothing more to be told.
        return telling or Telling(feed.sitting.table, WATCHER, ANYONE, [])

    # -- ending ------------------------------------------------------------------------------

    def idle(self) -> bool:
        """Whether nobody looks, nothing moves by itself, and nothing happened for a while."""
        table = self.writer.table
        # One that was set aside is to be read anew, not to be forgotten.
        used = time.monotonic() - self.used_at < _USED
        moving = used or self.writer.lock.locked() or self.driver.busy or self.writer.set_aside
        if not self.writer.owned:
            # Somebody else keeps it.
            return not self.audience and not moving
        alone = not self.audience and not self.audience.elsewhere
        return alone and not moving and self.writer.now() - table.log[-1][0] > _IDLE

    async def close(self) -> None:
        """Finish the move in hand, and take no more."""
        self.writer.closed = True
        async with self.writer.lock:
            self.driver.stop()
