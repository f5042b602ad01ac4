"""The bots of one table talk: seldom, in their own time, and nobody has to wait for it.

When something was done that all could see, at most one of them says something to it, a moment
later. What and when follows from what is public, see `bot_words.py`.
"""

import asyncio
from hashlib import blake2b
from typing import Final, NamedTuple

from rockfall.kernel.dice import Dice
from rockfall.kernel.effects import LOOKS, PLAIN
from rockfall.kernel.layout import WATCHER, witness
from rockfall.kernel.sight import redact_move
from rockfall.match.match import Match
from rockfall.server import protocol as p
from rockfall.server.bot_personas import persona_of
from rockfall.server.bot_suspicions import Suspect, in_words, suspect
from rockfall.server.bot_words import (
    ACCUSES,
    Deed,
    Doubt,
    accusation,
    as_seen,
    deed_of,
    is_foe,
    remark,
)
from rockfall.server.entries import STEPS, Chose
from rockfall.server.table import Table
from rockfall.server.table_writer import TableWriter
from rockfall.server.time_banks import NOBODY
from rockfall.server.watched_match import WatchedMatch, has_beliefs

#: So many moves at least lie between two things that bots say, and so often they do in a match.
GAP: Final = 6
MOST_WORDS: Final = 60
#: Milliseconds until a bot has found its words: at least, and how many more at most.
_SOONEST: Final = 700
_SPREAD: Final = 1200
_MS: Final = 1000


class Saying(NamedTuple):
    """What a bot is about to say, in how many seconds, and in which round."""

    seat: int
    said: p.Words | Doubt
    seconds: float
    round: int


class BotTalk:
    """Listens on behalf of the bots; what it says goes into the log as people's words do."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer
        #: a look at a goal that may still be stopped
        self._looking: Deed | None = None
        self._watched: WatchedMatch | None = None

    def heard(self, first: int) -> Saying | None:
        """What a bot says to what was written from a number on."""
        table = self._writer.table
        match = table.match
        if match is None or table.phase != "playing" or not table.settings.talk:
            return None
        if not table.has_bots:
            # Nobody else ever talks here, and most moves are made among people.
            return None
        deed: Deed | None = None
        for _, entry in table.log[first:]:
            if isinstance(entry, STEPS):
                deed = self._done(match, entry) if isinstance(entry, Chose) else None
            elif isinstance(entry, p.Spoke):
                deed = _accusation(table, match, entry) or deed
        deed = self._looked(match) or deed
        return self._saying(match, deed) if deed is not None and _may_speak(table) else None

    def _done(self, match: Match, chose: Chose) -> Deed | None:
        """A move, as everybody was told it; a look at a goal counts when it has been taken."""
        layout = match.edition.rules.layout
        move = redact_move(layout, chose.move, chose.seat, WATCHER)
        deed = deed_of(layout, chose.seat, move)
        if deed.effect == LOOKS:
            self._looking = deed
            return None
        if deed.effect != PLAIN:
            self._looking = None
        return deed

    def _looked(self, match: Match) -> Deed | None:
        """The look that somebody has just taken, if nobody has stopped it: all can see that."""
        if self._looking is None:
            return None
        view = match.view(WATCHER)
        zone = view.grid.down.get(self._looking.cell)
        if zone is None or not view.witnesses(zone) & witness(self._looking.seat):
            return None
        looked, self._looking = self._looking, None
        return looked

    def _saying(self, match: Match, deed: Deed) -> Saying | None:
        table, view = self._writer.table, match.view(WATCHER)
        bots = [seat for seat, chair in enumerate(table.chairs) if chair.member == NOBODY]
        key = bytes.fromhex(table.seed)
        dice = Dice(blake2b(f"talk/{table.seq}".encode(), key=key, digest_size=32).digest())
        begin = dice.roll("first", len(bots)) if bots else 0
        for seat in [*bots[begin:], *bots[:begin]]:
            said = remark(view, deed, seat, persona_of(table, seat), dice)
            own = self._own(match, seat, said) if said is not None else None
            if own is not None:
                wait = (_SOONEST + dice.roll("wait", _SPREAD)) / _MS
                return Saying(seat, own, wait * table.settings.pace, table.round)
        return None

    def _own(self, match: Match, seat: int, said: p.Words | Doubt) -> p.Words | Doubt | None:
        """What anybody would say, as this seat does; what a goal is it says once in a round."""
        if isinstance(said, p.GoalClaim):
            told = self._writer.table.has_told_goal(seat)
            return None if told else as_seen(said, match.view(seat), seat)
        return said

    async def say(self, saying: Saying) -> None:
        """Say it in a moment, if the match is still on by then."""
        spoke = await self._spoke(saying)
        if spoke is None:
            return
        await asyncio.sleep(saying.seconds)
        async with self._writer.lock:
            table = self._writer.table
            on = table.phase == "playing" and not table.paused and not self._writer.stopped
            # Another may have been quicker, and the round may be over.
            if on and _may_speak(table) and _still_fits(table, saying, spoke.words):
                await self._writer.commit([spoke])

    async def _spoke(self, saying: Saying) -> p.Spoke | None:
        """What is said in the end; nothing if there is nobody to suspect and nothing else to say.

        What all could see is gone through only now, and in between other things.
        """
        said, seat = saying.said, saying.seat
        if not isinstance(said, Doubt):
            return p.Spoke(NOBODY, said, seat)
        table = self._writer.table
        match = table.match
        if match is None:
            return None
        found: Suspect | None = None
        if has_beliefs(match.edition.rules.layout):
            watched = self._watching(match)
            coming = watched.watch(len(match.steps))
            await self._writer.services.turnstile.collect(coming, at_once=1)
            view = watched.seen_by(WATCHER)
            found = suspect(watched.observer, view, seat, said.of, persona_of(table, seat))
        if found is None:
            return p.Spoke(NOBODY, said.otherwise, seat) if said.otherwise else None
        why = in_words(watched, found) if said.accuses else None
        return p.Spoke(NOBODY, accusation(view, said, found.seat), seat, why)

    def _watching(self, match: Match) -> WatchedMatch:
        """What was watched of a match; it follows from the log alone, so it can be made again."""
        known = self._watched
        if known is None or known.match is not match or known.step > len(match.steps):
            known = self._watched = WatchedMatch(match, self._writer.table.told_claims)
        return known


def _still_fits(table: Table, saying: Saying, words: p.Words | None) -> bool:
    """Whether what was true when a bot opened its mouth still is when it speaks."""
    match = table.match
    if match is None or table.round != saying.round or match.verdict() is not None:
        return not isinstance(words, p.RoleClaim | p.GoalClaim)
    if isinstance(words, p.GoalClaim):
        return words.cell in match.truth.grid.down and not table.has_told_goal(saying.seat)
    return True


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
