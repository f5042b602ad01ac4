"""`rockfall import`: take in tables that `rockfall export` wrote.

What is there already stays as it is; running it twice does no more than running it once.
"""

import argparse
import asyncio
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    from rockfall.server.store.transfer import Report


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Tell the command line about this command."""
    parser = subparsers.add_parser(
        "import",
        help="take in tables that were exported",
        description="Takes in the tables of a file, each as a whole or not at all.",
    )
    parser.add_argument("--data", metavar="DIR", help="the server's data folder")
    parser.add_argument("--database", metavar="URL", help="the server's database, if it has one")
    parser.add_argument("file", metavar="FILE", help="what was exported; - reads from a pipe")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Take tables in; 1 if some were refused, 2 if none could be tried."""
    from rockfall.cli.inputs import database_of
    from rockfall.server.config import ConfigError
    from rockfall.server.store.errors import StoreError

    try:
        url = database_of(args.data, args.database)
        with nullcontext(sys.stdin.buffer) if args.file == "-" else open(args.file, "rb") as lines:
            report = asyncio.run(_import(url, lines))
    except (ConfigError, StoreError, OSError) as error:
        why = f"{args.file}: {error.strerror}" if isinstance(error, OSError) else error
        print(f"rockfall import: {why}", file=sys.stderr)
        return 2
    for line, reason in report.refused:
        print(f"rockfall import: line {line}: {reason}", file=sys.stderr)
    refused = len(report.refused)
    print(f"{report.imported} imported, {report.same} already there, {refused} refused")
    return 1 if refused else 0


async def _import(url: str, lines: BinaryIO) -> "Report":
    from rockfall.server.store.store import open_store
    from rockfall.server.store.transfer import import_lines

    store = open_store(url)
    try:
        return await import_lines(store, lines)
    finally:
        await store.close()
