"""Backup and restore as docs/deploying.md has them, of a database that is in use."""

import asyncio
import re
import subprocess
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import URL

from rockfall.server.entries import Chose, read_entry
from rockfall.server.keys import Keyring, new_keys
from rockfall.server.store.engine import database_in
from rockfall.server.store.owners import Owners
from rockfall.server.store.rows import Append, TableRow, Whole
from rockfall.server.store.store import Store
from rockfall.server.table import Table
from rockfall.server.table_folds import fold
from tests.server.played import dealt_table, play
from tests.server.store.stores import using
from tests.server.support.postgres import Postgres

PAGE = (Path(__file__).parents[3] / "docs" / "deploying.md").read_text("utf-8")
TABLE = "cellar"
MOVES = 60


def command(begins: str, **places: str) -> str:
    """A command of the page, with places of the test's own."""
    (found,) = re.findall(rf"^{re.escape(begins)} .*$", PAGE, re.MULTILINE)
    line = str(found)
    for place, own in places.items():
        shown = {"database": "/var/lib/rockfall/rockfall.db"}.get(place, f"/var/backups/{place}")
        shown = shown.replace("_", ".")
        assert shown in line
        line = line.replace(shown, own)
    return line


def run(line: str, **variables: str) -> None:
    """Run a command as a shell would."""
    subprocess.run(["sh", "-euc", line], env={"PATH": "/usr/bin:/bin", **variables}, check=True)


class Played:
    """A table in a store at which moves are made."""

    def __init__(self) -> None:
        table = play(dealt_table(), MOVES)
        self.bodies = [msgspec.json.encode(entry) for _, entry in table.log]
        self.begun = 1 + next(
            seq for seq, (_, entry) in enumerate(table.log) if isinstance(entry, Chose)
        )
        self.token, _, self.keys = new_keys(0)
        self.stored = 0

    async def begin(self, store: Store) -> None:
        """Open the table, and play until the first move."""
        first = [(1000 + seq, body) for seq, body in enumerate(self.bodies[: self.begun])]
        row = TableRow(TABLE, "ABCDEF", True, "playing", 1000)
        await store.append(Append(TABLE, 0, first, opened=row, keys=self.keys))
        self.stored = self.begun

    async def play_during(self, store: Store, line: str, **variables: str) -> tuple[int, int]:
        """Make moves before, during and after a command; how many were stored by its begin and end.

        One that is under way when the command ends may be in what it made.
        """
        for _ in range(5):
            await self._move(store)
        before = self.stored
        saving = asyncio.create_task(asyncio.to_thread(run, line, **variables))
        while not saving.done() and self.stored < len(self.bodies) - 5:
            await self._move(store)
        await saving
        after = self.stored
        for _ in range(5):
            await self._move(store)
        return before, after

    async def _move(self, store: Store) -> None:
        entry = (1000 + self.stored, self.bodies[self.stored])
        await store.append(Append(TABLE, self.stored, [entry]))
        self.stored += 1

    def check(self, whole: Whole | None, before: int, after: int) -> None:
        """What was restored is one moment between the beginning and the end of the backup."""
        assert whole is not None
        assert before <= len(whole.entries) <= after
        assert [entry.body for entry in whole.entries] == self.bodies[: len(whole.entries)]
        assert sorted(whole.keys) == sorted(self.keys)
        assert (whole.row.code, whole.row.phase, whole.row.fault) == ("ABCDEF", "playing", "")
        keyring, table = Keyring(), Table(TABLE)
        for key in whole.keys:
            keyring.put(*key)
        assert keyring.holder("token", self.token) == 0
        for entry in whole.entries:
            fold(table, entry.at, read_entry(entry.body))
        assert table.phase == "playing"


def back_up(played: Played, url: URL, line: str, **variables: str) -> tuple[int, int]:
    """Back a database up while a table in it is played at."""

    async def story(store: Store) -> tuple[int, int]:
        await played.begin(store)
        return await played.play_during(store, line, **variables)

    return using(url, story, exclusive=True)


def whole_of(url: URL) -> Whole | None:
    """The table as it is in a database."""
    return using(url, lambda store: store.whole(TABLE), exclusive=True)


async def leave_behind(wal: Path, copy: Path, store: Store) -> None:
    """Play at a table, and keep what SQLite has not put into the database itself yet."""
    await Played().begin(store)
    copy.write_bytes(wal.read_bytes())


def test_sqlite_is_backed_up_in_use_and_restored(tmp_path: Path) -> None:
    old, new, saved = (tmp_path / name for name in ("old", "new", "saved.db"))
    played = Played()
    line = command("sqlite3", database=str(old / "rockfall.db"), rockfall_db=str(saved))
    span = back_up(played, database_in(old), line)
    # Where it is restored there is another database, with what it committed last beside it.
    using(database_in(new), partial(leave_behind, new / "rockfall.db-wal", tmp_path / "wal"))
    (tmp_path / "wal").rename(new / "rockfall.db-wal")
    places = {"/var/lib/rockfall": str(new), "/var/backups/rockfall.db": str(saved)}
    for begins in ("rm -f", "install -o rockfall"):
        line = command(begins).replace("-o rockfall -g rockfall ", "")
        for shown, own in places.items():
            line = line.replace(shown, own)
        run(line)
    played.check(whole_of(database_in(new)), *span)


@pytest.fixture
def other_url(postgres: Postgres) -> Iterator[URL]:
    """Another new database of PostgreSQL."""
    with postgres.database() as url:
        yield url


def test_postgresql_is_backed_up_in_use_and_restored(
    postgres_url: URL, other_url: URL, tmp_path: Path
) -> None:
    def shown(url: URL) -> str:
        return url.render_as_string(hide_password=False)

    async def site(store: Store) -> str:
        return await Owners(store, "somebody").site()

    played, saved = Played(), str(tmp_path / "saved.dump")
    line = command("pg_dump", rockfall_dump=saved)
    span = back_up(played, postgres_url, line, ROCKFALL_DATABASE=shown(postgres_url))
    line = command("pg_restore", rockfall_dump=saved)
    run(line, RESTORED_DATABASE=shown(other_url))
    played.check(whole_of(other_url), *span)
    # As the page warns, it goes by the same name on the bus.
    assert using(other_url, site) == using(postgres_url, site)
