"""L4: two worlds that look the same to an eye go on telling it the same, byte for byte."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.editions.saboteur.game import SABOTEUR
from rockfall.kernel.moves import verb_of
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from tests.laws.twins import CLAN_OUT, ONE_BIT, twin_worlds
from tests.support.play import Chooser, at_random, edition
from tests.support.strategies import Game, choosers, games, lane

pytestmark = pytest.mark.engine


@lane(8)
@given(games())
def test_nobody_is_told_what_depends_on_cards_they_cannot_see(game: Game) -> None:
    assert twin_worlds(game)


#: What has to be said, again and again, before something else can be.
LEADS_TO = {"propose-end": "object"}


def chooser(wanted: set[str], otherwise: Chooser) -> Chooser:
    """Plays verbs that are still wanted whenever they are possible."""

    def choose(rules: Rules, state: State, moves: list[int], chance: Random) -> int:
        names = [rules.layout.verbs[verb_of(move)].name for move in moves]
        fresh = [
            move
            for move, name in zip(moves, names, strict=True)
            if wanted & {name, f"{name} otherwise", LEADS_TO.get(name)}
        ]
        return (at_random if fresh else otherwise)(rules, state, fresh or moves, chance)

    return choose


def wanted_of(specs: list[str]) -> set[str]:
    """Every verb, and that its choice is another one in the twin world where nobody can hear it."""
    # Five can play with any part.
    verbs = [verb for spec in specs for verb in edition(spec, 5).rules.layout.verbs]
    wanted = {verb.name for verb in verbs}
    wanted |= {f"{verb.name} otherwise" for verb in verbs if verb.secret or verb.whisper}
    # The change tells what gold was paid, so there is no other that could have been (R137).
    return wanted - {"pay otherwise"}


def never_driven(wanted: set[str], seats: int, specs: list[str]) -> set[str]:
    """What is still wanted after playing for it."""
    left = wanted
    for number in range(60):
        spec = specs[number % len(specs)]
        game = Game(spec, seats, number, chooser(left, choosers(spec)[-1]))
        left = left - set(twin_worlds(game, eyes=2))
        if not left:
            break
    return left


@pytest.mark.rule("B6", "B12", "B15", "B18", "R28", "R44")
def test_every_verb_is_driven_in_worlds_that_differ() -> None:
    assert not never_driven(wanted_of(["classic"]), 3, ["classic"])


@pytest.mark.rule("S6", "S7", "S12", "S16", "S17", "S18", "S19", "S24", "B18")
def test_every_verb_of_saboteur_2_is_driven_in_worlds_that_differ() -> None:
    assert not never_driven(wanted_of(["classic+saboteur2"]), 2, ["classic+saboteur2"])


#: Two tables with every part that has a verb of its own.
EVERY_PART = [
    "jubilee+swap-goals+storehouse+veto+direction+pathfinder+diversion+toll+party+chests",
    "jubilee+saboteur2+costume+chests",
]


@pytest.mark.rule("C17", "C18", "C19", "C20", "C22", "C23", "T1", "T3", "P2", "X4", "R137")
def test_every_verb_of_every_part_is_driven_in_worlds_that_differ() -> None:
    wanted = wanted_of([f"jubilee+{part}" for part in SABOTEUR.catalogue.parts])
    assert not never_driven(wanted, 4, EVERY_PART)


@pytest.mark.rule("D9", "D12", "D13", "D15", "D16", "D18", "D19", "D20", "D21")
def test_every_verb_of_the_dark_cave_is_driven_in_worlds_that_differ() -> None:
    # A curve can be turned only one way towards who comes, so nobody is asked (D12).
    assert not never_driven((wanted_of(["cave"]) | {CLAN_OUT}) - {"rotate"}, 3, ["cave"])


@pytest.mark.rule("S18", "E8")
@pytest.mark.parametrize("how", ["top-under", "random-out", "top-out"])
def test_a_changed_hat_tells_nobody_else_what_it_is(how: str) -> None:
    compared: Counter[str] = Counter()
    for seed in range(40):
        compared += twin_worlds(Game(f"jubilee+saboteur2+E8={how}", 3, seed, at_random))
        if compared["hat"] > 12:
            break
    assert compared["hat"] > 12


@pytest.mark.rule("E2", "R24")
@lane(3)
@given(st.integers(3, 6), st.integers(0, 2**32 - 1))
def test_the_end_by_no_playable_card_tells_one_bit_and_nothing_more(seats: int, seed: int) -> None:
    compared: Counter[str] = Counter()
    for number in range(12):
        compared += twin_worlds(Game("jubilee+E2=no-playable", seats, seed + number, at_random))
        if compared[ONE_BIT]:
            break
    assert compared[ONE_BIT]
    assert compared["pass"] > compared[ONE_BIT]
