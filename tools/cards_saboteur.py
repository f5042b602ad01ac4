"""What is to be said of the cards of Saboteur and its parts: which sentences, and the rules."""

from fnmatch import fnmatchcase
from typing import Final

from rockfall.editions.saboteur.data import CARDS2
from rockfall.kernel.geometry import TURNED
from rockfall.server.protocol.layout import ToldLayout

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
RULES: Final = {
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


def page_name(name: str) -> str:
    """Every kind has a page of its own."""
    return name


def traits(layout: ToldLayout, kind: int, box: str) -> tuple[str, list[str], int]:
    """Family, sentences and ways to lie of a card."""
    name, strands, doors = layout.kinds[kind], layout.strands[kind], layout.doors[kind]
    if box in _BOXES or not strands:
        said = next((said for form, said in _SAID.items() if fnmatchcase(name, form)), name)
        return _BOXES.get(box, "action"), [said], 0
    says = _path(name, strands, doors, layout.ladders[kind])
    family = says[-1] if says[-1] in ("dead-end", "ladder", "crystal") else "path"
    ways = 1 if {TURNED[strand] for strand in strands} == {*strands} else 2
    return "door" if any(doors) else family, says, ways


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
