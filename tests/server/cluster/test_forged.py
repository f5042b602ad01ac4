"""Whatever is said on the bus or posted, servers go on, and nothing is written or told for it."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from redis.asyncio import Redis as Client
from structlog.testing import capture_logs

from rockfall.server import protocol as p
from rockfall.server.cluster import messages as m
from rockfall.server.cluster.bus import ALL, TABLE, WORKER
from rockfall.server.table_registry import TableRegistry
from tests.server.registries import Shared, listen, open_two, run, until
from tests.support.play import SOAK

_HELLO = p.Say(words=p.Phrase("hello"))
_SOME = 3000 if SOAK else 100
_NUMBERS = (0, 1, -1, 2, 7, 2**31, 2**62, -(2**62))


def _request(chance: Random) -> m.AnyRequest:
    """Something asked of the owner by who has no key."""
    key = chance.randbytes(32)
    wish = chance.choice([p.encode(_HELLO), p.encode(p.Leave()), b"", b"{}", chance.randbytes(9)])
    number = chance.choice(_NUMBERS)
    requests: list[m.AnyRequest] = [
        m.Act(number, key, wish),
        m.BringBack(number, key),
        m.Recover(key, key, key),
        m.Reopen(number, key),
    ]
    return chance.choice(requests)


def _message(chance: Random, table: str, workers: list[str]) -> bytes:
    """Something that nobody has said, or that nobody could say."""
    name = chance.choice([table, table, "nowhere", "", "\0"])
    worker = chance.choice([*workers, "nobody", ""])
    a, b, c = (chance.choice(_NUMBERS) for _ in range(3))
    made: Any = chance.choice(
        [
            m.Alive(worker),
            m.AtNumber(name, a, abs(b)),
            m.Listening("nobody", name, a, [b, c], 3, [p.Awaited(b, c)], now=abs(a), ask=True),
            m.Given(name),
            m.Rekeyed(name),
            m.Charged(worker, {"work": {"x": float(a)}, "sockets": {"": float(b)}, "?": {}}),
            m.ToOwner("id", worker, name, a, 2**62, _request(chance)),
            m.ToOwner(str(c), worker, name, 1, 2**62, _request(chance), again=bool(b % 2)),
            m.FromOwner("id", a, number=b),
        ]
    )
    body = m.encode(made)
    how = chance.random()
    if how < 0.2:
        return body[: chance.randrange(len(body))]
    return chance.randbytes(chance.randrange(40)) if how < 0.3 else body


async def _forge(registry: TableRegistry, shared: Shared, table: str, workers: list[str]) -> None:
    assert registry.cluster is not None
    bus, chance = registry.cluster.bus, Random(5)
    client = Client.from_url(shared.bus)
    for number in range(_SOME):
        to = [ALL, TABLE + table, *(WORKER + worker for worker in workers)]
        channel, body = chance.choice(to), _message(chance, table, workers)
        if number % 10:
            await client.publish(bus._prefix + channel, body)
        else:
            await bus._owners.post((channel, body))
    await client.aclose()


def test_forged_messages_change_nothing(tmp_path: Path, shared: Shared) -> None:
    async def work() -> None:
        async with open_two(tmp_path, shared) as (owner, follower):
            settings = p.Settings(seats=3, bots=["", "", "random"], pace=0.0, sit_in="")
            ann = await owner.open(p.MakeTable("Ann", settings))
            bob = await follower.join(ann.table, p.JoinTable("Bob"))
            here, there = await owner.session(ann.table), await follower.session(ann.table)
            ears = [await listen(owner, ann), await listen(follower, bob)]
            await here.act(ann.member, _HELLO)
            before = here.table.log.copy()
            workers = [server.cluster.worker for server in (owner, follower) if server.cluster]
            await _forge(follower, shared, ann.table, workers)
            # All of it is heard when this is: it was said after it, and posted before.
            assert await there.act(bob.member, _HELLO) is not None
            await asyncio.sleep(1.2)
            assert await there.act(bob.member, _HELLO) is not None
            assert here.table.log[:-2] == before
            for ear in ears:
                await until(lambda ear=ear: len(ear.told) == here.table.seq)  # type: ignore[misc]
                assert ear.dropped == ""

    with capture_logs() as logs:
        run(work)
    # What could not be read is noted, and nothing else is wrong.
    assert {entry["event"] for entry in logs} <= {"unheard", "request-failed"}
