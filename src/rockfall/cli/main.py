"""`rockfall`: the command line. Each command is a module of its own, imported when it is listed."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from keyword import iskeyword

#: What a shell reports for a program that wrote to a closed pipe.
PIPE_CLOSED = 141
COMMANDS = (
    "play",
    "serve",
    "editions",
    "simulate",
    "arena",
    "bot",
    "export",
    "import",
    "migrate",
    "quarantine",
    "verify",
)


def build_parser() -> argparse.ArgumentParser:
    """The parser with all commands; their modules are cheap until they run."""
    parser = argparse.ArgumentParser(
        prog="rockfall", description="The digital home of the Saboteur board-game family."
    )
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    for name in COMMANDS:
        # A word of Python's own cannot be a module that others import.
        module = f"{name}_" if iskeyword(name) else name
        import_module(f"rockfall.cli.{module}").add_parser(subparsers)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; gives the exit code."""
    args = build_parser().parse_args(argv)
    return until_closed(lambda: args.run(args))


def until_closed(command: Callable[[], int]) -> int:
    """Run what prints and gives an exit code; a reader who leaves early is no error."""
    try:
        code = command()
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read has had enough; and nothing is to be said about it when Python shuts down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return code


if __name__ == "__main__":
    sys.exit(main())
