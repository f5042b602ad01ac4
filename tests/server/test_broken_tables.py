"""One broken table is put out of the way, with its bytes and its reason, and stops nobody."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from rockfall.server.table_registry import TableRegistry
from tests.server.lines import Page, logging_to
from tests.server.registries import listen, open_registry, run, until

SETTINGS = p.Settings(seats=3, pace=0.0, listed=True)


def spoil(data: Path, statement: str, *values: object) -> None:
    """Change what is stored behind everybody's back."""
    with closing(sqlite3.connect(data / "rockfall.db")) as database, database:
        database.execute(statement, values)


async def two_matches(registry: TableRegistry) -> tuple[p.Place, p.Place]:
    """Two tables whose matches are on."""
    places = [await registry.open(p.MakeTable(name, SETTINGS)) for name in ("Ann", "Bob")]
    for place in places:
        await (await registry.session(place.table)).act(0, p.Start())
    return places[0], places[1]


#: what is done to an entry, and a word of the reason that is kept
DAMAGES = {
    "a changed byte": (
        "UPDATE entries SET body = CAST(body || X'20' AS BLOB) WHERE table_id = ? AND seq = 1",
        "checksum",
    ),
    "a hole": ("DELETE FROM entries WHERE table_id = ? AND seq = 1", "missing"),
    "a lost end": ("UPDATE tables SET length = length + 1 WHERE id = ?", "missing"),
    "nonsense": (
        "UPDATE entries SET checksum = NULL, body = CAST("
        '\'{"type":"chose","seat":9,"move":1,"by":"bot"}\' AS BLOB) WHERE table_id = ? AND seq = 1',
        "folded",
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_broken_table_is_kept_as_it_is_and_the_others_go_on(tmp_path: Path, damage: str) -> None:
    statement, reason = DAMAGES[damage]

    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            broken, sound = await two_matches(registry)
        spoil(tmp_path, statement, broken.table)
        async with open_registry(tmp_path) as registry:
            with logging_to(Page()) as page:
                await registry.wake_all()
            assert registry.ready
            assert [*registry.sessions] == [sound.table]
            with pytest.raises(DeniedError, match="table-broken"):
                await registry.session(broken.table)
            assert [session.table.id for session in await registry.listed(10)] == [sound.table]
            (row,) = await registry.services.store.quarantined()
            assert row.id == broken.table
            assert reason in row.fault
            left = await registry.services.store.whole(broken.table, check=False)
            assert left is not None
            assert left.entries
            assert "table-broken" in page.getvalue()
            assert broken.table not in page.getvalue()
            session = registry.sessions[sound.table]
            await session.act(0, p.Away())
            await until(lambda: session.table.step > 2)

    run(work)


def test_a_broken_lobby_does_not_take_the_list_of_tables_with_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            broken = await registry.open(p.MakeTable("Ann", SETTINGS))
            sound = await registry.open(p.MakeTable("Bob", SETTINGS))
        spoil(tmp_path, "UPDATE entries SET body = X'20' WHERE table_id = ?", broken.table)
        async with open_registry(tmp_path) as registry:
            with logging_to(Page()):
                listed = await registry.listed(10)
            assert [session.table.id for session in listed] == [sound.table]
            assert (await listen(registry, sound)).member == 0

    run(work)


def test_many_who_ask_for_a_table_at_once_read_it_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made, _ = await two_matches(registry)
        async with open_registry(tmp_path) as registry:
            found = await asyncio.gather(*[registry.session(made.table) for _ in range(20)])
            assert len({id(session) for session in found}) == 1
            woken = [entry for _, entry in found[0].table.log if isinstance(entry, p.Woke)]
            assert len(woken) == 1

    run(work)
