"""The double card, one dig away."""

from rockfall.kernel.layout import GOD
from rockfall.kernel.ops import PEEK, apply
from tests.support.scene import Scene

COSTUME, PARTY = "jubilee+costume", "jubilee+party"
COSTUME_2, PARTY_2 = "jubilee+saboteur2+costume", "jubilee+saboteur2+party"
ALL = (COSTUME, PARTY, COSTUME_2, PARTY_2)
WEST, EAST = "4,0", "5,0"
REACH = "dig EW 3,0"
D, S = "digger", "saboteur"


def facing(spec: str, *roles: str, active: int = 0, in_round: int = 1, seed: int = 0) -> Scene:
    """Only cell 3,0 is missing on the way to the double card; the active seat can lay it."""
    scene = Scene(spec, len(roles) or 4, active, in_round, seed)
    scene.board(f"double-west {WEST}", f"double-east {EAST}").tunnel("1,0", "2,0")
    return scene.roles(*roles).hand(active, "EW", "map")


def roles(scene: Scene, eye: int = GOD) -> list[str]:
    """The role of every seat, as it is or as an eye sees it."""
    return [scene.cards(f"role.{seat}", eye)[0] for seat in range(scene.seats)]


def inspected(scene: Scene, eye: int, *seats: int) -> Scene:
    """A seat has seen the roles of others before."""
    for seat in seats:
        zone = scene.layout.zones.index(f"role.{seat}")
        apply(scene.truth, (PEEK, scene.truth.card(zone), eye, zone, 0))
    return scene


def finishing(spec: str, *dealt: str, seed: int = 0) -> Scene:
    """The last round: one card reaches the double card and, through it, the treasure."""
    scene = facing(spec, *dealt, in_round=3, seed=seed)
    return scene.board("NEW 1,0", "NEW 2,0", "EW 6,0", "NEW 7,0")
