"""A table: what its log folds to. It decides nothing and waits for nothing; it only remembers."""

from bisect import bisect_left
from collections.abc import Callable
from typing import Any, Final, Literal

from msgspec.structs import replace

from rockfall.kernel.layout import WATCHER
from rockfall.kernel.moves import kind_of
from rockfall.match.match import Match
from rockfall.server import protocol as p
from rockfall.server.banks import NOBODY, Banks
from rockfall.server.claims import Claims
from rockfall.server.draw import Draw
from rockfall.server.entries import Chose, Closed, Dealt, DrawOpened, Entry
from rockfall.server.seats import Chair, Member
from rockfall.server.settings import edition_of

Phase = Literal["lobby", "playing", "over"]
#: A motion and the seat it is about.
Motion = tuple[str, int]
_MS: Final = 1000
#: Seconds in which bots have their answers ready while all are asked.
BOTS_WINDOW: Final = 0.25


class Table:
    """Everything about one table."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.code = ""
        self.settings = p.Settings()
        self.phase: Phase = "lobby"
        self.members: list[Member] = []
        self.chairs: list[Chair] = []
        self.paused = False
        self.log: list[tuple[int, Entry]] = []
        self.match: Match | None = None
        self.seed = ""
        #: the numbers for the seed, if any were pledged and the host has started
        self.draw: Draw | None = None
        #: for each step of the match, the deal included, its number in the log
        self.seq_of_step: list[int] = []
        self.claims = Claims()
        #: step of the log -> verdicts it brought
        self.verdicts: dict[int, list[p.Verdict]] = {}
        self.motions: dict[Motion, set[int]] = {}
        self.banks = Banks(self.settings.clock, 0)
        #: the seat that must act, if the match is on
        self.actor = NOBODY
        #: whether all others are being asked, so that answers must come together
        self.in_window = False
        #: since when answers are being gathered, 0 if they are not
        self.window_since = 0
        self.how: Literal["", "finished", "void"] = ""
        self.rematch = ""
        #: the number of the entry that ended the match, -1 if none did
        self.end = -1

    # -- looking -----------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number that the next entry will have."""
        return len(self.log)

    @property
    def step(self) -> int:
        """How many moves were made."""
        return len(self.match.steps) - 1 if self.match else 0

    @property
    def host(self) -> int:
        """The member who may change and start things."""
        for number, member in enumerate(self.members):
            if not member.left:
                return number
        return NOBODY

    @property
    def drawing(self) -> bool:
        """Whether numbers for the seed are being gathered."""
        return self.draw is not None and self.phase == "lobby"

    @property
    def draw_since(self) -> int:
        """Since when numbers are waited for, in milliseconds; 0 if there was no draw."""
        return self.draw.since if self.draw is not None else 0

    def plays(self, seat: int) -> str:
        """The bot that plays a seat now, empty for a person."""
        chair = self.chairs[seat]
        return chair.level if chair.member == NOBODY else chair.away

    def seat_of(self, member: int) -> int:
        """The seat of a member, NOBODY for watchers."""
        return self.members[member].seat if 0 <= member < len(self.members) else NOBODY

    def extras_of(self, seat: int) -> int:
        """How much who sits on a seat has added to the log beside their moves."""
        member = self.chairs[seat].member
        return self.members[member].extras if member != NOBODY else 0

    def eye_of(self, member: int) -> int:
        """With which eye a member sees the match."""
        seat = self.seat_of(member)
        return seat if seat != NOBODY and self.match is not None else WATCHER

    def players(self) -> list[int]:
        """Members on seats who have not left."""
        return [
            number
            for number, member in enumerate(self.members)
            if member.seat != NOBODY and not member.left
        ]

    def due(self) -> int:
        """By when the next answer is due, in milliseconds; 0 if there is no hurry."""
        if self.paused or self.actor == NOBODY:
            return 0
        if self.in_window:
            return self.window_since + int(self._window() * _MS)
        return self.banks.due()

    def _window(self) -> float:
        """For how many seconds answers are gathered; bots need some, however little people get."""
        bots = any(self.plays(seat) for seat in range(len(self.chairs)))
        return max(self.settings.window, BOTS_WINDOW) if bots else self.settings.window

    def ended(self, durable: int) -> bool:
        """Whether the match is over, as far as its log is durable: what is not may be undone."""
        return 0 <= self.end < durable

    def head(self, eye: int, durable: int) -> int:
        """How far an eye may read in what is durable: watchers may lag behind until the end."""
        if eye != WATCHER or not self.settings.delay or self.ended(durable):
            return durable
        steps = bisect_left(self.seq_of_step, durable)
        if not steps:
            return durable
        return self.seq_of_step[max(0, steps - self.settings.delay)]

    # -- remembering -------------------------------------------------------------------------

    def fold(self, at: int, entry: Entry) -> None:
        """Remember what happened at a moment."""
        if isinstance(entry, p.Woke):
            # A server that was down charges nobody.
            self.banks.wait_for(self.banks.seat, at)
            if self.draw is not None:
                self.draw.since = at
        self.banks.charge(at)
        self.log.append((at, entry))
        _FOLDS[type(entry)](self, entry)
        self._count(entry)
        self._wait(at)

    def _count(self, entry: Entry) -> None:
        """Count what is no part of the match with the member whose doing it is."""
        number = getattr(entry, "member", NOBODY)
        if isinstance(entry, p.BotSat | p.Changed):
            number = self.host
        elif isinstance(entry, p.WentAway | p.CameBack):
            number = self.chairs[entry.seat].member
        if number != NOBODY:
            self.members[number].extras += 1

    def _wait(self, at: int) -> None:
        """Note whom the table waits for from now on."""
        match = self.match if self.phase == "playing" else None
        self.actor = NOBODY if match is None else match.actor
        if match is None or self.actor == NOBODY:
            self.in_window = False
        else:
            self.in_window = match.truth.layout.windows[kind_of(match.truth.todo[-1])]
        if not self.in_window or self.paused:
            self.window_since = 0
        elif not self.window_since or isinstance(self.log[-1][1], p.Woke):
            self.window_since = at
        idle = self.actor == NOBODY or self.paused or self.window_since or self.plays(self.actor)
        seat = NOBODY if idle else self.actor
        if isinstance(self.log[-1][1], Chose | Dealt):
            self.banks.begin()
        if isinstance(self.log[-1][1], Chose | Dealt | p.Woke) or seat != self.banks.seat:
            self.banks.wait_for(seat, at)

    def _opened(self, entry: p.Opened) -> None:
        self.code = entry.code
        self._set(entry.settings)

    def _changed(self, entry: p.Changed) -> None:
        self._set(entry.settings)

    def _set(self, settings: p.Settings) -> None:
        """New settings: bots as they say, members keep their seats as far as there are any."""
        self.settings = settings
        levels = [*settings.bots, *[""] * settings.seats][: settings.seats]
        self.chairs = [Chair(level) for level in levels]
        for number, member in enumerate(self.members):
            if 0 <= member.seat < settings.seats:
                self.chairs[member.seat].member = number
                self.chairs[member.seat].level = ""
            else:
                member.seat = NOBODY
            member.ready = False
        self.banks = Banks(settings.clock, settings.seats)

    def _joined(self, entry: p.Joined) -> None:
        self.members.append(Member(entry.name))

    def _left(self, entry: p.Left) -> None:
        member = self.members[entry.member]
        member.left = True
        if self.phase == "lobby":
            self._get_up(entry.member)
        for wishes in self.motions.values():
            wishes.discard(entry.member)

    def _get_up(self, number: int) -> None:
        member = self.members[number]
        if member.seat != NOBODY:
            self.chairs[member.seat].member = NOBODY
        member.seat = NOBODY
        member.ready = False

    def _sat(self, entry: p.Sat) -> None:
        self._get_up(entry.member)
        if entry.seat != NOBODY:
            self.members[entry.member].seat = entry.seat
            self.chairs[entry.seat].member = entry.member
            self._put_bot(entry.seat, "")

    def _bot_sat(self, entry: p.BotSat) -> None:
        self._put_bot(entry.seat, entry.level)

    def _put_bot(self, seat: int, level: str) -> None:
        """Settings say the same as the seats, so that a link or a rematch makes the same table."""
        self.chairs[seat].level = level
        levels = [chair.level for chair in self.chairs]
        while levels and not levels[-1]:
            levels.pop()
        self.settings = replace(self.settings, bots=levels)

    def _readied(self, entry: p.Readied) -> None:
        self.members[entry.member].ready = entry.ready

    def _committed(self, entry: p.Committed) -> None:
        self.members[entry.member].commitment = entry.commitment

    def _draw_opened(self, entry: DrawOpened) -> None:
        self.draw = Draw(entry.half, entry.pledges, self.log[-1][0])

    def _revealed(self, entry: p.Revealed) -> None:
        assert self.draw is not None
        self.draw.reveal(entry.member, entry.number)

    def _dealt(self, entry: Dealt) -> None:
        self.phase = "playing"
        self.seed = entry.seed
        for chair, level in zip(self.chairs, entry.levels, strict=True):
            chair.level = level
        edition = edition_of(entry.spec, self.settings.seats, self.settings.first)
        self.match = Match(edition, bytes.fromhex(entry.seed), entry.names)
        self.seq_of_step = [self.seq - 1]

    def _chose(self, entry: Chose) -> None:
        assert self.match is not None
        before = self.match.truth
        step = self.match.submit(entry.seat, entry.move)
        self.seq_of_step.append(self.seq - 1)
        verdicts = self.claims.judge(before, step.ops, self.match.over)
        if verdicts:
            self.verdicts[self.seq - 1] = verdicts
        if entry.by == "person" and self.banks.seat == entry.seat:
            self.banks.moved(entry.seat)

    def _spoke(self, entry: p.Spoke) -> None:
        if isinstance(entry.words, p.RoleClaim | p.GoalClaim):
            self.claims.add(self.seq - 1, entry.words)

    def _muted(self, entry: p.Muted) -> None:
        muted = self.members[entry.member].muted
        (muted.add if entry.muted else muted.discard)(entry.other)

    def _went_away(self, entry: p.WentAway) -> None:
        self.chairs[entry.seat].away = entry.level
        self.motions.pop(("sit-in", entry.seat), None)

    def _came_back(self, entry: p.CameBack) -> None:
        chair = self.chairs[entry.seat]
        chair.away = ""
        self.members[chair.member].left = False

    def _proposed(self, entry: p.Proposed) -> None:
        wishes = self.motions.setdefault((entry.motion, entry.seat), set())
        (wishes.add if entry.wish else wishes.discard)(entry.member)

    def _paused(self, entry: p.Paused) -> None:
        self.paused = True
        self.motions.clear()

    def _continued(self, entry: p.Continued) -> None:
        self.paused = False
        self.motions.clear()

    def _closed(self, entry: Closed) -> None:
        self.phase = "over"
        self.end = self.seq - 1
        self.how = entry.how
        self.paused = False
        self.code = ""

    def _rematched(self, entry: p.Rematched) -> None:
        self.rematch = entry.table


#: How each sort of entry is remembered.
_FOLDS: Final[dict[type, Callable[[Table, Any], None]]] = {
    p.Opened: Table._opened,
    p.Changed: Table._changed,
    p.Joined: Table._joined,
    p.Left: Table._left,
    p.Sat: Table._sat,
    p.BotSat: Table._bot_sat,
    p.Readied: Table._readied,
    p.Committed: Table._committed,
    DrawOpened: Table._draw_opened,
    p.Revealed: Table._revealed,
    Dealt: Table._dealt,
    Chose: Table._chose,
    p.Spoke: Table._spoke,
    p.Muted: Table._muted,
    p.WentAway: Table._went_away,
    p.CameBack: Table._came_back,
    p.Proposed: Table._proposed,
    p.Paused: Table._paused,
    p.Continued: Table._continued,
    p.Woke: lambda table, entry: None,
    Closed: Table._closed,
    p.Rematched: Table._rematched,
}
