"""What every table of a server shares: the store, the thinkers, the time, the counting."""

from collections.abc import Callable
from typing import NamedTuple

from rockfall.server.metrics import Metrics
from rockfall.server.store.store import Store
from rockfall.server.thinking.thinkers import Thinkers


class House(NamedTuple):
    """The services behind the tables."""

    store: Store
    thinkers: Thinkers
    metrics: Metrics
    #: milliseconds since 1970
    now: Callable[[], int]
