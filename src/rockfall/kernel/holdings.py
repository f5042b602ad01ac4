"""Holdings: which groups the cards of a hand can be of, counted from what all saw come and go.

A hand that got three cards of the first group and one of the second, and has shown one of the
first, holds two and one. Where cards were laid away unseen several counts are possible: each way
to say of which group every one of those was, so that the hand never gave what it had not, is as
likely as there are ways to deal the cards like that.
"""

from math import factorial

from rockfall.kernel.chance import Chance
from rockfall.kernel.clues import place_of
from rockfall.kernel.fitting import choose
from rockfall.kernel.layout import BACK
from rockfall.kernel.state import State
from rockfall.kernel.traffic import CAME, EVENT, HIDDEN, SHOWN

#: How many cards of each group a hand holds.
Held = tuple[int, ...]
#: For a place, how many cards of which groups, as bits, lie there.
Shares = dict[int, list[tuple[int, int]]]


class Holding:
    """The cards that came to one hand, and where they went."""

    def __init__(self, groups: int) -> None:
        self.groups = groups
        #: in order: a group and by how much there is more of it, or a place where one lies unseen
        self.events: list[tuple[int, int, int]] = []
        #: the hand as a place, how many cards lie there; what they are, if the eye sees them
        self.place = 0
        self.size = 0
        self.seen: Held = ()
        self.counted: dict[tuple[int, Held], int] = {}

    def places(self) -> set[int]:
        """The hand, and where its cards lie unseen."""
        return {self.place, *[place for place, _, _ in self.events if place]}

    def adds_up(self) -> bool:
        """Whether all cards of the hand were seen coming; not in a position that was laid out."""
        return sum([by for _, _, by in self.events]) == self.size

    def _after(self, at: int, held: Held) -> list[tuple[int, Held]]:
        """What a hand can hold after an event, and of which group the card was."""
        place, group, by = self.events[at]
        found: list[tuple[int, Held]] = []
        for one in range(self.groups) if place else [group]:
            if held[one] + by >= 0:
                found.append((one, (*held[:one], held[one] + by, *held[one + 1 :])))
        return found

    def _ways(self, at: int, held: Held) -> int:
        """The ways in which it can have gone on from an event, by how the hand can be dealt."""
        if at == len(self.events):
            if self.seen:
                return 1 if held == self.seen else 0
            ways = factorial(sum(held))
            for count in held:
                ways //= factorial(count)
            return ways
        key = (at, held)
        if key not in self.counted:
            self.counted[key] = sum([self._ways(at + 1, then) for _, then in self._after(at, held)])
        return self.counted[key]

    def is_possible(self) -> bool:
        """Whether it can have been like this at all."""
        return self._ways(0, (0,) * self.groups) > 0

    def dealt(self, dice: Chance) -> Shares:
        """One of the ways."""
        shares: Shares = {}
        held: Held = (0,) * self.groups
        for at, (place, _, _) in enumerate(self.events):
            after = self._after(at, held)
            which = choose([self._ways(at + 1, then) for _, then in after], dice)
            group, held = after[which]
            if place:
                shares[place] = [(1, 1 << group)]
        if not self.seen:
            shares[self.place] = [(count, 1 << one) for one, count in enumerate(held) if count]
        return shares

    def loosely(self) -> Shares:
        """For each place all groups that can lie there, whatever lies in the others."""
        may: dict[int, int] = {}
        layer: set[Held] = {(0,) * self.groups}
        for at, (place, _, _) in enumerate(self.events):
            following: set[Held] = set()
            for held in layer:
                for group, then in self._after(at, held):
                    if self._ways(at + 1, then):
                        following.add(then)
                        may[place] = may.get(place, 0) | 1 << group
            layer = following
        shares: Shares = {place: [(1, groups)] for place, groups in may.items() if place}
        if not self.seen:
            groups = 0
            for held in layer:
                for group, count in enumerate(held):
                    groups |= 1 << group if count else 0
            shares[self.place] = [(self.size, groups)]
        return shares


def holdings(view: State) -> list[Holding]:
    """All hands of which an eye can count the groups."""
    layout, traffic = view.layout, view.traffic
    groups = max(layout.group) + 1
    hands: dict[int, Holding] = {}
    for at in range(0, len(traffic), EVENT):
        what, zone, value = traffic[at], traffic[at + 1], traffic[at + 2]
        hand = hands.setdefault(zone, Holding(groups))
        if what == CAME:
            hand.events.append((0, value, 1))
        elif what == SHOWN:
            hand.events.append((0, layout.group[value], -1))
        elif what == HIDDEN:
            card = view.card(layout.laid_away, value)
            if card == BACK:
                hand.events.append((place_of(layout.laid_away, value), 0, -1))
            else:
                hand.events.append((0, layout.group[card], -1))
        else:
            hands[zone] = hands.setdefault(value, Holding(groups))
            hands[value] = hand
    for zone, hand in hands.items():
        hand.place, hand.size = place_of(zone, -1), view.size(zone)
        cards = view.zones[zone]
        if hand.size == 0 or cards[0] != BACK:
            mine = [layout.group[card] for card in cards]
            hand.seen = tuple([mine.count(group) for group in range(groups)])
    return [hand for hand in hands.values() if hand.adds_up()]
