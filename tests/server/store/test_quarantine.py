"""`rockfall quarantine`: what a server could not read is listed, and tried again when released."""

import asyncio
import os
from pathlib import Path

import pytest
from sqlalchemy import URL

from rockfall.cli import quarantine
from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from rockfall.server.store.engine import database_in
from rockfall.server.store.store import Store
from tests.cli.commands import call
from tests.server.lines import Page, logging_to
from tests.server.registries import open_registry, run
from tests.server.store.stores import opening, run_sql, using

Printed = pytest.CaptureFixture[str]
#: 2023-11-14 22:13:20 UTC
AT = 1_700_000_000_000


def ask(*words: str) -> int:
    """Call the command."""
    return call(quarantine.add_parser, "quarantine", *words)


async def three_tables(store: Store) -> None:
    """Two tables in quarantine, and one with which nothing is wrong."""
    for number, name in enumerate(["a", "b", "c"]):
        await store.append(opening(name, at=AT + 1000 * number))
    await store.quarantine("a", "its log cannot be folded: KeyError")
    await store.quarantine("c", "table c is damaged at entry 0: its checksum is wrong")


LINES = (
    "a  lobby  2023-11-14 22:13:20 UTC  its log cannot be folded: KeyError\n"
    "c  lobby  2023-11-14 22:13:22 UTC  table c is damaged at entry 0: its checksum is wrong\n"
)


def test_tables_are_listed_with_their_reason_and_released_one_by_one(
    url: URL, capsys: Printed
) -> None:
    using(url, three_tables)
    database = "--database", url.render_as_string(hide_password=False)
    assert ask(*database) == 0
    assert capsys.readouterr() == (LINES, "")
    assert ask(*database, "--release", "a") == 0
    assert capsys.readouterr() == ("a released\n", "")
    assert ask(*database) == 0
    assert capsys.readouterr() == (LINES.splitlines(keepends=True)[1], "")


def test_what_is_not_in_quarantine_is_not_released(tmp_path: Path, capsys: Printed) -> None:
    using(database_in(tmp_path), three_tables)
    words = [word for name in ("b", "c", "d") for word in ("--release", name)]
    assert ask("--data", str(tmp_path), *words) == 1
    told = [f"rockfall quarantine: {name} is not in quarantine\n" for name in ("b", "d")]
    assert capsys.readouterr() == ("c released\n", "".join(told))


def test_a_folder_or_a_database_is_named_as_for_serve(
    tmp_path: Path, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    using(database_in(tmp_path), three_tables)
    assert ask("--data", str(tmp_path)) == 0
    monkeypatch.setenv("ROCKFALL_DATA", str(tmp_path))
    assert ask() == 0
    monkeypatch.delenv("ROCKFALL_DATA")
    monkeypatch.setenv("ROCKFALL_DATABASE", f"sqlite:///{tmp_path}/rockfall.db")
    assert ask() == 0
    assert capsys.readouterr() == (LINES * 3, "")


def test_what_is_not_there_is_said_and_not_made(tmp_path: Path, capsys: Printed) -> None:
    assert ask("--data", str(tmp_path / "nowhere")) == 2
    assert ask("--database", f"sqlite:///{tmp_path}/none.db") == 2
    assert ask("--database", "secret") == 2
    assert capsys.readouterr().err.splitlines() == [
        f"rockfall quarantine: there is no database {tmp_path}/nowhere/rockfall.db",
        f"rockfall quarantine: there is no database {tmp_path}/none.db",
        "rockfall quarantine: --database takes a URL such as sqlite:////srv/rockfall.db",
    ]
    assert os.listdir(tmp_path) == []


def test_a_table_that_was_mended_and_released_is_played_on(tmp_path: Path) -> None:
    database, spoil = database_in(tmp_path), "UPDATE tables SET length = length {} 1"

    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann"))
        run_sql(database, spoil.format("+"))
        async with open_registry(tmp_path) as registry:
            with logging_to(Page()), pytest.raises(DeniedError, match="table-broken"):
                await registry.session(made.table)
            run_sql(database, spoil.format("-"))
            with pytest.raises(DeniedError, match="table-broken"):
                await registry.session(made.table)
            # Released while the server is running: whoever asks next has it.
            words = "--data", str(tmp_path), "--release", made.table
            assert await asyncio.to_thread(ask, *words) == 0
            assert (await registry.session(made.table)).table.members[0].name == "Ann"

    run(work)
