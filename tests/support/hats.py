"""A role put away at the costume department, and a random hat after it."""

from tests.support.double import REACH, facing
from tests.support.play import dice_of
from tests.support.scene import Scene
from tests.support.told import told

HAT = "hat swap-hats #2"


def put_away(*left: str, seed: int = 0) -> Scene:
    """Seat 0 has put a blue dwarf under these roles, for a saboteur; seat 1 holds Swap hats."""
    scene = facing("gigamic+saboteur2+costume", "blue", "boss", "profiteer")
    scene.spare("saboteur", *left).hand(1, "swap-hats").pile("NE", "NE", "NE").play(REACH)
    assert scene.cards("role.0") == ["saboteur"]
    assert scene.cards("spare", 0) == ["?" for _ in left] + ["blue"]
    scene.dice = dice_of(seed)
    return scene


def random_hats(eye: int) -> dict[str, set[str]]:
    """What seat 2 may wear then: for each hat, all that an eye may hear and see of it."""
    found: dict[str, set[str]] = {}
    for seed in range(24):
        scene = put_away("green", seed=seed)
        heard = told(scene, eye, HAT)
        (hat,) = scene.cards("role.2")
        found.setdefault(hat, set()).add(f"{heard} {scene.view(eye).zones}")
    return found
