"""The server that Rockfall's is measured against: `python -m bench.load.bare FOLDER`.

It knows no rules: whatever is said at a table becomes a row of SQLite, on disk, and is then sent
to everyone there. Rows that wait share a commit, as in the real store. A first message on a socket
names its table. Prints its port.
"""

import asyncio
import socket
import sqlite3
import sys
from collections import defaultdict
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

Row = tuple[str, str]
Job = tuple[Row, asyncio.Future[None]]


class Rows:
    """A thread that writes: all rows that wait go into one transaction."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    async def append(self, row: Row) -> None:
        """Store a row; it is on disk when this returns."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put((row, future))
        await future

    def finish(self) -> None:
        """Write what waits, and no more."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        database = sqlite3.connect(self._file, isolation_level=None)
        for setting in ("journal_mode = WAL", "synchronous = FULL"):
            database.execute(f"PRAGMA {setting}")
        database.execute("CREATE TABLE entries (at INTEGER PRIMARY KEY, name TEXT, body TEXT)")
        while (job := self._queue.get()) is not None:
            jobs = [job]
            with suppress(Empty):
                while (job := self._queue.get_nowait()) is not None:
                    jobs.append(job)
                self._queue.put(None)
            database.execute("BEGIN IMMEDIATE")
            rows = [row for row, _ in jobs]
            database.executemany("INSERT INTO entries (name, body) VALUES (?, ?)", rows)
            database.execute("COMMIT")
            jobs[0][1].get_loop().call_soon_threadsafe(_tell, jobs)
        database.close()


def _tell(jobs: list[Job]) -> None:
    for _, future in jobs:
        if not future.done():
            future.set_result(None)


def make_app(file: Path) -> Starlette:
    """The application."""
    tables: defaultdict[str, list[WebSocket]] = defaultdict(list)
    rows: list[Rows] = []

    @asynccontextmanager
    async def life(app: Starlette) -> "AsyncIterator[None]":
        rows.append(Rows(file))
        yield
        rows[0].finish()

    async def serve(websocket: WebSocket) -> None:
        await websocket.accept()
        name = await websocket.receive_text()
        tables[name].append(websocket)
        await websocket.send_text(name)
        async for text in websocket.iter_text():
            await rows[0].append((name, text))
            for other in tables[name]:
                await other.send_text(text)

    return Starlette(routes=[WebSocketRoute("/ws", serve)], lifespan=life)


def main(folder: Path) -> None:
    """Serve until stopped."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(listener.getsockname()[1], flush=True)
    config = uvicorn.Config(
        make_app(folder / "bare.db"),
        log_config=None,
        access_log=False,
        # As `rockfall serve` has it.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=1,
    )
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
