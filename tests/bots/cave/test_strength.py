"""How strong the standard bot is in The Dark Cave, over fixed deals; a soak run plays many more."""

import pytest

from rockfall.arena.intervals import wilson
from tests.bots.cave.evenings import Share, escapes, winners
from tests.support.play import SOAK

GAMES = 400 if SOAK else 6
#: In so many games somebody gets out, at every number of players.
OUT = 0.75
#: Numbers of players whose games are counted together: each alone when soaking.
COUNTED = [[seats] for seats in range(2, 9)] if SOAK else [[*range(2, 9)]]


@pytest.mark.parametrize("seats", range(2, 9))
def test_somebody_gets_out_in_most_games(seats: int) -> None:
    share, _ = escapes(seats, GAMES)
    _, high = wilson(share.hits, share.times)
    assert (share.hits / share.times if SOAK else high) >= OUT, share


@pytest.mark.parametrize("tables", COUNTED)
def test_a_seat_of_it_wins_more_often_than_a_random_one(tables: list[int]) -> None:
    ours = [winners(seats, GAMES, "standard") for seats in tables]
    theirs = [winners(seats, GAMES, "random") for seats in tables]
    # Two players have no saboteur among them.
    for sort in ("loyal", "saboteur") if SOAK and tables != [2] else ("loyal",):
        mine, yours = (Share.sum(one[sort] for one in shares) for shares in (ours, theirs))
        low, _ = wilson(mine.hits, mine.times)
        _, high = wilson(yours.hits, yours.times)
        assert low > high, (sort, str(mine), str(yours))
