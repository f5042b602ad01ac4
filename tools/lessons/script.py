"""What a lesson consists of: who plays what, and what the coach says to the learner.

The learner sits on seat 0. Moves are written as `match/notation.py` writes them, and ``go 2,4 0``
is the way to a space, step by step. An answer is for every legal move that its pattern fits, the
first pattern that fits counts, and every legal move has an answer. The words are in the catalogues:
`ui-lesson-do-...` for what is to be done, `ui-lesson-no-...` for why not now.
"""

from typing import NamedTuple


class Turn(NamedTuple):
    """One thing to learn: the moves that are awaited one after the other, and answers to others."""

    says: str
    plays: tuple[str, ...]
    #: pattern of moves -> the reason why none of them is the one
    answers: dict[str, str]
    #: what the other seats do then, in their order
    others: tuple[str, ...] = ()
    #: the seat that the words speak of, -1 for none
    about: int = -1
    #: whether the learner must find out first whom it is aimed at
    accuses: bool = False


class Page(NamedTuple):
    """Something to read before: `ui-lesson-ID` and `ui-lesson-ID-text`, with cards to look at."""

    id: str
    cards: tuple[str, ...] = ()


class Script(NamedTuple):
    """A lesson: the deal, the turns, and what to read before and after them."""

    #: its address is `/learn/NAME`
    name: str
    spec: str
    seats: int
    #: everything dealt and drawn follows from it; it was looked for until the cards suited
    seed: str
    turns: tuple[Turn, ...]
    reading: tuple[Page, ...]
    #: what is said when it is over: `ui-lesson-ENDS`
    ends: str
    #: what one knows afterwards, as `ui-lesson-learnt-...`
    learnt: tuple[str, ...]
