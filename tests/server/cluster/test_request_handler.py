"""What comes from another server is checked when its turn has come, not when it arrived."""

import asyncio
from pathlib import Path

import pytest

from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from rockfall.server.keys import new_keys
from tests.server.registries import Shared, open_two, run, until
from tests.server.support.postgres import Postgres
from tests.server.support.redis import Redis


def test_who_loses_the_key_while_the_owner_is_busy_wishes_nothing_more(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    async def work() -> None:
        with postgres.database() as url:
            shared = Shared(url.render_as_string(hide_password=False), redis.url)
            async with open_two(tmp_path, shared) as (owner, follower):
                first = await owner.open(p.MakeTable("Ann", p.Settings(seats=3)))
                bob = await follower.join(first.table, p.JoinTable("Bob"))
                here = await owner.session(first.table)
                there = await follower.session(first.table)
                assert here.writer.owned
                assert not there.writer.owned
                before = here.table.seq
                async with here.writer.lock:
                    wish = p.Say(words=p.Phrase("hello"))
                    saying = asyncio.create_task(there.act(bob.member, wish))
                    # It has come to the owner, and waits there for its turn.
                    await until(lambda: bool(here.writer.lock._waiters))
                    for row in new_keys(bob.member)[2]:
                        here.writer.keys.put(row.member, row.kind, row.hash)
                with pytest.raises(DeniedError, match="bad-token"):
                    await saying
                assert here.table.seq == before

    run(work, 60)
