"""L7: who may see into which zone is what the rulebook says, zone by zone."""

import tomllib
from pathlib import Path

import pytest

from rockfall.editions.registry import parse
from rockfall.kernel.layout import ALL, OWNER, TRACKED, UNSEEN
from tests.support.games import seats_of
from tests.support.play import edition
from tests.support.strategies import SECOND

pytestmark = pytest.mark.engine

SIGHTS = {ALL: "all", OWNER: "owner", UNSEEN: "nobody", TRACKED: "tracked"}
TABLES = Path(__file__).parents[1] / "secrets"
RULES = Path(__file__).parents[2] / "docs" / "rules.md"


def table(name: str) -> dict[str, dict[str, str]]:
    """Zone -> its row of a table of secrets."""
    text = (TABLES / f"{name}.toml").read_text("utf-8")
    rows: dict[str, dict[str, str]] = tomllib.loads(text)["zone"]
    return rows


def compiled(spec: str, seats: int) -> dict[str, set[str]]:
    """Zone, all seats' together -> the sights it was built with."""
    layout = edition(spec, seats).rules.layout
    sights: dict[str, set[str]] = {}
    for name, sight in zip(layout.zones, layout.sight, strict=True):
        sights.setdefault(name.split(".")[0], set()).add(SIGHTS[sight])
    return sights


@pytest.mark.parametrize("spec", ["jubilee", "classic", "gigamic", "jubilee+E2=no-playable"])
@pytest.mark.rule("A1", "A4", "B1", "B3", "B6", "B9", "B12", "B15", "B16", "B18", "B20")
def test_the_sights_are_those_of_the_table_of_secrets(spec: str) -> None:
    wanted = {zone: {row["sight"]} for zone, row in table("base").items()}
    for seats in seats_of(spec):
        assert compiled(spec, seats) == wanted


@pytest.mark.parametrize("spec", ["jubilee", "classic", "gigamic", "jubilee+E8=top-out"])
@pytest.mark.rule("S1", "S2", "S3", "S6", "S7", "S16", "S17", "S18", "S19")
def test_the_sights_of_saboteur_2_are_those_of_its_table(spec: str) -> None:
    values = set(parse(spec + SECOND).switches.values())
    rows = table("saboteur2").items()
    wanted = {zone: {row["sight"]} for zone, row in rows if row.get("only", "") in {"", *values}}
    for seats in seats_of(spec + SECOND):
        assert compiled(spec + SECOND, seats) == wanted


@pytest.mark.rule("D1", "D2", "D4", "D5", "D9", "D12", "D13", "D15", "D17", "D20")
def test_the_sights_of_the_dark_cave_are_those_of_its_table() -> None:
    wanted = {zone: {row["sight"]} for zone, row in table("cave").items()}
    for seats in seats_of("cave"):
        assert compiled("cave", seats) == wanted


@pytest.mark.parametrize(
    ("spec", "owned"),
    [
        ("jubilee", {"hand", "mat", "role", "gold", "offer", "aside", "purse"}),
        ("jubilee+saboteur2", {"hand", "mat", "role"}),
        ("cave", {"hand", "mat", "role"}),
    ],
)
def test_every_seat_owns_its_own_zones_and_nobody_the_others(spec: str, owned: set[str]) -> None:
    layout = edition(spec, 7).rules.layout
    for name, owner in zip(layout.zones, layout.owner, strict=True):
        kind, _, number = name.partition(".")
        assert owner == (int(number) if kind in owned else -1)


@pytest.mark.parametrize("name", ["base", "saboteur2", "cave"])
def test_every_row_of_the_table_cites_a_rule_that_exists(name: str) -> None:
    rules = RULES.read_text("utf-8")
    rows = table(name)
    assert rows
    assert [zone for zone, row in rows.items() if f"**{row['rule']}**" not in rules] == []


@pytest.mark.rule("B18", "S3", "S24", "R64")
def test_the_pieces_of_saboteur_2_are_counters_and_so_public() -> None:
    nums = edition("jubilee+saboteur2", 12).rules.layout.nums
    assert {f"pieces.{seat}" for seat in range(12)} <= set(nums)


@pytest.mark.rule("D2", "D3", "D16", "D19")
def test_clans_gold_and_all_that_stands_in_the_cave_are_counters_and_so_public() -> None:
    layout = edition("cave", 8).rules.layout
    assert {f"{name}.{seat}" for name in ("clan", "gold", "lying") for seat in range(8)} <= set(
        layout.nums
    )
    sorts = {token.sort for token in layout.tokens}
    assert sorts == {"dwarf", "web", "rat", "lindworm", "goblin", "nugget"}
