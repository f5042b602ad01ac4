"""Built editions are kept within bytes, whatever settings people think of."""

import gc
import tracemalloc
import weakref
from collections.abc import Iterator
from random import Random

import pytest

from rockfall.editions.registry import Edition, EditionError, check, load
from rockfall.match.match import Match
from rockfall.server.edition_cache import EDITIONS, EditionCache, weight_of
from rockfall.server.told_layout import told_layout
from tests.server.played import dealt_table
from tests.server.specs import some_spec
from tests.support.games import presets
from tests.support.play import SOAK

#: Room for a handful of editions.
SMALL = 1 << 20


def some_setups(chance: int, count: int) -> Iterator[tuple[str, int]]:
    """Set-ups by chance that can be played, all of them different."""
    choice, had = Random(chance), set[tuple[str, int]]()
    while len(had) < count:
        seats = choice.randint(2, 12)
        try:
            setup = check(some_spec(choice), seats, -1), seats
        except EditionError:
            continue
        if setup not in had:
            had.add(setup)
            yield setup


def built(spec: str, seats: int) -> tuple[Edition, int]:
    """An edition, and what Python had to find room for when it was built."""
    gc.collect()
    tracemalloc.start()
    edition = load(spec, seats)
    gc.collect()
    room = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return edition, room


@pytest.mark.interpreted
@pytest.mark.parametrize("spec", sorted({*presets().values()}))
def test_an_edition_weighs_what_it_takes(spec: str) -> None:
    edition, room = built(spec, 5)
    assert room / 1.5 < weight_of(edition) < room * 1.5


@pytest.mark.interpreted
def test_whatever_is_put_together_weighs_what_it_takes() -> None:
    for spec, seats in some_setups(7, 100 if SOAK else 8):
        edition, room = built(spec, seats)
        assert room / 1.5 < weight_of(edition) < room * 1.5


def test_a_weight_counts_what_is_shared_within_it_once() -> None:
    block = bytes(10_000)
    assert weight_of([block]) + 1_000 > weight_of([block, block, (block,), {"again": block}])
    assert weight_of([block, bytes(10_001)]) > 20_000


def test_a_weight_counts_what_a_function_closes_over_and_no_code() -> None:
    block = bytes(10_000)
    assert 10_000 < weight_of(lambda: block) < 11_000
    assert weight_of([weight_of, gc, Match]) < 1_000


def test_the_shelf_keeps_to_its_bytes_whatever_is_asked_for() -> None:
    shelf = EditionCache(SMALL)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for number, (spec, seats) in enumerate(some_setups(8, 80)):
        told_layout(shelf.get(spec, seats, -1))
        assert shelf.weight <= SMALL
        if number > 40:
            assert shelf.weight > SMALL // 2
    gc.collect()
    room = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert len(shelf) < 40
    # What is told of their layouts goes with them.
    assert SMALL / 2 < room < SMALL * 2


def test_what_was_used_last_is_kept_longest() -> None:
    shelf = EditionCache(SMALL)
    mine = weakref.ref(shelf.get("classic", 4, 0))
    for spec, seats in some_setups(9, 40):
        shelf.get(spec, seats, -1)
        assert shelf.get("classic", 4, 0) is mine()


def test_an_edition_that_nobody_plays_any_more_is_let_go() -> None:
    shelf = EditionCache(SMALL)
    mine = weakref.ref(shelf.get("classic", 4, 0))
    for spec, seats in some_setups(10, 40):
        shelf.get(spec, seats, -1)
    gc.collect()
    assert mine() is None


def test_a_match_shares_its_edition_however_many_others_come_meanwhile() -> None:
    shelf = EditionCache(SMALL)
    mine = Match(shelf.get("classic", 4, 0), b"x" * 32)
    for spec, seats in some_setups(11, 40):
        shelf.get(spec, seats, -1)
    assert shelf.get("classic", 4, 0) is mine.edition


def test_an_edition_too_big_for_the_shelf_is_played_all_the_same() -> None:
    shelf = EditionCache(1)
    mine = Match(shelf.get("classic", 4, 0), b"x" * 32)
    assert (len(shelf), shelf.weight) == (0, 0)
    assert shelf.get("classic", 4, 0) is mine.edition


def test_tables_take_their_editions_from_the_shelf() -> None:
    one, other = dealt_table("jubilee", 3), dealt_table("jubilee", 3)
    assert one.match is not None
    assert other.match is not None
    assert one.match.edition is other.match.edition
    assert EDITIONS.weight > weight_of(one.match.edition) // 2
