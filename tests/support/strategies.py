"""What hypothesis draws: set-ups with every combination of switches, and games at them."""

from collections.abc import Iterator
from functools import reduce
from itertools import product
from operator import or_
from typing import Final, NamedTuple

import pytest
from _pytest.mark import ParameterSet
from hypothesis import settings
from hypothesis import strategies as st

from rockfall.editions import game as editions
from rockfall.editions.cave.game import CAVE
from rockfall.editions.games import GAMES
from rockfall.editions.registry import parse, seat_limits
from rockfall.editions.saboteur.game import SABOTEUR
from rockfall.kernel.rules import Rules
from tests.support.games import presets, seats_of
from tests.support.outwards import outwards, unhurried
from tests.support.play import (
    SOAK,
    Chooser,
    Step,
    at_random,
    bounded,
    diggingly,
    edition,
    from_deal,
)


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
        """The value a switch has in it; nothing if it has no such switch."""
        return parse(self.spec).switches.get(name, "")

    def steps(self, plies: int | None = None) -> Iterator[Step]:
        """Its steps, the deal first."""
        return from_deal(self.spec, self.seats, self.seed, self.choose, plies)


#: What is added to an edition for Saboteur 2.
SECOND: Final = "+saboteur2"
#: What makes nearly another game of one: a share of the games is played with each of these.
_GREAT_PARTS: Final = {SABOTEUR.name: ["", SECOND]}
#: How a game is played where chance alone would not show enough of it.
_CHOOSERS: Final[dict[str, list[Chooser]]] = {CAVE.name: [unhurried, outwards]}


def choosers(spec: str) -> list[Chooser]:
    """Two sorts of players for a set-up: whose moves mean nothing, and who get somewhere."""
    return _CHOOSERS.get(parse(spec).game.name, [at_random, diggingly])


def specs(game: editions.Game, added: str = "") -> st.SearchStrategy[str]:
    """The editions as they are, and any values of all switches, with something added."""
    catalogue = game.catalogue
    switched = st.tuples(
        *[
            st.sampled_from([f"{switch}={value}" for value in data.values])
            for switch, data in catalogue.switches.items()
        ]
    ).map(lambda values: "+".join([f"{game.default}{added}", *values]))
    return st.sampled_from([name + added for name in catalogue.editions]) | switched


def presets_played() -> list[ParameterSet]:
    """A game of every preset for as few and as many as can be, with another sort of players each.

    When soaking, both sorts of players for few and for many.
    """
    pairs = product if SOAK else zip
    return [
        pytest.param(Game(spec, seats, 1, choose), id=f"{name}-{seats}-{choose.__name__}")
        for name, spec in sorted(presets().items())
        for seats, choose in pairs(seat_limits(spec), choosers(spec))
    ]


def _games_at(spec: str) -> st.SearchStrategy[Game]:
    return st.builds(
        Game,
        st.just(spec),
        st.sampled_from(seats_of(spec)),
        st.integers(0, 2**32 - 1),
        st.sampled_from(choosers(spec)),
    )


def base_games() -> st.SearchStrategy[Game]:
    """Games of Saboteur's base game at any set-up, of both kinds of players."""
    return specs(SABOTEUR).flatmap(_games_at)


def second_games() -> st.SearchStrategy[Game]:
    """The same with Saboteur 2."""
    return specs(SABOTEUR, SECOND).flatmap(_games_at)


def saboteur_games() -> st.SearchStrategy[Game]:
    """Games of Saboteur at any set-up, half of them with Saboteur 2."""
    return base_games() | second_games()


def games_of(game: editions.Game) -> st.SearchStrategy[Game]:
    """Games of one game at any set-up without parts, or with one of its great parts."""
    added = [specs(game, part) for part in _GREAT_PARTS.get(game.name, [""])]
    return reduce(or_, added).flatmap(_games_at)


def games() -> st.SearchStrategy[Game]:
    """The same of every game."""
    return reduce(or_, [games_of(game) for game in GAMES.values()])


def _mixed(game: editions.Game, edition: str, parts: list[str], words: list[str]) -> str:
    """A line with as many of the parts as go together."""
    chosen: list[str] = []
    for part in parts:
        if not set(chosen) & set(game.excluded(part)):
            chosen.append(part)
    return "+".join([edition, *chosen, *words])


def mixtures_of(game: editions.Game) -> st.SearchStrategy[Game]:
    """Games of one game with any parts that go together and any values of a few switches."""
    catalogue = game.catalogue
    values = [f"{name}={it}" for name, data in catalogue.switches.items() for it in data.values]
    values += [f"{part}={it}" for part, setting in game.settings.items() for it in setting.names]
    return st.builds(
        _mixed,
        st.just(game),
        st.sampled_from(list(catalogue.editions)),
        _some(list(catalogue.parts), len(catalogue.parts)),
        _some(values, 3, unique=False),
    ).flatmap(_games_at)


def _some(names: list[str], most: int, unique: bool = True) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(names), max_size=most, unique=unique) if names else st.just([])


def mixtures() -> st.SearchStrategy[Game]:
    """The same of every game."""
    return reduce(or_, [mixtures_of(game) for game in GAMES.values()])


def lane(examples: int) -> settings:
    """So many examples; forty times as many when soaking, a fifth where the slow form is tested."""
    return settings(max_examples=bounded(examples, 40 * examples), deadline=None)
