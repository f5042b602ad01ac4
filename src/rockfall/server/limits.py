"""How much one socket or one address may ask for; every answer takes the same short time.

No clock is read here: whoever asks says what time it is, in seconds of a clock that never goes
back. What is remembered is bounded, and an address with nothing going on is forgotten.
"""

import itertools
from collections import OrderedDict, deque
from ipaddress import IPv6Address, ip_address

HOUR = 3600.0
_LONGEST_ADDRESS = 64
#: More addresses than this in an hour are an attack from many sides; see `Openings`.
_MOST_ADDRESSES = 100_000


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


class Bucket:
    """Tokens that drip in at a rate, up to a burst; each message takes one out."""

    __slots__ = ("_burst", "_rate", "_then", "_tokens")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._then = now

    def take(self, now: float) -> bool:
        """Whether there was a token to take."""
        self._tokens = min(self._burst, self._tokens + (now - self._then) * self._rate)
        self._then = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Doorway:
    """Counts the sockets that are open, in the house and by address."""

    def __init__(self, most: int, per_address: int) -> None:
        self._most = most
        self._per_address = per_address
        self._open: dict[str, int] = {}
        self.total = 0

    def enter(self, host: str) -> str:
        """Count a socket in; or the code of why not, and nothing is counted."""
        key = address_key(host)
        count = self._open.get(key, 0)
        if self.total >= self._most:
            return "house-full"
        if count >= self._per_address:
            return "too-many-sockets"
        self._open[key] = count + 1
        self.total += 1
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

    def __len__(self) -> int:
        return len(self._open)


class Openings:
    """Counts the tables that each address opened within the last hour.

    If addresses come in greater numbers than can be remembered, those that have waited longest are
    let off: refusing everybody would do the attacker's work, and the house's limits still hold.
    """

    def __init__(self, per_address: int, most_addresses: int = _MOST_ADDRESSES) -> None:
        self._per_address = per_address
        self._most_addresses = most_addresses
        #: By address when it opened tables; the address that opened one last is at the end.
        self._opened: OrderedDict[str, deque[float]] = OrderedDict()

    def open(self, host: str, now: float) -> bool:
        """Count a table in, if the address may open one."""
        self._forget(now)
        times = self._opened.setdefault(address_key(host), deque())
        while times and times[0] <= now - HOUR:
            times.popleft()
        if len(times) >= self._per_address:
            return False
        times.append(now)
        self._opened.move_to_end(address_key(host))
        if len(self._opened) > self._most_addresses:
            self._opened.popitem(last=False)
        return True

    def _forget(self, now: float) -> None:
        """Two at a time: faster than addresses can come, without a pause for anybody."""
        for key in list(itertools.islice(self._opened, 2)):
            if self._opened[key][-1] <= now - HOUR:
                del self._opened[key]

    def __len__(self) -> int:
        return len(self._opened)
