"""`rockfall bot`: a bot, or a program that is one, on a seat of a table on a server."""

import argparse
import os
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rockfall.bots.bot import Bot
    from rockfall.editions.registry import Edition

INTERRUPTED = 130
#: Where the token is read from if it is not given; other people's `ps` shows no environment.
TOKEN = "ROCKFALL_TOKEN"


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Tell the command line about this command."""
    parser = subparsers.add_parser(
        "bot",
        help="let a program of yours play on a seat of a table",
        description="Plays one match on a seat that a token opens; waits until it begins.",
    )
    add = parser.add_argument
    add("url", help="the table's address: http://localhost:8000/t/NAME")
    add("bot", help="a bot, or a program such as ./mine.py")
    add("--token", default="", help=f"the seat's token (default: what is in {TOKEN})")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play a match; 1 if the seat cannot be had, 2 for input that makes no sense."""
    from rockfall.arena.entrants import EntrantError, check, seated_alone
    from rockfall.remote.live_seat import LiveError, LiveSeat, address_of

    token = args.token or os.environ.get(TOKEN, "")
    with ExitStack() as stack:

        def sit(edition: "Edition", seat: int) -> "Bot":
            return seated_alone(edition, args.bot, seat, os.urandom(32), stack)

        try:
            check(args.bot)
            address = address_of(args.url)
            if not token:
                raise LiveError(f"needs the seat's token: --token, or {TOKEN}")
            ended = LiveSeat(address, token, sit).play()
        except EntrantError as error:
            print(f"rockfall bot: {error}", file=sys.stderr)
            return 2
        except LiveError as error:
            print(f"rockfall bot: {error}", file=sys.stderr)
            return 1
        except KeyboardInterrupt:
            return INTERRUPTED
    print(f"{ended.how}: {', '.join(map(str, ended.scores))}")
    return 0
