"""Settings of the whole suite: hypothesis, Ctrl-C, order, memory, which form of the engine."""

import gc
import os
import signal
from typing import Any, Final

import pytest
from hypothesis import settings

from tests.schedule import Pieces, rank

# The same examples every time, so that a red run is red for everybody; soaking looks for new ones.
settings.register_profile("default", deadline=None, derandomize=True, print_blob=True)
settings.register_profile(
    "soak", deadline=None, derandomize=False, print_blob=True, max_examples=2000
)
_SOAK: Final = os.environ.get("ROCKFALL_SOAK") == "1"
settings.load_profile("soak" if _SOAK else "default")

# A run in the background ignores Ctrl-C; what it starts would inherit that, but not a handler.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, lambda *_: None)


def pytest_sessionstart() -> None:
    """Stop at once if a run meant for the compiled engine would test the interpreted one."""
    if os.environ.get("ROCKFALL_EXPECT_COMPILED") != "1":
        return
    from rockfall.kernel import state  # noqa: PLC0415 - only such a run may import it this early

    if not str(state.__file__).endswith((".so", ".pyd")):
        pytest.exit(f"the compiled engine was expected, but found {state.__file__}", returncode=1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with what takes long; everything else stays in its order, and soaks are for soaking."""
    items.sort(key=lambda item: rank(item.nodeid))
    if not _SOAK:
        config.hook.pytest_deselected(
            items=[item for item in items if item.get_closest_marker("soak")]
        )
        items[:] = [item for item in items if not item.get_closest_marker("soak")]


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Pieces:
    """Let workers have whole files."""
    return Pieces(config, log)


def pytest_collection_finish() -> None:
    """Whatever was imported stays to the end: nobody has to look through it for garbage again."""
    gc.collect()
    gc.freeze()
