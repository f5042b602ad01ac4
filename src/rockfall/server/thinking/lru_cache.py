"""A shelf: so many things by name; who puts one too many there loses what was used longest ago."""

from collections import OrderedDict
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class LruCache(Generic[Thing]):
    """What can be had again at some cost, and so need not be kept for ever."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._things: OrderedDict[str, Thing] = OrderedDict()

    def __len__(self) -> int:
        return len(self._things)

    def take(self, name: str) -> Thing | None:
        """Take a thing off the shelf, if it is still there."""
        return self._things.pop(name, None)

    def put(self, name: str, thing: Thing) -> None:
        """Put a thing there, as the one used last."""
        self._things.pop(name, None)
        self._things[name] = thing
        if len(self._things) > self._room:
            self._things.popitem(last=False)
