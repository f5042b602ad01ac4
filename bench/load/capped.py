"""Let servers have only so much of a machine: with a share of a core each, they do not compete.

What is measured on few cores is else how the cores are shared with the crowd and the database. It
takes Linux's control groups, and leave to make some.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from bench.load.line import LineError

_GROUPS: Final = Path("/sys/fs/cgroup")
#: Microseconds in which a share is used up: so short that nobody feels the wait for the next one.
_PERIOD: Final = 10_000


@contextmanager
def capped(name: str, cores: float | None) -> Iterator["Share | None"]:
    """A share of so many cores, given back in the end; none if nobody is to be held back."""
    if cores is None:
        yield None
        return
    share = Share(name, cores)
    try:
        yield share
    finally:
        share.folder.rmdir()


class Share:
    """So many cores, for all processes that are put into it together."""

    def __init__(self, name: str, cores: float) -> None:
        quota = round(cores * _PERIOD)
        new = (_GROUPS / "cgroup.controllers").is_file()
        self.folder = (_GROUPS if new else _GROUPS / "cpu") / name
        files: Mapping[str, str] = (
            {"cpu.max": f"{quota} {_PERIOD}"}
            if new
            else {"cpu.cfs_period_us": str(_PERIOD), "cpu.cfs_quota_us": str(quota)}
        )
        try:
            self.folder.mkdir()
            for file, value in files.items():
                (self.folder / file).write_text(value)
        except OSError as error:
            with suppress(OSError):
                self.folder.rmdir()
            raise LineError(
                f"this machine does not let anybody share out its cores: {error}"
            ) from error

    def hold(self, pid: int) -> None:
        """Put a process into it; what it starts later is in it too."""
        (self.folder / "cgroup.procs").write_text(str(pid))
