"""Every law for every number of players of The Dark Cave, by chance and all the way out."""

from collections.abc import Callable
from itertools import islice
from random import Random

import pytest

from rockfall.editions.registry import load
from rockfall.kernel.sight import mask
from tests.laws.conservation import conserved
from tests.laws.games.cave import CAVE, CUT, DECK, turn
from tests.laws.knowing import holds, knowing
from tests.laws.legality import (
    answers_are_public_to_the_asker,
    legality_is_public_to_the_actor,
    order_of_modules_is_free,
    refusals_are_public_to_the_asker,
)
from tests.laws.resampling import resample
from tests.laws.telling import fold_is_projection, replay, told_at_once, told_within_seen, within
from tests.laws.termination import ends_in_time, ends_nearer
from tests.laws.test_every_roll import every_roll_can_be_given
from tests.laws.test_nothing_follows_an_end import rounds_ended
from tests.laws.twins import twin_worlds
from tests.support.games import seats_of
from tests.support.outwards import outwards, unhurried
from tests.support.play import SOAK, at_random, reach, settle, truth
from tests.support.strategies import Game

SEATS = seats_of("cave")
#: A guess takes long: behind so many steps one is looked at.
EVERY = 1 if SOAK else 6
EYES = None if SOAK else 2


def refusals(game: Game) -> set[str]:
    """L2: why moves are refused."""
    chance, codes = Random(game.seed), set[str]()
    for step in game.steps():
        codes |= refusals_are_public_to_the_asker(game.rules, step.after, chance, 8)
    assert {"game-over", "not-your-turn", "not-in-hand"} <= codes
    return codes


def answers(game: Game) -> set[str]:
    """L2: why not."""
    chance, codes = Random(game.seed), set[str]()
    for step in islice(game.steps(), None, None, 3):
        codes |= answers_are_public_to_the_asker(game.rules, step.after, chance, 3)
    return codes


def any_order(game: Game) -> int:
    """L6."""
    other = load(game.spec, game.seats).rules
    return order_of_modules_is_free(game.rules, other, game.steps(), Random(game.seed))


def conservation(game: Game) -> bool:
    """L8."""
    for step in game.steps():
        for _, _, after in within(step):
            conserved(after)
    return game.rules.over(step.after)


def termination(game: Game) -> bool:
    """L9."""
    ends_nearer(game, CAVE)
    for plies in (0, 40, 130):
        ends_in_time(game, CAVE, plies, plies)
    return True


LAWS: dict[str, Callable[[Game], object]] = {
    "L0": lambda game: replay(game.rules.layout, game.steps()),
    "L1": lambda game: fold_is_projection(game.rules.layout, game.steps()),
    "L2 moves": lambda game: legality_is_public_to_the_actor(game.rules, game.steps()),
    "L2 refusals": refusals,
    "L2 why not": answers,
    "L3": lambda game: resample(game.rules, islice(game.steps(), None, None, EVERY)),
    "L3b": lambda game: knowing(game.rules, game.steps(), eyes=3 if SOAK else 1),
    "L4": lambda game: twin_worlds(game, eyes=EYES),
    "L5": lambda game: told_within_seen(game.rules.layout, game.steps()),
    "L5, at once": lambda game: told_at_once(game.rules.layout, game.steps()),
    "L6": any_order,
    "L8": conservation,
    "L9": termination,
    "every roll": every_roll_can_be_given,
    "nothing follows an end": rounds_ended,
}


@pytest.mark.rule("D2", "D4", "D5", "D9", "D12", "D13", "D19", "D20", "D21")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("law", LAWS)
def test_the_law_holds_for_every_number_of_players(law: str, seats: int) -> None:
    # Each law with both sorts of players, and each number of players under all laws with both.
    other = (seats + [*LAWS].index(law)) % 2
    for seed in range(other, 40 if SOAK else other + 1):
        assert LAWS[law](Game("cave", seats, seed // 2, (unhurried, outwards)[seed % 2]))


@pytest.mark.rule("D5", "D20", "D21")
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end_within_the_bound(seats: int) -> None:
    most = (DECK - CUT) * turn(seats)
    for seed in range(5000 // len(SEATS) + 1 if SOAK else 20):
        built, state, dice = truth("cave", seats, seed)
        chance, decisions = Random(seed), 0
        while not built.rules.over(state):
            built.rules.play(
                state, at_random(built.rules, state, built.rules.moves(state), chance), dice
            )
            settle(built.rules, state, dice)
            decisions += 1
            assert decisions <= most


@pytest.mark.rule("D4", "D5")
@pytest.mark.parametrize("seats", SEATS)
def test_the_bound_is_met_at_the_deal(seats: int) -> None:
    _, state, _ = truth("cave", seats, 0)
    assert CAVE.decisions_left(state) == (DECK - CUT) * turn(seats)
    assert CAVE.decisions_left(state) <= CAVE.bound("cave")


# -- which kinds may lie where, by a public counter ---------------------------------------------


@pytest.mark.rule("D2")
@pytest.mark.parametrize("seats", SEATS)
def test_a_clan_card_has_the_colour_that_all_can_see(seats: int) -> None:
    built, state, _ = truth("cave", seats, 3)
    layout = built.rules.layout
    for seat in range(seats):
        zone = layout.zones.index(f"role.{seat}")
        clan = layout.kinds[state.card(zone)].partition("-")[0]
        kinds = [layout.kinds[kind] for kind in kinds_of(holds(mask(state, -1), zone))]
        assert kinds
        assert {kind.partition("-")[0] for kind in kinds} == {clan}


@pytest.mark.rule("D4")
@pytest.mark.parametrize("seats", SEATS)
def test_pile_reserves_and_what_was_cut_hold_one_group_each(seats: int) -> None:
    for plies in (0, 60, 120, 180):
        built, state, _ = reach("cave", seats, 5, plies, unhurried)
        layout = built.rules.layout
        group = state.nums[layout.nums.index("group")] + 1
        held = {"pile": group, "reserve-2": 2, "reserve-3": 3, "cut-1": 1, "cut-2": 2, "cut-3": 3}
        for name, wanted in held.items():
            zone = layout.zones.index(name)
            kinds = {layout.kinds[kind] for kind in kinds_of(holds(state, zone))}
            assert {kind.rpartition(".")[2] for kind in kinds} == {str(wanted)}
            assert {layout.kinds[card] for card in state.zones[zone]} <= kinds


def kinds_of(bits: int) -> list[int]:
    """The kinds in a set."""
    return [kind for kind in range(bits.bit_length()) if bits >> kind & 1]
