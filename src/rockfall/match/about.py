"""What a decision is about, as arguments of a sentence: the question and its answer's story ask."""

from rockfall.kernel.about import About
from rockfall.kernel.layout import Verb
from rockfall.kernel.moves import CARD, CELL, kind_of, seat_of
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.match.sentence import Args
from rockfall.match.spots import spot_text


class Matter:
    """What is spoken of, and what is special about it, for the end of a key."""

    def __init__(self, args: Args, twist: str) -> None:
        self.args = args
        self.twist = twist


def of_task(rules: Rules, view: State) -> Matter:
    """What the pending decision is about."""
    task = view.todo[-1]
    owner, name = rules.task_owner[kind_of(task)], rules.layout.tasks[kind_of(task)]
    return _matter(view, owner.about(view, seat_of(task), name))


def of_verb(rules: Rules, view: State, number: int, verb: Verb, seat: int) -> Matter:
    """What a choice is about that a seat made."""
    return _matter(view, rules.verb_owner[number].about(view, seat, verb.task))


def _matter(view: State, about: About) -> Matter:
    args: Args = {}
    for fact in about.facts:
        if fact.sort == CELL:
            args[fact.name] = spot_text(view, fact.value)
        else:
            args[fact.name] = view.layout.kinds[fact.value] if fact.sort == CARD else fact.value
    return Matter(args, about.twist)
