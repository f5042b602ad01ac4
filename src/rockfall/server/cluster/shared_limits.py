"""Limits that hold for all servers together: each says what addresses were charged with.

Said twice a second, so for as long an address may have a little more than it should. While there is
no bus, every server counts for itself.
"""

import asyncio
import time
from collections import defaultdict
from functools import partial
from typing import Final, Protocol

from rockfall.server.cluster.bus import ALL, Bus
from rockfall.server.cluster.messages import Charged
from rockfall.server.limits import Doorway, OnCharge

#: Seconds between two words of it.
_SAY: Final = 0.5
_SOCKETS: Final = "sockets"


class Limit(Protocol):
    """Something that addresses have so much of."""

    on_charge: OnCharge

    def charge(self, key: str, cost: float, now: float) -> None:
        """Another server has charged an address."""
        ...


class SharedLimits:
    """What was charged here, for others to know, and there, to be counted here."""

    def __init__(self, worker: str, bus: Bus, limits: dict[str, Limit], doorway: Doorway) -> None:
        self._worker = worker
        self._bus = bus
        self._limits = limits
        self._doorway = doorway
        self._amounts: defaultdict[str, dict[str, float]] = defaultdict(dict)
        #: the servers that know what is open here
        self._met = {worker}
        for name, limit in limits.items():
            limit.on_charge = partial(self._add, name)
        doorway.on_charge = self._note_sockets

    def _add(self, name: str, key: str, amount: float) -> None:
        amounts = self._amounts[name]
        amounts[key] = amounts.get(key, 0.0) + amount

    def _note_sockets(self, key: str, count: float) -> None:
        """How many are open, not how many more: so it is right again if something gets lost."""
        self._amounts[_SOCKETS][key] = count

    async def say(self) -> None:
        """Say what was charged, again and again, until cancelled."""
        while True:
            await asyncio.sleep(_SAY)
            if self._amounts:
                amounts, self._amounts = dict(self._amounts), defaultdict(dict)
                self._bus.say(ALL, Charged(self._worker, amounts), kept=False)

    def hear(self, said: Charged) -> None:
        """Another server has charged addresses."""
        if said.worker == self._worker:
            return
        now = time.monotonic()
        for name, amounts in said.amounts.items():
            if name == _SOCKETS:
                there = self._doorway.elsewhere.setdefault(said.worker, {})
                there.update(amounts)
                for key in [key for key in amounts if not there[key]]:
                    # Addresses come and go for as long as a server lives.
                    del there[key]
            elif name in self._limits:
                for key, amount in amounts.items():
                    self._limits[name].charge(key, amount, now)

    def say_sockets(self) -> None:
        """Say next time how many sockets are open, of all addresses."""
        self._amounts[_SOCKETS].update(self._doorway.counts())

    def meet(self, worker: str) -> None:
        """Another server is there; a new one has never heard who is here."""
        if worker not in self._met:
            self._met.add(worker)
            self.say_sockets()

    def forget(self, live: set[str]) -> None:
        """Only so many servers are still there; sockets at the others are closed."""
        self._met &= live
        for worker in self._doorway.elsewhere.keys() - live:
            del self._doorway.elsewhere[worker]
