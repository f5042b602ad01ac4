"""Sockets that do their worst: floods, storms of hellos, and ears that are shut."""

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Final, NamedTuple

import msgspec

from bench.load.hostile_plan import ADDRESS, TURN, Got, Plan, in_rotation
from bench.load.line import Line, LineError
from bench.load.server_process import HOST

_BEAT: Final = 0.05
#: A flood waits while so many bytes of its own are still to be sent.
_MOST_UNSENT: Final = 1 << 16
#: As often as a socket may say something for long: an attacker who is never refused.
_POLITE: Final = 0.14
_LONG: Final = 5_000
#: Longer than the server takes at all.
_TOO_LONG: Final = 20_000
_HALF_A_REQUEST: Final = b"GET /ws HTTP/1.1\r\nHost: rockfall\r\nX-Slow: "
_CODE: Final = re.compile(rb'"code":"([a-z-]*)"')
_TYPE: Final = re.compile(rb'\{"type":"([a-z-]*)"')


class Attack(NamedTuple):
    """What is said, how much of it at once, how often, and whether anything is read."""

    name: str
    message: Callable[[Plan, Random], bytes]
    burst: int = 1
    pause: float = _POLITE
    deaf: bool = False


def _hello(table: str, token: str = "", since: int | None = None, eye: int | None = None) -> bytes:
    asked = {"type": "hello", "table": table, "token": token, "since": since, "eye": eye}
    return msgspec.json.encode(asked)


def _again(plan: Plan, chance: Random) -> bytes:
    return _hello(chance.choice(plan.finished), since=0, eye=-2)


def _elsewhere(plan: Plan, chance: Random) -> bytes:
    if chance.random() < 0.5:
        return _hello(chance.choice(plan.finished), eye=chance.choice([None, -1, -2]))
    place = chance.choice(plan.own)
    return _hello(place.table, place.token)


def _chat(plan: Plan, chance: Random) -> bytes:
    words = {"type": "chat", "text": "x" * chance.randrange(1, 200)}
    return msgspec.json.encode({"type": "say", "words": words})


def _valid(plan: Plan, chance: Random) -> bytes:
    return b'{"type":"ready","ready":true}'


def _malformed(plan: Plan, chance: Random) -> bytes:
    if chance.random() < 0.01:
        # No text at all: whoever sends this is cut off at once.
        return b"\xff"
    wrong = (b"{", b'{"type":"sit"}', b"[" * 4_000, b'{"type":"move","step":-1,"move":0}')
    return chance.choice(wrong)


def _long(plan: Plan, chance: Random) -> bytes:
    return b" " * (_TOO_LONG if chance.random() < 0.02 else _LONG)


ATTACKS: Final = (
    Attack("deaf hellos", _again, deaf=True),
    Attack("hellos everywhere", _elsewhere),
    Attack("chat", _chat),
    Attack("valid flood", _valid, burst=40, pause=_BEAT),
    Attack("malformed flood", _malformed, burst=40, pause=_BEAT),
    Attack("long flood", _long, burst=10, pause=_BEAT),
    Attack("half a greeting", lambda plan, chance: b"x", pause=_BEAT, deaf=True),
)


class HostileLine(Line):
    """A line that can stop listening, and knows how much of what it said is still to be sent."""

    @property
    def choked(self) -> bool:
        """Whether the server takes no more, for now or for good."""
        unsent = self._transport.get_write_buffer_size()
        return self._transport.is_closing() or unsent > _MOST_UNSENT

    def shut_ears(self) -> None:
        """Read no more, so that everything piles up on the server's side."""
        self._transport.pause_reading()

    def abort(self) -> None:
        """Be gone without a goodbye."""
        self._transport.abort()


async def attack_by_socket(plan: Plan, number: int, until: float, got: Got) -> None:
    """One attack after the other over one socket at a time, until a moment of the loop's clock."""
    clock = asyncio.get_running_loop().time
    for attack in in_rotation(ATTACKS, number):
        turn = min(until, clock() + TURN)
        while clock() < turn:
            with suppress(OSError):
                if attack.name == "half a greeting":
                    await _drip(plan, turn, got)
                else:
                    await _strike(plan, attack, turn, got)
            # Whoever was cut off or let in nowhere comes again.
            await asyncio.sleep(_BEAT)
        if turn == until:
            return


async def _strike(plan: Plan, attack: Attack, until: float, got: Got) -> None:
    loop, chance, answers = asyncio.get_running_loop(), Random(), got[attack.name]
    _, line = await loop.create_connection(
        lambda: HostileLine(lambda _, text: answers.update([_answer(text)])),
        HOST,
        plan.port,
        local_addr=(ADDRESS, 0),
    )
    try:
        async with asyncio.timeout_at(until):
            await line.opened
            place = chance.choice(plan.own)
            line.say(_hello(place.table, place.token))
            if attack.deaf:
                line.shut_ears()
            while not line.fault:
                for _ in range(attack.burst):
                    if not line.choked:
                        line.say(attack.message(plan, chance))
                await asyncio.sleep(attack.pause)
        answers["cut off"] += 1
    except TimeoutError:
        answers["stayed" if line.opened.done() else "not answered"] += 1
    except LineError as error:
        answers["too many sockets" if " 429 " in str(error) else "not let in"] += 1
    finally:
        line.opened.cancel()
        line.abort()


def _answer(text: bytes) -> str:
    """What an answer is counted as: its code if it has one, else its type."""
    found = _CODE.search(text) if text.startswith((b'{"type":"ref', b'{"type":"bye')) else None
    return ((found or _TYPE.match(text) or [b"", b"?"])[1]).decode()


async def _drip(plan: Plan, until: float, got: Got) -> None:
    """Begin a request, go on with it byte by byte, and never end it."""
    answers = got["half a greeting"]
    reader, writer = await asyncio.open_connection(HOST, plan.port, local_addr=(ADDRESS, 0))
    try:
        async with asyncio.timeout_at(until):
            writer.write(_HALF_A_REQUEST)
            while not reader.at_eof():
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(_BEAT)
        answers["cut off"] += 1
    except TimeoutError:
        answers["stayed"] += 1
    finally:
        writer.transport.abort()
