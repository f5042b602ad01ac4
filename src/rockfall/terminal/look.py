"""How a table is looked at: names, signs and language; and small readings of a view."""

from typing import NamedTuple

from rockfall.editions.modules import ROUNDS
from rockfall.kernel.moves import seat_of
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.match.outcome import label, unmasked, winning_roles
from rockfall.match.question import waiting
from rockfall.terminal import texts
from rockfall.terminal.glyphs import Glyphs
from rockfall.terminal.seats import Seats
from rockfall.words import name_of, words


class Look(NamedTuple):
    """What every drawing needs to know besides the view."""

    seats: Seats
    rules: Rules
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


def wealth(view: State, seat: int) -> str:
    """How many gold cards and pieces a seat has; everyone may count them (B18, S3)."""
    cards = sum(_size(view, f"{name}.{seat}") for name in ("gold", "purse"))
    pieces = f"pieces.{seat}"
    held = counter(view, pieces) if pieces in view.layout.nums else 0
    if f"gold.{seat}" not in view.layout.zones:
        return str(held)
    return f"{cards}+{held}" if held else str(cards)


def _size(view: State, name: str) -> int:
    return view.size(zone(view, name)) if name in view.layout.zones else 0


def header(view: State, look: Look, short: bool = False) -> str:
    """Which round it is, whose turn, what is left to draw; how the round ended."""
    number = counter(view, "round")
    over = unmasked(view)
    if over:
        parts = [texts.IS_OVER.format(round=number), _outcome(view, look)]
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


def _outcome(view: State, look: Look) -> str:
    """Who has won the round that is over (B13, B14, B17, S21, S22)."""
    roles = winning_roles(look.rules, view)
    known = texts.WON.get(label(roles))
    if known is not None:
        return known
    kinds = [view.layout.kinds.index(role) for role in roles]
    return texts.WON_BY.format(roles=", ".join(look.card(view, kind) for kind in kinds))


def _acting(view: State, look: Look, short: bool) -> str:
    if short:
        return look.seats.names[seat_of(view.todo[-1])]
    awaited = waiting(view)
    return words(awaited.key, awaited.args, look.language, look.seats.names)


def nuggets(view: State, card: int) -> int:
    """What a card is worth, by its name: ``gold-2``; 0 if it is no gold."""
    sort, _, number = view.layout.kinds[card].rpartition("-")
    return int(number) if sort == "gold" else 0
