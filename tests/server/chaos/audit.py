"""Was every byte on a connection one that its eye may know, in order, and of the right table?"""

from collections.abc import Mapping

import msgspec

from rockfall.editions.registry import load
from rockfall.kernel.layout import WATCHER
from rockfall.kernel.ops import apply
from rockfall.kernel.state import State, blank
from rockfall.server import protocol as p
from rockfall.server.told_events import view_of
from tests.server.chaos.line import Key, Transcript
from tests.server.chaos.truth import Truth


class AuditError(AssertionError):
    """Somebody was told what they may not be told, or not what they must be."""


def _require(holds: bool, why: str) -> None:
    if not holds:
        raise AuditError(why)


class Seat:
    """Where a connection is: at which table, with whose eye, and what comes next."""

    def __init__(self, truth: Truth, key: Key, welcome: p.Welcome) -> None:
        self.truth = truth
        self.key = key
        # Before the deal all eyes are told alike, and called the watchers'; with it come one's own.
        in_lobby = welcome.info.phase == "lobby"
        self.eye = truth.own_eye(key.member) if in_lobby else welcome.eye
        self.next = welcome.seq
        self._view: State | None = None
        self._whole = welcome.seq == 0

    def take(self, told: p.Told) -> None:
        """One step: the next one, as it is stored, as this eye may hear it."""
        truth, seq = self.truth, told.seq
        _require(seq == self.next, f"step {seq} was told instead of {self.next}")
        _require(seq < len(truth.rows), f"step {seq} was told and is not stored")
        self.next += 1
        _require(told.at == truth.rows[seq].at, f"step {seq} was told with another moment")
        allowed = truth.told(self.eye, self.key.member, seq)
        _require(told.what in allowed, f"eye {self.eye} was told {told.what}, not {allowed}")
        _check_asked(truth, self.eye, seq, told)
        self._fold(told.what)

    def _fold(self, what: p.ToldEvent) -> None:
        """What was told from the beginning on gives what the eye sees of the truth."""
        if not self._whole or not isinstance(what, p.Began | p.Moved | p.Advanced):
            return
        if isinstance(what, p.Began):
            settings = self.truth.table.settings
            rules = load(what.spec, settings.seats, settings.first).rules
            self._view = blank(rules.layout, self.eye)
        assert self._view is not None
        for op in what.ops:
            apply(self._view, op)

    def leave(self) -> None:
        """The end of the stay: everything that was told, taken together."""
        truth, key = self.truth, self.key
        if self._view is not None:
            seen = truth.view(self.eye, self.next)
            _require(view_of(self._view) == seen, f"eye {self.eye} folds to another view")
        if truth.table.phase == "over":
            return
        stranger = truth.table.seat_of(key.member) == -1 and truth.table.seat_of(key.screen) == -1
        if stranger:
            # Nothing was ever told that a log which has only grown since does not allow.
            _require(self.next <= max(truth.head(WATCHER), truth.dealt), "watchers must lag behind")
            may = truth.table.settings.watch == "anyone" or self.next <= truth.dealt
            _require(may, "strangers may not watch here")


def audit(transcript: Transcript, truths: Mapping[str, Truth]) -> None:
    """Hold everything that was heard against the logs, which must be at least as long."""
    seat: Seat | None = None
    for message in transcript.heard:
        match message:
            case p.Welcome():
                if seat is not None:
                    seat.leave()
                seat = _greeted(transcript, message, truths)
            case p.Told():
                _require(seat is not None, "a step was told before any table was entered")
                assert seat is not None
                seat.take(message)
            case p.Presence():
                _require(seat is not None, "presence was told before any table was entered")
    if seat is not None:
        seat.leave()


def _greeted(transcript: Transcript, welcome: p.Welcome, truths: Mapping[str, Truth]) -> Seat:
    """Check a welcome: the right table, the right person, and no more than their eye sees."""
    wish = transcript.wishes[welcome.id]
    key = wish.key
    assert key is not None, "a welcome to something that was no hello"
    truth = truths[key.table]
    _require(msgspec.json.encode(welcome.info) in truth.infos, "the table was never like that")
    _require(welcome.info.table == key.table, "this is another table")
    _require(welcome.member == key.member, f"welcome.member is {welcome.member}, not {key.member}")
    _check_eye(truth, key, welcome, wish.fields.get("eye"))
    if wish.fields.get("since") is not None:
        _require(welcome.view is None, "a view came with the past")
    elif welcome.view is not None:
        seen = truth.view(welcome.eye, welcome.seq)
        _require(welcome.view == seen, f"eye {welcome.eye} is shown another view")
    _check_asked(truth, welcome.eye, welcome.seq - 1, welcome)
    return Seat(truth, key, welcome)


def _check_asked(truth: Truth, eye: int, seq: int, message: p.Told | p.Welcome) -> None:
    """What is offered and asked after a step is for this eye, or for everybody, or nothing."""
    if message.moves or message.question is not None:
        moves, question = truth.asked(eye, seq)
        _require(message.moves in ([], moves), f"eye {eye} was offered {message.moves}")
        known = message.question in (None, question, truth.asked(WATCHER, seq)[1])
        _require(known, f"eye {eye} was asked {message.question}")


def _check_eye(truth: Truth, key: Key, welcome: p.Welcome, wished: int | None) -> None:
    """One's own eye always, the public one before the deal, any other when the match is over."""
    own = truth.own_eye(key.member)
    over = welcome.info.phase == "over" and truth.table.phase == "over"
    if welcome.eye == (WATCHER if welcome.info.phase == "lobby" else own):
        return
    _require(welcome.eye == wished, f"eye {welcome.eye} was given, {wished} asked for")
    _require(over, f"eye {welcome.eye} was given before the end")


def audit_replay(replay: p.Replay, member: int, truths: Mapping[str, Truth]) -> None:
    """Hold a replay against the log: anybody's eye after the end, before it only one's own."""
    truth = truths[replay.info.table]
    _require(msgspec.json.encode(replay.info) in truth.infos, "the table was never like that")
    if replay.info.phase != "over":
        own = truth.own_eye(member)
        _require(own == replay.eye != WATCHER, f"eye {replay.eye} was replayed before the end")
    for seq, told in enumerate(replay.steps):
        _require(seq < len(truth.rows), f"step {seq} was replayed and is not stored")
        _require((told.seq, told.at) == (seq, truth.rows[seq].at), f"step {seq} is another one")
        allowed = truth.told(replay.eye, -1, seq)
        _require(told.what in allowed, f"eye {replay.eye} was replayed {told.what}, not {allowed}")
