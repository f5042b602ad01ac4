"""The table as each team walks it, against the rules' own walk (S20)."""

import pytest

from rockfall.bots.standard.table.doors import walked
from rockfall.bots.standard.table.lookup import Lookup
from rockfall.bots.standard.table.position import Position, map_costs
from rockfall.kernel.walk import leads_to
from rockfall.mods.shares import BLUE, GREEN
from tests.support.play import SOAK, diggingly, edition, random_game
from tests.support.scene import Scene
from tests.support.second import BLUE_DOOR, GREEN_DOOR, S2

GAMES = 40 if SOAK else 4


@pytest.mark.rule("S14", "S20")
@pytest.mark.parametrize(("team", "shut"), [(BLUE, GREEN), (GREEN, BLUE)])
def test_a_team_reaches_exactly_what_it_can_walk_to(team: int, shut: int) -> None:
    lookup = Lookup(edition(S2, 4).rules)
    compared = parted = 0
    for seed in range(GAMES):
        for step in list(random_game(S2, 4, seed, diggingly))[::9]:
            grid = step.after.grid
            seen = walked(grid, lookup.walks[team])
            for at, tile in grid.tiles.items():
                if not grid.tileset.ladder[tile]:
                    compared += 1
                    parted += bool(seen.lit[at]) != bool(grid.lit[at])
                    assert bool(seen.lit[at]) == leads_to(grid, at, shut)
    assert compared > 500
    assert parted, "no door was ever in the way"


def position(role: str, *board: str) -> Position:
    """What seat 0 makes of a tunnel to 5,0 with some cards on it."""
    scene = Scene(S2).roles(role, "profiteer", "saboteur", "geologist").tunnel("1,0", "5,0")
    lookup, view = Lookup(scene.rules), scene.board(*board).view(0)
    return Position(lookup, view, 0, map_costs(lookup, view))


@pytest.mark.rule("S20")
@pytest.mark.parametrize(
    ("door", "mine", "theirs"), [(BLUE_DOOR, "blue", "green"), (GREEN_DOOR, "green", "blue")]
)
def test_a_shut_door_costs_one_team_a_detour_and_the_others_nothing(
    door: str, mine: str, theirs: str
) -> None:
    through = position("saboteur", door).cost
    assert position(mine, door).cost == position("boss", door).cost == through
    assert position(theirs, door).cost > through + 0.5
