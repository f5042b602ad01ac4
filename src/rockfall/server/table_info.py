"""A table as anyone with its link may see it."""

from rockfall.server import protocol as p
from rockfall.server.draw import commitment_of
from rockfall.server.settings import link_of
from rockfall.server.table import Table
from rockfall.server.time_banks import NOBODY


def info_of(table: Table) -> p.TableInfo:
    """Everything about a table that is no secret."""
    return p.TableInfo(
        table=table.id,
        code=table.code,
        phase=table.phase,
        paused=table.paused,
        settings=table.settings,
        link=link_of(table.settings),
        members=[p.MemberInfo(m.name, m.seat, m.ready, m.left) for m in table.members],
        seats=[_seat(table, number) for number in range(len(table.chairs))],
        host=table.host,
        commitment=commitment_of(table.seed) if table.seed else "",
        rematch=table.rematch,
        opened=table.log[0][0],
        result=_result(table),
    )


def _result(table: Table) -> p.Result | None:
    if table.match is None or not table.how:
        return None
    result = table.match.result()
    return p.Result(table.how, list(result.winners), list(result.scores))


def _seat(table: Table, seat: int) -> p.SeatInfo:
    chair = table.chairs[seat]
    name = table.members[chair.member].name if chair.member != NOBODY else ""
    if table.match is not None:
        name = table.match.names[seat]
    return p.SeatInfo(chair.member, name, chair.level, chair.away)
