"""Connections over plain HTTP: who is slow or greedy is cut off, and nobody else notices."""

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from rockfall.server.http import Gate, Times
from tests.server.registries import run
from tests.server.support.process import ServerProcess
from tests.server.support.slow import HUGE, PATIENT, SHORT, Small, with_server

POST = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 8\r\n\r\n"


@pytest.mark.parametrize("piece", [b"", b"GET / HTTP/1.1\r\nhost: x\r\n", b"G", b"\r\n"])
def test_who_does_not_finish_the_headers_is_cut_off(piece: bytes) -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        await line.send(piece)
        assert await line.until_cut_off() == b""
        await small.until_open(0)

    with_server(work, PATIENT._replace(head=SHORT))


@pytest.mark.parametrize("piece", [b"x-a: b\r\n", b"\r\n"])
def test_who_lets_the_headers_drip_is_cut_off(piece: bytes) -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        if piece.strip():
            await line.send(b"GET / HTTP/1.1\r\n")
        await line.drip(piece)

    with_server(work, PATIENT._replace(head=SHORT))


def test_who_lets_a_further_request_drip_is_cut_off_too() -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        assert await line.ask() == b"0"
        await line.drip(b"\r\n")
        line = await small.line()
        assert await line.ask() == b"0"
        await line.send(b"GET / HTTP/1.1\r\n")
        await line.drip(b"x-a: b\r\n")

    with_server(work, PATIENT._replace(head=SHORT))


def test_headers_without_end_are_cut_off_by_their_length() -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        await line.send(b"GET / HTTP/1.1\r\n")
        for _ in range(10):
            try:
                await line.send(b"x-a: " + b"b" * 30_000 + b"\r\n")
            except ConnectionError:
                break
        assert await line.until_cut_off() == b""

    with_server(work)


def test_who_lets_the_body_drip_is_cut_off() -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        await line.send(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4000\r\n\r\n")
        await line.drip(b"a")

    with_server(work, PATIENT._replace(body=SHORT))


def test_a_body_nobody_asked_for_is_not_read_for_ever() -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        assert (
            await line.ask(b"GET /huge HTTP/1.1\r\nhost: x\r\ncontent-length: 4000\r\n\r\n") == b"x"
        )
        await line.drip(b"a")

    with_server(work, PATIENT._replace(body=SHORT))


def test_who_does_not_read_the_answer_is_cut_off() -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        await line.send(b"GET /huge HTTP/1.1\r\nhost: x\r\n\r\n")
        await small.until_open(1)
        await small.until_open(0)
        assert len(await line.until_cut_off()) < HUGE

    with_server(work, PATIENT._replace(answer=SHORT))


def test_who_reads_the_answer_gets_all_of_it() -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        await line.send(b"GET /huge HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        assert len(await line.until_cut_off()) > HUGE

    with_server(work)


def test_a_connection_without_a_request_is_closed_after_a_while() -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        assert await line.ask() == b"0"
        assert await line.until_cut_off() == b""
        await small.until_open(0)

    with_server(work, keep_alive=1)


def test_others_are_served_while_somebody_dawdles() -> None:
    async def work(small: Small) -> None:
        slow = [await small.line() for _ in range(20)]
        for line in slow:
            await line.send(b"GET / HTTP/1.1\r\n")
        quick = await small.line("127.0.0.2")
        for _ in range(5):
            assert await quick.ask() == b"0"
            assert await quick.ask(POST + b"01234567") == b"8"
        await asyncio.gather(*[line.until_cut_off() for line in slow])
        assert await quick.ask() == b"0"
        await small.until_open(1)

    with_server(work, PATIENT._replace(head=SHORT))


def test_one_connection_too_many_is_closed_at_once_and_only_of_that_address() -> None:
    async def work(small: Small) -> None:
        mine = [await small.line() for _ in range(3)]
        for line in mine:
            assert await line.ask() == b"0"
        assert await (await small.line()).until_cut_off() == b""
        assert await (await small.line("127.0.0.2")).ask() == b"0"
        mine[0].close()
        await small.until_open(3)
        assert await (await small.line()).ask() == b"0"

    with_server(work, gate=Gate(100, 3))


def test_the_server_has_room_for_so_many_connections() -> None:
    async def work(small: Small) -> None:
        for host in ("127.0.0.1", "127.0.0.2"):
            assert await (await small.line(host)).ask() == b"0"
        assert await (await small.line("127.0.0.3")).until_cut_off() == b""

    with_server(work, gate=Gate(2, 2))


def test_a_full_server_makes_room_at_the_cost_of_who_has_most() -> None:
    async def work(small: Small) -> None:
        greedy = [await small.line() for _ in range(4)]
        for line in greedy:
            assert await line.ask() == b"0"
        modest = await small.line("127.0.0.2")
        assert await modest.ask() == b"0"
        assert await (await small.line("127.0.0.3")).ask() == b"0"
        assert await greedy[0].until_cut_off() == b""
        assert await (await small.line("127.0.0.4")).ask() == b"0"
        assert await greedy[1].until_cut_off() == b""
        # Who has as many as anybody else takes nobody's place.
        assert await (await small.line("127.0.0.4")).until_cut_off() == b""
        for line in (modest, *greedy[2:]):
            assert await line.ask() == b"0"
        assert small.gate.total == 5

    with_server(work, gate=Gate(5, 4))


def test_a_proxy_that_is_trusted_speaks_for_many() -> None:
    async def work(small: Small) -> None:
        for _ in range(5):
            assert await (await small.line()).ask() == b"0"
        assert await (await small.line("127.0.0.2")).ask() == b"0"
        assert await (await small.line("127.0.0.2")).until_cut_off() == b""

    with_server(work, gate=Gate(6, 1, "127.0.0.1/32,10.0.0.0/8"))


def test_a_socket_is_not_counted_and_may_be_silent() -> None:
    async def work(small: Small) -> None:
        async with connect(f"ws://127.0.0.1:{small.port}/ws") as socket:
            await small.until_open(0)
            slow = await small.line()
            await slow.until_cut_off()
            await socket.send("still here")
            assert await socket.recv() == "still here"

    with_server(work, Times(SHORT, SHORT, SHORT), Gate(1, 1))


def test_a_running_server_closes_connections_beyond_its_setting(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, connections_per_address="3") as server:

        async def work() -> None:
            small = Small(Gate(1, 1), server.port)
            ask = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
            mine = [await small.line("127.0.0.2") for _ in range(3)]
            for line in mine:
                assert await line.ask(ask) == b"o"
            assert await (await small.line("127.0.0.2")).until_cut_off() == b""
            assert await (await small.line("127.0.0.3")).ask(ask) == b"o"
            small.close()

        run(work)
        assert not server.faults


def test_requests_ahead_of_their_answers_are_few() -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        await line.send(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n" * 1000)
        assert (await line.until_cut_off()).count(b"HTTP/1.1 200") <= 2
        await small.until_open(0)

    with_server(work)


def test_headers_that_are_many_are_cut_off_however_short_they_are() -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        assert await line.ask(b"GET / HTTP/1.1\r\nhost: x\r\n" + b"a:\r\n" * 50 + b"\r\n") == b"0"
        await line.send(b"GET / HTTP/1.1\r\nhost: x\r\n" + b"a:\r\n" * 150 + b"\r\n")
        assert b"200" not in await line.until_cut_off()
        await small.until_open(0)

    with_server(work)


def test_a_body_in_crumbs_is_cut_off() -> None:
    async def work(small: Small) -> None:
        post = b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
        line = await small.line()
        assert await line.ask(post + b"1\r\na\r\n" * 9 + b"0\r\n\r\n") == b"9"
        await line.send(post + b"1\r\na\r\n" * 1000 + b"0\r\n\r\n")
        assert b"200" not in await line.until_cut_off()
        await small.until_open(0)

    with_server(work)
