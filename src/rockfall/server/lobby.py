"""Before the match: coming, sitting down, bots, settings, starting, leaving.

Every function makes entries out of a wish, or says why it cannot be done; none changes the table.
"""

from collections.abc import Iterator
from typing import Final

from rockfall.match.match import name_fault
from rockfall.server import protocol as p
from rockfall.server.bot_levels import check_level
from rockfall.server.denied import DeniedError
from rockfall.server.draw import commitment_of, seed_of
from rockfall.server.entries import MATCH_FORMAT, Dealt, DrawOpened, Entry
from rockfall.server.names import looks, resembles
from rockfall.server.playing import stand_in
from rockfall.server.settings import checked
from rockfall.server.table import Table
from rockfall.server.time_banks import NOBODY

#: More people than this cannot be told apart at one table, seated or watching.
MOST_MEMBERS: Final = 60
#: A seat that somebody does not want, whichever it is.
NO_SEAT: Final = -2
#: So long numbers that were pledged are waited for; whose does not come is left out.
DRAW_SECONDS: Final = 4.0
#: What bots are called, as far as nobody else is.
BOT_NAMES: Final = (
    "Grimbold", "Tilda", "Orrik", "Brunhild", "Fundin", "Hilka", "Baldric", "Sigga", "Torvald",
    "Marta", "Ulfgar", "Edda", "Wendel",
)  # fmt: skip


def join(table: Table, name: str, seat: int) -> list[Entry]:
    """Somebody comes, and sits down if there is a seat for them."""
    name = name.strip()
    if name_fault(name):
        raise DeniedError("bad-name", why=name_fault(name))
    # Who is gone without a seat in the match, or was shown out, may come again as they were called.
    here = [member for member in table.members if not member.left or member.seat != NOBODY]
    if any(looks(name) & looks(member.name) for member in here):
        raise DeniedError("name-taken", name=name)
    if len(table.members) >= MOST_MEMBERS:
        raise DeniedError("table-crowded", most=MOST_MEMBERS)
    wanted = _free_seat(table, seat)
    if wanted == NOBODY and table.settings.watch == "nobody":
        raise DeniedError("no-watching")
    number = len(table.members)
    entries: list[Entry] = [p.Joined(number, name)]
    if wanted != NOBODY:
        entries.append(p.Sat(number, wanted))
    return entries


def _free_seat(table: Table, seat: int) -> int:
    """The seat wished for, or the first free one; NOBODY if there is none."""
    if seat == NO_SEAT or table.phase != "lobby" or table.drawing:
        return NOBODY
    if seat != NOBODY:
        _check_free(table, seat)
        return seat
    free = [
        number
        for number, chair in enumerate(table.chairs)
        if chair.member == NOBODY and not chair.level
    ]
    return free[0] if free else NOBODY


def _check_free(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.chairs):
        raise DeniedError("no-such-seat", number=seat)
    if table.chairs[seat].member != NOBODY:
        raise DeniedError("seat-taken", name=table.members[table.chairs[seat].member].name)


def _check_lobby(table: Table) -> None:
    if table.phase != "lobby" or table.drawing:
        raise DeniedError("match-began")


def _check_host(table: Table, member: int) -> None:
    if member != table.host:
        raise DeniedError("not-host")


def sit(table: Table, member: int, wish: p.Sit) -> list[Entry]:
    """Somebody takes a seat, a bot's if they like, or gets up."""
    _check_lobby(table)
    if wish.seat != NOBODY:
        _check_free(table, wish.seat)
    elif table.members[member].seat == NOBODY:
        raise DeniedError("not-seated")
    return [p.Sat(member, wish.seat)]


def put_bot(table: Table, member: int, wish: p.PutBot) -> list[Entry]:
    """The host puts a bot on a seat or takes it away."""
    _check_lobby(table)
    _check_host(table, member)
    _check_free(table, wish.seat)
    if wish.level:
        check_level(table.settings.spec, wish.level)
    return [p.BotSat(wish.seat, wish.level)]


def free_seat(table: Table, member: int, wish: p.FreeSeat) -> list[Entry]:
    """The host shows out who sits on a seat; one's own is left, not freed."""
    _check_lobby(table)
    _check_host(table, member)
    if not 0 <= wish.seat < len(table.chairs):
        raise DeniedError("no-such-seat", number=wish.seat)
    sitting = table.chairs[wish.seat].member
    if sitting in (NOBODY, member):
        raise DeniedError("nobody-to-free")
    return [p.Freed(sitting, wish.seat)]


def change(table: Table, member: int, wish: p.Change) -> list[Entry]:
    """The host changes the settings."""
    _check_lobby(table)
    _check_host(table, member)
    return [p.Changed(checked(wish.settings))]


def ready(table: Table, member: int, wish: p.Ready) -> list[Entry]:
    """Somebody on a seat is ready, or not yet."""
    _check_lobby(table)
    if table.members[member].seat == NOBODY:
        raise DeniedError("not-seated")
    return [p.Readied(member, wish.ready)]


def commit(table: Table, member: int, wish: p.Commit) -> list[Entry]:
    """Somebody on a seat pledges a number for the deal."""
    _check_lobby(table)
    if table.members[member].seat == NOBODY:
        raise DeniedError("not-seated")
    return [p.Committed(member, wish.commitment)]


def pledges(table: Table) -> list[p.Pledge]:
    """The numbers that those who sit at the table have pledged, by seat."""
    return [
        p.Pledge(seat, chair.member, table.members[chair.member].commitment)
        for seat, chair in enumerate(table.chairs)
        if chair.member != NOBODY and table.members[chair.member].commitment
    ]


def start(table: Table, member: int, secret: str) -> list[Entry]:
    """The host starts: numbers that were pledged are gathered; without any, the secret is dealt."""
    _check_lobby(table)
    _check_host(table, member)
    if not table.players():
        raise DeniedError("nobody-seated")
    pledged = pledges(table)
    return [DrawOpened(secret, pledged) if pledged else _deal(table, secret)]


def reveal(table: Table, member: int, wish: p.Reveal) -> list[Entry]:
    """Somebody shows the number that they pledged; the last of them brings the deal."""
    draw = table.draw
    if draw is None or not table.drawing:
        raise DeniedError("no-draw")
    pledge = next((one for one in draw.owed() if one.member == member), None)
    if pledge is None:
        raise DeniedError("no-pledge")
    if commitment_of(wish.number) != pledge.commitment:
        raise DeniedError("wrong-number")
    entries: list[Entry] = [p.Revealed(member, wish.number)]
    owed = [one for one in draw.owed() if one != pledge and not table.members[one.member].left]
    if not owed:
        numbers = {**draw.numbers, pledge.seat: wish.number}
        entries.append(_deal(table, seed_of(draw.half, numbers)))
    return entries


def close_draw(table: Table) -> list[Entry]:
    """Numbers were waited for long enough: the deal with those that came; nothing if it was."""
    if table.draw is None or not table.drawing:
        return []
    return [_deal(table, table.draw.seed())]


def _deal(table: Table, seed: str) -> Dealt:
    """The match begins; bots take the seats that are still free."""
    names, levels = list[str](), list[str]()
    nicknames = list(_bot_names([player.name for player in table.members]))
    for chair in table.chairs:
        if chair.member != NOBODY:
            names.append(table.members[chair.member].name)
            levels.append("")
        else:
            names.append(nicknames.pop(0))
            levels.append(chair.level or stand_in(table))
    members = [chair.member for chair in table.chairs]
    return Dealt(seed, table.settings.spec, members, levels, names, MATCH_FORMAT)


def _bot_names(people: list[str]) -> Iterator[str]:
    """Names for bots, more than people at a table can take away; those unlike theirs come first."""
    like = [name for name in BOT_NAMES if any(resembles(name, other) for other in people)]
    taken = frozenset[str]().union(*[looks(name) for name in people])
    for names in ([name for name in BOT_NAMES if name not in like], like):
        for number in ("", " II", " III", " IV", " V", " VI"):
            yield from (name + number for name in names if not looks(name + number) & taken)


def leave(table: Table, member: int) -> list[Entry]:
    """Somebody leaves for good; on a seat of a running match, a bot goes on for them."""
    entries: list[Entry] = [p.Left(member)]
    seat = table.members[member].seat
    if table.phase == "playing" and seat != NOBODY and not table.chairs[seat].away:
        entries.append(p.WentAway(seat, stand_in(table)))
    return entries
