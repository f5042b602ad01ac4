"""The decision that is to be made now, as messages: the question to its seat, and for the others.

Keys are put together from the names of tasks: ``ask-gold`` and ``wait-gold``. Nothing in them
depends on what the seat holds, so a question gives nothing away (C19).
"""

from rockfall.kernel.geometry import cell_text
from rockfall.kernel.moves import CELL, SEAT, a_of, kind_of, seat_of, verb_of
from rockfall.kernel.state import State
from rockfall.match.message import Message
from rockfall.match.pending import announced, matter

_VETO = "veto"


def question(view: State) -> Message:
    """What the seat that must act is asked; only while somebody must."""
    task = view.layout.tasks[kind_of(view.todo[-1])]
    if task == _VETO:
        return _veto(view)
    about = matter(view, task, seat_of(view.todo[-1]))
    return Message(f"ask-{task}-{about.twist}" if about.twist else f"ask-{task}", about.args)


def waiting(view: State) -> Message:
    """Whom everybody waits for, and what that seat is to do."""
    task = view.todo[-1]
    return Message(f"wait-{view.layout.tasks[kind_of(task)]}", {"seat": seat_of(task)})


def _veto(view: State) -> Message:
    """Where, or at whom, the card is aimed that could be stopped."""
    seat, move = seat_of(view.todo[-1]), announced(view)
    verb = view.layout.verbs[verb_of(move)]
    args = matter(view, _VETO, seat).args
    if verb.a == CELL:
        return Message("ask-veto-at", args | {"cell": cell_text(a_of(move))})
    if verb.a == SEAT and a_of(move) == seat:
        return Message("ask-veto-you", args)
    if verb.a == SEAT:
        return Message("ask-veto-on", args | {"other2": a_of(move)})
    return Message("ask-veto", args)
