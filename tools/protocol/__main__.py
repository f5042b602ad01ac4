"""`./run protocol`: what crosses the wire, for people, for TypeScript and for validators."""

import argparse
import json
import sys
from collections.abc import Sequence

from rockfall.cli.main import until_closed
from tools.protocol.markdown import markdown
from tools.protocol.shapes import json_schema
from tools.protocol.typescript import typescript


def main(argv: Sequence[str] | None = None) -> int:
    """Print the protocol in the form asked for."""
    parser = argparse.ArgumentParser(
        prog="run protocol",
        description="Prints all messages between a client and a server, from the server's types.",
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--markdown", action="store_true", help="for people (what you get unasked)")
    form.add_argument("--typescript", action="store_true", help="types of TypeScript")
    form.add_argument("--json", action="store_true", help="a JSON schema")
    args = parser.parse_args(argv)
    if args.json:
        print(json.dumps(json_schema(), indent=2))
    else:
        print(typescript() if args.typescript else markdown(), end="")
    return 0


if __name__ == "__main__":
    sys.exit(until_closed(main))
