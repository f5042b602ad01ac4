"""Numbers that every move changes: noting one costs next to nothing, and who reads adds them up.

The library's own counters take a lock and look labels up each time.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily


class Tally:
    """Counts by kind. One thread counts, others may read."""

    def __init__(self, name: str, about: str, label: str, registry: CollectorRegistry) -> None:
        self._name = name
        self._about = about
        self._label = label
        self._counts: dict[str, int] = {}
        registry.register(self)

    def count(self, kind: str) -> None:
        """One more of a kind."""
        self._counts[kind] = self._counts.get(kind, 0) + 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """What there is by now."""
        family = CounterMetricFamily(self._name, self._about, labels=[self._label])
        for kind, count in self._counts.copy().items():
            family.add_metric([kind], count)
        yield family


class Spread:
    """A histogram. One thread observes, others may read."""

    def __init__(
        self, name: str, about: str, bounds: Sequence[float], registry: CollectorRegistry
    ) -> None:
        self._name = name
        self._about = about
        self._bounds = bounds
        #: how many values lie up to each bound and above the one before it, and above all
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, value: float) -> None:
        """Take a value in."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """What there is by now."""
        counts, total = self._counts.copy(), self._sum
        buckets: list[tuple[str, float]] = []
        below = 0
        for bound, count in zip(self._bounds, counts, strict=False):
            below += count
            buckets.append((str(float(bound)), below))
        buckets.append(("+Inf", below + counts[-1]))
        yield HistogramMetricFamily(self._name, self._about, buckets=buckets, sum_value=total)
