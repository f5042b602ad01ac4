"""Chests around a cell that seat 0 is about to dig on."""

from rockfall.kernel.geometry import column, row
from rockfall.kernel.layout import WATCHER
from rockfall.kernel.ops import BAG, LAY, MOVE, Op, apply
from rockfall.kernel.state import State
from tests.support.scene import Scene, at

SPEC = "jubilee+chests"
AT_ONCE = ("nugget", "maps-off", "shift-goal", "spy", "rummage", "bury")
EFFECTS = (*AT_ONCE, "no-draw", "extra-draw", "steal", "sift")
TUNNELS = {"tunnel-NESW": 1, "tunnel-NES": 2, "tunnel-NEW": 2, "tunnel-NE": 1, "tunnel-NW": 1}
EVERY_EYE = (WATCHER, 0, 1, 2, 3)
#: The crossing at 2,0 reaches pairs on these cells; their tunnels can lie in one way only.
DIG = "dig NESW 2,0"
AROUND = {"3,0": "tunnel-NES", "2,-1": "tunnel-NEW", "2,1": "tunnel-NEW"}


def bury(scene: Scene, *pairs: str) -> Scene:
    """Lay these pairs and no others, written ``3,0 steal tunnel-NES``; ends the setting up."""
    for number in range(4):
        where = pairs[number].split()[0] if number < len(pairs) else ""
        scene.counter(f"pair.{number}", at(where) if where else 0)
    zones, kinds = scene.layout.zones, scene.layout.kinds
    for number, pair in enumerate(pairs):
        where, chest, tunnel = pair.split()
        for card, sort in ((f"chest-{chest}", "chest"), (tunnel, "tunnel")):
            to = zones.index(f"{sort}.{number}")
            box = zones.index(f"{sort}-box")
            apply(scene.truth, (MOVE, kinds.index(card), box, BAG, to))
        apply(scene.truth, (LAY, at(where), zones.index(f"tunnel.{number}"), 0, 0))
    return scene


def ready(spec: str = SPEC, seats: int = 4) -> Scene:
    """Seat 0 can lay a crossing on 2,0."""
    return Scene(spec, seats).board("EW 1,0").hand(0, "NESW", "NE")


def near(scene: Scene, *chests: str) -> Scene:
    """Around 2,0 lie up to three chests."""
    spots = zip(chests, AROUND.items(), strict=False)
    return bury(scene, *(f"{where} {chest} {tunnel}" for chest, (where, tunnel) in spots))


def pairs_down(scene: Scene) -> list[str]:
    """The cells, of those around 2,0, with a face-down card."""
    return [where for where in AROUND if at(where) in scene.truth.grid.down]


def zone_of(scene: Scene, name: str) -> int:
    """The number of a zone."""
    return scene.layout.zones.index(name)


def moved(scene: Scene, src: str, dst: str) -> list[Op]:
    """The operations of the last move that took a card from a zone to a zone."""
    ends = (zone_of(scene, src), zone_of(scene, dst))
    return [op for op in scene.ops if op[0] == MOVE and (op[2], op[4]) == ends]


def pair_cells(state: State) -> list[tuple[int, int]]:
    """Where the tunnels of the four pairs lie face down."""
    zones = [state.layout.zones.index(f"tunnel.{pair}") for pair in range(4)]
    cells = {zone: where for where, zone in state.grid.down.items()}
    return [(column(cells[zone]), row(cells[zone])) for zone in zones]


def turning(tunnel: str, *beside: str, spec: str = SPEC) -> Scene:
    """The pair at 3,0 is reached from the west; face-up cards lie beside it."""
    scene = ready(spec).hand(0, "EW", "NE").board(*beside)
    return bury(scene, f"3,0 nugget {tunnel}").play("dig EW 2,0")


SECOND = "jubilee+saboteur2+chests"


def discards(scene: Scene, *cards: str) -> Scene:
    """Cards on the discard pile, the last one on top, unseen by all; ends the setting up."""
    for card in cards:
        kind = scene.layout.kinds.index(card)
        ends = zone_of(scene, "pile"), zone_of(scene, "discard")
        apply(scene.truth, (MOVE, kind, ends[0], BAG, ends[1]))
    return scene
