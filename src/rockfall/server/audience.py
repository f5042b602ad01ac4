"""Who listens to a table: sittings, who is there, and how far each has been told.

The audience follows what is written and writes nothing. Everything it hands out is made for one
table and one eye, says so, and is checked once more where it leaves the server (`hears`).
"""

from collections.abc import Callable
from typing import Protocol

from rockfall.kernel.layout import WATCHER
from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from rockfall.server.entries import Dealt
from rockfall.server.keys import Keyring
from rockfall.server.sitting import ANYONE, Feed, Guests, Sitting, Telling
from rockfall.server.step_texts import StepTexts, Written
from rockfall.server.time_banks import NOBODY
from rockfall.server.turnstile import SLICE


class Followed(Written, Protocol):
    """What is written, with the keys that say who is who, and the time."""

    keys: Keyring

    def now(self) -> int:
        """The table's time in milliseconds."""
        ...


def _nothing() -> None:
    """Where there is one server, nobody else has to know."""


class Audience:
    """All who listen to one table."""

    def __init__(self, written: Followed) -> None:
        self._written = written
        self._feeds: set[Feed] = set()
        self.step_texts = StepTexts(written)
        #: who is connected and who is waited for, as it is sent
        self.presence = b""
        self._awaited: list[p.Awaited] = []
        #: who listens at other servers, by server
        self._elsewhere: dict[str, Guests] = {}
        #: what is to be done when somebody came or went here, or others are waited for
        self.changed: Callable[[], None] = _nothing

    def __len__(self) -> int:
        return len(self._feeds)

    # -- who somebody is ---------------------------------------------------------------------

    def recognise(self, hello: p.Hello) -> Sitting:
        """Who says hello, and with which eye they may look; or why they may not."""
        member, screen = self._holder(hello.token)
        table = self._written.table
        granted = self._granted(member, hello.eye)
        sitting = Sitting(table.id, member, screen, granted, 0)
        if not self._may_look(sitting):
            raise DeniedError("no-watching")
        head = self._head(sitting, 0)
        since = head if hello.since is None else min(hello.since, head)
        return sitting._replace(since=since)

    def _holder(self, token: str) -> tuple[int, int]:
        """The member whose token this is, and the one whose screen it opens."""
        if not token:
            return NOBODY, NOBODY
        member = self._written.keys.holder("token", token)
        screen = self._written.keys.screened(token) if member == NOBODY else NOBODY
        if member == screen == NOBODY:
            raise DeniedError("bad-token")
        return member, screen

    def _granted(self, member: int, eye: int | None) -> int | None:
        """Another eye than one's own, once the match is over."""
        table = self._written.table
        if eye is None or eye == table.eye_of(member):
            return None
        if table.phase != "over":
            raise DeniedError("match-not-over")
        if eye >= len(table.chairs) or table.match is None:
            raise DeniedError("no-such-seat", number=eye)
        return eye

    def _may_look(self, sitting: Sitting) -> bool:
        """Whether a sitting may see the table now, be it only what everybody sees."""
        table = self._written.table
        # Most are players, and every move is told to all of them.
        if table.seat_of(sitting.member) != NOBODY or table.settings.watch == "anyone":
            return True
        begun = table.phase != "lobby" and not table.ended(self._written.durable)
        return not begun or self._in_room(sitting)

    def _in_room(self, sitting: Sitting) -> bool:
        """Whether it is the screen of somebody who plays: players see what it shows anyway."""
        return self._written.table.seat_of(sitting.screen) != NOBODY

    def eye(self, sitting: Sitting) -> int:
        """With which eye a sitting sees the table now."""
        table = self._written.table
        # What was granted because a match was over is granted only as long as it is.
        if sitting.granted is not None and table.ended(self._written.durable):
            return sitting.granted
        return table.eye_of(sitting.member)

    def _head(self, sitting: Sitting, told: int) -> int:
        """How far a sitting may be told: nothing that is not durable, and watchers may lag."""
        durable, eye = self._written.durable, self.eye(sitting)
        # An eye of one's own is had by who plays, or was granted when it was over: it may look.
        if eye != WATCHER:
            return durable
        if not self._may_look(sitting):
            return told
        # A screen stands in the room of those who made the latest move.
        if self._in_room(sitting):
            return durable
        return self._written.table.head(eye, durable)

    # -- coming and going --------------------------------------------------------------------

    def admit(
        self, sitting: Sitting, wake: Callable[[], None], drop: Callable[[str], None]
    ) -> Feed:
        """From now on a sitting is told what happens."""
        feed = Feed(sitting, wake, drop)
        self._feeds.add(feed)
        self._tell_presence()
        self.changed()
        return feed

    def leave(self, feed: Feed) -> None:
        """A connection is gone, or at another table."""
        feed.open = False
        self._feeds.discard(feed)
        self._tell_presence()
        self.changed()

    def dismiss(self, feed: Feed, code: str) -> None:
        """Tell a sitting nothing more, and say goodbye."""
        self.leave(feed)
        feed.drop(code)

    def dismiss_all(self, code: str) -> None:
        """Tell nobody anything more."""
        for feed in [*self._feeds]:
            self.dismiss(feed, code)

    def dismiss_member(self, member: int, code: str) -> None:
        """Cut off whoever came with the keys of a member, screens too."""
        for feed in [*self._feeds]:
            if member in (feed.sitting.member, feed.sitting.screen):
                self.dismiss(feed, code)

    def say_goodbye(self, code: str) -> None:
        """Let everybody hear what there is, and then a last word."""
        for feed in self._feeds:
            feed.drop(code)

    def online(self) -> list[int]:
        """The members who are connected, be it to another server."""
        guests = [self.here(), *self._elsewhere.values()]
        return sorted({member for there in guests for member in there.members})

    def here(self) -> Guests:
        """Who is connected to this server."""
        members = {feed.sitting.member for feed in self._feeds}
        # A screen of the room is no stranger.
        strangers = [feed for feed in self._feeds if feed.sitting.member == NOBODY]
        watchers = sum(not self._in_room(feed.sitting) for feed in strangers)
        return Guests(sorted(members - {NOBODY}), watchers)

    def note(self, server: str, guests: Guests | None) -> None:
        """Who is connected to another server; None if it is gone."""
        if guests is None or guests == ([], 0):
            self._elsewhere.pop(server, None)
        else:
            self._elsewhere[server] = guests
        self._tell_presence()

    @property
    def elsewhere(self) -> list[str]:
        """The other servers at which somebody listens."""
        return [*self._elsewhere]

    @property
    def awaited(self) -> list[p.Awaited]:
        """Who is waited for, and until when."""
        return self._awaited

    def expect(self, until: dict[int, int]) -> None:
        """Let all know who is waited for, and until when."""
        self.await_all([p.Awaited(member, moment) for member, moment in until.items()])
        self.changed()

    def await_all(self, awaited: list[p.Awaited]) -> None:
        """The same, as another server says it."""
        self._awaited = awaited
        self._tell_presence()

    def _tell_presence(self) -> None:
        """Work out who is connected, once for all who are told."""
        guests = [self.here(), *self._elsewhere.values()]
        watchers = sum(there.watchers for there in guests)
        presence = p.Presence(self.online(), watchers, self._awaited, self._written.now())
        self.presence = p.encode(presence)
        self._wake()

    def _wake(self) -> None:
        for feed in self._feeds:
            feed.wake()

    # -- following what is written -----------------------------------------------------------

    def staged(self) -> None:
        """An entry was folded: work out what it will tell whoever listens."""
        self.step_texts.stage(sorted({self.eye(feed.sitting) for feed in self._feeds}))

    def stored(self, first: int) -> None:
        """Entries from a number on are durable: they may be told."""
        entries = self._written.table.log[first:]
        if any(isinstance(entry, Dealt) for _, entry in entries):
            self._send_off()
        self.step_texts.tell(first)
        for _, entry in entries:
            # Their keys open nothing any more.
            if isinstance(entry, p.Left):
                self.dismiss_member(entry.member, "has-left")
            elif isinstance(entry, p.Freed):
                self.dismiss_member(entry.member, "seat-freed")
        self._wake()

    def undone(self) -> None:
        """What was staged never happened."""
        self.step_texts.forget()
        self._wake()

    def disowned(self) -> None:
        """Whoever writes the table, what is stored is told."""

    def lost(self) -> None:
        """The table was set aside: whoever listens has to come again."""
        self.dismiss_all("set-aside")

    def _send_off(self) -> None:
        """Anybody may stand in the lobby; not everybody may see the match."""
        for feed in [*self._feeds]:
            if not self._may_look(feed.sitting):
                self.dismiss(feed, "no-watching")

    # -- telling -----------------------------------------------------------------------------

    def welcome(self, feed: Feed, hello: p.Hello) -> Telling:
        """The answer to a hello; only for who holds the table's lock."""
        head = self._head(feed.sitting, feed.seq)
        return self.step_texts.welcome(feed.sitting, self.eye(feed.sitting), hello, head)

    def head(self, feed: Feed) -> int:
        """How far a feed may be told now; not further than it was, if it is closed."""
        # Nobody is told more than is durable, so who was told that need not be looked at.
        if feed.seq >= self._written.durable or not feed.open:
            return feed.seq
        return self._head(feed.sitting, feed.seq)

    def fresh(self, feed: Feed) -> Telling | None:
        """What a feed has not been told up to its head, if it is at hand; counts as told."""
        head = self.head(feed)
        behind, eye = feed.seq < head, self.eye(feed.sitting)
        telling = self.step_texts.fresh(eye, feed.seq, head) if behind else None
        if telling is not None:
            feed.seq = head
        return telling

    def again(self, feed: Feed) -> Telling | None:
        """The next steps a feed has not been told, from the log; counts as told.

        None if what is being written now has to be waited for: with the latest turn comes what may
        be done now, and that must not be told of a table that is not durable; nor are words held
        back for a wish not to hear them that may come to nothing.
        """
        sitting, head = feed.sitting, self._head(feed.sitting, feed.seq)
        until = min(head, feed.seq + SLICE)
        writing = self._written.table.log[self._written.durable :]
        mutes = any(isinstance(entry, p.Muted) for _, entry in writing)
        if writing and (mutes or self.step_texts.asks(feed.seq, until)):
            return None
        telling = self.step_texts.again(self.eye(sitting), sitting.member, feed.seq, until)
        feed.seq = until
        return telling

    def hears(self, feed: Feed, telling: Telling) -> bool:
        """Whether what was made for a table and an eye may go to a feed, asked where it leaves."""
        sitting = feed.sitting
        return (
            telling.table == sitting.table == self._written.table.id
            and telling.eye in (WATCHER, self.eye(sitting))
            and telling.member in (ANYONE, sitting.member)
        )
