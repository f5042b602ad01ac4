"""The settings of a table: whether they can be played, and the link that carries them."""

from functools import lru_cache
from typing import Final
from urllib.parse import parse_qsl, urlencode
from weakref import WeakValueDictionary

import msgspec

from rockfall.bots.registry import BOTS
from rockfall.editions.registry import Edition, EditionError, check, load
from rockfall.server.denied import DeniedError
from rockfall.server.protocol import Clock, Settings

#: Clocks shorter than this are a slip: nobody could read the table.
_SHORTEST_CLOCK = 5
_USUAL = Settings()


#: Editions that are kept although they may not be in use. The biggest takes some 150 kB.
EDITIONS: Final = 128
#: Those that matches use, whether or not they were used lately.
_in_play: Final = WeakValueDictionary[tuple[str, int, int], Edition]()


@lru_cache(maxsize=EDITIONS)
def edition_of(spec: str, seats: int, first: int) -> Edition:
    """A built edition, for a match; rules hold no game, so tables share them."""
    edition = _in_play.get((spec, seats, first))
    if edition is None:
        edition = _in_play[spec, seats, first] = load(spec, seats, first)
    return edition


def checked(settings: Settings) -> Settings:
    """The same settings in their shortest form, or the reason why they cannot be played."""
    try:
        # Nothing is built: whoever tries settings does not push out what is being played.
        spec = check(settings.spec, settings.seats, settings.first)
    except EditionError as error:
        raise DeniedError("impossible-settings", why=str(error)) from None
    if len(settings.bots) > settings.seats:
        raise DeniedError("too-many-bots", bots=len(settings.bots), seats=settings.seats)
    for level in [*settings.bots, settings.sit_in]:
        if level and level not in BOTS:
            raise DeniedError("unknown-bot", level=level, known=", ".join(BOTS))
    if settings.clock.kind != "none" and settings.clock.seconds < _SHORTEST_CLOCK:
        raise DeniedError("clock-too-short", seconds=_SHORTEST_CLOCK)
    bots = [*settings.bots]
    while bots and not bots[-1]:
        bots.pop()
    clock = settings.clock if settings.clock.kind != "none" else Clock()
    return msgspec.structs.replace(settings, spec=spec, bots=bots, clock=clock)


def link_of(settings: Settings) -> str:
    """Settings as the query of a link; what is as usual is left out."""
    told: list[tuple[str, str]] = []
    for name in Settings.__struct_fields__:
        value = getattr(settings, name)
        if value != getattr(_USUAL, name):
            told.append((name, _text(value)))
    return urlencode(told)


def _text(value: object) -> str:
    if isinstance(value, Clock):
        return f"{value.kind}-{value.seconds}-{value.increment}"
    if isinstance(value, list):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def from_link(query: str) -> Settings:
    """The settings that a link carries."""
    told: dict[str, object] = dict(parse_qsl(query, keep_blank_values=True))
    if "bots" in told:
        told["bots"] = str(told["bots"]).split(",")
    if "clock" in told:
        kind, _, numbers = str(told["clock"]).partition("-")
        seconds, _, increment = numbers.partition("-")
        told["clock"] = {"kind": kind, "seconds": seconds, "increment": increment or "0"}
    try:
        return msgspec.convert(told, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise DeniedError("bad-link", why=str(error)) from None
