"""People at two servers: keys, seats, clocks and screens are the same wherever they are."""

import asyncio
import time

from rockfall.server import protocol as p
from tests.server.cluster.pairs import Pair, heard
from tests.server.cluster.timely import within
from tests.server.support.client import Client
from tests.server.support.site import Site


def test_new_keys_take_the_place_of_the_old_ones_at_both(site: Site) -> None:
    async def work() -> None:
        pair = Pair(site)
        also = Client(site.two.socket_address, pair.table, pair.ann_place.token)
        await pair.ann.connect()
        await also.connect()
        new = site.two.recover(pair.table, pair.ann_place.recovery)
        await pair.ann.ended()
        await also.ended()
        assert pair.ann.byes[-1][0] == also.byes[-1][0] == "recovered-elsewhere"
        for server in site[:2]:
            old = Client(server.socket_address, pair.table, pair.ann_place.token)
            await old.open()
            answer = await old.say("hello", table=pair.table, token=old.token)
            assert isinstance(answer, p.Refused)
            assert answer.code == "bad-token"
            await old.close()
            fresh = Client(server.socket_address, pair.table, new.token)
            assert (await fresh.connect()).member == 0
            await fresh.close()

    asyncio.run(work())


def test_who_leaves_at_one_server_is_shown_out_at_the_other(site: Site) -> None:
    async def work() -> None:
        pair = Pair(site)
        also = Client(site.one.socket_address, pair.table, pair.bob_place.token)
        await also.connect()
        await pair.bob.connect()
        # What comes of it is known here before the owner's answer is.
        assert isinstance(await pair.bob.say("leave"), p.Done)
        await pair.bob.ended()
        assert pair.bob.byes[-1][0] == "has-left"
        await also.ended()
        assert also.byes[-1][0] == "has-left"

    asyncio.run(work())


def test_who_is_put_off_a_seat_is_shown_out_at_the_other_server(site: Site) -> None:
    async def work() -> None:
        pair = Pair(site)
        await pair.ann.connect()
        await pair.bob.connect()
        assert isinstance(await pair.ann.say("free-seat", seat=1), p.Done)
        await pair.bob.ended()
        assert pair.bob.byes[-1][0] == "seat-freed"
        # And comes anew, as anybody.
        assert site.two.join(pair.table, "Bob again").member == 2
        await pair.ann.close()

    asyncio.run(work())


def test_a_rematch_is_one_table_whoever_asks_for_it_where(site: Site) -> None:
    async def work() -> None:
        pair = Pair(site)
        await pair.begin()
        await pair.ann.say("propose", motion="void")
        await pair.bob.until(lambda: pair.bob.over is not None)
        asked = [client.say("rematch") for client in (pair.bob, pair.ann)]
        first, second = await asyncio.gather(*asked)
        assert isinstance(first, p.Done)
        assert isinstance(second, p.Done)
        tables = {
            told.what.table
            for client in (pair.ann, pair.bob)
            for told in client.told
            if isinstance(told.what, p.Rematched)
        }
        (table,) = tables
        again = Client(site.two.socket_address, table, pair.ann.token)
        assert (await again.connect()).member == 0
        await again.close()
        await pair.close()

    asyncio.run(work())


def test_a_screen_shows_the_table_wherever_its_key_was_asked_for(site: Site) -> None:
    async def work() -> None:
        pair = Pair(site, watch="nobody")
        await pair.begin()
        token = {"authorization": f"Bearer {pair.bob_place.token}"}
        asked = site.one.ask(f"/api/tables/{pair.table}/screen", headers=token)
        key = asked.read(p.Screen).key
        screen = Client(site.two.socket_address, pair.table, key)
        welcome = await screen.connect()
        assert (welcome.member, welcome.eye) == (-1, -1)
        await screen.close()
        await pair.close()

    asyncio.run(work())


def test_a_clock_runs_out_for_who_is_at_the_other_server(site: Site) -> None:
    async def work() -> None:
        pair = Pair(site, clock={"kind": "move", "seconds": 5}, bots=["", "", ""], seats=3)
        carol = Client(site.two.socket_address, pair.table, site.two.join(pair.table, "C").token)
        await carol.connect()
        await pair.begin()
        began = time.monotonic()
        await pair.bob.until_step(1)
        assert 3.0 < time.monotonic() - began < within(9.0)
        chosen = [told.what for told in pair.bob.told if isinstance(told.what, p.Moved)]
        assert chosen[0].by == "clock"
        await carol.close()
        await pair.close()

    asyncio.run(work())


def test_a_bot_sits_in_for_who_left_the_other_server_until_they_are_back(site: Site) -> None:
    async def work() -> None:
        pair = Pair(site, away=1, sit_in="random")
        await pair.begin()
        await pair.bob.close()
        await pair.ann.until(lambda: heard(pair.ann, p.WentAway))
        # Nobody is taken for missing who is only at another server.
        assert not heard(pair.ann, p.CameBack)
        await pair.bob.connect()
        await pair.ann.until(lambda: heard(pair.ann, p.CameBack))
        assert [told.what.seat for told in pair.ann.told if isinstance(told.what, p.WentAway)] == [
            1
        ]
        await pair.close()

    asyncio.run(work())


def test_words_of_who_is_muted_are_not_told_by_the_other_server(site: Site) -> None:
    async def work() -> None:
        pair = Pair(site)
        await pair.begin()
        assert isinstance(await pair.bob.say("mute", member=0), p.Done)
        said = await pair.ann.say("say", words={"type": "chat", "text": "not for Bob"})
        assert isinstance(said, p.Done)
        await pair.bob.until_told(said.seq)
        assert "not for Bob" not in "".join(pair.bob.raw)
        await pair.close()

    asyncio.run(work())
