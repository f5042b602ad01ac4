"""Hoard: the gold that dwarves carry, and the bank (D3)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.module import Module
from rockfall.kernel.transition import Transition


class Hoard(Module):
    """Everybody sees how much gold a dwarf carries."""

    def __init__(self, gold: int, each: int) -> None:
        super().__init__("hoard")
        self.all_gold = gold
        self.each = each

    def declare(self, b: Builder) -> None:
        self.gold = b.seat_nums("gold")
        self.bank = b.num("bank", first=self.all_gold)
        b.wealth("gold", [], self.gold, {})
        b.phase("deal", self)

    def phase(self, t: Transition, name: str) -> bool:
        for gold in self.gold:
            t.set(gold, self.each)
        t.set(self.bank, self.all_gold - self.each * len(self.gold))
        return True
