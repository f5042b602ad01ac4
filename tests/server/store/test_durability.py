"""What was acknowledged is there after the process was killed, and the log is whole."""

import random
import subprocess
from functools import partial
from signal import SIGKILL

from sqlalchemy import URL

from rockfall.server.store.store import Store
from tests.server.store.children import TABLES, body
from tests.server.store.stores import child, using
from tests.support.play import SOAK

Acked = list[tuple[str, int, int]]


def kill_while_appending(url: str, chance: random.Random) -> Acked:
    """Let a child append and kill it somewhere; gives the units it knew to be stored."""
    with subprocess.Popen(
        child("append", url, str(chance.random())), stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(chance.randint(1, 200))]
        process.send_signal(SIGKILL)
        lines += process.stdout.readlines()
    assert process.returncode == -SIGKILL
    # The last line may have been cut short.
    words = [line.split() for line in lines if line.endswith("\n")]
    return [(table, int(first), int(count)) for table, first, count in words]


async def check_logs(store: Store, acked: Acked) -> int:
    """Every table is whole and holds what was acknowledged; gives the number of its entries."""
    lengths = {}
    for table in await store.table_ids():
        row, entries = await store.table(table), await store.entries(table)
        assert row is not None
        expected = [(seq, seq, body(table, seq)) for seq in range(len(entries))]
        assert entries == expected
        assert (row.length, row.size) == (len(entries), sum(len(entry[2]) for entry in expected))
        lengths[table] = row.length
    assert all(first + count <= lengths[table] for table, first, count in acked)
    return sum(lengths.values())


def test_what_was_acknowledged_survives_a_kill_at_any_moment(file_url: URL) -> None:
    url = str(file_url)
    chance = random.Random(None if SOAK else 7)
    acked: Acked = []
    for kills in range(1, (100 if SOAK else 10) + 1):
        new = kill_while_appending(url, chance)
        assert new
        acked += new
        stored = using(url, partial(check_logs, acked=acked))
        told = sum(count for _, _, count in acked)
        # Each table has one unit of at most four entries under way when it is killed.
        assert told <= stored <= told + kills * TABLES * 4
    assert len({table for table, _, _ in acked}) == TABLES
