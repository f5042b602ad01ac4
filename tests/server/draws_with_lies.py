"""Helpers of the tests of true draws: a finished table, with lies in its proof and its replay."""

from collections.abc import Callable
from functools import cache
from typing import Any

from rockfall.server.proof import Checked, check_online
from rockfall.server.table import Table
from tests.server.lies import raw
from tests.server.played import (
    drawn_table,
    finish,
    proof_of,
    replay_of,
)

OTHER = "0f" * 32


Told = dict[str, Any]


@cache
def finished(revealed: int = 2) -> Table:
    """One table is enough: nothing here changes it."""
    return finish(drawn_table(revealed))


def check(
    proof: Callable[[Told], object] = bool,
    replay: Callable[[Told], object] = bool,
    revealed: int = 2,
) -> Checked:
    """What is found out from a proof and a replay with lies in them."""
    table = finished(revealed)
    given, told = proof_of(table), replay_of(table)
    proof(given)
    replay(told)
    return check_online(raw(given), raw(told)).matches[0]


def number_of(replay: Told, kind: str) -> int:
    """The number of the first step of a kind."""
    return next(i for i, step in enumerate(replay["steps"]) if step["what"]["type"] == kind)


def first(replay: Told, kind: str) -> Told:
    found: Told = replay["steps"][number_of(replay, kind)]["what"]
    return found


def remove(replay: Told, kind: str) -> None:
    """A step that nobody tells of: the others close up."""
    del replay["steps"][number_of(replay, kind)]
    for number, step in enumerate(replay["steps"]):
        step["seq"] = number


def step_of(kind: str, revealed: int = 2) -> str:
    return f"replay $.steps[{number_of(replay_of(finished(revealed)), kind)}]"
