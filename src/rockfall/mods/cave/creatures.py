"""Creatures: they come out of dark holes and hunt (D19)."""

from rockfall.kernel.about import NUMBER, About, Fact
from rockfall.kernel.build import Builder
from rockfall.kernel.effects import HARMS
from rockfall.kernel.geometry import cell_text
from rockfall.kernel.module import Module
from rockfall.kernel.moves import CELL, SPACE, a_of, b_of, card_of, pack, seat_of, verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.strides import WALK_OVER, hindrance, marked, strides
from rockfall.kernel.tokens import (
    IN_BOX,
    IN_SPACE,
    cell_of,
    owner_of,
    pack_token,
    part_of,
    place_of,
    space,
    stands,
)
from rockfall.kernel.transition import Transition
from rockfall.kernel.ways import Journey, Way, find_ways


class Creature:
    """A creature: its name, how far it goes, its cards."""

    def __init__(self, name: str, steps: int, cards: list[tuple[str, int]]) -> None:
        self.name = name
        self.steps = steps
        self.cards = cards


class Creatures(Module):
    """Its player leads a creature, step by step; it leaves when that player's next turn begins."""

    def __init__(self, creatures: list[Creature]) -> None:
        super().__init__("creatures")
        self.creatures = creatures
        #: kind -> the number of the creature that it sends
        self.sends: dict[int, int] = {}

    def declare(self, b: Builder) -> None:
        kinds: list[int] = []
        for number, creature in enumerate(self.creatures):
            for name, count in creature.cards:
                kind = b.card(name, "pile", count)
                self.sends[kind] = number
                kinds.append(kind)
        self.tokens = [b.token(one.name, one.name, IN_SPACE) for one in self.creatures]
        #: which creature hunts, from 1 on, and how many steps it has left
        self.hunter = b.num("hunter")
        self.left = b.num("hunt-steps")
        #: the creatures that have just been driven away, one bit each
        self.driven = b.num("driven")
        self.send = b.verb("send", self, "turn", CELL, SPACE, kinds=kinds, effect=HARMS)
        self.hunt = b.task("hunt", self)
        self.prowl = b.verb("prowl", self, "hunt", CELL, SPACE, card=False)
        self.stay = b.verb("stay", self, "hunt", card=False, neutral=True)
        b.offers(self)
        b.props(self)
        b.ends(self)
        for name in ("upkeep", "hunt", "entered", "bite"):
            b.phase(name, self)

    def link(self, b: Builder) -> None:
        self.rules = b.rules
        self.hole = b.layout.spaces.mark_named("hole")
        self.active = b.find("counter", "active")
        self.steps = b.find("counter", "steps")
        self.dwarves = b.find_seat_nums("dwarf")
        self.played = b.find("zone", "played")
        self.discard = b.find("zone", "discard")
        self.mats = b.find_seat_zones("mat")

    def _starts(self, state: State, number: int) -> list[int]:
        """Where a creature can begin: where it is, or at any dark hole."""
        value = state.nums[self.tokens[number].num]
        return [place_of(value)] if stands(value) else marked(state, self.hole)

    def offer(self, state: State, seat: int, held: int, out: list[int]) -> None:
        for kind, number in self.sends.items():
            if held >> kind & 1:
                for place in self._starts(state, number):
                    out.append(pack(self.send, kind, cell_of(place), part_of(place)))

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        where = cell_text(a_of(move))
        if verb_of(move) != self.send:
            place = place_of(state.nums[self.tokens[state.nums[self.hunter] - 1].num])
            hindered = hindrance(self.rules, state, place, space(a_of(move), b_of(move)))
            return hindered or Refusal("not-a-step", {"cell": where, "space": b_of(move)})
        card = state.layout.kinds[card_of(move)]
        if card_of(move) not in self.sends:
            return Refusal("not-a-creature", {"card": card})
        if stands(state.nums[self.tokens[self.sends[card_of(move)]].num]):
            return Refusal("starts-where-it-is", {"card": card, "cell": where})
        if not marked(state, self.hole):
            return Refusal("no-hole", {"card": card})
        return Refusal("no-hole-there", {"cell": where})

    def play(self, t: Transition, seat: int, move: int) -> None:
        kind = card_of(move)
        number = self.sends[kind]
        if stands(t.state.nums[self.tokens[number].num]):
            self._discard(t, number)
        t.move(kind, self.played, self.mats[seat])
        t.set(self.tokens[number].num, pack_token(space(a_of(move), b_of(move)), seat))
        t.set(self.hunter, number + 1)
        t.set(self.left, self.creatures[number].steps)

    def _discard(self, t: Transition, number: int) -> None:
        """The card of a creature in play leaves its owner."""
        mat = self.mats[owner_of(t.state.nums[self.tokens[number].num])]
        for card in t.state.zones[mat]:
            if self.sends.get(card, -1) == number:
                t.move(card, mat, self.discard)
                return

    def _leave(self, t: Transition, number: int) -> None:
        self._discard(t, number)
        t.set(self.tokens[number].num, IN_BOX)

    def phase(self, t: Transition, name: str) -> bool:
        if name == "upkeep":
            for number, token in enumerate(self.tokens):
                value = t.state.nums[token.num]
                if stands(value) and owner_of(value) == t.state.nums[self.active]:
                    self._leave(t, number)
        elif name == "hunt":
            self._hunt(t)
        elif name == "entered":
            self._meet(t)
        else:
            driven = t.state.nums[self.driven]
            for number in range(len(self.tokens)):
                if driven >> number & 1:
                    self._leave(t, number)
            t.set(self.driven, 0)
        return True

    def _meet(self, t: Transition) -> None:
        """A dwarf that walks into a creature goes no further, whatever comes of it."""
        place = place_of(t.state.nums[self.dwarves[t.state.nums[self.active]]])
        for token in self.tokens:
            value = t.state.nums[token.num]
            if stands(value) and place_of(value) == place:
                t.set(self.steps, WALK_OVER)

    def _hunt(self, t: Transition) -> None:
        """Ask for the next step of a creature that hunts, if it can take one."""
        number = t.state.nums[self.hunter] - 1
        if number >= 0 and t.state.nums[self.left] and self._steps(t.state, number):
            t.ask(self.hunt, t.state.nums[self.active])
            return
        t.set(self.hunter, 0)
        t.set(self.left, 0)
        t.go("set-out")

    def _steps(self, state: State, number: int) -> list[int]:
        return strides(self.rules, state, place_of(state.nums[self.tokens[number].num]))

    def props(self, state: State, at: int) -> Refusal | None:
        for token in self.tokens:
            if token.cell(state.nums[token.num]) == at:
                return Refusal("somebody-there", {"cell": cell_text(at)})
        return None

    def ends(self, state: State, out: list[int]) -> None:
        for token in self.tokens:
            if stands(state.nums[token.num]):
                out.append(place_of(state.nums[token.num]))

    def ways(self, state: State, task: int) -> list[Way]:
        place = place_of(state.nums[self.tokens[state.nums[self.hunter] - 1].num])
        ends = [place_of(state.nums[num]) for num in self.dwarves if stands(state.nums[num])]
        journey = Journey(seat_of(task), place, state.nums[self.left], self.prowl, ends)
        journey.pays = False
        return find_ways(self.rules, state, journey)

    def answers(self, state: State, task: int, out: list[int]) -> None:
        out.append(pack(self.stay))
        for place in self._steps(state, state.nums[self.hunter] - 1):
            out.append(pack(self.prowl, 0, cell_of(place), part_of(place)))

    def about(self, state: State, seat: int, name: str) -> About:
        if name != "hunt":
            return About([])
        hunter = self.creatures[state.nums[self.hunter] - 1]
        return About([Fact("count", NUMBER, state.nums[self.left])], hunter.name)

    def answer(self, t: Transition, task: int, move: int) -> None:
        if verb_of(move) == self.stay:
            t.set(self.left, 0)
            t.go("hunt")
            return
        number = t.state.nums[self.hunter] - 1
        owner = owner_of(t.state.nums[self.tokens[number].num])
        t.set(self.tokens[number].num, pack_token(space(a_of(move), b_of(move)), owner))
        t.set(self.left, t.state.nums[self.left] - 1)
        t.go("fend")
