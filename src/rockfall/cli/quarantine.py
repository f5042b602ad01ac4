"""`rockfall quarantine`: tables that a server could not read, and letting it try again.

A server puts such a table out of everybody's way and keeps its bytes. Once its owner has mended
the cause, be it a newer program or an older backup, the table can be released.
"""

import argparse
import asyncio
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rockfall.server.store.rows import TableRow


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Tell the command line about this command."""
    parser = subparsers.add_parser(
        "quarantine",
        help="list tables that could not be read, or have them tried again",
        description="Lists tables in quarantine: name, phase, moment of the last entry, reason. "
        "The server may be running meanwhile. Where tables are kept is said as for serve.",
    )
    parser.add_argument("--data", metavar="FOLDER", help="the server's data folder")
    parser.add_argument("--database", metavar="URL", help="the server's database, if it has one")
    parser.add_argument(
        "--release",
        metavar="TABLE",
        action="append",
        default=[],
        help="let the server try this table again, when somebody asks for it or at the next start",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List or release tables; 1 if one to release is not there, 2 if nothing can be read."""
    from rockfall.cli.inputs import database_of
    from rockfall.server.config import ConfigError
    from rockfall.server.store.errors import StoreError

    try:
        return asyncio.run(_look(database_of(args.data, args.database), args.release))
    except (ConfigError, StoreError) as error:
        print(f"rockfall quarantine: {error}", file=sys.stderr)
        return 2


async def _look(url: str, release: list[str]) -> int:
    from rockfall.server.store.engine import file_of
    from rockfall.server.store.errors import StoreError
    from rockfall.server.store.store import open_store

    file = file_of(url)
    if file is not None and not file.exists():
        raise StoreError(f"there is no database {file}")
    store = open_store(url)
    try:
        found = {row.id: row for row in await store.quarantined()}
        for table in release:
            if table in found:
                await store.release(table)
                print(f"{table} released")
            else:
                print(f"rockfall quarantine: {table} is not in quarantine", file=sys.stderr)
    finally:
        await store.close()
    if not release:
        for row in found.values():
            print(_line(row))
    return 0 if found.keys() >= set(release) else 1


def _line(row: "TableRow") -> str:
    last = datetime.fromtimestamp(row.touched / 1000, UTC)
    return f"{row.id}  {row.phase}  {last:%Y-%m-%d %H:%M:%S} UTC  {row.fault}"
