"""What cannot be stored did not happen; what was stored although it seemed to fail did."""

import asyncio
from pathlib import Path

import pytest

from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from rockfall.server.hall import Hall
from rockfall.server.live import Live
from rockfall.server.store.errors import StoreError
from rockfall.server.store.rows import Append
from rockfall.server.store.store import Store
from tests.server.halls import Ear, listen, open_hall, run


class Shaky:
    """A store that fails on demand, before or after it has written."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fails = ""

    async def append(self, unit: Append) -> None:
        """Write, unless it fails before; say so, unless it fails after."""
        if self.fails == "before":
            raise StoreError("no room")
        await self._store.append(unit)
        if self.fails == "after":
            raise StoreError("the line was cut")

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)


async def shaky_table(hall: Hall) -> tuple[Live, Ear, Shaky]:
    """A table with one listener in a hall whose store can be made to fail."""
    shaky = Shaky(hall.house.store)
    hall.house = hall.house._replace(store=shaky)  # type: ignore[arg-type]
    made = await hall.open(p.MakeTable("Ann"))
    return await hall.live(made.table), await listen(hall, made), shaky


def test_what_could_not_be_stored_is_told_to_nobody_and_is_undone(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            live, ear, shaky = await shaky_table(hall)
            before = live.table.seq
            shaky.fails = "before"
            with pytest.raises(StoreError):
                await live.act(0, p.Start())
            assert (live.table.seq, live.table.phase) == (before, "lobby")
            assert len(ear.told) == before
            shaky.fails = ""
            await live.act(0, p.Start())
            assert [told.seq for told in ear.told] == list(range(live.table.seq))
            assert isinstance(ear.last().what, p.Began)

    run(work)


def test_what_was_stored_after_all_is_told_and_goes_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            live, ear, shaky = await shaky_table(hall)
            shaky.fails = "after"
            with pytest.raises(StoreError):
                await live.act(0, p.Start())
            shaky.fails = ""
            assert live.table.phase == "playing"
            assert isinstance(ear.last().what, p.Began)
            await live.act(0, p.Say(words=p.Phrase("hello")))
            assert [told.seq for told in ear.told] == list(range(live.table.seq))

    run(work)


def test_wishes_come_one_after_the_other(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.open(p.MakeTable("Ann", p.Settings(seats=3)))
            live = await hall.live(made.table)
            for name in ("Bob", "Cid"):
                await hall.join(made.table, p.JoinTable(name))
            await live.act(0, p.Start())
            seat = live.table.actor
            wish = p.Move(step=0, move=live.audience.teller.moves(seat)[0])
            done = await asyncio.gather(
                *[live.act(seat, wish) for _ in range(5)], return_exceptions=True
            )
            refused = [one for one in done if isinstance(one, DeniedError)]
            assert len(refused) == 4
            assert {one.refusal.code for one in refused} == {"stale-step"}
            assert live.table.step == 1

    run(work)


def test_a_table_that_closes_takes_no_more_wishes(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.open(p.MakeTable("Ann"))
            live = await hall.live(made.table)
            await live.close()
            with pytest.raises(DeniedError, match="going-down"):
                await live.act(0, p.Start())

    run(work)
