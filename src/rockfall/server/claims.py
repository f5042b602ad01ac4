"""Claims: what players said of roles and goals, checked when the cards lie open.

A round's claims are judged by what everyone can see just before the cards are gathered; what
still lies face down then stays a matter of trust.
"""

from rockfall.kernel.layout import BACK, WATCHER
from rockfall.kernel.ops import GATHER, Op, apply
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from rockfall.match.outcome import role_of, unmasked
from rockfall.server.protocol import GoalClaim, RoleClaim, Verdict

Claim = RoleClaim | GoalClaim


class Claims:
    """The claims of a round that are still to be judged, by the step that made them."""

    def __init__(self) -> None:
        self._made: dict[int, Claim] = {}

    def add(self, seq: int, claim: Claim) -> None:
        """Somebody claimed something."""
        self._made[seq] = claim

    def judge(self, before: State, ops: tuple[Op, ...], over: bool) -> list[Verdict]:
        """Verdicts that a step of the match brings; its round's claims are settled by its end."""
        ends = over or any(op[0] == GATHER for op in ops)
        if not self._made or not ends:
            return []
        table = before.copy()
        for op in ops:
            if op[0] == GATHER:
                break
            apply(table, op)
        verdicts = self._verdicts(mask(table, WATCHER))
        self._made.clear()
        return verdicts

    def _verdicts(self, view: State) -> list[Verdict]:
        found: list[Verdict] = []
        for seq, claim in self._made.items():
            truth = _truth(view, claim)
            said = claim.role if isinstance(claim, RoleClaim) else claim.card
            if truth:
                found.append(Verdict(seq, said == truth))
        return found


def _truth(view: State, claim: Claim) -> str:
    """What a claim should have said; empty if nobody can tell."""
    kinds = view.layout.kinds
    if isinstance(claim, RoleClaim):
        return role_of(view, claim.seat) if unmasked(view) else ""
    if claim.cell in view.grid.tiles:
        return kinds[view.grid.tiles[claim.cell] >> 1]
    zone = view.grid.down.get(claim.cell)
    card = BACK if zone is None else view.card(zone)
    return kinds[card] if card != BACK else ""
