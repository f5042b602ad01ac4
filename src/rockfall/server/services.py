"""What every table of a server shares: the store, the thinkers, the time, the counting."""

from typing import NamedTuple

from rockfall.server.clock import Clock
from rockfall.server.metrics import Metrics
from rockfall.server.store.store import Store
from rockfall.server.thinking.thinkers import Thinkers
from rockfall.server.turnstile import Turnstile


class Services(NamedTuple):
    """The services behind the tables."""

    store: Store
    thinkers: Thinkers
    metrics: Metrics
    clock: Clock
    turnstile: Turnstile
