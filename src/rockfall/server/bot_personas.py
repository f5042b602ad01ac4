"""Which persona a bot of a table has: as it was chosen, or as it goes with its name."""

from rockfall.bots.personas import PERSONAS, PLAIN, Persona, joined, named, split
from rockfall.server.lobby import BOT_NAMES
from rockfall.server.table import Table
from rockfall.server.time_banks import NOBODY


def persona_of(table: Table, seat: int) -> Persona:
    """The persona of a seat's bot; who sits in for a person is no character."""
    match, chair = table.match, table.chairs[seat]
    if match is None or chair.member != NOBODY:
        return PLAIN
    _, chosen = split(chair.level)
    return named(chosen) if chosen else by_name(match.names[seat])


def by_name(name: str) -> Persona:
    """The persona that goes with the name of a bot, numbered or not."""
    first = name.partition(" ")[0]
    every = (*PERSONAS.values(),)
    return every[BOT_NAMES.index(first) % len(every)] if first in BOT_NAMES else PLAIN


def player_of(table: Table, seat: int) -> str:
    """The bot that plays a seat now, with its persona; empty for a person."""
    level, chosen = split(table.plays(seat))
    return joined(level, chosen or persona_of(table, seat).name) if level else ""
