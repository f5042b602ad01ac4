"""The laws bite in The Dark Cave: each of its secrets is told on purpose, and that is caught."""

from collections.abc import Callable
from functools import lru_cache

import pytest

from rockfall.kernel.dice import Dice
from rockfall.kernel.guess import determinise
from rockfall.kernel.layout import ROW
from rockfall.kernel.moves import a_of
from rockfall.kernel.ops import MOVE, PEEK, SET, Op, apply
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask, redact
from rockfall.kernel.state import State
from tests.laws.knowing import knowing
from tests.laws.projection import REAL, Projection
from tests.laws.test_l3b_knowledge import dealt_blindly
from tests.laws.test_planted_leaks import LAWS, VERDICTS, moves_told_in_full
from tests.support.outwards import name_of, outwards
from tests.support.play import Step
from tests.support.strategies import Game

SEATS = 6
#: Everything secret that can happen: verbs, and what follows some of them.
SECRETS = {"map", "inspect", "swap", "pass", "also", "loss", "refill", "first look"}


def secrets_of(rules: Rules, step: Step) -> set[str]:
    """The secrets of a step."""
    if step.seat < 0:
        return set()
    zones, verb = rules.layout.zones, name_of(rules, step.move)
    found = {verb}
    for op in step.ops:
        if op[0] == MOVE and zones[op[2]].startswith("reserve-"):
            found.add("refill")
        if op[0] == MOVE and zones[op[2]].startswith("hand.") and verb in ("step", "prowl"):
            found.add("loss")
        if op[0] == PEEK and zones[op[3]] == "spare":
            found.add("first look")
    return found


@lru_cache(maxsize=1)
def game() -> Game:
    """A game with every secret."""
    for seed in range(400):
        found = Game("cave", SEATS, seed, outwards)
        seen = set[str]().union(*[secrets_of(found.rules, step) for step in found.steps()])
        if seen >= SECRETS:
            return found
    raise AssertionError("no game shows everything")


# -- who is told ---------------------------------------------------------------------------------


def looks_told(at: str) -> Projection:
    """What somebody looks at is told to all."""

    def leak(before: State, op: Op, eye: int) -> Op:
        told = op[0] == PEEK and before.layout.zones[op[3]].startswith(at)
        return op if told else redact(before, op, eye)

    return Projection(redact=leak)


def ways_told(src: str, dst: str) -> Projection:
    """Cards that go one way are told to all."""

    def leak(before: State, op: Op, eye: int) -> Op:
        zones = before.layout.zones
        told = op[0] == MOVE and zones[op[2]].startswith(src) and zones[op[4]].startswith(dst)
        return op if told else redact(before, op, eye)

    return Projection(redact=leak)


def places_told(src: str, dst: str) -> Projection:
    """Where in a sorted bag a card is found is told to all, though not what it is."""

    def leak(before: State, op: Op, eye: int) -> Op:
        told = redact(before, op, eye)
        zones = before.layout.zones
        if op[0] == MOVE and zones[op[2]].startswith(src) and zones[op[4]].startswith(dst):
            return (MOVE, told[1], told[2], before.zones[op[2]].index(op[1]), told[4])
        return told

    return Projection(redact=leak)


def zones_shown(name: str) -> Projection:
    """Cards of some zones are seen by all."""

    def leak(truth: State, eye: int) -> State:
        view = mask(truth, eye)
        for zone, known in enumerate(truth.layout.zones):
            if known.startswith(name):
                view.zones[zone] = truth.zones[zone]
        return view

    return Projection(mask=leak)


# -- what may be done ----------------------------------------------------------------------------


def inspections_find_saboteurs_only(rules: Rules, state: State) -> list[int]:
    """Secret information cannot be had of a loyal dwarf: legality reads a clan card."""
    zones, kinds = rules.layout.zones, rules.layout.kinds
    return [
        move
        for move in rules.moves(state)
        if name_of(rules, move) != "inspect"
        or not kinds[state.card(zones.index(f"role.{a_of(move)}"))].endswith("-loyal")
    ]


def dwarves_know_the_exit(rules: Rules, state: State) -> list[int]:
    """Nobody can knock at the wrong goal: legality reads what lies face down."""
    down, exit_kind = state.grid.down, rules.layout.kinds.index("exit")
    return [
        move
        for move in rules.moves(state)
        if a_of(move) not in down or state.card(down[a_of(move)]) == exit_kind
    ]


def exits_tell_who_is_left(
    rules: Rules, state: State, move: int, dice: Dice, ops: list[Op]
) -> None:
    """Whoever gets out, everybody hears how many loyal dwarves there are among the others."""
    rules.play(state, move, dice, ops)
    layout = rules.layout
    if name_of(rules, move) == "step" and not state.nums[layout.frame.ended]:
        roles = [state.card(zone) for zone in layout.frame.roles]
        loyal = sum(layout.kinds[role].endswith("-loyal") for role in roles)
        op = (SET, layout.nums.index("backwards"), loyal, 0, 0)
        apply(state, op)
        ops.append(op)


LEAKS: list[tuple[str, str, Projection]] = [
    ("L4", "loyalty, as secret information shows it", looks_told("role.")),
    ("L5", "loyalty, as it is dealt", looks_told("role.")),
    ("L1", "clan cards", zones_shown("role.")),
    ("L4", "goals, as secret information shows them", looks_told("goal.")),
    ("L5", "goals, as secret information shows them", looks_told("goal.")),
    ("L5", "goals, as they are laid", ways_told("goal-box", "goal.")),
    ("L1", "goals", zones_shown("goal.")),
    ("L4", "draws", ways_told("pile", "hand.")),
    ("L5", "draws", ways_told("pile", "hand.")),
    ("L4", "hands that change", ways_told("hand.", "hand.")),
    ("L5", "hands that change", ways_told("hand.", "hand.")),
    ("L4", "cards lost and put away", ways_told("hand.", "discard")),
    ("L5", "cards lost and put away", ways_told("hand.", "discard")),
    ("L4", "the place of a card that is lost", places_told("hand.", "discard")),
    ("L4", "a pass names its card", Projection(redact_move=moves_told_in_full)),
    ("L1", "hands", zones_shown("hand.")),
    ("L4", "the first look of who left", looks_told("spare")),
    ("L5", "the first look of who left", looks_told("spare")),
    ("L5", "clan cards as they are set aside", ways_told("role-box", "spare")),
    ("L1", "clan cards set aside", zones_shown("spare")),
    ("L4", "the next group, as it is put on the pile", ways_told("reserve-", "pile")),
    ("L5", "the next group, as it is put on the pile", ways_told("reserve-", "pile")),
    ("L5", "the groups, as they are parted", ways_told("pile", "reserve-")),
    ("L1", "groups to come", zones_shown("reserve-")),
    ("L5", "cards that leave the game", ways_told("pile", "cut-")),
    ("L1", "cards that left the game", zones_shown("cut-")),
    ("L2", "who asks for secret information", Projection(moves=inspections_find_saboteurs_only)),
    ("L2", "who comes to a goal", Projection(moves=dwarves_know_the_exit)),
    ("L4", "who is left when somebody leaves", Projection(play=exits_tell_who_is_left)),
]


@pytest.mark.parametrize("law", LAWS)
def test_without_a_leak_the_law_holds(law: str) -> None:
    assert LAWS[law](game(), REAL)


@pytest.mark.rule("D2", "D4", "D9", "D12", "D13", "D15", "D19", "D20")
@pytest.mark.parametrize(
    ("law", "planted"),
    [(law, planted) for law, _, planted in LEAKS],
    ids=[f"{law}-{name.replace(' ', '-')}" for law, name, _ in LEAKS],
)
def test_a_planted_leak_is_caught(law: str, planted: Projection) -> None:
    with pytest.raises(AssertionError, match=VERDICTS[law]):
        LAWS[law](game(), planted)


def test_a_place_that_is_told_names_no_card() -> None:
    assert LAWS["L5"](game(), places_told("hand.", "discard"))


# -- guesses -------------------------------------------------------------------------------------


def swapped(view: State, dice: Dice, one: str, other: str) -> State:
    """A guess in which a card of one zone has changed places with one of another, if unseen."""
    guess = determinise(view, dice)
    zones = [view.layout.zones.index(name) for name in (one, other)]
    if all(view.size(zone) and not view.cards(zone)[0] for zone in zones):
        cards = [guess.cards(zone)[0] for zone in zones]
        for zone, card in zip(zones, reversed(cards), strict=True):
            changed = bytes([card]) + guess.zones[zone][1:]
            row = guess.sort[zone] == ROW
            guess.zones[zone] = changed if row else bytes(sorted(changed))
    return guess


def seats_of_two_clans() -> tuple[str, str]:
    """The clan cards of two seats of different clans."""
    layout = game().rules.layout
    deal = next(game().steps()).after
    clans = [deal.nums[layout.nums.index(f"clan.{seat}")] for seat in range(SEATS)]
    return f"role.{clans.index(1)}", f"role.{clans.index(2)}"


#: What goes wrong with a guess.
FAULTS: dict[str, Callable[[State, Dice], State]] = {
    "cards are dealt blindly": dealt_blindly,
    "colours of clans are forgotten": lambda view, dice: swapped(view, dice, *seats_of_two_clans()),
    "groups of the pile are forgotten": lambda v, d: swapped(v, d, "pile", "reserve-3"),
    "groups that left are forgotten": lambda view, dice: swapped(view, dice, "cut-1", "cut-2"),
}


@pytest.mark.rule("D2", "D4")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_guess_that_the_rules_cannot_deal_is_caught(fault: str) -> None:
    with pytest.raises(AssertionError, match="cannot lie where it does"):
        knowing(game().rules, game().steps(), Projection(determinise=FAULTS[fault]), 6)


def test_the_guesses_of_the_engine_are_not() -> None:
    assert knowing(game().rules, game().steps())
