"""Puts what happened at a table into words for an eye: the latest steps once, older ones again.

What is told of a step is worked out once for each eye, when the step is folded, and may be sent
when it is durable. Nobody who listens is known here: eyes and members are all it is asked about.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, Protocol

from rockfall.kernel.layout import GOD, WATCHER
from rockfall.kernel.state import State
from rockfall.match.question import question, waiting
from rockfall.server import protocol as p
from rockfall.server.entries import STEPS
from rockfall.server.playing import early_moves, early_question
from rockfall.server.sitting import ANYONE, Sitting, Telling
from rockfall.server.table import Table
from rockfall.server.table_info import info_of
from rockfall.server.time_banks import NOBODY
from rockfall.server.told_events import (
    PublicView,
    events,
    for_member,
    latest,
    view_of,
)
from rockfall.server.told_layout import told_layout

#: After these, somebody may have something new to decide.
_TURNING: Final = (*STEPS, p.CameBack, p.WentAway, p.Continued, p.Woke)
#: These are not told to all members alike.
_PERSONAL: Final = (p.Spoke, p.Muted)


class Written(Protocol):
    """A table, and how much of its log is durable and so may be told."""

    table: Table
    durable: int


class _Turn(NamedTuple):
    """A step that gave somebody something to decide, by when, and what is left in each bank."""

    seq: int
    due: int
    banks: list[int]
    #: the table as everybody sees it: questions speak of nothing else (C19)
    view: State | None


def _in_all(staged: Sequence[dict[int, p.ToldEvent]]) -> Iterable[int]:
    """The eyes that are told of everything; one that came with the deal is not."""
    if len(staged) == 1:
        return staged[0]
    return set(staged[0]).intersection(*staged) if staged else ()


class StepTexts:
    """The voice of one table."""

    def __init__(self, written: Written) -> None:
        self._written = written
        #: the last steps by eye, ready to be sent; which number they begin with
        self._fresh: dict[int, Telling] = {}
        self._fresh_from = written.table.seq
        #: what each eye will be told of entries that are not durable yet
        self._staged: list[dict[int, p.ToldEvent]] = []
        self._public = PublicView()

    # -- the latest steps --------------------------------------------------------------------

    def stage(self, eyes: list[int]) -> None:
        """Work out what some eyes will be told of the latest entry."""
        self._staged.append(latest(self._written.table, eyes, self._public))

    def forget(self) -> None:
        """What was staged never happened."""
        self._staged.clear()
        self._public = PublicView()

    def tell(self, first: int) -> None:
        """What was staged, from a number on, is durable and may be sent."""
        staged, self._staged = self._staged, []
        self._fresh_from, self._fresh = first, {}
        table = self._written.table
        for _, entry in table.log[first:]:
            if isinstance(entry, _PERSONAL):
                return
        turn, made = self._turn(first), dict[tuple[int, ...], Telling]()
        for eye in _in_all(staged):
            told = [what[eye] for what in staged]
            moves = self.moves(eye) if turn is not None else []
            # Most are told the same and can do nothing: one text does for all of them.
            same = tuple(map(id, told))
            other = None if moves else made.get(same)
            if other is None:
                telling = Telling(table.id, eye, ANYONE, self._texts(eye, first, told, turn, moves))
                if not moves:
                    made[same] = telling
            else:
                telling = Telling(table.id, eye, ANYONE, other.texts, other.framed)
            self._fresh[eye] = telling

    def fresh(self, eye: int, since: int, head: int) -> Telling | None:
        """What an eye is told from a number on, if that is at hand."""
        if since != self._fresh_from or head != self._written.durable:
            return None
        return self._fresh.get(eye)

    def _texts(
        self,
        eye: int,
        first: int,
        told: Sequence[p.ToldEvent],
        turn: _Turn | None,
        moves: list[int],
    ) -> list[bytes]:
        """Steps as they are sent; the latest turn says what may be done now, and by when."""
        return [self._text(eye, seq, what, moves, turn) for seq, what in enumerate(told, first)]

    def _text(
        self, eye: int, seq: int, what: p.ToldEvent, moves: list[int], turn: _Turn | None
    ) -> bytes:
        at = self._written.table.log[seq][0]
        if turn is None or seq != turn.seq:
            return p.encode(p.Told(seq, at, what))
        asked = self._question(eye, moves, turn.view)
        return p.encode(p.Told(seq, at, what, moves, asked, turn.due, turn.banks))

    def _turn(self, first: int) -> _Turn | None:
        """The latest step, from a number on, that gave somebody something to decide."""
        table = self._written.table
        for seq in range(table.seq - 1, first - 1, -1):
            if isinstance(table.log[seq][1], _TURNING):
                return _Turn(seq, table.due(), table.banks.left.copy(), self._open_view())
        return None

    def _open_view(self) -> State | None:
        """What everybody sees of a match in which somebody is waited for."""
        table = self._written.table
        if table.match is None or table.actor == NOBODY or table.paused:
            return None
        return self._public.now(table.match)

    def moves(self, eye: int) -> list[int]:
        """What a seat may do now: its moves if it must act, its answer while all are asked."""
        table = self._written.table
        if eye != table.actor and not table.in_window:
            # Everybody but one, after almost every step.
            return []
        if table.match is None or table.phase != "playing" or table.paused or eye in (WATCHER, GOD):
            return []
        return early_moves(table.match, eye) if table.in_window else table.match.moves(eye)

    def _question(self, eye: int, moves: list[int], view: State | None) -> p.Sentence | None:
        """What a seat with these moves is asked, or whom everybody waits for who has none."""
        table = self._written.table
        if table.match is None or view is None:
            return None
        if not moves:
            return waiting(view)
        if table.in_window:
            return early_question(table.match, eye)
        return question(table.match.edition.rules, view)

    # -- from the log ------------------------------------------------------------------------

    def asks(self, since: int, until: int) -> bool:
        """Whether what may be done now is told with a durable step between two numbers."""
        log = self._written.table.log
        turning = (
            seq
            for seq in range(self._written.durable - 1, since - 1, -1)
            if isinstance(log[seq][1], _TURNING)
        )
        return next(turning, until) < until

    def again(self, eye: int, member: int, since: int, until: int) -> Telling:
        """The steps from one number to another, as a member with that eye is told them.

        If one of them asks somebody something, all of the table must be durable.
        """
        table = self._written.table
        told = events(table, [eye], since, until)
        mine = [for_member(table, member, what[eye]) for what in told]
        turn = self._turn(since) if self.asks(since, until) else None
        moves = self.moves(eye) if turn is not None else []
        return Telling(table.id, eye, member, self._texts(eye, since, mine, turn, moves))

    def welcome(self, sitting: Sitting, eye: int, hello: p.Hello, head: int) -> Telling:
        """The answer to a hello; only under the lock."""
        welcome = self._view(sitting, eye, hello.id, head) if hello.since is None else None
        if welcome is None:
            table = self._written.table
            # Who is told later than others does not learn how far they are.
            step = max(0, bisect_left(table.seq_of_step, head) - 1)
            info = info_of(table)
            welcome = p.Welcome(hello.id, info, sitting.member, eye, sitting.since, step)
        return Telling(sitting.table, eye, sitting.member, [p.encode(welcome)])

    def _view(self, sitting: Sitting, eye: int, number: int, head: int) -> p.Welcome | None:
        """A welcome with the present view, as far as the eye may see the present."""
        table = self._written.table
        match = table.match
        shown = bisect_left(table.seq_of_step, head)
        if match is None or not shown:
            return None
        current = shown > table.step
        moves = self.moves(eye)
        return p.Welcome(
            id=number,
            info=info_of(table),
            member=sitting.member,
            eye=eye,
            seq=sitting.since,
            step=shown - 1,
            layout=told_layout(match.edition),
            view=view_of(match.view(eye) if current else match.view_before(eye, shown)),
            moves=moves,
            question=self._question(eye, moves, self._open_view()) if current else None,
            due=table.due() if current else 0,
            banks=table.banks.left.copy() if current else [],
        )
