"""What people type after the options of a measurement."""

from rockfall.cli.inputs import InputError


def positive(option: str, text: str) -> float:
    """A number above zero."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise InputError(f"{option} takes a number above 0, not '{text}'")
    return value
