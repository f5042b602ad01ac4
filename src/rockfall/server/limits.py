"""How much one socket or one address may ask for; every answer takes the same short time.

No clock is read here: whoever asks says what time it is, in seconds of a clock that never goes
back. What is remembered is bounded, and an address with nothing going on is forgotten.
"""

import itertools
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

HOUR = 3600.0
DAY = 24 * HOUR
_LONGEST_ADDRESS = 64
#: More addresses than this in an hour are an attack from many sides; see `Openings`.
_MOST_ADDRESSES = 100_000


@lru_cache(maxsize=4096)
def address_key(host: str) -> str:
    """What counts as one address: of IPv6 the /64 that one customer has to itself."""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:_LONGEST_ADDRESS]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return str(address)


#: Told by how much an address was charged, so that other servers know.
OnCharge = Callable[[str, float], None]


def _untold(key: str, amount: float) -> None:
    """Where there is one server, nobody else has to know."""


class Bucket:
    """Tokens that drip in at a rate, up to a burst; whatever is done takes some out."""

    __slots__ = ("_burst", "_rate", "_then", "_tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._then = now

    def pay(self, cost: float, now: float) -> float:
        """Take out a cost: 0.0 if it was there, else the seconds until it will be.

        What costs more than the whole burst is let in when the bucket is full, and leaves a debt.
        """
        self._drip(now)
        missing = min(cost, self._burst) - self._tokens
        if missing > 0:
            return missing / self._rate
        self._tokens -= cost
        return 0.0

    def give_back(self, cost: float, now: float) -> None:
        """Put back what was paid for nothing."""
        self._drip(now)
        self._tokens = min(self._burst, self._tokens + cost)

    def charge(self, cost: float, now: float) -> None:
        """Take out what was paid at another server; nobody has to work off more than a burst."""
        self._drip(now)
        self._tokens = max(-self._burst, min(self._burst, self._tokens - cost))

    def full(self, now: float) -> bool:
        """Whether it is as good as new."""
        self._drip(now)
        return self._tokens >= self._burst

    def _drip(self, now: float) -> None:
        self._tokens = min(self._burst, self._tokens + (now - self._then) * self._rate)
        self._then = now


class Budgets:
    """A bucket for each address; what takes how much out of it is in `prices.py`.

    If addresses come in greater numbers than can be remembered, those that have waited longest are
    let off: refusing everybody would do the attacker's work, and the server's limits still hold.
    """

    def __init__(self, rate: float, burst: float, most_addresses: int = _MOST_ADDRESSES) -> None:
        self._rate = rate
        self._burst = burst
        self._most_addresses = most_addresses
        #: By address; the one that paid last is at the end.
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.on_charge: OnCharge = _untold

    def take(self, host: str, cost: float, now: float) -> float:
        """Let an address pay: 0.0 if it could, else the seconds until it can."""
        key = address_key(host)
        bucket = self._buckets.get(key)
        if bucket is None:
            # Only who is new takes up room, and pays for it by making some.
            self._forget(now)
            bucket = Bucket(self._rate, self._burst, now)
        wait = bucket.pay(cost, now)
        if not wait:
            self._keep(key, bucket)
            self.on_charge(key, cost)
        return wait

    def _keep(self, key: str, bucket: Bucket) -> None:
        self._buckets[key] = bucket
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._most_addresses:
            self._buckets.popitem(last=False)

    def charge(self, key: str, cost: float, now: float) -> None:
        """Another server has let an address pay."""
        bucket = self._buckets.get(key) or Bucket(self._rate, self._burst, now)
        bucket.charge(cost, now)
        self._keep(key, bucket)

    def give_back(self, host: str, cost: float, now: float) -> None:
        """Put back what an address paid for nothing."""
        key = address_key(host)
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.give_back(cost, now)
            self.on_charge(key, -cost)

    def _forget(self, now: float) -> None:
        """Two at a time: faster than addresses can come, without a pause for anybody."""
        for key in list(itertools.islice(self._buckets, 2)):
            if self._buckets[key].full(now):
                del self._buckets[key]

    def __len__(self) -> int:
        return len(self._buckets)


class Doorway:
    """Counts the sockets that are open, in all and by address."""

    def __init__(self, most: int, per_address: int) -> None:
        self._most = most
        self._per_address = per_address
        self._open: dict[str, int] = {}
        self.total = 0
        #: how many sockets addresses have open at other servers
        self.elsewhere: dict[str, dict[str, float]] = {}
        self.on_charge: OnCharge = _untold

    def enter(self, host: str) -> str:
        """Count a socket in; or the code of why not, and nothing is counted."""
        key = address_key(host)
        count = self._open.get(key, 0)
        if self.total >= self._most:
            return "server-full"
        others = sum(there.get(key, 0) for there in self.elsewhere.values())
        if count + others >= self._per_address:
            return "too-many-sockets"
        self._open[key] = count + 1
        self.total += 1
        self.on_charge(key, count + 1)
        return ""

    def leave(self, host: str) -> None:
        """Count a socket out that was counted in."""
        key = address_key(host)
        count = self._open[key] - 1
        self.total -= 1
        if count:
            self._open[key] = count
        else:
            del self._open[key]
        self.on_charge(key, count)

    def counts(self) -> dict[str, int]:
        """How many sockets each address has open here."""
        return self._open.copy()

    def __len__(self) -> int:
        return len(self._open)


class Openings:
    """Counts the tables that each address opened within the last hour.

    If addresses come in greater numbers than can be remembered, those that have waited longest are
    let off: refusing everybody would do the attacker's work, and the server's limits still hold.
    """

    def __init__(self, per_address: int, most_addresses: int = _MOST_ADDRESSES) -> None:
        self._per_address = per_address
        self._most_addresses = most_addresses
        #: By address when it opened tables; the address that opened one last is at the end.
        self._opened: OrderedDict[str, deque[float]] = OrderedDict()
        self.on_charge: OnCharge = _untold

    def open(self, host: str, now: float) -> bool:
        """Count a table in, if the address may open one."""
        self._forget(now)
        key = address_key(host)
        times = self._opened.setdefault(key, deque())
        while times and times[0] <= now - HOUR:
            times.popleft()
        if len(times) >= self._per_address:
            return False
        self.charge(key, 1, now)
        self.on_charge(key, 1)
        return True

    def charge(self, key: str, tables: float, now: float) -> None:
        """An address has opened tables, be it at another server."""
        times = self._opened.setdefault(key, deque())
        # However many there are said to be, these are enough to open no more; and one there was.
        times.extend([now] * max(1, min(int(tables), self._per_address)))
        self._opened.move_to_end(key)
        if len(self._opened) > self._most_addresses:
            self._opened.popitem(last=False)

    def _forget(self, now: float) -> None:
        """Two at a time: faster than addresses can come, without a pause for anybody."""
        for key in list(itertools.islice(self._opened, 2)):
            if self._opened[key][-1] <= now - HOUR:
                del self._opened[key]

    def __len__(self) -> int:
        return len(self._opened)


class Shares:
    """Counts the bytes that each address adds to the store: so many at once, so many a day."""

    def __init__(self, per_address: int, most_addresses: int = _MOST_ADDRESSES) -> None:
        self.budgets = Budgets(per_address / DAY, per_address, most_addresses)

    def add(self, host: str, size: int, now: float) -> bool:
        """Count bytes in, if the address may add so many."""
        return not self.budgets.take(host, size, now)

    def __len__(self) -> int:
        return len(self.budgets)
