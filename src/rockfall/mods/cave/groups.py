"""Groups: the pile lies in three groups, the later ones under the earlier (D4)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.layout import UNSEEN
from rockfall.kernel.module import Module
from rockfall.kernel.transition import Transition


class Groups(Module):
    """Each group is shuffled by itself; some cards of each leave the game unseen."""

    def __init__(self, names: list[list[str]], cut: int, later: list[int]) -> None:
        super().__init__("groups")
        #: the cards of each group
        self.names = names
        self.cut_size = cut
        #: how many cards of each group after the first everybody is dealt
        self.later = later

    def declare(self, b: Builder) -> None:
        self.pile = b.find("zone", "pile")
        numbers = range(1, len(self.names) + 1)
        #: what lies under the first group, and what has left the game, by group
        self.reserves = [b.zone(f"reserve-{number}", "pile", UNSEEN) for number in numbers[1:]]
        self.cuts = [b.zone(f"cut-{number}", "pile", UNSEEN) for number in numbers]
        #: how many groups have been used up
        self.group = b.num("group")
        b.refill(self.pile, self.reserves, self.group)
        b.phase("prepare", self)

    def link(self, b: Builder) -> None:
        self.hands = b.find_seat_zones("hand")
        #: group -> its kinds
        self.kinds = [[b.find("card", name) for name in group] for group in self.names]
        masks = [0] * len(self.kinds)
        for group, kinds in enumerate(self.kinds):
            for kind in kinds:
                masks[group] |= 1 << kind
        b.groups(self.kinds, b.find("zone", "discard"))
        b.tells(self.group, self.pile, masks)
        for group, mask in enumerate(masks):
            b.layout.holds[self.cuts[group]] = mask
        for group, zone in enumerate(self.reserves, 1):
            b.layout.holds[zone] = masks[group]

    def phase(self, t: Transition, name: str) -> bool:
        for reserve, kinds in zip(self.reserves, self.kinds[1:], strict=True):
            for kind in kinds:
                for _ in range(t.state.layout.count[kind]):
                    t.move(kind, self.pile, reserve)
        for zone, cut in zip([self.pile, *self.reserves], self.cuts, strict=True):
            for _ in range(self.cut_size):
                t.draw(zone, cut, "cut")
        for reserve, cards in zip(self.reserves, self.later, strict=True):
            for hand in self.hands:
                for _ in range(cards):
                    t.draw(reserve, hand, "pile")
        return True
