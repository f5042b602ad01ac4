"""What a client says."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rockfall.server.protocol.settings import (
    LONGEST_CHAT,
    Hex,
    Kind,
    Level,
    Number,
    Pace,
    Plain,
    SeatNumber,
    Settings,
)


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


class FreeSeat(Said, frozen=True, tag="free-seat"):
    """The host frees another's seat before the start.

    Whose it was is shown out: their keys open nothing any more. They may come anew, as anybody.
    """

    seat: SeatNumber


class Change(Said, frozen=True, tag="change"):
    """The host changes the settings before the start."""

    settings: Settings


class Ready(Said, frozen=True, tag="ready"):
    """Say that one is ready, or not yet; between two rounds, that one has seen how it came out."""

    ready: bool


class Commit(Said, frozen=True, tag="commit"):
    """Pledge a number of one's own for the deal; the last pledge before the start counts."""

    #: the sha256 of 32 random bytes
    commitment: Hex


class Reveal(Said, frozen=True, tag="reveal"):
    """Show the number that one pledged, once the server has pledged its own with `drawing`."""

    number: Hex


class Start(Said, frozen=True, tag="start"):
    """The host starts; free seats get bots. Numbers that were pledged are gathered first."""


class Leave(Said, frozen=True, tag="leave"):
    """Leave the table for good; in a match the sit-in bot goes on. One's keys open nothing more."""


class Move(Said, frozen=True, tag="move"):
    """Make a move on a step of the match: the number of moves made before it.

    While others may stop a card, an answer may be given before one is asked; the last one counts.
    """

    step: Annotated[int, Meta(ge=0, le=2**31)]
    move: Number


class Why(Said, frozen=True, tag="why"):
    """Ask why something cannot be done, by pointing at parts of a move; answered with `because`.

    What is not pointed at is left out. Numbers are those of the layout. It may be asked at any time
    during the match by who has a seat, changes nothing, and nobody else hears of it.
    """

    #: the card to be played, 0 for none
    card: Annotated[int, Meta(ge=0, lt=2**7)] = 0
    cell: Annotated[int, Meta(ge=-1, lt=2**16)] = -1
    seat: Annotated[int, Meta(ge=-1, le=11)] = -1
    #: which way round: 0 as it is, 1 turned
    turned: Annotated[int, Meta(ge=-1, le=1)] = -1
    #: another card, such as the one to be taken away; 0 for none
    which: Annotated[int, Meta(ge=0, lt=2**7)] = 0
    #: what is to be done, if only that is meant
    verb: Annotated[int, Meta(ge=-1, lt=2**6)] = -1
    #: which space of the tile on the cell, or which edge of it: its north 0, its west 1
    part: Annotated[int, Meta(ge=-1, lt=2**3)] = -1


class Ways(Said, frozen=True, tag="ways"):
    """Ask where the piece that one is to move now can get to; answered with `reach`.

    It is bound to a step as a move is, changes nothing, and nobody else hears of it.
    """

    step: Annotated[int, Meta(ge=0, le=2**31)]


class Advise(Said, frozen=True, tag="advise"):
    """Ask who hinders the rest and what lies where, by all that was done; answered with `advice`.

    It follows from what one's own eye sees, for who watches from what everybody does. It may be
    asked at any time during the match where the table allows it, and nobody else hears of it.
    """


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


class SetPace(Said, frozen=True, tag="set-pace"):
    """The host lets bots play faster or slower from now on, during the match."""

    pace: Pace


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
    Hello | Sit | PutBot | FreeSeat | Change | Ready | Commit | Start | Reveal | Leave | Move
    | Why | Ways | Advise | Say | Mute | Away | SetPace | Propose | Rematch
)  # fmt: skip
