"""How strong the standard bot is, over fixed deals; a soak run plays many more of them.

The deals and the bots' whims are fixed by seeds, so a run gives the same counts every time.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from statistics import fmean, stdev

import pytest

from rockfall.arena.intervals import wilson
from rockfall.bots.play import NO_SIDE, play_game, play_round
from rockfall.editions.saboteur.game import SABOTEUR
from rockfall.kernel.dice import Dice
from tests.support.games import presets
from tests.support.play import SOAK, edition

#: The 95 % interval of a share of 1 reaches below 0.95 with fewer rounds than 73.
ROUNDS_WITHOUT_SABOTEUR = 1000 if SOAK else 78
#: Set-ups whose rounds are counted together: each alone when soaking, otherwise all of them.
SETUPS = [(spec, seats) for spec in SABOTEUR.catalogue.editions for seats in (3, 4)]
COUNTED = [[setup] for setup in SETUPS] if SOAK else [SETUPS]
ROUNDS = 1000 if SOAK else 20
LEAST = 0.2
DIGGERS, SABOTEURS = "diggers", "saboteurs"
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


@pytest.mark.parametrize("setups", COUNTED)
def test_without_a_saboteur_the_diggers_find_the_treasure(setups: list[tuple[str, int]]) -> None:
    won = Counter[str]()
    for spec, seats in setups:
        deals = islice(deals_without_saboteur(spec, seats), ROUNDS_WITHOUT_SABOTEUR // len(setups))
        bots = ["standard"] * seats
        won.update(play_round(edition(spec, seats), bots, deal).winner for deal in deals)
    assert won[DIGGERS] + won[NO_SIDE] == ROUNDS_WITHOUT_SABOTEUR
    low, _ = wilson(won[DIGGERS], ROUNDS_WITHOUT_SABOTEUR)
    assert low >= 0.95


@pytest.mark.parametrize("seats", range(3, 11))
def test_neither_side_is_without_a_chance(seats: int) -> None:
    won = Counter(
        play_round(edition("jubilee", seats), ["standard"] * seats, b"deal %d" % number).winner
        for number in range(ROUNDS)
    )
    for side in (DIGGERS, SABOTEURS):
        low, _ = wilson(won[side], ROUNDS)
        assert (low if SOAK else won[side] / ROUNDS) >= LEAST, won


def test_standard_diggers_are_far_better_than_random_ones() -> None:
    def found(bots: list[str]) -> int:
        built = edition("jubilee", len(bots))
        winners = [play_round(built, bots, b"deal %d" % number).winner for number in range(20)]
        return winners.count(DIGGERS)

    assert found(["random"] * 5) < found(["standard"] * 5)


@pytest.mark.parametrize("spec", ["jubilee+saboteur2", presets()["party"]])
def test_standard_bots_earn_more_than_random_ones_in_the_wider_games(spec: str) -> None:
    built, gains = edition(spec, 4), []
    for game in range(WIDE_GAMES):
        names = ["random" if (seat + game) % 2 else "standard" for seat in range(4)]
        scores = play_game(built, names, b"wide %d" % game).scores
        ours = sum(score for name, score in zip(names, scores, strict=True) if name == "standard")
        gains.append((2 * ours - sum(scores)) / 2)
    assert fmean(gains) - 1.96 * stdev(gains) / len(gains) ** 0.5 > 0
