"""The cards and tables of Saboteur, read into types; a slip in them is an error that names it."""

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
    pieces: int = 0


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
    """A role in the box, and its side if it has one of its own."""

    name: str
    count: int
    side: str = ""


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
    """Saboteur 2: hand, cards taken off the pile."""

    hand: int
    cut: int


class Cards2(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What Saboteur 2 adds to the box."""

    path: list[PathData]
    action: list[ActionData]
    role: list[RoleData]
    setup: Setup2Data
    pay: dict[int, int]


class GreedyData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The greedy dwarf."""

    pay: int
    side: str


class GoalsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the new goals lie."""

    goals: list[tuple[int, int]]


class TournamentSeats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Roles of the tournament for a number of players."""

    saboteurs: int
    diggers: int
    greedy: int


class TournamentData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tournament: where its card lies, what it pays, which roles it deals."""

    card: tuple[int, int]
    finisher: int
    digger: int
    greedy: int
    saboteur: int
    seats: dict[int, TournamentSeats]


class TollData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Toll tunnels: dwarves, and pieces for everyone to begin with."""

    dwarves: int
    start: int


class PairsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lay-out of chest pairs with a name."""

    sentence: str
    cells: list[tuple[int, int]]


class ChestsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Treasure chests: pairs a round, their columns, named lay-outs, which chest does what."""

    pairs: int
    columns: tuple[int, int]
    layouts: dict[str, PairsData]
    effects: dict[str, str]


class DoubleData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the double card lies."""

    cells: list[tuple[int, int]]


class Jubilee(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What the jubilee edition adds to the box."""

    action: list[ActionData]
    greedy: GreedyData
    goal: list[PathData]
    layout: GoalsData
    toll: TollData
    chests: ChestsData
    tunnel: list[PathData]
    double: list[PathData]
    double_layout: DoubleData
    tournament: TournamentData


def _read(name: str) -> bytes:
    return files("rockfall.editions.saboteur").joinpath(name).read_bytes()


CARDS: Cards = msgspec.toml.decode(_read("cards.toml"), type=Cards, strict=False)
CARDS2: Cards2 = msgspec.toml.decode(_read("saboteur2.toml"), type=Cards2, strict=False)
JUBILEE: Jubilee = msgspec.toml.decode(_read("jubilee.toml"), type=Jubilee, strict=False)
