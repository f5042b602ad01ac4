"""Every byte that a real server sends to every client in whole games, held against the log.

`test_wire_secrecy` proves that what an eye is told cannot depend on what it may not see. Here it
is shown that clients get just that: each text is the telling of the stored log for that eye, or
one of a few messages that have no room for a card.
"""

import asyncio

import msgspec
import pytest

from rockfall.editions.registry import seat_limits
from rockfall.server import protocol as p
from rockfall.server.entries import Dealt
from rockfall.server.store.rows import EntryRow
from rockfall.server.store.store import open_store
from rockfall.server.table import Table
from rockfall.server.table_copy import folded
from rockfall.server.told_events import events, for_member
from rockfall.server.turnstile import Turnstile
from tests.server.support.client import Client, read_message
from tests.server.support.party import Party
from tests.server.support.process import ServerProcess
from tests.support.games import presets
from tests.support.play import SOAK

PRESETS = sorted(presets())
#: Messages without a card, a move or a view in them.
HARMLESS = (p.Presence, p.Done, p.Noted, p.Bye)


async def stored(server: ServerProcess, table: str) -> Table:
    """The table as its log in the store tells it."""
    store = open_store(f"sqlite:///{server.data / 'rockfall.db'}")
    try:
        rows: list[EntryRow] = await store.entries(table)
    finally:
        await store.close()
    return await folded(table, rows, Turnstile())


def check_client(client: Client, table: Table) -> int:
    """Hold everything a client was sent against the log; gives how many bytes that was."""
    eye = table.eye_of(client.member)
    expected = [for_member(table, client.member, what[eye]) for what in events(table, [eye], 0)]
    assert [told.what for told in client.told] == expected
    for raw in client.raw:
        message = read_message(raw)
        if isinstance(message, p.Welcome):
            assert (message.view, message.layout, message.moves) == (None, None, [])
            assert message.member == client.member
        elif isinstance(message, p.Told):
            acting = not message.moves or client.member >= 0
            assert acting, "a watcher has nothing to choose from"
        elif isinstance(message, p.Refused):
            # A window, or the match with it, may close while an answer is on the way.
            assert message.code in ("stale-step", "match-over")
        else:
            assert isinstance(message, HARMLESS), raw
    return sum(len(raw.encode()) for raw in client.raw)


def check_secrets(party: Party, table: Table) -> None:
    """No key of anybody's comes over any wire; the seed comes with the end and not before."""
    seed = next(entry.seed for _, entry in table.log if isinstance(entry, Dealt))
    keys = [key for place in party.places for key in (place.token, place.recovery)]
    for client in party.everyone:
        texts = "\n".join(client.raw)
        assert not any(key in texts for key in keys)
        ends = next(n for n, raw in enumerate(client.raw) if '"type":"ended"' in raw)
        assert seed in client.raw[ends]
        assert seed not in "\n".join(client.raw[:ends])


@pytest.mark.parametrize("name", PRESETS)
def test_every_byte_of_a_whole_game_is_the_telling_of_its_log(
    name: str, server: ServerProcess
) -> None:
    spec = presets()[name]
    fewest, most = seat_limits(spec)
    persons = most if SOAK else fewest

    async def work() -> None:
        party = Party(server, persons, 5, spec=spec, seats=persons, window=0.01, pace=0.0)
        await party.begin()
        await asyncio.gather(
            *[
                client.say("say", words={"type": "emote", "emote": "wow"})
                for client in party.players
            ]
        )
        await party.play()
        table = await stored(server, party.table)
        assert table.phase == "over"
        assert sum(check_client(client, table) for client in party.everyone) > 50_000
        check_secrets(party, table)
        await party.close()

    asyncio.run(asyncio.wait_for(work(), 280))


def test_a_running_match_is_read_as_ones_own_seat_only(server: ServerProcess) -> None:
    async def work() -> None:
        party = Party(server, 3, 5, seats=3)
        await party.begin()
        address = f"/api/tables/{party.table}/replay"
        for eye in (-2, -1, 0, 1):
            assert server.ask(f"{address}?eye={eye}").code == "match-not-over"
        own = {"authorization": f"Bearer {party.places[1].token}"}
        assert server.ask(f"{address}?eye=0", headers=own).code == "match-not-over"
        await party.players[1].until(lambda: party.players[1].began)
        replay = server.ask(f"{address}?eye=1", headers=own).read(p.Replay)
        assert [told.what for told in replay.steps] == [told.what for told in party.players[1].told]
        for eye in (-2, 0):
            answer = await party.players[1].say(
                "hello", table=party.table, token=party.places[1].token, eye=eye
            )
            assert isinstance(answer, p.Refused)
            assert answer.code == "match-not-over"
        assert server.ask(f"/api/tables/{party.table}/proof").code == "match-not-over"
        await party.players[0].say("propose", motion="void")
        seen = server.ask(f"{address}?eye=-2").read(p.Replay)
        assert isinstance(seen.steps[-1].what, p.Ended)
        assert msgspec.json.encode(seen) != msgspec.json.encode(
            server.ask(f"{address}?eye=-1").read(p.Replay)
        )
        await party.close()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_watchers_are_told_late_or_not_at_all_as_the_table_wishes(server: ServerProcess) -> None:
    async def work() -> None:
        late = Party(server, 3, 5, seats=3, delay=3)
        await late.begin()
        await asyncio.gather(*[player.play(6) for player in late.players])
        await late.watcher.until(lambda: late.watcher.step == 3)
        await late.watcher.compare()
        await late.players[0].say("propose", motion="void")
        await late.watcher.until(lambda: late.watcher.over is not None)
        assert late.watcher.step == 6
        await late.close()
        closed = server.open_table("Ann", seats=3, watch="nobody")
        guest = Client(server.socket_address, closed.table)
        host = Client(server.socket_address, closed.table, closed.token)
        await host.connect()
        await host.say("start")
        await guest.open()
        answer = await guest.say("hello", table=closed.table)
        assert isinstance(answer, p.Refused)
        assert answer.code == "no-watching"
        await guest.close()
        await host.close()

    asyncio.run(asyncio.wait_for(work(), 60))
