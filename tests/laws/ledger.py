"""A ledger of the cards an eye has seen: where each can be by now, worked out card by card.

It follows the cards themselves, as nobody at the table could, and asks for each that the eye once
saw which cards it could have been taken for since. It shares nothing with the engine's clues, and
asks a little less: not in which order the rest of picked discards lie, nor how many came along.
"""

from rockfall.kernel.layout import ALL, BACK, OWNER, TRACKED, UNSEEN, Layout, witness
from rockfall.kernel.ops import GATHER, LIFT, MOVE, PEEK, PICK, PLACE, SHOW, SWITCH, Op
from rockfall.kernel.state import State

#: A card: its own number, and its kind.
Item = tuple[int, int]


class Ledger:
    """What one eye can know of cards that it has seen and sees no more."""

    def __init__(self, layout: Layout, eye: int, gathered: State) -> None:
        self.layout = layout
        self.eye = eye
        self.items = 0
        self.lying = [self._new(gathered, zone) for zone in range(len(layout.zones))]
        #: a card that was seen -> the cards it could be taken for, itself among them
        self.may: dict[Item, set[Item]] = {}

    def _new(self, state: State, zone: int) -> list[Item]:
        cards = state.cards(zone)
        self.items += len(cards)
        return [(self.items - at, card) for at, card in enumerate(cards)]

    def follow(self, before: State, op: Op, after: State) -> None:
        """Go through an operation."""
        code = op[0]
        if code == MOVE:
            self._moved(before, op[1], op[2], op[3], op[4])
        elif code == PLACE:
            self._seen(self._take(op[2] >> 1, op[3], op[4]))
        elif code == LIFT:
            self.items += 1
            self._put((self.items, op[2] >> 1), op[3], True)
        elif code in (PEEK, SHOW):
            zone, slot = (op[3], op[4]) if code == PEEK else (op[2], op[3])
            if code == SHOW or op[2] == self.eye:
                self._seen(self.lying[zone][slot])
        elif code == SWITCH:
            self._switched(before, op)
        elif code == PICK:
            self._picked(before, op)
        elif code == GATHER:
            self._gathered(after)

    def _sees(self, state: State, zone: int, slot: int) -> bool:
        sight = self.layout.sight[zone]
        if sight == TRACKED:
            return bool(state.witnesses(zone, slot) & witness(self.eye))
        return sight == ALL or (sight == OWNER and self.layout.owner[zone] == self.eye)

    def _take(self, card: int, zone: int, slot: int) -> Item:
        lying = self.lying[zone]
        return lying.pop(slot if slot >= 0 else [kind for _, kind in lying].index(card))

    def _moved(self, before: State, card: int, src: int, slot: int, dst: int) -> None:
        known = self._sees(before, src, slot)
        item = self._take(card, src, slot)
        if self.layout.sight[dst] == TRACKED:
            self.lying[dst].append(item)
            return
        if not known and self.layout.sight[src] in (UNSEEN, OWNER):
            # It may have been any card of that bag.
            self._mix([item, *self.lying[src]])
        self._put(item, dst, known)

    def _put(self, item: Item, zone: int, known: bool) -> None:
        self.lying[zone].append(item)
        if self.layout.sight[zone] == ALL or self.layout.owner[zone] == self.eye:
            self._seen(item)
        elif self.layout.sight[zone] != TRACKED:
            if known:
                self.may[item] = {item}
            self._mix(self.lying[zone])

    def _mix(self, items: list[Item]) -> None:
        """From here on nobody can tell these cards from each other."""
        mixed = set(items)
        for taken in self.may.values():
            if taken & mixed:
                taken.update(mixed)

    def _seen(self, item: Item) -> None:
        """The eye sees a card: what was taken for it is another one, unless it looks alike."""
        mine = self.may.pop(item, set())
        for other, taken in self.may.items():
            if item in taken:
                taken.discard(item)
                if other[1] == item[1]:
                    taken.update(mine - {item})
        if not mine:
            for other in [other for other in self.may if other[1] == item[1]]:
                del self.may[other]

    def _switched(self, before: State, op: Op) -> None:
        one, other = self.lying[op[1]], self.lying[op[2]]
        for zone, cards in ((op[1], one), (op[2], other)):
            if self._sees(before, zone, 0):
                self.may[cards[0]] = {cards[0]}
        if op[4] != self.eye:
            self._mix(one + other)
        if op[3]:
            one[0], other[0] = other[0], one[0]

    def _picked(self, before: State, op: Op) -> None:
        _, card, row, where, dst = op
        size = before.size(row)
        last = range(size - (where >> 8), size)
        if self.layout.owner[dst] == self.eye:
            self._put(self._take(card, row, where & 255), dst, True)
            return
        for slot in last:
            if self._sees(before, row, slot):
                self.may[self.lying[row][slot]] = {self.lying[row][slot]}
        self._mix(self.lying[row][last.start :])
        self._put(self._take(card, row, where & 255), dst, False)

    def _gathered(self, after: State) -> None:
        for zone, lasting in enumerate(self.layout.lasting):
            if not lasting:
                self.lying[zone] = self._new(after, zone)
        there = {item for cards in self.lying for item in cards}
        self.may = {item: taken & there for item, taken in self.may.items() if item in there}

    # -- asking ------------------------------------------------------------------------------

    def contradiction(self, view: State, guess: State) -> str:
        """A card of which the eye knows that it does not lie as a guess has it; empty if none."""
        room: dict[tuple[int, int], list[Item]] = {}
        free: dict[tuple[int, int, int], int] = {}
        for zone, items in enumerate(self.lying):
            row = self.layout.sight[zone] == TRACKED
            for slot, item in enumerate(items):
                where = (zone, slot) if row else (zone, -1)
                room.setdefault(where, []).append(item)
            for slot, card in enumerate(guess.cards(zone)):
                if view.cards(zone)[slot] == BACK:
                    where = (zone, slot) if row else (zone, -1)
                    free[*where, card] = free.get((*where, card), 0) + 1
        matched: dict[tuple[int, int, int, int], Item] = {}
        for mark in self.may:
            if not self._match(mark, room, free, matched, set()):
                return self.layout.kinds[mark[1]]
        return ""

    def _match(
        self,
        mark: Item,
        room: dict[tuple[int, int], list[Item]],
        free: dict[tuple[int, int, int], int],
        matched: dict[tuple[int, int, int, int], Item],
        tried: set[tuple[int, int, int, int]],
    ) -> bool:
        """Find a card of the guess that a seen card can be, making room where need be."""
        for where, items in room.items():
            if self.may[mark].isdisjoint(items):
                continue
            for number in range(free.get((*where, mark[1]), 0)):
                seat = (*where, mark[1], number)
                if seat not in tried:
                    tried.add(seat)
                    holder = matched.get(seat)
                    if holder is None or self._match(holder, room, free, matched, tried):
                        matched[seat] = mark
                        return True
        return False
