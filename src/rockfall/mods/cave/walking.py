"""Walking: a seat moves its dwarf, step by step (D3, D5, D7, D8)."""

from rockfall.kernel.about import NUMBER, About, Fact
from rockfall.kernel.build import Builder
from rockfall.kernel.geometry import cell_text
from rockfall.kernel.module import Module
from rockfall.kernel.moves import CELL, SPACE, a_of, b_of, pack, seat_of, verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.strides import WALK_OVER, hindrance, knocks, strides
from rockfall.kernel.tokens import (
    IN_SPACE,
    cell_of,
    pack_token,
    part_of,
    place_of,
    space,
)
from rockfall.kernel.transition import Transition
from rockfall.kernel.ways import Journey, Way, find_ways


class Walking(Module):
    """Up to so many steps, each a decision of its own; what a space does follows every step."""

    def __init__(self, start_at: int, pace: int) -> None:
        super().__init__("walking")
        self.start_at = start_at
        self.pace = pace

    def declare(self, b: Builder) -> None:
        seats = range(b.seats)
        self.dwarves = [b.token(f"dwarf.{n}", "dwarf", IN_SPACE, owner=n) for n in seats]
        #: how far each dwarf goes in a turn, and how many steps are left of this walk
        self.paces = b.seat_nums("pace", self.pace)
        self.steps = b.num("steps")
        #: the place that the last step came from, and the face-down card that it knocks at
        self.came = b.num("came")
        self.knocked = b.num("knocked")
        self.walk = b.task("walk", self)
        self.step = b.verb("step", self, "walk", CELL, SPACE, card=False)
        self.stop = b.verb("stop", self, "walk", card=False, neutral=True)
        for name in ("deal", "set-out", "walk", "arrived", "settled"):
            b.phase(name, self)
        b.props(self)

    def link(self, b: Builder) -> None:
        self.rules = b.rules
        self.active = b.find("counter", "active")
        b.layout.portal = b.layout.spaces.mark_named("ladder")

    def phase(self, t: Transition, name: str) -> bool:
        seat = t.state.nums[self.active]
        if name == "walk":
            if self._on_the_way(t.state, seat):
                t.ask(self.walk, seat)
            else:
                t.go("settled")
        elif name == "set-out":
            if self.rules.barred(t.state, seat, "walk") is None:
                t.set(self.steps, t.state.nums[self.paces[seat]])
            else:
                t.go("draw")
        elif name == "arrived":
            t.set(self.came, 0)
            t.go("walk" if t.state.nums[self.steps] != WALK_OVER else "settled")
        elif name == "settled":
            t.set(self.steps, 0)
        else:
            for number, dwarf in enumerate(self.dwarves):
                t.set(dwarf.num, pack_token(space(self.start_at, 0), number))
        return True

    def props(self, state: State, at: int) -> Refusal | None:
        for dwarf in self.dwarves:
            if dwarf.cell(state.nums[dwarf.num]) == at:
                return Refusal("somebody-there", {"cell": cell_text(at)})
        return None

    def _on_the_way(self, state: State, seat: int) -> list[int]:
        """What a seat may do now, besides stopping."""
        moves: list[int] = []
        steps = state.nums[self.steps]
        if steps == WALK_OVER:
            return moves
        if steps > 0:
            place = place_of(state.nums[self.dwarves[seat].num])
            for there in strides(self.rules, state, place):
                moves.append(pack(self.step, 0, cell_of(there), part_of(there)))
            for at in knocks(self.rules, state, place):
                moves.append(pack(self.step, 0, at))
        for module in self.rules.joining:
            module.on_the_way(state, seat, moves)
        return moves

    def answers(self, state: State, task: int, out: list[int]) -> None:
        out.append(pack(self.stop))
        out.extend(self._on_the_way(state, seat_of(task)))

    def ways(self, state: State, task: int) -> list[Way]:
        seat = seat_of(task)
        ends: list[int] = []
        for module in self.rules.ending:
            module.ends(state, ends)
        place = place_of(state.nums[self.dwarves[seat].num])
        steps = max(0, state.nums[self.steps])
        return find_ways(self.rules, state, Journey(seat, place, steps, self.step, ends))

    def about(self, state: State, seat: int, name: str) -> About:
        return About([Fact("count", NUMBER, max(0, state.nums[self.steps]))])

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        if verb_of(move) not in (self.step, self.stop):
            return self.rules.verb_owner[verb_of(move)].refuse(state, seat, move)
        if state.nums[self.steps] <= 0:
            return Refusal("no-steps-left")
        at, number = a_of(move), b_of(move)
        place = place_of(state.nums[self.dwarves[seat].num])
        hindered = hindrance(self.rules, state, place, space(at, number))
        return hindered or Refusal("not-a-step", {"cell": cell_text(at), "space": number})

    def answer(self, t: Transition, task: int, move: int) -> None:
        seat = seat_of(task)
        if verb_of(move) == self.stop:
            t.go("settled")
        elif verb_of(move) != self.step:
            t.go("walk")
            self.rules.verb_owner[verb_of(move)].play(t, seat, move)
        else:
            self._step(t, seat, a_of(move), b_of(move))

    def _step(self, t: Transition, seat: int, at: int, number: int) -> None:
        dwarf = self.dwarves[seat]
        t.set(self.steps, t.state.nums[self.steps] - 1)
        t.set(self.came, place_of(t.state.nums[dwarf.num]))
        if at in t.state.grid.down:
            t.set(self.knocked, at)
            t.go("knock")
        else:
            t.set(dwarf.num, pack_token(space(at, number), seat))
            t.go("entered")
