"""The rulebook's example of a count, 12 against 10, ends a game played from its deal on."""

import re
from typing import Final

import pytest

from tests.golden.make import EXAMPLE, path_of

pytestmark = pytest.mark.engine

TEXT: Final = path_of("cave-example").read_text(encoding="utf-8")
SEATS: Final = range(5)


def counted(name: str) -> int:
    """A counter at the end."""
    found = re.search(rf"^{re.escape(name)} = (-?\d+)$", TEXT.partition("--- the end")[2], re.M)
    return int(found[1]) if found else 0


def role(seat: int) -> str:
    found = re.search(rf"^  move (\S+) role-box role\.{seat}\b", TEXT, re.M)
    assert found
    return found[1]


def got_out(seat: int) -> bool:
    return f"\ndwarf.{seat} = gone\n" in TEXT.partition("--- the end")[2]


@pytest.mark.rule("D22", "D2")
def test_two_work_for_yellow_and_three_for_blue_a_yellow_one_among_them() -> None:
    roles = sorted(role(seat) for seat in SEATS)
    assert roles == ["blue-loyal"] * 2 + ["yellow-loyal"] * 2 + ["yellow-saboteur"]


@pytest.mark.rule("D22")
def test_each_gets_out_with_the_gold_of_the_example_and_one_does_not_get_out() -> None:
    carried: dict[str, list[int]] = {}
    for seat in SEATS:
        if got_out(seat):
            carried.setdefault(role(seat), []).append(counted(f"gold.{seat}"))
    assert carried == EXAMPLE
    (lost,) = [seat for seat in SEATS if not got_out(seat)]
    assert role(lost) == "blue-loyal"
    assert (counted(f"gold.{lost}"), counted(f"had-gold.{lost}")) == (0, 3)


@pytest.mark.rule("D20", "D22")
def test_the_last_dwarf_of_yellow_ends_the_game_with_twelve_against_ten() -> None:
    working_for = ["yellow" if role(seat) == "yellow-loyal" else "blue" for seat in SEATS]
    scores = [12 if side == "yellow" else 10 for side in working_for]
    winners = [seat for seat in SEATS if working_for[seat] == "yellow"]
    assert TEXT.splitlines()[-1] == f"scores {scores}, winners {winners}"
    last_move = TEXT.partition("--- the end")[0].split("\n--- ")[-3]
    assert re.search(r"^#\d step ", last_move, re.M)
    assert len(re.findall(r"set dwarf\.\d gone", last_move)) == 1
