"""Where the cards of a step came from: who gets to see what, and what was drawn by chance."""

from random import Random
from typing import NamedTuple

from rockfall.kernel.layout import ALL, BACK, EVERYONE, OWNER, TABLE, TRACKED, UNSEEN
from rockfall.kernel.moves import verb_of
from rockfall.kernel.ops import GATHER, LIFT, MOVE, PEEK, PICK, PLACE, SHOW, SWITCH, Op
from rockfall.kernel.state import State
from tests.laws.telling import within
from tests.support.play import Step

#: A place of a card before the step: zone and position, in a bag as in a row.
Place = tuple[int, int]
#: A card and the place it came from; none if it lay on the grid or was gathered since.
Traced = tuple[int, Place | None]

#: What leaves a bag by chance: from where, to where, by which dice. The rest is named by somebody.
ROLLED = {
    ("pile", "hand"): "pile",
    ("pile", "sifted"): "pile",
    ("pile", "discard"): "pile",
    ("mixed", "discard"): "rummage",
    ("crowd", "role"): "party",
    ("hats-shuffled", "role"): "hats",
    ("hats-shuffled", "spare"): "hats",
    ("hand", "hand"): "steal",
    ("hand", "discard"): "loss",
    ("gold-pile", "offer"): "gold",
    ("gold-pile", "gold"): "gold",
    ("gold-pile", "aside"): "gold",
}
#: What is followed by a bridge or a rat that costs a card out of a hand, unseen (D9, D19).
LOSES = ("step", "prowl", "fend", "endure")
#: Gold whose worth shows though its face does not. How many cards a saboteur's pay takes is public
#: (B16), a found nugget is a 1 (X4), and for a card paid as toll there is change (R137).
WORTH_SHOWS = {
    ("gold-pile", "gold"),
    ("gold-pile", "aside"),
    ("gold", "aside"),
    ("gold", "gold-pile"),
}
#: Opened, it shows whether there is such a gold card in the pile; if not, a piece is paid (R146).
NUGGET_CHEST, NUGGET = "chest-nugget", "gold-1"


class Glimpse(NamedTuple):
    """Eyes, as witness bits, that get to see what lay in some places."""

    eyes: int
    places: list[Place]


class Draw(NamedTuple):
    """A card drawn by chance out of a bag, by a stream of the dice."""

    stream: str
    bag: list[Traced]
    drawn: Traced


def eyes_on(state: State, zone: int, slot: int) -> int:
    """Who sees a card where it lies, by the declared sights alone."""
    layout = state.layout
    sight = layout.sight[zone]
    if sight == TRACKED:
        return state.witnesses(zone, slot)
    if sight == OWNER:
        return 1 << layout.owner[zone]
    assert sight in (ALL, UNSEEN)
    return EVERYONE if sight == ALL else 0


class Trace:
    """Follows every card through a step."""

    def __init__(self, step: Step, chance: Random) -> None:
        self.layout = step.before.layout
        self.verb = "" if step.seat == TABLE else self.layout.verbs[verb_of(step.move)].name
        self.chance = chance
        self.glimpses: list[Glimpse] = []
        self.draws: list[Draw] = []
        #: where the first card lay that came out of a hand or an offer: the card chosen
        self.chosen: Place | None = None
        #: what a hidden choice was between: the last cards of a row, or goals switched or not
        self.between: list[Place] = []
        self.unmasked = False
        self.gathered = False
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
            self.unmasked |= op[0] == SHOW and self._family(zone) == "role"
            self._see(eyes_on(after, zone, slot), [self.lying[zone][slot]])
        elif op[0] == PICK:
            self._picked(op)
        elif op[0] == SWITCH:
            one, other = self.lying[op[1]], self.lying[op[2]]
            self.between = [place for _, place in one + other if place is not None]
            if op[3]:
                one[0], other[0] = other[0], one[0]
        elif op[0] == GATHER:
            self.gathered = True
            for zone, lasting in enumerate(self.layout.lasting):
                if not lasting:
                    self.lying[zone] = [(card, None) for card in after.cards(zone)]

    def _family(self, zone: int) -> str:
        return self.layout.zones[zone].split(".")[0]

    def _moved(self, op: Op, after: State) -> None:
        _, card, src, slot, dst = op
        way = self._family(src), self._family(dst)
        if self._by_chance(src, way):
            item = self._drawn(ROLLED[way], card, src)
        else:
            item = self._take(card, src, slot)
        if self.layout.sight[src] == OWNER:
            self.chosen = self.chosen or item[1]
        self.lying[dst].append(item)
        shows = way in WORTH_SHOWS
        self._see(EVERYONE if shows else eyes_on(after, dst, after.size(dst) - 1), [item])
        if self.layout.kinds[card] == NUGGET_CHEST and way[1] == "opened":
            self._look_for_nugget()

    def _by_chance(self, src: int, way: tuple[str, str]) -> bool:
        """A new deal is the same in all worlds; a nugget found is no pay; hands may be swapped."""
        if self.gathered or (way == ("gold-pile", "gold") and not self.unmasked):
            return False
        if way == ("hand", "hand"):
            return self.verb == "grab"
        if way == ("hand", "discard"):
            return self.verb in LOSES
        if any(src in reserves for reserves in self.layout.refills):
            # All of it comes at once, in no order.
            return False
        assert way in ROLLED or self.layout.sight[src] != UNSEEN, f"unknown to L4: {way}"
        return way in ROLLED

    def _drawn(self, stream: str, card: int, zone: int) -> Traced:
        """Equal cards are drawn with equal chances, so any of them may have been the one."""
        bag = self.lying[zone]
        at = self.chance.choice([at for at, (lies, _) in enumerate(bag) if lies == card])
        self.draws.append(Draw(stream, bag.copy(), bag[at]))
        return bag.pop(at)

    def _picked(self, op: Op) -> None:
        """One of the last cards of a row, seen by nobody but who takes it."""
        _, card, row, where, dst = op
        last = self.lying[row][-(where >> 8) :]
        self.between = [place for _, place in last if place is not None]
        item = self._take(card, row, where & 255)
        self.chosen = item[1]
        self.lying[dst].append(item)
        self._see(1 << self.layout.owner[dst], [item])

    def _look_for_nugget(self) -> None:
        if "gold-pile" in self.layout.zones:
            pile = self.lying[self.layout.zones.index("gold-pile")]
            if self.layout.kinds.index(NUGGET) not in [card for card, _ in pile]:
                self._see(EVERYONE, pile)

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
