"""The registry: from a line such as ``classic+E6=no`` and a number of seats to rules.

Whatever cannot be set up is refused with one sentence that says what and why (M1).
"""

from typing import NamedTuple

from rockfall.editions.data import CARDS, CARDS2, CATALOGUE
from rockfall.editions.modules import MAKERS, Choice
from rockfall.kernel.build import Builder
from rockfall.kernel.rules import Rules

RANDOM_FIRST = -1
SABOTEUR2 = "saboteur2"
#: What can be added to an edition.
GAMES = [SABOTEUR2]


class EditionError(ValueError):
    """A set-up that cannot be played, and why."""


class Edition(NamedTuple):
    """A built set-up: its canonical line, its seats, and its rules."""

    spec: str
    seats: int
    first: int
    rules: Rules


def _one_of(names: list[str]) -> str:
    return ", ".join(names)


class Setup(NamedTuple):
    """What a line says: the edition's name, the games added to it, all switch values."""

    edition: str
    games: list[str]
    switches: dict[str, str]


def parse(spec: str) -> Setup:
    """Read a line."""
    name, *parts = spec.split("+")
    if name not in CATALOGUE.editions:
        known = _one_of(list(CATALOGUE.editions))
        raise EditionError(f"unknown edition '{name}': there are {known}")
    setup = Setup(name, [], dict(CATALOGUE.editions[name]))
    for part in parts:
        switch, equals, value = part.partition("=")
        if equals:
            _set(setup.switches, switch, value)
        elif part not in GAMES:
            raise EditionError(f"unknown module '{part}': there are {_one_of(GAMES)}")
        elif part not in setup.games:
            setup.games.append(part)
    return setup


def _set(switches: dict[str, str], switch: str, value: str) -> None:
    if switch not in CATALOGUE.switches:
        known = _one_of(list(CATALOGUE.switches))
        raise EditionError(f"unknown switch '{switch}': there are {known}")
    values = CATALOGUE.switches[switch].values
    if value not in values:
        raise EditionError(f"switch {switch} cannot be '{value}': it can be {_one_of(values)}")
    switches[switch] = value


def canonical(spec: str) -> str:
    """The shortest line for the same set-up, switches in order."""
    setup = parse(spec)
    usual = CATALOGUE.editions[setup.edition]
    order = list(CATALOGUE.switches)
    changed = sorted(setup.switches.items(), key=lambda item: order.index(item[0]))
    games = [f"+{game}" for game in sorted(setup.games)]
    parts = [f"+{key}={value}" for key, value in changed if usual[key] != value]
    return "".join([setup.edition, *games, *parts])


def load(spec: str = "jubilee", seats: int = 5, first: int = RANDOM_FIRST) -> Edition:
    """Build the rules of a set-up; `first` is the host's choice of first player (B5)."""
    setup = parse(spec)
    second = SABOTEUR2 in setup.games
    fewest, most = seat_limits(second)
    if not fewest <= seats <= most:
        game = "Saboteur 2" if second else "the base game"
        raise EditionError(f"{game} is for {fewest} to {most} players, not for {seats}")
    if first != RANDOM_FIRST and not 0 <= first < seats:
        raise EditionError(f"seat {first} cannot begin: seats are 0 to {seats - 1}")
    choice = Choice(seats, setup.switches, first, second)
    names = CATALOGUE.modules[SABOTEUR2 if second else "base"]
    rules = Builder(seats, CATALOGUE.flow["steps"]).build([MAKERS[name](choice) for name in names])
    return Edition(canonical(spec), seats, first, rules)


def seat_limits(second: bool) -> tuple[int, int]:
    """The fewest and the most players, with Saboteur 2 or without."""
    if second:
        return CARDS2.setup.fewest, CARDS2.setup.most
    return min(CARDS.seats), max(CARDS.seats)
