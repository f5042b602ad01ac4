"""`rockfall protocol`: what crosses the wire, for people, for TypeScript and for validators."""

import argparse
import json


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Tell the command line about this command."""
    parser = subparsers.add_parser(
        "protocol",
        help="print the messages between a client and a server",
        description="Prints all messages between a client and a server, from the server's types.",
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--markdown", action="store_true", help="for people (what you get unasked)")
    form.add_argument("--typescript", action="store_true", help="types of TypeScript")
    form.add_argument("--json", action="store_true", help="a JSON schema")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the protocol in the form asked for."""
    from rockfall.server.shapes import json_schema
    from rockfall.server.shapes_markdown import markdown
    from rockfall.server.shapes_typescript import typescript

    if args.json:
        print(json.dumps(json_schema(), indent=2))
    else:
        print(typescript() if args.typescript else markdown(), end="")
    return 0
