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
    parser.add_argument(
        "--data", required=True, type=Path, metavar="DIR", help="the server's data folder"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="write to a file, replacing it once all is written"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the lines; 2 if they cannot be read or written."""
    from rockfall.server.store.errors import StoreError

    try:
        if args.out is None:
            asyncio.run(_export(args.data, sys.stdout.buffer))
        else:
            _export_to(args.data, args.out)
    except BrokenPipeError:
        raise
    except (StoreError, OSError) as error:
        file = args.out or "standard output"
        why = f"{file}: {error.strerror}" if isinstance(error, OSError) else error
        print(f"rockfall export: {why}", file=sys.stderr)
        return 2
    return 0


def _export_to(data: Path, file: Path) -> None:
    """Write beside the file and then in its place: an old backup is worth more than half a new."""
    handle, spare = tempfile.mkstemp(dir=file.resolve().parent, prefix=".rockfall-")
    try:
        with open(handle, "wb") as out:
            asyncio.run(_export(data, out))
            out.flush()
            os.fsync(out.fileno())
        os.replace(spare, file)
    except BaseException:
        Path(spare).unlink(missing_ok=True)
        raise


async def _export(data: Path, out: BinaryIO) -> None:
    from rockfall.server.store.engine import database_in
    from rockfall.server.store.errors import StoreError
    from rockfall.server.store.store import open_store
    from rockfall.server.store.transfer import export_lines

    url = database_in(data)
    if not Path(str(url.database)).exists():
        raise StoreError(f"there is no database in {data}")
    store = open_store(url)
    try:
        async for line in export_lines(store):
            out.write(line)
    finally:
        await store.close()
