"""Long work on the event loop, in slices: nobody waits for all of it."""

import asyncio
from collections.abc import Iterable
from typing import Final, TypeVar

T = TypeVar("T")

#: What is made at once; of the steps of a match, these take a millisecond or two.
SLICE: Final = 8


async def collect(things: Iterable[T]) -> list[T]:
    """All of what takes work to make, a few at a time; others have their turn in between."""
    made: list[T] = []
    for thing in things:
        made.append(thing)
        if len(made) % SLICE == 0:
            await asyncio.sleep(0)
    return made
