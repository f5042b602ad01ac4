"""The registry: from a line such as ``classic+chests=fan+E6=no`` and seats to rules.

Whatever cannot be set up is refused with one sentence that says what and why (M1).
"""

from dataclasses import dataclass
from typing import NamedTuple

from rockfall.editions import pairs
from rockfall.editions.data import CARDS, CARDS2, CATALOGUE, JUBILEE
from rockfall.editions.modules import MAKERS, Choice
from rockfall.kernel.build import Builder
from rockfall.kernel.rules import Rules

RANDOM_FIRST = -1
#: The part that has a setting: where its pairs lie.
CHESTS = "chests"


class EditionError(ValueError):
    """A set-up that cannot be played, and why."""


@dataclass(frozen=True)
class Edition:
    """A built set-up: its canonical line, its seats, and its rules."""

    spec: str
    seats: int
    first: int
    rules: Rules


def _one_of(names: list[str]) -> str:
    return ", ".join(names)


class Setup(NamedTuple):
    """What a line says: the edition's name, the parts added to it, all switch values."""

    edition: str
    parts: list[str]
    switches: dict[str, str]
    #: where the chest pairs lie; nowhere if that is left to chance
    pairs: tuple[int, ...]


def parse(spec: str) -> Setup:
    """Read a line; refuse what it cannot mean, or cannot go together (M1)."""
    name, *words = spec.split("+")
    if name not in CATALOGUE.editions:
        known = _one_of(list(CATALOGUE.editions))
        raise EditionError(f"unknown edition '{name}': there are {known}")
    parts: list[str] = []
    switches = dict(CATALOGUE.editions[name])
    cells: tuple[int, ...] = ()
    for word in words:
        what, equals, value = word.partition("=")
        if equals and what != CHESTS:
            _set(switches, what, value)
            continue
        if what not in CATALOGUE.parts:
            raise EditionError(
                f"unknown module '{what}': there are {_one_of(list(CATALOGUE.parts))}"
            )
        if what not in parts:
            parts.append(what)
        if equals:
            cells = _cells(value)
    for one, other, reason in exclusions():
        if one in parts and other in parts:
            raise EditionError(f"'{one}' does not go with '{other}': {reason}")
    fault = pairs.fault(cells, parts)
    if fault:
        raise EditionError(fault)
    return Setup(name, parts, switches, cells)


def exclusions() -> list[tuple[str, str, str]]:
    """Which parts do not go together, and why."""
    return [
        (name, other, reason)
        for name, part in CATALOGUE.parts.items()
        for other, reason in part.excludes.items()
    ]


def _set(switches: dict[str, str], switch: str, value: str) -> None:
    if switch not in CATALOGUE.switches:
        known = _one_of(list(CATALOGUE.switches))
        raise EditionError(f"unknown switch '{switch}': there are {known}")
    values = CATALOGUE.switches[switch].values
    if value not in values:
        raise EditionError(f"switch {switch} cannot be '{value}': it can be {_one_of(values)}")
    switches[switch] = value


def _cells(word: str) -> tuple[int, ...]:
    cells = pairs.read(word)
    if cells is None:
        known = _one_of([pairs.RANDOM, *pairs.LAYOUTS])
        example = f"or cells such as {pairs.EXAMPLE}"
        raise EditionError(f"chests cannot be '{word}': it can be {known}, {example}")
    return cells


def canonical(spec: str) -> str:
    """The shortest line for the same set-up, parts and switches in the catalogue's order."""
    setup = parse(spec)
    usual = CATALOGUE.editions[setup.edition]
    parts = [f"+{part}" for part in CATALOGUE.parts if part in setup.parts]
    if setup.pairs:
        parts[parts.index(f"+{CHESTS}")] += f"={pairs.write(setup.pairs)}"
    switches = [
        f"+{switch}={setup.switches[switch]}"
        for switch in CATALOGUE.switches
        if setup.switches[switch] != usual[switch]
    ]
    return "".join([setup.edition, *parts, *switches])


def seat_limits(parts: list[str]) -> tuple[int, int, str]:
    """The fewest and the most players, and what sets these limits."""
    if "saboteur2" in parts:
        return CARDS2.setup.fewest, CARDS2.setup.most, "Saboteur 2"
    if "tournament" in parts:
        seats = JUBILEE.tournament.seats
        return min(seats), max(seats), "the tournament"
    return min(CARDS.seats), max(CARDS.seats), "the base game"


def modules_of(parts: list[str]) -> list[str]:
    """The modules of a set-up, in the catalogue's order."""
    chosen = set(CATALOGUE.modules["base"])
    for part in parts:
        chosen |= set(CATALOGUE.parts[part].adds)
    for part in parts:
        chosen -= set(CATALOGUE.parts[part].drops)
    return [name for name in CATALOGUE.modules["order"] if name in chosen]


def check(spec: str, seats: int, first: int) -> str:
    """The canonical line of a set-up that can be played, without building it; else EditionError."""
    _playable(spec, seats, first)
    return canonical(spec)


def _playable(spec: str, seats: int, first: int) -> Setup:
    setup = parse(spec)
    fewest, most, game = seat_limits(setup.parts)
    if not fewest <= seats <= most:
        raise EditionError(f"{game} is for {fewest} to {most} players, not for {seats}")
    if first != RANDOM_FIRST and not 0 <= first < seats:
        raise EditionError(f"seat {first} cannot begin: seats are 0 to {seats - 1}")
    return setup


def load(spec: str = "jubilee", seats: int = 5, first: int = RANDOM_FIRST) -> Edition:
    """Build the rules of a set-up; `first` is the host's choice of first player (B5)."""
    setup = _playable(spec, seats, first)
    choice = Choice(seats, setup.switches, first, frozenset(setup.parts), setup.pairs)
    modules = [MAKERS[name](choice) for name in modules_of(setup.parts)]
    rules = Builder(seats, CATALOGUE.flow["steps"]).build(modules)
    return Edition(canonical(spec), seats, first, rules)
