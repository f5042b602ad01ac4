"""What child processes of the store's tests do: things that a test cannot do to itself.

open URL            open and close
append URL SEED     append to eight tables until killed, printing each unit when it is stored
hold URL            open as the only server, print a line, and keep it until killed
full URL FOLDER     append while files may not grow, and again when they may
"""

import asyncio
import json
import os
import random
import resource
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path

from rockfall.server.store.errors import StoreError
from rockfall.server.store.rows import Append
from rockfall.server.store.store import Store, open_store
from tests.server.store.stores import opening, outcome

TABLES = 8


def body(table: str, seq: int) -> bytes:
    """What entry of a table is stored under a seq: no two are the same."""
    return json.dumps([table, seq, "x" * (seq % 300)]).encode()


async def append_for_ever(store: Store, table: str, chance: random.Random) -> None:
    """Append units of one to four entries, the first of them where the log ends."""
    row = await store.table(table)
    if row is None:
        await store.append(opening(table)._replace(entries=[]))
    length = row.length if row else 0
    while True:
        count = chance.randint(1, 4)
        entries = [(length + seq, body(table, length + seq)) for seq in range(count)]
        await store.append(Append(table, length, entries))
        print(table, length, count, flush=True)
        length += count


async def append_to_all(url: str, seed: str) -> None:
    """Append to all tables at once."""
    store = open_store(url)
    chance = random.Random(seed)
    await asyncio.gather(
        *(append_for_ever(store, f"table-{number}", chance) for number in range(TABLES))
    )


async def append_to_a_full_disk(url: str, folder: str) -> None:
    """Print as JSON how units ended before, while and after the disk was full."""
    store = open_store(url)
    before = [await outcome(store, opening(table)) for table in ("a", "b")]
    biggest = max(file.stat().st_size for file in Path(folder).iterdir())
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (biggest + 100_000, hard))
    big = Append("a", 1, [(1, b"0" * 50_000)] * 20)
    small = Append("b", 1, [(1, b"1")])
    full = await asyncio.gather(outcome(store, big), outcome(store, small))
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    after = await outcome(store, big)
    await store.close()
    print(json.dumps({"before": before, "full": full, "after": after}))


async def open_and_close(url: str) -> None:
    """Do no more than that."""
    await open_store(url).close()


async def open_and_hold(url: str) -> None:
    """Be the only server, and tell if that can be."""
    try:
        store = open_store(url, exclusive=True)
    except StoreError as error:
        print(error, flush=True)
        return
    await store.append(opening(f"of {os.getpid()}"))
    print("held", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    deeds: dict[str, Callable[..., Coroutine[None, None, None]]] = {
        "open": open_and_close,
        "hold": open_and_hold,
        "append": append_to_all,
        "full": append_to_a_full_disk,
    }
    asyncio.run(deeds[sys.argv[1]](*sys.argv[2:]))
