"""From a wish to entries, or to an answer: which function sees to which message of a member."""

from collections.abc import Callable
from secrets import token_hex
from typing import Any, Final

from rockfall.server import lobby, playing
from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from rockfall.server.entries import Entry
from rockfall.server.table import Table

_SEED_BYTES: Final = 32
#: So much may somebody say and wish at a table beside their moves.
MOST_EXTRAS: Final = 1000
#: What must always be possible, however much was said.
ALWAYS: Final = (p.Move, p.Start, p.Reveal, p.Leave)


def _start(table: Table, member: int, wish: p.Start) -> list[Entry]:
    return lobby.start(table, member, token_hex(_SEED_BYTES))


def _ready(table: Table, member: int, wish: p.Ready) -> list[Entry]:
    see_to = lobby.ready if table.phase == "lobby" else playing.ready
    return see_to(table, member, wish)


def _leave(table: Table, member: int, wish: p.Leave) -> list[Entry]:
    return lobby.leave(table, member)


def _move(table: Table, member: int, wish: p.Move) -> list[Entry]:
    seat = playing.check_move(table, member, wish)
    return playing.chosen(table, seat, wish.move, "person")


#: Moves in a window, hellos and rematches are not here: they need more than one table's log.
_HANDLERS: Final[dict[type, Callable[[Table, int, Any], list[Entry]]]] = {
    p.Sit: lobby.sit,
    p.PutBot: lobby.put_bot,
    p.FreeSeat: lobby.free_seat,
    p.Change: lobby.change,
    p.Ready: _ready,
    p.Commit: lobby.commit,
    p.Start: _start,
    p.Reveal: lobby.reveal,
    p.Leave: _leave,
    p.Move: _move,
    p.Say: playing.say,
    p.Mute: playing.mute,
    p.Away: playing.away,
    p.SetPace: playing.set_pace,
    p.Propose: playing.propose,
}


def check_member(table: Table, member: int) -> None:
    """Refuse whoever is no member: strangers and screens look on, whatever is asked."""
    if not 0 <= member < len(table.members):
        raise DeniedError("only-watching")


def entries_for(table: Table, member: int, wish: p.FromClient) -> list[Entry]:
    """What a member's wish adds to the log, or DeniedError."""
    check_member(table, member)
    if table.members[member].left:
        raise DeniedError("has-left")
    # Between two rounds one can be ready only once, and who plays alone must be.
    always = isinstance(wish, ALWAYS) or (isinstance(wish, p.Ready) and table.in_interval)
    if table.members[member].extras >= MOST_EXTRAS and not always:
        raise DeniedError("log-full", most=MOST_EXTRAS)
    return _HANDLERS[type(wish)](table, member, wish)


def answer_for(table: Table, member: int, wish: p.Why | p.Ways) -> p.Because | p.Reach:
    """What a member's question is answered with, or DeniedError; the log stays as it is."""
    check_member(table, member)
    if table.members[member].left:
        raise DeniedError("has-left")
    if isinstance(wish, p.Why):
        reasons = playing.why(table, member, wish)
        return p.Because(wish.id, [p.Reason(reason.code, reason.args) for reason in reasons])
    ways = playing.ways(table, member, wish)
    told = [p.Way(way.cell, way.space, [*way.moves], way.costs) for way in ways]
    return p.Reach(wish.id, told, ways[0].start if ways else -1)
