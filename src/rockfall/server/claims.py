"""Claims: what players said of roles and goals, checked when the cards lie open.

A round's claims are judged by what everyone can see when it is over and all are paid; what still
lies face down then stays a matter of trust.
"""

from typing import NamedTuple, TypeAlias

from rockfall.bots.bot import Claim as Said
from rockfall.kernel.layout import BACK, Layout
from rockfall.kernel.state import State
from rockfall.kernel.verdict import Verdict as RoundVerdict
from rockfall.server.protocol import GoalClaim, RoleClaim, Verdict

Claim: TypeAlias = RoleClaim | GoalClaim


class ToldClaim(NamedTuple):
    """What a seat claimed in a round, after so many steps of the match, as bots are told it."""

    after: int
    round: int
    said: Said


def said_by(layout: Layout, seat: int, claim: Claim) -> Said:
    """A claim of a seat as bots are told it."""
    if isinstance(claim, RoleClaim):
        return Said(seat, "role", claim.seat, layout.kinds.index(claim.role))
    return Said(seat, "goal", claim.cell, layout.kinds.index(claim.card))


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
