"""Reach by strands, also of cards with several, against a slow count by hand (G2-G6)."""

from random import Random

import pytest

from rockfall.kernel.geometry import SIDES, STEP, TURNED, E, N, S, W
from rockfall.kernel.grid import Grid
from rockfall.kernel.tiles import Shape, Tileset
from tests.support.play import SOAK, random_game
from tests.support.scene import Scene, at

pytestmark = pytest.mark.engine

START, BRIDGE, CURVES, CROSS, STRAIGHT, NW, SW, ES, STUBS = range(1, 10)
TILES = Tileset(
    [
        None,
        Shape((N | E | S | W,), (N | E | S | W,)),
        Shape((N | S, E | W)),
        Shape((N | E, S | W)),
        Shape((N | E | S | W,)),
        Shape((E | W,)),
        Shape((N | W,)),
        Shape((S | W,)),
        Shape((E | S,)),
        Shape((N, E, S, W)),
    ]
)


def table() -> Grid:
    """An empty grid of cards with any strands, with the start card at 0,0."""
    grid = Scene().truth.grid.copy()
    grid.clear()
    grid.tileset = TILES
    grid.place(at("0,0"), START * 2)
    return grid


def lay(grid: Grid, *tiles: tuple[str, int]) -> None:
    """Lay cards, unturned, one after the other."""
    for where, kind in tiles:
        grid.place(at(where), kind * 2)


def walk(grid: Grid) -> dict[int, int]:
    """G4 the slow way: all sides that a walk from the ladders touches."""
    tiles = grid.tileset
    lit = {cell: tiles.ladder[tile] for cell, tile in grid.tiles.items()}
    grew = True
    while grew:
        grew = False
        for cell, tile in grid.tiles.items():
            for side in SIDES:
                beside = lit.get(cell + STEP[side], 0)
                if beside & TURNED[side] and tiles.opens[tile] & side and not lit[cell] & side:
                    lit[cell] |= tiles.strand[tile << 4 | side]
                    grew = True
    return lit


def around(grid: Grid, cell: int, lit: dict[int, int]) -> tuple[int, int, int]:
    """Known, open and reached sides of a cell that no face-up card covers."""
    known = opened = live = 0
    for side in SIDES:
        tile = grid.tiles.get(cell + STEP[side])
        if tile is not None:
            known |= side
            opened |= side if grid.tileset.opens[tile] & TURNED[side] else 0
            live |= side if lit[cell + STEP[side]] & TURNED[side] else 0
    return known, opened, live


def check(grid: Grid) -> None:
    """What the grid keeps from card to card is what a walk over the whole table finds."""
    lit = walk(grid)
    assert grid.lit == lit
    beside = {cell + STEP[side] for cell in grid.tiles for side in SIDES} - set(grid.tiles)
    rims = {cell: around(grid, cell, lit) for cell in beside}
    reached = {cell for cell, (_, _, live) in rims.items() if live}
    assert set(grid.sites) == reached - set(grid.down)
    assert list(grid.touched) == sorted(reached & set(grid.down))
    for cell, (known, opened, live) in rims.items():
        assert grid.rim[cell] == known << 8 | opened << 4 | live
    assert all(grid.sites[cell] == grid.rim[cell] for cell in grid.sites)


@pytest.mark.rule("G2", "G4")
def test_a_bridge_leads_straight_on_and_its_other_strand_stays_untouched() -> None:
    grid = table()
    lay(grid, ("1,0", BRIDGE), ("1,1", CROSS))
    assert grid.lit[at("1,0")] == E | W
    assert grid.lit[at("1,1")] == 0
    assert at("2,0") in grid.sites
    assert at("1,-1") not in grid.sites


@pytest.mark.rule("G6")
@pytest.mark.parametrize(("goal", "turned"), [("2,0", True), ("1,-1", False)])
def test_only_the_reached_strand_of_a_bridge_reaches_a_goal(goal: str, turned: bool) -> None:
    grid = table()
    grid.lay_down(at(goal), 0)
    lay(grid, ("1,0", BRIDGE))
    assert (at(goal) in grid.touched) == turned


@pytest.mark.rule("G2", "G4")
def test_a_bridge_laid_last_is_entered_again_by_the_loop_it_closes() -> None:
    grid = table()
    lay(grid, ("2,0", NW), ("2,-1", SW), ("1,-1", ES), ("1,0", BRIDGE))
    assert grid.lit[at("1,0")] == N | E | S | W
    assert at("1,1") in grid.sites
    check(grid)


@pytest.mark.rule("G2", "G4")
def test_a_double_curve_joins_what_it_shows_and_nothing_else() -> None:
    grid = table()
    lay(grid, ("1,0", CURVES))
    assert grid.lit[at("1,0")] == S | W
    assert at("1,1") in grid.sites
    assert at("2,0") not in grid.sites


@pytest.mark.rule("G3", "G4", "G5", "G6")
@pytest.mark.parametrize("seed", range(200 if SOAK else 15))
def test_reach_stays_right_whatever_is_laid_and_falls(seed: int) -> None:
    chance = Random(seed)
    grid = table()
    cells = [at(f"{x},{y}") for x in range(-2, 4) for y in range(-2, 3) if (x, y) != (0, 0)]
    for cell in chance.sample(cells, 4):
        grid.lay_down(cell, 0)
    for _ in range(60):
        cell = chance.choice(cells)
        if cell not in grid.tiles:
            grid.place(cell, chance.randrange(BRIDGE, STUBS + 1) * 2 + chance.randrange(2))
        elif chance.random() < 0.7:
            grid.lift(cell)
        check(grid)


@pytest.mark.rule("G3", "G4", "G5", "G6", "B11")
@pytest.mark.parametrize("spec", ["jubilee", "classic", "gigamic"])
def test_reach_stays_right_through_whole_games(spec: str) -> None:
    for step in random_game(spec, seats=3, seed=11):
        check(step.after.grid)
