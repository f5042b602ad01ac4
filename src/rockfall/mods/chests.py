"""Treasure chests: face-down tunnels on the way, each with a chest under it (X1-X3)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.geometry import SIDES, STEP
from rockfall.kernel.layout import ALL, TRACKED, UNSEEN
from rockfall.kernel.module import Module
from rockfall.kernel.moves import a_of, pack, verb_of
from rockfall.kernel.state import State
from rockfall.kernel.tiles import TileCard
from rockfall.kernel.transition import Transition


class Chests(Module):
    """Pairs lie between start and goals, apart from each other: by chance, or as chosen."""

    def __init__(
        self,
        pairs: int,
        chests: list[str],
        tunnels: list[TileCard],
        cells: list[int],
        chosen: list[int],
    ) -> None:
        super().__init__("chests")
        self.pairs = pairs
        self.names = chests
        self.cards = tunnels
        #: where a pair may lie, if nothing else does
        self.cells = cells
        #: where the pairs lie in every round; empty if that is left to chance
        self.chosen = chosen

    def declare(self, b: Builder) -> None:
        self.chest_box = b.deck("chest-box", UNSEEN)
        self.tunnel_box = b.deck("tunnel-box", UNSEEN)
        for name in self.names:
            b.card(name, "chest-box", 1)
        for card in self.cards:
            b.card(card.name, "tunnel-box", card.count, card.shape)
        pairs = range(self.pairs)
        self.chests = [b.zone(f"chest.{pair}", "chest-box", TRACKED) for pair in pairs]
        self.tunnels = [b.zone(f"tunnel.{pair}", "tunnel-box", TRACKED) for pair in pairs]
        self.opened = b.zone("opened", "chest-box", ALL)
        self.places = [b.num(f"pair.{pair}") for pair in pairs]
        b.phase("deal", self)
        b.offers(self)
        b.reveals(self)
        b.reaction(self)

    def link(self, b: Builder) -> None:
        self.map_card, self.map = b.find("card", "map"), b.find("verb", "map")
        self.fall_card, self.fall = b.find("card", "rockfall"), b.find("verb", "rockfall")

    def phase(self, t: Transition, name: str) -> bool:
        for pair in range(self.pairs):
            at = self.chosen[pair] if self.chosen else self._anywhere(t)
            t.draw(self.chest_box, self.chests[pair], "chests")
            t.draw(self.tunnel_box, self.tunnels[pair], "tunnels")
            t.set(self.places[pair], at)
            t.lay(at, self.tunnels[pair])
        return True

    def _anywhere(self, t: Transition) -> int:
        """X1: not beside the start, not beside another pair."""
        free = [at for at in self.cells if self._free(t.state, at)]
        return free[t.dice.roll("chests", len(free))]

    def _free(self, state: State, at: int) -> bool:
        if at in state.grid.tiles or at in state.grid.down:
            return False
        taken = [state.nums[place] for place in self.places]
        return all(at + STEP[side] not in taken for side in SIDES)

    def _pair(self, state: State, at: int) -> int:
        """Which pair lies on a cell; -1 for none."""
        for pair, place in enumerate(self.places):
            if state.nums[place] == at:
                return pair
        return -1

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        """X3: Maps and Rockfalls also work on face-down pairs."""
        for at, zone in state.grid.down.items():
            if zone in self.tunnels:
                if held >> self.map_card & 1:
                    out.append(pack(self.map, self.map_card, at))
                if held >> self.fall_card & 1:
                    out.append(pack(self.fall, self.fall_card, at))

    def acted(self, t: Transition, seat: int, move: int) -> None:
        """What a Map or a Rockfall does to the chest of a pair."""
        at = a_of(move)
        pair = self._pair(t.state, at)
        if pair < 0 or at not in t.state.grid.down:
            return
        if verb_of(move) == self.map:
            t.peek(seat, self.chests[pair])
        elif verb_of(move) == self.fall:
            t.unlay(at)
            t.shift(self.chests[pair], 0, self.chest_box)
            t.shift(self.tunnels[pair], 0, self.tunnel_box)
            t.set(self.places[pair], 0)

    def revealed(self, t: Transition, at: int, kind: int) -> None:
        """X2: the chest is shown to all and works, before another card is turned."""
        pair = self._pair(t.state, at)
        if pair >= 0:
            t.set(self.places[pair], 0)
            chest = t.state.card(self.chests[pair])
            t.shift(self.chests[pair], 0, self.opened)
            t.revealed(at, chest)
