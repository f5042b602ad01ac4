"""What people type after options, read into values; what makes no sense is one clear sentence."""

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rockfall.kernel.layout import Layout


class InputError(ValueError):
    """What was typed, and what would do."""


def whole_number(option: str, text: str, least: int) -> int:
    """A whole number that is big enough."""
    if not text.strip().isdecimal() or int(text) < least:
        raise InputError(f"{option} takes a whole number from {least} up, not '{text}'")
    return int(text)


def player_counts(option: str, text: str) -> list[int]:
    """`5`, `3-10` or `3,5,7`, also mixed: ascending, each number once."""
    counts: set[int] = set()
    for part in text.split(","):
        low, dash, high = part.partition("-")
        ends = (low, high if dash else low)
        # Two digits are plenty, and keep a slip of the finger from counting for ever.
        if not all(end.strip().isdecimal() and len(end.strip()) <= 2 for end in ends):
            raise InputError(f"{option} takes numbers such as 5, 3-10 or 3,5,7, not '{text}'")
        first, last = int(ends[0]), int(ends[1])
        if first > last:
            raise InputError(f"{option} has a range that runs backwards: '{part}'")
        counts.update(range(first, last + 1))
    return sorted(counts)


def entrants(option: str, given: list[str], layout: "Layout") -> tuple[str, ...]:
    """Who competes, each once; without any all who know the game, with one the best against it.

    The first is what others are compared with.
    """
    from rockfall.arena.entrants import EntrantError, check
    from rockfall.bots.registry import knowing

    known = knowing(layout)
    names = [name.strip() for text in given for name in text.split(",")]
    for name in names:
        try:
            check(name, layout)
        except EntrantError as error:
            raise InputError(f"{option}: {error}") from error
    if len(set(names)) == 1:
        names = [known[-1] if names[0] != known[-1] else known[0], *names]
    return tuple(dict.fromkeys(names or known))


def seat_bots(
    option: str, text: str, players: list[int], layout: "Layout"
) -> dict[int, tuple[str, ...]]:
    """Number of players -> a bot's name for each seat: one name for all, or one a seat."""
    from rockfall.bots.registry import fault

    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if why := fault(name, layout):
            raise InputError(f"{option} has {why}")
    for seats in players:
        if len(names) not in {1, seats}:
            raise InputError(
                f"{option} names {len(names)} bots for {seats} players: name one, or one for each"
            )
    return {seats: names * seats if len(names) == 1 else names for seats in players}


def database_of(data: str | None, database: str | None) -> str:
    """The database of a server, said as for serve; ConfigError says what makes no sense."""
    from rockfall.server.config import read_config

    return read_config({"data": data, "database": database}, os.environ).database_url
