"""Owning tables: being seen, taking what nobody has, going on with it, and handing it over."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from random import shuffle
from typing import Final

import structlog

from rockfall.server import protocol as p
from rockfall.server.cluster.bus import ALL, TABLE, Bus
from rockfall.server.cluster.messages import Alive, Given
from rockfall.server.denied import DeniedError
from rockfall.server.logs import tag
from rockfall.server.metrics import Metrics
from rockfall.server.store.errors import StoreError
from rockfall.server.store.owners import Owner, Owners
from rockfall.server.store.pulse import Pulse
from rockfall.server.table_session import TableSession

#: Milliseconds for which a server counts as alive after it was seen, and seconds between two beats.
_TTL: Final = 3000
_BEAT: Final = 0.75
#: Seconds between two looks for matches whose owner is gone, and how many are taken at once.
_LOOK: Final = 0.5
_SOME: Final = 20
_NOBODY: Final = Owner("", 0)
#: The token of the server that opened a table.
FIRST: Final = 1
#: For so many looks in a row nobody may listen where a table is written before it goes to where
#: they are: if it was never elsewhere, and if it was. A table does not go to and fro.
_LINGERS, _LINGERS_AGAIN = 2, 20


class Owning:
    """What this server owns."""

    def __init__(
        self,
        sessions: dict[str, TableSession],
        find: Callable[[str], Awaitable[TableSession]],
        owners: Owners,
        bus: Bus,
        metrics: Metrics,
    ) -> None:
        self._sessions = sessions
        self._find = find
        self._owners = owners
        self._bus = bus
        self._metrics = metrics
        self._taking: dict[str, asyncio.Task[Owner]] = {}
        #: who was last known to own a table that is written elsewhere
        self._known: dict[str, Owner] = {}
        #: when the last beat began, and whether it is still to be found out what was lost since
        self._beat_at = float("-inf")
        self._missed = False
        #: what lets this server be seen by itself
        self._pulse: Pulse | None = None
        #: by how much the database's clock is ahead of this machine's own
        self._ahead = 0
        #: takes nothing more, because the server goes down
        self.leaving = False
        #: what is done when a server is gone, and when this one was not seen for a while
        self.seen: Callable[[set[str]], None] = lambda live: None
        self.missed: Callable[[], None] = lambda: None

    # -- being seen --------------------------------------------------------------------------

    async def beat(self) -> None:
        """Be seen, until cancelled; however busy the event loop is."""
        self._pulse = self._owners.keep_beating(_TTL, _BEAT)
        while True:
            with suppress(StoreError):
                await self.beat_once()
            await asyncio.sleep(_BEAT)

    async def beat_once(self) -> None:
        """Be seen for a while, and see who else is."""
        self._bus.say(ALL, Alive(self._owners.worker), kept=False)
        began = time.monotonic()
        in_time = await self._owners.beat(_TTL)
        if self._pulse is not None:
            self._pulse.show_life()
            in_time &= not self._pulse.was_late()
            self._beat_at = max(self._beat_at, self._pulse.at)
        # One that the database was long about may have been in time when it began, and not after.
        late = time.monotonic() - self._beat_at > _TTL / 1000
        self._beat_at = max(self._beat_at, began)
        self._missed |= late or not in_time
        if self._missed:
            # Others may have taken what was ours; and they have forgotten who listens here.
            await self._check()
            self._missed = False
            self.missed()
        self.seen(await self._owners.live())
        self._ahead = await self._owners.now() - _monotonic()

    @property
    def seen_of_late(self) -> bool:
        """Whether nobody can have taken what is ours, as far as this server can tell."""
        last = self._beat_at if self._pulse is None else max(self._beat_at, self._pulse.at)
        return time.monotonic() - last < _TTL / 1000

    def now(self) -> int:
        """The database's time in milliseconds, about: all servers know it alike."""
        return _monotonic() + self._ahead

    async def _check(self) -> None:
        """Find out what was lost of what was ours."""
        held = [(session, session.writer.token) for session in self._sessions.values()]
        owned = await self._owners.owned()
        for session, token in held:
            writer = session.writer
            if not writer.owned or owned.get(session.table.id) == token:
                continue
            async with writer.lock:
                # Opened or taken again meanwhile, it has another token.
                if writer.owned and writer.token == token and not writer.closed:
                    await writer.give_way()

    # -- taking ------------------------------------------------------------------------------

    async def owner(self, session: TableSession, anew: bool) -> Owner:
        """Who owns a table; if nobody does, it is taken. What is known is believed, or not."""
        name, writer = session.table.id, session.writer
        if writer.owned and writer.token is not None:
            return Owner(self._owners.worker, writer.token)
        known = self._known.get(name)
        if known is not None and not anew:
            return known
        taking = self._taking.get(name)
        if taking is None or taking.done():
            taking = self._start(name, self._take(session))
        return await asyncio.shield(taking)

    def _start(self, name: str, take: Coroutine[None, None, Owner]) -> asyncio.Task[Owner]:
        taking = self._taking[name] = asyncio.create_task(take)
        taking.add_done_callback(partial(self._taken, name))
        return taking

    def _taken(self, name: str, taking: asyncio.Task[Owner]) -> None:
        # Who asks in this very moment has begun to take it once more.
        if self._taking.get(name) is taking:
            del self._taking[name]

    async def _take(self, session: TableSession) -> Owner:
        """One at a time for each table: who takes it twice has an old token."""
        name = session.table.id
        self._known.pop(name, None)
        # Set aside, it will be read anew, and then taken.
        session.writer.check_open()
        if self.leaving:
            owner = await self._owners.owner(name)
        else:
            owner = await self._owners.take(name)
            if owner.worker == self._owners.worker:
                await self._begin(session, owner.token)
                return owner
        if owner.worker:
            self._known[name] = owner
        return owner

    async def _begin(self, session: TableSession, token: int) -> None:
        """Go on with a table that was taken, or let another server do so at once."""
        try:
            await self._go_on(session, token)
        except BaseException:
            with suppress(StoreError):
                await self._owners.give_up(session.table.id, token, to_rest=False)
            raise
        if self.leaving:
            # All that was owned then has been handed over.
            await self.hand_over(session)

    async def _go_on(self, session: TableSession, token: int) -> None:
        """Go on with a table that was just taken: nobody stores anything at it but us."""
        writer = session.writer
        async with writer.lock:
            writer.check_open()
            await writer.catch_up()
            await session.take_up_keys()
            # Who is waited for is found out here from now on.
            session.audience.await_all([])
            writer.own(token)
            self._metrics.shared.takeovers.inc()
            try:
                table = writer.table
                if table.phase == "playing" or table.drawing:
                    # Nobody is charged for the time in which the table had no owner.
                    await writer.commit([p.Woke()])
            except BaseException:
                writer.disown()
                raise
        session.audience.changed()

    def forget(self, name: str) -> None:
        """A table is not in use here any more."""
        self._known.pop(name, None)

    # -- matches whose owner is gone ---------------------------------------------------------

    async def adopt_orphans(self) -> None:
        """Go on with matches whose owner is gone, until cancelled."""
        while True:
            some = 0
            with suppress(StoreError):
                some = 0 if self.leaving else await self._adopt_some()
            if not some:
                await asyncio.sleep(_LOOK)

    async def _adopt_some(self) -> int:
        """Take some orphans; gives how many."""
        orphans = await self._owners.orphans(10 * _SOME)
        # Others look for them, too.
        shuffle(orphans)
        return sum([await self._adopt(name) for name in orphans[:_SOME]])

    async def _adopt(self, name: str) -> bool:
        try:
            session = await self._find(name)
            owner = await self.owner(session, anew=True)
        except DeniedError:
            # Broken, or gone: nobody can go on with it.
            return False
        except StoreError as error:
            structlog.get_logger().warning("not-adopted", table=tag(name), exc_info=error)
            return False
        return owner.worker == self._owners.worker

    def orphaned(self, session: TableSession) -> None:
        """The owner of a table that is followed here is gone."""
        name = session.table.id
        if self.leaving or name in self._taking or session.writer.owned or session.writer.closed:
            return
        self._start(name, self._take_quietly(session))

    async def _take_quietly(self, session: TableSession) -> Owner:
        try:
            return await self._take(session)
        except (StoreError, DeniedError):
            # It is looked for again.
            return _NOBODY

    # -- letting go --------------------------------------------------------------------------

    async def follow_guests(self) -> None:
        """Let tables go to where all who listen to them are, until cancelled.

        A table is often opened at any server, and its people then come to another one by its name.
        """
        looks: dict[TableSession, int] = {}
        while True:
            await asyncio.sleep(_LOOK)
            left = [one for one in self._sessions.values() if _is_left(one)]
            looks = {one: looks.get(one, 0) + 1 for one in left}
            for session, times in [*looks.items()]:
                most = _LINGERS if session.writer.token == FIRST else _LINGERS_AGAIN
                if times >= most and _is_left(session) and not self.leaving:
                    await self.hand_over(session)

    async def hand_over(self, session: TableSession) -> None:
        """Let another server go on with a table at once; who listens here still does."""
        writer = session.writer
        async with writer.lock:
            if not writer.owned or writer.token is None:
                return
            table = writer.table
            moving = table.phase == "playing" or table.drawing
            writer.disown()
            with suppress(StoreError):
                # Else it is taken when this server is not seen any more.
                await self._owners.give_up(table.id, writer.token, to_rest=not moving)
        self._bus.say(TABLE + table.id, Given(table.id, self._owners.worker))

    async def let_rest(self, session: TableSession) -> None:
        """Nobody needs a table; whoever wants to write takes it."""
        writer = session.writer
        if writer.owned and writer.token is not None:
            with suppress(StoreError):
                await self._owners.give_up(session.table.id, writer.token, to_rest=True)


def _is_left(session: TableSession) -> bool:
    """Whether a table is written here, and all who listen to it are elsewhere."""
    audience = session.audience
    return session.writer.owned and not len(audience) and bool(audience.elsewhere)


def _monotonic() -> int:
    """Milliseconds of a clock that nobody sets."""
    return int(1000 * time.monotonic())
