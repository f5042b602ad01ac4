"""Personas: what sort of dwarf a bot is. It shows in pace, talk and risk, never in what it knows.

A bot is asked for by its level, and by its persona if that matters: `detective` or `detective.sly`.
"""

from typing import Final, NamedTuple

#: Between the level and the persona in the name of a bot.
_MARK: Final = "."


class Persona(NamedTuple):
    """What sort of dwarf a bot is."""

    name: str
    #: how much longer than others it takes
    pace: float
    #: how readily it says something, from 0 to 1
    talk: float
    #: how readily it does harm when in doubt, from -1 to 1
    risk: float


#: One after the other along the names of bots, so that a table has all sorts. Together they keep
#: the pace that was chosen.
PERSONAS: Final = {
    persona.name: persona
    for persona in (
        Persona("sly", 1.1, 0.45, -0.5),
        Persona("talkative", 0.95, 0.9, 0.0),
        Persona("cautious", 1.15, 0.35, -1.0),
        Persona("hot-headed", 0.8, 0.5, 1.0),
    )
}
#: Of who sits in for a person, and of bots that are no characters.
PLAIN: Final = Persona("", 1.0, 0.0, 0.0)


def split(name: str) -> tuple[str, str]:
    """Level and persona of a bot's name; the persona is empty if the name has none."""
    level, _, persona = name.partition(_MARK)
    return level, persona


def joined(level: str, persona: str) -> str:
    """The name of a bot."""
    return f"{level}{_MARK}{persona}" if persona else level


def named(persona: str) -> Persona:
    """A persona by its name; the plain one if there is none of that name."""
    return PERSONAS.get(persona, PLAIN)
