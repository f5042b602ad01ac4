"""What goes wrong when a store fails or dawdles, or several look for one table: each once did."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rockfall.server import driver, tidying
from rockfall.server import protocol as p
from rockfall.server.api import Api
from rockfall.server.api_params import ByTable
from rockfall.server.app import make_app
from rockfall.server.config import read_config
from rockfall.server.denied import DeniedError
from rockfall.server.limits import Budgets, Openings, Shares
from rockfall.server.openapi import Call
from rockfall.server.replays import Replays
from rockfall.server.store.errors import StoreError, StoreFullError, UnknownOutcomeError
from rockfall.server.store.rows import Append
from rockfall.server.store.store import Store
from rockfall.server.table_session import TableSession
from rockfall.server.turnstile import SLICE, Turnstile
from rockfall.server.visitor import Allowances
from tests.server.folds import folds_noted
from tests.server.registries import listen, open_registry, run, until
from tests.server.scenes import Shaky
from tests.server.sockets import Gate, settled
from tests.server.test_driver import table_of
from tests.server.test_replay_requests import asking
from tests.server.test_replays import opened


def test_a_bot_sits_in_although_that_could_not_be_stored_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "_RETRY", 0.05)

    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            shaky = Shaky(registry.services.store)
            registry.services = registry.services._replace(store=shaky)  # type: ignore[arg-type]
            session, ears = await table_of(registry, 3, sit_in="standard", away=1)
            seat = session.table.actor
            shaky.fails = "before"
            feed = ears[seat].feed
            assert feed is not None
            session.exit(feed)
            failed = shaky.failures
            await until(lambda: shaky.failures > failed)
            shaky.fails = ""
            await until(lambda: session.table.step > 0)

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
        async with open_registry(tmp_path) as registry:
            tardy = Tardy(registry.services.store)
            registry.services = registry.services._replace(store=tardy)  # type: ignore[arg-type]
            tardy.gate.shut()
            opening = asyncio.create_task(
                registry.open(p.MakeTable("Ann", p.Settings(listed=True))),
            )
            await until(lambda: tardy.gate.waiting == 1)
            listing = asyncio.create_task(registry.listed(10))
            await asyncio.wait([listing], timeout=0.3)
            tardy.gate.open()
            made, listed = await opening, await listing
            assert [registry.sessions[made.table]] == listed

    run(work)


def test_a_table_that_took_the_place_of_another_is_not_let_go_in_its_stead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "_TIDY", 0.01)

    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            first = await registry.open(p.MakeTable("Ann"))
            other = await registry.open(p.MakeTable("Bob"))
            fresh: list[TableSession] = []
            close = registry.sessions[first.table].close

            async def close_slowly() -> None:
                del registry.sessions[other.table]
                fresh.append(await registry.session(other.table))
                await listen(registry, other)
                await close()

            registry.sessions[first.table].close = close_slowly  # type: ignore[method-assign]
            registry.services.clock.ahead += 3_600_000  # type: ignore[attr-defined]
            for session in registry.sessions.values():
                session.used_at -= 3_600.0
            tidying_up = asyncio.create_task(tidying.let_go(registry))
            await until(lambda: bool(fresh))
            await asyncio.sleep(0.1)
            tidying_up.cancel()
            assert registry.sessions == {other.table: fresh[0]}

    run(work)


def test_a_match_whose_last_move_may_not_be_stored_goes_on_by_itself(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            shaky = Shaky(registry.services.store)
            registry.services = registry.services._replace(store=shaky)  # type: ignore[arg-type]
            session, _ = await table_of(registry, 1)
            shaky.fails = "gone"
            with pytest.raises(StoreError):
                await session.act(0, p.Propose(motion="void"))
            shaky.fails = ""
            await registry.go_on()
            assert registry.sessions[session.table.id].table.phase == "playing"

    run(work)


def test_one_table_that_cannot_go_on_keeps_no_other_waiting(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = [await registry.open(p.MakeTable(name)) for name in ("Ann", "Bob", "Cid")]
        names = {place.table for place in made}

        class Picky(Shaky):
            async def whole(self, table: str) -> Any:
                if table == bad:
                    raise StoreError("not this one")
                return await self._store.whole(table)

        for bad in names:
            async with open_registry(tmp_path) as registry:
                registry.services = registry._loader._services = registry.services._replace(
                    store=Picky(registry.services.store)  # type: ignore[arg-type]
                )
                registry.waiting |= names
                await registry.go_on()
                assert registry.waiting == {bad}
                assert {*registry.sessions} == names - {bad}

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
        async with open_registry(tmp_path) as registry:
            store = Forgetful(registry.services.store)
            registry.services = registry.services._replace(store=store)  # type: ignore[arg-type]
            made = await registry.open(p.MakeTable("Ann"))
            store.fails = "after"
            place = await registry.recover(made.table, made.recovery)
            ear = await listen(registry, place)
            assert ear.member == 0
            with pytest.raises(DeniedError, match="bad-token"):
                await listen(registry, made)

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
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann", p.Settings(listed=True)))
            session, ear = await registry.session(made.table), await listen(registry, made)
            await registry.services.store.delete(made.table)
            with pytest.raises(StoreError):
                await session.act(0, p.Say(words=p.Phrase("hello")))
            assert ear.dropped == "set-aside"
            assert session.table.log
            await registry.go_on()
            assert not registry.sessions
            assert not registry.waiting

    run(work)


class Full(Shaky):
    """A store that has no room."""

    async def append(self, unit: Append) -> None:
        """Take nothing more."""
        raise StoreFullError


def test_a_store_that_is_full_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            full = Full(registry.services.store)
            registry.services = registry.services._replace(store=full)  # type: ignore[arg-type]
            with pytest.raises(StoreFullError):
                await registry.open(p.MakeTable("Ann"))

    run(work)


def test_what_could_not_be_stored_is_undone_without_holding_anybody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            shaky = Shaky(registry.services.store)
            registry.services = registry.services._replace(store=shaky)  # type: ignore[arg-type]
            made = await registry.open(p.MakeTable("Ann"))
            session = await registry.session(made.table)
            for _ in range(5 * SLICE):
                await session.act(0, p.Say(words=p.Phrase("hurry")))
            shaky.fails = "before"
            with folds_noted(monkeypatch) as folds, pytest.raises(StoreError):
                await session.act(0, p.Say(words=p.Phrase("why")))
            assert folds.total() > 5 * SLICE
            # The one that failed was folded, too.
            assert max(folds.values()) <= SLICE + 1

    run(work)


def test_nobody_is_shown_a_table_as_it_would_be_if_it_could_be_stored(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            shaky = Shaky(registry.services.store)
            registry.services = registry.services._replace(store=shaky)  # type: ignore[arg-type]
            made = await registry.open(p.MakeTable("Ann"))
            allowances = Allowances(Budgets(9, 9), Openings(9), Shares(1 << 20))
            api = Api(registry, allowances, Replays(opened(tmp_path), Turnstile()))
            shaky.gate.shut()
            shaky.fails = "before"
            starting = asyncio.create_task((await registry.session(made.table)).act(0, p.Start()))
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
