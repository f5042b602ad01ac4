"""What a table's log, read without the server, allows an eye to be told."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from rockfall.kernel.layout import WATCHER
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from rockfall.match.match import Match
from rockfall.match.question import question, waiting
from rockfall.server import protocol as p
from rockfall.server.entries import Closed, Dealt, Entry, read_entry
from rockfall.server.playing import early_moves, early_question
from rockfall.server.store.rows import EntryRow
from rockfall.server.table import Table
from rockfall.server.table_folds import fold
from rockfall.server.table_info import info_of
from rockfall.server.time_banks import NOBODY
from rockfall.server.told_events import events, view_of

#: The moves that are offered, and the question that goes with them.
Asked = tuple[list[int], p.Sentence | None]


class _After(NamedTuple):
    """How a table stood after an entry: the truth of the match, and whether all are asked."""

    truth: State | None
    steps: int
    is_asking: bool
    in_window: bool


class Truth:
    """One table as its log tells it."""

    def __init__(self, name: str) -> None:
        self.rows: list[EntryRow] = []
        self.table = Table(name)
        self.entries: list[Entry] = []
        #: every form in which the table may be shown to who has its link
        self.infos: set[bytes] = set()
        self._after: list[_After] = []
        self._told: dict[int, list[p.ToldEvent]] = {}
        self._asked: dict[tuple[int, int], Asked] = {}

    def read(self, rows: Sequence[EntryRow]) -> None:
        """Take up what was stored since; what was stored before must still be there."""
        assert list(rows[: len(self.rows)]) == self.rows, "the log was changed"
        assert [row.seq for row in rows] == list(range(len(rows))), "the log has holes"
        for row in rows[len(self.rows) :]:
            entry = read_entry(row.body)
            self.entries.append(entry)
            fold(self.table, row.at, entry)
            self.infos.add(msgspec.json.encode(info_of(self.table)))
            self._after.append(self._stands())
        self.rows = list(rows)

    def _stands(self) -> _After:
        table, match = self.table, self.table.match
        asking = table.phase == "playing" and not table.paused and table.actor != NOBODY
        steps = len(table.seq_of_step)
        return _After(None if match is None else match.truth, steps, asking, table.in_window)

    # -- what an eye may know ----------------------------------------------------------------

    @property
    def dealt(self) -> int:
        """The number of the deal; that of an entry to come if there was none."""
        return self._first(Dealt)

    @property
    def closed(self) -> int:
        """The number of the end; that of an entry to come if there was none."""
        return self._first(Closed)

    def _first(self, kind: type[Entry]) -> int:
        return next((n for n, entry in enumerate(self.entries) if isinstance(entry, kind)), 2**31)

    def seq_of(self, step: int) -> int:
        """The number in the log of the move made on a step; one to come if there was none."""
        seqs = self.table.seq_of_step[1:]
        return seqs[step] if step < len(seqs) else 2**31

    def own_eye(self, member: int) -> int:
        """The eye of a member from the deal on; before it, all are told alike."""
        return self.table.eye_of(member)

    def told(self, eye: int, member: int, seq: int) -> list[p.ToldEvent]:
        """What may be told of an entry: words are heard or not as they are muted by then."""
        known = self._told.setdefault(eye, [])
        if len(known) < len(self.entries):
            known += [what[eye] for what in events(self.table, [eye], len(known))]
        what = known[seq]
        if isinstance(what, p.Muted) and what.member != member:
            return [p.Nothing()]
        if isinstance(what, p.Spoke) and member != -1:
            states = self._muted(member, what.member, seq)
            return [p.Spoke(what.member, None) if muted else what for muted in states]
        return [what]

    def _muted(self, member: int, other: int, since: int) -> set[bool]:
        """Whether somebody did not hear another, at a step and at every later moment."""
        muted, states = False, set[bool]()
        for seq, entry in enumerate(self.entries):
            if isinstance(entry, p.Muted) and (entry.member, entry.other) == (member, other):
                muted = entry.muted
            if seq >= since:
                states.add(muted)
        return states

    def view(self, eye: int, seq: int) -> p.View | None:
        """What an eye sees just before an entry is told; None before the deal."""
        steps = bisect_left(self.table.seq_of_step, seq)
        if not steps:
            return None
        truth = self._after[self.table.seq_of_step[steps - 1]].truth
        assert truth is not None
        return view_of(mask(truth, eye))

    def asked(self, eye: int, seq: int) -> Asked:
        """What an eye may do after an entry, and what it may be asked then."""
        if (eye, seq) not in self._asked:
            self._asked[eye, seq] = self._ask(eye, seq)
        return self._asked[eye, seq]

    def _ask(self, eye: int, seq: int) -> Asked:
        after, match = self._after[seq], self.table.match
        if after.truth is None or match is None or not after.is_asking:
            return [], None
        then = Match(match.edition, match.seed, match.names, after.truth)
        moves: list[int] = []
        if eye > WATCHER:
            moves = early_moves(then, eye) if after.in_window else then.moves(eye)
        if not moves:
            return [], waiting(mask(after.truth, WATCHER))
        if after.in_window:
            return moves, early_question(then, eye)
        return moves, question(match.edition.rules, mask(after.truth, eye))

    def head(self, eye: int) -> int:
        """How far an eye may be told."""
        return self.table.head(eye, self.table.seq)
