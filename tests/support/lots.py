"""A second game, for tests only: two rounds of drawing lots, and the highest one shown wins.

It shares nothing with the first game but the kernel: no grid, no roles, no pile, its own flow.
"""

from typing import Final

from rockfall.editions.catalogue import (
    Catalogue,
    FlowData,
    ModulesData,
    PartData,
    PlayersData,
    PresetData,
    SwitchData,
)
from rockfall.editions.game import Choice, Game
from rockfall.kernel.build import Builder
from rockfall.kernel.layout import ALL, OWNER, TRACKED, UNSEEN
from rockfall.kernel.module import Module
from rockfall.kernel.moves import card_of, pack, seat_of, verb_of
from rockfall.kernel.state import State
from rockfall.kernel.transition import Transition

HAND: Final = 2
COUNTS: Final = {"short": 4, "middling": 3, "long": 2}
TIE_ALL: Final = "all"
#: What it needs to be said; the game itself is not in the catalogues of words.
WORDS: Final = """
card-short = short lot
card-middling = middling lot
card-long = long lot
verb-show = show
verb-keep = keep
task-lot = choose a lot
ask-lot = Which lot do you show or keep?
wait-lot = { $seat } chooses a lot.
story-show = { $seat } shows the { $card }.
story-keep = { $seat } keeps the { $card }.
story-keep-unseen = { $seat } keeps a lot.
story-end-all-chose = Everybody has chosen.
story-won-seat = { $seat } has won round { $round }.
story-paid-points = { $seat } has { $count } more.
"""


class Drawing(Module):
    """Everybody is dealt lots, and in turn shows one or keeps it to oneself."""

    def __init__(self, rounds: int, first: int) -> None:
        super().__init__("drawing")
        self.rounds = rounds
        self.host_choice = first

    def declare(self, b: Builder) -> None:
        self.box = b.deck("lots", UNSEEN)
        self.hands = b.seat_zones("hand", "lots", OWNER)
        self.shown = b.seat_zones("shown", "lots", ALL)
        self.away = b.zone("away", "lots", TRACKED)
        for name, count in COUNTS.items():
            b.card(name, "lots", count)
        frame = b.layout.frame
        self.round = frame.round = b.num("round", enduring=True)
        self.active = frame.active = b.num("active")
        frame.rounds = self.rounds
        #: how many have chosen
        self.chosen = b.num("chosen")
        self.all_chose = b.reason("all-chose")
        self.task = b.task("lot", self)
        self.show = b.verb("show", self, "lot")
        self.keep = b.verb("keep", self, "lot", secret=True, neutral=True)
        for phase in ("open", "ask", "next", "close"):
            b.phase(phase, self)

    def phase(self, t: Transition, name: str) -> bool:
        nums, seats = t.state.nums, len(self.hands)
        if name == "open":
            self._open(t)
        elif name == "ask":
            t.next(self.task, nums[self.active])
        elif name == "next":
            t.set(self.chosen, nums[self.chosen] + 1)
            if nums[self.chosen] == seats:
                t.end(self.all_chose)
            else:
                t.set(self.active, (nums[self.active] + 1) % seats)
                t.go("ask")
        elif nums[self.round] < self.rounds:
            t.gather()
            t.go("open")
        return True

    def _open(self, t: Transition) -> None:
        number = t.state.nums[self.round] + 1
        t.set(self.round, number)
        t.dice.begin(number)
        first = self.host_choice
        t.set(self.active, first if first >= 0 else t.dice.roll("first", len(self.hands)))
        for hand in self.hands:
            for _ in range(HAND):
                t.draw(self.box, hand, "lots")

    def answers(self, state: State, task: int, out: list[int]) -> None:
        for card in set(state.zones[self.hands[seat_of(task)]]):
            out += [pack(self.show, card), pack(self.keep, card)]

    def answer(self, t: Transition, task: int, move: int) -> None:
        seat = seat_of(task)
        to = self.shown[seat] if verb_of(move) == self.show else self.away
        t.move(card_of(move), self.hands[seat], to)


class Prize(Module):
    """A point for whoever showed the highest lot of a round; most points win the game."""

    def __init__(self, ties: str) -> None:
        super().__init__("prize")
        self.ties = ties

    def declare(self, b: Builder) -> None:
        self.scores = b.seat_nums("score", enduring=True)
        b.judge()
        b.scores(self.scores)
        b.wealth("points", [], self.scores, {})
        b.phase("round-end", self)
        b.phase("final", self)

    def link(self, b: Builder) -> None:
        self.shown = b.find_seat_zones("shown")

    def phase(self, t: Transition, name: str) -> bool:
        state = t.state
        if name == "final":
            points = [state.nums[score] for score in self.scores]
            t.crown([seat for seat, much in enumerate(points) if much == max(points)])
            return True
        lots = [max(state.zones[zone], default=0) for zone in self.shown]
        best = [seat for seat, lot in enumerate(lots) if lot and lot == max(lots)]
        winners = best if len(best) == 1 or self.ties == TIE_ALL else []
        t.win(winners)
        for seat in winners:
            t.set(self.scores[seat], state.nums[self.scores[seat]] + 1)
        return True


def _drawing(choice: Choice) -> Module:
    return Drawing(3 if "evening" in choice.parts else 2, choice.first)


def _prize(choice: Choice) -> Module:
    return Prize(choice.switches["L1"])


LOTS: Final = Game(
    "lots",
    Catalogue(
        sentence="Two rounds of drawing lots.",
        players=PlayersData(2, 3, "drawing lots"),
        modules=ModulesData(["drawing", "prize"], ["drawing", "prize"]),
        flow=FlowData(["open", "ask", "next", "/", "round-end", "/", "close", "final"]),
        editions={"village": {"L1": "nobody"}},
        presets={"lottery": PresetData("village+evening", "A whole evening.")},
        parts={"evening": PartData("Three rounds.", players=PlayersData(3, 3, "an evening"))},
        switches={"L1": SwitchData("who wins a tie", ["nobody", TIE_ALL])},
    ),
    {"drawing": _drawing, "prize": _prize},
)
