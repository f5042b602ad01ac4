"""`rockfall` with a clock that can be set from outside: `python -m tests.server.chaos.launcher`.

The first argument is a file of eight bytes: how many nanoseconds the clock is ahead of the
machine's. Only the time of day is changed; no machine lets the clock jump that timers run by.
"""

import mmap
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

WIDTH: Final = 8


def write_shift(file: Path, seconds: float) -> None:
    """Set the clock ahead of the machine's, or behind; a server that runs follows at once."""
    with file.open("r+b" if file.exists() else "wb") as out:
        out.write(int(seconds * 1e9).to_bytes(WIDTH, signed=True))


def shifted(file: Path, clock: Callable[[], int]) -> Callable[[], int]:
    """A clock that is as far ahead of another as the file says now."""
    with file.open("rb") as opened:
        shift = mmap.mmap(opened.fileno(), WIDTH, access=mmap.ACCESS_READ)
    return lambda: clock() + int.from_bytes(shift[:WIDTH], signed=True)


def _main() -> int:
    now = shifted(Path(sys.argv.pop(1)), time.time_ns)
    time.time_ns = now
    time.time = lambda: now() / 1e9
    # Not before the clock is set: modules may keep the function they found.
    from rockfall.cli.main import main  # noqa: PLC0415

    return main()


if __name__ == "__main__":
    sys.exit(_main())
