"""Shares: who wins a round with teams, and how many pieces that brings (S3, S14, S15, S20-S25)."""

from typing import Final

from rockfall.kernel.build import Builder
from rockfall.kernel.module import Module
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition
from rockfall.kernel.walk import leads_to

BLUE: Final = 1
GREEN: Final = 2
DOOR_COLOURS: Final = {"blue": BLUE, "green": GREEN}

BOSS_PROFITEER: Final = "boss-profiteer"
BOSS_ALONE: Final = "boss-alone"
NOBODY_WINS: Final = "nobody"


class Shares(Module):
    """Winners share by their number; geologists are paid for crystals, whoever wins."""

    def __init__(
        self, pay: dict[int, int], crystals: dict[str, int], shut: str, spoiled: str
    ) -> None:
        super().__init__("shares")
        self.pay = pay
        self.crystal_names = crystals
        self.boss_alone = shut == BOSS_ALONE
        self.saboteurs_spoil = spoiled == NOBODY_WINS
        #: kind -> crystals on it
        self.crystals: dict[int, int] = {}

    def declare(self, b: Builder) -> None:
        b.judge()
        b.phase("round-end", self)
        b.phase("pay", self)

    def link(self, b: Builder) -> None:
        self.pieces = b.find_seat_nums("pieces")
        self.roles = b.find_seat_zones("role")
        self.mats = b.find_seat_zones("mat")
        self.trapped = b.find("card", "trapped")
        self.finder = b.find("counter", "finder")
        self.blue = b.find("card", "blue")
        self.green = b.find("card", "green")
        self.boss = b.find("card", "boss")
        self.profiteer = b.find("card", "profiteer")
        self.geologist = b.find("card", "geologist")
        self.saboteur = b.find("card", "saboteur")
        self.treasure = b.find("card", "treasure")
        for name, number in self.crystal_names.items():
            self.crystals[b.find("card", name)] = number

    def phase(self, t: Transition, name: str) -> bool:
        if name == "round-end":
            self._judge(t)
        else:
            self._pay_geologists(t)
            self._pay_winners(t)
        return True

    def _judge(self, t: Transition) -> None:
        """Winners by role; the trapped among those who would be paid get nothing (S16)."""
        roles = self._winning_roles(t.state)
        seats = range(len(self.roles))
        t.win([seat for seat in seats if self._role(t.state, seat) in roles])
        for seat in seats:
            role = self._role(t.state, seat)
            paid = role in roles or role == self.geologist
            if paid and self.trapped in t.state.zones[self.mats[seat]]:
                t.withhold(seat, self.trapped)

    def _role(self, state: State, seat: int) -> int:
        return state.card(self.roles[seat])

    def _free(self, state: State, roles: list[int]) -> list[int]:
        """The seats with one of the roles that are not trapped (S16)."""
        return [
            seat
            for seat, mat in enumerate(self.mats)
            if self._role(state, seat) in roles and self.trapped not in state.zones[mat]
        ]

    def _in_play(self, state: State, role: int) -> bool:
        return role in [state.card(zone) for zone in self.roles]

    def _give(self, t: Transition, seat: int, pieces: int) -> None:
        t.set(self.pieces[seat], t.state.nums[self.pieces[seat]] + pieces)

    def _pay_geologists(self, t: Transition) -> None:
        crystals = 0
        for tile in t.state.grid.tiles.values():
            crystals += self.crystals.get(tile >> 1, 0)
        geologists = self._free(t.state, [self.geologist])
        for seat in geologists:
            self._give(t, seat, crystals // len(geologists))

    def _pay_winners(self, t: Transition) -> None:
        winners = self._free(t.state, self._winning_roles(t.state))
        if not winners:
            return
        share = self.pay.get(len(winners), self.pay[max(self.pay)])
        for seat in winners:
            role = self._role(t.state, seat)
            less = 1 if role == self.boss else 2 if role == self.profiteer else 0
            self._give(t, seat, max(0, share - less))

    def _winning_roles(self, state: State) -> list[int]:
        """S21, S22."""
        finder = state.nums[self.finder] - 1
        if finder < 0:
            return [self.saboteur, self.profiteer]
        teams = self._open_teams(state)
        if not teams:
            return self._shut_to_both(state)
        role = self._role(state, finder)
        if len(teams) > 1:
            if role == self.saboteur and self.saboteurs_spoil:
                return []
            if role in teams:
                teams = [role]
        return [*teams, self.boss, self.profiteer]

    def _open_teams(self, state: State) -> list[int]:
        """S20: a team is kept out only if every walk to the treasure crosses the other's door."""
        (at,) = [at for at, tile in state.grid.tiles.items() if tile >> 1 == self.treasure]
        teams: list[int] = []
        if leads_to(state.grid, at, GREEN):
            teams.append(self.blue)
        if leads_to(state.grid, at, BLUE):
            teams.append(self.green)
        return teams

    def _shut_to_both(self, state: State) -> list[int]:
        """E7."""
        if not self.boss_alone:
            return [self.boss, self.profiteer]
        return [self.boss] if self._in_play(state, self.boss) else [self.saboteur, self.profiteer]
