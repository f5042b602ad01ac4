"""How a server is set up: every setting once, with its option, its variable and its check.

`--max-tables 50` and `ROCKFALL_MAX_TABLES=50` say the same; what is typed wins.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar, cast

from rockfall.server.origin import Origin, read_origin

T = TypeVar("T")
N = TypeVar("N", int, float)

LEVELS = ("debug", "info", "warning", "error")
#: The port that a name without one means.
_WEB = 80
_UNITS = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}


class ConfigError(ValueError):
    """A setting that makes no sense, and what would."""


class Address(NamedTuple):
    """Where to listen; the port 0 is any free one."""

    host: str
    port: int


class Reader(NamedTuple, Generic[T]):
    """Makes a value of a text, or raises ValueError; and says what it takes."""

    read: Callable[[str], T]
    takes: str


class Setting(NamedTuple):
    """A setting as people name it; its text by default goes through its reader like any other."""

    name: str
    text: str
    reader: Reader[Any]
    metavar: str
    about: str
    #: Whether its value may be repeated; the address of a database may hold a password.
    shown: bool

    @property
    def option(self) -> str:
        """As typed after `rockfall serve`."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """As set in the environment."""
        return "ROCKFALL_" + self.name.upper()


def _within(kind: Callable[[str], N], least: N, most: N) -> Callable[[str], N]:
    def read(text: str) -> N:
        value = kind(text)
        if not least <= value <= most:
            raise ValueError
        return value

    return read


def _digits(text: str) -> int:
    # Stricter than int(): no signs, blanks or underscores, and nothing that takes long to read.
    if not (text.isascii() and text.isdecimal() and len(text) <= 18):
        raise ValueError
    return int(text)


def _bytes(text: str) -> int:
    unit = _UNITS.get(text[-1:].upper())
    return _digits(text) if unit is None else _digits(text[:-1]) * unit


def _whole(least: int, most: int) -> Reader[int]:
    takes = f"a whole number from {least:,} to {most:,}"
    return Reader(_within(_digits, least, most), takes)


def _host(text: str) -> str:
    if not text.isprintable() or not text or " " in text:
        raise ValueError
    return text


def _one_of(words: Sequence[str]) -> Reader[str]:
    def read(text: str) -> str:
        if text not in words:
            raise ValueError
        return text

    return Reader(read, f"one of {', '.join(words)}")


def _folder(text: str) -> Path:
    if text:
        return Path(text).expanduser()
    # The XDG rule: a relative path there is as good as none.
    home = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (home if home.is_absolute() else Path.home() / ".local" / "share") / "rockfall"


def _database(text: str) -> str:
    if text and not all(text.partition("://")[:2]):
        raise ValueError
    return text


def _origins(text: str) -> tuple[Origin, ...]:
    read = [read_origin(part.strip()) for part in text.split(",") if part.strip()]
    origins = tuple(origin for origin in read if origin is not None)
    if len(origins) < len(read):
        raise ValueError
    return origins


def _names(text: str) -> tuple[str, ...]:
    names = tuple(part.strip().lower() for part in text.split(",") if part.strip())
    for name in names:
        origin = read_origin(f"http://{name}")
        if origin is None or origin.port != _WEB or name.endswith(f":{_WEB}"):
            raise ValueError
    return tuple(name.strip("[]") for name in names)


def _proxies(text: str) -> str:
    if text == "off":
        return ""
    return ",".join(str(ip_network(part.strip())) for part in text.split(","))


def _address(text: str) -> Address | None:
    if text == "off":
        return None
    host, _, port = text.rpartition(":")
    bare = host.removeprefix("[").removesuffix("]")
    return Address(_host(bare), _within(_digits, 0, 65_535)(port))


def _setting(text: str, reader: Reader[T], metavar: str, about: str, shown: bool = True) -> T:
    made: Any = field(
        default_factory=lambda: reader.read(text),
        repr=shown,
        metadata={
            "text": text,
            "reader": reader,
            "metavar": metavar,
            "about": about,
            "shown": shown,
        },
    )
    return cast(T, made)


_COUNT = _whole(1, 10**9)
_DAYS = _whole(1, 36_500)
_RATE = Reader(_within(float, 0.1, 10_000.0), "a number from 0.1 to 10,000")
_SIZE = Reader(_within(_bytes, 1 << 20, 1 << 50), "bytes from 1M up, such as 500M or 2G")


@dataclass(frozen=True, kw_only=True)
class Config:
    """All settings of a server; the texts beside them are what nobody has to set."""

    host: str = _setting(
        "127.0.0.1", Reader(_host, "a host name or address"), "HOST", "the address to listen at"
    )
    port: int = _setting(
        "8000", _whole(0, 65_535), "N", "the port to listen at; 0 takes a free one"
    )
    data: Path = _setting(  # noqa: RUF009 - a field with a factory, like all others here
        "",
        Reader(_folder, "a folder"),
        "FOLDER",
        "where tables are kept (default: XDG data folder)",
    )
    database: str = _setting(
        "",
        Reader(_database, "a URL such as sqlite:////srv/rockfall.db"),
        "URL",
        "the database (default: SQLite in the data folder)",
        shown=False,
    )
    bus: str = _setting(
        "",
        Reader(_database, "a URL such as redis://127.0.0.1:6379"),
        "URL",
        "the Redis or Valkey over which many servers talk that share a database (default: none)",
        shown=False,
    )
    workers: int = _setting(
        "1", _whole(1, 256), "N", "processes that serve, side by side; more than one need a bus"
    )
    worker_ports: str = _setting(
        "shared",
        _one_of(("shared", "own")),
        "HOW",
        "whether they share the port, or have one each from there on",
    )
    log_level: str = _setting("info", _one_of(LEVELS), "LEVEL", "what is worth a log line")
    metrics: Address | None = _setting(  # noqa: RUF009 - as above
        "127.0.0.1:0",
        Reader(_address, "'off' or an address such as 127.0.0.1:9100"),
        "HOST:PORT",
        "where the server's numbers are shown to Prometheus, for nobody but its owner",
    )
    thinkers: int = _setting("1", _whole(1, 256), "N", "processes that think for bots")
    max_tables: int = _setting("10000", _COUNT, "N", "tables that are not over, at most")
    max_sockets: int = _setting("5000", _COUNT, "N", "sockets open at once, at most")
    sockets_per_address: int = _setting("64", _COUNT, "N", "sockets open at once from one address")
    connections_per_address: int = _setting(
        "128", _COUNT, "N", "HTTP connections open at once from one address, sockets not counted"
    )
    tables_per_address: int = _setting("60", _COUNT, "N", "tables opened in an hour by one address")
    message_bytes: int = _setting(
        "4096", _whole(256, 1 << 20), "N", "the longest message or body that is read"
    )
    messages_per_second: float = _setting("8", _RATE, "N", "messages a socket may send, on average")
    message_burst: int = _setting("40", _whole(1, 10_000), "N", "messages it may send at once")
    work_per_second: int = _setting(
        "400", _COUNT, "N", "steps of work an address may ask for, on average"
    )
    work_burst: int = _setting("4000", _COUNT, "N", "steps of work it may ask for at once")
    store_bytes_per_address: int = _setting(
        "32M", _SIZE, "SIZE", "what an address may add to the database in a day"
    )
    max_database_bytes: int = _setting("2G", _SIZE, "SIZE", "no new tables in a bigger database")
    least_free: int = _setting(
        "64M", _SIZE, "SIZE", "no new tables with less left on the disk; matches go on"
    )
    lobby_days: int = _setting("2", _DAYS, "N", "days until an idle lobby is forgotten")
    playing_days: int = _setting("60", _DAYS, "N", "days until an idle game is forgotten")
    over_days: int = _setting("365", _DAYS, "N", "days until a finished game is forgotten")
    origins: tuple[Origin, ...] = _setting(
        "",
        Reader(_origins, "origins such as https://example.org,http://localhost:5173"),
        "ORIGIN,...",
        "other pages that may connect (default: none but the server's own)",
    )
    names: tuple[str, ...] = _setting(
        "",
        Reader(_names, "host names such as example.org,www.example.org"),
        "NAME,...",
        "the names that the server may be called by (default: any)",
    )
    trusted_proxy: str = _setting(
        "off",
        Reader(_proxies, "'off' or addresses such as 10.0.0.1,192.168.0.0/24"),
        "ADDRESS,...",
        "the proxies whose X-Forwarded-For and -Proto are believed",
    )

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it."""
        return self.database or f"sqlite:///{self.data / 'rockfall.db'}"


SETTINGS = tuple(Setting(item.name, **item.metadata) for item in fields(Config))


def read_config(options: Mapping[str, str | None], environment: Mapping[str, str]) -> Config:
    """Settings from options by field name, else from variables; ConfigError names the culprit.

    An empty variable is none: that is how files of variables leave one out.
    """
    values: dict[str, Any] = {}
    for setting in SETTINGS:
        typed = options.get(setting.name)
        text = typed if typed is not None else environment.get(setting.variable) or None
        if text is None:
            continue
        try:
            values[setting.name] = setting.reader.read(text)
        except ValueError:
            named = setting.variable if typed is None else setting.option
            wrong = f", not '{text}'" if setting.shown else ""
            raise ConfigError(f"{named} takes {setting.reader.takes}{wrong}") from None
    return Config(**values)


def check_together(config: Config) -> None:
    """Refuse settings that make sense, but not all of them together."""
    if config.workers > 1 and not config.bus:
        raise ConfigError("--workers takes a --bus as well, such as redis://127.0.0.1:6379")
    if config.worker_ports == "own" and not config.port:
        raise ConfigError("--worker-ports own takes a --port to count from, not 0")
    if config.bus and not config.database.startswith("postgresql"):
        raise ConfigError("--bus takes a --database that can be shared, a postgresql:// URL")
