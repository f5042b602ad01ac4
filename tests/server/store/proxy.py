"""A line to a database that can be cut or held at a word."""

import socket
import threading
from types import TracebackType
from typing import Literal

from sqlalchemy import URL


class Proxy:
    """Listens beside a database and passes everything on, until a client says a certain word.

    The word is looked for in what the client sends at once, and counts once.
    """

    def __init__(self, url: URL) -> None:
        self._database = (str(url.host), int(url.port or 0))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = url.set(port=int(self._listener.getsockname()[1]))
        self._word = b""
        self._deed: Literal["cut before", "cut after", "hold"] = "hold"
        #: Set while something is held.
        self.held = threading.Event()
        self._released = threading.Event()
        self._sockets: list[socket.socket] = []

    def __enter__(self) -> "Proxy":
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._released.set()
        self._listener.close()
        for each in self._sockets:
            each.close()

    def cut_before(self, word: bytes) -> None:
        """The database will not hear the word, and the line is gone."""
        self._word, self._deed = word, "cut before"

    def cut_after(self, word: bytes) -> None:
        """The database will hear the word and answer, but the line is gone."""
        self._word, self._deed = word, "cut after"

    def hold_before(self, word: bytes) -> None:
        """The word will be on its way until it is let go."""
        self._word, self._deed = word, "hold"

    def let_go(self) -> None:
        """Pass on what is held."""
        self._released.set()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            database = socket.create_connection(self._database)
            self._sockets += [client, database]
            for deed, ends in ((self._ask, (client, database)), (self._answer, (database, client))):
                threading.Thread(target=deed, args=ends, daemon=True).start()

    def _ask(self, client: socket.socket, database: socket.socket) -> None:
        """Pass on what the client says."""
        try:
            while said := client.recv(1 << 16):
                if self._word and self._word in said:
                    self._word = b""
                    if self._deed == "hold":
                        self.held.set()
                        self._released.wait()
                    else:
                        client.shutdown(socket.SHUT_RDWR)
                        if self._deed == "cut before":
                            break
                database.sendall(said)
            database.shutdown(socket.SHUT_WR)
        except OSError:
            return

    def _answer(self, database: socket.socket, client: socket.socket) -> None:
        """Pass on what the database says."""
        try:
            while said := database.recv(1 << 16):
                client.sendall(said)
            client.shutdown(socket.SHUT_RDWR)
        except OSError:
            return
