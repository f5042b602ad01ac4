"""Loot: what most chests do, at once (X4)."""

from typing import Final

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import LAYS, LOOKS, PUTS
from rockfall.kernel.geometry import STEP, cell_text
from rockfall.kernel.geometry import E as EAST
from rockfall.kernel.layout import UNSEEN
from rockfall.kernel.module import Module
from rockfall.kernel.moves import CELL, SEAT, a_of, card_of, kind_of, pack, seat_of, verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.tokens import find_token
from rockfall.kernel.transition import Transition

_LOOK: Final = 5


class Loot(Module):
    """They happen to the active player, who is asked where there is a choice."""

    def __init__(self, chests: dict[str, str], nugget: str) -> None:
        super().__init__("loot")
        #: effect -> card
        self.names = chests
        #: the gold card that a found nugget is; empty where gold is counted in pieces
        self.nugget_name = nugget

    def declare(self, b: Builder) -> None:
        self.mixed = b.zone("mixed", "pile", UNSEEN)
        self.maps_off = b.num("maps-off")
        self.shift = b.task("shift-goal", self)
        self.spy = b.task("spy", self)
        self.rummage = b.task("rummage", self)
        self.nudge = b.verb("nudge", self, "shift-goal", CELL, card=False, effect=LAYS)
        self.unmask = b.verb("unmask", self, "spy", SEAT, card=False, effect=LOOKS)
        self.fetch = b.verb("fetch", self, "rummage", secret=True, effect=PUTS)
        b.gate(self)
        b.reveals(self)

    def link(self, b: Builder) -> None:
        self.kinds = {b.find("card", card): effect for effect, card in self.names.items()}
        self.active = b.find("counter", "active")
        self.due = b.find("counter", "due")
        self.pieces = b.find_seat_nums("pieces")
        self.dwarves = b.layout.tokens_of("toll")
        self.hands = b.find_seat_zones("hand")
        self.roles = b.find_seat_zones("role")
        self.pile = b.find("zone", "pile")
        self.discard = b.find("zone", "discard")
        goal_box = b.find("deck", "goal-box")
        self.goals = [deck == goal_box for deck in b.layout.carries]
        self.nugget = 0
        if self.nugget_name:
            self.nugget = b.find("card", self.nugget_name)
            self.gold_pile = b.find("zone", "gold-pile")
            self.gold = b.find_seat_zones("gold")

    def bars(self, state: State, seat: int, verb: str) -> Refusal | None:
        """X4b: goals can no longer be looked at; pairs still can."""
        return Refusal("maps-off") if verb == "map" and state.nums[self.maps_off] else None

    def _less(self, t: Transition) -> None:
        t.set(self.due, t.state.nums[self.due] - 1)

    def revealed(self, t: Transition, at: int, kind: int) -> None:
        effect = self.kinds.get(kind, "")
        seat = t.state.nums[self.active]
        if effect == "nugget":
            self._nugget(t, seat)
        elif effect == "maps-off":
            t.set(self.maps_off, 1)
        elif effect == "no-draw":
            self._less(t)
        elif effect == "extra-draw":
            t.set(self.due, t.state.nums[self.due] + 1)
        elif effect == "shift-goal":
            if self._movable(t.state):
                t.ask(self.shift, seat)
        elif effect == "spy":
            t.ask(self.spy, seat)
        elif effect == "rummage":
            self._rummage(t, seat)
        elif effect == "bury":
            for _ in range(_LOOK):
                t.draw(self.pile, self.discard, "pile")

    def _nugget(self, t: Transition, seat: int) -> None:
        if self.nugget and self.nugget in t.state.zones[self.gold_pile]:
            t.move(self.nugget, self.gold_pile, self.gold[seat])
        else:
            t.set(self.pieces[seat], t.state.nums[self.pieces[seat]] + 1)

    def _movable(self, state: State) -> list[int]:
        """Face-down goals with an empty cell to the east, and no dwarf on it."""
        grid = state.grid
        cells = []
        for at, zone in grid.down.items():
            to = at + STEP[EAST]
            dwarf = find_token(self.dwarves, state.nums, to)
            taken = to in grid.tiles or to in grid.down or dwarf is not None
            if self.goals[zone] and not taken:
                cells.append(at)
        return sorted(cells)

    def _rummage(self, t: Transition, seat: int) -> None:
        """X4i: the discards are shuffled, so nobody knows any of them any more."""
        self._less(t)
        while t.state.zones[self.discard]:
            t.shift(self.discard, 0, self.mixed)
        while t.draw(self.mixed, self.discard, "rummage"):
            pass
        for slot in self._top(t.state):
            t.look(seat, self.discard, slot)
        if self._top(t.state):
            t.ask(self.rummage, seat)

    def _top(self, state: State) -> list[int]:
        size = state.size(self.discard)
        return list(range(max(0, size - _LOOK), size))

    def answers(self, state: State, task: int, out: list[int]) -> None:
        kind, seat = kind_of(task), seat_of(task)
        if kind == self.shift:
            out.extend([pack(self.nudge, 0, at) for at in self._movable(state)])
        elif kind == self.spy:
            others = [other for other in range(len(self.roles)) if other != seat]
            out.extend([pack(self.unmask, 0, other) for other in others])
        else:
            cards = {state.card(self.discard, slot) for slot in self._top(state)}
            out.extend([pack(self.fetch, card) for card in cards])

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        if verb_of(move) == self.nudge:
            return Refusal("goal-stays", {"cell": cell_text(a_of(move))})
        if verb_of(move) == self.unmask:
            return Refusal("own-role")
        return Refusal("not-in-the-rubbish", {"card": state.layout.kinds[card_of(move)]})

    def answer(self, t: Transition, task: int, move: int) -> None:
        kind, seat = kind_of(task), seat_of(task)
        if kind == self.shift:
            zone = t.state.grid.down[a_of(move)]
            t.unlay(a_of(move))
            t.lay(a_of(move) + STEP[EAST], zone)
        elif kind == self.spy:
            t.peek(seat, self.roles[a_of(move)])
        else:
            slots = self._top(t.state)
            found = [slot for slot in slots if t.state.card(self.discard, slot) == card_of(move)]
            t.pick(self.discard, found[-1], len(slots), self.hands[seat])
