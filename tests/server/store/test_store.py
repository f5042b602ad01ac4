"""What comes out of a store is what went in, for every question that can be asked."""

import asyncio
import sqlite3
from pathlib import Path
from traceback import format_exception
from typing import cast

import pytest
from sqlalchemy import URL

from rockfall.server.store.errors import (
    KeysChangedError,
    NoTableError,
    StoreClosedError,
    StoreError,
)
from rockfall.server.store.rows import Append, EntryRow, KeyRow, Limits, Phase, TableRow
from rockfall.server.store.store import Store, open_store
from tests.server.store.stores import BODY, opening, outcome, using

TOKEN = KeyRow(0, "token", bytes(range(32)))
PHASES: tuple[Phase, ...] = ("lobby", "playing", "over")
RECOVERY = KeyRow(0, "recovery", b"\xff" * 32)


def test_a_log_comes_back_as_it_was_written_from_any_seq_on(url: URL) -> None:
    bodies = [BODY, b"\x00\xff", "zażółć".encode(), b""]

    async def story(store: Store) -> None:
        await store.append(opening("a"))
        await store.append(Append("a", 1, [(2000 + at, text) for at, text in enumerate(bodies)]))
        written = [EntryRow(0, 1000, BODY)]
        written += [EntryRow(seq, 1999 + seq, text) for seq, text in enumerate(bodies, 1)]
        for since in range(7):
            assert await store.entries("a", since) == written[since:]
        assert await store.entries("b") == []
        size = sum(len(body) for _, _, body in written)
        assert await store.table("a") == TableRow(
            "a", None, True, "lobby", 1000, touched=2003, length=5, size=size
        )
        assert await store.table("b") is None

    using(url, story)
    assert len(using(url, lambda store: store.entries("a"))) == 5


def test_a_unit_changes_the_row_of_its_table_and_keeps_the_rest(url: URL) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a", code="ABCD"))
        assert (await store.by_code("ABCD")) == await store.table("a")
        await store.append(Append("a", 1, [(5, BODY)], phase="playing"))
        row = await store.table("a")
        assert row is not None
        assert (row.phase, row.code, row.listed) == ("playing", "ABCD", True)
        await store.append(Append("a", 2, [(6, BODY)], code=None, listed=False))
        row = await store.table("a")
        assert row is not None
        assert (row.phase, row.code, row.listed) == ("playing", None, False)
        assert await store.by_code("ABCD") is None

    using(url, story)


def test_a_key_takes_the_place_of_the_one_before(url: URL) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a", keys=(TOKEN, RECOVERY)))
        await store.append(opening("b", keys=(TOKEN,)))
        renewed = KeyRow(0, "token", b"new")
        await store.append(Append("a", 1, [], keys=[renewed, KeyRow(1, "token", b"one")]))
        assert await store.keys("a") == [RECOVERY, renewed, KeyRow(1, "token", b"one")]
        assert await store.keys("b") == [TOKEN]
        row = await store.table("a")
        assert row is not None
        assert (row.length, row.touched) == (1, 1000)

    using(url, story)


def test_new_keys_take_the_place_of_all_copies_of_the_old_and_of_no_other(url: URL) -> None:
    def as_member(number: int) -> tuple[KeyRow, KeyRow]:
        return TOKEN._replace(member=number), RECOVERY._replace(member=number)

    other = KeyRow(1, "token", b"somebody else's")
    new = [KeyRow(0, "recovery", b"new recovery"), KeyRow(0, "token", b"new token")]

    async def story(store: Store) -> None:
        await store.append(opening("first", keys=(*as_member(0), other)))
        await store.append(opening("rematch", keys=(*as_member(2), other)))
        # Somewhere else only one of the two is the same.
        await store.append(opening("token only", keys=(TOKEN._replace(member=5),)))
        await store.append(opening("stranger", keys=(other._replace(member=0),)))
        with pytest.raises(KeysChangedError):
            await store.rekey("rematch", 2, new, b"a key of long ago")
        rekeyed = await store.rekey("rematch", 2, new, RECOVERY.hash)
        assert rekeyed == [("first", 0), ("rematch", 2), ("token only", 5)]
        for table, member in rekeyed:
            mine = [key for key in await store.keys(table) if key.member == member]
            assert mine == [key._replace(member=member) for key in new]
        for table in ("first", "rematch"):
            assert other in await store.keys(table)
        assert await store.keys("stranger") == [other._replace(member=0)]
        # The very same once more changes nothing.
        assert await store.rekey("rematch", 2, new, RECOVERY.hash) == rekeyed
        with pytest.raises(KeysChangedError):
            await store.rekey("rematch", 2, [KeyRow(0, "token", b"newer")], RECOVERY.hash)
        with pytest.raises(NoTableError):
            await store.rekey("nowhere", 0, new, RECOVERY.hash)

    using(url, story)


def test_lists_hold_the_tables_they_are_for(url: URL) -> None:
    async def story(store: Store) -> None:
        for unit in (
            opening("hidden", at=5, listed=False),
            opening("early", at=1),
            opening("late", at=9),
            opening("playing", at=3, phase="playing"),
            opening("over", at=2, phase="over"),
        ):
            await store.append(unit)
        assert [row.id for row in await store.open_tables()] == ["late", "early"]
        assert [row.id for row in await store.open_tables(limit=1)] == ["late"]
        every = await store.open_tables(listed=False)
        assert [row.id for row in every] == ["late", "hidden", "early"]
        session = [row.id for row in await store.live_tables()]
        assert session == ["early", "playing", "hidden", "late"]
        assert await store.table_ids() == ["early", "over", "playing", "hidden", "late"]

    using(url, story)


def test_a_table_is_deleted_with_all_that_belongs_to_it(url: URL) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a", code="ABCD", keys=(TOKEN,)))
        await store.append(opening("b", keys=(TOKEN,)))
        assert await store.delete("a")
        assert not await store.delete("a")
        assert (await store.whole("a"), await store.entries("a")) == (None, [])
        assert await store.keys("a") == []
        assert len(await store.entries("b")) == len(await store.keys("b")) == 1
        assert await outcome(store, Append("a", 1, [(1, BODY)])) == "NoTableError"
        assert await outcome(store, opening("a", code="ABCD")) == "ok"
        assert await store.keys("a") == []

    using(url, story)


def test_a_sweep_takes_tables_that_were_left_alone_for_longer_than_their_phase_allows(
    url: URL,
) -> None:
    limits = Limits(lobby=10, playing=100, over=1000)

    async def story(store: Store) -> None:
        for phase in PHASES:
            oldest = 5000 - getattr(limits, phase)
            for name, at in (("stale", oldest - 1), ("fresh", oldest)):
                await store.append(opening(f"{name} {phase}", at=at, phase=phase, keys=(TOKEN,)))
        assert await store.sweep(5000, limits) == 3
        assert await store.sweep(5000, limits) == 0
        left = await store.table_ids()
        assert left == ["fresh over", "fresh playing", "fresh lobby"]
        for phase in PHASES:
            assert await store.entries(f"stale {phase}") == []
            assert await store.keys(f"stale {phase}") == []
            assert len(await store.entries(f"fresh {phase}")) == 1

    using(url, story)


def test_a_sweep_of_many_tables_takes_them_all(url: URL) -> None:
    async def story(store: Store) -> None:
        await asyncio.gather(*(store.append(opening(str(number))) for number in range(45)))
        await store.append(opening("new", at=9_000))
        assert await store.sweep(10_000, Limits(5_000, 5_000, 5_000)) == 45
        assert await store.table_ids() == ["new"]

    using(url, story)


def test_a_table_in_quarantine_is_kept_found_by_name_and_left_alone(url: URL) -> None:
    async def story(store: Store) -> None:
        for phase in PHASES:
            await store.append(opening(phase, phase=phase, code=phase.upper(), keys=(TOKEN,)))
            await store.append(opening(f"sound {phase}", phase=phase, at=9_000))
            await store.quarantine(phase, f"cannot be folded: {phase}")
        assert [(row.id, row.fault) for row in await store.quarantined()] == [
            (phase, f"cannot be folded: {phase}") for phase in sorted(PHASES)
        ]
        assert [row.id for row in await store.open_tables()] == ["sound lobby"]
        assert [row.id for row in await store.live_tables()] == ["sound lobby", "sound playing"]
        assert await store.count_live() == 2
        assert await store.sweep(10_000, Limits(5_000, 5_000, 5_000)) == 0
        found = await store.by_code("OVER")
        assert found is not None
        assert found == await store.table("over")
        assert found.fault == "cannot be folded: over"
        whole = await store.whole("over")
        assert whole == (found, [EntryRow(0, 1000, BODY)], [TOKEN])
        await store.release("lobby")
        assert [row.fault for row in await store.open_tables()] == ["", ""]
        assert [row.id for row in await store.quarantined()] == ["over", "playing"]
        assert await store.sweep(10_000, Limits(5_000, 5_000, 5_000)) == 1

    using(url, story)


def test_there_is_no_quarantine_for_tables_that_are_not_there(url: URL) -> None:
    async def story(store: Store) -> None:
        for asked in (store.quarantine("a", "why not"), store.release("a")):
            with pytest.raises(NoTableError):
                await asked
        assert await store.quarantined() == []

    using(url, story)


def test_a_closed_store_has_stored_what_waited_and_takes_nothing_more(url: URL) -> None:
    async def tell() -> None:
        store = open_store(url)
        waiting = [asyncio.create_task(store.append(opening(str(number)))) for number in range(30)]
        await asyncio.sleep(0)
        await store.close()
        assert store.stats().units == 30
        await store.close()
        await asyncio.gather(*waiting)
        for refused in (store.append(opening("a")), store.delete("1"), store.table_ids()):
            with pytest.raises(StoreClosedError):
                await refused

    asyncio.run(tell())
    assert len(using(url, lambda store: store.table_ids())) == 30


def test_what_is_told_of_an_error_names_no_values(url: URL) -> None:
    async def story(store: Store) -> None:
        never = cast(int, None)
        unit = opening("a", keys=(TOKEN,))._replace(entries=[(never, b"a secret")])
        with pytest.raises(StoreError, match=r"(?i)the database failed: .*not.null") as caught:
            await store.append(unit)
        told = "".join(format_exception(caught.value))
        assert "secret" not in told
        assert b"secret".hex() not in told
        assert await store.table_ids() == []

    using(url, story)


def test_what_is_told_of_a_failed_reading_names_no_values_either(
    file_url: URL, tmp_path: Path
) -> None:
    async def story(store: Store) -> None:
        with sqlite3.connect(tmp_path / "rockfall.db") as connection:
            connection.execute("DROP TABLE keys")
        connection.close()
        with pytest.raises(StoreError, match="the database failed: no such table") as caught:
            await store.keys("a secret")
        assert "secret" not in "".join(
            line for line in format_exception(caught.value) if "test_store" not in line
        )

    using(file_url, story)
