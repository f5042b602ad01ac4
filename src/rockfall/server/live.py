"""A table in use: one wish after the other is checked, stored, told to everyone, and answered.

The order never changes: fold it into the table, make it durable, and only then tell anybody.
If it cannot be made durable, the table is folded anew from what is.
"""

import asyncio
from collections.abc import Sequence
from typing import Final, Protocol

from rockfall.match.match import MoveError
from rockfall.server import protocol as p
from rockfall.server.banks import NOBODY
from rockfall.server.denied import DeniedError
from rockfall.server.desk import entries_for
from rockfall.server.driver import Driver
from rockfall.server.entries import Closed, Dealt, Entry, kind_of, read_entry, write_entry
from rockfall.server.house import House
from rockfall.server.keys import Keyring
from rockfall.server.playing import check_move
from rockfall.server.store.rows import KEEP, Append, EntryRow, KeyRow, Phase, TableRow
from rockfall.server.table import Table
from rockfall.server.teller import Teller

#: After so many milliseconds without a sign of life a table is let go of; the store has it.
_IDLE: Final = 10 * 60 * 1000


class Listener(Protocol):
    """A connection that is told what happens."""

    member: int
    #: the member who put it up as a screen for the room, NOBODY if it is none
    screen: int
    #: the eye granted to it when the match was over; None follows the member
    granted: int | None
    #: the number of the next step it is told
    seq: int

    def wake(self) -> None:
        """There is something new."""

    def drop(self, code: str) -> None:
        """The table is gone."""


def folded(name: str, rows: Sequence[EntryRow]) -> Table:
    """A table as its log tells it."""
    table = Table(name)
    for row in rows:
        table.fold(row.at, read_entry(row.body))
    return table


def _kept(table: Table) -> tuple[Phase, bool]:
    return table.phase, table.settings.listed


class Live:
    """A table with its listeners."""

    def __init__(self, house: House, table: Table, keys: Keyring) -> None:
        self.house = house
        self.table = table
        self.keys = keys
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        #: who is connected, as it is sent
        self.presence = ""
        #: how much of the log is durable, and so may be told
        self.durable = table.seq
        #: what the store keeps of the table beside its log
        self._kept = _kept(table)
        self.teller = Teller(self)
        self.driver = Driver(self)
        self.closed = False

    # -- wishes ------------------------------------------------------------------------------

    async def act(self, member: int, wish: p.FromClient) -> int | None:
        """Do what a member wishes; gives its last step, or None if it is only kept in mind."""
        async with self.lock:
            self._check_open()
            if isinstance(wish, p.Move) and self.table.in_window:
                seat = check_move(self.table, member, wish)
                self.driver.answer_early(seat, wish.move)
                return None
            return await self.commit(entries_for(self.table, member, wish))

    def _check_open(self) -> None:
        if self.closed:
            raise DeniedError("going-down")

    async def commit(
        self,
        entries: Sequence[Entry],
        keys: Sequence[KeyRow] = (),
        opened: TableRow | None = None,
    ) -> int:
        """Fold entries, make them durable, tell them; gives the last one's number."""
        try:
            for entry in entries:
                self.stage(entry)
        except MoveError as error:
            await self.reload()
            raise DeniedError(error.refusal.code, **error.refusal.args) from None
        except BaseException:
            await self.reload()
            raise
        return await self.flush(keys, opened)

    def stage(self, entry: Entry) -> None:
        """Fold an entry, and work out what it will tell; a last move ends the match."""
        table = self.table
        table.fold(self._now(), entry)
        self.teller.stage()
        over = table.match is not None and table.match.over
        if over and table.phase == "playing":
            self.stage(Closed("finished"))

    def _now(self) -> int:
        """The present moment; it never goes back, whatever the machine's clock does."""
        last = self.table.log[-1][0] if self.table.log else 0
        return max(self.house.now(), last)

    async def flush(self, keys: Sequence[KeyRow] = (), opened: TableRow | None = None) -> int:
        """Make durable what was staged, then tell it."""
        table, first, kept = self.table, self.durable, _kept(self.table)
        # Hardly any move changes the table's row, and a row not written is time for the others.
        changed = opened is None and kept != self._kept
        unit = Append(
            table=table.id,
            first=first,
            entries=[(at, write_entry(entry)) for at, entry in table.log[first:]],
            opened=opened,
            phase=table.phase if changed else None,
            code=None if changed and table.phase == "over" else KEEP,
            listed=table.settings.listed if changed else None,
            keys=keys,
        )
        try:
            await self.house.store.append(unit)
        except BaseException:
            await self.reload()
            raise
        for row in keys:
            self.keys.put(row.member, row.kind, row.hash)
        self.durable, self._kept = table.seq, kept
        for _, entry in table.log[first:]:
            self.house.metrics.steps.labels(kind_of(entry)).inc()
            if isinstance(entry, Dealt):
                self._mark_absent()
                self._send_off()
        self.teller.tell(first)
        for listener in self.listeners:
            listener.wake()
        self.driver.drive()
        return table.seq - 1

    def _mark_absent(self) -> None:
        """Bots sit in for those who are not there when the match begins, if they do not come."""
        online = self.online()
        for member in self.table.players():
            if member not in online:
                self.driver.gone(member)

    def _send_off(self) -> None:
        """Anybody may stand in the lobby; not everybody may see the match."""
        for listener in [*self.listeners]:
            if not self.may_look(listener):
                self.listeners.discard(listener)
                listener.drop("no-watching")

    async def reload(self) -> None:
        """Forget what is not durable, and take up what is: a failed commit may have been stored."""
        rows = await self.house.store.entries(self.table.id)
        self.table = folded(self.table.id, rows)
        self.durable, self._kept = self.table.seq, _kept(self.table)
        self.teller.forget()
        for listener in self.listeners:
            listener.wake()
        self.driver.drive()

    # -- coming and going --------------------------------------------------------------------

    async def enter(self, listener: Listener, hello: p.Hello) -> list[str]:
        """Let a listener in; gives the welcome and what it asked to be told anew."""
        async with self.lock:
            self._check_open()
            table = self.table
            self._recognise(listener, hello.token)
            seat = table.seat_of(listener.member)
            if not self.may_look(listener):
                raise DeniedError("no-watching")
            listener.granted = self._granted(listener.member, hello.eye)
            self.listeners.add(listener)
            if seat != NOBODY and table.phase == "playing" and table.chairs[seat].away:
                await self.commit([p.CameBack(seat)])
            self.driver.came(listener.member)
            texts = self.teller.welcome(listener, hello)
            self._tell_presence()
            return texts

    def _recognise(self, listener: Listener, token: str) -> None:
        """Note who comes, or whose screen it is."""
        listener.member = listener.screen = NOBODY
        if not token:
            return
        listener.member = self.keys.holder("token", token)
        if listener.member == NOBODY:
            listener.screen = self.keys.screened(token)
            if listener.screen == NOBODY:
                raise DeniedError("bad-token")

    def may_look(self, listener: Listener) -> bool:
        """Whether a listener may see the table now, be it only what everybody sees."""
        table = self.table
        free = table.settings.watch == "anyone" or table.phase != "playing"
        return free or self.in_room(listener) or table.seat_of(listener.member) != NOBODY

    def in_room(self, listener: Listener) -> bool:
        """Whether it is the screen of somebody who plays: players see what it shows anyway."""
        return self.table.seat_of(listener.screen) != NOBODY

    def _granted(self, member: int, eye: int | None) -> int | None:
        """Another eye than one's own, once the match is over."""
        if eye is None or eye == self.table.eye_of(member):
            return None
        if self.table.phase != "over":
            raise DeniedError("match-not-over")
        if eye >= len(self.table.chairs) or self.table.match is None:
            raise DeniedError("no-such-seat", number=eye)
        return eye

    def exit(self, listener: Listener) -> None:
        """A connection is gone."""
        self.listeners.discard(listener)
        if listener.member != NOBODY and listener.member not in self.online():
            self.driver.gone(listener.member)
        self._tell_presence()

    def online(self) -> list[int]:
        """The members who are connected."""
        return sorted({one.member for one in self.listeners if one.member != NOBODY})

    def _tell_presence(self) -> None:
        """Work out who is connected, once for all who are told."""
        # A screen of the room is no stranger.
        strangers = [one for one in self.listeners if one.member == NOBODY]
        watchers = sum(not self.in_room(one) for one in strangers)
        self.presence = p.encode(p.Presence(self.online(), watchers)).decode()
        for listener in self.listeners:
            listener.wake()

    def eye(self, listener: Listener) -> int:
        """With which eye a listener sees the table now."""
        return self.table.eye_of(listener.member) if listener.granted is None else listener.granted

    def idle(self, now: int) -> bool:
        """Whether nobody looks, nothing moves by itself, and nothing happened for a while."""
        moving = self.table.phase == "playing" and self.driver.busy
        return not self.listeners and not moving and now - self.table.log[-1][0] > _IDLE

    async def close(self) -> None:
        """Finish the move in hand, and take no more."""
        self.closed = True
        async with self.lock:
            self.driver.stop()
