"""Gold drawn until a sum is met, added up for the story: cards come, go aside and go back (B16)."""

from typing import Final

from rockfall.kernel.effects import PAYS
from rockfall.kernel.layout import BACK, Layout
from rockfall.kernel.ops import Op
from rockfall.match.sentence import Args, Sentence

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


class DrawnPay:
    """Listens to cards that move."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._pays: dict[int, Pay] = {}

    def hear(self, op: Op) -> bool:
        """Take a card's move in; whether it belongs to a sum that is being drawn."""
        card, src, dst = op[1], op[2], op[4]
        way = (self._layout.stems[src], self._layout.stems[dst])
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

    def settle(self) -> list[Sentence]:
        """What each of those was paid who drew since the last time this was asked."""
        told: list[Sentence] = []
        for seat, pay in self._pays.items():
            if pay.cards and BACK not in pay.cards:
                # Who sees the cards sees how many there are.
                cards = " ".join(self._layout.kinds[card] for card in pay.cards)
                told.append(Sentence("story-move-offer-gold", {"seat": seat, "cards": cards}, PAYS))
            else:
                args: Args = {"seat": seat, "count": pay.count, "aside": pay.aside}
                told.append(Sentence("story-paid", args, PAYS))
        self._pays = {}
        return told
