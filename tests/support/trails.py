"""Walking in The Dark Cave, once more: read off the text of D7-D10, D12, D16 and D19.

Nothing here asks the engine anything. A space is a cell and a number: strand by strand, its
openings in the order N E S W as the card lies unturned, then its hub; a tunnel comes last.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rockfall.editions.cave.data import CARDS

Cell = tuple[int, int]
Place = tuple[Cell, int]
#: What can have been paid on arrival: steps, gold, cards.
Paid = tuple[int, int, int]

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}


class Card(NamedTuple):
    """What is printed on a card; groups as in the box, the start like group 1, goals like 3."""

    group: int
    strands: list[str]
    feature: str
    at: str


CARD = {card.name: Card(card.group, card.strands, card.feature, card.at) for card in CARDS.path}
CARD["start"] = Card(1, CARDS.start.strands, CARDS.start.feature, "")
CARD |= {goal.name: Card(3, goal.strands, goal.feature, "") for goal in CARDS.goal}


class Room(NamedTuple):
    """A space: its strand on the card, the sides it lies at, and whether it is what sort of."""

    strand: int
    sides: str
    sort: str


def rooms(name: str, turned: bool) -> list[Room]:
    """The spaces of a card as it lies."""
    card = CARD[name]
    found: list[Room] = []
    for number, strand in enumerate(card.strands):
        sides = [side for side in "NESW" if side in strand]
        if card.group == 1:
            found.append(Room(number, strand, "strand"))
        else:
            found += [Room(number, side, "opening") for side in sides]
        if card.group == 3:
            found.append(Room(number, "", "hub"))
    if card.feature == "tunnel":
        found.append(Room(-1, "", "tunnel"))
    if turned:
        found = [room._replace(sides="".join(BACK[side] for side in room.sides)) for room in found]
    return found


class Network:
    """Face-up cards with their rotation, face-down goals, and webs between cells."""

    def __init__(
        self, cards: Mapping[Cell, tuple[str, bool]], hidden: set[Cell], webs: set[frozenset[Cell]]
    ) -> None:
        self.cards = cards
        self.hidden = hidden
        self.webs = webs
        self.rooms = {cell: rooms(*card) for cell, card in cards.items()}

    def places(self) -> list[Place]:
        """All spaces of all cards."""
        return [(cell, n) for cell, found in self.rooms.items() for n in range(len(found))]

    def room(self, place: Place) -> Room:
        """A space."""
        return self.rooms[place[0]][place[1]]

    def featured(self, place: Place, feature: str) -> bool:
        """D7: whether a ladder, a hole, a vein or the exit occupies a space."""
        name, turned = self.cards[place[0]]
        card, room = CARD[name], self.room(place)
        if card.feature != feature:
            return False
        if card.group == 2:
            return room.sides == (BACK[card.at] if turned else card.at)
        return room.sort == ("hub" if card.group == 3 else "strand")

    def beside(self, one: Room, other: Room, group: int) -> bool:
        """D7, D10: whether two spaces of a card adjoin."""
        if one == other:
            return False
        sorts = {one.sort, other.sort}
        if "tunnel" in sorts:
            return bool(sorts & {1: {"strand"}, 2: {"opening"}, 3: {"hub"}}[group])
        if one.strand != other.strand:
            return False
        return sorts == ({"opening"} if group == 2 else {"opening", "hub"})

    def over(self, place: Place) -> Iterator[tuple[Cell, str]]:
        """The cells behind the open sides of a space that no web closes, and from which side."""
        (x, y), _ = place
        for side in self.room(place).sides:
            beyond = (x + STEP[side][0], y + STEP[side][1])
            if frozenset({(x, y), beyond}) not in self.webs:
                yield beyond, BACK[side]

    def next(self, place: Place) -> set[Place]:
        """The spaces one step away."""
        cell, _ = place
        group = CARD[self.cards[cell][0]].group
        here = self.room(place)
        found = {
            (cell, n) for n, room in enumerate(self.rooms[cell]) if self.beside(here, room, group)
        }
        for beyond, side in self.over(place):
            for n, room in enumerate(self.rooms.get(beyond, [])):
                if side in room.sides:
                    found.add((beyond, n))
        if self.featured(place, "ladder"):
            found |= {other for other in self.places() if self.featured(other, "ladder")}
        return found - {place}

    def knocked(self, place: Place) -> set[Place]:
        """D12: the face-down goals one step away."""
        return {(beyond, 0) for beyond, _ in self.over(place) if beyond in self.hidden}

    def walks(
        self, start: Place, steps: int, gold: int, cards: int, stops: set[Place]
    ) -> dict[Place, set[Paid]]:
        """Wherever a dwarf can get to, and all that can have been paid for it."""
        found: dict[Place, set[Paid]] = {}
        todo = [(start, (0, 0, 0))]
        done = set(todo)
        while todo:
            place, (taken, lost_gold, lost_cards) = todo.pop()
            if taken == steps or place[0] in self.hidden or (taken and self._ends(place, stops)):
                continue
            for there in self.next(place) | self.knocked(place):
                toll, loss = self._tolls(place, there)
                paid = (taken + 1, min(gold, lost_gold + toll), min(cards, lost_cards + loss))
                found.setdefault(there, set()).add(paid)
                if (there, paid) not in done:
                    done.add((there, paid))
                    todo.append((there, paid))
        return found

    def _ends(self, place: Place, stops: set[Place]) -> bool:
        return place in stops or self.featured(place, "exit")

    def _tolls(self, place: Place, there: Place) -> tuple[int, int]:
        """D9, D10: the gold and the cards that a step costs who has enough of both."""
        if there[0] in self.hidden:
            return 0, 0
        name = self.cards[there[0]][0]
        room = self.room(there)
        upper = CARD[name].feature == "bridge" and CARD[name].strands[room.strand] == "EW"
        return int(room.sort == "tunnel"), int(upper and there[0] != place[0])

    def hunts(self, start: Place, steps: int, dwarves: set[Place]) -> dict[Place, set[int]]:
        """D19: wherever a creature can get to, and in how many steps."""
        found: dict[Place, set[int]] = {}
        layer = {start}
        for step in range(1, steps + 1):
            going = layer if step == 1 else layer - dwarves
            layer = {there for place in going for there in self.next(place)}
            for place in layer:
                found.setdefault(place, set()).add(step)
        return found
