"""A sentence: a key of the catalogue with what it speaks of, worded later by `words`."""

from msgspec import Struct

Args = dict[str, str | int]


class Sentence(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something to be said in the reader's language: a key of the catalogue and its arguments."""

    key: str
    #: plain strings and numbers only: seats, names of cards, cells as text, how many
    args: Args
    #: what it does to those at the table, in one word of `kernel/effects.py`; "" for nothing of its
    #: own: sounds and highlights go by it
    effect: str = ""
