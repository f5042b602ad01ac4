"""A server with the client, a browser, and visitors who met no trouble when they leave."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.laid import Laid, put
from tests.browser.visitor import Visitor
from tests.server.support.process import ServerProcess
from tests.web.conftest import built, modules

__all__ = ["built", "modules"]

_CHROMIUM: Final = "/usr/bin/chromium"
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


# Not longer than a module: while it lives no test of this worker can run an event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.fixture
def server(tmp_path: Path, built: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path) as process:
        yield process
        assert not process.faults


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Welcome]:
    """Whoever came must have met no error by the time the test ends."""
    visitors: list[Visitor] = []

    def welcome(**context: Any) -> Visitor:
        visitors.append(Visitor(browser, f"http://127.0.0.1:{server.port}", **context))
        return visitors[-1]

    yield welcome
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.context.close()
    assert not faults


@pytest.fixture
def ready(server: ServerProcess, tmp_path: Path) -> Callable[..., None]:
    """Tables can be brought to the server that were laid out without it."""

    def bring(*tables: Laid) -> None:
        put(tmp_path, server.data, tables)

    return bring
