"""Effects: what something that is told does to those at the table, in one word.

Modules declare them with their verbs, cards and counters; sounds and highlights go by them, so that
nobody has to know the names of verbs and sentences for that.
"""

from typing import Final

#: nothing of its own: an answer, or what is told with something else
PLAIN: Final = ""

# What seats do.
LAYS: Final = "lays"  # something on the grid
PUTS: Final = "puts"  # a card away, or from one place to another
SWAPS: Final = "swaps"  # what lies or is held elsewhere
HARMS: Final = "harms"  # somebody
HELPS: Final = "helps"  # somebody
STOPS: Final = "stops"  # what another has done
LOOKS: Final = "looks"  # at something that is hidden
FALLS: Final = "falls"  # something breaks down, or upon somebody
TAKES: Final = "takes"  # from another what they own
ASKS: Final = "asks"  # somebody a favour

# What comes of it.
TURNS: Final = "turns"  # a card over
CHANGES: Final = "changes"  # who somebody is
PAYS: Final = "pays"  # what seats own
MOVES: Final = "moves"  # cards
STRIKES: Final = "strikes"  # whoever has met it
LOSES: Final = "loses"  # what somebody owned or held
LEAVES: Final = "leaves"  # for good, and is safe
SEES: Final = "sees"  # a face, told to who knows it
ROLE: Final = "role"  # told to its owner

EFFECTS: Final = (
    *(PLAIN, LAYS, PUTS, SWAPS, HARMS, HELPS, STOPS, LOOKS, FALLS, TAKES, ASKS),
    *(TURNS, CHANGES, PAYS, MOVES, STRIKES, LOSES, LEAVES, SEES, ROLE),
)


class Effects:
    """What it does when a card is turned over, when a counter is set or its token is gone, and when
    a piece loses something where it stands; where a module declares it.
    """

    def __init__(self) -> None:
        self.cards: dict[int, str] = {}
        self.nums: dict[int, str] = {}
        #: by what is printed there, or by the sort of whoever else is there
        self.causes: dict[str, str] = {}
