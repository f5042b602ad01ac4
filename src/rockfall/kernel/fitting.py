"""Fitting: cards dealt over places where not every card may lie, every way with its due chance.

The ways are counted exactly before a card is laid, so no deal ever runs into a dead end and none
has to be thrown away. The cards with the fewest places come first.
"""

from math import comb, gcd, perm
from typing import Final

from rockfall.kernel.chance import Chance

STREAM: Final = "guess"
_FEW: Final = 255


class Hole:
    """Where hidden cards lie: a slot of a row, or so many of a bag; and of which kinds they are."""

    def __init__(self, place: int, size: int, kinds: int) -> None:
        self.place = place
        self.size = size
        self.kinds = kinds


class Piece:
    """A card that may not lie everywhere: its kind, and for each hole how much it belongs there."""

    def __init__(self, kind: int, weights: tuple[int, ...]) -> None:
        self.kind = kind
        self.weights = weights
        self.choices = sum([1 for weight in weights if weight])


class Fitting:
    """Some pieces and all the holes of a deck; `ways` is how many ways there are, by weight."""

    def __init__(self, pieces: list[Piece], holes: list[Hole]) -> None:
        self.pieces = sorted(pieces, key=lambda piece: (piece.choices, piece.weights, piece.kind))
        self.holes = holes
        #: pieces that may lie in the same holes are a batch, and counted together
        self.batches: list[list[Piece]] = []
        for piece in self.pieces:
            if not self.batches or self.batches[-1][0].weights != piece.weights:
                self.batches.append([])
            self.batches[-1].append(piece)
        #: holes that mean the same to every piece are one class; class -> its holes
        self.classes: list[list[int]] = []
        columns: dict[tuple[int, ...], int] = {}
        sizes: list[int] = []
        for at, hole in enumerate(holes):
            column = tuple([batch[0].weights[at] for batch in self.batches])
            if column not in columns:
                columns[column] = len(sizes)
                self.classes.append([])
                sizes.append(0)
            self.classes[columns[column]].append(at)
            sizes[columns[column]] += hole.size
        #: batch -> weight for each class; and for each whether a later batch may go there
        self.weights: list[list[int]] = []
        self.needed: list[list[bool]] = []
        for number in range(len(self.batches)):
            self.weights.append([column[number] for column in columns])
            self.needed.append([any(column[number + 1 :]) for column in columns])
        self.free = tuple(sizes)
        self.counted: dict[tuple[int, ...], int] = {}
        self.ways = self._ways(0, self._size(0), 0, self.free)

    def _size(self, batch: int) -> int:
        return len(self.batches[batch]) if batch < len(self.batches) else 0

    def _ways(self, batch: int, left: int, where: int, free: tuple[int, ...]) -> int:
        """The ways to lay what is left of a batch, from a class on, and all later batches."""
        if batch == len(self.batches):
            return 1
        if where == len(free):
            return 0 if left else self._ways(batch + 1, self._size(batch + 1), 0, free)
        key = (batch, left, where, *free)
        if key not in self.counted:
            self.counted[key] = sum(self._options(batch, left, where, free))
        return self.counted[key]

    def _options(self, batch: int, left: int, where: int, free: tuple[int, ...]) -> list[int]:
        """For every number of pieces that a class may get, the ways to go on like that."""
        weights, room = self.weights[batch], free[where]
        weight = weights[where]
        # What finds no room in later classes has to lie here.
        elsewhere = sum([free[at] for at in range(where + 1, len(free)) if weights[at]])
        fewest, most = max(0, left - elsewhere), min(left, room) if weight else 0
        options = [0] * fewest
        for count in range(fewest, most + 1):
            after = self._after(batch, count, where, free)
            ways = self._ways(batch, left - count, where + 1, after)
            if ways:
                ways *= comb(left, count) * perm(room, count) * weight**count
            options.append(ways)
        return options

    def _after(self, batch: int, count: int, where: int, free: tuple[int, ...]) -> tuple[int, ...]:
        """The room there is when a class has got so many; none that no later batch asks for."""
        room = free[where] - count if self.needed[batch][where] else 0
        return (*free[:where], room, *free[where + 1 :])

    def lay(self, dice: Chance) -> list[list[int]]:
        """One of the ways: for each hole the pieces that lie there."""
        laid = [list[int]() for _ in self.holes]
        room = [hole.size for hole in self.holes]
        free = self.free
        for number, batch in enumerate(self.batches):
            left = len(batch)
            counts: list[int] = []
            for where in range(len(free)):
                count = choose(self._options(number, left, where, free), dice)
                free = self._after(number, count, where, free)
                counts.append(count)
                left -= count
            for piece in batch:
                where = choose(counts, dice)
                counts[where] -= 1
                holes = self.classes[where]
                hole = holes[choose([room[at] for at in holes], dice)]
                room[hole] -= 1
                laid[hole].append(piece.kind)
        return laid


def choose(weights: list[int], dice: Chance) -> int:
    """One of several, by weight; dice are rolled only where there is a choice."""
    total = sum(weights)
    if total == max(weights):
        return weights.index(total)
    common = gcd(*weights)
    if total // common <= _FEW and len(weights) <= _FEW:
        # Told what each number stands for, chance need not try those that mean the same.
        lots = b"".join([bytes([at]) * (weight // common) for at, weight in enumerate(weights)])
        return lots[dice.draw(STREAM, lots)]
    rolled = dice.roll(STREAM, total // common) * common
    for at, weight in enumerate(weights):
        rolled -= weight
        if rolled < 0:
            return at
    raise ValueError("nothing can be chosen")
