"""Pathfinder: two path cards in one turn (C22)."""

from typing import Final

from rockfall.kernel.about import NUMBER, About, Fact
from rockfall.kernel.build import Builder
from rockfall.kernel.effects import LAYS, PUTS
from rockfall.kernel.module import Module
from rockfall.kernel.moves import (
    A_AT,
    B_AT,
    CELL,
    TURN,
    a_of,
    b_of,
    card_of,
    pack,
    seat_of,
    verb_of,
)
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition

# How far the trail is.
_NONE: Final = 0
_FIRST_WANTED: Final = 1
_FIRST_LAID: Final = 2
_SECOND_WANTED: Final = 3
_SECOND_LAID: Final = 4


class Pathfinder(Module):
    """Each card is announced by itself and resolved fully before the next; then two are drawn."""

    def __init__(self, name: str, count: int) -> None:
        super().__init__("pathfinder")
        self.card_name = name
        self.count = count

    def declare(self, b: Builder) -> None:
        self.kind = b.card(self.card_name, "pile", self.count)
        self.verb = b.verb("pathfind", self, "turn", kinds=[self.kind], effect=PUTS)
        self.task = b.task("trail", self)
        self.lay = b.verb("lay", self, "trail", CELL, TURN, digs=True, effect=LAYS)
        self.stage = b.num("trail")
        b.phase("more", self)
        b.offers(self)
        b.reaction(self)

    def link(self, b: Builder) -> None:
        self.rules = b.rules
        self.hands = b.find_seat_zones("hand")
        self.played = b.find("zone", "played")
        self.due = b.find("counter", "due")
        self.active = b.find("counter", "active")
        self.turn = b.find("task", "turn")
        self.dig = b.find("verb", "dig")

    def _lays(self, state: State, seat: int) -> list[int]:
        """Every way to lay a path card of the hand."""
        out: list[int] = []
        for kind in sorted(set(state.zones[self.hands[seat]])):
            owner = self.rules.spot_owner[kind]
            if owner is not None:
                spots: list[int] = []
                owner.spots(state, kind, spots)
                move = pack(self.lay, kind)
                for spot in spots:
                    out.append(move + (spot >> 1 << A_AT) + ((spot & 1) << B_AT))
        return self.rules.unfenced(state, seat, out)

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        if self.playable(state, seat, held) and self.rules.barred(state, seat, "dig") is None:
            out.append(pack(self.verb, self.kind))

    def playable(self, state: State, seat: int, held: int) -> bool:
        return held >> self.kind & 1 == 1 and bool(self._lays(state, seat))

    def about(self, state: State, seat: int, name: str) -> About:
        if name == "turn":
            return About([])
        return About([Fact("number", NUMBER, 2 if state.nums[self.stage] >= _SECOND_WANTED else 1)])

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        card = card_of(move)
        if verb_of(move) == self.lay:
            if card not in state.zones[self.hands[seat]]:
                return Refusal("not-in-hand", {"card": state.layout.kinds[card]})
            return self.rules.verb_owner[self.dig].refuse(state, seat, move)
        if card != self.kind:
            return Refusal("not-a-pathfinder", {"card": state.layout.kinds[card]})
        return self.rules.barred(state, seat, "dig") or Refusal("no-path-fits")

    def play(self, t: Transition, seat: int, move: int) -> None:
        if verb_of(move) == self.lay:
            t.place(a_of(move), card_of(move) * 2 + b_of(move), self.played)
        else:
            t.set(self.stage, _FIRST_WANTED)
            t.set(self.due, t.state.nums[self.due] + 1)

    def acted(self, t: Transition, seat: int, move: int) -> None:
        """A veto ends the trail; only against its second card it leaves two to draw (C19)."""
        if seat != t.state.nums[self.active]:
            if t.state.nums[self.stage] == _FIRST_LAID:
                t.set(self.due, t.state.nums[self.due] - 1)
            t.set(self.stage, _NONE)

    def phase(self, t: Transition, name: str) -> bool:
        stage = t.state.nums[self.stage]
        if stage in (_NONE, _SECOND_LAID):
            t.set(self.stage, _NONE)
            return True
        seat = t.state.nums[self.active]
        if not self._lays(t.state, seat):
            t.set(self.stage, _NONE)
            return True
        t.set(self.stage, _SECOND_WANTED if stage == _FIRST_LAID else stage)
        t.ask(self.task, seat)
        return False

    def answers(self, state: State, task: int, out: list[int]) -> None:
        out.extend(self._lays(state, seat_of(task)))

    def answer(self, t: Transition, task: int, move: int) -> None:
        t.set(self.stage, t.state.nums[self.stage] + 1)
        self.rules.task_owner[self.turn].answer(t, task, move)
