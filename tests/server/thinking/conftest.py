"""Every test here counts the processes that it started itself, and no others."""

import pytest

from tests.server.thinking.asking import count_from_here


@pytest.fixture(autouse=True)
def _own_children() -> None:
    count_from_here()
