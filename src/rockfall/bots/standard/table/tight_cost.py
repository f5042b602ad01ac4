"""Completion cost where it matters that a card has to be found which fits."""

from typing import Final

from rockfall.bots.standard.table.cost import CostMap, Passage
from rockfall.kernel.grid import FITTING, Grid

#: Where so many passages of the deck fit, one is always at hand.
_ENOUGH: Final = 12
#: What a site counts where hardly any does: as one that is two cards farther away.
_LEAST: Final = 0.04


class TightCostMap(CostMap):
    """A site counts for less the fewer passages fit there.

    Diggers stand before their last card for many turns if it has to have one certain shape. Who
    hinders sees that it pays to leave them nothing but such places.
    """

    def __init__(
        self, marks: tuple[int, ...], passages: tuple[Passage, ...], solid: list[bool]
    ) -> None:
        super().__init__(marks, passages, solid)
        self._cells = {bit: at for at, bit in self.bits.items()}
        #: rim bits of a site -> for how much it counts
        self._weights: dict[int, float] = {}

    def _count(self, sites: int, grid: Grid) -> float:
        total = 0.0
        while sites:
            bit = sites & -sites
            sites ^= bit
            key = grid.sites[self._cells[bit]]
            if key not in self._weights:
                self._weights[key] = self._weight(FITTING[key])
            total += self._weights[key]
        return total

    def _weight(self, fitting: int) -> float:
        fit = sum(
            copies
            for opens, turned, copies in self.passages
            if fitting >> opens & 1 or fitting >> turned & 1
        )
        return max(_LEAST, min(1.0, fit / _ENOUGH))
