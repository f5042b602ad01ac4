"""What a game's data file says of it, read into types; a slip in it is an error that names it."""

from importlib.resources import files

import msgspec


class PlayersData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many can play, and what it is that is for so many."""

    fewest: int
    most: int
    name: str
    #: how many a table is set for where nobody says
    usual: int = 5

    @property
    def unasked(self) -> int:
        """As many as usual, or the number next to it that can play."""
        return min(self.most, max(self.fewest, self.usual))


class ModulesData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All modules in their order, and those that are there when nothing is added."""

    order: list[str]
    base: list[str]


class FlowData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The way of a game through its phases."""

    steps: list[str]


class PresetData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up with a name."""

    spec: str
    sentence: str


class PartData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be added to an edition: its modules, and what it cannot go with, and why."""

    sentence: str
    adds: list[str] = []
    drops: list[str] = []
    excludes: dict[str, str] = {}
    #: how many can play with it, if that is not what the game says
    players: PlayersData | None = None


class SetupData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the number of players changes, for those numbers of which it is said."""

    fewest: int
    most: int
    sentence: str


class SwitchData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A switch: what it decides, and its values."""

    question: str
    values: list[str]


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as data: players, modules, flow, editions, and what can be added and switched."""

    sentence: str
    players: PlayersData
    modules: ModulesData
    flow: FlowData
    #: name -> switch -> value; the first is what one gets unasked
    editions: dict[str, dict[str, str]]
    presets: dict[str, PresetData] = {}
    #: of parts that say how many can play, the first that was added decides
    parts: dict[str, PartData] = {}
    switches: dict[str, SwitchData] = {}
    setups: dict[str, SetupData] = {}


def read_catalogue(package: str) -> Catalogue:
    """The catalogue in a package's `game.toml`."""
    raw = files(package).joinpath("game.toml").read_bytes()
    return msgspec.toml.decode(raw, type=Catalogue)
