"""The line of a socket: when it takes texts, what it counts, and that nothing of it stays."""

import asyncio
import gc
import logging
import weakref

import pytest

from rockfall.server.line import framed, together
from tests.server.hearing import Fed, Listener
from tests.server.test_hearing import FAULTY, MOVE, frame


async def _opened(listener: Listener | None = None) -> Fed:
    fed = Fed(listener or Listener(by_line=True))
    await fed.open()
    return fed


def test_what_passes_by_a_line_is_counted() -> None:
    async def play() -> None:
        fed = await _opened()
        fed.protocol.write(together([framed([b"one"]), framed([b"three"])]))
        fed.protocol.write(framed([b"two"]))
        await fed.feed(frame(MOVE))
        # This one has to be received, and is counted where that is done.
        await fed.feed(frame("grüße".encode()))
        passed = fed.protocol.passed
        assert (passed.messages_out, passed.bytes_out) == (3, 11)
        assert (passed.messages_in, passed.bytes_in) == (1, len(MOVE))
        assert fed.transport.written[0] == b"\x81\x03one\x81\x05three"
        await fed.end()

    asyncio.run(play())


def test_a_line_takes_nothing_while_the_other_side_does_not_read() -> None:
    async def play() -> None:
        fed = await _opened()
        assert fed.protocol.ready()
        fed.protocol.pause_writing()
        assert not fed.protocol.ready()
        assert not fed.protocol.writable.is_set()
        fed.protocol.resume_writing()
        assert fed.protocol.ready()
        assert fed.protocol.writable.is_set()
        await fed.end()
        assert not fed.protocol.ready()

    asyncio.run(play())


def test_a_line_takes_nothing_before_it_is_open_nor_once_it_closes() -> None:
    async def play() -> None:
        fed = Fed(Listener(by_line=True))
        fed.protocol.connection_made(fed.transport)  # type: ignore[arg-type]
        assert not fed.protocol.ready()
        fed = await _opened()
        fed.transport.close()
        assert not fed.protocol.ready()
        await fed.end()

    asyncio.run(play())


def test_a_socket_that_is_over_is_gone_without_a_look_for_rubbish() -> None:
    async def play() -> "weakref.ref[object]":
        fed = await _opened()
        await fed.feed(frame(MOVE))
        await fed.end()
        return weakref.ref(fed.protocol)

    gc.disable()
    try:
        assert asyncio.run(play())() is None
    finally:
        gc.enable()


@pytest.mark.parametrize("said", FAULTY, ids=range(len(FAULTY)))
def test_nor_does_one_stay_that_was_closed_for_what_it_said(said: bytes) -> None:
    async def play() -> "list[weakref.ref[object]]":
        fed = await _opened()
        await fed.feed(said)
        await fed.end()
        return [weakref.ref(fed.protocol), weakref.ref(fed.protocol.conn)]

    # Of what is no text a log keeps more than the words, as long as a test looks at it.
    logging.disable()
    gc.disable()
    try:
        assert [one() for one in asyncio.run(play())] == [None, None]
    finally:
        gc.enable()
        logging.disable(logging.NOTSET)


@pytest.mark.parametrize(
    ("asked", "status"),
    [(b"", 426), (b"Connection: Upgrade\r\n", 400), (b"Connection: ,;\r\n", 400)],
)
def test_nor_does_one_stay_that_was_asked_for_in_the_wrong_way(asked: bytes, status: int) -> None:
    async def play() -> "weakref.ref[object]":
        fed = Fed(Listener(by_line=True))
        fed.protocol.connection_made(fed.transport)  # type: ignore[arg-type]
        asking = b"GET /ws HTTP/1.1\r\nUpgrade: websocket\r\n%b\r\n" % asked
        fed.protocol.data_received(asking)
        assert fed.transport.written[0].startswith(b"HTTP/1.1 %d" % status)
        await fed.end()
        return weakref.ref(fed.protocol)

    gc.disable()
    try:
        assert asyncio.run(play())() is None
    finally:
        gc.enable()
