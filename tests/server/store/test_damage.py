"""What was changed behind the store's back is noticed, and said by table and entry."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import URL, Engine, event, text

from rockfall.server.store.checksum import checksum
from rockfall.server.store.engine import for_writing, make_engine
from rockfall.server.store.errors import DamagedError
from rockfall.server.store.migrate import migrate
from rockfall.server.store.rows import Append, EntryRow
from rockfall.server.store.store import Store
from rockfall.server.store.transfer import export_lines, import_lines
from tests.server.store.stores import BODY, opening, run_sql, using
from tests.support.strategies import lane

#: Statements that damage a log of five entries, the entry that is named, and what is said of it.
DAMAGE = {
    "UPDATE entries SET body = '[]' WHERE table_id = 'a' AND seq = 2": (2, "checksum is wrong"),
    "UPDATE entries SET at = 7 WHERE table_id = 'a' AND seq = 4": (4, "checksum is wrong"),
    "UPDATE entries SET seq = 9 WHERE table_id = 'a' AND seq = 4": (4, "it is missing"),
    "DELETE FROM entries WHERE table_id = 'a' AND seq = 2": (2, "it is missing"),
    "DELETE FROM entries WHERE table_id = 'a' AND seq = 4": (4, "it is missing"),
    "DELETE FROM entries WHERE table_id = 'a'": (2, "it is missing"),
    "UPDATE tables SET length = 6 WHERE id = 'a'": (5, "it is missing"),
    "UPDATE tables SET length = 4 WHERE id = 'a'": (4, "should end after 4 entries"),
}


async def fill(store: Store) -> None:
    """A table with five entries, and one with another."""
    await store.append(opening("a"))
    await store.append(Append("a", 1, [(seq, BODY) for seq in range(1, 5)]))
    await store.append(opening("b"))


def cast_for(url: URL, statement: str) -> str:
    """The statement with bytes as the database writes them."""
    return (
        statement
        if url.get_backend_name() == "postgresql"
        else statement.replace("'[]'", "X'5B5D'")
    )


@pytest.mark.parametrize("statement", DAMAGE)
def test_damage_is_found_wherever_it_is_and_nothing_is_deleted(url: URL, statement: str) -> None:
    using(url, fill)
    run_sql(url, cast_for(url, statement))
    seq, why = DAMAGE[statement]

    async def story(store: Store) -> None:
        for asked in (store.entries("a", 2), store.whole("a")):
            with pytest.raises(DamagedError, match=why) as caught:
                await asked
            assert caught.value.table == "a"
        assert len(await store.entries("b")) == 1
        assert await store.table("a") is not None
        raw = await store.whole("a", check=False)
        assert raw is not None
        refused: list[DamagedError] = []
        lines = [line async for line in export_lines(store, refused.append)]
        assert [line[:60].count(b'"id":"b"') for line in lines] == [1]
        assert [damaged.table for damaged in refused] == ["a"]
        assert why in refused[0].why

    using(url, story)

    async def named(store: Store) -> int | None:
        with pytest.raises(DamagedError) as caught:
            await store.entries("a", 2)
        return caught.value.seq

    assert using(url, named) == seq


def test_an_entry_that_was_swapped_with_one_of_another_table_is_found(url: URL) -> None:
    using(url, fill)
    moved = "UPDATE entries SET table_id = 'b', seq = 1 WHERE table_id = 'a' AND seq = 4"
    run_sql(
        url,
        moved,
        "UPDATE tables SET length = 4 WHERE id = 'a'",
        "UPDATE tables SET length = 2 WHERE id = 'b'",
    )

    async def story(store: Store) -> None:
        assert len(await store.entries("a")) == 4
        with pytest.raises(DamagedError, match="table b is damaged at entry 1: its checksum"):
            await store.entries("b")

    using(url, story)


def test_a_table_that_grows_while_it_is_read_is_not_damaged(url: URL) -> None:
    using(url, fill)
    grown: list[str] = []

    def grow(_: object, __: object, statement: str, *___: object) -> None:
        """Append an entry between the row of a table and its log."""
        if "FROM entries" in statement and not grown:
            grown.append(statement)
            run_sql(
                url,
                "INSERT INTO entries (table_id, seq, at, body) VALUES ('a', 5, 5, '1')",
                "UPDATE tables SET length = 6 WHERE id = 'a'",
            )

    async def story(store: Store) -> None:
        whole = await store.whole("a")
        assert whole is not None
        assert len(whole.entries) == whole.row.length == 5
        row = await store.table("a")
        assert row is not None
        assert row.length == 6

    event.listen(Engine, "before_cursor_execute", grow)
    try:
        using(url, story)
    finally:
        event.remove(Engine, "before_cursor_execute", grow)
    assert len(grown) == 1


def test_a_page_that_cannot_be_read_is_the_damage_of_its_table(
    file_url: URL, tmp_path: Path
) -> None:
    async def write(store: Store) -> None:
        await store.append(opening("a"))
        await store.append(Append("a", 1, [(1, b'"' + b"x" * 200_000 + b'"')]))
        await store.append(opening("b"))

    using(file_url, write)
    file = tmp_path / "rockfall.db"
    kept = file.read_bytes()
    # On a page full of text the number of the next page stands in front of it.
    inside = kept.index(b"x" * 4092) - 4
    assert inside % 4096 == 0
    file.write_bytes(kept[:inside] + b"\xff" * 4 + kept[inside + 4 :])

    async def story(store: Store) -> None:
        with pytest.raises(DamagedError, match="table a is damaged: database disk image") as caught:
            await store.whole("a")
        assert caught.value.seq is None
        assert len(await store.entries("b")) == 1

    using(file_url, story)


def test_entries_from_before_there_were_sums_get_theirs(url: URL) -> None:
    engine = make_engine(url)
    values = "('a', NULL, true, 'playing', 1, 2, 3, 12)"
    with for_writing(engine).begin() as connection:
        migrate(connection, "0002")
        connection.execute(text(f"INSERT INTO tables VALUES {values}"))
        entry = text("INSERT INTO entries VALUES ('a', :seq, :at, :body)")
        for seq in range(3):
            connection.execute(entry, {"seq": seq, "at": seq * 10, "body": BODY})
    engine.dispose()
    whole = using(url, lambda store: store.whole("a"))
    assert whole is not None
    assert whole.entries == [EntryRow(seq, seq * 10, BODY) for seq in range(3)]
    run_sql(url, "UPDATE entries SET at = 11 WHERE seq = 1")
    with pytest.raises(DamagedError, match="table a is damaged at entry 1"):
        using(url, lambda store: store.entries("a"))


def test_a_damaged_table_is_not_overwritten_by_an_import(url: URL) -> None:
    using(url, fill)

    async def export(store: Store) -> list[bytes]:
        return [line async for line in export_lines(store, lambda _: None)]

    lines = using(url, export)
    run_sql(url, "DELETE FROM entries WHERE table_id = 'a' AND seq = 4")
    report = using(url, lambda store: import_lines(store, lines))
    assert (report.imported, report.same) == (0, 1)
    assert [refused.reason for refused in report.refused] == [
        "table a is damaged at entry 4: it is missing"
    ]


def test_no_two_entries_have_the_same_sum() -> None:
    entries = st.tuples(
        st.text(max_size=3), st.integers(0, 20), st.integers(0, 20), st.binary(max_size=3)
    )

    @lane(300)
    @given(entries, entries)
    def holds(one: tuple[str, int, int, bytes], other: tuple[str, int, int, bytes]) -> None:
        assert (checksum(*one) == checksum(*other)) == (one == other)

    holds()
    assert checksum("a", 1, 2, b"3") == bytes.fromhex("404ca4030feca8ee")
