"""A message: a key of the catalogue with what it speaks of, worded later by `words`."""

from typing import NamedTuple

Args = dict[str, str | int]


class Message(NamedTuple):
    """Plain strings and numbers only: seats, names of cards, cells as text, how many."""

    key: str
    args: Args
