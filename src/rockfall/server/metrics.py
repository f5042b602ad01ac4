"""What the server counts and times. Labels come from fixed lists, never from what a guest says."""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.metrics_core import Metric
from prometheus_client.process_collector import ProcessCollector

#: From a quick commit to a bot that thinks long.
_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
_BATCHES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
#: So many moves are counted together, if nobody reads the numbers sooner.
_TOGETHER: Final = 256


class _BeforeReading:
    """Does something whenever somebody is about to read the numbers of a registry."""

    def __init__(self, work: Callable[[], None]) -> None:
        self._work = work

    def collect(self) -> Iterator[Metric]:
        """The registry asks in the order in which it was told of who counts."""
        self._work()
        yield from ()


class Shared:
    """What one of many servers counts besides."""

    def __init__(self, registry: CollectorRegistry) -> None:
        about = "Whether the bus between many servers can be heard"
        self.bus = Gauge("rockfall_bus_up", about, registry=registry)
        about = "Tables in use that are written by this server"
        self.owned = Gauge("rockfall_owned_tables", about, registry=registry)
        about = "Tables taken that were written elsewhere, or rested"
        self.takeovers = Counter("rockfall_takeovers", about, registry=registry)


class Metrics:
    """All numbers of one server, in a registry of its own so that two can live in one process.

    What every move changes is noted first and counted when somebody reads: counting takes longer.
    """

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        #: kinds of entries, and seconds of moves, that are not counted yet
        self._steps: deque[str] = deque()
        self._moves: deque[float] = deque()
        registry.register(_BeforeReading(self._count))
        ProcessCollector(registry=registry)

        def count(name: str, about: str, *labels: str) -> Counter:
            return Counter(f"rockfall_{name}", about, labels, registry=registry)

        def gauge(name: str, about: str, *labels: str) -> Gauge:
            return Gauge(f"rockfall_{name}", about, labels, registry=registry)

        def seconds(name: str, about: str, *labels: str) -> Histogram:
            name = f"rockfall_{name}_seconds"
            return Histogram(name, about, labels, buckets=_SECONDS, registry=registry)

        self.tables = gauge("tables", "Tables by phase", "phase")
        self.steps = count("steps", "Entries appended, by kind", "kind")
        self.refusals = count("refusals", "What was asked and refused, by code", "code")
        self.misdirected = count("misdirected", "Texts that were stopped: made for somebody else")
        self.broken = count("broken", "Tables that could not be read and were put aside")
        self.chores_failed = count("chores_failed", "Background tasks that died, by kind", "kind")
        self.move = seconds("move", "From a move's arrival until it is durable")
        self.commit = seconds("commit", "One transaction of the store")
        self.batch = Histogram(
            "rockfall_commit_batch", "Units in one commit", buckets=_BATCHES, registry=registry
        )
        self.thinking = seconds("thinking", "A bot's decision, waiting for a thinker included")
        self.thinkers = gauge("thinkers", "Worker processes that are alive")
        self.shared = Shared(registry)
        self.requests = count("requests", "Requests by route and status", "route", "status")
        self.request = seconds("request", "One request, by route", "route")
        self.sockets = gauge("sockets", "Sockets that are open")
        self.messages_in = count("messages_in", "Messages read from sockets that are closed")
        self.messages_out = count("messages_out", "Messages written to sockets that are closed")
        self.bytes_in = count("bytes_in", "Bytes read, counted at the end", "over")
        self.bytes_out = count("bytes_out", "Bytes written, counted at the end", "over")

    def count_step(self, kind: str) -> None:
        """Count an entry of a kind as appended."""
        self._steps.append(kind)
        if len(self._steps) >= _TOGETHER:
            self._count()

    def time_move(self, seconds: float) -> None:
        """Note how long a move took until it was durable."""
        self._moves.append(seconds)
        if len(self._moves) >= _TOGETHER:
            self._count()

    def _count(self) -> None:
        """Count what was noted; whoever reads does so in another thread, so each is taken once."""
        with suppress(IndexError):
            while True:
                self.steps.labels(self._steps.popleft()).inc()
        with suppress(IndexError):
            while True:
                self.move.observe(self._moves.popleft())

    def serve(self, host: str, port: int) -> tuple[int, Callable[[], None]]:
        """Show all numbers to Prometheus; gives the port, and what ends it after a moment.

        This has an address of its own, for the owner alone: whoever could read the numbers again
        and again would see when somebody else at the table does something in secret.
        """
        server, thread = start_http_server(port, host, self.registry)

        def stop() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return server.server_port, stop
