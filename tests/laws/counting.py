"""Counting groups in hands: what all can work out of where cards came from and where they went.

It goes by the operations, and holds a whole world against them: in a world every card that was laid
away has its group, so each hand can be gone through from the deal on. It shares nothing with the
engine's counting, and asks a little less: nothing of a hand that the eye had and gave away.
"""

from collections import Counter
from typing import NamedTuple

from rockfall.kernel.layout import ALL, OWNER, TRACKED, UNSEEN, Layout
from rockfall.kernel.ops import MOVE, Op
from rockfall.kernel.state import State


class Event(NamedTuple):
    """A card more or less in a hand: its group, or the slot where it was laid away."""

    more: int
    group: str
    slot: int = -1


class Hand:
    """What became of one hand, wherever it went, and the eyes that have seen into it."""

    def __init__(self, owner: int) -> None:
        self.events: list[Event] = []
        self.seen_by = {owner}


class Counting:
    """All hands of a game whose cards come in groups; in other games there is nothing to count."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.grouped = "reserve-2" in layout.zones
        owners = enumerate(layout.owner)
        self.hands = {zone: Hand(owner) for zone, owner in owners if layout.stems[zone] == "hand"}
        self.exchanging = False

    def _group(self, kind: int) -> str:
        """The group of a kind, as its name tells."""
        return self.layout.kinds[kind].rpartition(".")[2]

    def follow(self, before: State, op: Op) -> None:
        """Go through an operation."""
        if not self.grouped or op[0] != MOVE:
            return
        _, card, src, _, dst = op
        sight = self.layout.sight
        exchanging = src in self.hands and dst in self.hands
        if exchanging and not self.exchanging:
            self._exchanged(src, dst)
        self.exchanging = exchanging
        if sight[src] == UNSEEN and dst in self.hands:
            # Whoever draws, the group is that of all cards that lie there.
            (group,) = {self._group(other) for other in before.zones[src]}
            self.hands[dst].events.append(Event(1, group))
        elif src in self.hands and sight[dst] == ALL:
            self.hands[src].events.append(Event(-1, self._group(card)))
        elif src in self.hands and sight[dst] == TRACKED:
            self.hands[src].events.append(Event(-1, "", before.size(dst)))
        else:
            assert exchanging or OWNER not in (sight[src], sight[dst]), "nobody can count that"

    def _exchanged(self, one: int, other: int) -> None:
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
        for zone in (one, other):
            self.hands[zone].seen_by.add(self.layout.owner[zone])

    def contradiction(self, eye: int, world: State) -> str:
        """A hand that cannot have come by its cards, or given others away; empty if none."""
        if not self.grouped:
            return ""
        discards = self.layout.zones.index("discard")
        for zone, hand in self.hands.items():
            if eye in hand.seen_by and eye != self.layout.owner[zone]:
                continue
            held: Counter[str] = Counter()
            for more, group, slot in hand.events:
                held[group or self._group(world.card(discards, slot))] += more
                if min(held.values()) < 0:
                    return self.layout.zones[zone]
            if +held != Counter(self._group(card) for card in world.zones[zone]):
                return self.layout.zones[zone]
        return ""
