"""What a client says is heard the same whether it is handed over or received the usual way."""

import asyncio
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from rockfall.server.frames import short_text
from tests.server.hearing import MOST_BYTES, Fed, Listener, rounds
from tests.support.strategies import lane

MOVE = b'{"type":"move","id":1}'
MASK = b"\x12\xf4\x56\xb8"


def frame(payload: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client sends it, but masked with the same each time."""
    bare = Frame(opcode, payload, fin).serialize(mask=False)
    head = bare[: len(bare) - len(payload)]
    masked = bytes(byte ^ MASK[at % len(MASK)] for at, byte in enumerate(payload))
    return bytes((head[0], head[1] | 0x80)) + head[2:] + MASK + masked


FRAGMENTED = frame(b"one", fin=False) + frame(b"two", Opcode.CONT)
PINGED = frame(b"one", fin=False) + frame(b"?", Opcode.PING) + frame(b"two", Opcode.CONT)
UNMASKED = Frame(Opcode.TEXT, b"bare").serialize(mask=False)
NO_TEXT = frame(b"\xff\xfe")
TOO_LONG = frame(bytes(MOST_BYTES + 1))
#: A bit that no extension has given a meaning.
SPECIAL = b"\xc1" + frame(MOVE)[1:]
UNKNOWN = b"\x83" + frame(MOVE)[1:]
#: A length that takes more bytes than it has to.
LAVISH = b"\x81\xfe\x00\x02" + bytes(4) + b"ab"
CLOSE = frame(b"\x03\xe9", Opcode.CLOSE)
FAULTY = (UNMASKED, NO_TEXT, TOO_LONG, SPECIAL, UNKNOWN, CLOSE, frame(b"x", Opcode.CONT))
LONG = [frame(b"x" * length) for length in (125, 126, 127, MOST_BYTES)]
GOOD = (
    *(frame(MOVE), frame(b""), frame("grüße".encode()), frame(b"\xff", Opcode.BINARY), LAVISH),
    *(frame(b"?", Opcode.PING), frame(b"!", Opcode.PONG), FRAGMENTED, PINGED, *LONG),
)


async def _play(listener: Listener, pieces: Sequence[tuple[bytes, int]]) -> Fed:
    fed = Fed(listener)
    await fed.open()
    for piece, pause in pieces:
        await fed.feed(piece)
        await rounds(pause)
    await fed.end()
    return fed


@lane(200)
@given(
    st.lists(st.sampled_from(GOOD * 3 + FAULTY), max_size=12),
    st.lists(st.integers(1, 60), min_size=1, max_size=20),
    st.lists(st.integers(0, 4), min_size=1, max_size=20),
    st.booleans(),
    st.integers(0, 3),
)
def test_however_a_stream_is_cut_the_same_is_heard_both_ways(
    sent: list[bytes], cuts: list[int], pauses: list[int], by_frames: bool, slowness: int
) -> None:
    pieces: list[bytes] = []
    at, stream = 0, b"".join(sent)
    while not by_frames and at < len(stream):
        pieces.append(stream[at : at + cuts[len(pieces) % len(cuts)]])
        at += len(pieces[-1])
    fed = [
        (piece, pauses[number % len(pauses)])
        for number, piece in enumerate(sent if by_frames else pieces)
    ]
    one = asyncio.run(_play(Listener(by_line=True, pause=slowness), fed))
    other = asyncio.run(_play(Listener(by_line=False, pause=slowness), fed))
    assert one.listener.heard == other.listener.heard
    assert one.transport.written == other.transport.written
    assert one.transport.closing == other.transport.closing


def test_a_whole_text_that_is_waited_for_is_handed_over_and_reading_goes_on() -> None:
    async def play() -> None:
        fed = Fed(Listener(by_line=True))
        await fed.open()
        for _ in range(3):
            await fed.feed(frame(MOVE))
            assert fed.transport.reads()
            await rounds(5)
        assert fed.listener.handed == [MOVE] * 3
        await fed.end()
        assert fed.listener.heard == [MOVE] * 3 + [1005]

    asyncio.run(play())


def test_while_a_message_is_unanswered_the_next_one_waits_and_nothing_is_read_after_it() -> None:
    async def play() -> None:
        fed = Fed(Listener(by_line=True))
        await fed.open()
        fed.listener.may_answer.clear()
        await fed.feed(frame(b"1"))
        assert fed.transport.reads()
        await fed.feed(frame(b"2"))
        assert not fed.transport.reads()
        await rounds(10)
        assert fed.listener.heard == [b"1"]
        fed.listener.may_answer.set()
        await rounds(10)
        assert (fed.listener.heard, fed.listener.handed) == ([b"1", b"2"], [b"1"])
        assert fed.transport.reads()
        await fed.feed(frame(b"3"))
        await rounds(10)
        assert (fed.listener.heard, fed.listener.handed) == ([b"1", b"2", b"3"], [b"1", b"3"])
        await fed.end()

    asyncio.run(play())


def test_a_text_is_not_handed_over_in_the_midst_of_another_message() -> None:
    async def play() -> None:
        fed = Fed(Listener(by_line=True))
        await fed.open()
        await fed.feed(frame(b"one", fin=False))
        await rounds(5)
        await fed.feed(frame(MOVE))
        await rounds(5)
        # A protocol error, as the library has it.
        assert fed.listener.heard == [1002]
        assert fed.transport.closing

    asyncio.run(play())


def test_what_looks_like_a_text_within_another_frame_is_not_handed_over() -> None:
    async def play() -> None:
        fed = Fed(Listener(by_line=True))
        await fed.open()
        within = frame(MOVE)
        # Masked with nothing, so it goes over the line as it is.
        await fed.feed(bytes((0x82, 0x80 | len(within))) + bytes(4))
        await rounds(5)
        await fed.feed(within)
        await rounds(5)
        assert fed.listener.heard == [within]
        assert not fed.listener.handed
        await fed.end()

    asyncio.run(play())


def test_who_was_given_up_because_they_were_silent_is_heard_no_more() -> None:
    async def play() -> None:
        fed = Fed(Listener(by_line=True))
        await fed.open()
        fed.protocol.keepalive_timeout()
        fed.protocol.data_received(frame(MOVE))
        await rounds(5)
        await fed.end()
        assert fed.listener.heard == [1005]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("faulty", "code"),
    [(NO_TEXT, 1007), (TOO_LONG, 1009), (UNMASKED, 1002), (SPECIAL, 1002)],
    ids=["no text", "too long", "unmasked", "special"],
)
def test_what_is_wrong_is_refused_with_its_code(faulty: bytes, code: int) -> None:
    async def play() -> None:
        fed = Fed(Listener(by_line=True))
        await fed.open()
        await fed.feed(faulty)
        await rounds(5)
        assert fed.listener.heard == [code]
        assert not fed.listener.handed
        assert fed.transport.written[0][2:4] == code.to_bytes(2)
        assert fed.transport.closing

    asyncio.run(play())


def test_whoever_is_cut_off_while_they_are_answered_is_gone_afterwards() -> None:
    async def play() -> None:
        fed = Fed(Listener(by_line=True))
        await fed.open()
        fed.listener.may_answer.clear()
        await fed.feed(frame(MOVE))
        await rounds(5)
        fed.protocol.connection_lost(None)
        await rounds(5)
        assert fed.listener.heard == [MOVE]
        fed.listener.may_answer.set()
        await rounds(5)
        assert fed.listener.heard == [MOVE, 1005]
        assert not fed.state.tasks

    asyncio.run(play())


def test_what_is_said_after_the_last_word_is_not_heard() -> None:
    async def play() -> None:
        fed = Fed(Listener(by_line=True))
        await fed.open()
        await fed.protocol.send({"type": "websocket.close", "code": 1008, "reason": ""})
        await fed.feed(frame(MOVE))
        await rounds(5)
        await fed.feed(frame(MOVE))
        await rounds(5)
        assert fed.listener.heard == [1008]
        assert not fed.listener.handed

    asyncio.run(play())


def test_texts_that_are_handed_over_are_counted_and_a_flood_of_them_is_cut_off() -> None:
    async def play(by_line: bool) -> tuple[int, bool]:
        fed = Fed(Listener(by_line), burst=5)
        await fed.open()
        while not fed.transport.aborted:
            await fed.feed(frame(MOVE))
            await rounds(5)
            assert len(fed.listener.heard) < 200
        return len(fed.listener.heard), bool(fed.listener.handed)

    handed, usual = asyncio.run(play(True)), asyncio.run(play(False))
    assert handed == (usual[0], True)
    assert not usual[1]


def test_only_a_short_plain_text_is_taken_out_of_its_frame() -> None:
    assert short_text(frame(MOVE), 125) == MOVE
    assert short_text(frame(b""), 125) == b""
    assert short_text(frame(b"x" * 125), 125) == b"x" * 125
    assert short_text(frame(b"x" * 9), 8) is None
    whole = frame(MOVE)
    odd = (*FAULTY, LAVISH, FRAGMENTED, frame("ü".encode()), frame(b"x" * 126), whole + whole)
    for data in (*odd, *(whole[:length] for length in range(len(whole)))):
        assert short_text(data, 125) is None
