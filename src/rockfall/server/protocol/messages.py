"""What the server says."""

from typing import Literal

from msgspec import Struct

from rockfall.match.sentence import Sentence
from rockfall.server.protocol.events import ToldEvent
from rockfall.server.protocol.layout import ToldLayout
from rockfall.server.protocol.settings import Arguments, Plain, Settings


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of the server."""


class Told(Message, frozen=True, tag="told", omit_defaults=True):
    """One step of the table, numbered without holes, as this eye is told it."""

    seq: int
    #: when, in milliseconds since 1970
    at: int
    what: ToldEvent
    #: for the seat that must act, and for nobody else: what it may do
    moves: list[int] = []
    #: what one is asked, or whom one waits for
    question: Sentence | None = None
    #: by when an answer is due, or the next round; 0 if there is no hurry
    due: int = 0
    #: milliseconds left in each seat's bank
    banks: list[int] = []


class MemberInfo(Plain, frozen=True):
    """Somebody at the table."""

    name: str
    seat: int
    ready: bool
    left: bool


class SeatInfo(Plain, frozen=True):
    """Who sits on a seat: a member, or a bot of a level; and who sits in for an away member."""

    member: int
    #: what the member is called, or the bot once the match has begun
    name: str
    level: str
    away: str


class Result(Plain, frozen=True):
    """How a match ended."""

    how: Literal["finished", "void"]
    #: the seats that have won, and the score of each seat
    winners: list[int]
    scores: list[int]


class TableInfo(Plain, frozen=True):
    """A table as anyone who has its link may see it."""

    table: str
    code: str
    phase: Literal["lobby", "playing", "over"]
    paused: bool
    settings: Settings
    #: a line that makes the same settings again
    link: str
    members: list[MemberInfo]
    seats: list[SeatInfo]
    #: the member who may change and start things; -1 if nobody is left
    host: int
    commitment: str
    rematch: str
    #: when it was made, in milliseconds since 1970
    opened: int
    #: null until the match is over
    result: Result | None


class View(Plain, frozen=True):
    """What an eye sees of the table: everything that folding all it was told would give."""

    #: for each zone its cards, 0 for a back
    zones: list[list[int]]
    #: for each zone that is seen card by card, who has seen each: bit by seat, the top bit watchers
    witnesses: list[list[int]]
    nums: list[int]
    #: pending decisions, the last one first to be answered
    todo: list[int]
    #: pairs of cell and card lying there (twice its kind, plus one if turned)
    tiles: list[tuple[int, int]]
    #: pairs of cell and the zone whose card lies there face down
    down: list[tuple[int, int]]


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to a hello: the table, who one is, and where the telling begins.

    The view comes if none of the past was asked for, and with it what the seat may do.
    """

    id: int
    info: TableInfo
    #: one's number as a member, -1 for a watcher, and the eye one sees with
    member: int
    eye: int
    #: the number of the next step that will be told
    seq: int
    #: how many moves were made
    step: int
    layout: ToldLayout | None = None
    view: View | None = None
    moves: list[int] = []
    question: Sentence | None = None
    due: int = 0
    banks: list[int] = []


class Done(Message, frozen=True, tag="done"):
    """What was asked is done, and durable: `seq` is its last step."""

    id: int
    seq: int


class Noted(Message, frozen=True, tag="noted"):
    """An answer given early is kept in mind, and given for good when all answers come together."""

    id: int


class Refused(Message, frozen=True, tag="refused"):
    """What was asked is not possible; nothing has changed."""

    id: int
    code: str
    args: Arguments = {}


class Reason(Plain, frozen=True):
    """Why something cannot be done: a reason code with what it speaks of."""

    code: str
    args: Arguments


class Because(Message, frozen=True, tag="because"):
    """The answer to a `why`: what keeps one from it, nothing if it can be done."""

    id: int
    reasons: list[Reason]


class Way(Plain, frozen=True):
    """A way to a space, 0 on a face-down card: its steps as moves, one after the other."""

    cell: int
    space: int
    moves: list[int]
    #: what is lost on the way, and how much of it
    costs: dict[str, int]


class Reach(Message, frozen=True, tag="reach"):
    """The answer to `ways`: for every space within reach the way that costs least.

    There are none for who is not to take steps now.
    """

    id: int
    ways: list[Way]
    #: the place of the piece that takes them, as its token's counter has it; -1 where are none
    start: int


class Ground(Plain, frozen=True):
    """A part of how likely it is that a seat hinders the rest."""

    says: Sentence
    #: what it adds, in hundredths of the natural logarithm of the odds
    amount: int
    #: the step of the match that it speaks of; 0 for none
    step: int


class Suspicion(Plain, frozen=True):
    """How likely a seat hinders the rest, and why; the grounds add up to the odds exactly.

    Of oneself one hears how it looks to everybody.
    """

    seat: int
    #: in thousandths
    chance: int
    #: the same in hundredths of the natural logarithm of the odds
    odds: int
    grounds: list[Ground]


class Hope(Plain, frozen=True):
    """How likely the treasure lies face down on a cell, in thousandths."""

    cell: int
    chance: int


class Advice(Message, frozen=True, tag="advice"):
    """The answer to `advise`: what follows for one's eye, up to the step it has been told."""

    id: int
    step: int
    seats: list[Suspicion]
    goals: list[Hope]


class Awaited(Plain, frozen=True):
    """A player who is not there, and the moment when a bot sits in for them."""

    member: int
    #: in milliseconds since 1970, as the steps have it
    until: int


class Presence(Message, frozen=True, tag="presence"):
    """Which members are connected, and how many watch; not part of the log."""

    online: list[int]
    watchers: int
    #: who is waited for; nobody where none of the other players is there to wait
    awaited: list[Awaited]
    #: when it was so, in milliseconds since 1970
    at: int


class Bye(Message, frozen=True, tag="bye"):
    """The server closes the connection, and why."""

    code: str


FromServer = Told | Welcome | Done | Noted | Refused | Because | Reach | Advice | Presence | Bye
