"""One server to a data folder: two would both let the bots of every table play."""

from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # pragma: no cover - Windows has none; there nobody is warned
    fcntl = None  # type: ignore[assignment]


def claim_folder(folder: Path) -> IO[bytes] | None:
    """Claim a folder until the file given is closed or the process ends; None if it is taken."""
    folder.mkdir(parents=True, exist_ok=True)
    claim = (folder / "rockfall.lock").open("ab")
    try:
        if fcntl is not None:
            fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        claim.close()
        return None
    return claim
