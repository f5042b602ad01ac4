"""The audit itself: an honest connection passes, and every lie that is planted is noticed."""

import asyncio
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from rockfall.kernel.layout import GOD
from rockfall.server import protocol as p
from rockfall.server.entries import Chose, read_entry, write_entry
from tests.server.chaos.audit import AuditError, audit, audit_replay
from tests.server.chaos.ledger import Ledger
from tests.server.chaos.line import Key, Line, Transcript
from tests.server.chaos.stored import Archive
from tests.server.chaos.truth import Truth
from tests.server.support.process import ServerProcess

Truths = dict[str, Truth]


class Evening:
    """A short match of two people over real lines, as one of them heard it, and the logs."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.ann = server.open_table("Ann", seats=3, bots=["", "", "random"], delay=2, first=0)
        self.ben = server.join(self.ann.table, "Ben")
        self.transcript = Transcript()
        self.watcher = Transcript()
        self.truths: Truths = {}
        self.replay: p.Replay

    async def spend(self) -> None:
        """Play and talk a little."""
        ann, ben, cat = [await self._line() for _ in range(3)]
        await ann.hello(self._key(self.ann), since=0)
        await ben.hello(self._key(self.ben), since=0)
        await cat.hello(Key(self.ann.table), since=0)
        await ann.say("start")
        said = await ben.say("say", words={"type": "chat", "text": "mine"})
        assert isinstance(said, p.Done)
        while ann.step < 5:
            for line in (ann, ben):
                if line.moves:
                    await line.say("move", step=line.step, move=line.moves[0])
            await asyncio.sleep(0.01)
        await ann.say("move", step=0, move=1)
        await ann.hello(self._key(self.ann))
        path = f"/api/tables/{self.ann.table}/replay?eye=0"
        headers = {"authorization": f"Bearer {self.ann.token}"}
        self.replay = (await asyncio.to_thread(self.server.ask, path, None, headers)).read(p.Replay)
        for line in (ann, ben, cat):
            await line.close()
        self.transcript, self.watcher = ann.transcript, cat.transcript
        self.truths = await Archive(f"sqlite:///{self.server.data / 'rockfall.db'}").read()

    def _key(self, place: p.Place) -> Key:
        return Key(place.table, place.token, place.member)

    async def _line(self) -> Line:
        line = await Line.open(self.server.socket_address)
        assert line is not None
        return line

    @property
    def truth(self) -> Truth:
        """The log."""
        return self.truths[self.ann.table]

    def told(self, kind: type[p.ToldEvent]) -> int:
        """Where the first step of a sort was heard."""
        heard = enumerate(self.transcript.heard)
        return next(n for n, one in heard if isinstance(one, p.Told) and isinstance(one.what, kind))


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """One evening that all tests look back at."""
    with ServerProcess(tmp_path_factory.mktemp("evening")) as server:
        spent = Evening(server)
        asyncio.run(spent.spend())
    return spent


def doctored(transcript: Transcript, change: Callable[[list[p.FromServer]], None]) -> Transcript:
    """The same connection with something else heard."""
    other = Transcript()
    other.wishes, other.answers = transcript.wishes, transcript.answers
    other.heard = [*transcript.heard]
    change(other.heard)
    return other


def test_an_honest_connection_passes(evening: Evening) -> None:
    assert len(evening.transcript.heard) > 15
    audit(evening.transcript, evening.truths)
    audit(evening.watcher, evening.truths)
    audit_replay(evening.replay, 0, evening.truths)


def _all_hands(evening: Evening, heard: list[p.FromServer]) -> None:
    at, truth = evening.told(p.Began), evening.truth
    told = heard[at]
    assert isinstance(told, p.Told)
    heard[at] = replace(told, what=truth.told(GOD, -1, truth.dealt)[0])


def _left_out(evening: Evening, heard: list[p.FromServer]) -> None:
    del heard[evening.told(p.Moved)]


def _twice(evening: Evening, heard: list[p.FromServer]) -> None:
    at = evening.told(p.Moved)
    heard.insert(at, heard[at])


def _other_words(evening: Evening, heard: list[p.FromServer]) -> None:
    at = evening.told(p.Spoke)
    told = heard[at]
    assert isinstance(told, p.Told)
    heard[at] = replace(told, what=p.Spoke(1, p.Chat("of another table")))


def _others_moves(evening: Evening, heard: list[p.FromServer]) -> None:
    """What another seat may do: the cards in its hand are in it."""
    truth = evening.truth
    for at, told in enumerate(heard):
        if isinstance(told, p.Told) and isinstance(told.what, p.Moved) and not told.moves:
            moves = [truth.asked(eye, told.seq)[0] for eye in (1, 2)]
            if any(moves):
                heard[at] = replace(told, moves=max(moves))
                return
    raise AssertionError("it was always this seat's turn")


def _others_view(evening: Evening, heard: list[p.FromServer]) -> None:
    at = max(n for n, one in enumerate(heard) if isinstance(one, p.Welcome))
    welcome = heard[at]
    assert isinstance(welcome, p.Welcome)
    heard[at] = replace(welcome, view=evening.truth.view(1, welcome.seq))


def _others_eye(evening: Evening, heard: list[p.FromServer]) -> None:
    at = max(n for n, one in enumerate(heard) if isinstance(one, p.Welcome))
    welcome = heard[at]
    assert isinstance(welcome, p.Welcome)
    heard[at] = replace(welcome, eye=1, view=evening.truth.view(1, welcome.seq))


@pytest.mark.parametrize(
    ("lie", "sentence"),
    [
        (_all_hands, "eye 0 was told"),
        (_left_out, "was told instead of"),
        (_twice, "was told instead of"),
        (_other_words, "eye 0 was told"),
        (_others_moves, "eye 0 was offered"),
        (_others_view, "eye 0 is shown another view"),
        (_others_eye, "eye 1 was given"),
    ],
)
def test_a_lie_on_a_connection_is_noticed(
    evening: Evening, lie: Callable[[Evening, list[p.FromServer]], None], sentence: str
) -> None:
    lied = doctored(evening.transcript, lambda heard: lie(evening, heard))
    with pytest.raises(AuditError, match=sentence):
        audit(lied, evening.truths)


def test_a_watcher_who_does_not_lag_behind_is_noticed(evening: Evening) -> None:
    truth = evening.truth

    def hurry(heard: list[p.FromServer]) -> None:
        last = [one for one in heard if isinstance(one, p.Told)][-1].seq
        for seq in range(last + 1, len(truth.rows)):
            heard.append(p.Told(seq, truth.rows[seq].at, truth.told(-1, -1, seq)[0]))

    with pytest.raises(AuditError, match="watchers must lag behind"):
        audit(doctored(evening.watcher, hurry), evening.truths)


def test_a_replay_for_a_stranger_before_the_end_is_noticed(evening: Evening) -> None:
    for eye, member in ((0, 1), (-1, -1)):
        with pytest.raises(AuditError, match="before the end"):
            audit_replay(replace(evening.replay, eye=eye), member, evening.truths)


def test_a_step_that_was_replayed_and_is_not_stored_is_noticed(evening: Evening) -> None:
    steps = [*evening.replay.steps, p.Told(len(evening.truth.rows), 0, p.Woke())]
    with pytest.raises(AuditError, match="is not stored"):
        audit_replay(replace(evening.replay, steps=steps), 0, evening.truths)


# -- the ledger ------------------------------------------------------------------------------


def test_what_was_acknowledged_is_found_and_what_is_missing_is_noticed(evening: Evening) -> None:
    ledger = Ledger()
    ledger.take(evening.transcript)
    own = [*ledger.faults(evening.truths)]
    # Only the other's words and moves are in nobody's book yet.
    assert own
    assert all("nobody" in fault for fault in own)
    lost = Truth(evening.ann.table)
    lost.read(evening.truth.rows[: evening.truth.dealt + 1])
    assert any("was acknowledged" in fault for fault in ledger.faults({lost.table.id: lost}))


def test_a_move_that_was_refused_and_is_stored_is_noticed(evening: Evening) -> None:
    ledger = Ledger()
    ledger.take(evening.transcript)
    before = [*ledger.faults(evening.truths)]
    for answers in ledger.moves.values():
        answers["refused"] += answers.pop("done", 0)
    mine = [read_entry(row.body) for row in evening.truth.rows]
    made = sum(isinstance(one, Chose) and (one.seat, one.by) == (0, "person") for one in mine)
    assert len([*ledger.faults(evening.truths)]) == len(before) + made


def test_a_log_that_was_changed_or_has_a_hole_is_noticed(evening: Evening) -> None:
    rows = evening.truth.rows
    truth = Truth(evening.ann.table)
    truth.read(rows[:3])
    other = rows[0]._replace(body=write_entry(p.Woke()))
    with pytest.raises(AssertionError, match="was changed"):
        truth.read([other, *rows[1:]])
    with pytest.raises(AssertionError, match="has holes"):
        truth.read([*rows[:4], *rows[5:]])
