"""Whose seat it is: keys bring it back, and open nothing else; many tabs are one seat."""

import asyncio
import json
from pathlib import Path

from rockfall.server import protocol as p
from tests.server.support.client import Client
from tests.server.support.party import Party
from tests.server.support.process import ServerProcess


def _another(client: Client) -> Client:
    """The same place in another tab, which knows nothing yet."""
    return Client(client.address, client.table, client.token)


async def _whose_turn(party: Party) -> Client:
    """The player who must act, when it is a person's turn."""
    while not any(player.moves for player in party.players):
        await party.players[0].until(lambda: any(player.moves for player in party.players))
    (actor,) = [player for player in party.players if player.moves]
    return actor


def test_a_token_brings_the_seat_back_after_a_refresh_and_a_restart(server: ServerProcess) -> None:
    async def run() -> None:
        party = Party(server, 2, 1)
        await party.begin()
        await party.play(steps=6)
        bob = party.players[1]
        await bob.cut()
        refreshed = _another(bob)
        welcome = await refreshed.connect()
        assert (welcome.member, welcome.eye, welcome.info.members[1].name) == (1, 1, "P1")
        await refreshed.until_told(len(bob.told) - 1)
        assert [told.what for told in refreshed.told[: len(bob.told)]] == [
            told.what for told in bob.told
        ]
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        for number, player in enumerate(party.players):
            again = _another(player)
            welcome = await again.connect()
            assert (welcome.member, welcome.eye) == (number, number)
            await again.compare()
        stranger = Client(server.socket_address, party.table)
        await stranger.open()
        token = "A" * len(bob.token)
        assert await stranger.say("hello", table=party.table, token=token) == p.Refused(
            1, "bad-token"
        )

    asyncio.run(run())


def test_a_recovery_key_takes_the_seat_from_whoever_had_it(server: ServerProcess) -> None:
    async def run() -> None:
        party = Party(server, 2, 1)
        await party.begin()
        await party.play(steps=4)
        ann, bob = party.players
        old = party.places[1]
        new = server.recover(party.table, old.recovery)
        assert (new.table, new.member, new.seat) == (old.table, old.member, old.seat)
        assert len({old.token, old.recovery, new.token, new.recovery}) == 4
        await bob.ended()
        assert bob.byes == [("recovered-elsewhere", 1008)]
        await bob.open()
        refused = await bob.say("hello", table=bob.table, token=old.token)
        assert isinstance(refused, p.Refused)
        assert refused.code == "bad-token"
        used = {"recovery": old.recovery}
        answer = server.ask(f"/api/tables/{party.table}/recovery", used)
        assert (answer.status, answer.code) == (403, "bad-recovery")
        back = Client(server.socket_address, party.table, new.token, 5)
        assert (await back.connect()).member == 1
        await back.compare()
        assert ann.connected
        await asyncio.gather(ann.play(), back.play())
        assert ann.over == back.over

    asyncio.run(run())


def test_tabs_mirror_each_other_and_one_move_is_made_once(server: ServerProcess) -> None:
    async def run() -> None:
        party = Party(server, 2, 1, seats=3)
        await party.begin()
        for _ in range(12):
            actor = await _whose_turn(party)
            tabs = [_another(actor) for _ in range(3)]
            for tab in tabs:
                await tab.connect()
                await tab.until_told(len(actor.told) - 1)
                assert tab.moves == actor.moves
            step, move = actor.step, actor.chance.choice(actor.moves)
            actor.moves = []
            answers = await asyncio.gather(*[tab.move(move) for tab in tabs])
            assert sum(isinstance(answer, p.Done) for answer in answers) == 1
            stale = [answer for answer in answers if isinstance(answer, p.Refused)]
            assert [answer.code for answer in stale] == ["stale-step"] * 2
            for client in [actor, *tabs]:
                await client.until_step(step + 1)
                made = [told.what for told in client.told if isinstance(told.what, p.Moved)]
                (last,) = [what for what in made if what.step == step + 1]
                assert (last.seat, last.move) == (actor.member, move)
            for tab in tabs:
                await tab.close()

    asyncio.run(run())


def test_words_after_a_turn_do_not_hide_from_a_newcomer_what_may_be_done(
    server: ServerProcess,
) -> None:
    async def run() -> None:
        party = Party(server, 2, 1)
        await party.begin()
        actor = await _whose_turn(party)
        said = await party.players[0].say("say", words={"type": "chat", "text": "your turn"})
        assert isinstance(said, p.Done)
        tab = _another(actor)
        await tab.connect()
        await tab.until_told(said.seq)
        assert tab.moves == actor.moves

    asyncio.run(run())


def test_a_presence_parts_what_is_told_again_from_what_is_new(server: ServerProcess) -> None:
    async def run() -> None:
        party = Party(server, 2, 1)
        await party.begin()
        await asyncio.gather(*[player.play(5) for player in party.players])
        tab = _another(party.players[0])
        await tab.connect()
        await tab.until(lambda: tab.presence is not None)
        kinds = [json.loads(raw)["type"] for raw in tab.raw]
        past = kinds.index("presence") - 1
        assert kinds[: past + 2] == ["welcome", *["told"] * past, "presence"]
        assert past >= len(party.players[0].told)
        await tab.close()

    asyncio.run(run())


def test_keys_and_seed_are_written_nowhere(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        party = Party(server, 2, 1)
        places = [*party.places]
        await party.begin()
        places.append(server.recover(party.table, places[1].recovery))
        await party.players[1].ended()
        party.players[1].token = places[-1].token
        await party.play_through()
        ended = party.watcher.over
        assert ended is not None
        await party.close()
        assert server.stop() == 0
        keys = [key for place in places for key in (place.token, place.recovery)]
        files = [file for file in server.data.rglob("*") if file.is_file()]
        assert any(party.table.encode() in file.read_bytes() for file in files)
        for key in keys:
            assert not any(key.encode() in file.read_bytes() for file in files)
            assert key not in server.log
            assert not any(key in text for client in party.everyone for text in client.raw)
        # A table's name opens it to watchers; the logs do not tell it either.
        assert party.table not in server.log
        assert ended.seed not in server.log
        for client in party.everyone:
            before = [text for text in client.raw if '"ended"' not in text]
            assert len(before) > 21, "three rounds of at least seven cards"
            assert not any(ended.seed in text for text in before)

    with ServerProcess(tmp_path) as server:
        asyncio.run(run(server))
        assert not server.faults


def test_the_table_that_the_address_of_a_socket_names_is_written_nowhere(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, log_level="debug") as server:
        place = server.open_table("Ann")
        address = f"{server.socket_address}?table={place.table}"
        ann = Client(address, place.table, place.token)

        async def run() -> None:
            await ann.connect()
            await ann.close()

        asyncio.run(run())
        assert server.stop() == 0
        assert '"event": "socket"' in server.log
        assert place.table not in server.log
