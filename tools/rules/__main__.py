"""`./run rules`: the rules in words, and the tests that prove them.

`--json` prints one object with the key `rules`: from each id, in the order of the documents, to
its text, or with `--coverage` to the list of its tests (`tests/...::test_...`).
"""

import argparse
import json
import shutil
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path

from rockfall.cli.main import until_closed
from tools.rules.coverage import MarkError, proofs
from tools.rules.rulebook import RULES, RULINGS, RulebookError, read_rules, summary

ROOT = Path(__file__).resolve().parents[2]
Listing = dict[str, list[str]]


def build_parser() -> argparse.ArgumentParser:
    """The parser with all that can be asked."""
    parser = argparse.ArgumentParser(
        prog="run rules",
        description="Lists the rules of docs/rules.md, or prints those with the ids given.",
    )
    parser.add_argument("ids", nargs="*", metavar="ID", help="a rule or ruling, such as B15 or R7")
    parser.add_argument(
        "--coverage", action="store_true", help="name the tests that prove each rule"
    )
    parser.add_argument("--rulings", action="store_true", help="take in docs/rulings.md as well")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Print what was asked for; 2 if it cannot be found."""
    args = build_parser().parse_args(argv)
    try:
        rules, rulings = read_rules(ROOT / RULES), read_rules(ROOT / RULINGS)
        texts = rules | rulings
        ids = _chosen(args.ids, texts) or list(texts if args.rulings else rules)
        found = proofs(ROOT) if args.coverage else {}
    except (RulebookError, MarkError, KeyError) as error:
        print(f"run rules: {error.args[0]}", file=sys.stderr)
        return 2
    if args.coverage:
        listing = {rule: found.get(rule, []) for rule in ids}
        strangers = {rule: tests for rule, tests in found.items() if rule not in texts}
        _print_json(listing) if args.json else _print_coverage(listing, strangers)
    elif args.json:
        _print_json({rule: texts[rule] for rule in ids})
    elif args.ids:
        print("\n\n".join(texts[rule] for rule in ids))
    else:
        _print_summaries({rule: texts[rule] for rule in ids})
    return 0


def _chosen(wanted: list[str], texts: dict[str, str]) -> list[str]:
    """The ids asked for, in either case; KeyError with a sentence if one does not exist."""
    ids = [text.upper() for text in wanted]
    for rule in ids:
        if rule not in texts:
            raise KeyError(f"there is no rule {rule}: `./run rules --rulings` lists them all")
    return ids


def _print_json(listing: dict[str, str] | Listing) -> None:
    print(json.dumps({"rules": listing}, indent=2, ensure_ascii=False))


def _print_summaries(texts: dict[str, str]) -> None:
    # One line a rule for a pipe, so that it can be searched; folded for a reader.
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 10_000
    for rule, text in texts.items():
        line = f"{rule:<5}{summary(text)}"
        print(textwrap.fill(line, width, subsequent_indent=" " * 5, break_on_hyphens=False))


def _print_coverage(listing: Listing, strangers: Listing) -> None:
    for rule, tests in listing.items():
        for number, test in enumerate(tests or ["no test"]):
            print(f"{'' if number else rule:<5}{test}")
    proved = sum(1 for tests in listing.values() if tests)
    print(f"\n{proved} of {len(listing)} have a test")
    for rule, tests in strangers.items():
        print(f"{rule} is in no document, but is named by {', '.join(tests)}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(until_closed(main))
