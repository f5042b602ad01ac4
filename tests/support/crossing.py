"""Several things that a test is to be tried with, crossed."""

from itertools import product
from typing import Any

import pytest

from tests.support.play import SOAK


def crossed(**sides: dict[str, Any]) -> pytest.MarkDecorator:
    """All combinations of named values in soaks; otherwise as many as show every value."""
    combinations = [*product(*(side.items() for side in sides.values()))]
    if not SOAK:
        columns = [[*side.items()] for side in sides.values()]
        most = max(map(len, columns))
        combinations = [
            tuple(column[row % len(column)] for column in columns) for row in range(most)
        ]
    rows = [
        pytest.param(*(value for _, value in row), id="-".join(name for name, _ in row))
        for row in combinations
    ]
    return pytest.mark.parametrize(",".join(sides), rows)
