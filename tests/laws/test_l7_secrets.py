"""L7: who may see into which zone is what the rulebook says, zone by zone."""

import tomllib
from pathlib import Path

import pytest

from rockfall.kernel.layout import SIGHT_NAMES
from tests.support.play import edition

pytestmark = pytest.mark.engine

TABLE = Path(__file__).parents[1] / "secrets" / "base.toml"
RULES = Path(__file__).parents[2] / "docs" / "rules.md"


def table() -> dict[str, dict[str, str]]:
    """Zone -> its row of the table of secrets."""
    rows: dict[str, dict[str, str]] = tomllib.loads(TABLE.read_text("utf-8"))["zone"]
    return rows


def compiled(spec: str, seats: int) -> dict[str, set[str]]:
    """Zone, all seats' together -> the sights it was built with."""
    layout = edition(spec, seats).rules.layout
    sights: dict[str, set[str]] = {}
    for name, sight in zip(layout.zones, layout.sight, strict=True):
        sights.setdefault(name.split(".")[0], set()).add(SIGHT_NAMES[sight])
    return sights


@pytest.mark.parametrize("spec", ["jubilee", "classic", "gigamic", "jubilee+E2=no-playable"])
@pytest.mark.rule("A1", "A4", "B1", "B3", "B6", "B9", "B12", "B15", "B16", "B18", "B20")
def test_the_sights_are_those_of_the_table_of_secrets(spec: str) -> None:
    wanted = {zone: {row["sight"]} for zone, row in table().items()}
    for seats in range(3, 11):
        assert compiled(spec, seats) == wanted


def test_every_seat_owns_its_own_zones_and_nobody_the_others() -> None:
    layout = edition("jubilee", 7).rules.layout
    owned = {"hand", "mat", "role", "gold", "offer", "aside", "purse"}
    for name, owner in zip(layout.zones, layout.owner, strict=True):
        kind, _, number = name.partition(".")
        assert owner == (int(number) if kind in owned else -1)


def test_every_row_of_the_table_cites_a_rule_that_exists() -> None:
    rules = RULES.read_text("utf-8")
    rows = table()
    assert rows
    assert [zone for zone, row in rows.items() if f"**{row['rule']}**" not in rules] == []
