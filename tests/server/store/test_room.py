"""A store that runs out of room says so, and keeps some for games to end."""

import asyncio
import random

import pytest
from sqlalchemy import URL, Connection

from rockfall.server.store import room
from rockfall.server.store.engine import used_bytes
from rockfall.server.store.errors import (
    StoreFullError,
)
from rockfall.server.store.rows import Append
from rockfall.server.store.store import Store
from tests.server.store.stores import opening, outcome, using


def test_a_full_database_opens_no_table_but_lets_games_end_within_a_reserve(url: URL) -> None:
    limit = using(url, lambda store: store.size()) + 400_000
    # Random, because PostgreSQL would press anything else together.
    unit = [(1, random.Random(1).randbytes(10_000))]

    async def story(store: Store) -> None:
        await store.append(opening("a"))
        length, tables = 1, 0
        while await outcome(store, opening(f"new {tables}")) == "ok":
            await store.append(Append("a", length, unit, reserve=True))
            length, tables = length + 1, tables + 1
        with pytest.raises(StoreFullError, match="as big as it may become"):
            await store.append(opening("late"))
        assert await outcome(store, Append("a", length, [(1, b"talk")])) == "StoreFullError"
        assert limit <= await store.size() < limit * 1.1
        more = 0
        while await outcome(store, Append("a", length, unit, reserve=True)) == "ok":
            length, more = length + 1, more + 1
        assert more >= 1
        assert limit * 1.1 <= await store.size() < limit * 1.1 + 50_000
        assert await outcome(store, Append("a", length, unit, reserve=True)) == "StoreFullError"
        row = await store.table("a")
        assert row is not None
        assert (row.length, await store.table("late")) == (length, None)

    using(url, story, max_bytes=limit)


def test_a_disk_that_is_almost_full_takes_moves_and_nothing_else(file_url: URL) -> None:
    using(file_url, lambda store: store.append(opening("a")))

    async def story(store: Store) -> None:
        with pytest.raises(StoreFullError, match="the disk is almost full"):
            await store.append(opening("b"))
        units = [
            Append("a", 1, [(1, b"move")], reserve=True),
            Append("a", 2, [(1, b"talk")]),
            Append("a", 2, [(1, b"move")], reserve=True),
        ]
        ends = await asyncio.gather(*(outcome(store, unit) for unit in units))
        assert ends == ["ok", "StoreFullError", "ok"]
        assert await store.delete("a")

    using(file_url, story, least_free=1 << 60)


def test_deleting_makes_room_again(file_url: URL) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a"))
        await store.append(Append("a", 1, [(1, b"0" * 300_000)]))
        assert await outcome(store, opening("b")) == "StoreFullError"
        await store.delete("a")
        assert await outcome(store, opening("b")) == "ok"

    using(file_url, story, max_bytes=250_000)


def test_how_big_it_is_is_asked_seldom_while_there_is_much_room(
    file_url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def measured(connection: Connection) -> int:
        asked.append(used_bytes(connection))
        return asked[-1]

    async def story(store: Store) -> None:
        await store.append(opening("a"))
        for seq in range(1, 40):
            await store.append(Append("a", seq, [(1, b"move")]))
        assert len(asked) == 1, "nobody else has to wait for it"
        # Where it may be too much it is asked at once.
        await store.append(Append("a", 40, [(1, bytes(1_000_000))]))
        assert len(asked) == 2
        monkeypatch.setattr(room, "_AGAIN", 0.0)
        await store.append(Append("a", 41, [(1, b"move")]))
        assert len(asked) == 3
        assert asked == sorted(asked)

    monkeypatch.setattr(room, "used_bytes", measured)
    monkeypatch.setattr(room, "_AGAIN", 3600.0)
    using(file_url, story, max_bytes=50_000_000)
