"""Every test here counts the processes that it started itself, and no others."""

import sys
from pathlib import Path

import pytest

from tests.server.thinking import oddballs
from tests.server.thinking.asking import count_from_here


@pytest.fixture(autouse=True)
def _own_children() -> None:
    count_from_here()


@pytest.fixture
def odd_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinkers that have odd bots, too."""
    file = tmp_path / "python"
    file.write_text(f"#!/bin/sh\nexec '{sys.executable}' '{oddballs.__file__}'\n")
    file.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(file))
