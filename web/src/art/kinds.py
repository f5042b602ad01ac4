"""Writes kinds.json: every card of every edition with its shape, for the gallery and the tests.

Run from the root of the repository: `python web/src/art/kinds.py`; with `--check` nothing is
written, and a file that is out of date is an error.
"""

import json
import sys
from pathlib import Path

from rockfall.editions.games import GAMES
from rockfall.editions.listing import on_cells
from rockfall.editions.registry import load, seat_limits
from rockfall.server.told_events import layout_of

FILE = Path(__file__).with_name("kinds.json")


def kinds() -> str:
    """A line for each kind, in the order of the editions and what can be added to them."""
    specs: list[str] = []
    for game in filter(on_cells, GAMES.values()):
        specs += game.catalogue.editions
        specs += [f"{game.default}+{part}" for part in game.catalogue.parts]
    lines: dict[str, str] = {}
    for spec in specs:
        told = layout_of(load(spec, seats=seat_limits(spec)[0]).rules.layout)
        shapes = zip(told.kinds, told.strands, told.doors, told.ladders, strict=True)
        for name, strands, doors, ladders in list(shapes)[1:]:
            shape = {"strands": strands, "doors": doors, "ladders": ladders}
            lines[name] = json.dumps({"name": name, **shape}, separators=(",", ":"))
    return "[\n" + ",\n".join(lines.values()) + "\n]\n"


def main() -> None:
    """Write the file, or compare it."""
    if sys.argv[1:] == ["--check"]:
        sys.exit(FILE.read_text() != kinds())
    FILE.write_text(kinds())


if __name__ == "__main__":
    main()
