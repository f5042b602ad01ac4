"""The registry: from a line such as ``classic+E6=no`` and a number of seats to rules.

Whatever cannot be set up is refused with one sentence that says what and why (M1).
"""

from typing import NamedTuple

from rockfall.editions.data import CARDS, CATALOGUE
from rockfall.editions.modules import MAKERS, Choice
from rockfall.kernel.build import Builder
from rockfall.kernel.rules import Rules

RANDOM_FIRST = -1


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


def parse(spec: str) -> tuple[str, dict[str, str]]:
    """The edition's name and all its switch values, out of a line."""
    name, *parts = spec.split("+")
    if name not in CATALOGUE.editions:
        raise EditionError(
            f"unknown edition '{name}': there are {_one_of(list(CATALOGUE.editions))}"
        )
    switches = dict(CATALOGUE.editions[name])
    for part in parts:
        switch, equals, value = part.partition("=")
        if not equals:
            raise EditionError(f"unknown module '{part}': edition '{name}' has none to add")
        if switch not in CATALOGUE.switches:
            known = _one_of(list(CATALOGUE.switches))
            raise EditionError(f"unknown switch '{switch}': there are {known}")
        values = CATALOGUE.switches[switch].values
        if value not in values:
            raise EditionError(f"switch {switch} cannot be '{value}': it can be {_one_of(values)}")
        switches[switch] = value
    return name, switches


def canonical(spec: str) -> str:
    """The shortest line for the same set-up, switches in order."""
    name, switches = parse(spec)
    usual = CATALOGUE.editions[name]
    parts = [f"+{key}={value}" for key, value in sorted(switches.items()) if usual[key] != value]
    return name + "".join(parts)


def load(spec: str = "jubilee", seats: int = 5, first: int = RANDOM_FIRST) -> Edition:
    """Build the rules of a set-up; `first` is the host's choice of first player (B5)."""
    _, switches = parse(spec)
    fewest, most = min(CARDS.seats), max(CARDS.seats)
    if not fewest <= seats <= most:
        raise EditionError(f"the base game is for {fewest} to {most} players, not for {seats}")
    if first != RANDOM_FIRST and not 0 <= first < seats:
        raise EditionError(f"seat {first} cannot begin: seats are 0 to {seats - 1}")
    choice = Choice(seats, switches, first)
    builder = Builder(seats, CATALOGUE.flow["base"])
    rules = builder.build([MAKERS[name](choice) for name in CATALOGUE.modules["base"]])
    return Edition(canonical(spec), seats, first, rules)
