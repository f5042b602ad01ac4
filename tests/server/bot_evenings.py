"""An evening with bots that talk: what they do by chance, and what they say to it."""

import asyncio
from random import Random
from typing import Any

from rockfall.bots.personas import PERSONAS
from rockfall.server import lobby
from rockfall.server import protocol as p
from rockfall.server.entries import Chose, Entry
from rockfall.server.keys import Keyring
from rockfall.server.metrics import Metrics
from rockfall.server.services import Services
from rockfall.server.settings import checked
from rockfall.server.sitting import Sitting
from rockfall.server.table import Table
from rockfall.server.table_session import TableSession
from rockfall.server.thinking.thinkers import Question
from rockfall.server.turnstile import Turnstile
from tests.server.offline_tables import SEED
from tests.server.registries import LoopClock
from tests.server.virtual import MemoryStore

#: Somebody who never keeps silent.
CALM = PERSONAS["cautious"]._replace(talk=2.0)


class AtRandom:
    """Thinkers that choose by chance, so that much is done to others."""

    def __init__(self) -> None:
        self.session: TableSession
        self._chance = Random(5)

    async def think(self, question: Question) -> int:
        """Any legal move."""
        match = self.session.table.match
        assert match is not None
        return self._chance.choice(match.moves(question.seat) or [0])


async def evening(steps: int, listening: bool = True, **settings: Any) -> TableSession:
    """Ann, who lets a bot play, and three bots; she hears what is said."""
    thinkers = AtRandom()
    services = Services(MemoryStore(), thinkers, Metrics(), LoopClock(), Turnstile())  # type: ignore[arg-type]
    session = thinkers.session = TableSession(services, Table("a-table"), Keyring())
    told = p.Settings(seats=4, bots=["", *["random"] * 3], **settings)
    entries: list[Entry] = [p.Opened(checked(told), "CODE"), p.Joined(0, "Ann"), p.Sat(0, 0)]
    async with session.writer.lock:
        await session.writer.commit(entries)
    if listening:
        sitting = Sitting("a-table", 0, -1, None, 0)
        session.audience.admit(sitting, lambda: None, lambda code: None)
    async with session.writer.lock:
        await session.writer.commit(lobby.start(session.table, 0, SEED))
        await session.writer.commit([p.WentAway(0, "random")])
    while session.table.step < steps and session.table.phase == "playing":
        await asyncio.sleep(1)
    await session.close()
    return session


def spoken(session: TableSession) -> list[tuple[int, p.Spoke]]:
    """What bots said, with the number of the move before it."""
    found, step = [], 0
    for _, entry in session.table.log:
        step += isinstance(entry, Chose)
        if isinstance(entry, p.Spoke):
            found.append((step, entry))
    return found
