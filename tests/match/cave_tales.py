"""Tales of The Dark Cave: a table set up by hand, and moves of which the last is told."""

from collections.abc import Callable

from tests.support.cave import Cave

Tale = tuple[Callable[[], Cave], tuple[str, ...]]

AWAY = "9,9 0"
IDLE = "pass NW.1"
CREATURES = ("rat", "lindworm", "goblin")
ROLES3 = ("yellow-loyal", "yellow-loyal", "yellow-saboteur")
ROLES5 = ("yellow-loyal", "yellow-loyal", "blue-loyal", "blue-loyal", "yellow-saboteur")


def beside(*cards: str, seats: int = 3) -> Cave:
    """Ada holds one useless card; cards lie around the start."""
    return Cave(seats).hand(0, "NW.1").board(*cards)


def holding(card: str) -> Cave:
    """Ada holds a card to play, and one that is of no use."""
    return Cave().hand(0, card, "NW.1")


def lair(creature: str) -> Cave:
    """Ada can send a creature out of a hole beside the start, where Bo's dwarf stands."""
    scene = Cave().board("NE.1 9,9", "hole-NESW.1 1,0", "EW.1 2,0")
    return scene.dwarves(AWAY, "0,0 0", AWAY).hand(0, f"{creature}.2", "NW.1").hand(1, "NS.1")


def armed(creature: str) -> Cave:
    """The same with an axe in front of Bo."""
    return lair(creature).before(1, "axe.1")


def hunting(creature: str) -> tuple[str, ...]:
    """A creature is sent to the start."""
    return (f"send {creature}.2 1,0 0", "prowl 0,0 0")


def met(creature: str) -> Cave:
    """A creature of Bo's stands beside the start."""
    return beside("EW.1 1,0").creature(creature, "1,0 0", 1)


def at_the_exit(seats: int, active: int = 0, *roles: str) -> Cave:
    """The exit lies open in the north-west, and the dwarf whose turn it is stands at its edge."""
    scene = Cave(seats, active).roles(*roles).goals("?", "goal-ladder", "goal-hole", "goal-vein")
    scene.board("exit -4,-4", "NESW.1 -4,-5").hand(active, "NW.1")
    return scene.dwarves(*["0,0 0"] * active, "-4,-4 0")


def before_a_goal() -> Cave:
    """Ada stands at the open end beside the exit, which nobody has seen yet."""
    return beside("NESW.1 -4,-5").dwarves("-4,-5 0")


def walk(card: str, *steps: str) -> Tale:
    """A walk over a card that lies in the east of the start."""
    return lambda: beside(f"{card} 1,0"), (IDLE, *(f"step {step}" for step in steps))


def at_a_vein() -> Cave:
    """Gold lies on a vein beside the start."""
    return beside("vein-NEW.2 1,0").token("nugget.0", "1,0 0")


def at_a_bridge() -> Cave:
    """A bridge in the east of the start, and Ada holds two cards."""
    return Cave().hand(0, "NW.1", "NS.1").board("bridge-NS+EW.1 1,0")


OUT = (IDLE, "step -4,-4 2")
TALES: list[Tale] = [
    (lambda: holding("secret-information.1"), ("map secret-information.1 -4,-4",)),
    (lambda: holding("secret-information.1"), ("inspect secret-information.1 #1",)),
    (lambda: holding("boots.1"), ("boots boots.1 #1",)),
    (lambda: holding("boots.1"), ("boots boots.1 #0",)),
    (lambda: holding("axe.1"), ("axe axe.1 #1",)),
    (lambda: holding("axe.1"), ("axe axe.1 #0",)),
    (lambda: holding("web.1"), ("web web.1 0,0 N",)),
    (lambda: beside().web("0,0 N", 1, shows=1).before(0, "axe.1"), (IDLE, "cut 0,0 N")),
    *[(lambda one=one: lair(one), hunting(one)[:1]) for one in CREATURES],
    *[(lambda one=one: lair(one), hunting(one)) for one in CREATURES],
    *[(lambda one=one: lair(one), (*hunting(one)[:1], "stay")) for one in CREATURES],
    *[(lambda one=one: armed(one), (*hunting(one), "fend")) for one in CREATURES],
    *[(lambda one=one: armed(one), (*hunting(one), "endure")) for one in CREATURES],
    *[(lambda one=one: met(one), (IDLE, "stop")) for one in CREATURES],
    walk("EW.1", "1,0 0"),
    walk("EW.1", "1,0 0", "0,0 0"),
    walk("EW.2", "1,0 1"),
    walk("NESW.3", "1,0 3", "1,0 4"),
    walk("hole-NESW.1", "1,0 0"),
    walk("vein-NEW.2", "1,0 2", "1,0 0"),
    walk("tunnel-NW+ES.2", "1,0 1", "1,0 4"),
    walk("bridge-NS+EW.1", "1,0 1"),
    (at_a_bridge, (IDLE, "enough", "step 1,0 1")),
    (at_a_vein, (IDLE, "step 1,0 2", "step 1,0 0", "stop")),
    (before_a_goal, (IDLE, "step -4,-4 0")),
    (lambda: beside().counter("lying.0", 1), (IDLE,)),
    (lambda: at_the_exit(5, 0, *ROLES5), OUT),
    (lambda: at_the_exit(5, 0, *ROLES5), (IDLE, "stop")),
    (lambda: at_the_exit(3, 2, *ROLES3), OUT),
    (lambda: at_the_exit(2, 0, "yellow-loyal", "blue-loyal"), OUT),
    (beside, ("propose-end",)),
    (beside, ("propose-end", "object")),
    (beside, ("propose-end", "consent", "consent")),
]
