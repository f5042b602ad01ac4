"""The pay of Saboteur 2 read once more, slowly, sentence by sentence (S16, S21-S23, E7, E9)."""

from typing import NamedTuple

SHARE = {1: 5, 2: 4, 3: 3, 4: 2}
LESS = {"boss": 1, "profiteer": 2}


class End(NamedTuple):
    """How a round ended: the roles by seat, who is trapped, crystals on the grid."""

    roles: list[str]
    #: the seat that turned the treasure up; -1 if nobody did
    finisher: int
    #: the colours the treasure is open to
    open_to: set[str]
    trapped: set[int]
    crystals: int = 0
    shut: str = "boss-profiteer"
    spoiled: str = "both-teams"


def winners(end: End) -> set[str]:
    """The roles that win (S21, S22)."""
    if end.finisher < 0:
        return {"saboteur", "profiteer"}
    if not end.open_to:
        if end.shut == "boss-profiteer":
            return {"boss", "profiteer"}
        return {"boss"} if "boss" in end.roles else {"saboteur", "profiteer"}
    if len(end.open_to) == 1:
        return end.open_to | {"boss", "profiteer"}
    by = end.roles[end.finisher]
    if by == "saboteur" and end.spoiled == "nobody":
        return set()
    teams = {by} if by in ("blue", "green") else {"blue", "green"}
    return teams | {"boss", "profiteer"}


def pay(end: End) -> list[int]:
    """What each seat gets (S16, S23)."""
    free = [seat for seat in range(len(end.roles)) if seat not in end.trapped]
    geologists = [seat for seat in free if end.roles[seat] == "geologist"]
    winning = winners(end)
    sharing = [seat for seat in free if end.roles[seat] in winning]
    pieces = [0] * len(end.roles)
    for seat in geologists:
        pieces[seat] += end.crystals // len(geologists)
    for seat in sharing:
        pieces[seat] += max(0, SHARE.get(len(sharing), 1) - LESS.get(end.roles[seat], 0))
    return pieces
