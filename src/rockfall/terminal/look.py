"""How a table is looked at: names, signs and language; and small readings of a view."""

from typing import Final, NamedTuple

from rockfall.kernel.moves import seat_of
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.kernel.verdict import Verdict, owned, verdict
from rockfall.match.question import waiting
from rockfall.terminal import texts
from rockfall.terminal.glyphs import Glyphs
from rockfall.terminal.seats import Seats
from rockfall.words import name_of, words

_PILE: Final = "pile"
#: the styles of clans, whose numbers count from 1
_CLANS: Final = ("", "clan-yellow", "clan-blue")


class Look(NamedTuple):
    """What every drawing needs to know besides the view."""

    seats: Seats
    rules: Rules
    signs: Glyphs
    language: str = "en"

    def card(self, view: State, kind: int) -> str:
        """What a card is called."""
        return name_of("card", view.layout.kinds[kind], self.language)


def round_of(view: State) -> int:
    """The number of the round."""
    return view.nums[view.layout.frame.round]


def zone(view: State, name: str) -> int:
    """A zone by its name."""
    return view.layout.zones.index(name)


def number_of(view: State, name: str) -> int:
    """A counter by its name; 0 where there is none."""
    nums = view.layout.nums
    return view.nums[nums.index(name)] if name in nums else 0


def colour_of(view: State, seat: int) -> str:
    """The style of a seat's piece: that of its clan, which all can see."""
    return _CLANS[number_of(view, f"clan.{seat}")] or "name"


def wealth(view: State, seat: int) -> str:
    """How much of each sort of gold a seat has; everyone may count it (B18, S3)."""
    first, *more = [owned(view, sort, seat) for sort in view.layout.frame.wealth] or [0]
    return "+".join(str(much) for much in [first, *(other for other in more if other)])


def header(view: State, look: Look, short: bool = False) -> str:
    """Which round it is, whose turn, what is left to draw; how the round ended."""
    number, over = round_of(view), verdict(view)
    if over is not None and over.decided:
        ended = texts.IS_OVER if view.layout.frame.rounds > 1 else texts.GAME_OVER
        parts = [ended.format(round=number), _outcome(view, over, look)]
    elif view.layout.frame.rounds > 1:
        text = texts.SHORT_HEADER if short else texts.HEADER
        parts = [text.format(round=number, rounds=view.layout.frame.rounds)]
    else:
        parts = []
    if view.todo:
        parts.append(_acting(view, look, short))
    if over is None and _PILE in view.layout.zones:
        pile = _left_to_draw(view)
        text = texts.SHORT_PILE if short else texts.PILE
        parts.append(text.format(count=pile) if pile or short else texts.PILE_EMPTY)
    return f" {look.signs.dot} ".join(parts)


def _left_to_draw(view: State) -> int:
    """The cards of the pile, and of what it is filled up from."""
    pile = zone(view, _PILE)
    return sum(view.size(each) for each in (pile, *view.layout.refills[pile]))


def _outcome(view: State, over: Verdict, look: Look) -> str:
    """Who has won the round that is over: by role, or by name where there are no roles."""
    if over.winners and not over.winning_roles:
        names = [look.seats.names[seat] for seat in over.winners]
        return texts.WON_BY.format(roles=", ".join(names))
    roles = "+".join(over.winning_roles) or texts.NOBODY
    known = texts.WON.get(roles)
    if known is None and view.layout.frame.rounds == 1:
        known = texts.WON_SIDES.get(over.side)
    if known is not None:
        return known
    kinds = [view.layout.kinds.index(role) for role in over.winning_roles]
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
