"""A message: a key of the catalogue with what it speaks of, worded later by `words`."""

from typing import NamedTuple

from rockfall.kernel.effects import PLAIN

Args = dict[str, str | int]


class Message(NamedTuple):
    """Plain strings and numbers only: seats, names of cards, cells as text, how many."""

    key: str
    args: Args
    #: what it does to those at the table, of what is told in a story
    effect: str = PLAIN
