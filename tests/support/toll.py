"""Toll dwarves on their cells, and cards that are to be laid there."""

from rockfall.kernel.geometry import cell_text
from rockfall.kernel.layout import GOD
from rockfall.kernel.tokens import owner_of, pack_token, stands
from tests.support.scene import Scene, at

SPEC = "jubilee+toll"


def seat_dwarf(scene: Scene, where: str, owner: int, number: int = 0) -> Scene:
    """One of the dwarves already sits on a cell, put there by a seat."""
    return scene.counter(f"dwarf.{number}", pack_token(at(where), owner))


def sitting(scene: Scene, eye: int = GOD) -> dict[str, int]:
    """On which cells dwarves sit, as an eye sees it, and whose they are."""
    view = scene.view(eye)
    places = [(dwarf, view.nums[dwarf.num]) for dwarf in scene.layout.tokens]
    return {cell_text(dwarf.cell(at)): owner_of(at) for dwarf, at in places if stands(at)}


DIG = "dig NESW 1,0"
DIVERT = "divert diversion 0,1"
PATHFIND = "pathfind pathfinder"


def tolled(spec: str = SPEC, owner: int = 1, where: str = "1,0") -> Scene:
    """Seat 0 holds a crossing and wants to build where a dwarf sits."""
    return seat_dwarf(Scene(spec).hand(0, "NESW", "map"), where, owner)


def allow(scene: Scene, times: int = 3) -> Scene:
    """So many players have nothing against the card announced."""
    return scene.play(*["allow"] * times)


def diverted(owner: int, *pieces: int) -> Scene:
    """Seat 0 laid a crossing on 1,0; seat 1 can divert it to 0,1, where a dwarf sits."""
    scene = Scene(f"{SPEC}+diversion").pieces(*pieces).hand(0, "NESW").hand(1, "diversion")
    return seat_dwarf(scene, "0,1", owner).play(DIG)


def pathfinder(*hand: str, board: tuple[str, ...] = ()) -> Scene:
    """Seat 0 holds the Pathfinder; a dwarf of seat 1 sits on 1,0, one of seat 2 on 0,1."""
    scene = Scene(f"{SPEC}+pathfinder").board(*board).hand(0, "pathfinder", *hand)
    return seat_dwarf(seat_dwarf(scene, "1,0", 1), "0,1", 2, number=1)


def poor(spec: str = SPEC, owner: int = 1, gold: int = 0) -> Scene:
    """Seat 0, without gold unless told, has a crossing for 1,0, where a dwarf sits."""
    scene = Scene(spec).hand(0, "NESW", "map").pieces(gold, 1, 1, 1)
    return seat_dwarf(scene, "1,0", owner)


def helpers(scene: Scene, where: str = "1,0") -> list[int]:
    """Whom the active player can ask about a cell."""
    return [int(move[-1]) for move in scene.offered("beg") if move.split()[1] == where]
