"""Writes what is to be said of every card: `python tools/cards.py`.

A page of the client shows each kind with its family, its sentences, the ways it can lie, how many
there are with which part of the game, and the rules about it. All numbers are the engine's own.
"""

import json
import re
from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final

from rockfall.editions.games import GAMES
from rockfall.editions.listing import on_cells
from rockfall.editions.registry import load, seat_limits
from rockfall.editions.saboteur.data import CARDS2
from rockfall.kernel.geometry import TURNED
from rockfall.server.told_layout import layout_of

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "web" / "src" / "screens" / "cards" / "cards.json"
#: Where the cards lie when all are gathered -> what cards from there are called together.
_BOXES: Final = {
    "start-box": "goal",
    "goal-box": "goal",
    "double-box": "goal",
    "role-box": "role",
    "gold-pile": "gold",
    "chest-box": "chest",
    "tunnel-box": "chest",
}
#: What is said of cards by their names, the first that fits; others say what their name says.
_SAID: Final = {
    "broken-*": "broken",
    "fix-*-*": "fix-two",
    "fix-*": "fix",
    "stone-*": "stone",
    "bag-*": "bag",
    "gold-*": "gold",
    "double-*": "double",
    "tunnel-*": "tunnel",
}
#: What is said -> the rules about it.
_RULES: Final = {
    "path": "G1 G2 G3 G5",
    "dead-end": "G2 G4",
    "stub": "G2 G4",
    "apart": "S10 S11",
    "ladder": "S12 S13",
    "door-1": "S14 S20",
    "door-2": "S14 S20",
    "crystal": "S15 S23",
    "start": "B2",
    "treasure": "B2 B13",
    "stone": "B2 G7",
    "bag": "N1 N2",
    "dragon": "N1 N2",
    "spider": "N1 N2",
    "double": "W1 W2 P1 P2",
    "tunnel": "X1 X2",
    "broken": "B8 B9",
    "fix": "B10",
    "fix-two": "B10",
    "craftsman": "C21",
    "map": "B12",
    "rockfall": "B11",
    "trapped": "S16 B8",
    "free-at-last": "S16",
    "theft": "S17 S24",
    "hands-off": "S17",
    "inspection": "S18",
    "swap-hats": "S18",
    "swap-hands": "S19",
    "swap-goals": "C17",
    "storehouse": "C18",
    "veto": "C19",
    "change-of-direction": "C20",
    "pathfinder": "C22",
    "diversion": "C23",
    "gold": "B4 B15 B16",
    "digger": "B1 B13 B15",
    "saboteur": "B1 B14 B16",
    "greedy": "C16",
    "blue": "S1 S20 S21",
    "green": "S1 S20 S21",
    "boss": "S1 S22 S23",
    "profiteer": "S1 S22 S23",
    "geologist": "S1 S15 S23",
    "chest-*": "X2 X3 X4",
}
_CRYSTALS: Final = {card.name for card in CARDS2.path if card.crystals}


def slug(name: str) -> str:
    """A card's name as it stands in an address."""
    return name.replace("+", "-").lower()


def cards() -> list[dict[str, Any]]:
    """Every kind of card there is, in the order of what it can be played with."""
    found: dict[str, dict[str, Any]] = {}
    for game in filter(on_cells, GAMES.values()):
        specs = {part: f"{game.default}+{part}" for part in game.catalogue.parts}
        for deck, spec in ({game.default: game.default} | specs).items():
            for name, (least, most) in _counts(spec).items():
                traits = {"name": name, "slug": slug(name), **_traits(spec, name)}
                decks = found.setdefault(name, traits).setdefault("decks", [])
                # What a part leaves as it is in the plain edition goes without saying.
                if [game.default, least, most] not in decks:
                    decks.append([deck, least, most])
    return [*found.values()]


def _counts(spec: str) -> Mapping[str, tuple[int, int]]:
    """How many there are of each kind: the fewest and the most, over all numbers of players."""
    fewest, most = seat_limits(spec)
    counts: dict[str, list[int]] = {}
    for seats in range(fewest, most + 1):
        layout = load(spec, seats=seats).rules.layout
        for name, count in list(zip(layout.kinds, layout.count, strict=True))[1:]:
            counts.setdefault(name, []).append(count)
    return {name: (min(them), max(them)) for name, them in counts.items() if max(them)}


def _traits(spec: str, name: str) -> dict[str, Any]:
    """Family, sentences, ways to lie and rules of a card."""
    layout = layout_of(load(spec, seats=seat_limits(spec)[1]).rules.layout)
    kind = layout.kinds.index(name)
    strands = layout.strands[kind]
    box = next(zone for zone, full in zip(layout.zones, layout.full, strict=True) if kind in full)
    if box in _BOXES or not strands:
        family = _BOXES.get(box, "action")
        says = [next((said for form, said in _SAID.items() if fnmatchcase(name, form)), name)]
        ways = 0
    else:
        says = _path(name, strands, layout.doors[kind], layout.ladders[kind])
        family = says[-1] if says[-1] in ("dead-end", "ladder", "crystal") else "path"
        family = "door" if any(layout.doors[kind]) else family
        ways = 1 if {TURNED[strand] for strand in strands} == {*strands} else 2
    ids = {rule for said in says for rule in about(said)}
    rules = [rule for rule in rule_ids() if rule in ids]
    return {"family": family, "says": says, "ways": ways, "rules": rules}


def _path(name: str, strands: list[int], doors: list[int], ladders: list[bool]) -> list[str]:
    """What is to be said of a card that is laid: by its tunnels, not by its name."""
    ends = [strand.bit_count() == 1 for strand in strands]
    if any(ladders):
        # It is laid by a rule of its own, and whoever is in it is not at an end.
        return ["ladder"]
    says = ["path", *(["dead-end"] if all(ends) else ["stub"] if any(ends) else [])]
    says += ["apart"] if ends.count(False) > 1 else []
    says += [f"door-{colour}" for colour in doors if colour]
    says += ["crystal"] if name in _CRYSTALS else []
    return says


def about(said: str) -> list[str]:
    """The rules about what is said."""
    return next(ids for form, ids in _RULES.items() if fnmatchcase(said, form)).split()


@cache
def rule_ids() -> tuple[str, ...]:
    """The ids that the rules define, in their order."""
    text = (ROOT / "docs" / "rules.md").read_text("utf-8")
    return tuple(re.findall(r"^\*\*([A-Z]\d+)\*\*", text, re.MULTILINE))


def text() -> str:
    """The file, a line for each card."""
    lines = ",\n".join(json.dumps(card, separators=(",", ":")) for card in cards())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(text(), "utf-8")
