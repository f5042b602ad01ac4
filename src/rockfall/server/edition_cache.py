"""Built editions within so many bytes: those used lately are kept, and those in play are shared."""

import gc
import sys
from collections import OrderedDict
from types import CodeType, FunctionType, ModuleType
from typing import Final
from weakref import WeakValueDictionary

from rockfall.editions.registry import Edition, load

#: Bytes of editions that are kept although they may not be in use: some two hundred of them.
ROOM: Final = 16 << 20
_Key = tuple[str, int, int]


def weight_of(thing: object) -> int:
    """The bytes of a thing and of all that hangs on it; code belongs to everybody."""
    seen: set[int] = set()
    waiting, total = [thing], 0
    while waiting:
        part = waiting.pop()
        if id(part) in seen or isinstance(part, type | ModuleType | CodeType):
            continue
        seen.add(id(part))
        if isinstance(part, FunctionType):
            # Its globals are a module; only what it closes over is its own.
            waiting += part.__closure__ or ()
            continue
        total += sys.getsizeof(part)
        waiting += gc.get_referents(part)
    return total


class EditionCache:
    """Rules hold no game, so everybody who plays the same shares them.

    Whoever tries many settings pushes out what nobody plays; what a match holds stays the same for
    all, whether it is still on the shelf or not.
    """

    def __init__(self, room: int) -> None:
        self._room = room
        #: the bytes of all that is kept
        self.weight = 0
        #: what is kept and what it weighs; what was used last is at the end
        self._kept: OrderedDict[_Key, tuple[Edition, int]] = OrderedDict()
        self._in_play: WeakValueDictionary[_Key, Edition] = WeakValueDictionary()

    def get(self, spec: str, seats: int, first: int) -> Edition:
        """A built edition; built now if nobody has it."""
        key = (spec, seats, first)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key][0]
        edition = self._in_play.get(key)
        if edition is None:
            edition = self._in_play[key] = load(spec, seats, first)
        self._keep(key, edition)
        return edition

    def _keep(self, key: _Key, edition: Edition) -> None:
        weight = weight_of(edition)
        self._kept[key] = edition, weight
        self.weight += weight
        while self.weight > self._room:
            _, (_, weight) = self._kept.popitem(last=False)
            self.weight -= weight

    def __len__(self) -> int:
        return len(self._kept)


#: The editions of the tables of this process.
EDITIONS: Final = EditionCache(ROOM)


def edition_of(spec: str, seats: int, first: int) -> Edition:
    """A built edition, for a match."""
    return EDITIONS.get(spec, seats, first)
