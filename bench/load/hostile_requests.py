"""HTTP clients that do their worst: replays, proofs, settings, guessed codes, half requests."""

import socket
import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from random import Random
from typing import Final, NamedTuple

import msgspec

from bench.load.hostile_plan import ADDRESS, TURN, Got, Plan, in_rotation
from bench.load.server_process import HOST
from rockfall.editions.games import GAMES

_PATIENCE: Final = 10.0
_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ"
_HALF: Final = "half a request"
_HALF_A_REQUEST: Final = (
    b"POST /api/tables HTTP/1.1\r\nHost: rockfall\r\nContent-Length: 4000\r\n"
    b"Content-Type: application/json\r\n\r\n{"
)


class Request(NamedTuple):
    """What is asked for; with a body it is a POST."""

    path: str
    body: bytes | None = None


def _replay(plan: Plan, chance: Random) -> Request:
    eye = chance.randrange(-2, 3)
    return Request(f"/api/tables/{chance.choice(plan.finished)}/replay?eye={eye}")


def _proof(plan: Plan, chance: Random) -> Request:
    return Request(f"/api/tables/{chance.choice(plan.finished)}/proof")


def _settings(plan: Plan, chance: Random) -> Request:
    """Never the same twice, so that nothing helps that was worked out before."""
    game = chance.choice(list(GAMES.values()))
    parts = sorted(game.catalogue.parts)
    chosen = chance.sample(parts, min(len(parts), chance.randrange(1, 6)))
    asked = {
        "spec": "+".join([game.default, *chosen]),
        "seats": chance.randrange(2, 13),
        "first": chance.randrange(-1, 2),
    }
    return Request("/api/settings", msgspec.json.encode(asked))


def _tables(plan: Plan, chance: Random) -> Request:
    return Request("/api/tables")


def _codes(plan: Plan, chance: Random) -> Request:
    return Request("/api/codes/" + "".join(chance.choices(_LETTERS, k=6)))


def _open(plan: Plan, chance: Random) -> Request:
    made = {"name": "x", "settings": {"listed": True, "seats": 10}}
    return Request("/api/tables", msgspec.json.encode(made))


REQUESTS: Final[tuple[tuple[str, Callable[[Plan, Random], Request]], ...]] = (
    ("replays", _replay),
    ("proofs", _proof),
    ("settings", _settings),
    ("lobby lists", _tables),
    ("guessed codes", _codes),
    ("new tables", _open),
    (_HALF, _tables),
)


def attack_by_request(plan: Plan, number: int, until: float, got: Got) -> None:
    """One attack after the other over one connection at a time, until a moment; blocks."""
    chance = Random()
    for name, make in in_rotation(REQUESTS, number):
        turn = min(until, time.monotonic() + TURN)
        while time.monotonic() < turn:
            try:
                if name == _HALF:
                    _ask_half(plan, turn)
                    got[name]["stayed"] += 1
                else:
                    _ask(plan, make, chance, turn, got, name)
            except (OSError, HTTPException) as error:
                got[name][type(error).__name__] += 1
                time.sleep(0.05)
        if turn == until:
            return


def _ask(
    plan: Plan,
    make: Callable[[Plan, Random], Request],
    chance: Random,
    until: float,
    got: Got,
    name: str,
) -> None:
    connection = HTTPConnection(HOST, plan.port, timeout=_PATIENCE, source_address=(ADDRESS, 0))
    try:
        while time.monotonic() < until:
            path, body = make(plan, chance)
            head = {"content-type": "application/json"}
            connection.request("GET" if body is None else "POST", path, body, head)
            answer = connection.getresponse()
            answer.read()
            got[name][str(answer.status)] += 1
    finally:
        connection.close()


def _ask_half(plan: Plan, until: float) -> None:
    """Send the beginning of a request, and wait with the rest."""
    with socket.create_connection((HOST, plan.port), _PATIENCE, (ADDRESS, 0)) as half:
        half.sendall(_HALF_A_REQUEST)
        time.sleep(max(0.0, until - time.monotonic()))
