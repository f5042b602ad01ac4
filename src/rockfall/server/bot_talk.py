"""The bots of one table talk: seldom, in their own time, and nobody has to wait for it.

When something was done that all could see, at most one of them says something to it, a moment
later. What and when follows from what is public, see `bot_words.py`.
"""

import asyncio
from collections import Counter
from hashlib import blake2b
from typing import Final, NamedTuple

from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import WATCHER
from rockfall.kernel.sight import redact_move
from rockfall.match.match import Match
from rockfall.server import protocol as p
from rockfall.server.bot_words import ACCUSES, Deed, as_seen, deed_of, does_harm, is_foe, remark
from rockfall.server.entries import STEPS, Chose
from rockfall.server.lobby import BOT_NAMES
from rockfall.server.table import Table
from rockfall.server.table_writer import TableWriter
from rockfall.server.tempers import temper_of
from rockfall.server.time_banks import NOBODY

#: So many moves at least lie between two things that bots say, and so often they do in a match.
GAP: Final = 6
MOST_WORDS: Final = 60
#: Milliseconds until a bot has found its words: at least, and how many more at most.
_SOONEST: Final = 700
_SPREAD: Final = 1200
_MS: Final = 1000


class Saying(NamedTuple):
    """What a bot is about to say, and in how many seconds."""

    seat: int
    words: p.Words
    seconds: float


class BotTalk:
    """Listens on behalf of the bots; what it says goes into the log as people's words do."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer
        #: what each seat did to others in this round
        self._harms: Counter[int] = Counter()
        #: who has said what a goal is in this round: twice would be a tale that may not hold
        self._told: set[int] = set()
        self._round = 0

    def heard(self, first: int) -> Saying | None:
        """What a bot says to what was written from a number on."""
        table = self._writer.table
        match = table.match
        if match is None or table.phase != "playing" or not table.settings.talk:
            return None
        if NOBODY not in [chair.member for chair in table.chairs]:
            # Nobody else ever talks here, and most moves are made among people.
            return None
        deed: Deed | None = None
        for _, entry in table.log[first:]:
            if isinstance(entry, STEPS):
                deed = self._done(match, entry) if isinstance(entry, Chose) else None
            elif isinstance(entry, p.Spoke):
                deed = _accusation(table, match, entry) or deed
        return self._saying(match, deed) if deed is not None and _may_speak(table) else None

    def _done(self, match: Match, chose: Chose) -> Deed:
        """A move, as everybody was told it."""
        layout = match.truth.layout
        number = match.truth.nums[layout.frame.round]
        if number != self._round:
            self._harms.clear()
            self._told.clear()
            self._round = number
        move = redact_move(layout, chose.move, chose.seat, WATCHER)
        deed = deed_of(layout, chose.seat, move)
        self._harms[deed.seat] += does_harm(deed)
        return deed._replace(harms=self._harms[deed.seat])

    def _saying(self, match: Match, deed: Deed) -> Saying | None:
        table, view = self._writer.table, match.view(WATCHER)
        bots = [seat for seat, chair in enumerate(table.chairs) if chair.member == NOBODY]
        key = bytes.fromhex(table.seed)
        dice = Dice(blake2b(f"talk/{table.seq}".encode(), key=key, digest_size=32).digest())
        begin = dice.roll("first", len(bots)) if bots else 0
        for seat in [*bots[begin:], *bots[:begin]]:
            said = remark(view, deed, seat, temper_of(match.names[seat], BOT_NAMES), dice)
            words = self._own(match, seat, said) if said else None
            if words is not None:
                wait = (_SOONEST + dice.roll("wait", _SPREAD)) / _MS
                return Saying(seat, words, wait * table.settings.pace)
        return None

    def _own(self, match: Match, seat: int, said: p.Words) -> p.Words | None:
        """What anybody would say, as this seat does; what a goal is it says once in a round."""
        words = as_seen(said, match.view(seat), seat)
        if isinstance(words, p.GoalClaim):
            if seat in self._told:
                return None
            self._told.add(seat)
        return words

    async def say(self, saying: Saying) -> None:
        """Say it in a moment, if the match is still on by then."""
        await asyncio.sleep(saying.seconds)
        async with self._writer.lock:
            table = self._writer.table
            on = table.phase == "playing" and not table.paused and not self._writer.closed
            # Another may have been quicker.
            if on and _may_speak(table):
                await self._writer.commit([p.Spoke(NOBODY, saying.words, saying.seat)])


def _may_speak(table: Table) -> bool:
    """Whether bots have said little enough, and nothing just now."""
    rested = not table.bot_words or table.step - table.bot_spoke >= GAP
    return rested and table.bot_words < MOST_WORDS


def _accusation(table: Table, match: Match, said: p.Spoke) -> Deed | None:
    """Somebody claims of another that they work against the rest."""
    words = said.words
    if not isinstance(words, p.RoleClaim) or not is_foe(match.edition.rules.layout, words.role):
        return None
    by = said.seat if said.member == NOBODY else table.seat_of(said.member)
    return Deed(by, ACCUSES, words.seat)
