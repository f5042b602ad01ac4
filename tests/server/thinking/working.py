"""Thinkers at work, and that nothing of them is left when the work is done."""

import asyncio
from collections.abc import Awaitable, Callable

import uvloop

from rockfall.server.thinking.thinker import Thinker
from rockfall.server.thinking.thinkers import Thinkers
from tests.server.thinking.asking import LONG, Asker, children, open_pipes

LOOPS = [asyncio.new_event_loop, uvloop.new_event_loop]


def at_work(
    work: Callable[[Thinkers], Awaitable[None]],
    processes: int = 1,
    patience: float = LONG,
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
) -> None:
    """Do something with thinkers; afterwards no process and no pipe of theirs may be left."""

    async def whole() -> None:
        pipes = open_pipes()
        thinkers = Thinkers(processes, patience)
        try:
            await work(thinkers)
        finally:
            await thinkers.close()
        assert children() == []
        # The loop may close the pipes of a dead process a little later.
        for _ in range(100):
            if open_pipes() <= pipes:
                break
            await asyncio.sleep(0.01)
        assert open_pipes() <= pipes

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(whole())


def expected(asker: Asker) -> int:
    """The move that a thinker in this process chooses."""
    reply = Thinker().answer(asker.think())
    move = getattr(reply, "move", None)
    assert isinstance(move, int)
    return move


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that must come to pass."""
    async with asyncio.timeout(LONG):
        while not true():
            await asyncio.sleep(0.01)
