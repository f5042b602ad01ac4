"""The box as the rulebooks count it."""

import tomllib
from pathlib import Path
from typing import Any, Final

BOX: Final[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("base.toml").read_text("utf-8"))
