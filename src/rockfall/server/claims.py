"""Claims: what players said of roles and goals, checked when the cards lie open.

A round's claims are judged by what everyone can see when it is over and all are paid; what still
lies face down then stays a matter of trust.
"""

from typing import NamedTuple

from rockfall.kernel.layout import BACK
from rockfall.kernel.state import State
from rockfall.kernel.verdict import Verdict as RoundVerdict
from rockfall.server.protocol import GoalClaim, RoleClaim, Verdict

Claim = RoleClaim | GoalClaim


class ToldGoal(NamedTuple):
    """What a seat said of a goal in a round: by its entry in the log, and after so many steps."""

    seq: int
    after: int
    round: int
    seat: int
    cell: int
    card: str


class Claims:
    """The claims of a round that are still to be judged, by the step that made them."""

    def __init__(self) -> None:
        self._made: dict[int, Claim] = {}

    def add(self, seq: int, claim: Claim) -> None:
        """Somebody claimed something."""
        self._made[seq] = claim

    def judge(self, view: State, came_out: RoundVerdict) -> list[Verdict]:
        """Settle the round's claims by what all see at its end; what nobody can tell is let go."""
        found: list[Verdict] = []
        for seq, claim in self._made.items():
            truth = _truth(view, came_out, claim)
            said = claim.role if isinstance(claim, RoleClaim) else claim.card
            if truth:
                found.append(Verdict(seq, said == truth))
        self._made.clear()
        return found


def _truth(view: State, came_out: RoundVerdict, claim: Claim) -> str:
    """What a claim should have said; empty if nobody can tell."""
    kinds = view.layout.kinds
    if isinstance(claim, RoleClaim):
        return came_out.roles[claim.seat]
    if claim.cell in view.grid.tiles:
        return kinds[view.grid.tiles[claim.cell] >> 1]
    zone = view.grid.down.get(claim.cell)
    card = BACK if zone is None else view.card(zone)
    return kinds[card] if card != BACK else ""
