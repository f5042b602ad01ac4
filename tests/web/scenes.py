"""Scenes laid out by hand: what games hardly ever leave on the table long enough to be compared.

All of them make one vector in the shape of a game's: the cards are gathered in between. Each says
when every eye is to look, so that whatever an operation does to cards and to who has seen them is
compared right after it.
"""

from typing import Any, Final

import msgspec

from rockfall.kernel.geometry import cell
from rockfall.kernel.layout import GOD, WATCHER
from rockfall.kernel.ops import (
    ASK,
    BAG,
    DONE,
    GATHER,
    LAY,
    LIFT,
    MOVE,
    NEXT,
    PEEK,
    PICK,
    PLACE,
    SET,
    SHOW,
    SWITCH,
    UNLAY,
    Op,
    apply,
)  # fmt: skip
from rockfall.kernel.sight import mask, redact
from rockfall.kernel.state import State, blank
from rockfall.server.told_events import view_of
from rockfall.server.told_layout import layout_of
from tests.support.play import edition

SPEC: Final = "jubilee+saboteur2+swap-goals+storehouse"
SEATS: Final = 4
EYES: Final = (GOD, WATCHER, *range(SEATS))


class Hand:
    """Lays cards out, operation by operation, and writes down what every eye is told and sees."""

    def __init__(self) -> None:
        self.layout = edition(SPEC, SEATS).rules.layout
        self.truth = blank(self.layout)
        self.told: dict[int, list[list[Op]]] = {eye: [] for eye in EYES}
        self.checks: dict[int, list[dict[str, Any]]] = {eye: [] for eye in EYES}

    def zone(self, name: str) -> int:
        """The number of a zone."""
        return self.layout.zones.index(name)

    def kind(self, name: str) -> int:
        """The number of a card."""
        return self.layout.kinds.index(name)

    def do(self, *op: int) -> None:
        """Carry one operation out, and let every eye be told of it."""
        code, a, b, c, d = (*op, 0, 0, 0, 0)[:5]
        whole: Op = (code, a, b, c, d)
        told = {eye: redact(self.truth, whole, eye) for eye in EYES}
        apply(self.truth, whole)
        for eye in EYES:
            self.told[eye].append([told[eye]])

    def look(self, *eyes: int) -> None:
        """What these eyes see now, or all, is to be compared."""
        for eye in eyes or EYES:
            self.checks[eye].append({"after": len(self.told[eye]) - 1, **seen(self.truth, eye)})

    def move(self, card: str, source: str, to: str, slot: int = BAG) -> None:
        """A card from zone to zone."""
        self.do(MOVE, self.kind(card), self.zone(source), slot, self.zone(to))

    def peek(self, zone: str, slot: int, *seats: int) -> None:
        """Some seats look at a card of a row, one after the other."""
        row = self.zone(zone)
        for seat in seats:
            self.do(PEEK, self.truth.card(row, slot), seat, row, slot)

    def place(self, card: str, x: int, y: int, turned: int = 0, source: str = "pile") -> None:
        """A path card out of a bag onto a cell."""
        self.do(PLACE, cell(x, y), self.kind(card) * 2 + turned, self.zone(source), BAG)

    def vector(self) -> dict[str, Any]:
        """In the shape of a game's."""
        eyes = [{"eye": eye, "told": self.told[eye], "checks": self.checks[eye]} for eye in EYES]
        return {"spec": SPEC, "layout": msgspec.to_builtins(layout_of(self.layout)), "eyes": eyes}


def seen(truth: State, eye: int) -> dict[str, Any]:
    """What an eye sees of the truth, and which of its tunnels are linked."""
    sent: dict[str, Any] = msgspec.to_builtins(view_of(mask(truth, eye)))
    view = sent | {"tiles": sorted(sent["tiles"]), "down": sorted(sent["down"])}
    return {"view": view, "lit": sorted(truth.grid.lit.items())}


def rows(hand: Hand) -> None:
    """Cards of a row that some have seen are picked from: whoever did not pick loses sight."""
    for card in ("map", "rockfall", "NESW", "NS", "EW"):
        hand.move(card, "pile", "discard")
    hand.peek("discard", 0, 0, 2)
    hand.peek("discard", 2, 1, 3)
    hand.peek("discard", 3, 2, 1)
    hand.peek("discard", 4, 0, 1)
    hand.do(SHOW, hand.kind("rockfall"), hand.zone("discard"), 1)
    hand.look()
    discard = hand.zone("discard")
    # One of the last four, which seat 1 knows: the card below them keeps its witnesses.
    hand.do(PICK, hand.kind("NS"), discard, 3 | 4 << 8, hand.zone("hand.1"))
    hand.look()
    # One of all that are left, by seat 0 this time: seat 1 loses sight of them.
    for slot in (1, 2, 3):
        hand.peek("discard", slot, 0)
    hand.peek("discard", 3, 3)
    hand.do(PICK, hand.kind("EW"), discard, 3 | 4 << 8, hand.zone("hand.0"))
    hand.look(GOD, 0, 1)
    # What all have seen is known to seat 3 alone when that seat has picked.
    for slot in range(3):
        hand.do(SHOW, hand.truth.card(discard, slot), discard, slot)
    hand.do(PICK, hand.truth.card(discard, 1), discard, 1 | 3 << 8, hand.zone("hand.3"))
    hand.look(WATCHER, 3)
    # Who picks what nobody has seen does not know the rest either.
    for card in ("NES", "NEW"):
        hand.move(card, "pile", "discard")
    hand.do(PICK, hand.kind("NES"), discard, 2 | 2 << 8, hand.zone("hand.2"))
    hand.look(GOD, 2)
    # A card that its owner puts away is known to the owner; taken up again, to nobody else.
    hand.move("NS", "hand.1", "discard")
    hand.look(WATCHER, 1, 2)
    hand.move("NS", "discard", "hand.2", 3)
    hand.look(1, 2)
    hand.move("NS", "hand.2", "played")
    hand.move("NS", "played", "discard")
    hand.move("EW", "hand.0", "hand.3")
    hand.move("map", "pile", "mat.2")
    hand.look(WATCHER, 0, 3)


def goals(hand: Hand) -> None:
    """Goals that different seats have looked at are switched, really or not."""
    for number, card in enumerate(("treasure", "stone-nw", "stone-ne")):
        hand.move(card, "goal-box", f"goal.{number}")
        hand.do(LAY, cell(8, 2 * number - 2), hand.zone(f"goal.{number}"))
    for one, other, really, seat in ((0, 1, 1, 0), (1, 2, 0, 1), (0, 2, 1, 3), (0, 1, 0, 2)):
        # Seat 0 sees both, seat 1 the one, seat 2 the other; seat 3 nothing.
        hand.peek(f"goal.{one}", 0, 0, 1)
        hand.peek(f"goal.{other}", 0, 0, 2)
        hand.do(SWITCH, hand.zone(f"goal.{one}"), hand.zone(f"goal.{other}"), really, seat)
        hand.look(GOD, 0, 1, 2)
    goal = hand.zone("goal.1")
    hand.do(UNLAY, cell(8, 0))
    hand.look(WATCHER)
    hand.do(LAY, cell(9, 0), goal)
    hand.do(SHOW, hand.truth.card(goal), goal, 0)
    hand.look(WATCHER, 3)
    hand.do(PLACE, cell(9, 0), hand.truth.card(goal) * 2 + 1, goal, 0)
    hand.look(WATCHER)


def tunnels(hand: Hand) -> None:
    """Tunnels linked by ladders, cut off, around a ring and up to dead ends."""
    hand.place("start", 0, 0, source="start-box")
    hand.place("NESW", 1, 0)
    hand.place("green-EW", 2, 0)
    hand.place("blue-NS", 1, 1, turned=1)
    hand.place("NE+SW", 1, 2)
    hand.place("EW", 3, 0)
    hand.place("n+e+s+w", 4, 0)
    hand.place("EW", 5, 0)
    hand.place("ladder-ES", 6, 1)
    hand.place("NS+e", 7, 1, turned=1)
    hand.place("NS", 7, 2)
    hand.place("EW", 1, -1)
    hand.place("NW", 2, 2)
    hand.place("NS", 2, 1)
    hand.place("NEW", 2, -1, turned=1)
    hand.look(WATCHER)
    hand.do(LIFT, cell(1, 0), hand.kind("NESW") * 2, hand.zone("discard"))
    hand.do(LIFT, cell(7, 1), hand.kind("NS+e") * 2 + 1, hand.zone("pile"))
    hand.look(WATCHER, 2)


def duties(hand: Hand) -> None:
    """Counters and what is to be decided; some of it outlives the round."""
    for number, value in enumerate((3, 7, 1)):
        hand.do(SET, number, value)
    hand.do(SET, [num for num, kept in enumerate(hand.layout.enduring) if kept][-1], 5)
    hand.do(NEXT, 5)
    hand.do(ASK, 6)
    hand.do(ASK, 7)
    hand.look(WATCHER)
    hand.do(DONE)
    hand.look(WATCHER)
    hand.do(NEXT, 9)
    hand.look(WATCHER)


def scenes() -> dict[str, Any]:
    """All of them, one after the other."""
    hand = Hand()
    for scene in (rows, goals, tunnels, duties):
        scene(hand)
        hand.do(GATHER)
        hand.look(GOD, 3)
    for eye in EYES:
        if hand.checks[eye][-1]["after"] < len(hand.told[eye]) - 1:
            hand.look(eye)
    return hand.vector()
