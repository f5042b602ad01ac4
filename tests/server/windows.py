"""Getting to a window: a moment in which all others are asked at once."""

from rockfall.kernel.moves import pack, verb_of
from rockfall.server import protocol as p
from rockfall.server.table_session import TableSession


async def to_window(session: TableSession) -> None:
    """Play until somebody has laid a card that others may stop."""
    match = session.table.match
    assert match is not None
    verbs = match.edition.rules.layout.verbs
    while not session.table.in_window:
        seat = match.actor
        laid = [m for m in match.moves(seat) if not verbs[verb_of(m)].secret]
        wish = p.Move(step=session.table.step, move=(laid or match.moves(seat))[0])
        await session.act(seat, wish)


def answers_in(session: TableSession) -> tuple[list[int], int]:
    """The seats that may answer, asked or not, and the answer that lets the card be."""
    match = session.table.match
    assert match is not None
    layout, seats = match.truth.layout, range(match.edition.seats)
    active = match.truth.nums[layout.frame.active]
    allow = next(number for number, verb in enumerate(layout.verbs) if verb.name == "allow")
    return [seat for seat in seats if seat != active], pack(allow)
