"""During the match: moves, words, being away, and what the players decide together."""

from typing import Literal

from rockfall.kernel.geometry import cell_text
from rockfall.kernel.moves import kind_of, pack, verb_of
from rockfall.kernel.ops import ASK, apply
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from rockfall.match.match import Match, Way
from rockfall.match.question import question
from rockfall.match.sentence import Sentence
from rockfall.match.why_not import Parts, why_not
from rockfall.server import protocol as p
from rockfall.server.bot_levels import levels_of
from rockfall.server.denied import DeniedError
from rockfall.server.entries import Chose, Closed, Entry
from rockfall.server.table import Table
from rockfall.server.time_banks import NOBODY

By = Literal["person", "bot", "sit-in", "clock", "window"]


def stand_in(table: Table) -> str:
    """Who plays for somebody who is away: as settled, or the best there is."""
    return table.settings.sit_in or levels_of(table.settings.spec)[-1]


def running(table: Table) -> Match:
    """The match, if it is on."""
    if table.phase == "over":
        raise DeniedError("match-over")
    if table.match is None:
        raise DeniedError("match-not-begun")
    return table.match


def _seat(table: Table, member: int) -> int:
    seat = table.seat_of(member)
    if seat == NOBODY:
        raise DeniedError("not-seated")
    return seat


def _on_step(table: Table, member: int, step: int) -> tuple[Match, int]:
    """The match, and a member's seat, for a wish that is bound to the present step."""
    match = running(table)
    seat = _seat(table, member)
    if table.paused:
        raise DeniedError("match-paused")
    if step != table.step:
        raise DeniedError("stale-step", step=table.step)
    return match, seat


def _deny(refusal: Refusal) -> DeniedError:
    return DeniedError(refusal.code, **refusal.args)


def check_move(table: Table, member: int, wish: p.Move) -> int:
    """The seat that may make a move on this step, or why it may not."""
    match, seat = _on_step(table, member, wish.step)
    if table.in_window:
        refusal = _early_refusal(match, seat, wish.move)
    else:
        refusal = match.refusal(seat, wish.move)
    if refusal is not None:
        raise _deny(refusal)
    return seat


def _asked(match: Match, seat: int) -> State | None:
    """The truth if a seat were asked what another is being asked now; None if it never will be."""
    truth = match.truth
    if seat == truth.nums[truth.layout.frame.active]:
        return None
    asked = truth.copy()
    apply(asked, (ASK, pack(kind_of(truth.todo[-1]), seat), 0, 0, 0))
    return asked


def asked_in_window(table: Table) -> list[int]:
    """The seats that are asked while answers come together: all but whose card it is."""
    assert table.match is not None
    seats = range(table.match.edition.seats)
    return [seat for seat in seats if _asked(table.match, seat) is not None]


def early_moves(match: Match, seat: int) -> list[int]:
    """The answers a seat can choose from while all others are being asked.

    Who could only let it be is not asked: they see the same pause as who watches. Whether somebody
    is asked follows from their own cards, which they know, and is told to them alone.
    """
    asked = _asked(match, seat)
    moves = [] if asked is None else match.edition.rules.moves(asked)
    verbs = match.edition.rules.layout.verbs
    return moves if any(not verbs[verb_of(move)].neutral for move in moves) else []


def early_question(match: Match, seat: int) -> Sentence:
    """What a seat is asked while all others are; only for one that has an answer."""
    asked = _asked(match, seat)
    assert asked is not None
    return question(match.edition.rules, mask(asked, seat))


def _early_refusal(match: Match, seat: int, move: int) -> Refusal | None:
    """Why a seat could not give such an answer."""
    asked = _asked(match, seat)
    if asked is None:
        return Refusal("not-asked")
    return match.edition.rules.refusal(asked, seat, move)


def why(table: Table, member: int, wish: p.Why) -> list[Refusal]:
    """Why a member can make no move with the parts pointed at; from what their seat sees."""
    match = running(table)
    seat = _seat(table, member)
    if table.paused:
        raise DeniedError("match-paused")
    parts = Parts(wish.card, wish.cell, wish.seat, wish.turned, wish.which, wish.verb, wish.part)
    if not table.in_window:
        return match.why_not(seat, parts)
    asked = _asked(match, seat)
    if asked is None:
        return [Refusal("not-asked")]
    return why_not(match.edition.rules, mask(asked, seat), seat, parts)


def ways(table: Table, member: int, wish: p.Ways) -> list[Way]:
    """Where a member's piece can get to; from what their seat sees, and nothing for who waits."""
    match, seat = _on_step(table, member, wish.step)
    return match.ways(seat)


def chosen(table: Table, seat: int, move: int, by: By) -> list[Entry]:
    """A legal move; who makes it is not away any more."""
    if by == "person" and table.chairs[seat].away:
        return [p.CameBack(seat), Chose(seat, move, by)]
    return [Chose(seat, move, by)]


def ready(table: Table, member: int, wish: p.Ready) -> list[Entry]:
    """Somebody has seen how the round came out, once; who says so is not away any more."""
    running(table)
    seat = _seat(table, member)
    if table.paused:
        raise DeniedError("match-paused")
    if not table.in_interval or not wish.ready or table.members[member].ready:
        raise DeniedError("match-began")
    back: list[Entry] = [p.CameBack(seat)] if table.chairs[seat].away else []
    return [*back, p.Readied(member, True)]


def say(table: Table, member: int, wish: p.Say) -> list[Entry]:
    """Words for all; claims only by who plays, and only about what there is."""
    words = wish.words
    if isinstance(words, p.Chat):
        if not table.settings.chat:
            raise DeniedError("chat-off")
        if not words.text.strip() or not words.text.isprintable():
            raise DeniedError("bad-text")
    if isinstance(words, p.RoleClaim | p.GoalClaim):
        _check_claim(table, member, words)
    return [p.Spoke(member, words)]


def _check_claim(table: Table, member: int, claim: p.RoleClaim | p.GoalClaim) -> None:
    match = running(table)
    _seat(table, member)
    layout, grid = match.truth.layout, match.truth.grid
    named = claim.role if isinstance(claim, p.RoleClaim) else claim.card
    if named not in layout.kinds[1:]:
        raise DeniedError("no-such-card", card=named)
    if isinstance(claim, p.GoalClaim):
        if claim.cell not in grid.down:
            raise DeniedError("nothing-hidden", cell=cell_text(claim.cell))
        zone = grid.down[claim.cell]
    elif claim.seat >= layout.seats:
        raise DeniedError("no-such-seat", number=claim.seat)
    elif not layout.frame.roles:
        raise DeniedError("no-such-card", card=named)
    else:
        zone = layout.frame.roles[claim.seat]
    kind = layout.kinds.index(named)
    # What all can see to be impossible, such as a card of another colour, is nothing to claim.
    if layout.deck[kind] != layout.carries[zone] or not match.truth.may_hold(zone) >> kind & 1:
        raise DeniedError("no-such-card", card=named)


def mute(table: Table, member: int, wish: p.Mute) -> list[Entry]:
    """A wish not to hear somebody."""
    if wish.member >= len(table.members) or wish.member == member:
        raise DeniedError("no-such-member", number=wish.member)
    return [p.Muted(member, wish.member, wish.muted)]


def away(table: Table, member: int, wish: p.Away) -> list[Entry]:
    """A bot takes over for a while, or gives the seat back."""
    running(table)
    seat = _seat(table, member)
    if bool(table.chairs[seat].away) == wish.away:
        raise DeniedError("already-away" if wish.away else "not-away")
    if not wish.away:
        return [p.CameBack(seat)]
    return [p.WentAway(seat, stand_in(table))]


def set_pace(table: Table, member: int, wish: p.SetPace) -> list[Entry]:
    """The host lets bots play faster or slower."""
    running(table)
    if member != table.host:
        raise DeniedError("not-host")
    return [p.Paced(wish.pace)]


def propose(table: Table, member: int, wish: p.Propose) -> list[Entry]:
    """The host's wish is done; another's counts, and is done with more than half of the players."""
    running(table)
    _seat(table, member)
    _check_motion(table, wish)
    entries: list[Entry] = [p.Proposed(member, wish.motion, wish.seat, wish.wish)]
    wishes = table.motions.get((wish.motion, wish.seat), set()) | {member}
    carried = member == table.host or 2 * len(wishes) > len(table.players())
    return [*entries, _done(table, wish)] if wish.wish and carried else entries


def _check_motion(table: Table, wish: p.Propose) -> None:
    if wish.motion == "pause" and table.paused:
        raise DeniedError("already-paused")
    if wish.motion == "continue" and not table.paused:
        raise DeniedError("not-paused")
    if wish.motion == "sit-in":
        if not 0 <= wish.seat < len(table.chairs):
            raise DeniedError("no-such-seat", number=wish.seat)
        if table.plays(wish.seat):
            raise DeniedError("already-away")
    elif wish.seat != NOBODY:
        raise DeniedError("no-such-seat", number=wish.seat)


def _done(table: Table, wish: p.Propose) -> Entry:
    if wish.motion == "pause":
        return p.Paused()
    if wish.motion == "continue":
        return p.Continued()
    if wish.motion == "sit-in":
        return p.WentAway(wish.seat, stand_in(table))
    return Closed("void")
