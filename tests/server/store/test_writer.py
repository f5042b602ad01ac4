"""The writer: commits are shared, a bad unit fails alone, and nothing stops it."""

import asyncio
import json
import sqlite3
import subprocess
import threading
import time
from pathlib import Path

import pytest
from sqlalchemy import URL

from rockfall.server.store import writer
from rockfall.server.store.errors import SeqTakenError, StoreError
from rockfall.server.store.rows import Append
from rockfall.server.store.store import Store, open_store
from tests.server.store.stores import BODY, child, opening, outcome, using


class Lock:
    """Another process's transaction, as SQLite sees it."""

    def __init__(self, folder: Path) -> None:
        self._connection = sqlite3.connect(folder / "rockfall.db", isolation_level=None)
        self._connection.execute("BEGIN IMMEDIATE")

    def release(self) -> None:
        """Let others write."""
        self._connection.close()


def test_all_that_waits_shares_one_commit(file_url: URL, tmp_path: Path) -> None:
    seen: list[tuple[int, float]] = []

    async def story(store: Store) -> None:
        lock = Lock(tmp_path)
        first = asyncio.create_task(store.append(opening("first")))
        await asyncio.sleep(0.2)
        rest = [asyncio.create_task(store.append(opening(str(number)))) for number in range(50)]
        await asyncio.sleep(0)
        assert not first.done()
        lock.release()
        await asyncio.gather(first, *rest)
        batches, units, seconds = store.stats()
        assert (batches, units) == (2, 51)
        assert [size for size, _ in seen] == [1, 50]
        assert seconds == pytest.approx(sum(spent for _, spent in seen))
        assert seen[0][1] >= 0.2

    using(file_url, story, watch=lambda size, seconds: seen.append((size, seconds)))


def test_after_several_more_are_waited_for_and_who_comes_alone_does_not_wait(
    file_url: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    naps: list[float] = []
    asleep, wake = threading.Event(), threading.Event()

    def nap(seconds: float) -> None:
        naps.append(seconds)
        asleep.set()
        assert wake.wait(10)

    monkeypatch.setattr(writer, "sleep", nap)

    async def story(store: Store) -> None:
        lock = Lock(tmp_path)
        first = asyncio.create_task(store.append(opening("first")))
        await asyncio.sleep(0.2)
        rest = [asyncio.create_task(store.append(opening(name))) for name in "ab"]
        await asyncio.sleep(0)
        lock.release()
        await asyncio.gather(first, *rest)
        assert (store.stats()[:2], naps) == ((2, 3), [])
        early = asyncio.create_task(store.append(opening("early")))
        assert await asyncio.to_thread(asleep.wait, 10)
        late = asyncio.create_task(store.append(opening("late")))
        await asyncio.sleep(0)
        wake.set()
        await asyncio.gather(early, late)
        assert (store.stats()[:2], len(naps)) == ((3, 5), 1)
        for name in ("alone", "alone again", "and again"):
            await store.append(opening(name))
        assert len(naps) == 2, "only who came right after those two"

    using(file_url, story)


def test_a_bad_unit_among_good_ones_fails_alone(url: URL) -> None:
    units = [opening(str(number)) for number in range(10)]
    units += [Append(str(number), 1, [(1, BODY)]) for number in range(5)]
    units += [Append("7", 9, [(1, BODY)]), opening("3"), Append("nowhere", 0, [(1, BODY)])]
    units += [Append(str(number), 1, [(1, BODY)]) for number in range(5, 10)]

    async def story(store: Store) -> None:
        ends = await asyncio.gather(*(outcome(store, unit) for unit in units))
        bad = ["SeqGapError", "TableTakenError", "NoTableError"]
        assert ends == ["ok"] * 15 + bad + ["ok"] * 5
        assert [len(await store.entries(str(number))) for number in range(10)] == [2] * 10
        assert store.stats().batches < len(units)

    using(url, story)


def test_of_two_stores_that_write_the_same_entry_one_does(url: URL) -> None:
    async def tell() -> None:
        one, other = open_store(url), open_store(url)
        await one.append(opening("a"))
        won = []
        for seq in range(1, 30):
            ends = await asyncio.gather(
                outcome(one, Append("a", seq, [(1, b"one")])),
                outcome(other, Append("a", seq, [(1, b"other")])),
            )
            assert sorted(ends) == ["SeqTakenError", "ok"]
            won.append(b"one" if ends[0] == "ok" else b"other")
        assert [entry.body for entry in await other.entries("a", 1)] == won
        with pytest.raises(SeqTakenError, match="has 30 entries, so the next is not number 4"):
            await other.append(Append("a", 4, [(1, BODY)]))
        await one.close()
        await other.close()

    asyncio.run(tell())


def test_a_full_disk_stores_nothing_by_halves_and_stops_nobody(
    file_url: URL, tmp_path: Path
) -> None:
    done = subprocess.run(
        child("full", str(file_url), str(tmp_path)), capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert told == {"before": ["ok", "ok"], "full": ["StoreFullError", "ok"], "after": "ok"}
    assert len(using(file_url, lambda store: store.entries("a"))) == 21
    assert len(using(file_url, lambda store: store.entries("b"))) == 2


def test_a_database_that_stays_locked_fails_all_that_waits_at_once(
    file_url: URL, tmp_path: Path
) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a"))
        lock = Lock(tmp_path)
        began = time.monotonic()
        ends = await asyncio.gather(
            *(store.append(opening(str(number))) for number in range(40)), return_exceptions=True
        )
        assert time.monotonic() - began < 40 * 0.2
        assert {str(end) for end in ends} == {"the database failed: database is locked"}
        assert {type(end) for end in ends} == {StoreError}
        lock.release()
        assert await outcome(store, Append("a", 1, [(1, BODY)])) == "ok"
        assert await store.table_ids() == ["a"]

    using(file_url.update_query_dict({"timeout": "0.2"}), story)


def test_who_stops_waiting_does_not_take_a_unit_back(file_url: URL, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        lock = Lock(tmp_path)
        held = asyncio.create_task(store.append(opening("held")))
        await asyncio.sleep(0.05)
        waiting = asyncio.create_task(store.append(opening("waiting")))
        await asyncio.sleep(0)
        held.cancel()
        waiting.cancel()
        await asyncio.gather(held, waiting, return_exceptions=True)
        assert held.cancelled()
        assert waiting.cancelled()
        lock.release()
        await store.append(opening("next"))
        assert sorted(await store.table_ids()) == ["held", "next", "waiting"]

    using(file_url, story)


def test_a_deletion_keeps_its_place_among_units(url: URL) -> None:
    async def story(store: Store) -> None:
        first, second, deleted, third, again = await asyncio.gather(
            outcome(store, opening("a")),
            outcome(store, Append("a", 1, [(1, BODY)])),
            store.delete("a"),
            outcome(store, Append("a", 2, [(1, BODY)])),
            outcome(store, opening("a")),
        )
        assert [first, second, third, again] == ["ok", "ok", "NoTableError", "ok"]
        assert deleted
        assert len(await store.entries("a")) == 1

    using(url, story)


def test_a_loop_that_is_gone_does_not_stop_the_writer(file_url: URL) -> None:
    store = open_store(file_url)

    async def leave() -> None:
        task = asyncio.create_task(store.append(opening("a")))
        await asyncio.sleep(0)
        task.cancel()

    asyncio.run(leave())
    while store.stats().units < 1:
        time.sleep(0.01)

    async def come_back() -> list[str]:
        await store.append(opening("b"))
        return await store.table_ids()

    assert sorted(asyncio.run(come_back())) == ["a", "b"]
    asyncio.run(store.close())
    assert "store-writer" not in {thread.name for thread in threading.enumerate()}
