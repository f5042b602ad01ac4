"""What a wish costs, in steps of work: one is about what it takes to tell one step of a match.

Prices are paid out of the budget of an address (`limits.Budgets`) before the work is done.
"""

from typing import Final

#: Any request, any message, any socket that is opened.
REQUEST: Final = 1
#: The present view of a table, with the names of all its cards.
VIEW: Final = 5
#: A replay that lies ready is only sent, which is so much cheaper than making it.
_READY: Final = 10


def hello(since: int | None, head: int) -> int:
    """A greeting, after which everything from `since` up to `head` is told again."""
    return VIEW if since is None else max(REQUEST, head - since)


def replay(steps: int, ready: bool) -> int:
    """A match told from its beginning."""
    return steps // _READY if ready else steps


def proof(steps: int) -> int:
    """A match written down with all that came of its moves."""
    return steps


def listing(tables: int) -> int:
    """The lobby: each table is looked up and described."""
    return tables
