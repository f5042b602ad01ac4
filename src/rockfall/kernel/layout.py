"""What an edition declares once and every state shares: cards, zones with sights, counters, tokens.

Who may see into a zone is part of its declaration, so that hiding is decided in one place and
no module can forget it.
"""

from typing import Final

from rockfall.kernel.effects import PLAIN, Effects
from rockfall.kernel.frame import Frame
from rockfall.kernel.moves import (
    CARD,
    CELL,
    EDGE,
    NOTHING,
    SEAT,
    SPACE,
    TURN,
    a_of,
    b_of,
    card_of,
    verb_of,
)
from rockfall.kernel.spaces import SpaceTable
from rockfall.kernel.tiles import Tileset
from rockfall.kernel.tokens import SPACES, Token
from rockfall.kernel.zones import Zones

# Sights.
ALL: Final = 0
OWNER: Final = 1
UNSEEN: Final = 2
TRACKED: Final = 3

# What a zone is to an eye: a bag it sees into, a bag of card backs, or a row, told card by card.
BARE: Final = 0
BLIND: Final = 1
ROW: Final = 2

# Eyes: a seat's number, or one of these.
WATCHER: Final = -1
GOD: Final = -2
#: Neither a seat nor an eye: who acts where nobody has to decide, as at a deal.
TABLE: Final = -3
#: Witnesses are sixteen bits: one per seat, the topmost for watchers.
EVERYONE: Final = 0xFFFF
_WATCHERS: Final = 0x8000

BACK: Final = 0

#: A zone that may hold every kind of its deck.
ANYTHING: Final = -1


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
        #: the set of kinds that are played by it, each for what is on its face; 0 if any card does
        self.kinds = 0
        self.secret = False
        #: whether it lays a path card on the cell that is its first argument
        self.digs = False
        #: whether others hear only that something was chosen
        self.whisper = False
        #: whether it is what a seat says that has nothing to say: of all answers it changes least
        self.neutral = False
        #: what it does to those at the table (effects.py)
        self.effect = PLAIN


class Layout(Zones):
    """The declared table of one edition for one number of seats; never changes."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.tileset = Tileset([])
        self.spaces = SpaceTable([])
        #: the mark of spaces that all adjoin one another, wherever they lie; -1 if there is none
        self.portal = -1
        #: kind -> name, deck it is gathered to, and how many there are
        self.kinds: list[str] = []
        self.deck: list[int] = []
        self.count: list[int] = []
        #: kind -> the group it comes in, from 0 on, -1 for none; the row where hands lay cards away
        self.group: list[int] = []
        self.laid_away = -1
        #: deck -> the zone it is gathered in
        self.decks: list[str] = []
        self.home: list[int] = []
        #: counter -> name, value at the start, whether it outlives a round, names a seat + 1
        self.nums: list[str] = []
        self.first: list[int] = []
        self.enduring: list[bool] = []
        self.names_seat: list[bool] = []
        self.effects = Effects()
        self.tokens: list[Token] = []
        self.frame = Frame()
        #: task -> name, and whether it is a window: how long an answer takes must tell nothing
        self.tasks: list[str] = []
        self.windows: list[bool] = []
        self.verbs: list[Verb] = []
        #: name of a kind -> its number
        self.kind_named: dict[str, int] = {}

    def close(self) -> None:
        """Work out what follows from the declarations."""
        self.full = [b""] * len(self.zones)
        for kind, deck in enumerate(self.deck):
            if deck >= 0:
                self.full[self.home[deck]] += bytes([kind]) * self.count[kind]
        zones = range(len(self.zones))
        for eye in range(GOD, self.seats):
            self.sort.append(bytes(self._sort(zone, eye) for zone in zones))
        for zone in zones:
            veiled = [1 << other for other in zones if self._veils(zone, other)]
            self.veils.append(sum(veiled))
            counted = [1 << other for other in zones if self._counts(zone, other)]
            self.counts.append(sum(counted))
        self.stems = [name.partition(".")[0] for name in self.zones]
        self.kind_named = {name: kind for kind, name in enumerate(self.kinds)}

    def token(self, num: int) -> Token | None:
        """The token that a counter is about, if it is about one."""
        for token in self.tokens:
            if token.num == num:
                return token
        return None

    def tokens_of(self, sort: str) -> list[Token]:
        """All tokens of a sort; none if no module declares them."""
        return [token for token in self.tokens if token.sort == sort]

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
        if sort in (TURN, EDGE):
            return value <= 1
        if sort == SPACE:
            return value < SPACES
        if sort == SEAT:
            return value < self.seats
        if sort == CARD:
            return 0 < value < len(self.kinds)
        if sort != CELL:
            raise ValueError(f"no such argument of a move: {sort}")
        return True

    def _sort(self, zone: int, eye: int) -> int:
        sight = self.sight[zone]
        if sight == TRACKED:
            return ROW
        hidden = sight == UNSEEN or (sight == OWNER and self.owner[zone] != eye)
        return BLIND if hidden and eye != GOD else BARE

    def _veils(self, zone: int, other: int) -> bool:
        """Whether a card can be lost from sight on its way from one zone to another."""
        if self.sight[zone] == UNSEEN or self.sight[other] in (ALL, TRACKED):
            return False
        return not self.sight[zone] == self.sight[other] == OWNER or (
            self.owner[zone] != self.owner[other]
        )

    def _counts(self, zone: int, other: int) -> bool:
        """Whether a card comes to a hand, or leaves one, in a deck whose kinds come in groups."""
        if self.laid_away < 0 or self.carries[zone] != self.carries[self.laid_away]:
            return False
        return zone != other and OWNER in (self.sight[zone], self.sight[other])
