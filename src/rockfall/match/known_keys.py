"""Which keys there are words for: stories ask for several of them after every move."""

from typing import Final

from rockfall.words import REFERENCE, entries

#: Every language has the same keys; read when the first one is asked for.
_KEYS: Final[set[str]] = set()
#: The same up to each of their dashes: what no key begins with needs no key to be made of.
_BEGINNINGS: Final[set[str]] = set()


def says(key: str) -> bool:
    """Whether there are words for a key, so that something special can be said."""
    if not _KEYS:
        _read()
    return key in _KEYS


def says_more(beginning: str) -> bool:
    """Whether there are words for a key, or for one that goes on from there with a dash."""
    if not _KEYS:
        _read()
    return beginning in _BEGINNINGS


def _read() -> None:
    for key in entries(REFERENCE):
        _KEYS.add(key)
        parts = key.split("-")
        for count in range(1, len(parts) + 1):
            _BEGINNINGS.add("-".join(parts[:count]))
