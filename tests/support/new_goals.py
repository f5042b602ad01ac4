"""Five goals, one or two of which seat 0 is about to reach."""

from rockfall.kernel.ops import BAG, LAY, MOVE, apply
from tests.support.scene import Scene, at

SPEC = "jubilee+new-goals"
CELLS = ("8,-4", "8,-2", "8,0", "8,2", "8,4")
#: From `near`: reaches the goal at 8,0 alone, or those at 8,0 and 8,2 together.
DIG = "dig NW 8,1"
DIG_TWO = "dig NES 8,1 turned"


def near(
    goals: str,
    roles: str = "digger saboteur digger digger",
    spec: str = SPEC,
    in_round: int = 3,
    pieces: int = 0,
    board: tuple[str, ...] = (),
) -> Scene:
    """Seat 0, with so many pieces, can reach one goal or two of these, named north to south.

    A scene lays the three goals of the base game; the northernmost and the southernmost follow.
    """
    north, *middle, south = goals.split()
    seats = roles.split()
    scene = Scene(spec, seats=len(seats), in_round=in_round).goals(*middle).roles(*seats)
    scene.hand(0, "NW", "NES").pieces(pieces).board("NE 0,1", *board).tunnel("1,1", "7,1")
    return outer_goals(scene, north, south)


def outer_goals(scene: Scene, north: str, south: str) -> Scene:
    """Lay the northernmost and the southernmost goal too; ends the setting up."""
    zones, kinds = scene.layout.zones, scene.layout.kinds
    for number, where, card in ((3, CELLS[0], north), (4, CELLS[4], south)):
        zone = zones.index(f"goal.{number}")
        apply(scene.truth, (MOVE, kinds.index(card), zones.index("goal-box"), BAG, zone))
        apply(scene.truth, (LAY, at(where), zone, 0, 0))
    return scene
