"""The grid keeps reach, rim and sites up to date: after any change they equal a walk from scratch.

The boards are wilder than any game: several ladders, bridges and double curves, cards that do not
fit, cards lifted anywhere, face-down cards anywhere.
"""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.kernel.geometry import cell
from tests.laws.twin_grid import CARDS, SIZE, Change, Twin, check, kind_of
from tests.support.byhand import Cell, fits
from tests.support.strategies import lane

pytestmark = pytest.mark.engine


def some_changes(seed: int) -> list[Change]:
    """A board built up by chance, with more cards laid than lifted."""
    chance = Random(seed)
    made: list[Change] = []
    taken: set[Cell] = set()
    for _ in range(chance.randrange(60)):
        at = (chance.randrange(SIZE), chance.randrange(SIZE))
        if at not in taken or chance.random() < 0.4:
            taken.add(at)
            kind = chance.randrange(1, len(CARDS) + 1)
            made.append((at, kind, chance.random() < 0.5, chance.random() < 0.15))
    return made


changes = st.integers(0, 2**32 - 1).map(some_changes)


@pytest.mark.rule("G2", "G4", "G5", "G6", "B11")
@lane(150)
@given(changes)
def test_reach_rim_and_sites_follow_every_change(
    made: list[Change],
) -> None:
    twin = Twin()
    for at, kind, turned, lay in made:
        twin.change(at, kind, turned, lay)
        check(twin)


@pytest.mark.rule("G3")
@lane(60)
@given(changes)
def test_fitting_edges_are_counted_as_they_are_seen(
    made: list[Change],
) -> None:
    twin = Twin()
    for at, kind, turned, lay in made:
        twin.change(at, kind, turned, lay)
    for at in twin.rim():
        for kind, (name, _) in enumerate(CARDS, 1):
            for turned in (False, True):
                wanted = list(fits(twin.board, at, (name, turned)).values()).count(True)
                assert twin.grid.fits(cell(*at), kind * 2 + turned) == wanted


@lane(40)
@given(changes, changes)
def test_a_copy_of_a_grid_goes_its_own_way(made: list[Change], later: list[Change]) -> None:
    twin = Twin()
    for at, kind, turned, lay in made:
        twin.change(at, kind, turned, lay)
    kept = twin.grid
    twin.grid = kept.copy()
    still = Twin()
    still.grid, still.board, still.kinds = kept, dict(twin.board), dict(twin.kinds)
    still.hidden = set(twin.hidden)
    for at, kind, turned, lay in later:
        twin.change(at, kind, turned, lay)
    check(twin)
    check(still)


@pytest.mark.rule("G2", "G4")
def test_a_tunnel_may_loop_back_into_another_strand_of_the_card_just_laid() -> None:
    twin = Twin()
    twin.change((0, 1), kind_of("NESW", 0), False, False)
    for at, name in [((0, -1), "NW+ES"), ((1, -1), "NE+SW"), ((1, 0), "NW+ES"), ((0, 0), "NS+EW")]:
        twin.change(at, kind_of(name), False, False)
    check(twin)
    assert ((0, 0), "W") in twin.tunnel()
