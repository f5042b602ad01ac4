"""Which origins may speak to the server."""

from typing import Any

import pytest

from rockfall.server.origin import Origin, acceptable, read_origin

ALLOWED = frozenset({Origin("https", "friends.example", 443)})


def arrival(*headers: tuple[str, str], scheme: str = "ws") -> dict[str, Any]:
    """What a server is told about a socket or request that arrives."""
    pairs = [(name.encode(), value.encode("latin-1")) for name, value in headers]
    return {"type": "websocket", "scheme": scheme, "headers": pairs}


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("http://localhost:8000", Origin("http", "localhost", 8000)),
        ("https://Example.ORG", Origin("https", "example.org", 443)),
        ("http://example.org:80", Origin("http", "example.org", 80)),
        ("http://[::1]:8000", Origin("http", "::1", 8000)),
    ],
)
def test_an_origin_is_scheme_host_and_port(text: str, origin: Origin) -> None:
    assert read_origin(text) == origin


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "localhost:8000",
        "file://",
        "ftp://example.org",
        "http://",
        "http://:80",
        "http://example.org/",
        "http://example.org:",
        "http://example.org:99999",
        "http://example.org:x",
        "http://example.org?",
        "http://example.org#",
        "http://me@example.org",
        "http://example.org\n",
        " http://example.org",
        "http://exam ple.org",
        "http://[::1",
        "http://exämple.org",
        "http://example.org http://evil.example",
    ],
)
def test_what_is_no_origin_is_none(text: str) -> None:
    assert read_origin(text) is None


@pytest.mark.parametrize(
    ("scheme", "host", "origin"),
    [
        ("ws", "127.0.0.1:8000", "http://127.0.0.1:8000"),
        ("http", "127.0.0.1:8000", "http://127.0.0.1:8000"),
        ("ws", "Mine.Example", "http://mine.example:80"),
        ("wss", "mine.example", "https://mine.example"),
        ("https", "mine.example:443", "https://mine.example"),
        ("ws", "[::1]:8000", "http://[::1]:8000"),
        ("ws", "127.0.0.1:8000", "https://friends.example"),
    ],
)
def test_the_own_page_and_allowed_pages_may_come(scheme: str, host: str, origin: str) -> None:
    assert acceptable(arrival(("host", host), ("origin", origin), scheme=scheme), ALLOWED)


@pytest.mark.parametrize(
    ("scheme", "host", "origin"),
    [
        ("ws", "127.0.0.1:8000", "null"),
        ("ws", "127.0.0.1:8000", ""),
        ("ws", "127.0.0.1:8000", "http://evil.example"),
        ("ws", "127.0.0.1:8000", "http://127.0.0.1"),
        ("ws", "127.0.0.1:8000", "http://127.0.0.1:8001"),
        ("ws", "127.0.0.1:8000", "https://127.0.0.1:8000"),
        ("wss", "mine.example", "http://mine.example"),
        ("ws", "mine.example", "http://mine.example.evil.example"),
        ("ws", "127.0.0.1:8000", "http://friends.example"),
        ("ws", "", "http://"),
        ("ws", "a b", "http://a b"),
    ],
)
def test_strangers_are_refused(scheme: str, host: str, origin: str) -> None:
    assert not acceptable(arrival(("host", host), ("origin", origin), scheme=scheme), ALLOWED)


def test_a_program_names_no_origin_and_may_come() -> None:
    assert acceptable(arrival(("host", "127.0.0.1:8000")), ALLOWED)


def test_two_origins_or_hosts_are_a_trick() -> None:
    own, other = ("origin", "http://a.example"), ("origin", "http://b.example")
    host, another = ("host", "a.example"), ("host", "b.example")
    assert acceptable(arrival(host, own), ())
    assert not acceptable(arrival(host, own, other), ())
    assert not acceptable(arrival(host, another, own), ())
    assert not acceptable(arrival(own), ())
