"""What goes wrong when a store fails or dawdles, or several look for one table: each once did."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rockfall.server import driver, tidying
from rockfall.server import protocol as p
from rockfall.server.api import Api, ByTable
from rockfall.server.app import make_app
from rockfall.server.config import read_config
from rockfall.server.denied import DeniedError
from rockfall.server.limits import Budgets, Openings, Shares
from rockfall.server.live import Live
from rockfall.server.openapi import Call
from rockfall.server.replays import Replays
from rockfall.server.store.errors import StoreError, StoreFullError, UnknownOutcomeError
from rockfall.server.store.rows import Append
from rockfall.server.store.store import Store
from rockfall.server.turnstile import SLICE, Turnstile
from rockfall.server.visitor import Allowances
from tests.server.folds import folds_noted
from tests.server.halls import listen, open_hall, run, until
from tests.server.sockets import Gate, settled
from tests.server.test_driver import table_of
from tests.server.test_live import Shaky
from tests.server.test_replay_requests import asking
from tests.server.test_replays import opened


def test_a_bot_sits_in_although_that_could_not_be_stored_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "_RETRY", 0.05)

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            shaky = Shaky(hall.house.store)
            hall.house = hall.house._replace(store=shaky)  # type: ignore[arg-type]
            live, ears = await table_of(hall, 3, sit_in="greedy", away=1)
            seat = live.table.actor
            shaky.fails = "before"
            feed = ears[seat].feed
            assert feed is not None
            live.exit(feed)
            failed = shaky.failures
            await until(lambda: shaky.failures > failed)
            shaky.fails = ""
            await until(lambda: live.table.step > 0)

    run(work)


class Tardy:
    """A store that has written long before it says so."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.gate = Gate()

    async def append(self, unit: Append) -> None:
        """Write, and say so when the gate is open."""
        await self._store.append(unit)
        await self.gate.pass_through()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


def test_a_new_table_is_made_once_though_others_find_it_before_who_opens_it(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            tardy = Tardy(hall.house.store)
            hall.house = hall.house._replace(store=tardy)  # type: ignore[arg-type]
            tardy.gate.shut()
            opening = asyncio.create_task(
                hall.open(p.MakeTable("Ann", p.Settings(listed=True))),
            )
            await until(lambda: tardy.gate.waiting == 1)
            listing = asyncio.create_task(hall.listed(10))
            await asyncio.wait([listing], timeout=0.3)
            tardy.gate.open()
            made, listed = await opening, await listing
            assert [hall.lives[made.table]] == listed

    run(work)


def test_a_table_that_took_the_place_of_another_is_not_let_go_in_its_stead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "_TIDY", 0.01)

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            first = await hall.open(p.MakeTable("Ann"))
            other = await hall.open(p.MakeTable("Bob"))
            fresh: list[Live] = []
            close = hall.lives[first.table].close

            async def close_slowly() -> None:
                del hall.lives[other.table]
                fresh.append(await hall.live(other.table))
                await listen(hall, other)
                await close()

            hall.lives[first.table].close = close_slowly  # type: ignore[method-assign]
            hall.house.clock.ahead += 3_600_000  # type: ignore[attr-defined]
            tidying_up = asyncio.create_task(tidying.let_go(hall))
            await until(lambda: bool(fresh))
            await asyncio.sleep(0.1)
            tidying_up.cancel()
            assert hall.lives == {other.table: fresh[0]}

    run(work)


def test_a_match_whose_last_move_may_not_be_stored_goes_on_by_itself(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            shaky = Shaky(hall.house.store)
            hall.house = hall.house._replace(store=shaky)  # type: ignore[arg-type]
            live, _ = await table_of(hall, 1)
            shaky.fails = "gone"
            with pytest.raises(StoreError):
                await live.act(0, p.Propose(motion="void"))
            shaky.fails = ""
            await hall.go_on()
            assert hall.lives[live.table.id].table.phase == "playing"

    run(work)


def test_one_table_that_cannot_go_on_keeps_no_other_waiting(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = [await hall.open(p.MakeTable(name)) for name in ("Ann", "Bob", "Cid")]
        names = {place.table for place in made}

        class Picky(Shaky):
            async def whole(self, table: str) -> Any:
                if table == bad:
                    raise StoreError("not this one")
                return await self._store.whole(table)

        for bad in names:
            async with open_hall(tmp_path) as hall:
                hall.house = hall._loader._house = hall.house._replace(
                    store=Picky(hall.house.store)  # type: ignore[arg-type]
                )
                hall.waiting |= names
                await hall.go_on()
                assert hall.waiting == {bad}
                assert {*hall.lives} == names - {bad}

    run(work)


class Forgetful(Shaky):
    """A store that does not say whether new keys were stored."""

    async def rekey(self, *what: Any) -> Any:
        """Put keys in, the first time without a word."""
        places = await self._store.rekey(*what)
        if self.fails == "after":
            self.fails = ""
            raise UnknownOutcomeError
        return places


def test_nobody_loses_their_place_because_an_answer_of_the_store_was_lost(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            store = Forgetful(hall.house.store)
            hall.house = hall.house._replace(store=store)  # type: ignore[arg-type]
            made = await hall.open(p.MakeTable("Ann"))
            store.fails = "after"
            place = await hall.recover(made.table, made.recovery)
            ear = await listen(hall, place)
            assert ear.member == 0
            with pytest.raises(DeniedError, match="bad-token"):
                await listen(hall, made)

    run(work)


def test_a_request_is_not_told_that_what_nobody_knows_did_not_happen(tmp_path: Path) -> None:
    async def work() -> None:
        answers = make_app(read_config({"data": str(tmp_path)}, {})).exception_handlers
        for error, code in ((UnknownOutcomeError(), b"set-aside"), (StoreError(), b"not-stored")):
            answer = await answers[type(error)](None, error)
            assert code in answer.body

    run(work)


def test_a_table_that_was_swept_while_somebody_spoke_leaves_no_empty_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.open(p.MakeTable("Ann", p.Settings(listed=True)))
            live, ear = await hall.live(made.table), await listen(hall, made)
            await hall.house.store.delete(made.table)
            with pytest.raises(StoreError):
                await live.act(0, p.Say(words=p.Phrase("hello")))
            assert ear.dropped == "set-aside"
            assert live.table.log
            await hall.go_on()
            assert not hall.lives
            assert not hall.waiting

    run(work)


class Full(Shaky):
    """A store that has no room."""

    async def append(self, unit: Append) -> None:
        """Take nothing more."""
        raise StoreFullError


def test_a_store_that_is_full_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            full = Full(hall.house.store)
            hall.house = hall.house._replace(store=full)  # type: ignore[arg-type]
            with pytest.raises(StoreFullError):
                await hall.open(p.MakeTable("Ann"))

    run(work)


def test_what_could_not_be_stored_is_undone_without_holding_anybody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            shaky = Shaky(hall.house.store)
            hall.house = hall.house._replace(store=shaky)  # type: ignore[arg-type]
            made = await hall.open(p.MakeTable("Ann"))
            live = await hall.live(made.table)
            for _ in range(5 * SLICE):
                await live.act(0, p.Say(words=p.Phrase("hurry")))
            shaky.fails = "before"
            with folds_noted(monkeypatch) as folds, pytest.raises(StoreError):
                await live.act(0, p.Say(words=p.Phrase("why")))
            assert folds.total() > 5 * SLICE
            # The one that failed was folded, too.
            assert max(folds.values()) <= SLICE + 1

    run(work)


def test_nobody_is_shown_a_table_as_it_would_be_if_it_could_be_stored(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            shaky = Shaky(hall.house.store)
            hall.house = hall.house._replace(store=shaky)  # type: ignore[arg-type]
            made = await hall.open(p.MakeTable("Ann"))
            allowances = Allowances(Budgets(9, 9), Openings(9), Shares(1 << 20))
            api = Api(hall, allowances, Replays(opened(tmp_path), Turnstile()))
            shaky.gate.shut()
            shaky.fails = "before"
            starting = asyncio.create_task((await hall.live(made.table)).act(0, p.Start()))
            await settled(lambda: shaky.gate.waiting == 1)
            looking = asyncio.create_task(
                api.show_table(Call(asking(), ByTable(made.table), None)),
            )
            await settled()
            shaky.gate.open()
            with pytest.raises(StoreError):
                await starting
            assert (await looking).phase == "lobby"

    run(work)
