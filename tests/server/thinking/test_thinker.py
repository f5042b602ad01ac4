"""A thinker remembers seats, says what it lacks, and survives whatever it is asked."""

import subprocess
import sys
from io import BytesIO

import msgspec
import pytest

from rockfall.server.thinking.frames import (
    HEAD,
    Failed,
    Missing,
    Ready,
    Reply,
    SeatStep,
    Thought,
    decode_reply,
    frame,
)
from rockfall.server.thinking.thinker import Thinker, converse
from tests.server.thinking.asking import Asker, dealt

#: A move of the pile that shows a card which is not there.
FALSE_OP = (0, 7, 1, -1, 2)
#: A thinker whose bots print, among other things what looks like a frame.
CHATTERBOX = """
import sys
from rockfall.server.thinking import seat_bot, thinker

class Chatterbox:
    def watch(self, before, seat, move):
        pass
    def choose(self, view, moves, budget):
        print("hello from the bot", flush=True)
        return moves[0]

seat_bot.make_bot = lambda *_: Chatterbox()
thinker.main()
"""


def replies(stream: bytes) -> list[Reply]:
    """The frames of a stream that has nothing between them."""
    found, at = [], 0
    while at < len(stream):
        size = int.from_bytes(stream[at : at + HEAD], "big")
        found.append(decode_reply(stream[at + HEAD : at + HEAD + size]))
        at += HEAD + size
    return found


def test_it_need_not_be_told_twice() -> None:
    asker, thinker = Asker(dealt(plies=8)), Thinker()
    first = thinker.answer(asker.think())
    assert thinker.answer(asker.think(since=9, number=2)) == msgspec.structs.replace(first, id=2)
    assert isinstance(first, Thought)
    assert first.move in asker.match.moves(asker.match.actor)


def test_what_it_has_heard_already_is_not_heard_again() -> None:
    asker, thinker = Asker(dealt(plies=8)), Thinker()
    assert thinker.answer(asker.think()) == thinker.answer(asker.think(since=3))
    assert thinker.answer(asker.think()) == Thinker().answer(asker.think())


@pytest.mark.parametrize("since", [1, 5])
def test_it_says_how_much_it_was_told_when_that_is_too_little(since: int) -> None:
    asker, thinker = Asker(dealt(plies=8)), Thinker()
    assert thinker.answer(asker.think(since)) == Missing(1, 0)
    assert isinstance(thinker.answer(asker.think()), Thought)
    assert thinker.answer(msgspec.structs.replace(asker.think(), since=20)) == Missing(1, 9)


def test_seats_used_longest_ago_are_forgotten() -> None:
    match, thinker = dealt(plies=8), Thinker(room=2)
    askers = [Asker(match, key=key) for key in "abc"]
    for asker in askers:
        thinker.answer(asker.think())
    assert thinker.answer(askers[0].think(since=9)) == Missing(1, 0)
    assert isinstance(thinker.answer(askers[2].think(since=9)), Thought)


def test_a_match_that_has_become_shorter_is_heard_anew() -> None:
    asker, thinker = Asker(dealt(plies=8)), Thinker()
    thinker.answer(asker.think())
    earlier = Asker(dealt(plies=4))
    assert earlier.question().key == asker.question().key
    assert thinker.answer(earlier.think(since=4)) == Missing(1, 0)
    assert thinker.answer(earlier.think()) == Thinker().answer(earlier.think())


@pytest.mark.parametrize(
    ("change", "reason"),
    [({"level": "clairvoyant"}, "unknown bot"), ({"spec": "chess"}, "unknown edition")],
)
def test_what_cannot_be_set_up_fails_with_a_sentence(change: dict[str, str], reason: str) -> None:
    asked = msgspec.structs.replace(Asker(dealt()).think(), **change)
    reply = Thinker().answer(asked)
    assert isinstance(reply, Failed)
    assert reply.reason.startswith(reason)


def test_a_mind_in_which_something_broke_is_forgotten_and_no_card_is_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asker, thinker = Asker(dealt(plies=8)), Thinker()
    thinker.answer(asker.think())
    false = SeatStep(0, asker.match.moves(asker.match.actor)[0], (FALSE_OP,))
    asked = msgspec.structs.replace(asker.think(since=9), told=[false])
    assert thinker.answer(asked) == Failed(1, "ValueError")
    said = capsys.readouterr()
    assert said.err.splitlines()[-1] == "ValueError"
    assert "in apply" in said.err
    assert not said.out
    assert thinker.answer(asker.think(since=9)) == Missing(1, 0)


def test_after_a_hello_questions_are_answered_in_order_until_there_are_no_more() -> None:
    asker, out = Asker(dealt(plies=8)), BytesIO()
    asked = b"".join(frame(asker.think(number=number)) for number in (4, 5, 6))
    converse(BytesIO(asked), out, Thinker().answer)
    hello, *answers = replies(out.getvalue())
    assert hello == Ready()
    assert [reply.id for reply in answers] == [4, 5, 6]


def test_what_a_bot_prints_does_not_come_between_the_frames() -> None:
    asker = Asker(dealt())
    asked = frame(asker.think(number=1)) + frame(asker.think(number=2))
    done = subprocess.run(
        [sys.executable, "-c", CHATTERBOX], input=asked, capture_output=True, check=True
    )
    move = asker.match.moves(asker.match.actor)[0]
    assert replies(done.stdout) == [Ready(), Thought(1, move), Thought(2, move)]
    assert done.stderr.decode().splitlines() == ["hello from the bot"] * 2


def test_a_process_ends_in_peace_when_nobody_asks_any_more() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rockfall.server.thinking.thinker"],
        input=b"",
        capture_output=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == (frame(Ready()), b"")


def test_a_process_that_hears_nonsense_ends_and_says_where_but_not_what() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rockfall.server.thinking.thinker"],
        input=b"\0\0\0\3abc",
        capture_output=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.decode().splitlines()[-1] == "ValidationError"
