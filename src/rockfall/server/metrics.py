"""What the server counts and times. Labels come from fixed lists, never from what a guest says."""

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.process_collector import ProcessCollector

from rockfall.server.tallies import Spread, Tally

#: From a quick commit to a bot that thinks long.
_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
_BATCHES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)


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
    """All numbers of one server, in a registry of its own so that two can live in one process."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)

        def count(name: str, about: str, *labels: str) -> Counter:
            return Counter(f"rockfall_{name}", about, labels, registry=registry)

        def gauge(name: str, about: str, *labels: str) -> Gauge:
            return Gauge(f"rockfall_{name}", about, labels, registry=registry)

        def seconds(name: str, about: str, *labels: str) -> Histogram:
            name = f"rockfall_{name}_seconds"
            return Histogram(name, about, labels, buckets=_SECONDS, registry=registry)

        def often(name: str, about: str) -> Spread:
            return Spread(f"rockfall_{name}_seconds", about, _SECONDS, registry)

        self.tables = gauge("tables", "Tables by phase", "phase")
        self.steps = Tally("rockfall_steps", "Entries appended, by kind", "kind", registry)
        self.refusals = count("refusals", "What was asked and refused, by code", "code")
        self.misdirected = count("misdirected", "Texts that were stopped: made for somebody else")
        self.broken = count("broken", "Tables that could not be read and were put aside")
        self.chores_failed = count("chores_failed", "Background tasks that died, by kind", "kind")
        self.move = often("move", "From a move's arrival until it is durable")
        self.commit = often("commit", "One transaction of the store")
        self.batch = Spread("rockfall_commit_batch", "Units in one commit", _BATCHES, registry)
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
