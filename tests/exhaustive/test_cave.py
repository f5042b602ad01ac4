"""Everything that The Dark Cave declares happens: verbs, cards, ends, counters, ways of cards."""

from random import Random

import pytest

from rockfall.kernel.layout import TABLE
from rockfall.kernel.moves import kind_of, pack
from rockfall.kernel.ops import LIFT, MOVE, PLACE, SET
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from tests.exhaustive.runner import Runner, codes, impossible, wanted
from tests.support.games import seats_of
from tests.support.outwards import Showing, name_of
from tests.support.play import Step, edition, from_deal

MOST_GAMES = 120
#: From where to where cards go, and why; there is no other way.
WAYS = {
    # D1, D2, D4: the box is dealt.
    "pile -> reserve-2",
    "pile -> reserve-3",
    "pile -> cut-1",
    "reserve-2 -> cut-2",
    "reserve-3 -> cut-3",
    "reserve-2 -> hand",
    "role-box -> role",
    "role-box -> spare",
    "goal-box -> goal",
    "start-box -> grid",
    # D5: cards are drawn, played, and put away when they have worked.
    "pile -> hand",
    "hand -> played",
    "played -> grid",
    "played -> discard",
    # D4: the next group comes up.
    "reserve-2 -> pile",
    "reserve-3 -> pile",
    # D5, D9, D19: discarded, lost at a bridge, lost to a rat.
    "hand -> discard",
    # D12: a goal is turned. D14: a path card falls. D15: hands change.
    "goal -> grid",
    "grid -> discard",
    "hand -> hand",
    # D16-D19: webs, boots, axes and creatures lie in front of somebody, until they are used up.
    "played -> mat",
    "mat -> discard",
}
#: Nothing costs a seat its pay here, and play never turns round.
STILL = {"unpaid", "backwards"}


def family(rules: Rules, zone: int) -> str:
    """A zone without its seat or number."""
    return rules.layout.zones[zone].partition(".")[0]


class CaveRunner(Runner):
    """Games of The Dark Cave, steered, and noted from the deal on."""

    def __init__(self) -> None:
        super().__init__("cave")
        self.ways: set[str] = set()
        self.counters: set[str] = set()
        self.ends: set[str] = set()

    def run(self, most: int) -> None:
        """Play until nothing is missing, but at most so many games."""
        while self.games < most and (self.missing() or self.unseen()):
            numbers = seats_of(self.spec)
            seats = numbers[self.games % len(numbers)]
            rules, chance, showing = edition(self.spec, seats).rules, Random(self.games), Showing()
            steers = self.games % 2 == 0
            self.games += 1
            choose = self._choose if steers else showing
            for step in from_deal(self.spec, seats, self.games, choose):
                self._note(rules, step)
                self._ask(rules, step.after, chance)

    def unseen(self) -> set[str]:
        """Ways, counters and ends that have not been seen."""
        layout = edition(self.spec).rules.layout
        stems = {name.partition(".")[0] for name in layout.nums} - STILL
        return (
            (WAYS - self.ways)
            | {f"counter {name}" for name in stems - self.counters}
            | {f"end {name}" for name in set(layout.frame.reasons) - self.ends}
        )

    def _choose(self, rules: Rules, state: State, moves: list[int], chance: Random) -> int:
        """What leads to something that is missing, or as ever."""
        votes = {"verb object", "refusal proposed-already"} - self.happened
        propose = [move for move in moves if name_of(rules, move) == "propose-end"]
        if votes and propose and chance.random() < 0.1:
            return propose[0]
        return super()._choose(rules, state, moves, chance)

    def _note(self, rules: Rules, step: Step) -> None:
        if step.seat != TABLE:
            super()._note(rules, step)
        frame = rules.layout.frame
        for op in step.ops:
            if op[0] == MOVE:
                self.ways.add(f"{family(rules, op[2])} -> {family(rules, op[4])}")
            elif op[0] == PLACE:
                self.ways.add(f"{family(rules, op[3])} -> grid")
            elif op[0] == LIFT:
                self.ways.add(f"grid -> {family(rules, op[3])}")
            elif op[0] == SET:
                self.counters.add(rules.layout.nums[op[1]].partition(".")[0])
                if op[1] == frame.ended:
                    self.ends.add(frame.reasons[op[2] - 1])

    def _ask(self, rules: Rules, state: State, chance: Random) -> None:
        """Try any moves, and those that chance alone would seldom try."""
        super()._ask(rules, state, chance)
        if not state.todo:
            return
        layout, seat = rules.layout, rules.actor(state)
        asked = layout.tasks[kind_of(state.todo[-1])]
        hand = state.cards(layout.zones.index(f"hand.{seat}"))
        for number, verb in enumerate(layout.verbs):
            if verb.task == asked and not verb.card:
                self._try(rules, state, seat, pack(number))
            held = [card for card in set(hand) if verb.kinds >> card & 1]
            for at in state.grid.tiles if held and verb.name in ("rockfall", "web") else ():
                for part in (0, 1) if verb.name == "web" else (0,):
                    self._try(rules, state, seat, pack(number, held[0], at, part))


@pytest.mark.rule("D0", "D4", "D5", "D9", "D12", "D14", "D15", "D16", "D18", "D20", "D21")
def test_everything_happens_in_the_dark_cave() -> None:
    runner = CaveRunner()
    runner.run(MOST_GAMES)
    assert sorted(runner.missing()) == []
    assert sorted(runner.unseen()) == []
    assert sorted(runner.ways - WAYS) == []
    assert sorted(runner.counters & STILL) == []
    assert sorted(runner.happened & impossible("cave")) == []
    assert impossible("cave") <= wanted(edition("cave").rules)


def test_the_codes_of_its_modules_are_found() -> None:
    found = codes(edition("cave").rules)
    assert {"no-web-there", "somebody-there", "web-there", "extends-nothing"} <= found
