"""Rounds about to be won or lost, and the gold that is shared after them."""

from rockfall.kernel.ops import BAG, MOVE, apply
from tests.support.scene import Scene

ROLES = {"D": "digger", "S": "saboteur", "G": "greedy"}
#: The last dig of a tunnel that `near_treasure` and `near_two_goals` have left open.
DIG = "dig EW 7,0"
DIG_TWO = "dig NES 8,1 turned"


def near_treasure(spec: str, roles: str, finder: int, seed: int = 0) -> Scene:
    """The last round; the finder, whose turn it is, can turn the treasure with `DIG`."""
    scene = Scene(spec, seats=len(roles), active=finder, in_round=3, seed=seed)
    scene.roles(*(ROLES[role] for role in roles)).hand(finder, "EW")
    return scene.tunnel("1,0", "6,0")


def near_two_goals(spec: str, roles: str, finder: int) -> Scene:
    """The same with `DIG_TWO`, which reaches the treasure at 8,0 and the stone at 8,2."""
    scene = Scene(spec, seats=len(roles), active=finder, in_round=3)
    scene.roles(*(ROLES[role] for role in roles)).hand(finder, "NES")
    return scene.board("NE 0,1").tunnel("1,1", "7,1")


def near_loss(spec: str, roles: str, last: int, in_round: int = 3) -> Scene:
    """The last card of the round, a NE, is in the hand of a seat whose turn it is."""
    scene = Scene(spec, seats=len(roles), active=last, in_round=in_round)
    scene.roles(*(ROLES[role] for role in roles)).pile()
    return scene.hands(*("NE" if seat == last else "" for seat in range(len(roles))))


def break_tool(scene: Scene, seat: int) -> None:
    """Break a cart in the midst of a turn, so that a finisher has a broken tool."""
    kind, zones = scene.layout.kinds.index("broken-cart"), scene.layout.zones
    move = (MOVE, kind, zones.index("pile"), BAG, zones.index(f"mat.{seat}"))
    apply(scene.truth, move)


def share_out(scene: Scene) -> list[int]:
    """Let everyone keep any card: the seats in the order in which they were asked."""
    asked = []
    while scene.asked == "gold":
        asked.append(scene.actor)
        scene.play(scene.offered()[0])
    return asked


def on_offer(scene: Scene) -> list[int]:
    """How many gold cards lie before each seat to choose from."""
    return [len(scene.cards(f"offer.{seat}")) for seat in range(scene.seats)]


def purses(scene: Scene) -> list[int]:
    """How many gold cards each seat shows at the end."""
    return [len(scene.cards(f"purse.{seat}")) for seat in range(scene.seats)]


def scores(scene: Scene) -> list[int]:
    """What each seat has at the end."""
    assert scene.asked == "", "the game is not over"
    return [scene.num(f"score.{seat}") for seat in range(scene.seats)]
