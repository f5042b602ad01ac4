"""Helpers of the tests that plant lies: what is handed in, and what is found."""

import json
from functools import cache

import msgspec

from rockfall.server.entries import write_entry
from rockfall.server.proof import Checked
from rockfall.server.table import Table
from tests.server.played import finished_table


def raw(value: object) -> bytes:
    return msgspec.json.encode(value)


def faults(found: Checked) -> list[str]:
    return [fault.where for fault in found.faults]


def line(table: Table, phase: str = "over") -> bytes:
    """A table as an export has it."""
    entries = [[at, json.loads(write_entry(entry))] for at, entry in table.log]
    head = {"format": "rockfall-table", "version": 1, "id": table.id, "code": None}
    rest = {"listed": False, "phase": phase, "opened": 0, "entries": entries, "keys": []}
    return json.dumps({**head, **rest}, separators=(",", ":")).encode() + b"\n"


@cache
def finished(spec: str = "jubilee") -> Table:
    """One table a spec is enough: nothing here changes it."""
    return finished_table(spec, 3 if spec == "jubilee" else 4)
