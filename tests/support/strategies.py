"""What hypothesis draws: set-ups with every combination of switches, and games at them.

Half of them are played with Saboteur 2.
"""

from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

from rockfall.editions.data import CATALOGUE
from rockfall.editions.pairs import LAYOUTS
from rockfall.editions.registry import exclusions, parse, seat_limits
from rockfall.kernel.rules import Rules
from tests.support.play import SOAK, Chooser, Step, at_random, diggingly, edition, from_deal


class Game(NamedTuple):
    """A game that can be played again at will."""

    spec: str
    seats: int
    seed: int
    choose: Chooser

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""
        return edition(self.spec, self.seats).rules

    def switch(self, name: str) -> str:
        """The value a switch has in it."""
        return parse(self.spec).switches[name]

    def steps(self, plies: int | None = None) -> Iterator[Step]:
        """Its steps, the deal first."""
        return from_deal(self.spec, self.seats, self.seed, self.choose, plies)


#: What is added to an edition for Saboteur 2.
SECOND = "+saboteur2"


def seats_of(spec: str) -> range:
    """The numbers of players a set-up is for (M1)."""
    return range(2, 13) if SECOND in spec else range(3, 11)


def specs(second: str) -> st.SearchStrategy[str]:
    """The editions as they are, and any values of all switches, with something added."""
    switched = st.tuples(
        *[
            st.sampled_from([f"{switch}={value}" for value in data.values])
            for switch, data in CATALOGUE.switches.items()
        ]
    ).map(lambda values: "+".join([f"jubilee{second}", *values]))
    return st.sampled_from([name + second for name in CATALOGUE.editions]) | switched


def _games_at(spec: str) -> st.SearchStrategy[Game]:
    return st.builds(
        Game,
        st.just(spec),
        st.sampled_from(seats_of(spec)),
        st.integers(0, 2**32 - 1),
        st.sampled_from([at_random, diggingly]),
    )


def base_games() -> st.SearchStrategy[Game]:
    """Games of the base game at any set-up, of both kinds of players."""
    return specs("").flatmap(_games_at)


def second_games() -> st.SearchStrategy[Game]:
    """The same with Saboteur 2."""
    return specs(SECOND).flatmap(_games_at)


def games() -> st.SearchStrategy[Game]:
    """Games at any set-up, with and without Saboteur 2."""
    return base_games() | second_games()


def _mixed(edition: str, parts: list[str], switches: list[str]) -> str:
    """A line with as many of the parts as go together."""
    chosen: list[str] = []
    refused = {frozenset((one, other)) for one, other, _ in exclusions()}
    for part in parts:
        if all(frozenset((part, other)) not in refused for other in chosen):
            chosen.append(part)
    return "+".join([edition, *chosen, *switches])


def _games_of_any_size(spec: str) -> st.SearchStrategy[Game]:
    fewest, most, _ = seat_limits(parse(spec).parts)
    seed = st.integers(0, 2**32 - 1)
    chooser = st.sampled_from([at_random, diggingly])
    return st.builds(Game, st.just(spec), st.integers(fewest, most), seed, chooser)


def mixtures() -> st.SearchStrategy[Game]:
    """Games with any legal combination of parts and any values of a few switches."""
    values = [
        f"{name}={value}" for name, data in CATALOGUE.switches.items() for value in data.values
    ]
    values += [f"chests={name}" for name in LAYOUTS]
    return st.builds(
        _mixed,
        st.sampled_from(list(CATALOGUE.editions)),
        st.lists(st.sampled_from(list(CATALOGUE.parts)), unique=True),
        st.lists(st.sampled_from(values), max_size=3),
    ).flatmap(_games_of_any_size)


def lane(examples: int) -> settings:
    """So many examples, or forty times as many when soaking."""
    return settings(max_examples=40 * examples if SOAK else examples, deadline=None)
