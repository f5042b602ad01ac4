"""What the arena can do only where more was installed."""

from importlib import import_module
from typing import Any


class ExtraError(Exception):
    """A library that is missing, and how to get it."""


def need(module: str, extra: str) -> Any:
    """A module that an extra of the package brings."""
    try:
        return import_module(module)
    except ImportError as error:
        library = module.partition(".")[0]
        raise ExtraError(f"{library} is missing: pip install 'rockfall[{extra}]'") from error
