"""Where the cards that a step shows came from: whom a step lets see what, place by place."""

from typing import NamedTuple

from rockfall.kernel.layout import ALL, BACK, EVERYONE, NOBODY, OWNER, TRACKED
from rockfall.kernel.ops import GATHER, LIFT, MOVE, PEEK, PLACE, SHOW, Op
from rockfall.kernel.state import State
from tests.laws.telling import within
from tests.support.play import Step

#: A place of a card before the step: zone and position, in a bag as in a row.
Place = tuple[int, int]
#: A card and the place it came from; none if it lay on the grid or was gathered since.
Traced = tuple[int, Place | None]


class Glimpse(NamedTuple):
    """Eyes, as witness bits, that get to see what lay in some places."""

    eyes: int
    places: list[Place]


def eyes_on(state: State, zone: int, slot: int) -> int:
    """Who sees a card where it lies, by the declared sights alone."""
    layout = state.layout
    sight = layout.sight[zone]
    if sight == TRACKED:
        return state.witnesses(zone, slot)
    if sight == OWNER:
        return 1 << layout.owner[zone]
    assert sight in (ALL, NOBODY)
    return EVERYONE if sight == ALL else 0


class Trace:
    """Follows every card through a step."""

    def __init__(self, step: Step) -> None:
        self.layout = step.before.layout
        self.glimpses: list[Glimpse] = []
        #: where the first card lay that came out of a hand or an offer: the card chosen
        self.chosen: Place | None = None
        self.lying: list[list[Traced]] = [
            [(card, (zone, at)) for at, card in enumerate(step.before.cards(zone))]
            for zone in range(len(step.before.zones))
        ]
        for _, op, after in within(step):
            self._follow(op, after)

    def _follow(self, op: Op, after: State) -> None:
        if op[0] == MOVE:
            self._moved(op, after)
        elif op[0] == PLACE:
            self._see(EVERYONE, [self._take(op[2] >> 1, op[3], op[4])])
        elif op[0] == LIFT:
            self.lying[op[3]].append((op[2] >> 1, None))
        elif op[0] in (PEEK, SHOW):
            zone, slot = (op[3], op[4]) if op[0] == PEEK else (op[2], op[3])
            self._see(eyes_on(after, zone, slot), [self.lying[zone][slot]])
        elif op[0] == GATHER:
            for zone, lasting in enumerate(self.layout.lasting):
                if not lasting:
                    self.lying[zone] = [(card, None) for card in after.cards(zone)]

    def _moved(self, op: Op, after: State) -> None:
        """A card moved; one drawn by chance stands for all of its bag, or chance would differ.

        Saboteurs' pay is such a draw in front of everyone: how many cards it takes is public,
        and so depends on what is drawn (B16, B18).
        """
        _, card, src, slot, dst = op
        bag = self.lying[src].copy()
        item = self._take(card, src, slot)
        if self.layout.sight[src] == OWNER:
            self.chosen = self.chosen or item[1]
        self.lying[dst].append(item)
        eyes = eyes_on(after, dst, after.size(dst) - 1)
        by_chance = self.layout.sight[src] == NOBODY
        if by_chance and self.layout.zones[dst].split(".")[0] in ("gold", "aside"):
            eyes = EVERYONE
        self._see(eyes, bag if by_chance else [item])

    def _take(self, card: int, zone: int, slot: int) -> Traced:
        lying = self.lying[zone]
        if slot < 0:
            slot = [lies for lies, _ in lying].index(card)
        assert lying[slot][0] == card != BACK
        return lying.pop(slot)

    def _see(self, eyes: int, items: list[Traced]) -> None:
        self.glimpses.append(Glimpse(eyes, [place for _, place in items if place is not None]))

    def shown_to(self, witness: int) -> set[Place]:
        """All places whose cards the step lets an eye see."""
        return {p for glimpse in self.glimpses if glimpse.eyes & witness for p in glimpse.places}
