"""The data files, read into types; a slip in them is an error that names the place."""

from importlib.resources import files

import msgspec


class PathData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that can lie on the grid."""

    name: str
    strands: list[str]
    count: int
    ladder: bool = False
    sort: str = ""
    door: str = ""
    crystals: int = 0


class ActionData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action card."""

    name: str
    sort: str
    count: int
    tools: list[str] = []


class GoldData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A gold card."""

    name: str
    nuggets: int
    count: int


class RoleData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A role in the box."""

    name: str
    count: int


class SeatsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of players."""

    saboteurs: int
    diggers: int
    hand: int


class LayoutData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where start and goals lie."""

    start: tuple[int, int]
    goals: list[tuple[int, int]]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Everything in the box."""

    layout: LayoutData
    start: list[PathData]
    goal: list[PathData]
    path: list[PathData]
    action: list[ActionData]
    gold: list[GoldData]
    role: list[RoleData]
    seats: dict[int, SeatsData]
    saboteur_pay: dict[int, int]
    gold_offer_cap: dict[int, int]


class Setup2Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Saboteur 2: numbers of players, hand, cards taken off the pile."""

    fewest: int
    most: int
    hand: int
    cut: int


class Cards2(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What Saboteur 2 adds to the box."""

    path: list[PathData]
    action: list[ActionData]
    role: list[RoleData]
    setup: Setup2Data
    pay: dict[int, int]


class SwitchData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A switch: what it decides, and its values."""

    question: str
    values: list[str]


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Modules, flows, switches and editions."""

    modules: dict[str, list[str]]
    flow: dict[str, list[str]]
    switches: dict[str, SwitchData]
    editions: dict[str, dict[str, str]]


def _read(name: str) -> bytes:
    return files("rockfall.editions").joinpath(name).read_bytes()


CARDS: Cards = msgspec.toml.decode(_read("cards.toml"), type=Cards, strict=False)
CARDS2: Cards2 = msgspec.toml.decode(_read("saboteur2.toml"), type=Cards2, strict=False)
CATALOGUE: Catalogue = msgspec.toml.decode(_read("editions.toml"), type=Catalogue)
