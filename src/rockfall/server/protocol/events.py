"""What happened: events of the log, as an eye is told them."""

from typing import Literal

from msgspec import Struct

from rockfall.match.sentence import Sentence
from rockfall.server.protocol.layout import ToldLayout
from rockfall.server.protocol.settings import Plain, Settings
from rockfall.server.protocol.wishes import Words


class Event(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something that happened at the table."""


class Opened(Event, frozen=True, tag="opened"):
    """The table was made."""

    settings: Settings
    code: str


class Joined(Event, frozen=True, tag="joined"):
    """Somebody came to the table; members are counted from 0 and keep their number."""

    member: int
    name: str


class Left(Event, frozen=True, tag="left"):
    """Somebody left for good."""

    member: int


class Sat(Event, frozen=True, tag="sat"):
    """Somebody took a seat, or got up (-1)."""

    member: int
    seat: int


class BotSat(Event, frozen=True, tag="bot-sat"):
    """A bot was put on a seat, or taken away (no level)."""

    seat: int
    level: str


class Freed(Event, frozen=True, tag="freed"):
    """The host freed a seat; whose it was is gone from the table."""

    member: int
    seat: int


class Changed(Event, frozen=True, tag="changed"):
    """The settings were changed."""

    settings: Settings


class Readied(Event, frozen=True, tag="readied"):
    """Somebody is ready, or not any more; with every step of the match nobody is."""

    member: int
    ready: bool


class Committed(Event, frozen=True, tag="committed"):
    """Somebody pledged a number for the deal; their last pledge counts."""

    member: int
    commitment: str


class Pledge(Plain, frozen=True):
    """A number that somebody on a seat pledged for the deal."""

    seat: int
    member: int
    commitment: str


class Drawing(Event, frozen=True, tag="drawing"):
    """The host started, and numbers are gathered; nothing about the seats changes any more."""

    #: the sha256 of the server's own 32 bytes, which are shown when the match is over
    commitment: str
    #: by seat, what counts: whoever sits there and pledged
    pledges: list[Pledge]


class Revealed(Event, frozen=True, tag="revealed"):
    """Somebody showed the number that they had pledged."""

    member: int
    number: str


Op = tuple[int, int, int, int, int]


class Began(Event, frozen=True, tag="began"):
    """The match began: the deal, and the promise that can be checked when the seed is shown."""

    spec: str
    #: what the number of players makes of the game, as the listing calls it; "" for nothing
    setup: str
    #: the member on each seat, -1 for a bot, and the bot's level
    members: list[int]
    levels: list[str]
    names: list[str]
    commitment: str
    layout: ToldLayout
    ops: list[Op]
    #: what happened, in words for this eye
    story: list[Sentence]


class Sum(Plain, frozen=True):
    """What a side is worth: so much of what its seats own, so many times."""

    side: str
    #: the seats that worked for it
    seats: list[int]
    unit: str
    amount: int
    times: int
    worth: int


class Outcome(Plain, frozen=True):
    """How a round came out, as far as it has: it is over, all lies open, all are paid."""

    round: int
    #: why the round is over, and whose turn it was
    why: str
    seat: int
    #: whether it has been decided who won; before, there are no winners, and no roles are shown
    decided: bool
    #: the seats that have won, and what these are, each once
    winners: list[int]
    winning_roles: list[str]
    #: by seat: who it was, "" while that does not lie open
    roles: list[str]
    #: by seat: what it has more, or less, than when the round was over, by sort of gold
    pay: list[dict[str, int]]
    #: by seat: the card that cost it its pay, "" if none did
    unpaid: list[str]
    #: where sides are added up, once it is decided who won: what each is worth
    sums: list[Sum]


class Verdict(Plain, frozen=True):
    """What became of a claim when the cards lay open."""

    #: the step that made it
    seq: int
    true: bool


class Moved(Event, frozen=True, tag="moved"):
    """A seat made a move, and all that came of it; `step` counts the moves of the match."""

    step: int
    seat: int
    move: int
    #: who chose it; of a person's answer while all are asked at once nobody is told whether it was
    #: given or missing: it came with the window
    by: Literal["person", "bot", "sit-in", "clock", "window"]
    ops: list[Op]
    #: what happened, in words for this eye
    story: list[Sentence]
    verdicts: list[Verdict] = []
    #: how the round came out, if it is over
    outcome: Outcome | None = None


class Advanced(Event, frozen=True, tag="advanced"):
    """The match went on where nobody had to decide: a round's end, a deal, the last count."""

    step: int
    ops: list[Op]
    #: what happened, in words for this eye
    story: list[Sentence]
    verdicts: list[Verdict] = []
    #: how the round came out, if it is over
    outcome: Outcome | None = None


class Spoke(Event, frozen=True, tag="spoke"):
    """Somebody said something; nothing is told to who muted them."""

    #: who, -1 for a bot
    member: int
    words: Words | None
    #: of a bot its seat, else -1
    seat: int = -1
    #: of a bot that accuses somebody, what speaks against them most by what all could see
    why: Sentence | None = None


class Muted(Event, frozen=True, tag="muted"):
    """One's own wish not to hear somebody; others are told nothing of it."""

    member: int
    other: int
    muted: bool


class WentAway(Event, frozen=True, tag="went-away"):
    """A bot plays a seat for a while."""

    seat: int
    level: str


class CameBack(Event, frozen=True, tag="came-back"):
    """Somebody took the seat back."""

    seat: int


class Paced(Event, frozen=True, tag="paced"):
    """The host lets bots play faster or slower from now on."""

    pace: float


class Proposed(Event, frozen=True, tag="proposed"):
    """Somebody wishes something, or no longer does."""

    member: int
    motion: Literal["pause", "continue", "void", "sit-in"]
    seat: int
    wish: bool


class Paused(Event, frozen=True, tag="paused"):
    """Nobody can move and clocks stand still."""


class Continued(Event, frozen=True, tag="continued"):
    """The match goes on."""


class Woke(Event, frozen=True, tag="woke"):
    """The server was started again; the time in between counts for nobody."""


class Ended(Event, frozen=True, tag="ended"):
    """The match is over, or was ended without a result; everything may be seen now."""

    how: Literal["finished", "void"]
    scores: list[int]
    winners: list[int]
    #: the role of every seat at the end
    roles: list[str]
    seed: str
    #: the server's own number in the seed, "" if players gave none and the seed is all its own
    half: str = ""


class Rematched(Event, frozen=True, tag="rematched"):
    """The same people meet at another table; their tokens open it."""

    table: str


class Nothing(Event, frozen=True, tag="nothing"):
    """Something happened that is not told to this eye."""


ToldEvent = (
    Opened | Joined | Left | Sat | BotSat | Freed | Changed | Readied | Committed | Drawing
    | Revealed | Began | Moved | Advanced | Spoke | Muted | WentAway | CameBack | Paced | Proposed
    | Paused | Continued | Woke | Ended | Rematched | Nothing
)  # fmt: skip
