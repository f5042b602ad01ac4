"""L9: every game ends, and no later than the cards allow."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.kernel.moves import kind_of
from rockfall.kernel.state import State
from tests.support.play import at_random, reach, truth, walk
from tests.support.strategies import SECOND, Game, games, lane

pytestmark = pytest.mark.engine

ROUNDS = 3
DECK = 67
GOALS = 3
MOST_GOLD = 10
#: A round at its start: each card of the deck makes one turn at most, since no card ever comes
#: back to a hand or the pile; each goal may be picked and then turned, two decisions; and of
#: the gold on offer, a card for each seat at most, one is kept at a time.
ROUND = DECK + 2 * GOALS + MOST_GOLD

SECOND_DECK = 118 - 10
THEFTS = 4
#: A round of Saboteur 2: each card makes two decisions at most, being put away and then saying
#: that it is enough (S7; the two cards of S6 make one each); goals as above; and every Theft
#: may be used once (S24).
SECOND_ROUND = 2 * SECOND_DECK + 2 * GOALS + THEFTS


def bound(spec: str) -> int:
    """No game has more decisions than this."""
    return ROUNDS * (SECOND_ROUND if SECOND in spec else ROUND)


def decisions_left(state: State) -> int:
    """More decisions than this cannot come: it falls with every one that is made."""
    layout = state.layout
    number = dict(zip(layout.nums, state.nums, strict=True))
    if not state.todo:
        return 0
    cards: Counter[str] = Counter()
    for zone, name in enumerate(layout.zones):
        cards[name.split(".")[0]] += state.size(zone)
    asked = layout.tasks[kind_of(state.todo[-1])]
    to_play = cards["pile"] + cards["hand"]
    goals = 2 * len(state.grid.down) - (asked == "rotation")
    rounds = ROUNDS - number["round"]
    if "cut" in cards:
        if asked == "theft":
            return rounds * SECOND_ROUND + thieves_left(state, number["thieves-done"]) + 1
        return rounds * SECOND_ROUND + 2 * to_play + (asked == "pass-more") + goals + THEFTS
    if number["sharing"]:
        return rounds * ROUND + cards["offer"]
    return rounds * ROUND + to_play + goals + MOST_GOLD


def thieves_left(state: State, done: int) -> int:
    """Thieves who have not been asked yet."""
    layout = state.layout
    theft = layout.kinds.index("theft")
    mats = [layout.zones.index(f"mat.{seat}") for seat in range(layout.seats)]
    return sum(theft in state.zones[mat] and not done >> s & 1 for s, mat in enumerate(mats))


@pytest.mark.rule("A3", "B7", "B19", "S8", "S25")
@lane(60)
@given(games())
def test_every_decision_brings_the_end_of_the_game_nearer(game: Game) -> None:
    for step in game.steps():
        assert decisions_left(step.after) >= 0
        if step.seat >= 0:
            assert decisions_left(step.after) < decisions_left(step.before)
    assert game.rules.over(step.after)


@pytest.mark.rule("B19", "S25")
@lane(30)
@given(games(), st.integers(0, 250), st.integers(0, 2**32 - 1))
def test_from_any_position_random_play_ends_in_time(game: Game, plies: int, seed: int) -> None:
    edition, state, dice = reach(game.spec, game.seats, game.seed, plies, game.choose)
    most = decisions_left(state)
    steps = list(walk(edition.rules, state, dice, Random(seed), at_random, most))
    assert edition.rules.over(steps[-1].after if steps else state)
    assert most <= bound(game.spec)


def test_the_bound_is_met_at_the_deal() -> None:
    edition, state, _ = truth("jubilee", 10, 0)
    assert sum(edition.rules.layout.count) == DECK + 1 + GOALS + 28 + 11
    assert decisions_left(state) == bound("jubilee")


@pytest.mark.rule("S2")
@pytest.mark.parametrize("seats", [2, 7, 12])
def test_the_bound_of_saboteur_2_is_met_at_the_deal(seats: int) -> None:
    edition, state, _ = truth("jubilee+saboteur2", seats, 0)
    assert sum(edition.rules.layout.count) == SECOND_DECK + 10 + 1 + GOALS + 15
    assert decisions_left(state) == bound("jubilee+saboteur2")
