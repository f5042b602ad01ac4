"""The boxes as the rulebooks count them."""

import tomllib
from pathlib import Path
from typing import Any, Final


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name(name).read_text("utf-8"))


BOX: Final = _read("base.toml")
BOX2: Final = _read("saboteur2.toml")
CAVE_BOX: Final = _read("cave.toml")
