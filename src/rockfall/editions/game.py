"""A game: its catalogue, the makers of its modules, and what can be settled about its parts."""

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from rockfall.editions.catalogue import Catalogue, PlayersData
from rockfall.kernel.build import Builder
from rockfall.kernel.module import Module
from rockfall.kernel.rules import Rules


class GameError(ValueError):
    """A game that contradicts itself, and where."""


class Choice(NamedTuple):
    """What a table was set up with."""

    seats: int
    switches: Mapping[str, str]
    first: int
    #: what was added to the edition
    parts: frozenset[str]
    #: part -> what was settled about it, as its `Setting` writes it; without those left as usual
    settings: Mapping[str, str] = {}


Maker = Callable[[Choice], Module]


class Named(NamedTuple):
    """A word for a setting that is a name: what it is about, and how it is written out."""

    about: str
    written: str


class Setting:
    """What can be settled about a part, written `part=word` in the line of a set-up."""

    #: what is settled, as the heading of a list
    question: str
    #: the word that says no more than the part's name alone
    usual: str
    names: Mapping[str, Named]
    #: words that are no names: what they are, one of them, and how a line of usage shows a word
    others: str
    example: str
    form: str

    def read(self, word: str) -> str | None:
        """The shortest word for the same, "" for the usual one; None if it is no word."""
        raise NotImplementedError

    def fault(self, word: str, parts: Collection[str]) -> str:
        """Why it cannot be played together with these parts; "" if it can."""
        raise NotImplementedError


class Game:
    """Everything one game brings; nothing outside of it knows what its parts are called."""

    def __init__(
        self,
        name: str,
        catalogue: Catalogue,
        makers: Mapping[str, Maker],
        settings: Mapping[str, Setting] | None = None,
    ) -> None:
        self.name = name
        self.catalogue = catalogue
        self.makers = makers
        #: part -> what can be settled about it
        self.settings = settings or {}
        for fault in _faults(self):
            raise GameError(f"the game '{name}' {fault}")

    @property
    def default(self) -> str:
        """The edition one gets without asking."""
        return next(iter(self.catalogue.editions))

    def exclusions(self) -> list[tuple[str, str, str]]:
        """Which parts do not go together, and why."""
        return [
            (name, other, reason)
            for name, part in self.catalogue.parts.items()
            for other, reason in part.excludes.items()
        ]

    def excluded(self, part: str) -> dict[str, str]:
        """What a part does not go with, and why; said by either of the two."""
        found = {}
        for one, other, reason in self.exclusions():
            if part in (one, other):
                found[other if part == one else one] = reason
        return found

    def players(self, parts: Collection[str]) -> PlayersData:
        """How many can play with these parts, and what sets these limits."""
        for name, part in self.catalogue.parts.items():
            if name in parts and part.players is not None:
                return part.players
        return self.catalogue.players

    def setup_of(self, seats: int) -> str:
        """The name of what a number of players makes of the game; "" if nothing is said of it."""
        setups = self.catalogue.setups.items()
        return next((name for name, it in setups if it.fewest <= seats <= it.most), "")

    def modules(self, parts: Collection[str]) -> list[str]:
        """The modules of a set-up, in the catalogue's order."""
        known = self.catalogue.parts
        chosen = set(self.catalogue.modules.base)
        for part in parts:
            chosen |= set(known[part].adds)
        for part in parts:
            chosen -= set(known[part].drops)
        return [name for name in self.catalogue.modules.order if name in chosen]

    def build(self, choice: Choice) -> Rules:
        """The rules of a set-up."""
        modules = [self.makers[name](choice) for name in self.modules(choice.parts)]
        return Builder(choice.seats, self.catalogue.flow.steps).build(modules)


def _faults(game: Game) -> list[str]:
    """What in a game's catalogue points at nothing, or could be read in two ways."""
    catalogue, order = game.catalogue, game.catalogue.modules.order
    parts, switches = catalogue.parts, catalogue.switches
    faults = [f"has no maker for its module '{name}'" for name in order if name not in game.makers]
    faults += ["has no edition"] if not catalogue.editions else []
    named = [*catalogue.modules.base, *(m for p in parts.values() for m in [*p.adds, *p.drops])]
    faults += [
        f"names a module '{name}' that is not in its order" for name in set(named) - {*order}
    ]
    excluded = {other for part in parts.values() for other in part.excludes}
    faults += [f"excludes a part '{name}' that it does not have" for name in excluded - {*parts}]
    faults += [
        f"settles a part '{name}' that it does not have" for name in {*game.settings} - {*parts}
    ]
    # So that a line can be taken apart without the catalogue: `name=value` sets a switch if its
    # name begins with a capital letter, and otherwise settles something about a part.
    faults += [
        f"has a switch '{name}' without a capital letter"
        for name in switches
        if not name[:1].isupper()
    ]
    faults += [f"has a part '{name}' with a capital letter" for name in parts if name[:1].isupper()]
    told = [n for it in catalogue.setups.values() for n in range(it.fewest, it.most + 1)]
    faults += [f"says twice what is so for {n} players" for n in {*told} if told.count(n) > 1]
    for edition, values in catalogue.editions.items():
        if list(values) != list(switches):
            faults.append(f"has an edition '{edition}' that does not set every switch once")
        wrong = [
            name
            for name, value in values.items()
            if name in switches and value not in switches[name].values
        ]
        faults += [f"has no such value for switch '{name}' of '{edition}'" for name in wrong]
    return faults
