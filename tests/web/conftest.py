"""What the client's tools need to run."""

import fcntl
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.npm import ROOT
from tools import client


@pytest.fixture(scope="session")
def modules() -> None:
    """Everything the lock names is installed; once, however many workers ask for it."""
    _one_by_one(client.install)


@pytest.fixture(scope="session")
def built(modules: None) -> Path:
    """The client, up to date."""
    _one_by_one(client.build)
    return client.OUT


def _one_by_one(work: Callable[[], None]) -> None:
    """Let one worker do it; the others find it done."""
    folder = ROOT / ".build"
    folder.mkdir(exist_ok=True)
    with (folder / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        work()
