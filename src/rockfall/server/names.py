"""Names that look alike: two people at one table must be told apart at a glance.

Letters of Latin, Greek and Cyrillic that are drawn alike are one letter here, whatever their case,
their accents and the ways of writing them. What looks alike in capitals need not in small letters,
so a name has two looks, and one of them in common is enough.
"""

from typing import Final
from unicodedata import category, normalize

_SMALL: Final = str.maketrans(
    {
        **dict(zip("авсԁеһіјкӏмнорԛѕтуѵԝхьг", "abcdehijklmhopqstyvwxbr", strict=True)),
        **dict(zip("αβεζηικμνορτυχω", "abezhikmvoptuxw", strict=True)),
        # a small i and l are one stroke, as a capital I is; so are figures that look like them
        **dict(zip("01|ıłiøđ", "olllllod", strict=True)),
    }
)
_CAPITAL: Final = str.maketrans(
    {
        **dict(zip("АВСЕНІЈКӀМОРЅТУХԚԜЬ", "ABCEHIJKIMOPSTYXQWB", strict=True)),
        **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX", strict=True)),
        **dict(zip("01|ŁLØĐ", "OIIIIOD", strict=True)),
    }
)


def looks(name: str) -> frozenset[str]:
    """What a name looks like in small letters and in capitals."""
    plain = _plain(name)
    small = _plain(plain.casefold()).translate(_SMALL)
    return frozenset({small, _plain(plain.upper()).translate(_CAPITAL)})


def _plain(name: str) -> str:
    """The name without accents, spaces and what cannot be seen."""
    letters = normalize("NFKD", name)
    return "".join(letter for letter in letters if category(letter)[0] not in "MZC")
