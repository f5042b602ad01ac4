"""`rockfall verify`: whether a match was dealt and played as it is told.

Takes a file (a proof, a saved match or an export of a server) or the address of a table on a
server. Ends with 0 if all is true, 1 if something is not, 2 if there was nothing to check.
`--json` prints one object: `kind` (proof, match, export or server), `true`, `running` (tables of
an export that are not over) and `matches`, each with what was recomputed and its `faults`.
"""

import argparse
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rockfall.server.proof import Checked, Report


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Tell the command line about this command."""
    parser = subparsers.add_parser(
        "verify",
        help="draw every card of a finished match again, and compare",
        description="Plays a finished match again from its seed and compares all that was told.",
    )
    parser.add_argument(
        "what",
        metavar="FILE|URL",
        help="a proof, a saved match or an export (-: a pipe), or a table's address on a server",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check and report; 1 for what is not true, 2 if there was nothing to check."""
    from rockfall.cli.fetch import FetchError, fetch, looks_like_url, read
    from rockfall.server.proof import check_online, check_text

    try:
        if looks_like_url(args.what):
            report = check_online(*fetch(args.what))
        else:
            report = check_text(read(args.what))
    except FetchError as error:
        print(f"rockfall verify: {error}", file=sys.stderr)
        return 2
    if args.json:
        _print_json(report)
    else:
        _print(report)
    if not report.matches:
        print("rockfall verify: no match in it is over: nothing to check", file=sys.stderr)
        return 2
    return 0 if report.true else 1


def _print_json(report: "Report") -> None:
    import msgspec

    told = {**msgspec.to_builtins(report), "true": report.true}
    print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())


def _print(report: "Report") -> None:
    for match in report.matches:
        for line in _lines(report.kind, match):
            print(line)
    if report.running:
        print(f"{report.running} tables are not over and were left alone")
    if report.matches:
        wrong = sum(bool(match.faults) for match in report.matches)
        print("all true" if report.true else f"NOT TRUE: {wrong} of {len(report.matches)}")


def _drawn(kind: str, match: "Checked") -> list[str]:
    """What is proven about who chose the seed: no more than was checked."""
    out = [name for name in match.pledged if name not in match.drawn]
    left_out = f"  left out, as they showed no number: {', '.join(out)}"
    if not match.drawn:
        none = "  no player's number is in the seed"
        only = "proven is only that it was not changed after the deal"
        return [f"{none}: {only}" if kind != "export" else none, *([left_out] if out else [])]
    names = f"{', '.join(match.drawn)} ({len(match.drawn)} of {len(match.players)} seats)"
    lines = [f"  the seed is made of the server's number and those of {names}, each as promised"]
    if kind == "server":
        lines.append("  proven to each of them whose device was told so then: no server chose it")
    else:
        lines.append("  that the promises came first is told at the table's address, not in a file")
    if out:
        lines.append(f"{left_out}; in league with them a server had {1 << len(out)} to choose from")
    return lines


def _lines(kind: str, match: "Checked") -> list[str]:
    """What was found out about one match, a finding a line."""
    heads = (match.name or kind, match.spec, ", ".join(match.players))
    lines = [": ".join(head for head in heads if head)]
    if match.commitment:
        kept = "the seed is the one that was promised"
        lines.append(f"  {kept if kind != 'export' else 'the promise was'}: {match.commitment}")
    if match.commitment and not match.faults:
        lines += _drawn(kind, match)
    if match.players:
        lines.append(f"  {match.steps} moves played again, {match.draws} cards drawn again")
    if match.told:
        lines.append(f"  {match.told} steps that the server told compared")
    if match.over:
        best = ", ".join(match.players[seat] for seat in match.winners)
        lines.append(f"  gold {', '.join(map(str, match.scores))}: won by {best}")
    return [*lines, *(f"  WRONG {fault.where}: {fault.what}" for fault in match.faults)]
