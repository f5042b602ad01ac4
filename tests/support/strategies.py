"""What hypothesis draws: set-ups with every combination of switches, and games at them."""

from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

from rockfall.editions.data import CATALOGUE
from rockfall.editions.registry import parse
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
        return parse(self.spec)[1][name]

    def steps(self, plies: int | None = None) -> Iterator[Step]:
        """Its steps, the deal first."""
        return from_deal(self.spec, self.seats, self.seed, self.choose, plies)


def specs() -> st.SearchStrategy[str]:
    """The editions as they are, and any values of all six switches."""
    switched = st.tuples(
        *[
            st.sampled_from([f"{switch}={value}" for value in data.values])
            for switch, data in CATALOGUE.switches.items()
        ]
    ).map(lambda values: "+".join(["jubilee", *values]))
    return st.sampled_from(list(CATALOGUE.editions)) | switched


def games() -> st.SearchStrategy[Game]:
    """Games at any set-up, of both kinds of players."""
    return st.builds(
        Game,
        specs(),
        st.integers(3, 10),
        st.integers(0, 2**32 - 1),
        st.sampled_from([at_random, diggingly]),
    )


def lane(examples: int) -> settings:
    """So many examples, or forty times as many when soaking."""
    return settings(max_examples=40 * examples if SOAK else examples, deadline=None)
