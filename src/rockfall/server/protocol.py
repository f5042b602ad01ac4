"""Everything that crosses the wire, both ways: the one schema.

Browsers, remote bots, the log's public part and the documentation are all made from these types.
The server sends codes with arguments, never sentences; cards, cells, moves and operations are the
engine's own numbers, named once by the `Layout` that comes with the deal.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from rockfall.match.match import LONGEST_NAME

# -- the settings of a table -----------------------------------------------------------------

#: How a sentence of free chat may be at most.
LONGEST_CHAT: Final = 200

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
#: The name of a bot, "" for none.
Level = Annotated[str, Meta(max_length=20)]
#: A card, role or the like by its name in the layout.
Kind = Annotated[str, Meta(min_length=1, max_length=40)]
#: An engine's number: a move, a cell, a task. A move with two cells takes most, 45 bits.
Number = Annotated[int, Meta(ge=0, lt=2**45)]
Arguments = dict[str, str | int]


class Plain(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a message; strict, so that a slip is noticed where it was made."""


class Clock(Plain, frozen=True):
    """How time is kept: not at all, so much for each move, or a bank that each move adds to."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class Settings(Plain, frozen=True):
    """What a table plays and how; every field has a value that suits friends at once."""

    #: what is played, as `rockfall editions` writes it
    spec: Annotated[str, Meta(max_length=400)] = "jubilee"
    seats: Annotated[int, Meta(ge=2, le=12)] = 5
    #: the bot of each seat, "" for a person; seats left out are for persons
    bots: Annotated[list[Level], Meta(max_length=12)] = []
    #: the seat that begins, -1 if it is drawn
    first: Annotated[int, Meta(ge=-1, le=11)] = -1
    clock: Clock = Clock()
    #: whether the table is shown to everyone who looks for one
    listed: bool = False
    watch: Literal["nobody", "anyone"] = "anyone"
    #: how many steps watchers lag behind
    delay: Annotated[int, Meta(ge=0, le=100)] = 0
    #: whether free chat is allowed
    chat: bool = True
    #: who plays for somebody who is away, "" for nobody, and after how many seconds
    sit_in: Level = "greedy"
    away: Annotated[int, Meta(ge=1, le=3600)] = 30
    #: how long bots seem to think: 0 not at all, 1 like people
    pace: Annotated[float, Meta(ge=0, le=3)] = 1.0
    #: seconds in which others may stop a card; always as long, whoever could
    window: Annotated[float, Meta(ge=0, le=30)] = 4.0


# -- what a client says ----------------------------------------------------------------------


class Said(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """A message of a client; `id` comes back with its answer."""

    id: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Hello(Said, frozen=True, tag="hello"):
    """Take the place that a token opens, or watch without one.

    The key of a screen in place of a token shows what everybody sees, at once and wherever one may
    not watch otherwise; it opens no seat.
    With `since` every step from that number on is told again; without, the present view is sent.
    `eye` asks for another view and is granted once the match is over: -1 public, -2 all-seeing.
    """

    table: Annotated[str, Meta(max_length=64)]
    token: Annotated[str, Meta(max_length=64)] = ""
    since: Annotated[int, Meta(ge=0, le=2**31)] | None = None
    eye: Annotated[int, Meta(ge=-2, le=11)] | None = None


class Sit(Said, frozen=True, tag="sit"):
    """Take a free seat before the start; -1 gets up."""

    seat: Annotated[int, Meta(ge=-1, le=11)]


class PutBot(Said, frozen=True, tag="put-bot"):
    """The host puts a bot on a free seat, or takes it away with an empty level."""

    seat: SeatNumber
    level: Level


class Change(Said, frozen=True, tag="change"):
    """The host changes the settings before the start."""

    settings: Settings


class Ready(Said, frozen=True, tag="ready"):
    """Say that one is ready, or not yet."""

    ready: bool


class Start(Said, frozen=True, tag="start"):
    """The host starts; free seats get bots."""


class Leave(Said, frozen=True, tag="leave"):
    """Leave the table; in a match the sit-in bot goes on."""


class Move(Said, frozen=True, tag="move"):
    """Make a move on a step of the match: the number of moves made before it.

    While others may stop a card, an answer may be given before one is asked; the last one counts.
    """

    step: Annotated[int, Meta(ge=0, le=2**31)]
    move: Number


class Phrase(Plain, frozen=True, tag_field="type", tag="phrase"):
    """Something said in every language."""

    phrase: Literal[
        "hello", "good-game", "thanks", "sorry", "well-dug", "trust-me", "not-me", "hurry",
        "need-a-map", "need-a-tool", "why", "watch-out", "your-turn", "one-more",
    ]  # fmt: skip


class Emote(Plain, frozen=True, tag_field="type", tag="emote"):
    """A face."""

    emote: Literal["laugh", "cheer", "think", "angry", "sad", "wow", "wink", "yawn"]


class RoleClaim(Plain, frozen=True, tag_field="type", tag="claim-role"):
    """A claim about one's own role, or another's; checked when the roles are shown."""

    seat: SeatNumber
    role: Kind


class GoalClaim(Plain, frozen=True, tag_field="type", tag="claim-goal"):
    """A claim about a face-down card; checked when it lies open at the end of the round."""

    cell: Number
    card: Kind


class Chat(Plain, frozen=True, tag_field="type", tag="chat"):
    """Free words."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


Words = Phrase | Emote | RoleClaim | GoalClaim | Chat


class Say(Said, frozen=True, tag="say"):
    """Say something to the table."""

    words: Words


class Mute(Said, frozen=True, tag="mute"):
    """Hear no more of somebody's words, or hear them again."""

    member: Annotated[int, Meta(ge=0, le=10_000)]
    muted: bool = True


class Away(Said, frozen=True, tag="away"):
    """Let the sit-in bot play one's seat for a while, or take it back."""

    away: bool = True


class Propose(Said, frozen=True, tag="propose"):
    """Wish that the match is paused, goes on, ends without a result, or that a bot sits in.

    The host's wish is done at once; anyone else's when more than half of the players wish it.
    """

    motion: Literal["pause", "continue", "void", "sit-in"]
    seat: Annotated[int, Meta(ge=-1, le=11)] = -1
    wish: bool = True


class Rematch(Said, frozen=True, tag="rematch"):
    """After the end: another table with the same people on the same seats."""


FromClient = (
    Hello | Sit | PutBot | Change | Ready | Start | Leave | Move | Say | Mute | Away | Propose
    | Rematch
)  # fmt: skip


# -- what happened: events of the log, as an eye is told them --------------------------------


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
    """Somebody left."""

    member: int


class Sat(Event, frozen=True, tag="sat"):
    """Somebody took a seat, or got up (-1)."""

    member: int
    seat: int


class BotSat(Event, frozen=True, tag="bot-sat"):
    """A bot was put on a seat, or taken away (no level)."""

    seat: int
    level: str


class Changed(Event, frozen=True, tag="changed"):
    """The settings were changed."""

    settings: Settings


class Readied(Event, frozen=True, tag="readied"):
    """Somebody is ready, or not any more."""

    member: int
    ready: bool


class VerbShape(Plain, frozen=True):
    """A verb: to which task, with a card or not, what its arguments are."""

    name: str
    task: str
    card: bool
    #: whether others see only the back of that card
    secret: bool
    #: whether others hear only that something was chosen
    whisper: bool
    #: whether the clock says it for a seat that does not answer; where no verb is, chance decides
    neutral: bool
    #: 0 nothing, 1 a cell, 2 a seat, 3 turned or not, 4 a card
    a: int
    b: int


class Layout(Plain, frozen=True):
    """The names behind the engine's numbers, fixed for a match."""

    kinds: list[str]
    counts: list[int]
    #: for each kind its strands, each the sides it joins (north 1, east 2, south 4, west 8); none
    #: for cards that do not lie on the grid. For each strand the colour of its door, 0 for none,
    #: and whether a ladder stands in it
    strands: list[list[int]]
    doors: list[list[int]]
    ladders: list[list[bool]]
    zones: list[str]
    #: for each zone: 0 all see it, 1 its owner, 2 nobody, 3 card by card
    sights: list[int]
    owners: list[int]
    #: for each zone: what lies in it when all cards are gathered, and whether it outlives a round
    full: list[list[int]]
    lasting: list[bool]
    nums: list[str]
    first: list[int]
    enduring: list[bool]
    tasks: list[str]
    #: for each task, whether all others are asked at once and answers come together
    windows: list[bool]
    verbs: list[VerbShape]


Op = tuple[int, int, int, int, int]


class Sentence(Plain, frozen=True):
    """Something to be said in the reader's language: a key of the catalogue and its arguments."""

    key: str
    args: Arguments


class Began(Event, frozen=True, tag="began"):
    """The match began: the deal, and the promise that can be checked when the seed is shown."""

    spec: str
    #: the member on each seat, -1 for a bot, and the bot's level
    members: list[int]
    levels: list[str]
    names: list[str]
    commitment: str
    layout: Layout
    ops: list[Op]
    #: what happened, in words for this eye
    story: list[Sentence]


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
    by: Literal["person", "bot", "sit-in", "clock"]
    ops: list[Op]
    #: what happened, in words for this eye
    story: list[Sentence]
    verdicts: list[Verdict] = []


class Spoke(Event, frozen=True, tag="spoke"):
    """Somebody said something; nothing is told to who muted them."""

    member: int
    words: Words | None


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


class Rematched(Event, frozen=True, tag="rematched"):
    """The same people meet at another table; their tokens open it."""

    table: str


class Nothing(Event, frozen=True, tag="nothing"):
    """Something happened that is not told to this eye."""


ToldEvent = (
    Opened | Joined | Left | Sat | BotSat | Changed | Readied | Began | Moved | Spoke | Muted
    | WentAway | CameBack | Proposed | Paused | Continued | Woke | Ended | Rematched | Nothing
)  # fmt: skip


# -- what the server says --------------------------------------------------------------------


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
    #: by when an answer is due, 0 if there is no hurry
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
    layout: Layout | None = None
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


class Presence(Message, frozen=True, tag="presence"):
    """Which members are connected, and how many watch; not part of the log."""

    online: list[int]
    watchers: int


class Bye(Message, frozen=True, tag="bye"):
    """The server closes the connection, and why."""

    code: str


FromServer = Told | Welcome | Done | Noted | Refused | Presence | Bye


# -- over plain HTTP -------------------------------------------------------------------------


class MakeTable(Plain, frozen=True):
    """Make a table and sit down at it."""

    name: Name
    settings: Settings = Settings()
    #: whether the maker takes the first free seat
    sit: bool = True


class JoinTable(Plain, frozen=True):
    """Come to a table; a seat is taken if one is free."""

    name: Name
    #: a seat one would like, -1 for any, -2 for none
    seat: Annotated[int, Meta(ge=-2, le=11)] = -1


class RecoverSeat(Plain, frozen=True):
    """Open one's place again with the recovery key; all older keys stop working."""

    recovery: Annotated[str, Meta(max_length=64)]


class Place(Plain, frozen=True):
    """One's place at a table. Token and recovery key are shown this once and kept nowhere."""

    table: str
    member: int
    seat: int
    token: str
    recovery: str


class Screen(Plain, frozen=True):
    """A key for a screen that all in the room look at; it works as long as one has a seat."""

    table: str
    key: str


class Found(Plain, frozen=True):
    """The table that a code stands for."""

    table: str


class OpenTable(Plain, frozen=True):
    """A table that anyone may join or watch."""

    table: str
    phase: Literal["lobby", "playing", "over"]
    settings: Settings
    names: list[str]
    free: int


class OpenTables(Plain, frozen=True):
    """The listed tables, newest first."""

    tables: list[OpenTable]


class Bots(Plain, frozen=True):
    """The bots that a seat can be given, the weakest first."""

    levels: list[str]


class CheckedSettings(Plain, frozen=True):
    """Settings that can be played, in their shortest form, and the line that makes them again."""

    settings: Settings
    link: str


class Replay(Plain, frozen=True):
    """A whole match as one eye was told it."""

    info: TableInfo
    eye: int
    steps: list[Told]


class Proof(Plain, frozen=True):
    """A match that is over: the promise made at the deal, and the document with the seed."""

    commitment: str
    how: Literal["finished", "void"]
    match: dict[str, Any]


class Problem(Plain, frozen=True):
    """Why a request was refused; `where` names the part of the body at fault."""

    code: str
    args: Arguments = {}
    where: str = ""


decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
