"""What a wish costs, in steps of work: one is about what it takes to tell one step of a match.

Prices are paid out of the budget of an address (`limits.Budgets`) before the work is done.
"""

from typing import Final

#: Any request, any message.
REQUEST: Final = 1
#: Any socket that is opened.
SOCKET: Final = 5
#: The present view of a table, with the names of all its cards.
VIEW: Final = 5
#: Entries that are read from the store and folded in the time that it takes to tell one step.
_READ: Final = 4
#: Tables that are looked over in that time.
_LOOKED_OVER: Final = 1000
#: A question why not, or where to: a view, and moves that are tried on it.
QUESTION: Final = 5
#: What follows from evidence for an eye: sums over everybody who may hinder.
ADVICE: Final = 30
#: A step of the match that is taken in as evidence.
_TAKEN_IN: Final = 2
#: A step that is taken in, and what follows from it.
_WEIGHED: Final = 5
#: A replay that lies ready is only sent, which is so much cheaper than making it.
_READY: Final = 10


def hello(since: int | None, head: int) -> int:
    """A greeting, after which everything from `since` up to `head` is told again."""
    return VIEW if since is None else max(REQUEST, head - since)


def advice(behind: int) -> int:
    """Advice, after so many steps of the match that it has not taken in yet."""
    return ADVICE + _TAKEN_IN * behind


def replay(steps: int, ready: bool) -> int:
    """A match told from its beginning."""
    return steps // _READY if ready else steps


def suspicion(steps: int, ready: bool) -> int:
    """What all could make of a match, step by step."""
    return replay(_WEIGHED * steps, ready)


def proof(steps: int) -> int:
    """A match written down with all that came of its moves."""
    return steps


def reading(entries: int) -> int:
    """A table that nobody uses at present, read from the store."""
    return entries // _READ


def listing(tables: int, of: int) -> int:
    """The lobby: all tables in use are looked over, and each that is listed is described."""
    return tables + of // _LOOKED_OVER
