"""Log lines tell no secrets."""

import asyncio
import logging
import socket
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
import structlog
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from websockets.sync.client import connect

from rockfall.server.logs import HIDDEN, tag
from tests.server.lines import Page, logging_to

SECRET = "xyzzy"
#: What guests say or must not know, by the names it goes by.
SECRET_KEYS = (
    *("token", "seed", "recovery", "hash", "move", "moves", "ops", "role", "roles", "cards"),
    *("card", "hand", "body", "name", "names", "text", "path", "query", "url", "database"),
    *("view", "client", "address", "headers", "cookie", "authorization", "id", "trace"),
    *("error", "exception", "stack"),
)


@pytest.mark.parametrize("terminal", [False, True])
@pytest.mark.parametrize("key", SECRET_KEYS)
def test_a_secret_key_is_never_written(key: str, terminal: bool) -> None:
    with logging_to(Page(terminal)) as page:
        for value in (SECRET, [SECRET], {SECRET: SECRET}, SECRET.encode()):
            structlog.get_logger().info("something", **{key: value})
        structlog.get_logger().bind(**{key: SECRET}).warning("something")
    assert SECRET not in page.getvalue()
    assert page.getvalue().count(HIDDEN) == 5


def test_a_key_that_nobody_has_thought_about_is_mute() -> None:
    with logging_to(Page()) as page:
        structlog.get_logger().info("something", brand_new=SECRET, **{f"not a key {SECRET}": 1})
    assert SECRET not in page.getvalue()
    assert page.lines()[0]["brand_new"] == HIDDEN


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("status", SECRET),
        ("seq", [1]),
        ("ms", None),
        ("route", {"path": SECRET}),
        ("route", b"xyzzy"),
        ("code", f"two\nlines {SECRET}"),
        ("code", "\x1b[31mred"),
        ("code", SECRET * 50),
        ("table", SECRET),
        ("table", "0123456789abcdef"),
        ("table", 12345678),
    ],
)
def test_a_known_key_with_a_strange_value_is_mute(key: str, value: object) -> None:
    with logging_to(Page()) as page:
        structlog.get_logger().info("something", **{key: value})
    assert page.lines()[0][key] == HIDDEN


def test_what_is_harmless_is_written() -> None:
    with logging_to(Page()) as page:
        structlog.get_logger().info("moved", table=tag("a"), seq=3, ms=1.5, code="no-gold")
    (line,) = page.lines()
    assert line.pop("at").endswith("Z")
    assert line == {
        "event": "moved",
        "level": "info",
        "table": tag("a"),
        "seq": 3,
        "ms": 1.5,
        "code": "no-gold",
    }


def test_a_terminal_gets_words_and_a_pipe_gets_json() -> None:
    with logging_to(Page(terminal=True)) as page:
        structlog.get_logger().info("moved", seq=3)
    assert page.getvalue().startswith("at=")
    assert " level=info event=moved seq=3\n" in page.getvalue()


@pytest.mark.parametrize(("level", "written"), [("debug", 3), ("info", 2), ("error", 1)])
def test_the_level_decides_what_is_written(level: str, written: int) -> None:
    with logging_to(Page(), level) as page:
        for name in ("debug", "info", "error"):
            getattr(structlog.get_logger(), name)("something")
    assert len(page.lines()) == written


def fail() -> None:
    """Break, with secrets in all messages."""
    try:
        raise KeyError(SECRET)
    except KeyError as error:
        raise ValueError(SECRET) from error


@pytest.mark.parametrize(
    "tell",
    [
        lambda error: structlog.get_logger().exception("broken"),
        lambda error: structlog.get_logger().error("broken", exc_info=error),
        lambda error: logging.getLogger("uvicorn.error").exception("broken"),
    ],
)
def test_an_error_is_named_by_type_and_place_alone(tell: Callable[[Exception], None]) -> None:
    with logging_to(Page()) as page:
        try:
            fail()
        except ValueError as error:
            tell(error)
    assert SECRET not in page.getvalue()
    (line,) = page.lines()
    assert (line["event"], line["error"]) == ("broken", "ValueError < KeyError")
    assert line["trace"][-1].startswith("test_logs.py:")
    assert line["trace"][-1].endswith(" fail")


def test_lines_of_libraries_tell_where_they_come_from_and_not_what() -> None:
    with logging_to(Page()) as page:
        logging.getLogger("sqlalchemy").warning(f"row {SECRET}")
        logging.getLogger("sqlalchemy").warning("row %s", SECRET)
        logging.getLogger("sqlalchemy").info("a quieter one")
        logging.getLogger("uvicorn.error").info("%s - %s took %d", SECRET, SECRET, 3)
        logging.getLogger("uvicorn.error").info("%(a)s", {"a": SECRET})
        logging.getLogger("uvicorn.error").info("wrong %d", SECRET)
        logging.getLogger("uvicorn.access").info("GET /%s", SECRET)
    assert SECRET not in page.getvalue()
    events = [line["event"] for line in page.lines()]
    assert events == [HIDDEN, HIDDEN, f"{HIDDEN} - {HIDDEN} took 3", HIDDEN, HIDDEN]
    assert page.lines()[0]["logger"].startswith("sqlalchemy test_lines_of_libraries")


def test_a_task_that_fails_unseen_tells_no_secret() -> None:
    async def forget() -> None:
        task = asyncio.create_task(asyncio.to_thread(fail))
        await asyncio.sleep(0.05)
        del task

    with logging_to(Page()) as page:
        asyncio.run(forget())
    assert SECRET not in page.getvalue()
    assert page.lines()[0]["error"] == "ValueError < KeyError"


def test_a_tag_is_short_steady_and_does_not_show_the_table() -> None:
    assert tag("a table") == tag("a table")
    assert len({tag(f"table {number}") for number in range(1000)}) == 1000
    assert all(character in "0123456789abcdef" for character in tag("a table"))
    assert len(tag("a table")) == 8


async def _page(request: Request) -> Response:
    if request.query_params.get("fail"):
        raise RuntimeError(SECRET)
    return PlainTextResponse("hello")


async def _socket(guest: WebSocket) -> None:
    await guest.accept()
    await guest.send_text(await guest.receive_text())
    await guest.close()


@contextmanager
def serving() -> Iterator[int]:
    """A real server on a free port, set up as the server sets it up."""
    app = Starlette(routes=[Route("/{id}", _page), WebSocketRoute("/{id}", _socket)])
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        config = uvicorn.Config(app, log_config=None, access_log=False)
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            while not server.started:
                time.sleep(0.01)
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join()


def test_a_real_server_writes_no_path_and_no_message() -> None:
    with logging_to(Page(), "debug") as page, serving() as port:
        place = f"127.0.0.1:{port}/{SECRET}?token={SECRET}"
        with urllib.request.urlopen(f"http://{place}") as answer:
            assert answer.read() == b"hello"
        with pytest.raises(urllib.error.HTTPError):
            urllib.request.urlopen(f"http://{place}&fail=1")
        with connect(f"ws://{place}") as guest:
            guest.send(SECRET)
            assert guest.recv() == SECRET
    written = page.getvalue()
    assert SECRET not in written
    assert any(line.get("error") == "RuntimeError" for line in page.lines())
    assert any("[accepted]" in line["event"] for line in page.lines())
