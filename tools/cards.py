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

from rockfall.editions.game import Game
from rockfall.editions.games import GAMES
from rockfall.editions.registry import load, seat_limits
from rockfall.server.told_layout import layout_of
from tools import cards_cave, cards_saboteur

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "web" / "src" / "screens" / "cards" / "cards.json"
#: Game -> what says of its cards what is to be said.
_SAYERS: Final[Mapping[str, Any]] = {"saboteur": cards_saboteur, "cave": cards_cave}


def slug(game: str, name: str) -> str:
    """A card's name as it stands in an address; the first game's stand there as they are."""
    plain = name.replace("+", "-").replace(".", "-").lower()
    return plain if game == next(iter(GAMES)) else f"{game}-{plain}"


def cards() -> list[dict[str, Any]]:
    """Every page there is of a card, in the order of games and of what it can be played with."""
    return [page for game in GAMES.values() for page in _pages(game)]


def _pages(game: Game) -> list[dict[str, Any]]:
    pages: dict[str, dict[str, Any]] = {}
    specs = {part: f"{game.default}+{part}" for part in game.catalogue.parts}
    for deck, spec in ({game.default: game.default} | specs).items():
        for page, kinds in _kinds(game.name, spec).items():
            least, most = (sum(ends) for ends in zip(*kinds.values(), strict=True))
            found = pages.setdefault(page, _page(game.name, spec, page, [*kinds]))
            # What a part leaves as it is in the plain edition goes without saying.
            if [game.default, least, most] not in found["decks"]:
                found["decks"].append([deck, least, most])
    return [*pages.values()]


def _kinds(game: str, spec: str) -> Mapping[str, Mapping[str, tuple[int, int]]]:
    """Page -> the kinds that it is about, and how many there are of each."""
    found: dict[str, dict[str, tuple[int, int]]] = {}
    for name, counts in _counts(spec).items():
        found.setdefault(_SAYERS[game].page_name(name), {})[name] = counts
    return found


def _counts(spec: str) -> Mapping[str, tuple[int, int]]:
    """How many there are of each kind: the fewest and the most, over all numbers of players."""
    fewest, most = seat_limits(spec)
    counts: dict[str, list[int]] = {}
    for seats in range(fewest, most + 1):
        layout = load(spec, seats=seats).rules.layout
        for name, count in list(zip(layout.kinds, layout.count, strict=True))[1:]:
            counts.setdefault(name, []).append(count)
    return {name: (min(them), max(them)) for name, them in counts.items() if max(them)}


def _page(game: str, spec: str, page: str, kinds: list[str]) -> dict[str, Any]:
    """Names, family, sentences, ways to lie and rules of a card."""
    layout = layout_of(load(spec, seats=seat_limits(spec)[1]).rules.layout)
    kind = layout.kinds.index(kinds[0])
    box = next(zone for zone, full in zip(layout.zones, layout.full, strict=True) if kind in full)
    family, says, ways = _SAYERS[game].traits(layout, kind, box)
    ids = {rule for said in says for rule in about(said)}
    return {
        "game": game,
        "kinds": kinds,
        "slug": slug(game, page),
        "family": family,
        "says": says,
        "ways": ways,
        "rules": [rule for rule in rule_ids() if rule in ids],
        "decks": [],
    }


def about(said: str) -> list[str]:
    """The rules about what is said."""
    rules = cards_saboteur.RULES | cards_cave.RULES
    return next(ids for form, ids in rules.items() if fnmatchcase(said, form)).split()


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
