"""Victory: who has won a round of diggers and saboteurs (B13, B14, C16, V1, V2)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.module import Module
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition


class Victory(Module):
    """The diggers if the treasure was found, or a greedy finisher alone; else the saboteurs."""

    def __init__(self, with_greedy: bool) -> None:
        super().__init__("victory")
        self.with_greedy = with_greedy
        self.greedy = 0

    def declare(self, b: Builder) -> None:
        b.judge()
        b.phase("round-end", self)

    def link(self, b: Builder) -> None:
        self.rules = b.rules
        self.roles = b.find_seat_zones("role")
        self.finder = b.find("counter", "finder")
        self.mats = b.find_seat_zones("mat")
        self.digger = b.find("card", "digger")
        self.saboteur = b.find("card", "saboteur")
        if self.with_greedy:
            self.greedy = b.find("card", "greedy")

    def phase(self, t: Transition, name: str) -> bool:
        role = self._winning_role(t.state)
        winners = [seat for seat, zone in enumerate(self.roles) if t.state.card(zone) == role]
        t.win(winners)
        if role == self.digger:
            for seat in winners:
                # What bars from a share lies in front of the seat (V1).
                if self.rules.barred(t.state, seat, "share") is not None:
                    t.withhold(seat, t.state.zones[self.mats[seat]][0])
        return True

    def _winning_role(self, state: State) -> int:
        finder = state.nums[self.finder] - 1
        if finder < 0:
            return self.saboteur
        if self.with_greedy and state.card(self.roles[finder]) == self.greedy:
            return self.greedy
        return self.digger
