"""The bots of one table: what they are asked, and when they answer."""

import asyncio
from hashlib import blake2b
from math import inf

import structlog

from rockfall.bots.bot import BUDGET
from rockfall.bots.neutral import neutral_move
from rockfall.kernel.moves import kind_of, pack
from rockfall.server.bot_personas import persona_of, player_of
from rockfall.server.logs import tag
from rockfall.server.playing import By
from rockfall.server.table import Table
from rockfall.server.table_writer import TableWriter
from rockfall.server.thinking.frames import HeardClaim, SeatStep
from rockfall.server.thinking.pace import SLOWEST, moments
from rockfall.server.thinking.thinkers import Question, ThinkError
from rockfall.server.time_banks import NOBODY

#: The pending decision of a question that is put when it is the seat's turn anyway.
_IN_TURN = 0


def waited(table: Table, seat: int) -> float:
    """Seconds that a seat has had to think before it is asked, as everybody at the table knows.

    It has thought all through already if it was the last to move.
    """
    match = table.match
    assert match is not None
    return inf if match.steps[-1].seat == seat else table.gathered


def pace_of(table: Table, seat: int) -> float:
    """The pace of a seat: as it was chosen for the table, and as its bot's persona is."""
    return min(SLOWEST, table.settings.pace * persona_of(table, seat).pace)


def heard_claims(table: Table) -> list[HeardClaim]:
    """What was claimed, as bots hear it."""
    return [HeardClaim(told.after, told.said) for told in table.told_claims]


class BotPlayers:
    """Asks bots on behalf of a table; it changes nothing and takes no lock."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer

    def by(self, seat: int) -> By:
        """As what a bot plays a seat."""
        return "bot" if self._writer.table.chairs[seat].member == NOBODY else "sit-in"

    async def decide(self, seat: int) -> int:
        """The move of the seat whose turn it is, at a moment that tells nothing of how it came."""
        table = self._writer.table
        clock = asyncio.get_running_loop().time
        asked_at = clock()
        seed, pace = self._seed(f"pace/{seat}"), pace_of(table, seat)
        appointed = moments(seed, table.step, pace, waited(table, seat))
        move = await self._thought(seat, _IN_TURN, BUDGET.seconds)
        later = (moment for moment in appointed if asked_at + moment >= clock())
        await asyncio.sleep(asked_at + next(later, 0.0) - clock())
        return self.neutral(seat) if move is None else move

    async def answers(self, seats: list[int], seconds: float) -> dict[int, int]:
        """What some seats answer while all are asked at once, as far as they are done in time."""
        match = self._writer.table.match
        assert match is not None
        task = kind_of(match.truth.todo[-1])
        asked = {
            seat: asyncio.create_task(self._thought(seat, pack(task, seat), seconds))
            for seat in seats
        }
        try:
            if asked:
                await asyncio.wait(asked.values(), timeout=max(0.0, seconds))
        finally:
            # Also when nobody wants to know any more: thinkers have others to answer.
            late = [seat for seat, thought in asked.items() if thought.cancel()]
        thoughts = {seat: asked[seat].result() for seat in seats if seat not in late}
        return {seat: move for seat, move in thoughts.items() if move is not None}

    def neutral(self, seat: int) -> int:
        """What a seat does when nobody chooses for it; 0 if it is not asked any more."""
        table = self._writer.table
        assert table.match is not None
        moves = table.match.moves(seat)
        if not moves:
            return 0
        layout = table.match.edition.rules.layout
        return neutral_move(layout, moves, self._seed(f"neutral/{seat}"), table.step)

    def _seed(self, name: str) -> bytes:
        """A seed for something beside the deal: one-way, so that nobody can work the deal out."""
        key = bytes.fromhex(self._writer.table.seed)
        return blake2b(name.encode(), key=key, digest_size=32).digest()

    async def _thought(self, seat: int, asked: int, seconds: float) -> int | None:
        """What a bot chooses, from what its seat was told; None if it cannot think."""
        table, services = self._writer.table, self._writer.services
        match, level = table.match, player_of(table, seat)
        assert match is not None
        # Somebody may move before the question's turn comes; the bot answers what it was asked.
        known = len(match.steps)
        question = Question(
            key=f"{table.id}/{seat}/{level}",
            spec=match.edition.spec,
            seats=match.edition.seats,
            first=match.edition.first,
            seat=seat,
            level=level,
            seed=self._seed(f"bot/{seat}"),
            asked=asked,
            claims=heard_claims(table),
            budget=seconds,
            told_since=lambda since: [
                SeatStep(told.seat, told.move, told.ops)
                for told in match.told_since(seat, since)
                if told.number < known
            ],
        )
        try:
            with services.metrics.thinking.time():
                return await services.thinkers.think(question)
        except ThinkError as error:
            structlog.get_logger().warning("bot-failed", table=tag(table.id), exc_info=error)
            return None
