"""A bell wakes the one who waits, however often and whenever it was rung."""

import asyncio
from contextlib import suppress

from rockfall.server.bell import Bell


async def _hears(bell: Bell) -> bool:
    with suppress(TimeoutError):
        await asyncio.wait_for(bell.heard(), 0.01)
        return True
    return False


async def _waiting(bell: Bell) -> asyncio.Task[None]:
    task = asyncio.create_task(bell.heard())
    await asyncio.sleep(0)
    return task


def test_a_bell_wakes_who_waits() -> None:
    async def play() -> None:
        bell = Bell()
        task = await _waiting(bell)
        bell.ring()
        await asyncio.wait_for(task, 1)
        assert not await _hears(bell)

    asyncio.run(play())


def test_a_bell_that_rang_before_is_heard_once_however_often_it_rang() -> None:
    async def play() -> None:
        bell = Bell()
        bell.ring()
        bell.ring()
        assert [await _hears(bell), await _hears(bell)] == [True, False]

    asyncio.run(play())


def test_a_bell_that_rings_again_before_its_waiter_is_awake_is_heard_once() -> None:
    async def play() -> None:
        bell = Bell()
        task = await _waiting(bell)
        bell.ring()
        bell.ring()
        await asyncio.wait_for(task, 1)
        assert not await _hears(bell)

    asyncio.run(play())


def test_a_bell_is_heard_by_the_next_after_who_waited_was_cut_off() -> None:
    async def play() -> None:
        bell = Bell()
        task = await _waiting(bell)
        task.cancel()
        bell.ring()
        with suppress(asyncio.CancelledError):
            await task
        assert await _hears(bell)

    asyncio.run(play())
