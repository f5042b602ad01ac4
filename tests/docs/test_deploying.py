"""docs/deploying.md: options, variables, metrics, units and proxies are real, sums are right."""

import asyncio
import re
import shlex
from configparser import ConfigParser
from math import ceil
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import Metric
from uvicorn import Config as UvicornConfig
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from rockfall.cli.main import COMMANDS, build_parser
from rockfall.server import run
from rockfall.server.cluster import owning
from rockfall.server.config import SETTINGS, Config, check_together, read_config
from rockfall.server.hosts import called_by
from rockfall.server.metrics import Metrics
from rockfall.server.origin import acceptable
from rockfall.server.store import readers

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "deploying.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    """All examples in a language."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


UNIT = next(block for block in blocks("ini") if "[Service]" in block)
ENVIRONMENTS = [block for block in blocks("ini") if "[Service]" not in block]
(NGINX,) = blocks("nginx")
(CADDY,) = blocks("caddy")


def settings_in(block: str) -> dict[str, str]:
    """The variables of an environment file."""
    lines = [line for line in block.splitlines() if line and not line.startswith("#")]
    return dict(line.split("=", 1) for line in lines)


def config_in(block: str) -> Config:
    """What a server makes of an environment file."""
    return read_config({}, settings_in(block))


def names_of(metric: Metric) -> set[str]:
    """All names under which a metric can be asked for."""
    ends = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}
    return {metric.name + end for end in ends.get(metric.type, [""])}


# -- names --------------------------------------------------------------------------------------


def test_every_variable_it_names_is_a_setting() -> None:
    known = {setting.variable for setting in SETTINGS}
    named = {*re.findall(r"ROCKFALL_[A-Z_]+", PAGE)}
    assert len(named) > 8
    assert named <= known


def test_every_option_of_the_server_it_names_exists() -> None:
    known = {setting.option for setting in SETTINGS}
    # What is named in running text; commands are tried whole.
    named = {*re.findall(r"`(--[a-z-]+)`", PAGE)}
    assert len(named) > 5
    assert named <= known


def test_every_command_of_ours_is_understood() -> None:
    said = re.findall(rf"(?:`|bin/)(rockfall (?:{'|'.join(COMMANDS)})\b[^`\n]*)", PAGE)
    assert {words.split()[1] for words in said} == {
        *("serve", "migrate", "export", "import", "quarantine")
    }
    parser = build_parser()
    for words in said:
        given = shlex.split(words)[1:]
        # Named without its file, or asked for help: there is nothing to be understood.
        if given not in (["import"], ["serve", "--help"]):
            parser.parse_args(given)


def test_every_metric_it_names_is_shown_by_a_server() -> None:
    known = set().union(*map(names_of, Metrics().registry.collect()))
    named = {*re.findall(r"\b(?:rockfall|process)_[a-z_]+", PAGE)} - {"rockfall_restored"}
    assert len(named) > 10
    assert named <= known


def test_files_of_the_checkout_link_to_it() -> None:
    assert "](docs/deploying.md)" in (ROOT / "README.md").read_text("utf-8")
    assert "](deploying.md)" in (ROOT / "docs" / "architecture.md").read_text("utf-8")


# -- settings and units -------------------------------------------------------------------------


def test_both_environments_make_sense_to_a_server() -> None:
    one, many = map(config_in, ENVIRONMENTS)
    for config in (one, many):
        check_together(config)
        assert config.trusted_proxy
        assert config.names == ("play.example.org",)
    assert (one.workers, one.database, one.bus) == (1, "", "")
    assert many.worker_ports == "own"
    assert many.metrics is not None
    first, second = [
        (many.port + number, many.metrics.port + number) for number in range(many.workers)
    ]
    assert f"here {first[0]} and {second[0]}," in PAGE
    assert f"{first[1]} and {second[1]}.\n" in PAGE
    for proxy in (NGINX, CADDY):
        used = re.findall(rf"{many.host}:(\d+)", proxy)
        assert used == [str(first[0]), str(second[0])]


def test_the_unit_starts_the_server_with_its_environment() -> None:
    unit = ConfigParser(interpolation=None, strict=True)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(UNIT)
    assert unit.sections() == ["Unit", "Service", "Install"]
    service = unit["Service"]
    program, *words = shlex.split(service["ExecStart"])
    assert f"python3 -m venv {Path(program).parents[1]}\n" in PAGE
    build_parser().parse_args(words)
    assert f"# {service['EnvironmentFile']}\n" in ENVIRONMENTS[0]
    assert config_in(ENVIRONMENTS[0]).data == Path("/var/lib") / service["StateDirectory"]
    assert int(service["TimeoutStopSec"]) > run._GRACE
    # Only the first process is told to stop: it tells the others.
    assert service["KillMode"] == "mixed"


def test_the_numbers_on_the_page_are_those_of_the_code() -> None:
    assert f"up to {readers._THREADS + 1} connections" in PAGE
    assert f"not heard of for {owning._TTL // 1000} seconds" in PAGE
    assert f"closed by the server after {run._KEEP_ALIVE} seconds" in PAGE
    assert f"at least every {UvicornConfig('').ws_ping_interval:g} seconds" in PAGE
    defaults = Config()
    assert f"> {defaults.max_sockets * 8 // 10}` | 0.8 × `--max-sockets`" in PAGE
    assert f"which is {defaults.max_sockets:,} for each process" in PAGE
    assert f"sum(rockfall_owned_tables) > {defaults.max_tables * 8 // 10}`" in PAGE


# -- proxies ------------------------------------------------------------------------------------


def header_of_nginx(name: str) -> str:
    """What nginx is told to set a header to."""
    (value,) = re.findall(rf"proxy_set_header {name} (\S+);", NGINX)
    return str(value)


def test_nginx_lets_sockets_through_to_all_processes_by_their_tables() -> None:
    assert NGINX.count("{") == NGINX.count("}")
    assert header_of_nginx("Upgrade") == "$http_upgrade"
    assert header_of_nginx("Connection") == "$connection_upgrade"
    assert "map $http_upgrade $connection_upgrade" in NGINX
    assert "proxy_http_version 1.1;" in NGINX
    for line in filter(None, map(str.strip, NGINX.splitlines())):
        assert line[-1] in "{};", line
    assert "map $arg_table $goes_by" in NGINX
    assert "hash $goes_by consistent;" in NGINX
    assert "lb_policy uri_hash" in CADDY
    for proxy in (NGINX, CADDY):
        assert not re.search(r"sticky|ip_hash|cookie|client_ip", proxy)
        assert len({*re.findall(r"10\.0\.0\.1[12]:800[01]", proxy)}) == 4
    (read,) = re.findall(r"proxy_read_timeout (\d+)s;", NGINX)
    pings = UvicornConfig("")
    assert pings.ws_ping_interval is not None
    assert pings.ws_ping_timeout is not None
    assert int(read) > pings.ws_ping_interval + pings.ws_ping_timeout
    (idle,) = re.findall(r"keepalive_timeout (\d+)s;", NGINX)
    assert int(idle) < run._KEEP_ALIVE


@pytest.mark.parametrize("kept", [True, False])
def test_headers_of_nginx_let_the_page_of_the_site_in_and_name_its_guest(kept: bool) -> None:
    values = {"$http_host": "play.example.org", "$scheme": "https", "$remote_addr": "203.0.113.7"}
    names = ["Host", *(["X-Forwarded-For", "X-Forwarded-Proto"] if kept else [])]
    headers = [(name.lower(), values[header_of_nginx(name)]) for name in names]
    headers.append(("origin", "https://play.example.org"))
    config = config_in(ENVIRONMENTS[1])
    seen: list[Any] = []

    async def look(scope: Any, receive: object, send: object) -> None:
        seen.append(scope)

    scope = {
        "type": "websocket",
        "scheme": "ws",
        "client": ("10.0.0.10", 4711),
        "headers": [(name.encode(), value.encode()) for name, value in headers],
    }
    proxied: Any = ProxyHeadersMiddleware(look, config.trusted_proxy)
    asyncio.run(proxied(scope, None, None))
    assert called_by(seen[0], config.names)
    assert acceptable(seen[0], config.origins) is kept
    assert seen[0]["client"][0] == ("203.0.113.7" if kept else "10.0.0.10")


# -- sums ---------------------------------------------------------------------------------------


def figure(name: str) -> float:
    """A measured figure."""
    (value,) = re.findall(rf"^\| {name} \| ([\d.]+) ", PAGE, re.MULTILINE)
    return float(value)


def row_for(tables: int) -> str:
    """A row of the table of capacities, worked out."""
    people, most = 5, 5
    socket = figure("memory of a socket")
    table = figure("memory of a table with five people") - people * socket
    moves = tables / 6
    own, followed = figure("CPU of a move"), figure("CPU of a follower")
    cores = [moves * (own + followed * more) / 1000 for more in (0, most - 1)]
    memory = [tables * (people * socket + table * times) / 2**20 for times in (1, most)]
    cells = (
        f"{tables:,}",
        f"{people * tables:,}",
        f"{moves:,.0f}",
        " to ".join(f"{one:.2f}" for one in cores),
        " to ".join(f"{ceil(one / 0.5):,}" for one in cores),
        " to ".join(f"{one:.2f}" for one in memory),
        f"{2 * moves:,.0f}",
        f"{tables * figure('disk of a table') / 1000:,.1f}",
    )
    return f"| {' | '.join(cells)} |"


@pytest.mark.parametrize("tables", [100, 1_000, 10_000, 100_000])
def test_capacities_follow_from_what_was_measured(tables: int) -> None:
    assert row_for(tables) in PAGE.splitlines()


def test_sums_in_the_text_are_right() -> None:
    biggest = row_for(100_000).split(" | ")
    processes = int(biggest[4].rpartition(" ")[2])
    assert f"5 × {processes} = {5 * processes}" in PAGE
    assert f"takes {biggest[6]} rows a second" in PAGE
    services = 100_000 / 6 * figure("CPU of the services") / 1000
    assert f"{services:.1f} cores for the two of them" in PAGE
    assert f"for {biggest[2]} wake-ups a second" in PAGE
    days, matches = 30, 24 * 3600 // (201 * 6)
    weight = 100_000 * (matches + 1) * days * figure("disk of a table") / 1e9
    assert f"100,000 × {matches + 1} × {days} × 45 kB are {weight:.1f} TB" in PAGE
