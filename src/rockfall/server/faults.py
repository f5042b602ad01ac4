"""What is found wrong with what somebody says of a match, and where it stands."""

import msgspec
from msgspec import Struct


class Fault(Struct, frozen=True):
    """Something that is not true: where it stands, and what is wrong with it."""

    where: str
    what: str


def misshapen(error: Exception) -> Fault:
    """Something that has not the shape that it should have."""
    what, _, where = str(error).partition(" - at ")
    return Fault(where.strip("`") or "$", what)


def differences(where: str, made: Struct | None, told: Struct | None) -> list[Fault]:
    """The fields that are told otherwise than they should be."""
    if type(made) is not type(told):
        return [Fault(where, f"tells {_short(told)} instead of {_short(made)}")]
    if made is None:
        return []
    faults: list[Fault] = []
    for name in made.__struct_fields__:
        right, said = getattr(made, name), getattr(told, name)
        if right != said:
            faults.append(_difference(f"{where}.{name}", right, said))
    return faults


def _difference(where: str, right: object, said: object) -> Fault:
    """Where two values part, down to the place in a list."""
    if isinstance(right, list) and isinstance(said, list) and len(right) == len(said):
        at = next(i for i, pair in enumerate(zip(right, said, strict=True)) if pair[0] != pair[1])
        return _difference(f"{where}[{at}]", right[at], said[at])
    return Fault(where, f"tells {_short(said)} instead of {_short(right)}")


def _short(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 100 else f"{text[:100]}…"
