"""What is run in a process of its own, and where it finds what it imports."""

import os
from pathlib import Path
from typing import Final

import rockfall

ROOT: Final = Path(__file__).resolve().parent.parent
#: The folder the package in use is imported from.
HOME: Final = Path(rockfall.__file__).resolve().parent.parent


def environment(home: Path = HOME) -> dict[str, str]:
    """The variables for `python -P -m`: the package of that folder, then this checkout."""
    path = filter(None, [str(home), str(ROOT), os.environ.get("PYTHONPATH")])
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
