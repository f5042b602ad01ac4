"""`rockfall serve`: tables for everybody who can reach this machine."""

import argparse
import os
import sys


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Tell the command line about this command."""
    from rockfall.server.config import SETTINGS

    parser = subparsers.add_parser(
        "serve",
        help="run a server with tables that others can join over the network",
        description="Serves tables. Every option is also read from the variable of the same name: "
        "--max-tables from ROCKFALL_MAX_TABLES. An option wins over a variable.",
    )
    for setting in SETTINGS:
        default = f" (default: {setting.text})" if setting.text else ""
        parser.add_argument(
            setting.option, metavar=setting.metavar, help=f"{setting.about}{default}"
        )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until stopped; 2 for settings that make no sense."""
    from rockfall.server.config import ConfigError, check_together, read_config

    try:
        config = read_config(vars(args), os.environ)
        check_together(config)
    except ConfigError as error:
        print(f"rockfall serve: {error}", file=sys.stderr)
        return 2
    from rockfall.server.run import serve

    return serve(config)
