"""Looks for rubbish: objects that nobody needs but that still refer to each other.

Left to itself, Python looks through all that is new whenever there is much of it. At a busy server
that is often, and takes long each time: with every move the state of a table is replaced by another
one, so most of what there is is new, and hardly anything is rubbish. All the while everybody waits.
So it is done from time to time instead, and what outlived one look is not looked at again by the
next ones, but once in a while by a thorough one.
"""

import asyncio
import gc
from time import monotonic
from typing import Final

#: Seconds between two looks at what is new, and at everything.
_SOON: Final = 30.0
_THOROUGH: Final = 600.0
#: So many more objects than there were are looked through at once: somebody makes a lot of them.
_TOO_MANY: Final = 500_000


def look_seldom() -> None:
    """Let Python look by itself only where there is far too much; `look_often` sees to the rest."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_TOO_MANY, 100, 100)


async def look_often() -> None:
    """Look for rubbish again and again."""
    thorough = monotonic()
    while True:
        await asyncio.sleep(_SOON)
        everything = monotonic() - thorough >= _THOROUGH
        look(everything=everything)
        if everything:
            thorough = monotonic()


def look(*, everything: bool = False) -> int:
    """Look for rubbish among what came since the last look, or among all; gives how much it was."""
    if everything:
        gc.unfreeze()
    found = gc.collect()
    gc.freeze()
    return found
