"""Keyed dice: every draw is a function of seed, round, stream and draw number.

So one seed deals the same cards whatever people do in between, streams do not disturb each
other, and publishing the seed after a game lets anyone recompute every draw.
"""

from hashlib import blake2b
from typing import Final

_WORDS_PER_BLOCK: Final = 16


class Dice:
    """Named streams of 32-bit words, sixteen at a time out of a keyed hash."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.round = 0
        self.drawn: dict[str, int] = {}
        self._blocks: dict[str, list[int]] = {}

    def copy(self) -> "Dice":
        """Dice that will roll on exactly like these."""
        twin = Dice(self.seed)
        twin.round = self.round
        twin.drawn = self.drawn.copy()
        twin._blocks = self._blocks.copy()
        return twin

    def begin(self, number: int) -> None:
        """Start every stream afresh for a round, so that no round depends on the one before."""
        self.round = number
        self.drawn.clear()
        self._blocks.clear()

    def roll(self, stream: str, sides: int) -> int:
        """The stream's next number out of ``range(sides)``.

        A 32-bit word scaled down: with at most a few hundred sides the bias is below 1e-7.
        """
        number = self.drawn.get(stream, 0)
        self.drawn[stream] = number + 1
        at = number % _WORDS_PER_BLOCK
        if at == 0:
            self._blocks[stream] = self._block(stream, number // _WORDS_PER_BLOCK)
        return self._blocks[stream][at] * sides >> 32

    def _block(self, stream: str, block: int) -> list[int]:
        name = f"{self.round}/{stream}/{block}".encode()
        digest = blake2b(name, key=self.seed, digest_size=4 * _WORDS_PER_BLOCK).digest()
        return [
            digest[i] | digest[i + 1] << 8 | digest[i + 2] << 16 | digest[i + 3] << 24
            for i in range(0, 4 * _WORDS_PER_BLOCK, 4)
        ]
