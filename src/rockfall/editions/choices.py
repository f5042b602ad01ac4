"""What can be chosen for a table, game by game."""

from msgspec import Struct

#: The fewest and the most.
Limits = tuple[int, int]


class PresetChoice(Struct, frozen=True):
    """A table that people ask for by name."""

    #: what is played, as one line
    spec: str
    about: str
    players: Limits


class SettingChoice(Struct, frozen=True):
    """A word with which something about a part can be settled."""

    about: str
    #: the same without the name
    written: str


class PartChoice(Struct, frozen=True):
    """Something that can be added to an edition."""

    about: str
    #: the fewest and the most who can play with it alone
    players: Limits
    #: another part -> why the two do not go together
    excludes: dict[str, str]
    #: words that can be written after it, `part=word`; without one it is as usual
    settings: dict[str, SettingChoice]
    #: whether all others may be asked at once, so that a table's `window` counts
    window: bool


class SwitchChoice(Struct, frozen=True):
    """A switch of the rules: what it decides, and its values."""

    question: str
    values: list[str]


class SetupChoice(Struct, frozen=True):
    """What is so for some numbers of players."""

    players: Limits
    about: str


class GameChoices(Struct, frozen=True):
    """All there is to choose from in one game."""

    about: str
    #: the edition one gets without asking
    default: str
    #: how a line is written that says what is played
    line: str
    #: the fewest and the most, when nothing is added
    players: Limits
    #: how many play where nobody says
    seats: int
    #: how many rounds a match has, so that with one a table's `interval` does not count
    rounds: int
    #: what the number of players changes, each for some of them
    setups: dict[str, SetupChoice]
    #: edition -> switch -> value
    editions: dict[str, dict[str, str]]
    presets: dict[str, PresetChoice]
    parts: dict[str, PartChoice]
    switches: dict[str, SwitchChoice]


class Editions(Struct, frozen=True):
    """Everything that can be played."""

    #: the edition one gets without asking for any
    default: str
    games: dict[str, GameChoices]
