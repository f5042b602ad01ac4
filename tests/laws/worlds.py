"""All worlds that an eye cannot tell from the truth, followed one by one on a very small table.

The oracle knows nothing of clues. It carries every event out in every world it still has, in every
way the event can go there, and keeps the worlds in which the eye would have been told the same.
"""

from collections.abc import Iterator
from typing import NamedTuple

from rockfall.kernel.build import Builder
from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import ALL, GOD, OWNER, ROW, TRACKED, UNSEEN, Layout
from rockfall.kernel.ops import BAG, MOVE, PEEK, PICK, SHOW, SWITCH, Op, apply
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import redact
from rockfall.kernel.state import State, blank
from rockfall.kernel.transition import Transition

SEATS = 3
SPOTS = 3
World = tuple[bytes, ...]


def toy(counts: dict[str, int]) -> Rules:
    """A table with a box, hands, a heap nobody sees, an open bag, a row and three single cards."""
    b = Builder(SEATS, [])
    b.deck("box", UNSEEN)
    for name, count in counts.items():
        b.card(name, "box", count)
    b.seat_zones("hand", "box", OWNER)
    b.zone("heap", "box", UNSEEN)
    b.zone("open", "box", ALL)
    b.zone("row", "box", TRACKED)
    for spot in range(SPOTS):
        b.zone(f"spot.{spot}", "box", TRACKED)
    return b.build([])


class Event(NamedTuple):
    """Something that happens: what, and its numbers; which card it finds is not said."""

    what: str
    a: int = 0
    b: int = 0
    c: int = 0


def ways(rules: Rules, world: State, event: Event) -> Iterator[list[Op]]:
    """Every way an event can go in a world."""
    what, a, b, c = event
    if what == "move":
        if world.sort[a] == ROW:
            yield [(MOVE, world.card(a, c), a, c, b)]
        else:
            yield from ([(MOVE, card, a, BAG, b)] for card in sorted(set(world.zones[a])))
    elif what == "peek":
        yield [(PEEK, world.card(b, c), a, b, c)]
    elif what == "show":
        yield [(SHOW, world.card(a, c), a, c, 0)]
    elif what == "switch":
        yield from ([(SWITCH, a, b, really, c)] for really in (0, 1))
    elif what == "pick":
        # Who picks a card has looked at all of them: C18, X4i.
        last = range(world.size(a) - c, world.size(a))
        owner = world.layout.owner[b]
        looks: list[Op] = [(PEEK, world.card(a, slot), owner, a, slot) for slot in last]
        yield from ([*looks, (PICK, world.card(a, slot), a, slot | c << 8, b)] for slot in last)
    else:
        log: list[Op] = []
        Transition(rules, world.copy(), Dice(b""), log).exchange(a, b)
        yield log


def happen(state: State, ops: list[Op], eye: int) -> list[Op]:
    """Carry operations out; gives what an eye is told of them."""
    told: list[Op] = []
    for op in ops:
        told.append(redact(state, op, eye))
        apply(state, op)
    return told


class Oracle:
    """The worlds that an eye thinks possible."""

    def __init__(self, rules: Rules, eye: int) -> None:
        self.rules = rules
        self.eye = eye
        self.worlds: set[World] = {tuple(blank(rules.layout).zones)}

    def state(self, world: World) -> State:
        """A world as a truth."""
        state = blank(self.rules.layout)
        state.zones = list(world)
        return state

    def hear(self, event: Event, told: list[Op]) -> None:
        """Keep the worlds, as they are afterwards, in which the eye is told this."""
        after: set[World] = set()
        for world in self.worlds:
            for ops in ways(self.rules, self.state(world), event):
                state = self.state(world)
                if happen(state, ops, self.eye) == told:
                    after.add(tuple(state.zones))
        self.worlds = after


class Story:
    """A truth with clues, and an oracle for every eye, through the same events."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.truth = blank(rules.layout, GOD)
        self.oracles = [Oracle(rules, eye) for eye in range(-1, SEATS)]

    def go(self, event: Event, way: int) -> None:
        """Let an event happen in one of the ways it can."""
        choices = list(ways(self.rules, self.truth, event))
        ops = choices[way % len(choices)]
        for oracle in self.oracles:
            told = happen(oracle.state(tuple(self.truth.zones)), ops, oracle.eye)
            oracle.hear(event, told)
        for op in ops:
            apply(self.truth, op)


def possible_events(layout: Layout, state: State) -> list[Event]:
    """Everything that can happen next."""
    zone = {name: number for number, name in enumerate(layout.zones)}
    spots = [zone[f"spot.{spot}"] for spot in range(SPOTS)]
    hands = [zone[f"hand.{seat}"] for seat in range(SEATS)]
    events: list[Event] = []
    for src in zone.values():
        slots = range(state.size(src)) if state.sort[src] == ROW else [0][: state.size(src)]
        for slot in slots:
            for dst in zone.values():
                if dst != src and not (dst in spots and state.size(dst)):
                    events.append(Event("move", src, dst, slot))
            if state.sort[src] == ROW:
                events += [Event("peek", seat, src, slot) for seat in range(SEATS)]
                events.append(Event("show", src, 0, slot))
    lying = [spot for spot in spots if state.size(spot)]
    events += [
        Event("switch", one, other, seat)
        for one in lying
        for other in lying
        if one < other
        for seat in range(SEATS)
    ]
    row = zone["row"]
    events += [
        Event("pick", row, hand, depth) for hand in hands for depth in range(1, state.size(row) + 1)
    ]
    events += [Event("exchange", one, other) for one in hands for other in hands if one != other]
    return events
