"""A house rule that shows and looks at cards in ways no rule of the books does."""

from rockfall.editions.data import CATALOGUE
from rockfall.editions.modules import MAKERS, Choice
from rockfall.editions.registry import Edition, modules_of
from rockfall.kernel.build import Builder
from rockfall.kernel.layout import TRACKED
from rockfall.kernel.module import Module
from rockfall.kernel.moves import pack
from rockfall.kernel.state import State
from rockfall.kernel.table import Table


class House(Module):
    """Lay two cards of the pile open before everyone, after a look at them."""

    def __init__(self) -> None:
        super().__init__("house")

    def declare(self, b: Builder) -> None:
        self.shelves = [b.zone(f"shelf.{i}", "pile", TRACKED) for i in range(2)]
        self.verb = b.verb("refrain", self, "turn", secret=True)
        b.offers(self)

    def link(self, b: Builder) -> None:
        self.pile = b.find("zone", "pile")

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        out.extend(pack(self.verb, card) for card in range(1, 120) if held >> card & 1)

    def play(self, t: Table, seat: int, move: int) -> None:
        for shelf in self.shelves:
            t.draw(self.pile, shelf, "shelf")
        for shelf in self.shelves:
            t.peek(seat, shelf)
        for shelf in self.shelves:
            t.show(shelf)


def house_edition() -> Edition:
    """The base game for three with the house rule."""
    choice = Choice(3, CATALOGUE.editions["jubilee"], 0, frozenset())
    modules = [MAKERS[name](choice) for name in modules_of([])]
    rules = Builder(3, CATALOGUE.flow["steps"]).build([*modules, House()])
    return Edition("jubilee", 3, 0, rules)
