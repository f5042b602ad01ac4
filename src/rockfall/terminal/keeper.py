"""Keeping a match in a file: after every move, whole or not at all."""

import os
import tempfile
from pathlib import Path

from rockfall.match.document import save
from rockfall.match.match import Match
from rockfall.terminal import texts


class KeepError(Exception):
    """A file that a match cannot be kept in, and why."""


def write_match(match: Match, file: Path) -> None:
    """Write a match beside the file and then in its place, so that a file is never half written."""
    spare = None
    try:
        there = file.resolve()
        handle, spare = tempfile.mkstemp(dir=there.parent, prefix=".rockfall-")
        with open(handle, "w", encoding="utf-8") as out:
            out.write(save(match))
            out.flush()
            os.fsync(out.fileno())
        os.replace(spare, there)
    except (OSError, ValueError) as error:
        if spare is not None:
            Path(spare).unlink(missing_ok=True)
        raise KeepError(reason(error)) from None


def reason(error: Exception) -> str:
    """An error of the system in a few words."""
    strerror = getattr(error, "strerror", None)
    return str(strerror or error).lower()


class Keeper:
    """The file a match is kept in, if any; it never writes over what it did not write itself."""

    def __init__(self, file: Path | None, own: Path | None = None) -> None:
        self.file = file
        self._own = {path.resolve() for path in (own,) if path is not None}

    def claim(self, file: Path) -> None:
        """Make sure that nothing is lost when the match is written to a file."""
        try:
            there = file.resolve()
            if there not in self._own and there.exists() and there.stat().st_size:
                raise KeepError(texts.FILE_THERE)
        except (OSError, ValueError) as error:
            raise KeepError(reason(error)) from None
        self._own.add(there)

    def keep(self, match: Match) -> None:
        """Write the match down if it is to be kept."""
        if self.file is not None:
            write_match(match, self.file)
