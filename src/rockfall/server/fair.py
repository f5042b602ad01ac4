"""Whether a seed was drawn as it had to be: from a half and numbers that were promised before.

`check_draw` looks at what a draw came to, and needs nothing but a proof. `out_of_order` looks at
what happened when, step by step, and so finds whoever was passed over.
"""

from typing import Final

from rockfall.server import protocol as p
from rockfall.server.draw import commitment_of, seed_of
from rockfall.server.entries import Dealt, DrawOpened, Entry
from rockfall.server.faults import Fault
from rockfall.server.lobby import pledges
from rockfall.server.table import Table

#: 32 bytes in hexadecimal.
_DIGITS: Final = 64


def check_draw(where: str, draw: p.Draw, seed: str, seats: int) -> list[Fault]:
    """Every promise of a draw is kept, and the seed is made of exactly what it says."""
    faults = _check_promise(f"{where}.commitment", draw.commitment, draw.half)
    held = [pledge.seat for pledge in draw.pledges]
    if held != sorted({*held} & {*range(seats)}) or len(draw.numbers) != len(held):
        return [*faults, Fault(where, "these are not the seats of a match, one number for each")]
    for at, (pledge, number) in enumerate(zip(draw.pledges, draw.numbers, strict=True)):
        if number:
            faults += _check_promise(f"{where}.pledges[{at}].commitment", pledge.commitment, number)
    numbers = {seat: number for seat, number in zip(held, draw.numbers, strict=True) if number}
    if not faults and seed_of(draw.half, numbers) != seed:
        faults.append(Fault(where, "the seed is not made of this half and these numbers"))
    return faults


def _check_promise(where: str, promised: str, shown: str) -> list[Fault]:
    try:
        made = commitment_of(shown) if len(shown) == _DIGITS else ""
    except ValueError:
        made = ""
    if made == promised:
        return []
    return [Fault(where, f"is {promised}, but what was shown makes {made or 'none'}")]


def out_of_order(table: Table, entry: Entry) -> str:
    """What is wrong with an entry that comes next, as far as it touches the draw; "" if nothing."""
    match entry:
        case p.Committed() if table.drawing or table.phase != "lobby":
            return "a number was pledged when the draw was on"
        case p.Sat() | p.BotSat() | p.Changed() if table.drawing:
            return "the seats were changed when the draw was on"
        case DrawOpened() if table.draw is not None or table.phase != "lobby":
            return "the draw was begun twice"
        case DrawOpened() if entry.pledges != pledges(table):
            return "the draw does not name just those who sit there and pledged a number"
        case p.Revealed():
            return _wrong_number(table, entry)
        case Dealt():
            return _wrong_seed(table, entry.seed)
    return ""


def _wrong_number(table: Table, entry: p.Revealed) -> str:
    if table.draw is None or not table.drawing:
        return "a number was shown when no draw was on"
    owed = [one.commitment for one in table.draw.owed() if one.member == entry.member]
    if not owed:
        return "a number was shown that nobody had pledged"
    return "" if commitment_of(entry.number) in owed else "another number was shown than pledged"


def _wrong_seed(table: Table, seed: str) -> str:
    if table.draw is None:
        return "numbers were pledged, but none was drawn" if pledges(table) else ""
    if seed != table.draw.seed():
        return "the seed is not made of the half and of all numbers that were shown"
    return ""
