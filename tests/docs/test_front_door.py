"""`import rockfall`: what programs need, by name, and cheaply."""

import subprocess
import sys

import pytest

import rockfall
from rockfall.kernel import layout


@pytest.mark.parametrize("name", rockfall.__all__)
def test_every_name_of_the_front_door_is_what_lies_deep_inside(name: str) -> None:
    found = getattr(rockfall, name)
    # A constant does not know where it comes from.
    home = getattr(found, "__module__", layout.__name__)
    assert found is getattr(sys.modules[home], name)
    assert name in dir(rockfall)


def test_a_name_that_is_not_there_is_an_error_like_anywhere_else() -> None:
    with pytest.raises(AttributeError, match="module 'rockfall' has no attribute 'play'"):
        getattr(rockfall, "play")  # noqa: B009 - the checker of types knows, too, that it is not there


def test_knocking_alone_imports_nothing_of_ours() -> None:
    program = "import rockfall, sys; print([m for m in sys.modules if m.startswith('rockfall.')])"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
