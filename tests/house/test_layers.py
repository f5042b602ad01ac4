"""The layers that the documents name are those that import-linter holds."""

import re
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SETTINGS: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
(LAYERS,) = (
    contract["layers"]
    for contract in SETTINGS["tool"]["importlinter"]["contracts"]
    if contract["name"] == "Imports only point down"
)


def test_contributing_names_every_layer_from_top_to_bottom() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    (said,) = re.findall(r"Imports only point down: ([^.]*)\.", text)
    assert said.split(", ") == [layer.replace(" | ", " and ") for layer in LAYERS]


def test_the_table_of_the_architecture_has_a_row_for_every_layer() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    (section,) = re.findall(r"^## The layers\n(.*?)^## ", text, re.MULTILINE | re.DOTALL)
    rows = re.findall(r"^\| `(\w+)(?:/|\.py)` \|", section, re.MULTILINE)
    assert rows == [name for layer in LAYERS for name in layer.split(" | ")]
