"""One server to a data folder: two would both let the bots of every table play."""

from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # pragma: no cover - Windows has none; there nobody is warned
    fcntl = None  # type: ignore[assignment]


_NAME = "rockfall.lock"


def lock_folder(folder: Path) -> IO[bytes] | None:
    """Claim a folder until the file given is closed or the process ends; None if it is taken."""
    folder.mkdir(parents=True, exist_ok=True)
    claim = (folder / _NAME).open("ab")
    try:
        if fcntl is not None:
            fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        claim.close()
        return None
    return claim


def tell_address(claim: IO[bytes], address: str) -> None:
    """Let whoever comes too late know where the first one is to be found."""
    claim.truncate(0)
    claim.write(address.encode())
    claim.flush()


def address_of(folder: Path) -> str:
    """Where the one who claimed a folder is to be found; "" if that was not said."""
    return (folder / _NAME).read_text()
