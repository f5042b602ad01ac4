"""One of many servers: what it owns, what it follows, who is where, and what it asks of others."""

from functools import partial

from rockfall.server import protocol as p
from rockfall.server.chores import Chores
from rockfall.server.cluster import messages as m
from rockfall.server.cluster.bus import TABLE, Bus
from rockfall.server.cluster.following import Following
from rockfall.server.cluster.owner_requests import OwnerRequests
from rockfall.server.cluster.owning import FIRST, Owning
from rockfall.server.cluster.presence import Announcer, SharedPresence
from rockfall.server.cluster.request_handler import RequestHandler
from rockfall.server.cluster.shared_limits import Limit, SharedLimits
from rockfall.server.cluster.tables import Tables
from rockfall.server.denied import DeniedError
from rockfall.server.keys import Keyring
from rockfall.server.limits import Doorway
from rockfall.server.metrics import Metrics
from rockfall.server.sitting import Feed
from rockfall.server.store.errors import NotOwnerError, StoreError, UnknownOutcomeError
from rockfall.server.store.owners import Owners
from rockfall.server.table_session import TableSession, check_connected
from rockfall.server.time_banks import NOBODY


class Cluster:
    """This server among the others."""

    def __init__(self, tables: Tables, owners: Owners, bus: Bus, metrics: Metrics) -> None:
        self.worker = owners.worker
        self._tables = tables
        self._owners = owners
        self.bus = bus
        sessions = tables.sessions
        self.presence = SharedPresence(sessions, owners.worker, bus)
        self.owning = Owning(sessions, tables.session, owners, bus, metrics)
        self.following = Following(sessions, tables.loaded, owners, bus)
        handler = RequestHandler(tables, owners, self.owning)
        self._owner_requests = OwnerRequests(owners.worker, bus, handler)
        self.owning.seen = self._see
        self._shared_limits: SharedLimits | None = None
        self.owning.missed = bus.back = self._say_all
        self.following.orphaned = self.owning.orphaned
        self.following.swept = self._swept
        bus.hear = self._hear
        metrics.shared.bus.set_function(lambda: bus.up)
        metrics.shared.owned.set_function(lambda: len(sessions) - len(self.following.followed()))

    async def open(self, chores: Chores) -> None:
        """Be one of them."""
        self._chores = chores
        await self.owning.beat_once()
        chores.start("bus-speak", self.bus.speak)
        chores.start("bus-hear", self.bus.hear_all)
        chores.start("bus-look", self.bus.look)
        chores.start("beat", self.owning.beat)
        chores.start("follow", self.following.look)
        chores.start("adopt", self.owning.adopt_orphans)
        chores.start("follow-guests", self.owning.follow_guests)

    def share_limits(self, limits: dict[str, Limit], doorway: Doorway, chores: Chores) -> None:
        """Let limits hold for all servers together."""
        self._shared_limits = SharedLimits(self.worker, self.bus, limits, doorway)
        chores.start("shared-limits", self._shared_limits.say)

    def _say_all(self) -> None:
        """Others may have forgotten who is here, or never heard it."""
        self.presence.say_all()
        if self._shared_limits is not None:
            self._shared_limits.say_sockets()

    def _see(self, live: set[str]) -> None:
        self.presence.forget(live)
        if self._shared_limits is not None:
            self._shared_limits.forget(live)

    async def close(self) -> None:
        """Be seen no more; all tables were handed over."""
        await self._owner_requests.close()
        await self.following.close()
        await self.bus.close()
        try:
            await self._owners.leave()
        except StoreError:
            # The others will notice.
            return

    # -- tables in use here ------------------------------------------------------------------

    def adopt(self, session: TableSession, *, owned: bool) -> None:
        """A table comes into use: new, or as it is stored."""
        writer, name = session.writer, session.table.id
        writer.owner = self.worker
        writer.owned = owned
        writer.token = FIRST if owned else None
        writer.followers.append(Announcer(session, self.presence))
        session.others = self
        session.audience.changed = partial(self.presence.changed, session)
        self.bus.listen(TABLE + name, partial(self.presence.say, session, ask=True))

    async def hand_over(self, sessions: list[TableSession]) -> None:
        """Let others go on with all tables, one by one; who listens here is told what they do."""
        self.owning.leaving = True
        for session in sessions:
            await self.owning.hand_over(session)

    def tell_rekeyed(self, table: str) -> None:
        """Let all who have a table know that keys were replaced there."""
        self.bus.say(TABLE + table, m.Rekeyed(table))

    def tell_swept(self, table: str) -> None:
        """Let all who have a table know that it was deleted."""
        self.bus.say(TABLE + table, m.Swept(table))

    async def abandon(self, session: TableSession) -> None:
        """A table is not in use any more."""
        await self.owning.let_rest(session)
        self.forget(session.table.id)

    def forget(self, table: str) -> None:
        """Hear nothing more of a table, unless somebody came for it meanwhile."""
        if table not in self._tables.sessions:
            self.owning.forget(table)
            self.bus.ignore(TABLE + table)

    # -- what others say ---------------------------------------------------------------------

    def _hear(self, said: m.AnyMessage) -> None:
        match said:
            case m.FromOwner():
                self._owner_requests.hear_answer(said)
                return
            case m.ToOwner():
                self._owner_requests.hear(said)
                return
            case m.Listening():
                self.presence.hear(said)
                return
            case m.Charged() if self._shared_limits is not None:
                self._shared_limits.hear(said)
                return
            case m.Alive() if self._shared_limits is not None:
                self._shared_limits.meet(said.worker)
                return
            case m.Alive() | m.Charged():
                return
        session = self._tables.sessions.get(said.table)
        if session is None:
            return
        match said:
            case m.AtNumber():
                session.writer.set_time(said.now)
                self.following.wake(session, said.length)
            case m.Given() if said.worker != self.worker:
                self.owning.orphaned(session)
            case m.Rekeyed():
                self._chores.do("rekey", partial(self.following.reread_quietly, session))
            case m.Swept():
                self._swept(session)

    def _swept(self, session: TableSession) -> None:
        self._chores.do("swept", partial(self._tables.sweep_out, session))

    # -- what is asked of the owner ----------------------------------------------------------

    async def act(
        self, session: TableSession, member: int, wish: p.FromClient, feed: Feed | None
    ) -> int | None:
        """Let the owner do what somebody wishes who follows the table here."""
        if session.writer.owned:
            try:
                return await session.act_here(member, wish, partial(check_connected, feed))
            except NotOwnerError:
                # Lost in this very moment: the new owner is asked.
                pass

        def check() -> None:
            session.writer.check_open()
            check_connected(feed)

        token = session.writer.keys.token_of(member)
        number = await self._owner_requests.ask(
            session, m.Act(member, token, p.encode(wish)), check
        )
        if number is not None:
            # Who is answered has been told, or is about to be.
            await self.following.reach(session, number + 1)
        return number

    async def greet(self, session: TableSession, hello: p.Hello) -> None:
        """Somebody comes: be up to date, see to it that the table has an owner, and let it know."""
        try:
            await self._greet(session, hello)
        except UnknownOutcomeError:
            raise
        except StoreError as error:
            # What is true of the table cannot be known just now: they are to come again.
            raise UnknownOutcomeError(str(error)) from error

    async def be_sure_of(self, session: TableSession) -> None:
        """See to it that what is known of a table is true: it may be written at another server."""
        if not session.writer.owned:
            # Whatever somebody did a moment ago at another server is to be seen here.
            await self.following.refresh(session)
        elif not self.owning.seen_of_late:
            # Another one may have taken it, and may have given out other keys.
            raise UnknownOutcomeError("this server was not seen for a while")

    async def _greet(self, session: TableSession, hello: p.Hello) -> None:
        writer = session.writer
        await self.be_sure_of(session)
        if hello.token and not writer.keys.opens(hello.token):
            await self._look_for_key(session, hello.token)
        member = writer.keys.holder("token", hello.token)
        if writer.owned or member == NOBODY:
            return
        await self.owning.owner(session, anew=False)
        if not writer.owned and session.returns(member):
            back = m.BringBack(member, writer.keys.token_of(member))
            await self._owner_requests.ask(session, back)
            await self.refresh(session)

    async def _look_for_key(self, session: TableSession, token: str) -> None:
        """Take up keys that were given out elsewhere, if the one that somebody has is among them.

        It is looked for without the lock: who comes with any text for a key keeps nobody waiting.
        """
        stored = Keyring()
        stored.take(await session.writer.services.store.keys(session.table.id))
        if stored.opens(token):
            await session.reread_keys()

    async def ask_for(self, session: TableSession, request: m.AnyRequest) -> int:
        """Have a request done that gives a number."""
        number = await self._owner_requests.ask(session, request)
        assert number is not None
        return number

    async def refresh(self, session: TableSession) -> None:
        """Be up to date with what came of a request."""
        if not session.writer.owned:
            try:
                await self.following.refresh(session)
            except (DeniedError, StoreError) as error:
                # It is done, but what came of it cannot be said: to refuse it would be a lie.
                raise UnknownOutcomeError(str(error)) from error
