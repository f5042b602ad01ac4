"""Helpers of the server tests: log lines caught, and everything set back afterwards."""

import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import structlog

from rockfall.server.logs import set_up_logs

_LIBRARIES = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")


class Page(io.StringIO):
    """A stream that keeps what was written, and can pass for a terminal."""

    def __init__(self, terminal: bool = False) -> None:
        super().__init__()
        self._terminal = terminal

    def isatty(self) -> bool:
        """Whether it passes for a terminal."""
        return self._terminal

    def lines(self) -> list[dict[str, Any]]:
        """What was logged, a line an object."""
        return [json.loads(line) for line in self.getvalue().splitlines()]


@contextmanager
def logging_to(page: Page, level: str = "info") -> Iterator[Page]:
    """Set the process's logs up for that stream, for as long as this lasts."""
    loggers = [logging.getLogger(), *map(logging.getLogger, _LIBRARIES)]
    before = [(log, log.handlers, log.level, log.propagate) for log in loggers]
    set_up_logs(level, page)
    try:
        yield page
    finally:
        structlog.reset_defaults()
        for log, handlers, old_level, propagate in before:
            log.handlers, log.propagate = handlers, propagate
            log.setLevel(old_level)
