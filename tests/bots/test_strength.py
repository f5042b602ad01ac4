"""How strong the greedy bot is, over fixed deals; a soak run plays many more of them.

The deals and the bots' whims are fixed by seeds, so a run gives the same counts every time.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import count
from statistics import fmean, stdev

import pytest

from rockfall.bots.play import DIGGERS, NOBODY, SABOTEURS, play_game, play_round
from rockfall.cli.intervals import wilson
from rockfall.editions.data import CATALOGUE
from rockfall.kernel.dice import Dice
from tests.support.play import SOAK, edition

#: The 95 % interval of a share of 1 reaches below 0.95 with fewer rounds than 73.
ROUNDS_WITHOUT_SABOTEUR = 1000 if SOAK else 80
ROUNDS = 1000 if SOAK else 60
LEAST = 0.2
WIDE_GAMES = 300 if SOAK else 16


def deals_without_saboteur(spec: str, seats: int) -> Iterator[bytes]:
    """Seeds whose first round has no saboteur in play (B17)."""
    rules = edition(spec, seats).rules
    layout = rules.layout
    roles = [layout.zones.index(f"role.{seat}") for seat in range(seats)]
    saboteur = layout.kinds.index("saboteur")
    for number in count():
        seed = b"deal %d" % number
        state = rules.start(Dice(seed))
        if all(state.card(zone) != saboteur for zone in roles):
            yield seed


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("spec", list(CATALOGUE.editions))
def test_without_a_saboteur_the_diggers_find_the_treasure(spec: str, seats: int) -> None:
    deals = deals_without_saboteur(spec, seats)
    won = Counter(
        play_round(edition(spec, seats), ["greedy"] * seats, next(deals)).winner
        for _ in range(ROUNDS_WITHOUT_SABOTEUR)
    )
    assert won[DIGGERS] + won[NOBODY] == ROUNDS_WITHOUT_SABOTEUR
    low, _ = wilson(won[DIGGERS], ROUNDS_WITHOUT_SABOTEUR)
    assert low >= 0.95


@pytest.mark.parametrize("seats", range(3, 11))
def test_neither_side_is_without_a_chance(seats: int) -> None:
    won = Counter(
        play_round(edition("jubilee", seats), ["greedy"] * seats, b"deal %d" % number).winner
        for number in range(ROUNDS)
    )
    for side in (DIGGERS, SABOTEURS):
        low, _ = wilson(won[side], ROUNDS)
        assert (low if SOAK else won[side] / ROUNDS) >= LEAST, won


def test_greedy_diggers_are_far_better_than_random_ones() -> None:
    def found(bots: list[str]) -> int:
        built = edition("jubilee", len(bots))
        winners = [play_round(built, bots, b"deal %d" % number).winner for number in range(20)]
        return winners.count(DIGGERS)

    assert found(["random"] * 5) < found(["greedy"] * 5)


@pytest.mark.parametrize("spec", ["jubilee+saboteur2", CATALOGUE.presets["party"].spec])
def test_greedy_bots_earn_more_than_random_ones_in_the_wider_games(spec: str) -> None:
    built, gains = edition(spec, 4), []
    for game in range(WIDE_GAMES):
        names = ["random" if (seat + game) % 2 else "greedy" for seat in range(4)]
        scores = play_game(built, names, b"wide %d" % game).scores
        greedy = sum(score for name, score in zip(names, scores, strict=True) if name == "greedy")
        gains.append((2 * greedy - sum(scores)) / 2)
    assert fmean(gains) - 1.96 * stdev(gains) / len(gains) ** 0.5 > 0
