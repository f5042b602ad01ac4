"""The people of one table, who play there together over real sockets."""

import asyncio
from collections.abc import Callable
from typing import Any

from rockfall.server import protocol as p
from tests.server.support.client import Client
from tests.server.support.process import ServerProcess


class Party:
    """Persons on the first seats of a table, bots on the others, and somebody who watches."""

    def __init__(self, server: ServerProcess, persons: int, seed: int, **settings: Any) -> None:
        seats = settings.pop("seats", 4)
        bots = [""] * persons + ["standard"] * (seats - persons)
        first = server.open_table("P0", seats=seats, bots=bots, **settings)
        self.places = [first]
        self.places += [server.join(first.table, f"P{n}") for n in range(1, persons)]
        self.table = first.table
        address = server.socket_address
        self.players = [
            Client(address, self.table, place.token, seed + number)
            for number, place in enumerate(self.places)
        ]
        self.watcher = Client(address, self.table)

    @property
    def everyone(self) -> list[Client]:
        """All clients, seat by seat, the watcher last."""
        return [*self.players, self.watcher]

    async def begin(self) -> None:
        """Everyone connects, and the host starts."""
        for client in self.everyone:
            await client.connect()
        assert isinstance(await self.players[0].say("start"), p.Done)

    async def play(self, steps: int | None = None) -> None:
        """Play to the end, or for so many steps."""
        await asyncio.gather(*[client.play(steps) for client in self.everyone])

    async def play_through(self, done: Callable[[], bool] = lambda: False) -> None:
        """Play to the end or until something holds, whatever happens to the server meanwhile."""
        await asyncio.gather(*[client.play_through(done) for client in self.everyone])

    async def catch_up(self) -> None:
        """Let everyone hear everything that has happened until now."""
        for client in self.everyone:
            if not client.connected:
                await client.connect(patient=True)
        head = (await self.watcher.look()).seq
        for client in self.everyone:
            await client.until_told(head - 1)

    async def ended(self) -> None:
        """Wait until everyone has heard the server's last word."""
        for client in self.everyone:
            await client.ended()

    async def close(self) -> None:
        """Everyone goes away in good order."""
        for client in self.everyone:
            await client.close()
