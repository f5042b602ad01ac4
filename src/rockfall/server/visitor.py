"""What one visitor may still ask for, counted by address, whichever way they ask."""

import time
from math import ceil
from typing import NamedTuple

from rockfall.server.denied import DeniedError
from rockfall.server.limits import Budgets, Openings, Shares


class Allowances(NamedTuple):
    """What each address may ask of a server."""

    #: steps of work
    budgets: Budgets
    #: tables within an hour
    openings: Openings
    #: bytes of the store within a day
    shares: Shares


class Visitor:
    """Somebody at an address; every method refuses what is too much."""

    def __init__(self, host: str, allowances: Allowances) -> None:
        self._host = host
        self._allowances = allowances

    def pay(self, cost: float) -> None:
        """Pay for work before it is done."""
        wait = self._allowances.budgets.take(self._host, cost, time.monotonic())
        if wait:
            raise DeniedError("too-fast", seconds=ceil(wait))

    def open_table(self) -> None:
        """Open one more table."""
        if not self._allowances.openings.open(self._host, time.monotonic()):
            raise DeniedError("too-many-tables")

    def store(self, size: int) -> None:
        """Add some bytes to the store."""
        if not self._allowances.shares.add(self._host, size, time.monotonic()):
            raise DeniedError("stored-enough")
