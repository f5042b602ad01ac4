"""A table: what is known of it. It decides nothing and waits for nothing; it only remembers.

How it came to be known is in `table_folds.py`.
"""

from bisect import bisect_left
from typing import Final, Literal

from rockfall.kernel.layout import TABLE, WATCHER
from rockfall.match.match import Match
from rockfall.server import protocol as p
from rockfall.server.claims import Claim, Claims, ToldClaim, said_by
from rockfall.server.draw import Draw
from rockfall.server.entries import Entry
from rockfall.server.seats import Chair, Member
from rockfall.server.time_banks import NOBODY, TimeBanks

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
        #: what seats claimed, each thing once in a round
        self.told_claims: list[ToldClaim] = []
        #: how often bots have said something, and on which step the last of them did
        self.bot_words = 0
        self.bot_spoke = 0
        #: step of the log -> verdicts it brought
        self.verdicts: dict[int, list[p.Verdict]] = {}
        self.motions: dict[Motion, set[int]] = {}
        self.banks = TimeBanks(self.settings.clock, 0)
        #: the seat that must act, if the match is on
        self.actor = NOBODY
        #: whether all others are being asked, so that answers must come together
        self.in_window = False
        #: since when answers are being gathered, 0 if they are not
        self.window_since = 0
        #: for how many seconds they had been, if that was just before the present step
        self.gathered = 0.0
        #: since when the next round waits for people, 0 if it does not
        self.interval_since = 0
        self.how: Literal["", "finished", "void"] = ""
        self.rematch = ""
        #: the number of the entry that ended the match, -1 if none did
        self.end = -1

    @property
    def seq(self) -> int:
        """The number that the next entry will have."""
        return len(self.log)

    @property
    def step(self) -> int:
        """How many moves were made."""
        return len(self.match.steps) - 1 if self.match else 0

    @property
    def round(self) -> int:
        """The round that is played, 0 before the match."""
        if self.match is None:
            return 0
        truth = self.match.truth
        return truth.nums[truth.layout.frame.round]

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

    def has_told_goal(self, seat: int) -> bool:
        """Whether a seat has said in this round what a goal is."""
        return any(
            told.round == self.round and told.said.seat == seat and told.said.about == "goal"
            for told in self.told_claims
        )

    def note_claim(self, seat: int, claim: Claim) -> None:
        """A seat claims something; twice the same says no more than once."""
        assert self.match is not None
        said = said_by(self.match.truth.layout, seat, claim)
        if (self.round, said) not in [told[1:] for told in self.told_claims]:
            self.told_claims.append(ToldClaim(len(self.match.steps), self.round, said))

    def extras_of(self, seat: int) -> int:
        """How much who sits on a seat has added to the log beside their moves."""
        member = self.chairs[seat].member
        return self.members[member].extras if member != NOBODY else 0

    def eye_of(self, member: int) -> int:
        """With which eye a member sees the match."""
        # Asked several times for everybody who is told of a move.
        if self.match is None or not 0 <= member < len(self.members):
            return WATCHER
        seat = self.members[member].seat
        return seat if seat != NOBODY else WATCHER

    def players(self) -> list[int]:
        """Members on seats who have not left."""
        return [
            number
            for number, member in enumerate(self.members)
            if member.seat != NOBODY and not member.left
        ]

    @property
    def has_bots(self) -> bool:
        """Whether a bot has a seat of its own."""
        return any(chair.member == NOBODY for chair in self.chairs)

    @property
    def goes_on(self) -> bool:
        """Whether something is to be done without anybody's wish, sooner or later."""
        if self.drawing or self.interval_since:
            return True
        if self.phase != "playing" or self.paused:
            return False
        return self.in_window or bool(self.plays(self.actor)) or self.due() > 0

    def persons(self) -> list[int]:
        """Members who play their seats themselves."""
        return [chair.member for chair in self.chairs if chair.member != NOBODY and not chair.away]

    @property
    def in_interval(self) -> bool:
        """Whether a round is over and the next one waits for somebody who is not ready for it."""
        match = self.match
        if match is None or self.phase != "playing" or match.actor != TABLE:
            return False
        nums, frame = match.truth.nums, match.truth.layout.frame
        if not self.settings.interval or not nums[frame.won] or nums[frame.round] >= frame.rounds:
            return False
        return self.paused or not all(self.members[member].ready for member in self.persons())

    def due(self) -> int:
        """By when the next answer is due, in milliseconds; 0 if there is no hurry."""
        if self.paused:
            return 0
        if self.interval_since:
            # Who plays alone with bots keeps nobody waiting.
            hurried = len(self.persons()) > 1
            return self.interval_since + self.settings.interval * _MS if hurried else 0
        if self.actor == NOBODY:
            return 0
        if self.in_window:
            return self.window_since + int(self.window_seconds() * _MS)
        return self.banks.due()

    def window_seconds(self) -> float:
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
