"""Replays of finished matches as files, compressed: made once, and sent as they are.

Every method but `in` may wait for the disk, so call them in a thread; several may do so at once.
"""

import os
import re
import tempfile
import threading
from collections import OrderedDict
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final

#: What replays are made of: one more whenever events change, so that none is told as it was before.
_SHAPE: Final = 4
_NAME: Final = re.compile(r"([0-9a-f]{32})\.(-?\d+)\.\d+\.json\.gz")


def _table_part(table: str) -> str:
    """A table's id opens it, and does not follow from this."""
    text = f"{_SHAPE} {table}".encode()
    return blake2b(text, digest_size=16, person=b"rockfall-replay").hexdigest()


def file_name(table: str, eye: int, length: int) -> str:
    """Where the replay for an eye lies, of a table whose log has this length."""
    return f"{_table_part(table)}.{eye}.{length}.json.gz"


class ReplayFiles:
    """A folder of so many bytes; what was made longest ago has to go first."""

    def __init__(self, folder: Path, most_bytes: int) -> None:
        self._folder = folder
        self._most_bytes = most_bytes
        self._lock = threading.Lock()
        #: name -> bytes, the oldest first
        self._sizes: OrderedDict[str, int] = OrderedDict()
        self._total = 0

    def open(self) -> None:
        """Make the folder, or see what is in it; what was only half written is thrown away."""
        with self._lock:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._folder.chmod(0o700)
            found = [(file, file.stat()) for file in self._folder.iterdir() if file.is_file()]
            for file, stat in sorted(found, key=lambda one: one[1].st_mtime_ns):
                if _NAME.fullmatch(file.name):
                    self._note(file.name, stat.st_size)
                else:
                    file.unlink()
            self._make_room()

    def __contains__(self, name: str) -> bool:
        return name in self._sizes

    def read(self, name: str) -> bytes | None:
        """What lies there; None if nothing does."""
        if name not in self._sizes:
            return None
        try:
            return (self._folder / name).read_bytes()
        except OSError:
            with self._lock:
                self._remove(name)
            return None

    def write(self, name: str, packed: bytes) -> None:
        """Put a file there, whole or not at all; it takes the place of shorter ones."""
        with self._lock:
            handle, part = tempfile.mkstemp(dir=self._folder, suffix=".part")
            try:
                with open(handle, "wb") as file:
                    file.write(packed)
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(part, self._folder / name)
            except OSError:
                with suppress(OSError):
                    os.unlink(part)
                raise
            table, eye, _ = name.split(".", 2)
            self._remove_all(f"{table}.{eye}.", but=name)
            self._note(name, len(packed))
            self._make_room()

    def forget(self, table: str) -> None:
        """Remove everything about a table."""
        with self._lock:
            self._remove_all(f"{_table_part(table)}.")

    def _note(self, name: str, size: int) -> None:
        self._total += size - self._sizes.pop(name, 0)
        self._sizes[name] = size

    def _make_room(self) -> None:
        while self._total > self._most_bytes:
            self._remove(next(iter(self._sizes)))

    def _remove_all(self, start: str, but: str = "") -> None:
        for name in [name for name in self._sizes if name.startswith(start) and name != but]:
            self._remove(name)

    def _remove(self, name: str) -> None:
        self._total -= self._sizes.pop(name, 0)
        with suppress(OSError):
            (self._folder / name).unlink()
