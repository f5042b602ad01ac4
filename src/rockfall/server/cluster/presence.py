"""Who listens to which table at which server: every server says it of itself, and hears the others.

It is said anew when it changes, when somebody asks, and when a server was not heard for a while. A
server that is not seen any more has no guests.
"""

import asyncio

from rockfall.server.cluster.bus import TABLE, Bus
from rockfall.server.cluster.messages import AtNumber, Listening
from rockfall.server.sitting import Guests
from rockfall.server.table_session import TableSession


class SharedPresence:
    """Who is there, at all servers."""

    def __init__(self, sessions: dict[str, TableSession], worker: str, bus: Bus) -> None:
        self._sessions = sessions
        self._worker = worker
        self._bus = bus
        #: tables of which something is to be said
        self._changed: set[str] = set()
        #: how often something was said here, and what was heard last, by server and table
        self._said = 0
        self._heard: dict[str, dict[str, int]] = {}

    # -- saying it of oneself ----------------------------------------------------------------

    def changed(self, session: TableSession) -> None:
        """Somebody came or went here, or others are waited for; said once for all that happens."""
        if not self._changed:
            asyncio.get_running_loop().call_soon(self._say_changed)
        self._changed.add(session.table.id)

    def _say_changed(self) -> None:
        changed, self._changed = self._changed, set()
        for name in changed:
            session = self._sessions.get(name)
            if session is not None:
                self.say(session)

    def say(self, session: TableSession, *, ask: bool = False) -> None:
        """Say who listens here."""
        members, watchers = session.audience.here()
        awaited = session.audience.awaited if session.writer.owned else None
        name, now = session.table.id, session.writer.now()
        self._said += 1
        message = Listening(
            self._worker, name, self._said, members, watchers, awaited, now=now, ask=ask
        )
        self._bus.say(TABLE + name, message)

    def say_all(self) -> None:
        """Say all, and ask the others to do the same: something may have got lost."""
        for session in [*self._sessions.values()]:
            self.say(session, ask=True)

    def tell_length(self, session: TableSession) -> None:
        """Wake those who follow a table that is written here."""
        writer = session.writer
        message = AtNumber(session.table.id, writer.durable, writer.now())
        self._bus.say(TABLE + session.table.id, message, kept=False)

    # -- hearing it of others ----------------------------------------------------------------

    def hear(self, said: Listening) -> None:
        """Another server has said who listens there."""
        session = self._sessions.get(said.table)
        if session is None or said.worker == self._worker:
            return
        heard = self._heard.setdefault(said.worker, {})
        if said.number <= heard.get(said.table, 0):
            return
        heard[said.table] = said.number
        known = said.worker in session.audience.elsewhere
        before = session.audience.online()
        session.audience.note(said.worker, Guests(said.members, said.watchers))
        if session.writer.owned:
            for member in said.members:
                if member not in before:
                    session.driver.came(member)
            session.driver.look_around()
        elif said.awaited is not None:
            session.writer.set_time(said.now)
            session.audience.await_all(said.awaited)
        if said.ask:
            self.say(session)
        if session.writer.owned and not known:
            # They may have begun to listen after something was stored and before we knew of them.
            self.tell_length(session)

    def forget(self, live: set[str]) -> None:
        """Only so many servers are still seen."""
        self._heard = {
            server: {table: number for table, number in heard.items() if table in self._sessions}
            for server, heard in self._heard.items()
            if server in live
        }
        for session in [*self._sessions.values()]:
            for server in session.audience.elsewhere:
                if server not in live:
                    session.audience.note(server, None)
                    session.driver.look_around()


class Announcer:
    """Wakes other servers when something was stored here, if anybody listens there."""

    def __init__(self, session: TableSession, presence: SharedPresence) -> None:
        self._session = session
        self._presence = presence

    def staged(self) -> None:
        """It is not durable yet."""

    def stored(self, first: int) -> None:
        """Let them know."""
        if self._session.writer.owned and self._session.audience.elsewhere:
            self._presence.tell_length(self._session)

    def undone(self) -> None:
        """They never knew."""

    def disowned(self) -> None:
        """Another one lets them know."""

    def lost(self) -> None:
        """They will be told by who reads the table anew."""
