"""Helpers of the tests of choices with the jubilee parts: tables, and what bots choose there."""

from rockfall.kernel.ops import PEEK, apply
from tests.bots.seating import Onlooker
from tests.support.scene import Scene

D, S = "digger", "saboteur"
DIGGERS, ALONE = (D,) * 4, (S, D, D, D)
IDLE = ("n", "e", "n+s")


def table(spec: str, roles: tuple[str, ...], *hand: str, end: str = "4,0") -> Scene:
    """Seat 0 is to act at the end of a tunnel; the others hold nothing of interest."""
    scene = Scene(f"jubilee+{spec}").roles(*roles).tunnel("1,0", end)
    return scene.hands(" ".join(hand), *IDLE)


def choice(scene: Scene, seat: int = 0) -> str:
    return Onlooker(scene, seat).chooses()


def choices(scene: Scene) -> set[str]:
    """What bots with different whims choose; of few moves one may hit on the right one."""
    return {Onlooker(scene, 0, b"%d" % whim).chooses() for whim in range(8)}


def peek(scene: Scene, zone: str, seat: int = 0) -> Scene:
    """A seat has looked at the card in a zone."""
    number = scene.layout.zones.index(zone)
    apply(scene.truth, (PEEK, scene.truth.card(number), seat, number, 0))
    return scene
