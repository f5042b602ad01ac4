"""Rounds of Saboteur 2 brought to their end in one move, to see what they pay."""

from collections.abc import Sequence

from tests.support.scene import Scene

S2 = "jubilee+saboteur2"
BLUE, GREEN, BOSS, PROFITEER = "blue", "green", "boss", "profiteer"
GEOLOGIST, SABOTEUR = "geologist", "saboteur"
#: Doors on the only way to the treasure.
BLUE_DOOR, GREEN_DOOR = "blue-EW 3,0", "green-EW 4,0"


def before_the_treasure(
    *roles: str,
    spec: str = S2,
    finisher: int = 0,
    doors: Sequence[str] = (),
    trapped: Sequence[int] = (),
) -> Scene:
    """Nothing but cell 7,0 is missing on the way to the treasure, in the last round."""
    scene = Scene(spec, seats=len(roles), active=finisher, in_round=3).roles(*roles)
    scene.tunnel("1,0", "6,0").board(*doors).hand(finisher, "EW")
    for seat in trapped:
        scene.mat(seat, "trapped")
    return scene


def finish(scene: Scene) -> Scene:
    """Lay the missing card: the treasure is turned and the round paid."""
    scene.play("dig EW 7,0")
    assert scene.tile("8,0") == "treasure"
    return scene


def found(
    *roles: str,
    spec: str = S2,
    finisher: int = 0,
    doors: Sequence[str] = (),
    trapped: Sequence[int] = (),
) -> list[int]:
    """What every seat is paid when the treasure is found."""
    scene = before_the_treasure(*roles, spec=spec, finisher=finisher, doors=doors, trapped=trapped)
    return purse(finish(scene))


def before_the_end(*roles: str, spec: str = S2, trapped: Sequence[int] = ()) -> Scene:
    """One card is left on the whole table, in the hand of seat 0, in the last round."""
    scene = Scene(spec, seats=len(roles), in_round=3).roles(*roles).pile()
    scene.hands("NE", *[""] * (len(roles) - 1))
    for seat in trapped:
        scene.mat(seat, "trapped")
    return scene


def missed(*roles: str, spec: str = S2, trapped: Sequence[int] = ()) -> list[int]:
    """What every seat is paid when the treasure stays hidden."""
    return purse(before_the_end(*roles, spec=spec, trapped=trapped).play("pass NE"))


def purse(scene: Scene) -> list[int]:
    """The pieces of every seat."""
    return [scene.num(f"pieces.{seat}") for seat in range(scene.seats)]
