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

#: Names that begin with so many letters in common are one name at a glance.
_BEGUN_ALIKE: Final = 3


def looks(name: str) -> frozenset[str]:
    """What a name looks like in small letters and in capitals."""
    plain = _plain(name)
    small = _plain(plain.casefold()).translate(_SMALL)
    return frozenset({small, _plain(plain.upper()).translate(_CAPITAL)})


def resembles(name: str, other: str) -> bool:
    """Whether two names are easily taken for one another: begun alike, or one letter apart."""
    return any(_near(*sorted((one, two), key=len)) for one in looks(name) for two in looks(other))


def _near(short: str, long: str) -> bool:
    pairs = enumerate(zip(short, long, strict=False))
    same = next((at for at, (one, other) in pairs if one != other), len(short))
    # One letter more or another one: from there on, all is the same.
    return same >= _BEGUN_ALIKE or long[same + 1 :] in (short[same:], short[same + 1 :])


def _plain(name: str) -> str:
    """The name without accents, spaces and what cannot be seen."""
    letters = normalize("NFKD", name)
    return "".join(letter for letter in letters if category(letter)[0] not in "MZC")
