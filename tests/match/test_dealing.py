"""What is counted of a deal is what a deal leads to."""

import pytest
from hypothesis import given

from rockfall.kernel.layout import GOD, TABLE
from rockfall.kernel.moves import seat_of
from rockfall.kernel.ops import SET, apply
from rockfall.kernel.sight import mask
from rockfall.match.dealing import dealt
from tests.support.strategies import Game, games, lane, mixtures

pytestmark = pytest.mark.engine


def deals_are_counted(game: Game) -> int:
    """Every deal, from every operation of it on, for some eyes."""
    count, layout = 0, game.rules.layout
    for step in game.steps():
        if step.seat != TABLE or not step.after.todo:
            continue
        if not any(op[0] == SET and op[1] == layout.frame.round for op in step.ops):
            continue
        first = seat_of(step.after.todo[0])
        held = step.after.size(layout.zones.index(f"hand.{first}"))
        now = step.before.copy()
        for at, op in enumerate(step.ops):
            for eye in (GOD, first):
                assert dealt(mask(now, eye), tuple(step.ops[at:])) == (first, held)
            apply(now, op)
            count += 1
    return count


@lane(8)
@given(games())
def test_a_deal_is_counted_as_it_comes_out(game: Game) -> None:
    assert deals_are_counted(game) > 0


@lane(8)
@given(mixtures())
def test_so_is_one_in_any_mixture(game: Game) -> None:
    assert deals_are_counted(game) > 0
