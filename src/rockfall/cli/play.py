"""`rockfall play`: sit down at a table, with bots, with others at the same keyboard, or both."""

import argparse
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rockfall.terminal.setup import Setup
    from rockfall.terminal.terminal import Terminal

INTERRUPTED = 130
_OPTIONS = (
    ("--edition", "TEXT", "what to play: jubilee+saboteur2, classic+E6=no; see `editions`"),
    ("--players", "N", "how many play (default: as usual in the game, or as many people as play)"),
    ("--humans", "N", "how many people share this keyboard (default: 1)"),
    ("--names", "A,B,C", "the people's names instead of their number"),
    (
        "--bots",
        "BOT",
        "newcomer, standard (the default) or detective, for all other seats or a list for each; "
        "with a persona if you like, such as detective.sly: cautious, hot-headed, sly, talkative",
    ),
    ("--seed", "TEXT", "the same seed deals the same cards"),
    ("--first", "SEAT", "the seat that begins, counted from 0 (default: drawn)"),
    ("--save", "FILE", "keep the game in a file, move by move"),
    ("--load", "FILE", "go on with a saved game"),
    (
        "--pace",
        "N",
        "how long bots take: 0 to 3 times a person's time in the browser (default: 1), "
        "seconds in the terminal (default: 0)",
    ),
    ("--language", "CODE", "the language of the terminal's story (default: en)"),
)


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Tell the command line about this command."""
    parser = subparsers.add_parser(
        "play",
        help="play a game, alone with bots or together at one keyboard",
        description="Opens the game in the browser. Whatever is said of the table here is set up "
        "at once; otherwise it is chosen there. With --terminal the game is played right here.",
    )
    parser.add_argument("--terminal", action="store_true", help="play in this terminal")
    parser.add_argument(
        "--no-browser", action="store_true", help="print the address and open no browser"
    )
    parser.add_argument("--lan", action="store_true", help="let others in this network join")
    for option, metavar, about in _OPTIONS:
        parser.add_argument(option, metavar=metavar, help=about)
    parser.add_argument("--ascii", action="store_true", help="draw with plain characters only")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play; 2 for what cannot be played, 130 if interrupted."""
    if not args.terminal:
        from rockfall.cli.play_browser import play_in_browser

        return play_in_browser(args)
    try:
        return _set_up_and_play(args)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more; the interpreter would complain once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _set_up_and_play(args: argparse.Namespace) -> int:
    from rockfall.terminal.setup import PlayError, Wish, set_up
    from rockfall.terminal.terminal import open_terminal

    terminal = open_terminal(args.ascii)
    told = {name: getattr(args, name) for name in Wish._fields}
    try:
        setup = set_up(Wish(**{name: text for name, text in told.items() if text is not None}))
    except PlayError as error:
        print(f"rockfall play: {error}", file=sys.stderr)
        return 2
    return _play(setup, terminal)


def _play(setup: "Setup", terminal: "Terminal") -> int:
    """Play to the end or until somebody leaves."""
    from rockfall.terminal.look import Look
    from rockfall.terminal.person import Leave
    from rockfall.terminal.session import Session

    look = Look(setup.seats, setup.match.edition.rules, terminal.signs, setup.language)
    table = Session(setup.match, look, terminal, setup.keeper, setup.pace)
    try:
        table.run()
    except (Leave, EOFError):
        table.leave()
    except KeyboardInterrupt:
        table.leave()
        return INTERRUPTED
    return 0
