"""Aims: what a role plays for, and how far another role stands in its way (B13, B14, S1, C16)."""

from typing import NamedTuple

from rockfall.mods.shares import BLUE, GREEN


class Aim(NamedTuple):
    """What a role wants of a round."""

    #: whether it is better off if the treasure is not found, or not soon
    hinders: bool = False
    #: the colour of its doors, 0 for none
    colour: int = 0
    #: whether it is paid for crystals
    collects: bool = False
    #: whether it wins alone, by finishing
    alone: bool = False


DIG_ANY = Aim()
#: A role that is not listed digs. The profiteer shares with fewer when the treasure is missed,
#: and the geologists find more crystals the longer a round goes on (S22, S23).
AIMS = {
    "saboteur": Aim(hinders=True),
    "blue": Aim(colour=BLUE),
    "green": Aim(colour=GREEN),
    "profiteer": Aim(hinders=True),
    "geologist": Aim(hinders=True, collects=True),
    "greedy": Aim(alone=True),
}


def foe(mine: Aim, other: Aim) -> float:
    """From 0, wins when I do, to 1, wins when I do not."""
    if mine.hinders != other.hinders or (mine.colour and other.colour not in (0, mine.colour)):
        return 1.0
    if mine.collects or mine.alone:
        # Of its own kind there is one too many.
        return 0.6
    return 0.0 if mine == other else 0.3
