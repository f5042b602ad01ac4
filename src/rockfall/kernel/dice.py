"""Keyed dice: every draw is a function of seed, round, stream and draw number.

So one seed deals the same cards whatever people do in between, streams do not disturb each
other, and publishing the seed after a game lets anyone recompute every draw.
"""

from hashlib import blake2b
from struct import unpack
from typing import Final

from rockfall.kernel.chance import Chance

_WORDS: Final = "<16I"
_BLOCK_BYTES: Final = 64


class Dice(Chance):
    """Named streams of 32-bit words, sixteen at a time out of a keyed hash."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.round = 0
        #: stream -> words not yet used, the next one last; stream -> blocks made so far
        self._words: dict[str, list[int]] = {}
        self._blocks: dict[str, int] = {}

    def copy(self) -> "Dice":
        """Dice that will roll on exactly like these."""
        twin = Dice(self.seed)
        twin.round = self.round
        twin._words = {stream: words.copy() for stream, words in self._words.items()}
        twin._blocks = self._blocks.copy()
        return twin

    def same(self, other: "Dice") -> bool:
        """Whether both will roll on alike: no roll lies between them."""
        return (
            self.seed == other.seed
            and self.round == other.round
            and self._blocks == other._blocks
            and self._words == other._words
        )

    def begin(self, number: int) -> None:
        """Start every stream afresh for a round, so that no round depends on the one before."""
        self.round = number
        self._words.clear()
        self._blocks.clear()

    def roll(self, stream: str, sides: int) -> int:
        """The stream's next number out of ``range(sides)``.

        A 32-bit word scaled down: with at most a few hundred sides the bias is below 1e-7.
        """
        words = self._words.get(stream)
        if not words:
            words = self._words[stream] = self._block(stream)
        return words.pop() * sides >> 32

    def _block(self, stream: str) -> list[int]:
        block = self._blocks.get(stream, 0)
        self._blocks[stream] = block + 1
        name = f"{self.round}/{stream}/{block}".encode()
        digest = blake2b(name, key=self.seed, digest_size=_BLOCK_BYTES).digest()
        words = list(unpack(_WORDS, digest))
        words.reverse()
        return words
