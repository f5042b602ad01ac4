"""Fast dice: one stream of small integers, for simulation and search.

Nothing is kept apart: what is rolled for one purpose moves all later rolls. So these dice deal no
tables that are to be compared card by card, and they keep no secret.
"""

from typing import Final

from rockfall.kernel.chance import Chance

#: Compiled code multiplies in the machine's own integers as long as both factors are that short.
_BITS: Final = 30
_WORD: Final = (1 << _BITS) - 1
_SEED: Final = (1 << 64) - 1
#: With this factor `_PRIME` is prime, half of it too, so the period is half of it: 2 ** 58.8.
_TIMES: Final = 961241985
_PRIME: Final = (_TIMES << _BITS) - 1


class FastDice(Chance):
    """Multiply with carry: a 30-bit word and what was carried over, kept in one number."""

    def __init__(self, seed: int, stir: bool = True) -> None:
        self._state = _stirred(seed) if stir else seed

    def copy(self) -> "FastDice":
        """Dice that will roll on exactly like these."""
        return FastDice(self._state, stir=False)

    def roll(self, stream: str, sides: int) -> int:
        """The next number out of ``range(sides)``, the same one for any stream.

        A 30-bit word scaled down: with at most a few hundred sides the bias is below 1e-6.
        """
        state = self._state
        self._state = state = _TIMES * (state & _WORD) + (state >> _BITS)
        return ((state ^ state >> _BITS) & _WORD) * sides >> _BITS


def _stirred(seed: int) -> int:
    """A state far from those of the seeds beside this one, which would roll alike (splitmix64)."""
    if not 0 <= seed <= _SEED:
        raise ValueError(f"a seed of fast dice has 64 bits, not {seed}")
    mixed = seed + 0x9E3779B97F4A7C15 & _SEED
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _SEED
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _SEED
    return (mixed ^ mixed >> 31) % (_PRIME - 1) + 1
