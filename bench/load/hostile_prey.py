"""What attackers ask for: long matches that are over, and tables of their own."""

import asyncio
from http.client import HTTPConnection
from typing import Any, Final

import msgspec

from bench.load.group import Place
from bench.load.line import Line, LineError
from bench.load.server_process import HOST

#: A match of bots that do whatever comes to mind takes long, and hardly any thinking.
_LONG: Final = {
    "spec": "jubilee+saboteur2",
    "seats": 10,
    "bots": ["", *["random"] * 9],
    "sit_in": "random",
    "pace": 0,
}
_OWN: Final = {"seats": 10, "sit_in": "", "listed": True}
_MATCHES: Final = 3
_TABLES: Final = 8
_PATIENCE: Final = 60.0


async def make_prey(port: int, address: str) -> tuple[list[str], list[Place]]:
    """Play long matches to their end, and open tables; from the attackers' address."""
    long = [await asyncio.to_thread(_open, port, address, _LONG) for _ in range(_MATCHES)]
    own = [await asyncio.to_thread(_open, port, address, _OWN) for _ in range(_TABLES)]
    async with asyncio.timeout(_PATIENCE):
        await asyncio.gather(*[_play_out(port, address, place) for place in long])
    return [place.table for place in long], own


def _open(port: int, address: str, settings: dict[str, Any]) -> Place:
    connection = HTTPConnection(HOST, port, timeout=_PATIENCE, source_address=(address, 0))
    body = msgspec.json.encode({"name": "guest", "settings": settings})
    connection.request("POST", "/api/tables", body, {"content-type": "application/json"})
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    if answer.status != 201:
        raise LineError(f"a table was refused: {text.decode()}")
    return msgspec.json.decode(text, type=Place)


async def _play_out(port: int, address: str, place: Place) -> None:
    """Start a match, let bots play all of it, and wait for its end."""
    over = asyncio.Event()

    def heard(line: Line, text: bytes) -> None:
        if b'"what":{"type":"began"' in text:
            line.say(b'{"type":"away"}')
        elif b'"what":{"type":"ended"' in text:
            over.set()

    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(heard), HOST, port, local_addr=(address, 0))
    await line.opened
    line.say(msgspec.json.encode({"type": "hello", "table": place.table, "token": place.token}))
    line.say(b'{"type":"start"}')
    await over.wait()
    line.close()
