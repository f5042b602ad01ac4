"""The cards and tables of The Dark Cave, read into types; a slip in them is an error."""

from importlib.resources import files
from typing import Literal

import msgspec

Feature = Literal["", "ladder", "hole", "vein", "exit", "bridge", "tunnel"]
Sort = Literal[
    "information", "rockfall", "hands", "web", "boots", "axe", "rat", "lindworm", "goblin"
]
Group = Literal[1, 2, 3]


class CardData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The start card, or a goal."""

    name: str
    strands: list[str]
    feature: Feature


class PathData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A path card."""

    name: str
    group: Group
    strands: list[str]
    count: int
    feature: Feature = ""
    #: group 2: the opening at which its feature lies
    at: str = ""


class ActionData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action card."""

    name: str
    group: Group
    sort: Sort
    count: int


class CreatureData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A creature."""

    name: Sort
    steps: int
    effect: Literal["card", "gold", "paralysis"]


class ClanData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clan card in the box: the clan it shows, and the one it works for."""

    name: str
    clan: str
    side: str
    count: int


class SeatsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of players."""

    goals: list[tuple[int, int]]
    dealt: list[int]
    clans: dict[str, int]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Everything in the box."""

    gold: int
    gold_each: int
    pace: int
    hand: int
    cut: int
    start: CardData
    goal: list[CardData]
    path: list[PathData]
    action: list[ActionData]
    creature: list[CreatureData]
    clan: list[ClanData]
    seats: dict[int, SeatsData]


def _read(name: str) -> bytes:
    return files("rockfall.editions.cave").joinpath(name).read_bytes()


CARDS: Cards = msgspec.toml.decode(_read("cards.toml"), type=Cards, strict=False)
