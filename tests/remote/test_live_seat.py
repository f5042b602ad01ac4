"""A bot on a live seat, at a table whose server says what the test wants."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Thread

import pytest
from websockets.sync.server import ServerConnection, serve

from rockfall.bots.bot import Bot, Budget
from rockfall.bots.registry import make_bot
from rockfall.editions.registry import Edition
from rockfall.kernel.layout import TABLE
from rockfall.remote import live_seat
from rockfall.remote.live_seat import Address, LiveError, LiveSeat
from rockfall.server import protocol as p
from rockfall.server.table import Table
from rockfall.server.table_info import info_of
from rockfall.server.told_events import events
from tests.server.played import dealt_table

#: Ben's seat and number, whose turn it is.
BEN = 1
OVER = p.Ended(how="finished", scores=[1, 2, 3], winners=[2], roles=[], seed="", half="")


@contextmanager
def serving(script: Callable[[ServerConnection], None]) -> Iterator[Address]:
    """A server that follows a script with everybody who comes; its faults are raised here."""
    faults: list[BaseException] = []

    def follow(socket: ServerConnection) -> None:
        try:
            script(socket)
        except BaseException as fault:
            faults.append(fault)
            raise

    with serve(follow, "127.0.0.1", 0) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            port = server.socket.getsockname()[1]
            yield Address(f"ws://127.0.0.1:{port}/ws", "cellar")
        finally:
            server.shutdown()
            thread.join()
            if faults:
                raise faults[0]


def say(socket: ServerConnection, message: p.FromServer) -> None:
    socket.send(p.encode(message).decode())


def hear(socket: ServerConnection) -> p.FromClient:
    message: p.FromClient = p.decode(socket.recv())
    return message


def welcome(socket: ServerConnection, table: Table) -> int:
    """Hear a hello and answer it; gives from where on the past is to be told."""
    hello = hear(socket)
    assert isinstance(hello, p.Hello)
    assert (hello.table, hello.token) == ("cellar", "token")
    answer = p.Welcome(hello.id, info_of(table), member=BEN, eye=BEN, seq=table.seq, step=0)
    say(socket, answer)
    assert hello.since is not None
    return hello.since


def tell(socket: ServerConnection, table: Table, since: int) -> None:
    """Everything from a number on; the last step asks Ben."""
    assert table.match is not None
    for seq, what in enumerate(events(table, [BEN], since), since):
        moves = table.match.moves(BEN) if seq == table.seq - 1 else []
        say(socket, p.Told(seq, 0, what[BEN], moves))


def sit(edition: Edition, seat: int) -> Bot:
    assert (edition.spec, edition.seats, seat) == ("jubilee", 3, BEN)
    return make_bot("standard", edition.rules, seat, b"live")


def test_a_question_that_the_line_broke_at_is_answered_again_and_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live_seat, "_AGAIN", 0.0)
    table = dealt_table()
    answers: list[p.FromClient] = []
    begun: list[int] = []

    def script(socket: ServerConnection) -> None:
        begun.append(welcome(socket, table))
        tell(socket, table, begun[-1])
        answers.append(hear(socket))
        if len(answers) == 1:
            # Nobody will ever know whether it came through.
            socket.socket.close()
            return
        say(socket, p.Told(table.seq, 0, OVER))

    with serving(script) as address:
        assert LiveSeat(address, "token", sit).play() == OVER
    assert begun == [0, table.seq - 1]
    assert answers[0] == answers[1]
    assert table.match is not None
    assert isinstance(answers[0], p.Move)
    assert answers[0].move in table.match.moves(BEN)


def test_what_the_bot_sees_is_what_its_seat_sees() -> None:
    table = dealt_table()
    match = table.match
    assert match is not None

    class Witness:
        """Takes the first move, and holds each view against the match."""

        watched = 0

        def watch(self, before: object, seat: int, move: int) -> None:
            self.watched += 1

        def choose(self, view: object, moves: list[int], budget: Budget) -> int:
            assert match is not None
            assert match.view(BEN).same(view)  # type: ignore[arg-type]
            return moves[0]

        def belief(self, view: object) -> None:
            """It only looks."""

    witness = Witness()

    def script(socket: ServerConnection) -> None:
        tell(socket, table, welcome(socket, table))
        seq = table.seq
        for _ in range(6):
            answer = hear(socket)
            assert isinstance(answer, p.Move)
            assert answer.step == len(match.steps) - 1
            known = len(match.steps)
            match.submit(BEN, answer.move)
            while match.actor != BEN:
                assert match.actor != TABLE
                match.submit(match.actor, match.moves(match.actor)[0])
            for step in match.told_since(BEN, known):
                moves = match.moves(BEN) if step.number == len(match.steps) - 1 else []
                what = p.Moved(step.number, step.seat, step.move, "person", list(step.ops), [], [])
                say(socket, p.Told(seq, 0, what, moves))
                seq += 1
        hear(socket)
        say(socket, p.Told(seq, 0, OVER))

    with serving(script) as address:
        LiveSeat(address, "token", lambda *_: witness).play()
    assert witness.watched == len(match.steps) - 1 > 15


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (p.Refused(1, "no-such-table"), "the server refuses: no-such-table"),
        (p.Bye("seat-freed"), "the server says goodbye: seat-freed"),
    ],
)
def test_who_is_not_wanted_does_not_come_back(answer: p.FromServer, sentence: str) -> None:
    def script(socket: ServerConnection) -> None:
        hear(socket)
        say(socket, answer)

    with serving(script) as address, pytest.raises(LiveError, match=sentence):
        LiveSeat(address, "token", sit).play()


def test_a_server_that_is_not_there_is_given_up_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live_seat, "_AGAIN", 0.0)
    with pytest.raises(LiveError, match="the server does not answer"):
        LiveSeat(Address("ws://127.0.0.1:9/ws", "cellar"), "token", sit).play()
