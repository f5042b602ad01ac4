"""A goal that seat 0 is about to turn over, and what it would join to the tunnel.

The tunnel runs to the goal at 8,-2 from the north. Whatever else lies around that goal is cut
off, until it is turned over.
"""

from rockfall.kernel.ops import MOVE, PLACE
from tests.support.chests import bury
from tests.support.double import EAST, WEST
from tests.support.new_goals import outer_goals
from tests.support.scene import Scene

DIG = "dig NE 8,-3 turned"
GOAL = "8,-2"
#: From the west side of the goal to the double card, to the goal at 8,0, or to both of them.
TO_DOUBLE = ("NW 7,-2 turned", "NS 7,-1", "NW 7,0", "EW 6,0")
TO_GOAL = ("NW 7,-2 turned", "NS 7,-1", "NE 7,0")
TO_BOTH = ("NW 7,-2 turned", "NS 7,-1", "NESW 7,0", "EW 6,0")
#: From the south side of the goal straight to the one at 8,0; only a crossing opens there.
SOUTH = "NS 8,-1"
OTHER_GOAL = "8,0"


def joining(
    spec: str,
    goal: str,
    board: tuple[str, ...],
    roles: tuple[str, ...] = ("digger", "saboteur", "digger", "digger"),
    spare: tuple[str, ...] | None = None,
    seed: int = 0,
    other: str = "",
    pairs: tuple[str, ...] = (),
) -> Scene:
    """The last round: seat 0 can turn this goal over, beside which these cards lie cut off.

    The goal at 8,0 is `other`, or the treasure if that is not the first one. Pairs of chests and
    tunnels are written as for `bury`.
    """
    scene = Scene(spec, seats=len(roles), in_round=3, seed=seed).roles(*roles)
    if spare is not None:
        scene.spare(*spare)
    second = other or ("stone-ne" if goal == "treasure" else "treasure")
    last = next(card for card in ("stone-nw", "stone-ne", "treasure") if card not in (goal, second))
    scene.goals(goal, second, last)
    scene.board("NS 0,-1", "NS 0,-2", "NW 0,-3 turned").tunnel("1,-3", "7,-3").board(*board)
    if "costume" in spec or "party" in spec:
        scene.board(f"double-west {WEST}", f"double-east {EAST}")
    scene.hand(0, "NE", "map", "rockfall")
    if "chests" in spec:
        bury(scene, *pairs)
    return outer_goals(scene, "dragon", "bag-1") if "new-goals" in spec else scene


def in_order(scene: Scene) -> list[str]:
    """What the last step turned over, and whose roles it changed, one after the other."""
    names = scene.layout.zones
    zones = [
        names[op[3] if op[0] == PLACE else op[4]] for op in scene.ops if op[0] in (PLACE, MOVE)
    ]
    return [zone for zone in zones if zone.split(".")[0] in ("goal", "tunnel", "role")]
