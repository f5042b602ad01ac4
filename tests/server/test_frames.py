"""Frames of a socket are counted before anybody takes them apart; floods of them are cut off."""

import asyncio
from base64 import b64encode
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from rockfall.server.frames import FrameCounter
from rockfall.server.line import text_frame
from tests.server.registries import run
from tests.server.support.process import ServerProcess
from tests.support.strategies import lane

UPGRADE: Final = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + b64encode(bytes(16)) + b"\r\n\r\n"
)
USUAL: Final = {"messages_per_second": "8", "message_burst": "40"}
MANY: Final = 10_000


def text(payload: bytes, opcode: Opcode = Opcode.TEXT) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, payload).serialize(mask=True)


@lane(100)
@given(
    st.lists(
        st.tuples(
            st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT]),
            st.sampled_from([0, 1, 125, 126, 300, 65_535, 65_536]),
        ),
        max_size=8,
    ),
    st.lists(st.integers(1, 70_000), min_size=1, max_size=40),
)
def test_frames_are_counted_however_the_stream_is_cut(
    sent: list[tuple[Opcode, int]], cuts: list[int]
) -> None:
    stream = b"".join(text(bytes(length), opcode) for opcode, length in sent)
    counter, taken, at = FrameCounter(), 0, 0
    for number in range(len(stream)):
        piece = stream[at : at + cuts[number % len(cuts)]]
        at += len(piece)
        taken += counter.count(piece, MANY)
    assert taken == sum(1 if opcode in (Opcode.TEXT, Opcode.BINARY) else 8 for opcode, _ in sent)


def test_of_too_many_frames_few_are_looked_at() -> None:
    assert 100 < FrameCounter().count(text(b"") * MANY, 100) <= 108


async def flood(server: ServerProcess, frames: bytes) -> bytes:
    """Open a socket, send something over and over, and gather what comes until the line is cut."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(UPGRADE)
    await reader.readuntil(b"\r\n\r\n")
    heard = bytearray()

    async def listen() -> None:
        try:
            while more := await reader.read(1 << 16):
                heard.extend(more)
        except ConnectionError:
            pass

    listening = asyncio.create_task(listen())
    writer.write(frames)
    try:
        async with asyncio.timeout(20):
            await listening
    finally:
        writer.close()
    return bytes(heard)


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.TEXT])
def test_a_flood_of_frames_is_cut_off_and_nothing_is_done_for_it(
    tmp_path: Path, opcode: Opcode
) -> None:
    with ServerProcess(tmp_path, **USUAL) as server:
        heard = asyncio.run(flood(server, text(b"", opcode) * MANY))
        assert len(heard) < 1000
        assert server.ask("/healthz").status == 200
        assert not server.faults


def test_a_message_in_a_thousand_pieces_is_not_put_together(tmp_path: Path) -> None:
    begun = Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True)
    piece = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
    with ServerProcess(tmp_path, **USUAL) as server:
        assert asyncio.run(flood(server, begun + piece * 1000)) == b""


def test_who_keeps_a_line_alive_and_talks_as_fast_as_one_may_is_not_cut_off(
    tmp_path: Path,
) -> None:
    async def talk(address: str) -> None:
        async with connect(address) as socket:
            for number in range(40):
                await socket.send(f'{{"type":"start","id":{number + 1}}}')
            for _ in range(40):
                assert "say-hello-first" in str(await socket.recv())
            for _ in range(5):
                await (await socket.ping())

    with ServerProcess(tmp_path, **USUAL) as server:
        run(lambda: talk(server.socket_address))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_texts_are_framed_as_the_library_does_it(size: int) -> None:
    payload = bytes(size)
    assert text_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)
