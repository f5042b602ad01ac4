"""Tokens in positions and operations: where each stands and whose it is, in words, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.kernel.geometry import E, N, S, W, cell
from rockfall.kernel.layout import GOD, TABLE
from rockfall.kernel.ops import SET, apply
from rockfall.kernel.state import State
from rockfall.kernel.tokens import CARRIED, GONE, IN_BOX, NOBODYS, SPACES, edge, pack_token, space
from rockfall.match.match import ToldStep
from rockfall.match.notation import NotationError, parse_position, position_text
from rockfall.match.record import op_text
from rockfall.match.story import tell
from tests.support.scene import Scene
from tests.support.tokens import SEATS, at_home, menagerie, place, put_all
from tests.support.toll import tolled

RULES = menagerie()
LAYOUT = RULES.layout
CELLS = st.builds(cell, st.integers(-127, 127), st.integers(-127, 127))
HERE = cell(3, -1)
#: as words, the same in the number, and the token that is meant
SAID = {
    "imp.0": [
        ("#2 at 3,-1", pack_token(HERE, 2)),
        ("at 3,-1", pack_token(HERE, NOBODYS)),
        ("gone", GONE),
        ("box", IN_BOX),
    ],
    "imp.1": [("#1 at 3,-1", pack_token(HERE, 1))],
    "imp.2": [("at 3,-1", pack_token(HERE, NOBODYS))],
    "bat.0": [("#0 at 3,-1 space 0", pack_token(space(HERE, 0), 0))],
    "bat.2": [("at 3,-1 space 7", pack_token(space(HERE, 7), NOBODYS))],
    "net.1": [("#1 at 3,-1 N", pack_token(edge(HERE, N), 1))],
    "net.2": [("at 3,-1 W", pack_token(edge(HERE, W), NOBODYS)), ("gone", GONE)],
}
FLAT = [(name, text, value) for name, said in SAID.items() for text, value in said]


def read(fact: str) -> State:
    return parse_position(LAYOUT, f"eye god; {fact}")


@pytest.mark.parametrize(("name", "text", "value"), FLAT)
def test_a_token_is_written_by_its_owner_and_its_place(name: str, text: str, value: int) -> None:
    num = LAYOUT.nums.index(name)
    state = at_home(RULES)
    apply(state, (SET, num, value, 0, 0))
    assert (f"\n{name} = {text}\n" in position_text(state)) == (value != IN_BOX)
    assert read(f"{name} = {text}").nums[num] == value
    assert op_text(LAYOUT, (SET, num, value, 0, 0)) == f"set {name} {text}"


@given(CELLS, st.integers(0, SPACES - 1), st.sampled_from([*range(SEATS), NOBODYS]))
def test_tokens_of_all_places_and_owners_are_read_back(at: int, part: int, owner: int) -> None:
    state = at_home(RULES)
    put_all(state, at, part, owner)
    assert parse_position(LAYOUT, position_text(state)).same(state)


def test_an_edge_may_be_said_from_either_side() -> None:
    num = LAYOUT.nums.index("net.0")
    for text, side in (("3,-1 E", E), ("3,-1 S", S), ("4,-1 W", E), ("3,0 N", S)):
        assert read(f"net.0 = #0 at {text}").nums[num] == pack_token(edge(HERE, side), 0)


@pytest.mark.parametrize(
    ("fact", "reason"),
    [
        ("imp.0 = 528402", "say where this imp is: box, gone, at 3,-1, or"),
        ("imp.0 =", "say where this imp is"),
        ("imp.0 = #3 at 3,-1", "'#3' is not a seat"),
        ("imp.0 = #2", "say where this imp is"),
        ("imp.0 = #2 on 3,-1", "at 3,-1"),
        ("imp.0 = #2 at here", "'here' is not a cell"),
        ("imp.0 = #2 at 3,-1 N", "at 3,-1"),
        ("imp.0 = gone at 3,-1", "say where this imp is"),
        ("imp.0 = #0 at -128,-128", "nothing can stand at -128,-128"),
        ("imp.1 = #2 at 3,-1", "this imp belongs to #1"),
        ("imp.1 = at 3,-1", "this imp belongs to #1"),
        ("imp.2 = #0 at 3,-1", "this imp belongs to nobody"),
        ("bat.0 = #2 at 3,-1", "at 3,-1 space 2"),
        ("bat.0 = #2 at 3,-1 space 8", "at 3,-1 space 2"),
        ("bat.0 = #2 at 3,-1 space -1", "at 3,-1 space 2"),
        ("bat.0 = #2 at 3,-1 space two", "'two' is not a number"),
        ("net.0 = #2 at 3,-1", "at 3,-1 N"),
        ("net.0 = #2 at 3,-1 NE", "at 3,-1 N"),
        ("net.0 = #2 at 127,0 E", "128,0 is off the table"),
    ],
)
def test_what_is_no_token_is_said_with_what_would_be(fact: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        read(fact)
    assert reason in str(caught.value)


@pytest.mark.rule("T1", "T2", "T3")
def test_a_toll_dwarf_is_told_by_owner_and_cell() -> None:
    scene = tolled(owner=1, where="1,0")
    assert "\ndwarf.0 = #1 at 1,0\n" in position_text(scene.view(3))
    dug = scene.play("dig NESW 1,0")
    assert "set dwarf.0 gone" in [op_text(scene.layout, op) for op in dug.ops]
    assert "\ndwarf.0 = gone\n" in position_text(scene.truth)
    for eye in (GOD, 0):
        assert parse_position(scene.layout, position_text(scene.view(eye))).same(scene.view(eye))


def test_putting_a_dwarf_down_is_told_as_an_operation() -> None:
    scene = Scene("jubilee+toll").hand(0, "map").play("toll map 1,0")
    assert "set dwarf.0 #0 at 1,0" in [op_text(scene.layout, op) for op in scene.ops]


def test_the_story_knows_no_sort_and_says_nothing_where_there_are_no_words() -> None:
    state = at_home(RULES)
    state.todo.append(0)
    for token in LAYOUT.tokens:
        owner = 0 if token.owner == CARRIED else token.owner
        there = pack_token(place(token, HERE, 1), owner)
        ops = tuple((SET, token.num, value, 0, 0) for value in (there, GONE))
        assert tell(RULES, ToldStep(1, TABLE, 0, ops), state.copy()) == []
