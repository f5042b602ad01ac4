"""The order in which tests are begun names files that there are."""

from pathlib import Path
from typing import Final

import pytest

from tests.schedule import ALONE, LAST, NEXT, rank

ROOT: Final = Path(__file__).parents[2]


@pytest.mark.parametrize("name", [*NEXT, *LAST])
def test_whatever_is_begun_first_or_last_is_there(name: str) -> None:
    there = ROOT / name
    assert any(there.rglob("test_*.py")) if name.endswith("/") else there.is_file()


def test_what_takes_long_comes_first_and_what_is_over_in_no_time_last() -> None:
    ranks = [rank(name) for name in (*ALONE, "tests/browser/test_home.py", "tests/laws/test_l0")]
    assert ranks == sorted({*ranks})
    assert all(rank(name) > ranks[-1] for name in LAST)
