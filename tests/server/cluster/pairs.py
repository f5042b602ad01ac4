"""Two people at one table, each at a server of their own."""

import asyncio
from functools import partial
from typing import Any

from rockfall.server import protocol as p
from rockfall.server.store.store import open_store
from tests.server.support.client import Client
from tests.server.support.site import Site


class Pair:
    """Ann at the server that owns the table, Bob at the other one."""

    def __init__(self, site: Site, **settings: Any) -> None:
        given = {"seats": 3, "bots": ["", "", "random"], **settings}
        self.ann_place = site.one.open_table("Ann", **given)
        self.table = self.ann_place.table
        self.bob_place = site.two.join(self.table, "Bob")
        self.ann = Client(site.one.socket_address, self.table, self.ann_place.token, 1)
        self.bob = Client(site.two.socket_address, self.table, self.bob_place.token, 2)

    async def begin(self) -> None:
        """Both come, and the match begins."""
        await self.ann.connect()
        await self.bob.connect()
        assert isinstance(await self.bob.say("ready", ready=True), p.Done)
        assert isinstance(await self.ann.say("start"), p.Done)
        await self.bob.until(lambda: self.bob.began)

    async def play(self, steps: int | None = None) -> None:
        """Both play, so many steps or to the end."""
        await play_on([self.ann, self.bob], steps)

    async def close(self) -> None:
        """Both go."""
        await self.ann.close()
        await self.bob.close()


async def play_on(clients: list[Client], steps: int | None = None) -> None:
    """All play, so many steps from where the first of them is, or to the end."""
    last = max(client.step for client in clients) + (steps or 10**6)
    await asyncio.gather(*[client.play(done=partial(_reached, client, last)) for client in clients])


def _reached(client: Client, step: int) -> bool:
    return client.step >= step


def there(client: Client) -> list[int]:
    """Who is said to be connected."""
    return client.presence.online if client.presence is not None else []


def heard(client: Client, kind: type) -> bool:
    """Whether somebody was told of something."""
    return any(isinstance(told.what, kind) for told in client.told)


async def log_of(site: Site, table: str) -> list[bytes]:
    """What is stored of a table."""
    store = open_store(site.database)
    try:
        return [entry.body for entry in await store.entries(table)]
    finally:
        await store.close()
