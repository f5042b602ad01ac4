"""Any server takes any socket and any request: what is told at one is told at all."""

import asyncio

import msgspec
import pytest

from rockfall.server import protocol as p
from tests.server.cluster.pairs import Pair, log_of, there
from tests.server.support.client import Client
from tests.server.support.process import ServerProcess
from tests.server.support.site import Site


def test_a_match_is_played_at_two_servers_and_told_alike(site: Site) -> None:
    async def work() -> None:
        pair = Pair(site, window=0.0)
        await pair.begin()
        watcher = Client(site.two.socket_address, pair.table)
        await watcher.connect()
        await pair.play()
        for client in (pair.ann, pair.bob, watcher):
            await client.until_told(len(pair.ann.told) - 1)
            await client.compare()
        whole = [client for client in (pair.ann, pair.bob) if client.over]
        assert whole == [pair.ann, pair.bob]
        # What everybody may know is the same text, wherever it was made.
        seen = [told.what for told in pair.ann.told if isinstance(told.what, p.Ended | p.Joined)]
        assert seen == [
            told.what for told in watcher.told if isinstance(told.what, p.Ended | p.Joined)
        ]
        await pair.close()

    asyncio.run(work())


@pytest.mark.parametrize("kind", ["replay?eye=-1", "replay?eye=-2", "proof", "suspicion"])
def test_a_match_that_is_over_is_read_alike_at_both(site: Site, kind: str) -> None:
    table = _played(site)
    one, two = (server.ask(f"/api/tables/{table}/{kind}") for server in site[:2])
    assert (one.status, two.status) == (200, 200)
    assert msgspec.json.decode(one.body) == msgspec.json.decode(two.body)


_PLAYED: dict[int, str] = {}


def _played(site: Site) -> str:
    """A table at which a match is over."""

    async def play() -> str:
        pair = Pair(site, window=0.0)
        await pair.begin()
        await pair.ann.say("propose", motion="void")
        await pair.bob.until(lambda: pair.bob.over is not None)
        await pair.close()
        return pair.table

    if id(site) not in _PLAYED:
        _PLAYED[id(site)] = asyncio.run(play())
    return _PLAYED[id(site)]


def test_the_list_of_tables_is_the_same_at_both(site: Site) -> None:
    made = site.one.open_table("Ann", listed=True, seats=3)
    other = site.two.open_table("Bea", listed=True, seats=3)
    for server in site[:2]:
        tables = server.ask("/api/tables").read(p.OpenTables).tables
        assert {made.table, other.table} <= {table.table for table in tables}


def test_a_listed_match_can_be_found_at_the_other_server(site: Site) -> None:
    async def work() -> None:
        pair = Pair(site, listed=True)
        await pair.begin()
        listed = site.two.ask("/api/tables").read(p.OpenTables).tables
        assert (pair.table, "playing") in [(table.table, table.phase) for table in listed]
        await pair.close()

    asyncio.run(work())


def test_a_code_finds_the_table_at_the_other_server(site: Site) -> None:
    made = site.one.open_table("Ann")
    code = site.one.ask(f"/api/tables/{made.table}").read(p.TableInfo).code
    assert site.two.ask(f"/api/codes/{code}").read(p.Found).table == made.table


def test_who_is_connected_is_known_at_both(site: Site) -> None:
    async def work() -> None:
        pair = Pair(site)
        await pair.ann.connect()
        await pair.bob.connect()
        watcher = Client(site.two.socket_address, pair.table)
        await watcher.connect()
        for client in (pair.ann, pair.bob):
            await client.until(lambda client=client: there(client) == [0, 1])  # type: ignore[misc]
        await pair.ann.until(lambda: pair.ann.presence.watchers == 1)  # type: ignore[union-attr]
        await watcher.close()
        await pair.bob.close()
        await pair.ann.until(lambda: there(pair.ann) == [0])
        assert pair.ann.presence is not None
        assert pair.ann.presence.watchers == 0
        await pair.ann.close()

    asyncio.run(work())


def test_to_look_at_a_table_changes_nothing(site: Site) -> None:
    async def work() -> None:
        pair = Pair(site)
        await pair.begin()
        await pair.ann.say("propose", motion="pause")
        before = await log_of(site, pair.table)
        assert site.two.ask(f"/api/tables/{pair.table}").status == 200
        watcher = Client(site.two.socket_address, pair.table)
        await watcher.connect()
        await watcher.until_told(len(before) - 1)
        await watcher.look()
        assert await log_of(site, pair.table) == before
        await watcher.close()
        await pair.close()

    asyncio.run(work())


def test_questions_are_answered_at_the_other_server(site: Site) -> None:
    async def work() -> None:
        pair = Pair(site, advice=True)
        await pair.begin()
        await pair.play(6)
        assert isinstance(await pair.bob.say("why", verb=0), p.Because)
        assert isinstance(await pair.bob.say("advise"), p.Advice)
        await pair.close()

    asyncio.run(work())


def test_what_is_refused_is_refused_with_its_reason_across_servers(site: Site) -> None:
    async def work() -> None:
        pair = Pair(site)
        await pair.begin()
        await pair.play(2)
        before = await log_of(site, pair.table)
        for server in site[:2]:
            watcher = Client(server.socket_address, pair.table)
            await watcher.connect()
            refused = await watcher.say("say", words={"type": "emote", "emote": "wow"})
            assert isinstance(refused, p.Refused)
            assert refused.code == "only-watching"
            await watcher.close()
        stale = await pair.bob.say("move", step=0, move=1)
        assert isinstance(stale, p.Refused)
        assert (stale.code, [*stale.args]) == ("stale-step", ["step"])
        spoken = [body for body in await log_of(site, pair.table) if b'"spoke"' in body]
        assert spoken == [body for body in before if b'"spoke"' in body]
        await pair.close()

    asyncio.run(work())


def test_a_wish_is_done_once_although_it_is_said_at_both_at_once(site: Site) -> None:
    async def work() -> None:
        pair = Pair(site)
        await pair.begin()
        words = [f"word {number}" for number in range(30)]
        said = [
            client.say("say", words={"type": "chat", "text": f"{client.member} {word}"})
            for word in words
            for client in (pair.ann, pair.bob)
        ]
        answers = await asyncio.gather(*said)
        assert all(isinstance(answer, p.Done) for answer in answers)
        log = b" ".join(await log_of(site, pair.table))
        for word in words:
            assert log.count(b'"0 %b"' % word.encode()) == 1
            assert log.count(b'"1 %b"' % word.encode()) == 1
        await pair.close()

    asyncio.run(work())


def ready(server: ServerProcess) -> str:
    """What a server says of itself."""
    return server.ask("/readyz").body.decode().strip()


def test_both_say_that_they_are_well(site: Site) -> None:
    assert [ready(server) for server in site[:2]] == ["ready", "ready"]
