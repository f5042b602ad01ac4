"""How rounds end: passing in turn, and whether one is over."""

from tests.support.scene import Scene

#: Four dead ends around the start: no path card can be laid any more.
WALLED_IN = ("e 1,0 turned", "e+w -1,0", "n 0,1", "n+s 0,-1")


def all_pass(scene: Scene, times: int) -> Scene:
    """So many passes in a row, each of any card."""
    for _ in range(times):
        scene.play(scene.offered("pass")[0])
    return scene


def ended(scene: Scene) -> bool:
    """Whether the first round is over."""
    return scene.num("round") > 1
