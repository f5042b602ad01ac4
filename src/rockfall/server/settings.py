"""The settings of a table: whether they can be played, and the link that carries them."""

from urllib.parse import parse_qsl, urlencode

import msgspec

from rockfall.editions.registry import EditionError, check
from rockfall.server.bot_levels import advised, check_level, levels_of
from rockfall.server.denied import DeniedError
from rockfall.server.protocol import Clock, Settings

#: Clocks shorter than this are a slip: nobody could read the table.
_SHORTEST_CLOCK = 5
_USUAL = Settings()


def checked(settings: Settings) -> Settings:
    """The same settings in their shortest form, or the reason why they cannot be played."""
    try:
        # Nothing is built: whoever only tries settings pushes out nothing that others use.
        spec = check(settings.spec, settings.seats, settings.first)
    except EditionError as error:
        raise DeniedError("impossible-settings", why=str(error)) from None
    if len(settings.bots) > settings.seats:
        raise DeniedError("too-many-bots", bots=len(settings.bots), seats=settings.seats)
    sit_in = settings.sit_in
    if sit_in == _USUAL.sit_in and sit_in not in levels_of(spec):
        # Who chose nothing gets the best that there is.
        sit_in = levels_of(spec)[-1]
    for level in filter(None, [*settings.bots, sit_in]):
        check_level(spec, level)
    if settings.clock.kind != "none" and settings.clock.seconds < _SHORTEST_CLOCK:
        raise DeniedError("clock-too-short", seconds=_SHORTEST_CLOCK)
    if settings.advice and not advised(spec):
        raise DeniedError("no-advice")
    bots = [*settings.bots]
    while bots and not bots[-1]:
        bots.pop()
    clock = settings.clock if settings.clock.kind != "none" else Clock()
    return msgspec.structs.replace(settings, spec=spec, bots=bots, clock=clock, sit_in=sit_in)


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
