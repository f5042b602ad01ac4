"""Settings of the whole suite: how hard hypothesis tries, and which form of the engine runs."""

import os

import pytest
from hypothesis import settings

# The same examples every time, so that a red run is red for everybody; soaking looks for new ones.
settings.register_profile("default", deadline=None, derandomize=True, print_blob=True)
settings.register_profile(
    "soak", deadline=None, derandomize=False, print_blob=True, max_examples=2000
)
settings.load_profile("soak" if os.environ.get("ROCKFALL_SOAK") == "1" else "default")


def pytest_sessionstart() -> None:
    """Stop at once if a run meant for the compiled engine would test the interpreted one."""
    if os.environ.get("ROCKFALL_EXPECT_COMPILED") != "1":
        return
    from rockfall.kernel import state  # noqa: PLC0415 - only such a run may import it this early

    if not str(state.__file__).endswith((".so", ".pyd")):
        pytest.exit(f"the compiled engine was expected, but found {state.__file__}", returncode=1)
