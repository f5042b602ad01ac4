"""Gold drawn until a sum is met, added up for the story: cards come, go aside and go back (B16)."""

from typing import Final

from rockfall.kernel.layout import Layout
from rockfall.kernel.ops import Op

#: from where to where cards go while somebody draws a sum
_WAYS: Final = (
    ("gold-pile", "gold"),
    ("gold-pile", "aside"),
    ("gold", "aside"),
    ("aside", "gold"),
    ("aside", "gold-pile"),
)


class Pay:
    """What one seat drew from the gold pile: how many, how many aside, and which, if known."""

    def __init__(self) -> None:
        self.count = 0
        self.aside = 0
        self.cards: list[int] = []


class Wages:
    """Listens to cards that move."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._pays: dict[int, Pay] = {}

    def hear(self, op: Op) -> bool:
        """Take a card's move in; whether it belongs to a sum that is being drawn."""
        card, src, dst = op[1], op[2], op[4]
        way = (self._stem(src), self._stem(dst))
        if way not in _WAYS:
            return False
        owner = self._layout.owner
        pay = self._pays.setdefault(max(owner[src], owner[dst]), Pay())
        pay.aside += way == ("gold-pile", "aside")
        if way[1] == "gold":
            pay.count += 1
            pay.cards.append(card)
        elif way[0] == "gold":
            pay.count -= 1
            pay.cards.remove(card)
        return True

    def settle(self) -> dict[int, Pay]:
        """Seat -> what it drew since the last time this was asked."""
        pays, self._pays = self._pays, {}
        return pays

    def _stem(self, zone: int) -> str:
        return self._layout.zones[zone].partition(".")[0]
