"""Writes kinds.json: every card of every game with its shape, for the gallery, the tests and pages.

Run from the root of the repository: `python web/src/art/kinds.py`; with `--check` nothing is
written, and a file that is out of date is an error.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from rockfall.editions.game import Game
from rockfall.editions.games import GAMES
from rockfall.editions.registry import load, seat_limits
from rockfall.server.told_layout import layout_of

FILE = Path(__file__).with_name("kinds.json")


def kinds() -> str:
    """A line for each kind, in the order of the games, their editions and what can be added."""
    lines: dict[tuple[str, str], str] = {}
    for game in GAMES.values():
        for name, shape in _shapes(game):
            kind = {"game": game.name, "name": name, **shape}
            lines[game.name, name] = json.dumps(kind, separators=(",", ":"))
    return "[\n" + ",\n".join(lines.values()) + "\n]\n"


def _shapes(game: Game) -> Iterator[tuple[str, dict[str, Any]]]:
    parts = [f"{game.default}+{part}" for part in game.catalogue.parts]
    for spec in [*game.catalogue.editions, *parts]:
        told = layout_of(load(spec, seats=seat_limits(spec)[1]).rules.layout)
        for kind, name in list(enumerate(told.kinds))[1:]:
            shape = {
                "strands": told.strands[kind],
                "doors": told.doors[kind],
                "ladders": told.ladders[kind],
            }
            spaces = msgspec.to_builtins(told.spaces[kind])
            yield name, shape | ({"spaces": spaces} if spaces else {})


def main() -> None:
    """Write the file, or compare it."""
    if sys.argv[1:] == ["--check"]:
        sys.exit(FILE.read_text() != kinds())
    FILE.write_text(kinds())


if __name__ == "__main__":
    main()
