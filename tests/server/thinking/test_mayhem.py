"""Thinkers are killed and stopped at random under play, and every question ends in time."""

import asyncio
import os
import signal
from random import Random

from rockfall.server.thinking.frames import Think, Thought
from rockfall.server.thinking.thinker import Thinker
from rockfall.server.thinking.thinkers import GRACE, ThinkError, Thinkers
from tests.server.thinking.asking import Asker, children, dealt
from tests.server.thinking.working import at_work
from tests.support.play import SOAK, act

TABLES = 12 if SOAK else 6
SIGNALS = 200 if SOAK else 12
QUESTIONS = 4000 if SOAK else 240
BUDGET = 4.0
#: What a busy machine may take to wake somebody up.
SLACK = 5.0


class Mayhem:
    """Tables that play until so many signals have been sent and so many questions answered."""

    def __init__(self, thinkers: Thinkers, chance: Random) -> None:
        self.thinkers = thinkers
        self.chance = chance
        self.signals = 0
        self.answers: list[tuple[Think, int]] = []
        self.failed = 0

    async def play(self, number: int) -> None:
        """Ask about every move of a table; who gets no answer takes the first move."""
        asker = Asker(dealt(), key=f"{number}")
        while self.signals < SIGNALS or len(self.answers) < QUESTIONS:
            if asker.match.over:
                asker = Asker(dealt(), key=f"{asker.key}, again")
            match = asker.match
            asked, question = asker.think(), asker.question(BUDGET)
            try:
                async with asyncio.timeout(BUDGET + GRACE + SLACK):
                    move = await self.thinkers.think(question)
                self.answers.append((asked, move))
            except ThinkError:
                self.failed += 1
                move = match.moves(match.actor)[0]
            act(match, move)
            await asyncio.sleep(0.02)

    async def strike(self) -> None:
        """Send a signal to any process, be it asked, in reserve, straggling or hardly started."""
        while self.signals < SIGNALS:
            await asyncio.sleep(self.chance.uniform(0.05, 0.4))
            there = children()
            # Who strikes down whatever is hardly started only sees how long the next start waits.
            if there and self.thinkers.alive:
                deadly = self.chance.random() < 0.7
                os.kill(self.chance.choice(there), signal.SIGKILL if deadly else signal.SIGSTOP)
                self.signals += 1


def test_every_question_ends_in_time_and_answers_are_right_whatever_happens_to_thinkers() -> None:
    async def rage(thinkers: Thinkers) -> None:
        mayhem = Mayhem(thinkers, Random(10))
        plays = [mayhem.play(number) for number in range(TABLES)]
        await asyncio.gather(mayhem.strike(), *plays)
        assert mayhem.failed < len(mayhem.answers) / 10
        thinker = Thinker()
        for asked, move in mayhem.answers:
            assert thinker.answer(asked) == Thought(asked.id, move)

    at_work(rage, processes=2, patience=0.5)
