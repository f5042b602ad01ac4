"""What an edition declares once and every state shares: cards, zones with sights, counters.

Who may see into a zone is part of its declaration, so that hiding is decided in one place and
no module can forget it.
"""

from typing import Final

from rockfall.kernel.moves import CELL, NOTHING, SEAT, TURN, a_of, b_of, card_of, verb_of
from rockfall.kernel.tiles import Tileset

# Sights.
ALL: Final = 0
OWNER: Final = 1
NOBODY: Final = 2
TRACKED: Final = 3
SIGHT_NAMES: Final = ("all", "owner", "nobody", "tracked")

# What a zone is to an eye: a bag it sees into, a bag of card backs, or a row, told card by card.
BARE: Final = 0
BLIND: Final = 1
ROW: Final = 2

# Eyes: a seat's number, or one of these.
WATCHER: Final = -1
GOD: Final = -2
#: Witnesses are sixteen bits: one per seat, the topmost for watchers.
EVERYONE: Final = 0xFFFF
_WATCHERS: Final = 0x8000

BACK: Final = 0


def witness(eye: int) -> int:
    """The witness bit of an eye that is not GOD."""
    return _WATCHERS if eye == WATCHER else 1 << eye


class Verb:
    """What a seat can say: to which task, with a card or not, what its arguments mean."""

    def __init__(self, name: str, task: str, a: int, b: int) -> None:
        self.name = name
        self.task = task
        self.a = a
        self.b = b
        #: whether it takes a card, and whether that card stays unseen by others
        self.card = True
        self.secret = False
        #: whether it lays a path card on the cell that is its first argument
        self.digs = False
        #: whether others hear only that something was chosen
        self.whisper = False
        #: whether it is what a seat says that has nothing to say: of all answers it changes least
        self.neutral = False


class Layout:
    """The declared table of one edition for one number of seats; never changes."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.tileset = Tileset([])
        #: kind -> name, deck it is gathered to, and how many there are
        self.kinds: list[str] = []
        self.deck: list[int] = []
        self.count: list[int] = []
        #: deck -> the zone it is gathered in
        self.decks: list[str] = []
        self.home: list[int] = []
        #: zone -> name, sight, owner (-1: none), deck it carries, whether it outlives a round
        self.zones: list[str] = []
        self.sight: list[int] = []
        self.owner: list[int] = []
        self.carries: list[int] = []
        self.lasting: list[bool] = []
        #: counter -> name, value at the start, whether it outlives a round
        self.nums: list[str] = []
        self.first: list[int] = []
        self.enduring: list[bool] = []
        #: task -> name of the decision, and whether it is a window: a question to one seat after
        #: the other, where how long an answer takes must not tell who had one to give
        self.tasks: list[str] = []
        self.windows: list[bool] = []
        self.verbs: list[Verb] = []
        #: zone -> its contents when all cards are gathered
        self.full: list[bytes] = []
        #: eye + 2 -> zone -> BARE, BLIND (all its cards are backs to that eye) or a ROW
        self.sort: list[bytes] = []

    def close(self) -> None:
        """Work out what follows from the declarations."""
        self.full = [b""] * len(self.zones)
        for kind, deck in enumerate(self.deck):
            if deck >= 0:
                self.full[self.home[deck]] += bytes([kind]) * self.count[kind]
        for eye in range(GOD, self.seats):
            self.sort.append(bytes(self._sort(zone, eye) for zone in range(len(self.zones))))

    def has(self, move: int) -> bool:
        """Whether a number, wherever it came from, names a verb, a card and arguments."""
        if move < 0 or verb_of(move) >= len(self.verbs) or card_of(move) >= len(self.kinds):
            return False
        verb = self.verbs[verb_of(move)]
        if verb.card == (card_of(move) == BACK):
            return False
        return self._has(verb.a, a_of(move)) and self._has(verb.b, b_of(move))

    def _has(self, sort: int, value: int) -> bool:
        if sort == NOTHING:
            return value == 0
        if sort == TURN:
            return value <= 1
        if sort == SEAT:
            return value < self.seats
        return sort == CELL or 0 < value < len(self.kinds)

    def _sort(self, zone: int, eye: int) -> int:
        sight = self.sight[zone]
        if sight == TRACKED:
            return ROW
        hidden = sight == NOBODY or (sight == OWNER and self.owner[zone] != eye)
        return BLIND if hidden and eye != GOD else BARE
