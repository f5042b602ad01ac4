"""Tokens on the board: the first letter of their sort, where in the cell they stand."""

import pytest

from rockfall.kernel.geometry import E, N, S, W, cell
from rockfall.kernel.ops import SET, apply
from rockfall.kernel.state import State
from rockfall.kernel.tokens import GONE, SPACES, edge, pack_token, space
from rockfall.terminal.board import Window, draw_board, whole
from rockfall.terminal.cards import Size
from rockfall.terminal.glyphs import ASCII, UNICODE, Glyphs
from tests.support.tokens import at_home, menagerie, put_all
from tests.support.toll import seat_dwarf, tolled
from tests.terminal.sitting import plain

#: one cell to the west and east of the card, and to the north and south
AROUND = Window(-1, -1, 1, 1)


def with_tokens(**places: int) -> State:
    """Tokens of seat 0 on places, by sort."""
    state = at_home(menagerie())
    for sort, place in places.items():
        token = state.layout.tokens_of(sort)[0]
        apply(state, (SET, token.num, pack_token(place, 0), 0, 0))
    return state


def rows(state: State, size: Size = Size.LARGE) -> list[str]:
    """The cells 0,0 and 1,0 as they are drawn."""
    lines = draw_board(state, Window(0, 0, 1, 0), size, UNICODE)
    return [line.plain[4:] for line in lines[1:]]


@pytest.mark.rule("T1")
def test_a_toll_dwarf_is_a_t_on_its_cell() -> None:
    view = seat_dwarf(tolled(where="1,0"), "0,1", 2, number=1).view(0)
    lines = plain(draw_board(view, Window(0, 0, 1, 1), Size.LARGE, UNICODE)).splitlines()
    assert lines[2] == "  0 ━━⌂━━  T"
    assert lines[5] == "  1   T    ·"
    view.nums[view.layout.tokens[0].num] = GONE
    assert "T" not in plain(draw_board(view, Window(0, 0, 1, 0), Size.LARGE, UNICODE))


def test_on_a_cell_it_stands_in_the_middle_be_there_a_card_or_not() -> None:
    assert rows(with_tokens(imp=cell(0, 0)))[1] == "──I──  ·  "
    assert rows(with_tokens(imp=cell(1, 0)))[1] == "──┼──  I  "


def test_in_a_space_it_stands_where_no_other_space_is() -> None:
    pictures = {tuple(rows(with_tokens(bat=space(cell(0, 0), n)))) for n in range(SPACES)}
    assert len(pictures) == SPACES
    assert all("".join(picture).count("B") == 1 for picture in pictures)


def test_on_an_edge_it_stands_where_two_cells_meet() -> None:
    assert rows(with_tokens(net=edge(cell(0, 0), N)))[0] == "░░N░░     "
    assert rows(with_tokens(net=edge(cell(0, 0), W)))[1] == "N─┼──  ·  "
    assert rows(with_tokens(net=edge(cell(0, 0), E)))[1] == "──┼──N ·  "
    below = draw_board(with_tokens(net=edge(cell(0, 0), S)), AROUND, Size.LARGE, UNICODE)
    assert below[7].plain[4:] == "       N       "


@pytest.mark.parametrize("signs", [UNICODE, ASCII])
@pytest.mark.parametrize("size", list(Size))
def test_every_token_is_drawn_in_every_size(size: Size, signs: Glyphs) -> None:
    for part in range(SPACES):
        state = at_home(menagerie())
        put_all(state, cell(0, 0), part, 2)
        drawn = plain(draw_board(state, AROUND, size, signs))
        assert {"I", "B", "N"} & set(drawn)
        assert len(draw_board(state, whole(state), size, signs)) == whole(state).lines(size)
