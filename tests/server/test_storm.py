"""Whatever comes over a socket, the server answers it, keeps its secrets, and goes on."""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Final

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rockfall.server import protocol as p
from tests.server.support.client import PATIENCE, Client, Reply, read_message
from tests.server.support.party import Party
from tests.server.support.process import ServerProcess
from tests.server.support.storm import MOVE, STEP, TABLE, TOKEN, messages
from tests.support.play import SOAK
from tests.support.strategies import lane

EXAMPLES: Final = 70
#: A message and how often it is sent in a row.
Gust = tuple[str | bytes, int]
#: Bytes that a server may have taken for good in a storm, and for each table opened in it.
SLACK: Final = 16 << 20
PER_TABLE: Final = 48 << 10
#: What a socket may do last, and the codes it may be closed with then.
ENDINGS: Final[dict[str, tuple[int | None, ...]]] = {
    "close": (1000,),
    "abort": (1006, None),
    "half-close": (1006, 1000, None),
    "bad-text": (1007,),
    "too-long": (1009,),
}


class Storm:
    """A guest of a table who sends anything, and an honest one who only listens."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.sent = 0
        self.tables = 0
        #: what was answered, and how often
        self.codes: Counter[str] = Counter()

    async def blow(self, gusts: Sequence[Gust], begun: bool, guise: str, ending: str) -> None:
        """One table in a storm from the socket of one guest."""
        # Nobody sits in for those who have gone: thousands of such tables would keep the bots busy.
        settings = {"seats": 3, "first": 0, "bots": ["", "", "standard"], "sit_in": ""}
        wild = self.server.open_table("Wild", **settings)
        honest = self.server.join(wild.table, "Honest")
        self.tables += 1
        if begun:
            host = Client(self.server.socket_address, wild.table, wild.token)
            await host.connect()
            assert isinstance(await host.say("start"), p.Done)
            await host.close()
        listener = Client(self.server.socket_address, wild.table, honest.token)
        await listener.connect()
        heard = await self._send_all([*_greeting(guise), *gusts], wild, ending)
        _check_secrets(heard, honest, listener.over is None)
        # The table is not stuck: it still answers the other guest.
        answer = await listener.say("say", words={"type": "phrase", "phrase": "why"})
        assert isinstance(answer, p.Done)
        await listener.until_told(answer.seq)
        await listener.close()

    async def _send_all(
        self, gusts: Sequence[Gust], wild: p.Place, ending: str
    ) -> list[p.FromServer]:
        """Send everything, and check that everything is answered until the server says goodbye."""
        wanted, heard = 0, list[p.FromServer]()
        address = self.server.socket_address
        async with connect(address, max_size=None, compression=None, close_timeout=1) as socket:
            reader = asyncio.create_task(_hear(socket, heard))
            with suppress(ConnectionClosed):
                for message, times in gusts:
                    for _ in range(times):
                        await socket.send(_addressed(message, wild, heard))
                        wanted += 1
                    # Some messages should know what came of those before.
                    await asyncio.sleep(0.001)
            self.sent += wanted
            async with asyncio.timeout(PATIENCE):
                while not reader.done() and _answers(heard) < wanted:
                    await asyncio.sleep(0.005)
            # The server may be the first to say goodbye.
            with suppress(ConnectionClosed):
                await _end(socket, ending)
            await asyncio.wait_for(reader, PATIENCE)
        byes = [one.code for one in heard if isinstance(one, p.Bye)]
        if byes:
            assert byes in (["too-many-faults"], ["has-left"])
        else:
            assert _answers(heard) == wanted
            assert socket.close_code in ENDINGS[ending]
        self.codes.update(one.code for one in heard if isinstance(one, p.Refused))
        self.codes.update(type(one).__name__ for one in heard)
        return heard


def _greeting(guise: str) -> list[Gust]:
    """How the guest comes in: to its seat, as a watcher, or without a word."""
    if guise == "nobody":
        return []
    token = TOKEN if guise == "seat" else ""
    return [(p.encode(p.Hello(table=TABLE, token=token)).decode(), 1)]


def _check_secrets(heard: list[p.FromServer], honest: p.Place, hidden: bool) -> None:
    for message in heard:
        text = p.encode(message).decode()
        assert honest.token not in text
        assert honest.recovery not in text
        if hidden and isinstance(message, p.Welcome):
            assert message.eye in (-1, 0)
            _check_view(message)


def _check_view(welcome: p.Welcome) -> None:
    """No face of a card that only its owner, or nobody, may see."""
    if welcome.view is None:
        return
    assert welcome.layout is not None
    for cards, sight, owner in zip(
        welcome.view.zones, welcome.layout.sights, welcome.layout.owners, strict=True
    ):
        if sight == 2 or (sight == 1 and owner != welcome.eye):
            assert not any(cards)


def _addressed(message: str | bytes, wild: p.Place, heard: list[p.FromServer]) -> str | bytes:
    """A message with what it can only know now."""
    if isinstance(message, bytes):
        return message
    told = [one.what for one in heard if isinstance(one, p.Told)]
    steps = [one.step for one in told if isinstance(one, p.Moved | p.Advanced)]
    moves = [one.moves[0] for one in heard if isinstance(one, p.Told | p.Welcome) and one.moves]
    message = message.replace(f'"{STEP}"', str([0, *steps][-1]))
    message = message.replace(f'"{MOVE}"', str([0, *moves][-1]))
    return message.replace(TABLE, wild.table).replace(TOKEN, wild.token)


def _answers(heard: list[p.FromServer]) -> int:
    return sum(isinstance(one, Reply) for one in heard)


async def _hear(socket: ClientConnection, heard: list[p.FromServer]) -> None:
    try:
        async for raw in socket:
            heard.append(read_message(raw))
    except ConnectionClosed:
        pass


async def _end(socket: ClientConnection, ending: str) -> None:
    match ending:
        case "close":
            await socket.close()
        case "abort":
            socket.transport.abort()
        case "half-close":
            socket.transport.write_eof()
        case "bad-text":
            async with socket.send_context():
                socket.protocol.send_text(b"\xff\xfe{}")
        case "too-long":
            await socket.send("x" * 20_000)


@contextmanager
def _honest_games(server: ServerProcess) -> Iterator[list[p.Ended]]:
    """Others who play one match after the other all the while; gives how they ended."""
    ended: list[p.Ended] = []
    enough = Event()
    faults: list[BaseException] = []

    async def play() -> None:
        seed = 0
        while not enough.is_set() or not ended:
            seed += 1
            party = Party(server, 2, seed, seats=3)
            await party.begin()
            await party.play()
            await party.watcher.compare()
            assert party.watcher.over is not None
            ended.append(party.watcher.over)
            await party.close()

    def run() -> None:
        try:
            asyncio.run(play())
        except BaseException as error:
            faults.append(error)

    thread = Thread(target=run)
    thread.start()
    try:
        yield ended
    finally:
        enough.set()
        thread.join()
    for fault in faults:
        raise fault


def test_a_storm_of_messages_stops_nothing(tmp_path: Path) -> None:
    gusts = st.lists(st.tuples(messages, st.integers(1, 8)), min_size=10, max_size=12)
    with ServerProcess(tmp_path) as server, asyncio.Runner() as runner:
        storm = Storm(server)
        runner.run(storm.blow([("{}", 1)], True, "seat", "close"))
        before = server.memory

        guises = st.sampled_from(["seat", "seat", "watcher", "nobody"])

        # What a storm finds may hang on a moment, so it is not sought again in smaller ones.
        once = (Phase.explicit, Phase.generate)

        @settings(lane(EXAMPLES), suppress_health_check=list(HealthCheck), phases=once)
        @given(gusts, st.booleans(), guises, st.sampled_from(sorted(ENDINGS)))
        def blow(gusts: list[Gust], begun: bool, guise: str, ending: str) -> None:
            runner.run(storm.blow(gusts, begun, guise, ending))

        with _honest_games(server) as ended:
            blow()
        grown = server.memory - before
        print(f"{storm.sent} messages, {storm.tables} tables, {before} bytes and {grown} more")
        print(storm.codes)
        assert storm.sent > (100_000 if SOAK else 2_500)
        assert all(one.how == "finished" for one in ended)
        assert grown < SLACK + PER_TABLE * storm.tables
        assert {"Done", "Welcome", "misshapen", "malformed", "stale-step"} <= {*storm.codes}
        assert server.stop() == 0
        assert not server.faults
