"""Tells listeners what happened: the latest steps from memory, older ones from the log again.

What is told of a step is worked out once for each eye, when the step is folded, and sent when it
is durable.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from rockfall.kernel.layout import GOD, WATCHER
from rockfall.match.question import question, waiting
from rockfall.server import protocol as p
from rockfall.server.banks import NOBODY
from rockfall.server.entries import Chose, Dealt
from rockfall.server.playing import early_moves, early_question
from rockfall.server.telling import events, for_member, latest, layout_of, sentence, view_of

if TYPE_CHECKING:
    from rockfall.server.live import Listener, Live

#: After these, somebody may have something new to decide.
_TURNING: Final = (Dealt, Chose, p.CameBack, p.WentAway, p.Continued, p.Woke)
#: These are not told to all members alike.
_PERSONAL: Final = (p.Spoke, p.Muted)


class _Turn(NamedTuple):
    """A step that gave somebody something to decide, by when, and what is left in each bank."""

    seq: int
    due: int
    banks: list[int]


class Teller:
    """The voice of one table."""

    def __init__(self, live: "Live") -> None:
        self._live = live
        #: the last steps as texts by eye, ready to be sent; which number they begin with
        self._fresh: dict[int, list[str]] = {}
        self._fresh_from = live.table.seq
        #: what each eye will be told of entries that are not durable yet
        self._staged: list[dict[int, p.ToldEvent]] = []

    # -- the latest steps --------------------------------------------------------------------

    def stage(self) -> None:
        """Work out what the latest entry will tell."""
        table = self._live.table
        eyes = sorted({self._live.eye(listener) for listener in self._live.listeners})
        self._staged.append(latest(table, eyes))

    def forget(self) -> None:
        """What was staged never happened."""
        self._staged.clear()

    def tell(self, first: int) -> None:
        """What was staged, from a number on, is durable and may be sent."""
        staged, self._staged = self._staged, []
        self._fresh_from, self._fresh = first, {}
        log = self._live.table.log
        if any(isinstance(entry, _PERSONAL) for _, entry in log[first:]):
            return
        turn, alike = self._turn(first), dict[int, str]()
        # An eye that came with the deal was not there for what was staged before it.
        for eye in set(staged[0]).intersection(*staged) if staged else ():
            told = [what[eye] for what in staged]
            self._fresh[eye] = self._texts(eye, first, told, turn, alike)

    def pending(self, listener: "Listener") -> list[str] | None:
        """What a listener has not been told yet; None if it must be told from the log."""
        eye = self._live.eye(listener)
        head = self._head(listener)
        if listener.seq >= head:
            return []
        fresh = self._fresh.get(eye)
        if fresh is None or listener.seq != self._fresh_from or head != self._live.durable:
            return None
        listener.seq = head
        return fresh

    def _head(self, listener: "Listener") -> int:
        """How far a listener may be told: nothing that is not durable, and watchers may lag."""
        live = self._live
        if not live.may_look(listener):
            return listener.seq
        # A screen stands in the room of those who made the latest move.
        seen = live.table.seq if live.in_room(listener) else live.table.head(live.eye(listener))
        return min(live.durable, seen)

    def _texts(
        self,
        eye: int,
        first: int,
        told: Sequence[p.ToldEvent],
        turn: _Turn | None,
        alike: dict[int, str],
    ) -> list[str]:
        """Steps as they are sent; the latest turn says what may be done now, and by when.

        `alike` has the texts by event of who can do nothing, as others before were sent them.
        """
        texts: list[str] = []
        for seq, what in enumerate(told, first):
            moves = self.moves(eye) if turn is not None and seq == turn.seq else []
            text = None if moves else alike.get(id(what))
            if text is None:
                text = self._text(eye, seq, what, moves, turn)
                if not moves:
                    alike[id(what)] = text
            texts.append(text)
        return texts

    def _text(
        self, eye: int, seq: int, what: p.ToldEvent, moves: list[int], turn: _Turn | None
    ) -> str:
        at = self._live.table.log[seq][0]
        if turn is None or seq != turn.seq:
            return p.encode(p.Told(seq, at, what)).decode()
        asked = self._question(eye, moves)
        return p.encode(p.Told(seq, at, what, moves, asked, turn.due, turn.banks)).decode()

    def _turn(self, first: int) -> _Turn | None:
        """The latest step, from a number on, that gave somebody something to decide."""
        table = self._live.table
        for seq in range(table.seq - 1, first - 1, -1):
            if isinstance(table.log[seq][1], _TURNING):
                return _Turn(seq, table.due(), table.banks.left.copy())
        return None

    def moves(self, eye: int) -> list[int]:
        """What a seat may do now: its moves if it must act, its answer while all are asked."""
        table = self._live.table
        if table.match is None or table.phase != "playing" or table.paused or eye in (WATCHER, GOD):
            return []
        return early_moves(table.match, eye) if table.in_window else table.match.moves(eye)

    def _question(self, eye: int, moves: list[int]) -> p.Sentence | None:
        """What a seat with these moves is asked, or whom everybody waits for who has none."""
        table, match = self._live.table, self._live.table.match
        if match is None or table.actor == NOBODY or table.paused:
            return None
        if not moves:
            # Alike for all of them, as their texts are.
            return sentence(waiting(match.view(WATCHER)))
        if table.in_window:
            return sentence(early_question(match, eye))
        return sentence(question(match.view(eye)))

    # -- from the log ------------------------------------------------------------------------

    def retell(self, listener: "Listener") -> list[str]:
        """Everything a listener has not been told yet; only for who holds the table's lock."""
        table, eye, since = self._live.table, self._live.eye(listener), listener.seq
        head = self._head(listener)
        if since >= head:
            return []
        told = events(table, [eye], since)[: head - since]
        listener.seq = head
        mine = [for_member(table, listener.member, what[eye]) for what in told]
        return self._texts(eye, since, mine, self._turn(since), {})

    def welcome(self, listener: "Listener", hello: p.Hello) -> list[str]:
        """The answer to a hello, with all that is to be told anew; only under the lock."""
        head = self._head(listener)
        listener.seq = head if hello.since is None else min(hello.since, head)
        welcome = self._view(listener, hello.id) if hello.since is None else None
        if welcome is None:
            welcome = self._greeting(listener, hello.id)
        return [p.encode(welcome).decode(), *self.retell(listener)]

    def _greeting(self, listener: "Listener", number: int) -> p.Welcome:
        table, eye = self._live.table, self._live.eye(listener)
        return p.Welcome(number, table.info(), listener.member, eye, listener.seq, table.step)

    def _view(self, listener: "Listener", number: int) -> p.Welcome | None:
        """A welcome with the present view, as far as the eye may see the present."""
        table, eye = self._live.table, self._live.eye(listener)
        match = table.match
        shown = bisect_left(table.seq_of_step, self._head(listener))
        if match is None or not shown:
            return None
        current = shown > table.step
        moves = self.moves(eye)
        return p.Welcome(
            id=number,
            info=table.info(),
            member=listener.member,
            eye=eye,
            seq=listener.seq,
            step=shown - 1,
            layout=layout_of(match.edition.rules.layout),
            view=view_of(match.view(eye) if current else match.view_before(eye, shown)),
            moves=moves,
            question=self._question(eye, moves) if current else None,
            due=table.due() if current else 0,
            banks=table.banks.left.copy(),
        )
