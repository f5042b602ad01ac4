"""A server with the client, a browser, and visitors who met no trouble when they leave."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from itertools import count
from pathlib import Path
from typing import Any, Final, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.laid import Laid, put
from tests.browser.reception import Reception
from tests.browser.visitor import Visitor
from tests.server.support.process import ServerProcess
from tests.web.conftest import built, modules

__all__ = ["built", "modules"]

_CHROMIUM: Final = "/usr/bin/chromium-headless-shell"
#: It runs as root in tests, has no graphics card, and has nobody to call.
_FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
#: Milliseconds until something that is to be seen is overdue, on a machine that is busy.
expect.set_options(timeout=30_000)
#: No two tables of a server have the same name.
_NUMBERS: Final = count(1)


class Welcome(Protocol):
    """Lets somebody in, with a browser of the given kind."""

    def __call__(self, **context: Any) -> Visitor: ...


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser, closed in the end."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=_CHROMIUM, args=_FLAGS)
        try:
            yield started
        finally:
            started.close()


# Not longer than these tests: while it lives no other of this worker can run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.fixture(scope="package")
def one_server(tmp_path_factory: pytest.TempPathFactory, built: Path) -> Iterator[ServerProcess]:
    """A server for all: everybody has tables of their own there, and nobody sees another's."""
    with ServerProcess(tmp_path_factory.mktemp("server")) as process:
        yield process


@pytest.fixture
def server(
    request: pytest.FixtureRequest, tmp_path: Path, one_server: ServerProcess
) -> Iterator[ServerProcess]:
    alone = request.node.get_closest_marker("own_server")
    with ServerProcess(tmp_path) if alone else nullcontext(one_server) as process:
        before = len(process.faults)
        yield process
        assert process.faults[before:] == []


@pytest.fixture(scope="package")
def reception(browser: Browser) -> Iterator[Reception]:
    """Where all visitors of this worker come in."""
    reception = Reception(browser)
    yield reception
    reception.close()


@pytest.fixture
def visit(
    request: pytest.FixtureRequest, reception: Reception, server: ServerProcess
) -> Iterator[Welcome]:
    """Whoever came must have met no error by the time the test ends."""

    def welcome(**context: Any) -> Visitor:
        return reception.welcome(f"http://127.0.0.1:{server.port}", **context)

    yield welcome
    alone = request.node.get_closest_marker("own_server")
    faults = reception.clear(lasting=alone is None)
    assert not faults


@pytest.fixture
def ready(server: ServerProcess) -> Callable[[Laid], Laid]:
    """Tables can be brought to the server that were laid out without it; each time a fresh one."""

    def bring(laid: Laid) -> Laid:
        fresh = laid.again(f"{laid.table.id}-{next(_NUMBERS)}")
        put(server.data, fresh)
        return fresh

    return bring
