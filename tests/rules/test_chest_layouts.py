"""Where chest pairs lie: named lay-outs and the host's own choice (X1, M1)."""

import pytest

from rockfall.editions.registry import EditionError, canonical, load, parse, seat_limits
from rockfall.editions.saboteur.data import JUBILEE
from rockfall.editions.saboteur.game import SABOTEUR
from rockfall.editions.saboteur.pairs import EXAMPLE
from rockfall.kernel.geometry import cell_text, column, row
from rockfall.kernel.ops import GATHER
from rockfall.kernel.state import State
from tests.support.play import at_random, random_game, truth

pytestmark = pytest.mark.engine

LAYOUTS = JUBILEE.chests.layouts
#: Whatever changes what lies on the table between start and goals.
BOARDS = ("", "+saboteur2", "+new-goals", "+costume", "+party+new-goals", "+tournament")
HOST = "1,1/3,-2/5,2/7,0"


def pairs_on(state: State) -> list[str]:
    """The cells on which pairs lie face down, in the order of the pairs."""
    zones = state.layout.zones
    cells = {zones[zone]: cell_text(at) for at, zone in state.grid.down.items()}
    return [cells[f"tunnel.{pair}"] for pair in range(4)]


def refused(spec: str) -> str:
    """What is said to a set-up that cannot be."""
    with pytest.raises(EditionError) as error:
        load(spec, 5)
    return str(error.value)


# -- lay-outs with a name -----------------------------------------------------------------------


@pytest.mark.rule("X1", "M1", "R155")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("name", LAYOUTS)
def test_a_named_lay_out_is_legal_on_every_board_and_the_pairs_lie_on_it(
    name: str, board: str
) -> None:
    for seed in range(5):
        _, state, _ = truth(f"jubilee+chests={name}{board}", 5, seed)
        cells = [
            (column(at), row(at)) for at, zone in state.grid.down.items() if _pair(state, zone)
        ]
        assert sorted(cells) == sorted(LAYOUTS[name].cells)
        assert not set(state.grid.tiles) & set(state.grid.down)
        for x, y in cells:
            assert 1 <= x <= 7
            assert -2 <= y <= 2
            assert abs(x) + abs(y) > 1, "not beside the start"
            apart = [abs(x - u) + abs(y - v) for u, v in cells]
            assert sorted(apart)[1] > 1, "not beside another"


def _pair(state: State, zone: int) -> bool:
    return state.layout.zones[zone].startswith("tunnel.")


@pytest.mark.rule("X1")
def test_there_are_a_few_and_no_two_are_alike() -> None:
    assert 2 <= len({frozenset(layout.cells) for layout in LAYOUTS.values()}) == len(LAYOUTS) <= 4


# -- the host's choice --------------------------------------------------------------------------


@pytest.mark.rule("X1")
@pytest.mark.parametrize("cells", [HOST, EXAMPLE, "4,0/2,0/6,0/4,2", "1,-2/1,2/7,-2/7,2"])
def test_the_pairs_lie_where_the_host_wants_them(cells: str) -> None:
    _, state, _ = truth(f"jubilee+chests={cells}", 5)
    assert set(pairs_on(state)) == set(cells.split("/"))


@pytest.mark.rule("X1", "N1", "R141")
def test_with_five_goals_there_are_more_rows_to_choose_from() -> None:
    cells = "1,-4/3,4/5,-3/7,3"
    _, state, _ = truth(f"jubilee+new-goals+chests={cells}", 5)
    assert set(pairs_on(state)) == set(cells.split("/"))
    assert "rows -2 to 2" in refused(f"jubilee+chests={cells}")


@pytest.mark.rule("X1", "B19", "R155")
def test_they_lie_there_in_every_round_and_what_they_are_is_shuffled_anew() -> None:
    dealt = []
    for step in random_game(f"jubilee+chests={HOST}", 3, 5, at_random):
        if any(op[0] == GATHER for op in step.ops):
            assert set(pairs_on(step.after)) == set(HOST.split("/"))
            zones = step.after.layout.zones
            dealt.append([step.after.card(zones.index(f"chest.{pair}")) for pair in range(4)])
    assert len(dealt) == 2
    assert dealt[0] != dealt[1]


@pytest.mark.rule("X1")
def test_chance_decides_unless_told_otherwise() -> None:
    for seed in range(20):
        states = [truth(f"jubilee+{word}", 5, seed)[1] for word in ("chests", "chests=random")]
        assert pairs_on(states[0]) == pairs_on(states[1])
    lying = {tuple(pairs_on(truth("jubilee+chests", 5, seed)[1])) for seed in range(20)}
    assert len(lying) == 20


# -- what cannot be -----------------------------------------------------------------------------


@pytest.mark.rule("X1", "M1", "R140", "R141")
@pytest.mark.parametrize(
    ("cells", "where", "why"),
    [
        ("0,0/3,1/5,1/7,1", "0,0", "the start lies there"),
        ("8,0/3,1/5,1/7,1", "8,0", "a goal lies there"),
        ("8,-2/3,1/5,1/7,1", "8,-2", "a goal lies there"),
        ("1,0/3,1/5,1/7,1", "1,0", "beside the start"),
        ("-1,0/3,1/5,1/7,1", "-1,0", "beside the start"),
        ("0,2/3,1/5,1/7,1", "0,2", "columns 1 to 7 and rows -2 to 2"),
        ("8,1/3,1/5,1/2,2", "8,1", "columns 1 to 7 and rows -2 to 2"),
        ("3,3/3,1/5,1/7,1", "3,3", "columns 1 to 7 and rows -2 to 2"),
        ("3,-99/3,1/5,1/7,1", "3,-99", "columns 1 to 7 and rows -2 to 2"),
        ("7,1/3,1/5,1/7,1", "7,1", "another pair lies there"),
        ("4,1/3,1/6,1/7,-1", "4,1", "beside the pair on 3,1"),
        ("3,2/3,1/6,1/7,-1", "3,2", "beside the pair on 3,1"),
    ],
)
def test_an_impossible_cell_is_refused_by_name_and_with_the_reason(
    cells: str, where: str, why: str
) -> None:
    backwards = "/".join(reversed(cells.split("/")))
    for written in (cells, backwards):
        said = refused(f"jubilee+chests={written}")
        assert f" {where}: " in said
        assert why in said


@pytest.mark.rule("M1", "X1", "W1", "P1", "V2")
@pytest.mark.parametrize(
    ("part", "cells", "who"),
    [
        ("costume", ("4,0", "5,0"), "the double card"),
        ("party", ("4,0", "5,0"), "the double card"),
        ("tournament", ("4,0",), "the tournament's card"),
    ],
)
def test_two_things_on_one_cell_are_refused_naming_both(
    part: str, cells: tuple[str, ...], who: str
) -> None:
    for where in cells:
        chests = f"chests={where}/2,2/2,-2/7,2"
        said = f"no chest pair can lie on {where}: {who} lies there"
        assert refused(f"jubilee+{part}+{chests}") == said
        assert refused(f"jubilee+{chests}+{part}") == said
        assert load(f"jubilee+{chests}", 5)


@pytest.mark.rule("M1", "X1", "N1")
def test_the_cells_of_two_more_goals_are_taken_as_well() -> None:
    assert "8,4: a goal lies there" in refused("jubilee+new-goals+chests=8,4/3,1/5,1/7,1")
    assert "8,4: pairs lie" in refused("jubilee+chests=8,4/3,1/5,1/7,1")


@pytest.mark.rule("M1", "X1")
@pytest.mark.parametrize("cells", ["3,1", "3,1/5,1/7,1", "1,1/1,-1/3,1/5,1/7,1"])
def test_four_cells_are_named_no_more_and_no_fewer(cells: str) -> None:
    number = cells.count("/") + 1
    assert refused(f"jubilee+chests={cells}").endswith(f"name 4 cells, not {number}")


@pytest.mark.rule("M1")
@pytest.mark.parametrize(
    "word",
    [
        "",
        "circle",
        "Fan",
        "3.1/5.1/7.1/1.1",
        "3,1/5,1/7,1/",
        "3,1/5,1/7,1/x,1",
        "3,1/5,1/7,1/100,1",
    ],
)
def test_any_other_word_is_refused_naming_it_and_those_there_are(word: str) -> None:
    said = refused(f"jubilee+chests={word}")
    assert all(name in said for name in (f"'{word}'", "random", *LAYOUTS, EXAMPLE))


@pytest.mark.rule("M1")
@pytest.mark.parametrize("part", [part for part in SABOTEUR.catalogue.parts if part != "chests"])
def test_no_other_part_has_such_a_setting(part: str) -> None:
    assert f"unknown switch '{part}'" in refused(f"jubilee+{part}=fan")


# -- how it is written --------------------------------------------------------------------------


@pytest.mark.rule("M1", "X1")
@pytest.mark.parametrize(
    ("spec", "short"),
    [
        ("jubilee+chests=random", "jubilee+chests"),
        ("jubilee+chests=fan+chests=random", "jubilee+chests"),
        ("jubilee+chests=fan+chests", "jubilee+chests=fan"),
        ("jubilee+chests+chests=fan", "jubilee+chests=fan"),
        ("classic+E6=no+chests=wings+veto", "classic+veto+chests=wings+E6=no"),
        ("jubilee+chests=6,2/2,0/6,0/6,-2", "jubilee+chests=fan"),
        ("jubilee+chests=7,0/5,2/3,-2/1,1", "jubilee+chests=3,-2/7,0/1,1/5,2"),
        ("jubilee+chests=7,-0/5,02/3,-2/1,1", "jubilee+chests=3,-2/7,0/1,1/5,2"),
    ],
)
def test_the_shortest_line_keeps_the_cells_and_deals_the_same(spec: str, short: str) -> None:
    assert canonical(spec) == canonical(short) == short
    assert parse(spec).settings == parse(short).settings
    one, other = (truth(line, 5, 3)[1] for line in (spec, short))
    assert one.same(other)


@pytest.mark.rule("M1", "X1")
@pytest.mark.parametrize("preset", SABOTEUR.catalogue.presets)
def test_every_preset_can_have_its_chests_laid_out(preset: str) -> None:
    spec = f"{SABOTEUR.catalogue.presets[preset].spec}+chests=stairs"
    fewest, most = seat_limits(spec)
    for seats in (fewest, most):
        _, state, _ = truth(spec, seats)
        assert set(pairs_on(state)) == {"2,2", "3,1", "5,-1", "6,-2"}
