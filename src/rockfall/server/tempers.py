"""The temper of a bot: the same for the same name, and seen in its pace and in its talk."""

from typing import Final, Literal, NamedTuple

Manner = Literal["calm", "brisk", "cheerful", "gruff"]


class Temper(NamedTuple):
    """What sort of dwarf a bot is."""

    manner: Manner
    #: how much longer than others it takes
    pace: float
    #: how readily it says something, from 0 to 1
    talk: float


#: One after the other along the names of bots, so that a table has all sorts. Together they keep
#: the pace that was chosen.
TEMPERS: Final = (
    Temper("gruff", 1.15, 0.5),
    Temper("cheerful", 0.95, 0.8),
    Temper("calm", 1.1, 0.4),
    Temper("brisk", 0.8, 0.5),
)
#: Of who sits in for a person, and of whoever has no name of a bot.
PLAIN: Final = Temper("calm", 1.0, 0.0)


def temper_of(name: str, names: tuple[str, ...]) -> Temper:
    """The temper of a bot by its name, numbered or not, out of all names of bots."""
    first = name.partition(" ")[0]
    return TEMPERS[names.index(first) % len(TEMPERS)] if first in names else PLAIN
