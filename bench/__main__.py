"""`./run bench engine` and `./run bench server`: measure, then report."""

import argparse
import sys
from collections.abc import Sequence

import msgspec

from bench import engine, server
from bench.load.line import LineError
from rockfall.cli.inputs import InputError
from rockfall.cli.main import until_closed

INTERRUPTED = 130


def build_parser() -> argparse.ArgumentParser:
    """The parser for both measurements."""
    parser = argparse.ArgumentParser(prog="run bench", description="Measures speed.")
    what = parser.add_subparsers(metavar="WHAT", required=True)
    engine.add_options(what.add_parser("engine", help="plies a second, beside other engines"))
    server.add_options(what.add_parser("server", help="moves a second, beside a bare server"))
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and report; 1 if that fails, 2 for input that makes no sense, 130 if interrupted."""
    args = build_parser().parse_args(argv)
    try:
        report = args.measure(args)
    except InputError as error:
        print(f"run bench: {error}", file=sys.stderr)
        return 2
    except (engine.BenchError, LineError, OSError) as error:
        print(f"run bench: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("run bench: interrupted, nothing to report", file=sys.stderr)
        return INTERRUPTED
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        args.show(report)
    return 0


if __name__ == "__main__":
    sys.exit(until_closed(main))
