"""Steering a game of The Dark Cave: who gets out, in which order, with how much gold."""

from collections.abc import Callable
from random import Random
from typing import Final

from rockfall.kernel.geometry import SIDES, STEP, column, row
from rockfall.kernel.moves import a_of, b_of, card_of, kind_of
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.kernel.strides import marked, strides
from rockfall.kernel.tokens import cell_of, place_of, space, stands
from tests.support.outwards import FAR, name_of
from tests.support.play import at_random

#: Verbs that would only get in the way of what is wished for.
_SHUNNED: Final = {"propose-end", "consent", "rockfall", "web", "swap"}
#: How often an action card is played for its own sake.
_PLAYS: Final = 0.3


class Steered:
    """Everybody plays towards one count: the gold that dwarves of each role are to carry out.

    Of several dwarves of a role the first get the wishes; who has none stays in the cave. The game
    is over at once when a side is all out, so who would end it waits for the others.
    """

    def __init__(self, wishes: dict[str, list[int]]) -> None:
        self.wishes = wishes

    def __call__(self, rules: Rules, state: State, moves: list[int], chance: Random) -> int:
        """Choose for the seat that is asked."""
        task = rules.layout.tasks[kind_of(state.todo[-1])]
        moves = [move for move in moves if name_of(rules, move) not in _SHUNNED] or moves
        plan = _Plan(rules, state, self._wanted(state))
        best: dict[str, Callable[[list[int]], list[int]]] = {
            "walk": plan.steps,
            "hunt": plan.prowls,
            "turn": plan.cards,
        }
        if task == "turn" and chance.random() < _PLAYS:
            helps = ("boots", "axe", "map", "inspect", "send")
            acts = [move for move in moves if name_of(rules, move) in helps]
            acts = [move for move in acts if name_of(rules, move) != "send" or plan.hunts(move)]
            if acts:
                return at_random(rules, state, acts, chance)
        found = best[task](moves) if task in best else moves
        return at_random(rules, state, found or moves, chance)

    def _wanted(self, state: State) -> list[int]:
        """Seat -> the gold to get out with; -1 for who is to stay."""
        layout, left = state.layout, {role: list(gold) for role, gold in self.wishes.items()}
        wanted: list[int] = []
        for seat in range(layout.seats):
            role = layout.kinds[state.card(layout.zones.index(f"role.{seat}"))]
            wanted.append(left[role].pop(0) if left.get(role) else -1)
        return wanted


class _Plan:
    """What a seat should do now."""

    def __init__(self, rules: Rules, state: State, wanted: list[int]) -> None:
        self.rules = rules
        self.state = state
        self.wanted = wanted
        self.seat = rules.actor(state)
        layout = state.layout
        self.gold = [state.nums[layout.nums.index(f"gold.{n}")] for n in range(layout.seats)]
        self.dwarves = [state.nums[token.num] for token in layout.tokens_of("dwarf")]
        marks = layout.spaces
        self.tunnels = marked(state, marks.mark_named("tunnel"))
        self.exits = marked(state, marks.mark_named("exit"))
        self.target = self._exit_cell()

    def _exit_cell(self) -> int:
        """Where the exit is, turned up or not."""
        if self.exits:
            return cell_of(self.exits[0])
        down = self.state.grid.down
        exit_kind = self.state.layout.kind_named["exit"]
        (at,) = [at for at, zone in down.items() if self.state.card(zone) == exit_kind]
        return at

    def _apart(self, at: int) -> int:
        return abs(column(at) - column(self.target)) + abs(row(at) - row(self.target))

    def _rich(self, seat: int) -> bool:
        """Whether a dwarf has more gold than it should."""
        return self.gold[seat] > self.wanted[seat] >= 0

    def _may_leave(self) -> bool:
        """Whether the seat has what it should have, and all the others that must be out first."""
        if self.gold[self.seat] != self.wanted[self.seat]:
            return False
        layout = self.state.layout
        sides = [
            layout.frame.sides[self.state.card(layout.zones.index(f"role.{seat}"))]
            for seat in range(layout.seats)
        ]
        inside = [seat for seat, dwarf in enumerate(self.dwarves) if stands(dwarf)]
        ends = [sides[seat] for seat in inside].count(sides[self.seat]) == 1
        return not ends or all(self.wanted[seat] < 0 for seat in inside if seat != self.seat)

    # -- walking -------------------------------------------------------------------------------

    def _far(self, ends: list[int], shunned: list[int]) -> dict[int, int]:
        """How many steps it takes to some spaces, round others."""
        far = dict.fromkeys(ends, 0)
        queue = list(far)
        for place in queue:
            for near in strides(self.rules, self.state, place):
                if near not in far and near not in shunned:
                    far[near] = far[place] + 1
                    queue.append(near)
        return far

    def steps(self, moves: list[int]) -> list[int]:
        """To the gold's loss, to the exit or near it, never where it costs what should be kept."""
        here = place_of(self.dwarves[self.seat])
        vein = self.state.layout.spaces.mark_named("vein")
        shunned = marked(self.state, vein)
        for token in self.state.layout.tokens:
            if token.sort in ("rat", "lindworm", "goblin") and stands(self.state.nums[token.num]):
                shunned.append(place_of(self.state.nums[token.num]))
        if not self._rich(self.seat):
            shunned += self.tunnels
        if not self._may_leave():
            shunned += self.exits
        reach = self._far([here], shunned)
        ends = [place for place in self.tunnels if place in reach and self._rich(self.seat)]
        ends = ends or [place for place in self.exits if place in reach]
        ends = ends or self._nearest(list(reach))
        knocks = [move for move in moves if self._opens(move)]
        if knocks:
            return knocks
        far = self._far(ends, shunned)
        good = [
            move
            for move in moves
            if name_of(self.rules, move) == "step"
            and a_of(move) not in self.state.grid.down
            and far.get(space(a_of(move), b_of(move)), FAR) < far.get(here, FAR)
        ]
        return good or [move for move in moves if name_of(self.rules, move) == "stop"]

    def _opens(self, move: int) -> bool:
        step = name_of(self.rules, move) == "step"
        return step and a_of(move) in self.state.grid.down and a_of(move) == self.target

    def _nearest(self, places: list[int]) -> list[int]:
        least = min(self._apart(cell_of(place)) for place in places)
        return [place for place in places if self._apart(cell_of(place)) == least]

    # -- creatures and cards -------------------------------------------------------------------

    def _prey(self) -> tuple[list[int], list[int]]:
        """Spaces where a goblin is welcome, and where it is not."""
        welcome: list[int] = []
        unwelcome: list[int] = []
        for dwarf in {place_of(value) for value in self.dwarves if stands(value)}:
            there = [n for n, v in enumerate(self.dwarves) if stands(v) and place_of(v) == dwarf]
            some = any(self._rich(seat) for seat in there)
            all_may = all(self._rich(seat) or self.wanted[seat] < 0 for seat in there)
            (welcome if some and all_may else unwelcome).append(dwarf)
        return welcome, unwelcome

    def hunts(self, move: int) -> bool:
        """Whether a creature is of use where it would start."""
        if not self.state.layout.kinds[card_of(move)].startswith("goblin"):
            return True
        welcome, unwelcome = self._prey()
        far = self._far(welcome, unwelcome)
        return 0 < far.get(space(a_of(move), b_of(move)), FAR) <= 5

    def prowls(self, moves: list[int]) -> list[int]:
        """A goblin to who has too much; other creatures wherever they like, but not to anybody."""
        hunter = self.state.nums[self.state.layout.nums.index("hunter")]
        (token,) = self.state.layout.tokens_of(("rat", "lindworm", "goblin")[hunter - 1])
        here = place_of(self.state.nums[token.num])
        welcome, unwelcome = self._prey() if hunter == 3 else ([], [])
        far = self._far(welcome, unwelcome)
        good = [
            move
            for move in moves
            if name_of(self.rules, move) == "prowl"
            and far.get(space(a_of(move), b_of(move)), FAR) < far.get(here, FAR)
        ]
        stay = [move for move in moves if name_of(self.rules, move) == "stay"]
        return good or (stay if hunter == 3 else moves)

    def cards(self, moves: list[int]) -> list[int]:
        """A goblin that is of use, a card that leads on, or one put away."""
        sends = [move for move in moves if name_of(self.rules, move) == "send"]
        goblins = [m for m in sends if "goblin" in self.state.layout.kinds[card_of(m)]]
        goblins = [move for move in goblins if self.hunts(move)]
        if goblins:
            return goblins
        best: dict[int, list[int]] = {}
        for move in moves:
            if name_of(self.rules, move) == "dig":
                best.setdefault(self._left(move), []).append(move)
        if best and min(best) < FAR:
            return best[min(best)]
        return [move for move in moves if name_of(self.rules, move) == "pass"]

    def _left(self, move: int) -> int:
        """How far it is to the exit behind a card that would be laid."""
        opens = self.state.layout.tileset.opens[card_of(move) * 2 + b_of(move)]
        beyond = [a_of(move) + STEP[side] for side in SIDES if opens & side]
        free = [at for at in beyond if at not in self.state.grid.tiles]
        return min([self._apart(at) for at in free], default=FAR)
