"""The registry: from a line such as ``classic+chests=fan+E6=no`` and seats to rules.

Whatever cannot be set up is refused with one sentence that says what and why (M1).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from rockfall.editions.catalogue import PlayersData
from rockfall.editions.game import Choice, Game
from rockfall.editions.games import DEFAULT, editions, game_of
from rockfall.kernel.rules import Rules

RANDOM_FIRST = -1


class EditionError(ValueError):
    """A set-up that cannot be played, and why."""


@dataclass(frozen=True)
class Edition:
    """A built set-up: its game, its canonical line, its seats, and its rules."""

    game: str
    spec: str
    seats: int
    first: int
    #: what the number of players makes of the game, "" where nothing is said of that
    setup: str
    rules: Rules


class Setup(NamedTuple):
    """What a line says: the game, its edition, the parts added to it, all switch values."""

    game: Game
    edition: str
    parts: list[str]
    switches: dict[str, str]
    #: part -> what was settled about it, in its shortest form; without those left as usual
    settings: dict[str, str]


def _one_of(names: Iterable[str]) -> str:
    return ", ".join(names)


def parse(spec: str) -> Setup:
    """Read a line; refuse what it cannot mean, or cannot go together (M1)."""
    name, *words = spec.split("+")
    game = game_of(name)
    if game is None:
        raise EditionError(f"unknown edition '{name}': there are {_one_of(editions())}")
    setup = Setup(game, name, [], dict(game.catalogue.editions[name]), {})
    for word in words:
        what, equals, value = word.partition("=")
        if equals and what not in game.settings:
            _set(setup, what, value)
            continue
        if what not in game.catalogue.parts:
            known = _one_of(game.catalogue.parts)
            raise EditionError(f"unknown module '{what}': there are {known}")
        if what not in setup.parts:
            setup.parts.append(what)
        if equals:
            _settle(setup, what, value)
    for one, other, reason in game.exclusions():
        if one in setup.parts and other in setup.parts:
            raise EditionError(f"'{one}' does not go with '{other}': {reason}")
    for part, value in setup.settings.items():
        fault = game.settings[part].fault(value, setup.parts)
        if fault:
            raise EditionError(fault)
    return setup


def _set(setup: Setup, switch: str, value: str) -> None:
    switches = setup.game.catalogue.switches
    if switch not in switches:
        raise EditionError(f"unknown switch '{switch}': there are {_one_of(switches)}")
    values = switches[switch].values
    if value not in values:
        raise EditionError(f"switch {switch} cannot be '{value}': it can be {_one_of(values)}")
    setup.switches[switch] = value


def _settle(setup: Setup, part: str, word: str) -> None:
    setting = setup.game.settings[part]
    value = setting.read(word)
    if value is None:
        known = _one_of([setting.usual, *setting.names])
        others = f"or {setting.others} such as {setting.example}"
        raise EditionError(f"{part} cannot be '{word}': it can be {known}, {others}")
    setup.settings.pop(part, None)
    if value:
        setup.settings[part] = value


def canonical(spec: str) -> str:
    """The shortest line for the same set-up, parts and switches in the catalogue's order."""
    return _line(parse(spec))


def _line(setup: Setup) -> str:
    catalogue, settled = setup.game.catalogue, setup.settings
    parts = [part for part in catalogue.parts if part in setup.parts]
    usual = catalogue.editions[setup.edition]
    switches = [
        f"{switch}={value}"
        for switch in catalogue.switches
        if (value := setup.switches[switch]) != usual[switch]
    ]
    words = [f"{part}={settled[part]}" if part in settled else part for part in parts]
    return "+".join([setup.edition, *words, *switches])


def seat_limits(spec: str) -> tuple[int, int]:
    """The fewest and the most players of a set-up."""
    setup = parse(spec)
    players = setup.game.players(setup.parts)
    return players.fewest, players.most


def usual_seats(spec: str) -> int:
    """How many play a set-up where nobody says."""
    setup = parse(spec)
    return setup.game.players(setup.parts).unasked


def check(spec: str, seats: int, first: int) -> str:
    """The canonical line of a set-up that can be played, without building it; else EditionError."""
    return _line(_playable(spec, seats, first))


def _playable(spec: str, seats: int, first: int) -> Setup:
    setup = parse(spec)
    players: PlayersData = setup.game.players(setup.parts)
    if not players.fewest <= seats <= players.most:
        limits = f"{players.fewest} to {players.most}"
        raise EditionError(f"{players.name} is for {limits} players, not for {seats}")
    if first != RANDOM_FIRST and not 0 <= first < seats:
        raise EditionError(f"seat {first} cannot begin: seats are 0 to {seats - 1}")
    return setup


def load(spec: str = DEFAULT, seats: int = 5, first: int = RANDOM_FIRST) -> Edition:
    """Build the rules of a set-up; `first` is the host's choice of first player (B5)."""
    setup = _playable(spec, seats, first)
    parts = frozenset(setup.parts)
    choice = Choice(seats, setup.switches, first, parts, setup.settings)
    rules = setup.game.build(choice)
    company = setup.game.setup_of(seats)
    return Edition(setup.game.name, _line(setup), seats, first, company, rules)
