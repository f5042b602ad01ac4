"""Log lines that cannot tell a secret: what is not known to be harmless is not written.

Every value needs a key listed here and a plain form; anything else is written as `…`. So a new key
is mute until somebody thinks about it, and a careless line costs a detail, not a game.
"""

import logging
import re
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import TextIO

import structlog
from structlog.typing import EventDict, Processor

HIDDEN = "…"
_LONGEST = 200
_NUMBERS = {
    *("batch", "bytes_in", "bytes_out", "close", "count", "entries", "eye", "files"),
    *(
        "messages_in",
        "messages_out",
        "ms",
        "needed",
        "pid",
        "port",
        "seat",
        "seats",
        "seconds",
        "seq",
        "sockets",
    ),
    *("status", "tables", "thinker", "thinkers", "units"),
}
#: Words of the server's own making, never of a guest's.
_WORDS = {
    *("at", "code", "event", "host", "kind", "level"),
    *("logger", "method", "phase", "route", "version"),
}
_TAG = re.compile(r"[0-9a-f]{8}")
#: The folder that the package lies in: a trace names files from there.
_HOME = Path(__file__).resolve().parents[2]
#: What uvicorn calls errors, though a guest was only turned away, or cut off for talking nonsense:
#: as many lines as anybody likes. `access.py` has a line for each of them anyway.
_GUESTS_FAULTS = (
    "ASGI callable returned without completing handshake.",
    "Invalid UTF-8 sequence received from client.",
)


def tag(table: str) -> str:
    """A short name for a table in logs; its id opens the table, and does not follow from this."""
    return blake2b(table.encode(), digest_size=4, person=b"rockfall-log").hexdigest()


def set_up_logs(level: str, stream: TextIO | None = None) -> None:
    """Send all log lines of the process, those of libraries too, through the one safe way."""
    out = stream or sys.stderr
    render: Processor = (
        structlog.processors.LogfmtRenderer(key_order=["at", "level", "event"])
        if out.isatty()
        else structlog.processors.JSONRenderer(ensure_ascii=False)
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
            hide_secrets,
            render,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(out),
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    root.handlers = [_Forward()]
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers = []
        # Its line a request names the raw path; `access.py` writes ours.
        logger.propagate = name != "uvicorn.access"
        logger.setLevel(level.upper() if name == "uvicorn" else logging.NOTSET)


class _Forward(logging.Handler):
    """Takes lines of libraries over, by the place that wrote them: their text may hold anything."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.msg in _GUESTS_FAULTS:
            return
        place = f"{record.name} {record.funcName}:{record.lineno}"
        log = structlog.get_logger().bind(logger=place)
        log.log(record.levelno, _text(record), exc_info=record.exc_info)


def _text(record: logging.LogRecord) -> str:
    """The text of uvicorn's lines, which runs the server, with numbers as the only values."""
    if not record.name.startswith("uvicorn"):
        return HIDDEN
    args = record.args if isinstance(record.args, tuple) else ()
    try:
        text = str(record.msg) % tuple(arg if isinstance(arg, int) else HIDDEN for arg in args)
    except (TypeError, ValueError):
        return HIDDEN
    return text.strip()


def hide_secrets(_logger: object, _method: str, line: EventDict) -> EventDict:
    """Keep what is known to be harmless; of the rest keep that there was something."""
    error = _error(line.pop("exc_info", None))
    safe: EventDict = {
        key if key.isidentifier() else HIDDEN: value if _is_harmless(key, value) else HIDDEN
        for key, value in line.items()
    }
    if error is not None:
        # Its type and place, not its message: that may hold anything, such as a row's values.
        safe["error"] = " < ".join(_chain(error))
        safe["trace"] = [*_places(error.__traceback__)]
    return safe


def _is_harmless(key: str, value: object) -> bool:
    if key in _NUMBERS:
        return isinstance(value, int | float)
    if key in _WORDS:
        return isinstance(value, str) and len(value) <= _LONGEST and value.isprintable()
    return key == "table" and isinstance(value, str) and _TAG.fullmatch(value) is not None


def _error(info: object) -> BaseException | None:
    if info is True:
        return sys.exc_info()[1]
    found = info[1] if isinstance(info, tuple) else info
    return found if isinstance(found, BaseException) else None


def _chain(error: BaseException | None) -> Iterator[str]:
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield type(error).__qualname__
        error = error.__cause__ or error.__context__


def _places(step: TracebackType | None) -> Iterator[str]:
    while step is not None:
        code = step.tb_frame.f_code
        file = Path(code.co_filename)
        name = file.relative_to(_HOME) if file.is_relative_to(_HOME) else file.name
        yield f"{name}:{step.tb_lineno} {code.co_name}"
        step = step.tb_next
