"""How a round or the game came out: read off public counters and cards that lie open.

Rules write it down (`Table.end`, `win`, `withhold`, `crown`); everybody else asks here, with any
view, and needs to know no rule for it.
"""

from rockfall.kernel.frame import Sum, Wealth
from rockfall.kernel.layout import BACK, EVERYONE
from rockfall.kernel.state import State


class Verdict:
    """How a round came out, as far as it has come; the same for every eye."""

    def __init__(self, why: str) -> None:
        #: why the round is over
        self.why = why
        #: whether it has been decided who won it
        self.decided = False
        #: the seats that have won it, and what those are, each once
        self.winners: list[int] = []
        self.winning_roles: list[str] = []
        #: the winners' sides in one word or several, for counting rounds; "" if nobody has won
        self.side = ""
        #: seat -> who it was, once that lies open
        self.roles: list[str] = []
        #: how many seats work against the rest, as far as that lies open
        self.foes = 0
        #: seat -> unit -> what it has more, or less, than when the round was over
        self.pay: list[dict[str, int]] = []
        #: seat -> the card that cost it its pay, "" if none did
        self.unpaid: list[str] = []
        #: what each side is worth, where the sides are added up
        self.sums: list[Sum] = []


class Result:
    """How the game came out."""

    def __init__(self, scores: list[int], winners: list[int]) -> None:
        self.scores = scores
        self.winners = winners


def verdict(state: State) -> Verdict | None:
    """How the round came out that is over; None while it goes on."""
    layout, frame = state.layout, state.layout.frame
    why = state.nums[frame.ended]
    if not why:
        return None
    found = Verdict(frame.reasons[why - 1])
    won = state.nums[frame.won]
    found.decided = won > 0
    kinds = [_shown(state, seat) for seat in range(layout.seats)]
    found.roles = [layout.kinds[kind] if kind else "" for kind in kinds]
    found.foes = len([kind for kind in kinds if frame.foes and _side(state, kind) == frame.foes])
    for seat in range(layout.seats):
        if won and won - 1 >> seat & 1:
            found.winners.append(seat)
        unpaid = state.nums[frame.unpaid[seat]]
        found.unpaid.append(layout.kinds[unpaid] if unpaid else "")
        found.pay.append(_pay(state, seat))
    if found.decided and frame.adds_up is not None:
        found.sums = frame.adds_up.sums(state)
    # Who has a side of its own comes before who follows another's.
    winning = sorted(
        {kinds[seat] for seat in found.winners} - {BACK},
        key=lambda kind: (not _side(state, kind), kind),
    )
    found.winning_roles = [layout.kinds[kind] for kind in winning]
    sides = [_side(state, kind) for kind in winning if _side(state, kind)]
    found.side = "+".join(dict.fromkeys(sides)) or "".join(found.winning_roles[:1])
    return found


def result(state: State) -> Result:
    """How the game came out; before its end nobody has won it."""
    layout, frame = state.layout, state.layout.frame
    champions = state.nums[frame.champions]
    scores = [state.nums[score] for score in frame.scores]
    return Result(scores, [seat for seat in range(layout.seats) if champions >> seat & 1])


def role_of(state: State, seat: int) -> str:
    """Who a seat is, as far as the state's eye knows; "" if it does not know."""
    roles = state.layout.frame.roles
    cards = state.cards(roles[seat]) if roles else b""
    return state.layout.kinds[cards[0]] if cards and cards[0] != BACK else ""


def owned(state: State, wealth: Wealth, seat: int) -> int:
    """How much of something a seat owns; all can count it."""
    much = state.nums[wealth.nums[seat]] if wealth.nums else 0
    if wealth.zones:
        for zone in wealth.zones[seat]:
            much += state.size(zone)
    return much


def _pay(state: State, seat: int) -> dict[str, int]:
    pay: dict[str, int] = {}
    for wealth in state.layout.frame.wealth:
        pay[wealth.unit] = owned(state, wealth, seat) - state.nums[wealth.had[seat]]
    return pay


def _shown(state: State, seat: int) -> int:
    """The kind that a seat has shown to all that it is; BACK while it has not."""
    roles = state.layout.frame.roles
    if not roles or not state.size(roles[seat]) or state.witnesses(roles[seat]) != EVERYONE:
        return BACK
    return state.card(roles[seat])


def _side(state: State, kind: int) -> str:
    return state.layout.frame.sides.get(kind, "")
