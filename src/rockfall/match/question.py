"""The decision that is to be made now, as messages: the question to its seat, and for the others.

Keys are put together from the names of tasks: ``ask-gold`` and ``wait-gold``. Nothing in them
depends on what the seat holds, so a question gives nothing away (C19).
"""

from rockfall.kernel.moves import CELL, SEAT, a_of, kind_of, seat_of, verb_of
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.match.about import of_task
from rockfall.match.sentence import Args, Sentence
from rockfall.match.spots import spot_text


def question(rules: Rules, view: State) -> Sentence:
    """What the seat that must act is asked; only while somebody must."""
    kind = kind_of(view.todo[-1])
    about, key = of_task(rules, view), f"ask-{view.layout.tasks[kind]}"
    if view.layout.windows[kind]:
        return _aimed(view, Sentence(key, about.args))
    return Sentence(f"{key}-{about.twist}" if about.twist else key, about.args)


def waiting(view: State) -> Sentence:
    """Whom everybody waits for, and what that seat is to do; while all are asked, nobody alone."""
    task = view.todo[-1]
    kind = kind_of(task)
    args: Args = {} if view.layout.windows[kind] else {"seat": seat_of(task)}
    return Sentence(f"wait-{view.layout.tasks[kind]}", args)


def _aimed(view: State, asked: Sentence) -> Sentence:
    """Where, or at whom, the card is aimed that could be stopped."""
    seat, move = seat_of(view.todo[-1]), view.nums[view.layout.frame.announced]
    verb = view.layout.verbs[verb_of(move)]
    if verb.a == CELL:
        return Sentence(f"{asked.key}-at", asked.args | {"cell": spot_text(view, a_of(move))})
    if verb.a == SEAT and a_of(move) == seat:
        return Sentence(f"{asked.key}-you", asked.args)
    if verb.a == SEAT:
        return Sentence(f"{asked.key}-on", asked.args | {"other2": a_of(move)})
    return asked
