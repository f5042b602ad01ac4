"""`rockfall migrate`: bring a server's database to the schema of this version.

A server does so by itself when it starts. Where many are started at once, or may not change the
schema, it is done before.
"""

import argparse
import sys


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Tell the command line about this command."""
    parser = subparsers.add_parser(
        "migrate",
        help="bring a server's database up to date",
        description="Brings a database to the schema of this version, or makes a new one. "
        "Where tables are kept is said as for serve.",
    )
    parser.add_argument("--data", metavar="FOLDER", help="the server's data folder")
    parser.add_argument("--database", metavar="URL", help="the server's database, if it has one")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Migrate; 2 if that cannot be."""
    from rockfall.cli.inputs import database_of
    from rockfall.server.config import ConfigError
    from rockfall.server.store.errors import StoreError
    from rockfall.server.store.store import bring_up_to_date

    try:
        before, after = bring_up_to_date(database_of(args.data, args.database))
    except (ConfigError, StoreError) as error:
        print(f"rockfall migrate: {error}", file=sys.stderr)
        return 2
    if before == after:
        print(f"the schema is {after}, as it should be")
    else:
        print(f"the schema is {after}, and was {before or 'not there'}")
    return 0
