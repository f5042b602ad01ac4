"""What the server counts."""

from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from rockfall.server.metrics import Metrics
from tests.server.support.process import ServerProcess, free_port


def samples(text: str) -> dict[str, float]:
    """All samples of a text, by name and labels."""
    return {
        sample.name + "".join(f",{value}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def read(metrics: Metrics) -> dict[str, float]:
    """All samples that there are."""
    return samples(generate_latest(metrics.registry).decode())


def read_at(port: int) -> dict[str, float]:
    """All samples that are shown at a port."""
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        assert answer.headers["content-type"].startswith("text/plain; version=")
        return samples(answer.read().decode())


def test_everything_that_is_counted_is_shown() -> None:
    metrics = Metrics()
    metrics.tables.labels("playing").set(3)
    metrics.steps.count("moved")
    metrics.steps.count("moved")
    metrics.refusals.labels("no-gold").inc()
    metrics.requests.labels("/api/tables", "201").inc()
    metrics.bytes_in.labels("http").inc(10)
    metrics.bytes_out.labels("socket").inc(20)
    metrics.sockets.inc()
    metrics.thinkers.set(2)
    metrics.messages_in.inc(5)
    metrics.messages_out.inc(6)
    shown = read(metrics)
    assert {
        "rockfall_tables,playing": 3,
        "rockfall_steps_total,moved": 2,
        "rockfall_refusals_total,no-gold": 1,
        "rockfall_requests_total,/api/tables,201": 1,
        "rockfall_bytes_in_total,http": 10,
        "rockfall_bytes_out_total,socket": 20,
        "rockfall_sockets": 1,
        "rockfall_thinkers": 2,
        "rockfall_messages_in_total": 5,
        "rockfall_messages_out_total": 6,
    }.items() <= shown.items()


def test_every_move_is_shown_once_to_whoever_reads_next() -> None:
    metrics, moves = Metrics(), 600
    for _ in range(moves):
        metrics.steps.count("chose")
        metrics.move.observe(0.5)
    for shown in (read(metrics), read(metrics)):
        assert shown["rockfall_steps_total,chose"] == moves
        assert shown["rockfall_move_seconds_count"] == moves
        assert shown["rockfall_move_seconds_sum"] == moves / 2
        assert shown["rockfall_move_seconds_bucket,0.2"] == 0
        # A value that is a bound lies below it, as everywhere.
        assert shown["rockfall_move_seconds_bucket,0.5"] == moves
        assert shown["rockfall_move_seconds_bucket,+Inf"] == moves


def test_what_takes_longer_than_all_bounds_is_counted_too() -> None:
    metrics = Metrics()
    metrics.move.observe(1000)
    shown = read(metrics)
    assert shown["rockfall_move_seconds_bucket,10.0"] == 0
    assert shown["rockfall_move_seconds_bucket,+Inf"] == shown["rockfall_move_seconds_count"] == 1


def test_everything_that_is_timed_is_shown() -> None:
    metrics = Metrics()
    for timed in (metrics.move, metrics.commit, metrics.thinking):
        timed.observe(0.004)
    metrics.request.labels("/").observe(0.004)
    metrics.batch.observe(7)
    shown = read(metrics)
    for name in ("move", "commit", "thinking"):
        assert shown[f"rockfall_{name}_seconds_bucket,0.002"] == 0
        assert shown[f"rockfall_{name}_seconds_bucket,0.005"] == 1
        assert shown[f"rockfall_{name}_seconds_sum"] == 0.004
    assert shown["rockfall_request_seconds_count,/"] == 1
    assert shown["rockfall_commit_batch_bucket,5.0"] == 0
    assert shown["rockfall_commit_batch_bucket,10.0"] == 1


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.sockets.inc()
    assert (read(one)["rockfall_sockets"], read(other)["rockfall_sockets"]) == (1, 0)


def test_the_process_is_measured_too() -> None:
    assert read(Metrics())["process_resident_memory_bytes"] > 1_000_000


def test_the_numbers_are_shown_until_that_is_ended() -> None:
    metrics = Metrics()
    metrics.thinkers.set(3)
    port, stop = metrics.serve("127.0.0.1", 0)
    assert read_at(port)["rockfall_thinkers"] == 3
    stop()
    with pytest.raises(URLError):
        read_at(port)


def test_a_server_shows_its_numbers_to_its_owner_and_not_to_guests(tmp_path: Path) -> None:
    port = free_port()
    with ServerProcess(tmp_path, metrics=f"127.0.0.1:{port}") as server:
        server.open_table("Ann")
        assert "rockfall_" not in server.ask("/metrics").body.decode()
        assert read_at(port)["rockfall_requests_total,/api/tables,201"] == 1
        assert f'"port": {port}' in server.log
        assert server.stop() == 0
        assert not server.faults


def test_a_server_can_do_without_showing_its_numbers(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, metrics="off") as server:
        assert '"event": "metrics"' not in server.log
        assert server.stop() == 0
