"""Plays a set-up until everything that can happen has happened, or says what has not."""

import re
from pathlib import Path
from random import Random

from rockfall.editions.cave.game import CAVE
from rockfall.editions.registry import parse
from rockfall.kernel.geometry import STEP
from rockfall.kernel.layout import TABLE
from rockfall.kernel.moves import card_of, kind_of, pack, verb_of
from rockfall.kernel.ops import PLACE, SHOW
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from tests.support.calls import call
from tests.support.games import seats_of
from tests.support.play import Step, at_random, edition, truth, walk
from tests.support.strategies import SECOND, choosers

SOURCE = Path(__file__).parents[2] / "src" / "rockfall"
#: A refusal's code where it is given, and where it is first chosen between two.
CODES = (
    r'Refusal\(\s*"([a-z-]+)"',
    r'Refusal\(\s*"[a-z-]+" if .* else "([a-z-]+)"',
    r'code = "([a-z-]+)"',
    r'code = "[a-z-]+" if .* else "([a-z-]+)"',
)


#: Verbs that put a card down unseen.
UNSEEN = ("pass", "also", "shed", "with")


def _codes_in(file: Path) -> set[str]:
    text = file.read_text("utf-8")
    return {code for pattern in CODES for code in re.findall(pattern, text)}


def codes(rules: Rules) -> set[str]:
    """All refusal codes written in the kernel and in the modules that an edition is made of."""
    files = sorted((SOURCE / "kernel").glob("*.py"))
    for module in rules.modules:
        inside = type(module).__module__.split(".")[1:]
        files.append(SOURCE.joinpath(*inside).with_suffix(".py"))
    return set().union(*map(_codes_in, files))


def wanted(rules: Rules) -> set[str]:
    """All that could be wanted of an edition."""
    layout = rules.layout
    items = {f"verb {verb.name}" for verb in layout.verbs}
    items |= {f"task {task}" for task in layout.tasks}
    items |= {f"refusal {code}" for code in codes(rules)}
    ways = {
        "pile": ("played", "passed"),
        "goal-box": ("turned",),
        "gold-pile": ("kept",),
        "role-box": ("shown",),
    }
    for kind, name in enumerate(layout.kinds):
        deck = layout.decks[layout.deck[kind]] if layout.deck[kind] >= 0 else ""
        items |= {f"{way} {name}" for way in ways.get(deck, ())}
    return items


def impossible(spec: str) -> set[str]:
    """What the set-up rules out, and why."""
    if parse(spec).game is CAVE:
        # D12: a curve can be turned only one way towards who comes. D6: a card need not be linked
        # to the start. D12, D19: whose dwarf is out or lies down is not asked to walk at all.
        never = {"verb rotate", "task rotation", "refusal not-that-goal", "refusal not-linked"}
        # And all that halts anybody, webs, says so (D16).
        return never | {"refusal is-out", "refusal lies-down", "refusal not-possible-there"}
    switches = parse(spec).switches
    # What extends something is linked to the start, where it has to be (G5); and nobody walks.
    never = {"refusal extends-nothing", "refusal not-possible-there"}
    if SECOND in spec:
        # There are two Swap hats and never fewer than three roles left over; none is shown to all.
        never |= {"refusal no-hats-left", "refusal role-known"}
        if "toll" in parse(spec).parts:
            # Its gold is counted, so there are no gold cards to pay a toll with.
            never |= {"task toll-card", "verb pay", "refusal not-your-gold"}
    else:
        # Only Theft lies before oneself alone, and only broken tools before others.
        never.add("refusal only-on-oneself")
        if switches["E6"] == "yes":
            never.add("refusal not-on-oneself")
    # E5 fixed never asks. Under E5 chooser a tie takes two openings that reach the goal at
    # once. In the base game a path card that points at a goal is reached as it is laid (of the
    # cards with several strands all are dead ends, which lead nowhere else), so under E4 all the
    # goal is turned on the spot, and never has a second opening pointing at it.
    # (Chest tunnels with three openings are another matter.)
    at_once = (switches["E4"], switches["E5"]) == ("all", "chooser") and SECOND not in spec
    at_once = at_once and "chests" not in parse(spec).parts
    if switches["E5"] == "fixed" or at_once:
        never |= {"verb rotate", "task rotation"}
    return never


def rare(spec: str) -> set[str]:
    """What can happen, but takes too long to wait for."""
    setup = parse(spec)
    seldom: set[str] = set()
    if setup.game is CAVE:
        return seldom
    # A bridge may point at a goal before it is reached, and so two openings may reach it at once.
    both = (setup.switches["E4"], setup.switches["E5"]) == ("all", "chooser")
    if SECOND in spec and both and "chests" not in setup.parts:
        seldom |= {"verb rotate", "task rotation"}
    # Somebody must have lost all gold and hold a card for the very cell a dwarf sits on.
    if "toll" in setup.parts:
        seldom.add("refusal toll-unpaid")
    # The Diversion must come to hand just after a Rockfall on the card laid last.
    if "diversion" in setup.parts:
        seldom.add("refusal nothing-to-divert")
    return seldom


class Runner:
    """Games at a set-up, steered towards what has not happened yet."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self.happened: set[str] = set()
        self.games = 0

    def missing(self) -> set[str]:
        """What should have happened and has not."""
        possible = wanted(edition(self.spec).rules) - impossible(self.spec) - rare(self.spec)
        return possible - self.happened

    def run(self, most: int) -> None:
        """Play until nothing is missing, but at most so many games."""
        while self.games < most and self.missing():
            numbers = seats_of(self.spec)
            seats = numbers[self.games % len(numbers)]
            built, state, dice = truth(self.spec, seats, self.games)
            chance = Random(self.games)
            self.games += 1
            for step in walk(built.rules, state, dice, chance, self._choose):
                self._note(built.rules, step)
                self._ask(built.rules, step.after, chance)

    def _choose(self, rules: Rules, state: State, moves: list[int], chance: Random) -> int:
        fresh = [move for move in moves if self._items(rules, move) - self.happened]
        if fresh:
            return at_random(rules, state, fresh, chance)
        return choosers(self.spec)[-1](rules, state, moves, chance)

    def _items(self, rules: Rules, move: int) -> set[str]:
        """What playing a move would make happen."""
        layout = rules.layout
        verb = layout.verbs[verb_of(move)]
        items = {f"verb {verb.name}"}
        if card_of(move):
            way = "passed" if verb.name in UNSEEN else "kept" if verb.name == "keep" else "played"
            items.add(f"{way} {layout.kinds[card_of(move)]}")
        return items

    def _note(self, rules: Rules, step: Step) -> None:
        layout = rules.layout
        if step.seat != TABLE:
            self.happened |= self._items(rules, step.move)
            self.happened.add(f"task {layout.tasks[kind_of(step.before.todo[-1])]}")
        for op in step.ops:
            if op[0] == PLACE and layout.zones[op[3]].startswith("goal."):
                self.happened.add(f"turned {layout.kinds[op[2] >> 1]}")
            if op[0] == SHOW and layout.zones[op[2]].startswith("role."):
                self.happened.add(f"shown {layout.kinds[op[1]]}")

    def _ask(self, rules: Rules, state: State, chance: Random) -> None:
        """Try moves that anyone might name, and note why they are refused."""
        for _ in range(8):
            seat = chance.randrange(rules.layout.seats)
            if state.todo and chance.random() < 0.9:
                seat = rules.actor(state)
            self._try(rules, state, seat, call(rules.layout, state, seat, chance))
        for move in self._digs_beside_goals(rules, state):
            self._try(rules, state, rules.actor(state), move)

    def _try(self, rules: Rules, state: State, seat: int, move: int) -> None:
        refusal = rules.refusal(state, seat, move)
        if refusal is not None:
            self.note(rules, state, seat, move, refusal)

    def note(self, rules: Rules, state: State, seat: int, move: int, refusal: Refusal) -> None:
        """A move was refused."""
        self.happened.add(f"refusal {refusal.code}")

    def _digs_beside_goals(self, rules: Rules, state: State) -> list[int]:
        """Every dig beside a hidden goal: chance alone would seldom try a ladder there."""
        known = "refusal ladder-beside-goal" in self.happened
        if known or not state.todo or SECOND not in self.spec:
            return []
        grid, layout = state.grid, rules.layout
        cells = [at for at in grid.rim if {at + step for step in STEP if step} & set(grid.down)]
        dig = [verb.name for verb in layout.verbs].index("dig")
        hand = state.cards(layout.zones.index(f"hand.{rules.actor(state)}"))
        return [pack(dig, card, at, turn) for card in set(hand) for at in cells for turn in (0, 1)]
