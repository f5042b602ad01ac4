"""`./run bench server`: a tiny run, what goes over a line, what is made of the numbers."""

import asyncio
import json
from collections.abc import Mapping
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from msgspec import structs

from bench.__main__ import main
from bench.load.crowd import Slice
from bench.load.group import Place, PlayerGroup, RockfallGroup
from bench.load.line import Line, frame
from bench.load.report import Load, Memory, Mode, Name, Report, make_report, memory_of
from bench.load.table import show

LOAD = Load(tables=2, sockets=10, rate=50.0, seconds=1.0, repetitions=3, engine="compiled")


def run_tiny(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    options = ("--json", "--seconds=0.4", "--tables=2", "--sockets=11", "--rate=40")
    assert main(["server", *options]) == 0, capsys.readouterr().err
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_a_tiny_run_measures_both_servers_alike(capsys: pytest.CaptureFixture[str]) -> None:
    told = run_tiny(capsys)
    assert (told["load"]["tables"], told["load"]["sockets"]) == (2, 11)
    for mode in ("hold", "flat"):
        assert set(told[mode]) == {"rockfall", "bare"}
        for side in told[mode].values():
            middle, best = side["median"], side["best"]
            assert 0 < middle["moves_per_s"] <= best["moves_per_s"] + 0.001
            assert 0 < middle["ack_p50_ms"] <= middle["ack_p99_ms"] <= middle["told_p99_ms"]
            assert middle["told_p50_ms"] <= middle["told_p99_ms"]
            assert middle["client_cores"] > 0
    # Nobody moves faster than the pace that was asked for.
    assert told["hold"]["rockfall"]["best"]["moves_per_s"] <= 1.1 * 40
    flat = {name: told["flat"][name]["median"]["moves_per_s"] for name in told["flat"]}
    assert told["ratios"]["flat_moves_per_s"] == pytest.approx(flat["rockfall"] / flat["bare"])
    assert all(told["memory"][name]["idle"] > 1000 for name in ("rockfall", "bare"))
    show(msgspec.convert(told, Report))
    assert "2 tables, 11 sockets" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("--tables=0", "--tables takes a whole number from 1 up, not '0'"),
        ("--sockets=4999", "--sockets takes a whole number from 5000 up, not '4999'"),
        ("--rate=0", "--rate takes a number above 0, not '0'"),
        ("--seconds=x", "--seconds takes a number above 0, not 'x'"),
        ("--before=/", "--before takes a folder with the package rockfall, not '/'"),
    ],
)
def test_what_makes_no_sense_is_not_measured(
    option: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["server", option]) == 2
    assert capsys.readouterr().err == f"run bench: {sentence}\n"


# -- a line ----------------------------------------------------------------------------------


async def _echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer a greeting, then send three texts and a ping in the smallest pieces."""
    await reader.readuntil(b"\r\n\r\n")
    texts = (b"short", b"x" * 300, b"y" * 70_000)
    sent = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
    for text in texts:
        masked = frame(0x81, text)
        at = len(masked) - len(text) - 4
        # A server does not mask.
        sent += masked[:1] + bytes([masked[1] & 0x7F]) + masked[2:at] + text
    sent += b"\x89\x02hi"
    for at in range(0, len(sent), 7000):
        writer.write(sent[at : at + 7000])
        await writer.drain()
        await asyncio.sleep(0)
    # The pong, masked with zeros.
    assert await reader.readexactly(8) == b"\x8a\x82\0\0\0\0hi"
    writer.close()


def test_a_line_puts_messages_of_every_size_together_and_answers_pings() -> None:
    heard: list[bytes] = []

    async def listen() -> None:
        server = await asyncio.start_server(_echo, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(
            lambda: Line(lambda _, text: heard.append(text)), "127.0.0.1", port
        )
        await line.opened
        while not line.fault:
            await asyncio.sleep(0.001)
        server.close()

    asyncio.run(asyncio.wait_for(listen(), 20))
    assert heard == [b"short", b"x" * 300, b"y" * 70_000]


# -- a party ---------------------------------------------------------------------------------


class Paper(Line):
    """A line that leads nowhere: what is said is written down."""

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []

    def say(self, text: bytes) -> None:
        self.said.append(json.loads(text))


def told(what: Mapping[str, object], **more: object) -> bytes:
    return msgspec.json.encode({"type": "told", "seq": 1, "at": 1, "what": what, **more})


def test_a_party_moves_when_all_have_heard_and_plays_on_at_the_next_table() -> None:
    async def play() -> None:
        ready: list[PlayerGroup] = []
        party = RockfallGroup(ready.append, [Place("t", "k0"), Place("t", "k1")], Random(1))
        one, two = papers = [Paper(), Paper()]
        party.lines += papers
        party.greet()
        assert two.said.pop() == {"type": "hello", "table": "t", "token": "k1"}
        for line in papers:
            party.heard(line, b'{"type":"welcome"}')
        party.start()
        party.heard(one, told({"type": "began"}))
        assert not ready
        party.heard(two, told({"type": "began"}, moves=[7]))
        assert ready == [party]
        party.move()
        assert two.said.pop() == {"type": "move", "id": 2, "step": 0, "move": 7}
        moved = {"type": "moved", "step": 1, "ops": [[1, 2, 3, 4, 5]]}
        party.heard(one, told(moved, moves=[9]))
        party.heard(two, b'{"type":"done","id":2,"seq":1}')
        assert len(ready) == 1
        assert party.moving
        party.heard(two, told(moved))
        assert len(ready) == 2
        acknowledged, heard = party.took[0]
        assert 0 < acknowledged <= heard
        # The last move offers nothing; the host asks for a rematch, and all go there.
        party.move()
        assert one.said.pop()["step"] == 1
        for line in papers:
            party.heard(line, told(moved))
        party.heard(one, b'{"type":"done","id":2,"seq":2}')
        assert len(ready) == 2
        party.heard(one, told({"type": "ended"}))
        assert one.said.pop() == {"type": "rematch", "id": 3}
        party.heard(one, told({"type": "rematched", "table": "u"}))
        assert [line.said.pop()["table"] for line in papers] == ["u", "u"]
        for line in papers:
            party.heard(line, b'{"type":"welcome"}')
        assert one.said.pop() == {"type": "start", "id": 1}
        party.heard(one, told({"type": "began"}, moves=[3]))
        party.move()
        assert one.said.pop() == {"type": "move", "id": 2, "step": 0, "move": 3}
        party.heard(one, b'{"type":"refused","id":2,"code":"no"}')
        assert '"refused"' in party.fault

    asyncio.run(play())


# -- a report --------------------------------------------------------------------------------


def piece(rate: float, p99: float) -> Slice:
    return Slice(10, rate, 1.0, p99, 1.0, p99, 0.5, 0.4, 0.1)


def report(rate: float, p99: float, flat: float) -> Report:
    memory = Memory(1000.0, 10.0, 20.0, 0.1)
    return make_report(
        LOAD,
        {
            ("rockfall", "hold"): [piece(rate, p99), piece(rate - 9, 900.0), piece(rate + 9, 5.0)],
            ("bare", "hold"): [piece(50.0, 10.0)],
            ("rockfall", "flat"): [piece(flat, 10.0)],
            ("bare", "flat"): [piece(100.0, 10.0)],
        },
        {"rockfall": memory, "bare": memory},
        {},
    )


def test_medians_and_bests_stand_side_by_side() -> None:
    ours = report(49.0, 99.0, 50.0).hold["rockfall"]
    assert (ours.median.moves_per_s, ours.best.moves_per_s) == (49.0, 58.0)
    assert (ours.median.told_p99_ms, ours.best.told_p99_ms) == (99.0, 5.0)


@pytest.mark.parametrize(
    ("rate", "p99", "flat", "reached"),
    [(49.0, 99.9, 50.0, [True] * 3), (48.9, 100.0, 49.9, [False] * 3)],
)
def test_goals_are_judged_at_their_bounds(
    rate: float, p99: float, flat: float, reached: list[bool]
) -> None:
    assert [goal.reached for goal in report(rate, p99, flat).goals] == reached


def test_another_copy_of_the_package_is_measured_beside_this_one() -> None:
    memory = Memory(1000.0, 10.0, 20.0, 0.1)
    costs: dict[Name, float] = {"rockfall": 0.5, "before": 2.0, "bare": 0.25}
    slices: dict[tuple[Name, Mode], list[Slice]] = {
        (name, mode): [structs.replace(piece(50.0, 10.0), server_cpu_ms_per_move=cost)]
        for name, cost in costs.items()
        for mode in get_args(Mode)
    }
    made = make_report(LOAD, slices, dict.fromkeys(costs, memory), {})
    assert made.cpu_per_move_of_before == {"hold": 0.25, "flat": 0.25}
    assert made.ratios.flat_cpu_per_move == 2.0


def test_memory_is_told_apart_by_what_was_added() -> None:
    # Idle, then 2 tables, 10 sockets, 2 matches, 5 moves.
    rss = [size * 1024 for size in (100, 110, 310, 350, 355)]
    assert memory_of(rss, LOAD, 5) == Memory(100.0, 25.0, 20.0, 1.0)
