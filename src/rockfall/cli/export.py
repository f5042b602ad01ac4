"""`rockfall export`: all tables of a server as text, one JSON line each.

The lines hold everything, the seeds of running games included: keep them to yourself.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path
from typing import BinaryIO


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Tell the command line about this command."""
    parser = subparsers.add_parser(
        "export",
        help="write all tables of a server to a file",
        description="Writes all tables, one JSON line each; the server may be running meanwhile.",
    )
    parser.add_argument("--data", metavar="DIR", help="the server's data folder")
    parser.add_argument("--database", metavar="URL", help="the server's database, if it has one")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="write to a file, replacing it once all is written"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the lines; 1 if some tables are damaged, 2 if nothing can be read or written."""
    from rockfall.cli.inputs import database_of
    from rockfall.server.config import ConfigError
    from rockfall.server.store.errors import StoreError

    try:
        url = database_of(args.data, args.database)
        if args.out is None:
            refused = asyncio.run(_export(url, sys.stdout.buffer))
        else:
            refused = _export_to(url, args.out)
    except BrokenPipeError:
        raise
    except (ConfigError, StoreError, OSError) as error:
        file = args.out or "standard output"
        why = f"{file}: {error.strerror}" if isinstance(error, OSError) else error
        print(f"rockfall export: {why}", file=sys.stderr)
        return 2
    return 1 if refused else 0


def _export_to(url: str, file: Path) -> int:
    """Write beside the file and then in its place: an old backup is worth more than half a new.

    So a new one that lacks tables stays beside an old one, which may have them. Gives how many.
    """
    handle, spare = tempfile.mkstemp(dir=file.resolve().parent, prefix=".rockfall-")
    try:
        with open(handle, "wb") as out:
            refused = asyncio.run(_export(url, out))
            out.flush()
            os.fsync(out.fileno())
        if refused and file.exists():
            file = file.with_name(file.name + ".partial")
            print(f"rockfall export: what is left is in {file}", file=sys.stderr)
        os.replace(spare, file)
    except BaseException:
        Path(spare).unlink(missing_ok=True)
        raise
    return refused


async def _export(url: str, out: BinaryIO) -> int:
    """Write the lines of all tables but those that are damaged; gives how many are."""
    from rockfall.server.store.engine import file_of
    from rockfall.server.store.errors import StoreError
    from rockfall.server.store.store import open_store
    from rockfall.server.store.transfer import export_lines

    file = file_of(url)
    if file is not None and not file.exists():
        raise StoreError(f"there is no database {file}")
    refused: list[StoreError] = []
    store = open_store(url)
    try:
        async for line in export_lines(store, refused.append):
            out.write(line)
    finally:
        await store.close()
    for reason in refused:
        print(f"rockfall export: {reason}", file=sys.stderr)
    return len(refused)
