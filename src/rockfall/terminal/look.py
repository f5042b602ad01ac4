"""How a table is looked at: names, signs and language; and small readings of a view."""

from typing import NamedTuple

from rockfall.editions.modules import ROUNDS
from rockfall.kernel.layout import BACK
from rockfall.kernel.moves import kind_of, seat_of
from rockfall.kernel.state import State
from rockfall.terminal import texts
from rockfall.terminal.glyphs import Glyphs
from rockfall.terminal.seats import Seats
from rockfall.words import name_of


class Look(NamedTuple):
    """What every drawing needs to know besides the view."""

    seats: Seats
    signs: Glyphs
    language: str = "en"

    def card(self, view: State, kind: int) -> str:
        """What a card is called."""
        return name_of("card", view.layout.kinds[kind], self.language)


def counter(view: State, name: str) -> int:
    """A public counter by its name."""
    return view.nums[view.layout.nums.index(name)]


def zone(view: State, name: str) -> int:
    """A zone by its name."""
    return view.layout.zones.index(name)


def role(view: State, seat: int) -> str:
    """A seat's role as far as this eye knows it; empty if it does not."""
    cards = view.cards(zone(view, f"role.{seat}"))
    return view.layout.kinds[cards[0]] if cards and cards[0] != BACK else ""


def unmasked(view: State) -> bool:
    """Whether the round is over and all have shown their roles (B14)."""
    return all(role(view, seat) for seat in range(view.layout.seats))


def gold_cards(view: State, seat: int) -> int:
    """How many gold cards a seat has; everyone may count them (B18)."""
    return sum(view.size(zone(view, f"{name}.{seat}")) for name in ("gold", "purse"))


def header(view: State, look: Look, short: bool = False) -> str:
    """Which round it is, whose turn, what is left to draw; how the round ended."""
    number = counter(view, "round")
    over = unmasked(view)
    if over:
        parts = [texts.IS_OVER.format(round=number), _outcome(view)]
    else:
        text = texts.SHORT_HEADER if short else texts.HEADER
        parts = [text.format(round=number, rounds=ROUNDS)]
    if view.todo:
        parts.append(_acting(view, look, short))
    if not over:
        pile = view.size(zone(view, "pile"))
        text = texts.SHORT_PILE if short else texts.PILE
        parts.append(text.format(count=pile) if pile or short else texts.PILE_EMPTY)
    return f" {look.signs.dot} ".join(parts)


def _outcome(view: State) -> str:
    """Who has won the round that is over (B13, B14, B17)."""
    if counter(view, "finder"):
        return texts.DIGGERS_WON
    roles = [role(view, seat) for seat in range(view.layout.seats)]
    return texts.SABOTEURS_WON if "saboteur" in roles else texts.NOBODY_WON


def _acting(view: State, look: Look, short: bool) -> str:
    task = view.todo[-1]
    name = look.seats.names[seat_of(task)]
    if short:
        return name
    text = texts.TURN if view.layout.tasks[kind_of(task)] == "turn" else texts.CHOOSING
    return text.format(name=name)


def nuggets(view: State, card: int) -> int:
    """What a card is worth, by its name: ``gold-2``; 0 if it is no gold."""
    sort, _, number = view.layout.kinds[card].rpartition("-")
    return int(number) if sort == "gold" else 0
