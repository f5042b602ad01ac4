"""The client's own tools, run from here."""

import os
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"


def npm(*words: str, **env: str) -> None:
    """Run npm in the client's folder; what it says is shown if it fails."""
    done = subprocess.run(
        ["npm", *words],
        cwd=WEB,
        env={**os.environ, "NO_COLOR": "1", **env},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"npm {' '.join(words)}\n{done.stdout}{done.stderr}"
