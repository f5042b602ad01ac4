"""Everything there is to choose from, as plain data for programs and pages."""

from rockfall.editions.data import CATALOGUE, JUBILEE
from rockfall.editions.pairs import LAYOUTS
from rockfall.editions.registry import exclusions, parse, seat_limits
from rockfall.kernel.geometry import cell_text

DEFAULT = "jubilee"
LINE = "EDITION[+PART...][+chests=LAYOUT|CELL/CELL/CELL/CELL][+SWITCH=VALUE...]"


def listing() -> dict[str, object]:
    """Editions, presets, parts, switches: what each is, for how many, and what excludes what."""
    parts = {
        name: {
            "about": part.sentence,
            "players": list(seat_limits([name])[:2]),
            "excludes": excluded(name),
        }
        for name, part in CATALOGUE.parts.items()
    }
    presets = {
        name: {
            "spec": preset.spec,
            "about": preset.sentence,
            "players": list(seat_limits(parse(preset.spec).parts)[:2]),
        }
        for name, preset in CATALOGUE.presets.items()
    }
    layouts = {
        name: {"about": data.sentence, "cells": [cell_text(at) for at in LAYOUTS[name]]}
        for name, data in JUBILEE.chests.layouts.items()
    }
    switches = {
        name: {"question": switch.question, "values": switch.values}
        for name, switch in CATALOGUE.switches.items()
    }
    return {
        "default": DEFAULT,
        "line": LINE,
        "players": list(seat_limits([])[:2]),
        "editions": CATALOGUE.editions,
        "presets": presets,
        "parts": parts,
        "layouts": layouts,
        "switches": switches,
    }


def excluded(part: str) -> dict[str, str]:
    """What a part does not go with, and why; said by either of the two."""
    found = {}
    for one, other, reason in exclusions():
        if part in (one, other):
            found[other if part == one else one] = reason
    return found
