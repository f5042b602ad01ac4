"""How entries fold into a table: for each sort of entry, what is remembered of it."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from rockfall.kernel.layout import TABLE, WATCHER
from rockfall.kernel.moves import kind_of
from rockfall.match.match import Match
from rockfall.server import protocol as p
from rockfall.server.draw import Draw
from rockfall.server.edition_cache import edition_of
from rockfall.server.entries import (
    MATCH_FORMAT,
    STEPS,
    Advanced,
    Chose,
    Closed,
    Dealt,
    DrawOpened,
    Entry,
)
from rockfall.server.seats import Chair, Member
from rockfall.server.table import Table
from rockfall.server.time_banks import NOBODY, TimeBanks


class FormatError(ValueError):
    """A match that was written in a way that is not read any more."""


def fold(table: Table, at: int, entry: Entry) -> None:
    """Remember what happened at a moment."""
    if isinstance(entry, p.Woke):
        # A server that was down charges nobody.
        table.banks.wait_for(table.banks.seat, at)
        if table.draw is not None:
            table.draw.since = at
    table.banks.charge(at)
    table.log.append((at, entry))
    _FOLDS[type(entry)](table, entry)
    if not isinstance(entry, STEPS):
        _count(table, entry)
    _wait(table, at, entry)


def _count(table: Table, entry: Entry) -> None:
    """Count what is no part of the match with the member whose doing it is."""
    number = getattr(entry, "member", NOBODY)
    if isinstance(entry, p.BotSat | p.Freed | p.Changed | p.Paced):
        number = table.host
    elif isinstance(entry, p.WentAway | p.CameBack):
        number = table.chairs[entry.seat].member
    if number != NOBODY:
        table.members[number].extras += 1


def _wait(table: Table, at: int, entry: Entry) -> None:
    """Note whom the table waits for from now on."""
    stepped, woke = isinstance(entry, STEPS), isinstance(entry, p.Woke)
    if stepped:
        table.gathered = table.window_seconds() if table.in_window else 0.0
    match = table.match if table.phase == "playing" else None
    table.actor = NOBODY if match is None or match.actor == TABLE else match.actor
    if match is None or table.actor == NOBODY:
        table.in_window = False
    else:
        table.in_window = match.truth.layout.windows[kind_of(match.truth.todo[-1])]
    if not table.in_window or table.paused:
        table.window_since = 0
    elif not table.window_since or woke:
        table.window_since = at
    if not table.in_interval or table.paused:
        table.interval_since = 0
    elif not table.interval_since or woke:
        table.interval_since = at
    idle = table.actor == NOBODY or table.paused or table.window_since or table.plays(table.actor)
    seat = NOBODY if idle else table.actor
    if stepped:
        table.banks.begin()
    if stepped or woke or seat != table.banks.seat:
        table.banks.wait_for(seat, at)


def _opened(table: Table, entry: p.Opened) -> None:
    table.code = entry.code
    _set(table, entry.settings)


def _changed(table: Table, entry: p.Changed) -> None:
    _set(table, entry.settings)


def _set(table: Table, settings: p.Settings) -> None:
    """New settings: bots as they say, members keep their seats as far as there are any."""
    table.settings = settings
    levels = [*settings.bots, *[""] * settings.seats][: settings.seats]
    table.chairs = [Chair(level) for level in levels]
    for number, member in enumerate(table.members):
        if 0 <= member.seat < settings.seats:
            table.chairs[member.seat].member = number
            table.chairs[member.seat].level = ""
        else:
            member.seat = NOBODY
        member.ready = False
    table.banks = TimeBanks(settings.clock, settings.seats)


def _joined(table: Table, entry: p.Joined) -> None:
    table.members.append(Member(entry.name))


def _left(table: Table, entry: p.Left | p.Freed) -> None:
    member = table.members[entry.member]
    member.left = True
    if table.phase == "lobby":
        _get_up(table, entry.member)
    for wishes in table.motions.values():
        wishes.discard(entry.member)


def _get_up(table: Table, number: int) -> None:
    member = table.members[number]
    if member.seat != NOBODY:
        table.chairs[member.seat].member = NOBODY
    member.seat = NOBODY
    member.ready = False


def _sat(table: Table, entry: p.Sat) -> None:
    _get_up(table, entry.member)
    if entry.seat != NOBODY:
        table.members[entry.member].seat = entry.seat
        table.chairs[entry.seat].member = entry.member
        _put_bot(table, entry.seat, "")


def _bot_sat(table: Table, entry: p.BotSat) -> None:
    _put_bot(table, entry.seat, entry.level)


def _put_bot(table: Table, seat: int, level: str) -> None:
    """Settings say the same as the seats, so that a link or a rematch makes the same table."""
    table.chairs[seat].level = level
    levels = [chair.level for chair in table.chairs]
    while levels and not levels[-1]:
        levels.pop()
    table.settings = replace(table.settings, bots=levels)


def _readied(table: Table, entry: p.Readied) -> None:
    table.members[entry.member].ready = entry.ready


def _committed(table: Table, entry: p.Committed) -> None:
    table.members[entry.member].commitment = entry.commitment


def _draw_opened(table: Table, entry: DrawOpened) -> None:
    table.draw = Draw(entry.half, entry.pledges, table.log[-1][0])


def _revealed(table: Table, entry: p.Revealed) -> None:
    assert table.draw is not None
    table.draw.reveal(entry.member, entry.number)


def _dealt(table: Table, entry: Dealt) -> None:
    if entry.format != MATCH_FORMAT:
        raise FormatError(
            f"its match is written in format {entry.format}, which cannot be read any more"
        )
    table.phase = "playing"
    table.seed = entry.seed
    for chair, level in zip(table.chairs, entry.levels, strict=True):
        chair.level = level
    edition = edition_of(entry.spec, table.settings.seats, table.settings.first)
    table.match = Match(edition, bytes.fromhex(entry.seed), entry.names)
    table.seq_of_step = []
    _stepped(table, table.match)


def _chose(table: Table, entry: Chose) -> None:
    assert table.match is not None
    table.match.submit(entry.seat, entry.move)
    _stepped(table, table.match)
    if entry.by == "person" and table.banks.seat == entry.seat:
        table.banks.moved(entry.seat)


def _advanced(table: Table, entry: Advanced) -> None:
    assert table.match is not None
    table.match.advance()
    _stepped(table, table.match)


def _stepped(table: Table, match: Match) -> None:
    """A step was made; when a round is over and all are paid, its claims are settled."""
    table.seq_of_step.append(table.seq - 1)
    for member in table.members:
        member.ready = False
    found = match.verdict() if match.actor == TABLE else None
    if found is not None and found.decided:
        verdicts = table.claims.judge(match.view(WATCHER), found)
        if verdicts:
            table.verdicts[table.seq - 1] = verdicts


def _spoke(table: Table, entry: p.Spoke) -> None:
    if entry.member == NOBODY:
        table.bot_words += 1
        table.bot_spoke = table.step
    if isinstance(entry.words, p.RoleClaim | p.GoalClaim):
        table.claims.add(table.seq - 1, entry.words)
        seat = table.seat_of(entry.member) if entry.member != NOBODY else entry.seat
        if seat != NOBODY:
            table.note_claim(seat, entry.words)


def _muted(table: Table, entry: p.Muted) -> None:
    muted = table.members[entry.member].muted
    (muted.add if entry.muted else muted.discard)(entry.other)


def _went_away(table: Table, entry: p.WentAway) -> None:
    table.chairs[entry.seat].away = entry.level
    table.motions.pop(("sit-in", entry.seat), None)


def _came_back(table: Table, entry: p.CameBack) -> None:
    chair = table.chairs[entry.seat]
    chair.away = ""
    table.members[chair.member].left = False


def _paced(table: Table, entry: p.Paced) -> None:
    table.settings = replace(table.settings, pace=entry.pace)


def _proposed(table: Table, entry: p.Proposed) -> None:
    wishes = table.motions.setdefault((entry.motion, entry.seat), set())
    (wishes.add if entry.wish else wishes.discard)(entry.member)


def _paused(table: Table, entry: p.Paused) -> None:
    table.paused = True
    table.motions.clear()


def _continued(table: Table, entry: p.Continued) -> None:
    table.paused = False
    table.motions.clear()


def _closed(table: Table, entry: Closed) -> None:
    table.phase = "over"
    table.end = table.seq - 1
    table.how = entry.how
    table.paused = False
    table.code = ""


def _rematched(table: Table, entry: p.Rematched) -> None:
    table.rematch = entry.table


#: How each sort of entry is remembered.
_FOLDS: Final[dict[type, Callable[[Table, Any], None]]] = {
    p.Opened: _opened,
    p.Changed: _changed,
    p.Joined: _joined,
    p.Left: _left,
    p.Freed: _left,
    p.Sat: _sat,
    p.BotSat: _bot_sat,
    p.Readied: _readied,
    p.Committed: _committed,
    DrawOpened: _draw_opened,
    p.Revealed: _revealed,
    Dealt: _dealt,
    Chose: _chose,
    Advanced: _advanced,
    p.Spoke: _spoke,
    p.Muted: _muted,
    p.WentAway: _went_away,
    p.CameBack: _came_back,
    p.Paced: _paced,
    p.Proposed: _proposed,
    p.Paused: _paused,
    p.Continued: _continued,
    p.Woke: lambda table, entry: None,
    Closed: _closed,
    p.Rematched: _rematched,
}
