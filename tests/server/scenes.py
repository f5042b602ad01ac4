"""Somebody between two tables; and stores that can be made to wait, or to fail."""

from typing import Any

from rockfall.server import protocol as p
from rockfall.server.store.errors import StoreError, UnknownOutcomeError
from rockfall.server.store.rows import Append, EntryRow
from rockfall.server.store.store import Store
from rockfall.server.table_registry import TableRegistry
from rockfall.server.table_session import TableSession
from tests.server.sockets import Gate, Guest, settled


class SlowStore:
    """A store that can be made to wait before it writes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.gate = Gate()

    async def append(self, unit: Append) -> None:
        """Write when the gate is open."""
        await self.gate.pass_through()
        await self._store.append(unit)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


class Shaky:
    """A store that fails on demand: `fails` says where."""

    def __init__(self, store: Store) -> None:
        self._store = store
        #: "before" or "after" it has written, or all of it: "gone", "gone after"
        self.fails = ""
        #: how often it failed before it has written
        self.failures = 0
        self.gate = Gate()

    async def append(self, unit: Append) -> None:
        """Write, unless it fails before; say so, unless it fails after."""
        await self.gate.pass_through()
        if self.fails in ("before", "gone"):
            self.failures += 1
            raise StoreError("no room")
        await self._store.append(unit)
        if self.fails.endswith("after"):
            raise UnknownOutcomeError("the line was cut")

    async def entries(self, table: str) -> list[EntryRow]:
        """Read, unless nothing can be read."""
        if self.fails.startswith("gone"):
            raise StoreError("nobody there")
        return await self._store.entries(table)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


class Scene:
    """A match that is on, a table of the attacker's own that is over, and the attacker between."""

    def __init__(self, registry: TableRegistry, store: SlowStore) -> None:
        self.registry = registry
        self.store = store

    async def set_up(self, seated: bool) -> None:
        """Everybody comes; the attacker has a seat at the match, or only its link."""
        registry = self.registry
        settings = p.Settings(seats=3, pace=0.0, sit_in="", window=0.3)
        self.ann = await registry.open(p.MakeTable("Ann", settings))
        self.bob = await registry.join(self.ann.table, p.JoinTable("Bob"))
        self.cid = await registry.join(self.ann.table, p.JoinTable("Cid"))
        self.match = await registry.session(self.ann.table)
        await self.match.act(0, p.Start())
        self.own = await registry.open(p.MakeTable("Eve", settings))
        self.over = await registry.session(self.own.table)
        await self.over.act(0, p.Start())
        await self.over.act(0, p.Propose(motion="void"))
        self.token = self.bob.token if seated else ""
        self.guest = Guest(registry)
        welcome = await self.guest.ask(p.Hello(table=self.ann.table, token=self.token, since=0))
        assert isinstance(welcome, p.Welcome)
        await settled(lambda: self._told(self.match) == self.match.table.seq)

    def _told(self, session: TableSession) -> int:
        told = [m.seq for m in self.guest.heard if isinstance(m, p.Told)]
        return max(told, default=-1) + 1

    async def chat(self) -> None:
        """Something that must be told from the log again."""
        await self.match.act(0, p.Say(words=p.Phrase("hello")))
