"""`rockfall editions`: what can be played, how it can be changed, and what does not go together.

`--json` prints one object:

- `default`: the edition one gets without asking
- `editions`: name -> switch -> value
- `players`: the fewest and the most, for an edition to which nothing is added
- `presets`: tables people ask for by name, name -> an object with `spec`, `about` and `players`
- `parts`: what can be added to an edition, name -> an object with `about`, `players` (fewest and
  most with this part alone) and `excludes` (another part -> why the two do not go together)
- `layouts`: where chest pairs can lie unless chance decides, name -> an object with `about` and
  `cells`; any other legal cells can be written instead of a name
- `switches`: id -> an object with `question` and `values`
- `line`: how it is all written, as `--edition` takes it
"""

import argparse
import json
import shutil
import sys
import textwrap

_INDENT = 4


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Tell the command line about this command."""
    parser = subparsers.add_parser(
        "editions",
        help="see what can be played: editions, what can be added, switches",
        description="Lists editions, what can be added to them, and the switches of the rules.",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print everything there is to choose from."""
    from rockfall.editions.listing import listing

    if args.json:
        print(json.dumps(listing(), indent=2))
    else:
        # One line an entry for a pipe, so that it can be searched; folded for a reader.
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 10_000
        for line in _lines():
            indent = " " * (len(line) - len(line.lstrip()) + _INDENT)
            print(textwrap.fill(line, width, subsequent_indent=indent, break_on_hyphens=False))
    return 0


def _lines() -> list[str]:
    """The same for people."""
    from rockfall.editions.data import CATALOGUE, JUBILEE
    from rockfall.editions.listing import DEFAULT, excluded
    from rockfall.editions.pairs import EXAMPLE
    from rockfall.editions.registry import seat_limits

    base = seat_limits([])
    lines = [f"Editions, for {base[0]} to {base[1]} players:"]
    for name, values in CATALOGUE.editions.items():
        usual = CATALOGUE.editions[DEFAULT]
        other = [f"{switch}={value}" for switch, value in values.items() if usual[switch] != value]
        what = f"differs from {DEFAULT} in {', '.join(other)}" if other else "what you get unasked"
        lines.append(f"  {name}: {what}")
    lines += ["", "Tables by name:"]
    for preset in CATALOGUE.presets.values():
        lines.append(f"  {preset.spec}: {preset.sentence}")
    lines += ["", f"What can be added, with a plus sign ({DEFAULT}+saboteur2):"]
    for name, part in CATALOGUE.parts.items():
        limits = seat_limits([name])
        seats = f" For {limits[0]} to {limits[1]} players." if limits != base else ""
        lines.append(f"  {name}: {part.sentence}{seats}")
        lines += [f"    not with {other}: {why}" for other, why in excluded(name).items()]
    lines += ["", f"Where chests lie, unless chance decides ({DEFAULT}+chests=fan):"]
    for name, layout in JUBILEE.chests.layouts.items():
        lines.append(f"  {name}: {layout.sentence}")
    lines.append(f"  {EXAMPLE}: or any other cells that the rules allow")
    lines += ["", f"Switches, each to be set alone ({DEFAULT}+E6=yes):"]
    for switch, data in CATALOGUE.switches.items():
        lines.append(f"  {switch} {data.question}: {_marked(switch, data.values)}")
    return lines


def _marked(switch: str, values: list[str]) -> str:
    """The values of a switch, each with the editions that have it."""
    from rockfall.editions.data import CATALOGUE

    told = []
    for value in values:
        having = [name for name, all_ in CATALOGUE.editions.items() if all_[switch] == value]
        told.append(f"{value} ({', '.join(having)})" if having else value)
    return ", ".join(told)
