"""Tables as lines of text: there and back nothing changes, and what is wrong is said by line."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import URL

from rockfall.server.store.engine import database_in
from rockfall.server.store.errors import DamagedError
from rockfall.server.store.rows import Append, KeyRow, Whole
from rockfall.server.store.store import Store
from rockfall.server.store.transfer import Report, Unfit, export_lines, import_lines
from tests.server.store.stores import BODY, opening, using
from tests.support.strategies import lane


async def exported(store: Store) -> list[bytes]:
    """All lines, of tables that are all as they were stored."""
    refused: list[DamagedError] = []
    lines = [line async for line in export_lines(store, refused.append)]
    assert refused == []
    return lines


async def wholes(store: Store) -> list[Whole | None]:
    """All tables."""
    return [await store.whole(table) for table in await store.table_ids()]


async def fill(store: Store) -> None:
    """Three tables, one of each phase."""
    await store.append(
        opening(
            "a", code="ABCD", keys=(KeyRow(0, "token", b"\x00\xff"), KeyRow(0, "recovery", b"r"))
        )
    )
    await store.append(opening("b", listed=False, phase="playing"))
    body = '{ "text" : "zażółć \\n \\u0000",\t"n":1.50 }'.encode()
    await store.append(Append("b", 1, [(200_000, body), (150_000, b"[]")]))
    await store.append(opening("c", phase="over")._replace(entries=[]))


@pytest.fixture
def lines(url: URL) -> list[bytes]:
    """What the three tables are exported as."""

    async def story(store: Store) -> list[bytes]:
        await fill(store)
        return await exported(store)

    return using(url, story)


@pytest.fixture
def other(tmp_path: Path) -> URL:
    """Another database."""
    return database_in(tmp_path / "other")


def changed(line: bytes, **values: Any) -> bytes:
    """A line with other values, and not a byte different besides."""
    told = {**json.loads(line), **values}
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def take_in(url: URL, lines: list[bytes], max_bytes: int | None = None) -> Report:
    """Import lines into a database."""
    return using(url, lambda store: import_lines(store, lines), max_bytes=max_bytes)


def test_a_line_is_json_that_can_be_read_without_rockfall(lines: list[bytes]) -> None:
    assert [line.count(b"\n") for line in lines] == [1, 1, 1]
    assert json.loads(lines[0]) == {
        "format": "rockfall-table",
        "version": 1,
        "id": "a",
        "code": "ABCD",
        "listed": True,
        "phase": "lobby",
        "opened": 1000,
        "entries": [[1000, json.loads(BODY)]],
        "keys": [[0, "recovery", "72"], [0, "token", "00ff"]],
    }


def test_everything_comes_back_byte_for_byte(url: URL, lines: list[bytes], other: URL) -> None:
    assert take_in(other, lines) == Report(3, 0, [])
    tables = using(other, wholes)
    assert [table.row.id for table in tables if table] == ["a", "b", "c"]
    assert tables == using(url, wholes)
    assert using(other, exported) == lines


def test_importing_again_changes_nothing(lines: list[bytes], other: URL) -> None:
    take_in(other, lines[:1])
    assert take_in(other, lines) == Report(2, 1, [])
    assert take_in(other, lines) == Report(0, 3, [])
    assert using(other, exported) == lines


def test_a_table_that_differs_from_the_one_there_is_refused(lines: list[bytes], other: URL) -> None:
    take_in(other, lines)
    assert changed(lines[0]) == lines[0]
    differing = [
        changed(lines[0], code=None),
        changed(lines[0], keys=[]),
        changed(lines[0], entries=[]),
        changed(lines[0], entries=[[1000, json.loads(BODY.replace(b"hi", b"ho"))]]),
        lines[1],
        changed(lines[1], entries=json.loads(lines[1])["entries"] + [[3000, {}]]),
    ]
    report = take_in(other, differing)
    assert (report.imported, report.same) == (0, 1)
    assert report.refused == [
        Unfit(line, f"table {table} is there already, and differs from this one")
        for line, table in ((1, "a"), (2, "a"), (3, "a"), (4, "a"), (6, "b"))
    ]
    assert using(other, exported) == lines


def test_bad_lines_are_refused_by_number_and_good_ones_taken(
    lines: list[bytes], other: URL
) -> None:
    key = [0, "token", "00"]
    bad = {
        b"\n": "this is no table: Input data was truncated",
        b"[]\n": "this is no table: Expected `object`, got `array`",
        lines[0][:-20]: "this is no table: Input data was truncated",
        b"\xff\xfe\n": "this is no table: JSON is malformed: invalid character (byte 0)",
        b"[" * 100_000: "this is no table: ",
        changed(lines[0], format="letter"): "this is letter 1, not rockfall-table 1",
        changed(lines[0], version=2): "this is rockfall-table 2, not rockfall-table 1",
        changed(lines[0], extra=1): "this is no table: Object contains unknown field `extra`",
        changed(
            lines[0], phase="late"
        ): "this is no table: Invalid enum value 'late' - at `$.phase`",
        changed(
            lines[0], entries=[[-1, {}]]
        ): "this is no table: Expected `int` >= 0 - at `$.entries",
        changed(lines[0], entries=[[2**70, {}]]): "this is no table: Expected `int`",
        changed(lines[0], keys=[[0, "token", "xy"]]): "this is no table: Expected `str` matching",
        changed(
            lines[0], keys=[[2**31, "token", "00"]]
        ): "this is no table: Expected `int` <= 2147483647",
        changed(lines[0], keys=[key, key]): "a member has two keys of one kind",
        changed(lines[0], id="d"): "another table has the code ABCD",
    }
    report = take_in(other, [lines[0], *bad, lines[1]])
    assert (report.imported, report.same) == (2, 0)
    assert [refused.line for refused in report.refused] == list(range(2, len(bad) + 2))
    for refused, reason in zip(report.refused, bad.values(), strict=True):
        assert refused.reason.startswith(reason)
    assert using(other, exported) == lines[:2]


def test_a_table_there_is_no_room_for_is_not_there_at_all(lines: list[bytes], other: URL) -> None:
    report = take_in(other, lines, max_bytes=1)
    assert report == Report(
        0, 0, [Unfit(line, "the database is as big as it may become") for line in (1, 2, 3)]
    )
    assert using(other, exported) == []


def test_an_export_while_others_write_holds_whole_tables(url: URL, other: URL) -> None:
    async def story(store: Store) -> list[bytes]:
        for table in ("a", "b", "c", "d"):
            await store.append(opening(table))

        done = asyncio.Event()

        async def write() -> int:
            seq = 0
            while not done.is_set() or seq < 10:
                seq += 1
                units = (Append(table, seq, [(seq, b"1")]) for table in ("a", "b", "c"))
                await asyncio.gather(*(store.append(unit) for unit in units))
            await store.delete("d")
            return seq

        writing = asyncio.create_task(write())
        lines = await exported(store)
        done.set()
        assert await writing >= 10
        return lines

    report = take_in(other, using(url, story))
    assert report.imported >= 3
    assert report.refused == []


@pytest.mark.parametrize("body", [b"", b"no", b'{"a":', b"{}\n", b" {}", b'{"a":\n1}', b"{}{}"])
def test_a_body_that_is_not_json_on_one_line_keeps_its_table_out_of_an_export(
    url: URL, body: bytes
) -> None:
    async def story(store: Store) -> None:
        await store.append(opening("a")._replace(entries=[(1, BODY), (2, body)]))
        await store.append(opening("b"))
        refused: list[str] = []
        lines = [line async for line in export_lines(store, lambda why: refused.append(str(why)))]
        assert refused == ["table a is damaged at entry 1: it is not JSON on one line"]
        assert [json.loads(line)["id"] for line in lines] == ["b"]

    using(url, story)


def test_no_line_whatever_stops_an_import(other: URL, lines: list[bytes]) -> None:
    spliced = st.builds(
        lambda line, at, some, cut: line[:at] + some + line[at + cut :],
        st.sampled_from(lines),
        st.integers(0, 200),
        st.binary(max_size=4),
        st.integers(0, 4),
    )

    @lane(30)
    @given(st.lists(spliced | st.binary(max_size=40), max_size=8))
    def holds(damaged: list[bytes]) -> None:
        report = take_in(other, damaged)
        assert report.imported + report.same + len(report.refused) == len(damaged)

    holds()
    for line in using(other, exported):
        assert take_in(other, [line]) == Report(0, 1, [])
