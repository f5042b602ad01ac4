"""The twin-world law on bytes, at followers too: they send each eye exactly what the owner sends.

The law itself is held on what an owner sends (`test_wire_secrecy.py`); what is byte for byte the
same keeps it.
"""

from functools import partial
from pathlib import Path
from random import Random

import pytest

from rockfall.server import protocol as p
from rockfall.server.audience import Audience
from rockfall.server.sitting import Sitting
from rockfall.server.table_registry import TableRegistry
from tests.server.registries import Ear, Shared, listen, open_two, run, until
from tests.server.support.postgres import Postgres
from tests.server.support.redis import Redis
from tests.support.play import SOAK

_SEATS = 3
_MOVES = 150 if SOAK else 25


async def _ears(registry: TableRegistry, places: list[p.Place]) -> list[Ear]:
    """Somebody for every seat, and a watcher."""
    watcher = await listen(registry, places[0].table)
    return [*[await listen(registry, place) for place in places], watcher]


def _all_told(ears: list[Ear], length: int) -> bool:
    return all(len(_told(ear)) >= length for ear in ears)


def _told(ear: Ear) -> list[bytes]:
    return [text for text in ear.texts if b'"type":"told"' in text]


async def _play(owner: TableRegistry, follower: TableRegistry, spec: str) -> list[tuple[Ear, Ear]]:
    """Some moves, wished for at the follower, heard at both; gives who heard with the same eye."""
    settings = p.Settings(spec, seats=_SEATS, pace=0.0, window=0.0, interval=0)
    first = await owner.open(p.MakeTable("P0", settings))
    joined = [await owner.join(first.table, p.JoinTable(f"P{n}")) for n in range(1, _SEATS)]
    places = [first, *joined]
    here, there = await _ears(owner, places), await _ears(follower, places)
    session, chance = await follower.session(first.table), Random(7)
    await session.act(0, p.Start())
    for _ in range(_MOVES):
        table = session.table
        if table.phase != "playing":
            break
        seat = table.actor
        move = chance.choice(session.audience.step_texts.moves(seat))
        await session.act(seat, p.Move(step=table.step, move=move))
        length = session.writer.durable
        await until(partial(_all_told, [*here, *there], length))
    assert not session.writer.owned
    return [*zip(here, there, strict=True)]


def _compare(pairs: list[tuple[Ear, Ear]]) -> None:
    for mine, yours in pairs:
        assert _told(mine) == _told(yours), "a follower sends something else"


@pytest.mark.parametrize("spec", ["jubilee", "cave"])
def test_a_follower_sends_every_eye_the_bytes_that_the_owner_sends(
    spec: str, tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    async def work() -> None:
        with postgres.database() as url:
            shared = Shared(url.render_as_string(hide_password=False), redis.url)
            async with open_two(tmp_path, shared) as (owner, follower):
                pairs = await _play(owner, follower, spec)
                _compare(pairs)
                assert len(_told(pairs[0][0])) > _MOVES
                # What one seat is sent is not what another is.
                assert _told(pairs[0][1]) != _told(pairs[1][1])

    run(work, 120)


@pytest.mark.interpreted
def test_a_wrong_eye_at_a_follower_is_caught(
    tmp_path: Path, postgres: Postgres, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = Audience.eye

    def wrong(self: Audience, sitting: Sitting) -> int:
        eye = right(self, sitting)
        owned = getattr(self._written, "owned", True)
        return eye if owned or eye < 0 else (eye + 1) % _SEATS

    monkeypatch.setattr(Audience, "eye", wrong)

    async def work() -> None:
        with postgres.database() as url:
            shared = Shared(url.render_as_string(hide_password=False), redis.url)
            async with open_two(tmp_path, shared) as (owner, follower):
                with pytest.raises(AssertionError, match="something else"):
                    _compare(await _play(owner, follower, "jubilee"))

    run(work, 120)
