"""How strong the standard bot is in The Dark Cave, over fixed deals; a soak run plays many more."""

import pytest

from rockfall.cli.intervals import wilson
from tests.bots.cave.evenings import escapes, winners
from tests.support.play import SOAK

GAMES = 400 if SOAK else 16
#: In so many games somebody gets out, at every number of players.
OUT = 0.75


@pytest.mark.parametrize("seats", range(2, 9))
def test_somebody_gets_out_in_most_games(seats: int) -> None:
    share, _ = escapes(seats, GAMES)
    _, high = wilson(share.hits, share.times)
    assert (share.hits / share.times if SOAK else high) >= OUT, share


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_seat_of_it_wins_more_often_than_a_random_one(seats: int) -> None:
    ours, theirs = winners(seats, GAMES, "standard"), winners(seats, GAMES, "random")
    for sort in ("loyal", "saboteur") if SOAK and seats > 2 else ("loyal",):
        low, _ = wilson(ours[sort].hits, ours[sort].times)
        _, high = wilson(theirs[sort].hits, theirs[sort].times)
        clearly = low > high if SOAK else ours[sort].hits > theirs[sort].hits
        assert clearly, (sort, str(ours[sort]), str(theirs[sort]))
