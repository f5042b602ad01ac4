"""Names that look alike: two people at one table must be told apart at a glance.

Letters of Latin, Greek and Cyrillic that are drawn alike are one letter here, whatever their case,
their accents and the ways of writing them.
"""

from typing import Final
from unicodedata import category, normalize

#: A letter or figure -> the Latin letter it is taken for, small or as a capital.
_TWINS: Final = str.maketrans(
    {
        # Cyrillic
        **dict(zip("авсԁеһіјкӏмнорԛѕтуѵԝхьг", "abcdehijklmhopqstyvwxbr", strict=True)),
        # Greek
        **dict(zip("αβεζηικμνορτυχω", "abezhikmvoptuxw", strict=True)),
        # figures and strokes
        **dict(zip("01|ıłøđ", "ollilod", strict=True)),
    }
)
#: A small i and a small l are one stroke, and so is a capital I.
_STROKES: Final = str.maketrans("i", "l")


def look(name: str) -> str:
    """What a name looks like: names that could be mistaken for each other look the same."""
    return _plain(name).translate(_TWINS).translate(_STROKES)


def _plain(name: str) -> str:
    """The name without case, accents, spaces and what cannot be seen."""
    letters = normalize("NFKD", normalize("NFKD", name).casefold())
    return "".join(letter for letter in letters if category(letter)[0] not in "MZC")
