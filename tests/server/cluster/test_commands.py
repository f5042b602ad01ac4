"""Commands for the owner of a site: its schema, its tables to a file and back while it runs."""

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import URL

from rockfall.cli import export, import_, migrate
from rockfall.server import protocol as p
from rockfall.server.store.engine import database_in
from tests.cli.commands import call
from tests.server.cluster.pairs import Pair, play_on
from tests.server.store.stores import run_sql, using
from tests.server.support.client import Client
from tests.server.support.postgres import Postgres
from tests.server.support.site import Site

Printed = pytest.CaptureFixture[str]


def test_tables_are_taken_in_while_a_site_is_running(
    site: Site, tmp_path: Path, capsys: Printed
) -> None:
    async def play() -> Pair:
        pair = Pair(site)
        await pair.begin()
        await pair.play(4)
        await pair.close()
        return pair

    async def go_on(table: str, pair: Pair) -> None:
        ann = Client(site.one.socket_address, table, pair.ann_place.token, 1)
        bob = Client(site.two.socket_address, table, pair.bob_place.token, 2)
        for client in (ann, bob):
            assert (await client.connect()).info.phase == "playing"
        await play_on([ann, bob], 4)
        await bob.compare()
        await ann.close()
        await bob.close()

    pair, file = asyncio.run(play()), tmp_path / "lines"
    given = ["--database", site.database]
    assert call(export.add_parser, "export", *given, "--out", str(file)) == 0
    lines = map(json.loads, file.read_text().splitlines())
    (line,) = [line for line in lines if line["id"] == pair.table]
    line |= {"id": "from-elsewhere", "code": None}
    file.write_text(json.dumps(line, separators=(",", ":")) + "\n")
    assert call(import_.add_parser, "import", *given, str(file)) == 0
    assert call(import_.add_parser, "import", *given, str(file)) == 0
    told = "1 imported, 0 already there, 0 refused\n0 imported, 1 already there, 0 refused\n"
    assert capsys.readouterr().out == told
    for server in site[:2]:
        shown = server.ask("/api/tables/from-elsewhere")
        assert shown.read(p.TableInfo).phase == "playing"
    asyncio.run(go_on("from-elsewhere", pair))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_schema_is_brought_up_to_date_once(
    kind: str, tmp_path: Path, postgres: Postgres, capsys: Printed
) -> None:
    def try_it(url: URL) -> None:
        shown = url.render_as_string(hide_password=False)
        for _ in range(2):
            assert call(migrate.add_parser, "migrate", "--database", shown) == 0
        first, second = capsys.readouterr().out.splitlines()
        assert first.endswith(", and was not there")
        assert second.endswith(", as it should be")
        assert using(url, lambda store: store.table_ids()) == []
        run_sql(url, "UPDATE rockfall_version SET version_num = '9999'")
        assert call(migrate.add_parser, "migrate", "--database", shown) == 2
        assert "made by a newer Rockfall" in capsys.readouterr().err

    if kind == "sqlite":
        try_it(database_in(tmp_path))
    else:
        with postgres.database() as url:
            try_it(url)
