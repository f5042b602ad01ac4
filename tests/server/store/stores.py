"""Helpers of the store's tests: a store for the length of a story, and tables to put into it."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy import URL, text

from rockfall.server.store.engine import for_writing, make_engine
from rockfall.server.store.errors import StoreError
from rockfall.server.store.rows import Append, KeyRow, Phase, TableRow
from rockfall.server.store.store import Store, open_store
from rockfall.server.store.writer import Watch

Told = TypeVar("Told")
BODY = b'{"type":"spoke","text":"hi"}'


def using(
    url: str | URL,
    story: Callable[[Store], Awaitable[Told]],
    *,
    max_bytes: int | None = None,
    watch: Watch | None = None,
    exclusive: bool = False,
    patience: float = 30,
    least_free: int = 0,
) -> Told:
    """Tell a story with a store that is open just as long."""

    async def tell() -> Told:
        store = open_store(
            url,
            max_bytes=max_bytes,
            watch=watch,
            exclusive=exclusive,
            patience=patience,
            least_free=least_free,
        )
        try:
            return await story(store)
        finally:
            await store.close()

    return asyncio.run(tell())


def opening(
    table: str,
    *,
    at: int = 1000,
    phase: Phase = "lobby",
    code: str | None = None,
    listed: bool = True,
    keys: tuple[KeyRow, ...] = (),
) -> Append:
    """The unit with which a table begins."""
    row = TableRow(table, code, listed, phase, at)
    return Append(table, 0, [(at, BODY)], opened=row, keys=keys)


async def outcome(store: Store, unit: Append) -> str:
    """How storing a unit ends: `ok`, or the name of the error."""
    try:
        await store.append(unit)
    except StoreError as error:
        return type(error).__name__
    return "ok"


def run_sql(url: URL, *statements: str) -> None:
    """Do something to a database behind the store's back."""
    engine = make_engine(url)
    try:
        with for_writing(engine).begin() as connection:
            for statement in statements:
                connection.execute(text(statement))
    finally:
        engine.dispose()


def child(*words: str) -> list[str]:
    """The command of a child process that uses a store; see `children`."""
    return [sys.executable, "-m", "tests.server.store.children", *words]
