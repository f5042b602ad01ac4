"""Tokens: one number says where each stands and whose it is, whatever its places are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.kernel.build import Builder
from rockfall.kernel.declare import BuildError
from rockfall.kernel.geometry import SIDES, STEP, TURNED, cell
from rockfall.kernel.layout import WATCHER
from rockfall.kernel.ops import GATHER, SET, apply
from rockfall.kernel.sight import mask
from rockfall.kernel.tokens import (
    CARRIED,
    GONE,
    IN_BOX,
    IN_SPACE,
    NOBODYS,
    ON_CELL,
    ON_EDGE,
    SPACES,
    edge,
    edge_side,
    find_token,
    owner_of,
    owner_on,
    pack_token,
    place_of,
    space,
    stands,
)
from tests.support.play import edition
from tests.support.tokens import OWNERS, SEATS, SORTS, at_home, menagerie, put_all

pytestmark = pytest.mark.engine

CELLS = st.builds(cell, st.integers(-120, 120), st.integers(-120, 120))
OWNER = st.sampled_from([*range(15), NOBODYS])


def test_the_layout_says_which_counters_are_tokens_of_which_sort_and_place() -> None:
    layout = menagerie().layout
    told = [(layout.nums[t.num], t.sort, t.place, t.owner) for t in layout.tokens]
    assert told == [
        (f"{sort}.{number}", sort, kind, owner)
        for sort, kind in SORTS.items()
        for number, owner in enumerate(OWNERS)
    ]
    assert layout.token(layout.nums.index("place")) is None
    assert layout.token(layout.tokens[4].num) is layout.tokens[4]
    assert layout.tokens_of("bat") == layout.tokens[3:6]
    assert layout.tokens_of("cat") == []


@given(CELLS, st.integers(0, SPACES - 1), OWNER)
def test_place_and_owner_are_taken_out_of_the_number_as_they_were_put_in(
    at: int, part: int, owner: int
) -> None:
    state = at_home(menagerie())
    put_all(state, at, part, owner)
    for token in state.layout.tokens:
        value = state.nums[token.num]
        assert stands(value)
        assert owner_of(value) == (owner if token.owner == CARRIED else token.owner)
        if token.place == ON_CELL:
            assert (token.cell(value), token.part(value), place_of(value)) == (at, 0, at)
        elif token.place == IN_SPACE:
            assert (token.cell(value), token.part(value)) == (at, part)
            assert place_of(value) == space(at, part)
        else:
            assert place_of(value) == edge(at, 1 << part % 4)


@given(CELLS, st.sampled_from(SIDES))
def test_an_edge_is_the_same_place_from_both_cells_it_parts(at: int, side: int) -> None:
    there = edge(at, side)
    assert there == edge(at + STEP[side], TURNED[side])
    net = menagerie().layout.tokens_of("net")[0]
    value = pack_token(there, 2)
    assert there == edge(net.cell(value), edge_side(net.part(value)))
    others = {edge(at, other) for other in SIDES if other != side}
    assert len(others | {there}) == len(SIDES)


def test_in_the_box_and_gone_a_token_stands_nowhere() -> None:
    state = at_home(menagerie())
    tokens = state.layout.tokens
    assert [state.nums[token.num] for token in tokens] == [IN_BOX] * len(tokens)
    for value in (IN_BOX, GONE):
        assert not stands(value)
        assert [token.cell(value) for token in tokens] == [-1] * len(tokens)


def test_what_stands_on_a_cell_is_found_among_the_tokens_one_asks_for() -> None:
    state = at_home(menagerie())
    imps, bats = state.layout.tokens_of("imp"), state.layout.tokens_of("bat")
    apply(state, (SET, imps[2].num, pack_token(cell(3, -1), NOBODYS), 0, 0))
    apply(state, (SET, bats[0].num, pack_token(space(cell(3, -1), 5), 2), 0, 0))
    assert find_token(imps, state.nums, cell(3, -1)) is imps[2]
    assert find_token(bats, state.nums, cell(3, -1)) is bats[0]
    assert find_token(imps, state.nums, cell(3, 0)) is None
    assert owner_on(imps, state.nums, cell(3, -1)) == NOBODYS
    assert owner_on(bats, state.nums, cell(3, -1)) == 2
    assert owner_on(bats, state.nums, cell(0, 0)) == -1


def test_everybody_sees_tokens_and_a_new_round_puts_them_into_the_box() -> None:
    state = at_home(menagerie())
    put_all(state, cell(2, 2), 1, 0)
    for eye in range(WATCHER, SEATS):
        assert mask(state, eye).nums == state.nums
    apply(state, (GATHER, 0, 0, 0, 0))
    assert {state.nums[token.num] for token in state.layout.tokens} == {IN_BOX}


def test_a_token_may_outlive_a_round() -> None:
    builder = Builder(SEATS, [])
    rock = builder.token("rock", "rock", ON_EDGE, 2, enduring=True)
    assert builder.build([]).layout.enduring[rock.num]


@pytest.mark.parametrize("owner", [SEATS, 14, -2])
def test_a_token_of_a_seat_that_is_not_there_is_refused(owner: int) -> None:
    with pytest.raises(BuildError, match="the token 'rock' of 'the table' belongs to no seat"):
        Builder(SEATS, []).token("rock", "rock", ON_EDGE, owner)


@pytest.mark.rule("T1", "T2")
def test_toll_dwarves_are_tokens_on_cells_that_belong_to_whoever_puts_them_down() -> None:
    layout = edition("jubilee+toll", 5).rules.layout
    told = [(layout.nums[t.num], t.sort, t.place, t.owner) for t in layout.tokens]
    assert told == [("dwarf.0", "toll", ON_CELL, CARRIED), ("dwarf.1", "toll", ON_CELL, CARRIED)]
    assert edition("jubilee", 5).rules.layout.tokens == []
