"""L4: two worlds that look the same to an eye go on telling it the same, byte for byte."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.twins import ONE_BIT, twin_worlds
from tests.support.play import at_random, diggingly
from tests.support.strategies import Game, games, lane

pytestmark = pytest.mark.engine


@lane(8)
@given(games())
def test_nobody_is_told_what_depends_on_cards_they_cannot_see(game: Game) -> None:
    assert twin_worlds(game)


@pytest.mark.rule("B6", "B12", "B15", "B18", "R28", "R44")
def test_every_verb_is_driven_in_worlds_that_differ() -> None:
    verbs = {verb.name for verb in Game("classic", 3, 0, diggingly).rules.layout.verbs}
    wanted = verbs | {"pass of another card", "keep of another card"}
    compared: Counter[str] = Counter()
    for seed in range(40):
        compared += twin_worlds(Game("classic", 3, seed, diggingly))
        if set(compared) == wanted:
            break
    assert set(compared) == wanted


#: The cards of these are put down unseen, so that the twin world may have others.
UNSEEN = {"pass", "also", "shed", "with"}


@pytest.mark.rule("S6", "S7", "S12", "S16", "S17", "S18", "S19", "S24", "B18")
def test_every_verb_of_saboteur_2_is_driven_in_worlds_that_differ() -> None:
    verbs = {verb.name for verb in Game("classic+saboteur2", 2, 0, diggingly).rules.layout.verbs}
    wanted = verbs | {f"{verb} of another card" for verb in UNSEEN}
    compared: Counter[str] = Counter()
    for seed in range(40):
        choose = diggingly if seed % 2 else at_random
        compared += twin_worlds(Game("classic+saboteur2", 2, seed, choose))
        if set(compared) == wanted:
            break
    assert set(compared) == wanted


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
