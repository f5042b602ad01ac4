"""`rockfall editions`: what can be played, how it can be changed, and what does not go together.

`--json` prints one object:

- `default`: the edition one gets without asking
- `games`: name -> an object with
  - `about`; `default`: the edition one gets in this game
  - `editions`: name -> switch -> value
  - `players`: the fewest and the most, for an edition to which nothing is added; `seats`: how many
    play where nobody says
  - `setups`: what the number of players changes, name -> an object with `players` and `about`
  - `presets`: tables people ask for by name, name -> an object with `spec`, `about` and `players`
  - `parts`: what can be added to an edition, name -> an object with `about`, `players` (fewest and
    most with this part alone), `excludes` (another part -> why the two do not go together) and
    `settings` (words that can be written after it, `part=word` -> an object with `about` and
    `written`, the same without a name)
  - `switches`: id -> an object with `question` and `values`
  - `line`: how it is all written, as `--edition` takes it
"""

import argparse
import json
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rockfall.editions.catalogue import Catalogue
    from rockfall.editions.game import Game

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
    from msgspec import to_builtins

    from rockfall.editions.games import GAMES
    from rockfall.editions.listing import listing

    if args.json:
        print(json.dumps(to_builtins(listing()), indent=2))
    else:
        # One line an entry for a pipe, so that it can be searched; folded for a reader.
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 10_000
        for game in GAMES.values():
            for line in _lines(game):
                indent = " " * (len(line) - len(line.lstrip()) + _INDENT)
                print(textwrap.fill(line, width, subsequent_indent=indent, break_on_hyphens=False))
    return 0


def _lines(game: "Game") -> list[str]:
    """The same of one game for people."""
    catalogue, usual = game.catalogue, game.catalogue.editions[game.default]
    base = game.players([])
    lines = [f"{game.name.upper()}: {catalogue.sentence}", ""]
    lines.append(f"Editions, for {base.fewest} to {base.most} players:")
    for name, values in catalogue.editions.items():
        other = [f"{switch}={value}" for switch, value in values.items() if usual[switch] != value]
        differs = f"differs from {game.default} in {', '.join(other)}"
        lines.append(f"  {name}: {differs if other else 'what you get unasked'}")
    for setup in catalogue.setups.values():
        numbers = f"{setup.fewest} to {setup.most}" if setup.most > setup.fewest else setup.most
        lines.append(f"  with {numbers} players: {setup.sentence}")
    if catalogue.presets:
        lines += ["", "Tables by name:"]
        lines += [f"  {preset.spec}: {preset.sentence}" for preset in catalogue.presets.values()]
    lines += _parts(game)
    for part, setting in game.settings.items():
        first = next(iter(setting.names), setting.example)
        lines += ["", f"{setting.question} ({game.default}+{part}={first}):"]
        lines += [f"  {name}: {named.about}" for name, named in setting.names.items()]
        lines.append(f"  {setting.example}: or any other {setting.others} that the rules allow")
    lines += _switches(catalogue)
    return [*lines, ""]


def _parts(game: "Game") -> list[str]:
    """What can be added, for how many players, and what does not go with it."""
    parts, base = game.catalogue.parts, game.players([])
    lines = []
    for name, part in parts.items():
        limits = game.players([name])
        seats = (limits.fewest, limits.most)
        told = f" For {limits.fewest} to {limits.most} players."
        same = seats == (base.fewest, base.most)
        lines.append(f"  {name}: {part.sentence}{'' if same else told}")
        lines += [f"    not with {other}: {why}" for other, why in game.excluded(name).items()]
    if lines:
        example = f"{game.default}+{next(iter(parts))}"
        lines = ["", f"What can be added, with a plus sign ({example}):", *lines]
    return lines


def _switches(catalogue: "Catalogue") -> list[str]:
    """The switches with their values, each with the editions that have it."""
    lines = []
    for switch, data in catalogue.switches.items():
        told = []
        for value in data.values:
            having = [name for name, all_ in catalogue.editions.items() if all_[switch] == value]
            told.append(f"{value} ({', '.join(having)})" if having else value)
        lines.append(f"  {switch} {data.question}: {', '.join(told)}")
    if lines:
        switch, data = next(iter(catalogue.switches.items()))
        example = f"{next(iter(catalogue.editions))}+{switch}={data.values[-1]}"
        lines = ["", f"Switches, each to be set alone ({example}):", *lines]
    return lines
