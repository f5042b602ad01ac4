"""A thinker: a process that answers questions on its standard input until that ends.

It has a core to itself, so that no bot, however long it thinks, keeps a table waiting. It can die
at any moment: what it remembers is only a short cut, and can be told again.
"""

import os
import sys
from collections.abc import Callable
from traceback import format_tb
from types import TracebackType
from typing import BinaryIO, Final

from rockfall.bots.registry import BotError
from rockfall.editions.registry import EditionError
from rockfall.server.edition_cache import EditionCache
from rockfall.server.thinking.frames import (
    HEAD,
    Failed,
    Missing,
    Ready,
    Reply,
    Think,
    Thought,
    decode_question,
    frame,
    length,
)
from rockfall.server.thinking.lru_cache import LruCache
from rockfall.server.thinking.seat_bot import SeatBot, SeatBotError

#: Seats remembered. One takes some 25 kB; a forgotten one has to be told its whole match again.
ROOM: Final = 2048
#: Bytes of editions kept, some fifty of them; the seat bots have theirs anyway.
_EDITIONS: Final = 4 << 20


class Thinker:
    """Many seats of many tables, each with a seat bot of its own."""

    def __init__(self, room: int = ROOM) -> None:
        self._seat_bots: LruCache[SeatBot] = LruCache(room)
        self._editions = EditionCache(_EDITIONS)

    def answer(self, asked: Think) -> Reply:
        """A move, or what is missing for one, or why there is none."""
        # Out of the cache until all went well: a seat bot in which something broke is forgotten.
        seat_bot = self._seat_bots.take(asked.key)
        try:
            return self._answer(asked, seat_bot)
        except (BotError, EditionError, SeatBotError) as error:
            return Failed(asked.id, str(error))
        except Exception as error:
            complain(type(error), error, error.__traceback__)
            return Failed(asked.id, type(error).__name__)

    def _answer(self, asked: Think, seat_bot: SeatBot | None) -> Reply:
        if seat_bot is None or seat_bot.heard > asked.since + len(asked.told):
            edition = self._editions.get(asked.spec, asked.seats, asked.first)
            seat_bot = SeatBot(edition.rules, asked.seat, asked.level, asked.seed)
        if seat_bot.heard < asked.since:
            self._seat_bots.put(asked.key, seat_bot)
            return Missing(asked.id, seat_bot.heard)
        seat_bot.hear(asked.told[seat_bot.heard - asked.since :], asked.claims)
        move = seat_bot.choose(asked.budget, asked.asked)
        self._seat_bots.put(asked.key, seat_bot)
        return Thought(asked.id, move)


def complain(sort: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Say where something broke, but not its message, which may name cards."""
    sys.stderr.write("".join([*format_tb(trace), sort.__name__, "\n"]))
    sys.stderr.flush()


def converse(questions: BinaryIO, replies: BinaryIO, answer: Callable[[Think], Reply]) -> None:
    """Say hello, then answer one question after the other until there are no more."""
    replies.write(frame(Ready()))
    replies.flush()
    while head := questions.read(HEAD):
        asked = decode_question(questions.read(length(head)))
        replies.write(frame(answer(asked)))
        replies.flush()


def main() -> None:
    """Converse on the pipes this process was started with."""
    sys.excepthook = complain
    # Whatever prints, prints among the errors: nothing may come between the frames.
    with os.fdopen(os.dup(1), "wb") as replies:
        os.dup2(2, 1)
        try:
            converse(sys.stdin.buffer, replies, Thinker().answer)
        except BrokenPipeError:
            # Nobody is left to answer to; what could not be written must not be tried again.
            os._exit(0)


if __name__ == "__main__":
    main()
