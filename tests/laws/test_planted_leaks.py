"""The laws bite: each leak planted here on purpose is caught by the law named with it."""

from collections.abc import Callable

import pytest

from rockfall.kernel.dice import Dice
from rockfall.kernel.guess import determinise
from rockfall.kernel.layout import GOD, ROW, Layout
from rockfall.kernel.moves import a_of, verb_of
from rockfall.kernel.ops import MOVE, PEEK, Op
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask, redact
from rockfall.kernel.state import STRIDE, State
from tests.laws.legality import legality_is_public_to_the_actor
from tests.laws.projection import REAL, Projection
from tests.laws.resampling import resample
from tests.laws.telling import fold_is_projection, told_within_seen
from tests.laws.twins import twin_worlds
from tests.support.play import at_random, diggingly
from tests.support.strategies import Game

pytestmark = pytest.mark.engine

#: Played with gold shared, goals turned and every kind of secret.
BASE = Game("classic", 5, 9, diggingly)
#: Played with hats and hands changed, roles inspected, cards shed and thieves at work.
SECOND = Game("jubilee+saboteur2", 3, 8, at_random)

LAWS: dict[str, Callable[[Game, Projection], object]] = {
    "L1": lambda game, p: fold_is_projection(game.rules.layout, game.steps(), p),
    "L2": lambda game, p: legality_is_public_to_the_actor(game.rules, game.steps(), p),
    "L3": lambda game, p: resample(game.rules, game.steps(), p),
    "L4": twin_worlds,
    "L5": lambda game, p: told_within_seen(game.rules.layout, game.steps(), p),
}

#: What each law says when it is broken, so that nothing else passes for a verdict.
VERDICTS = {
    "L1": "is led astray by|begins with a wrong view",
    "L2": "lists other moves",
    "L3": "looks different|one world only|lost or made up",
    "L4": "learns of hidden cards",
    "L5": "unseen|from the move alone",
}


def redaction_off(before: State, op: Op, eye: int) -> Op:
    """Everything is told to all."""
    return op


def peek_told_to_all(before: State, op: Op, eye: int) -> Op:
    """What a Map shows is told to all."""
    return op if op[0] == PEEK else redact(before, op, eye)


def draws_told_to_all(before: State, op: Op, eye: int) -> Op:
    """Cards drawn from the pile are told to all."""
    drawn = op[0] == MOVE and before.layout.zones[op[2]] == "pile"
    return op if drawn else redact(before, op, eye)


def discards_told_to_all(before: State, op: Op, eye: int) -> Op:
    """Cards passed away are told to all."""
    passed = op[0] == MOVE and before.layout.zones[op[4]] == "discard"
    return op if passed else redact(before, op, eye)


def swapped_hands_told_to_all(before: State, op: Op, eye: int) -> Op:
    """Cards that go from hand to hand are told to all."""
    zones = before.layout.zones
    handed = op[0] == MOVE and {zones[op[2]][:5], zones[op[4]][:5]} == {"hand."}
    return op if handed else redact(before, op, eye)


def new_hats_told_to_all(before: State, op: Op, eye: int) -> Op:
    """The role that comes off the role pile is told to all."""
    changed = op[0] == MOVE and before.layout.zones[op[2]] == "spare"
    return op if changed else redact(before, op, eye)


def old_hats_told_to_all(before: State, op: Op, eye: int) -> Op:
    """The role that goes back under the role pile is told to all."""
    changed = op[0] == MOVE and before.layout.zones[op[4]] == "spare"
    return op if changed else redact(before, op, eye)


def gold_told_to_all(before: State, op: Op, eye: int) -> Op:
    """Gold handed on is told to all."""
    handed = op[0] == MOVE and before.layout.zones[op[4]].startswith("offer.")
    return op if handed else redact(before, op, eye)


def moves_told_in_full(layout: Layout, move: int, seat: int, eye: int) -> int:
    """The card of a pass is told to all."""
    return move


def owner_zone_shown(truth: State, eye: int) -> State:
    """The hand of seat 0 is seen by all."""
    view = mask(truth, eye)
    hand = truth.layout.zones.index("hand.0")
    view.zones[hand] = truth.zones[hand]
    return view


def witnesses_forgotten(truth: State, eye: int) -> State:
    """Who has seen a card of a row is forgotten, and so is the card."""
    view = mask(truth, eye)
    for zone, cards in enumerate(view.zones):
        if eye != GOD and view.sort[zone] == ROW:
            view.zones[zone] = bytes(len(cards))
    return view


def rows_shown(truth: State, eye: int) -> State:
    """Cards of rows are seen by all, witnesses or not."""
    view = mask(truth, eye)
    for zone, cards in enumerate(truth.zones):
        if view.sort[zone] == ROW:
            view.zones[zone] = cards
    return view


def clues_shown(truth: State, eye: int) -> State:
    """A view with what everybody knows, not its eye alone."""
    view = mask(truth, eye)
    view.keep(list(truth.trails))
    return view


def maps_find_stones_only(rules: Rules, state: State) -> list[int]:
    """A Map cannot be played on the treasure: legality reads a hidden goal."""
    layout = rules.layout
    treasure = layout.kinds.index("treasure")
    return [
        move
        for move in rules.moves(state)
        if layout.verbs[verb_of(move)].name != "map"
        or state.card(state.grid.down[a_of(move)]) != treasure
    ]


def hats_find_no_saboteur(rules: Rules, state: State) -> list[int]:
    """Swap hats cannot be played when a saboteur would come up: legality reads the role pile."""
    layout = rules.layout
    top = state.cards(layout.zones.index("spare"))[:1]
    shy = top == bytes([layout.kinds.index("saboteur")])
    moves = rules.moves(state)
    return [m for m in moves if not (shy and layout.verbs[verb_of(m)].name == "hat")]


class Remembering:
    """A determinisation that knows the truth behind the view it was shown last."""

    def __init__(self) -> None:
        self.truth: State | None = None

    def mask(self, truth: State, eye: int) -> State:
        """Remember the truth that is being masked."""
        self.truth = truth
        return mask(truth, eye)

    def determinise(self, view: State, dice: Dice) -> State:
        """The truth itself."""
        assert self.truth is not None
        return self.truth.copy()


def always_the_same_guess(view: State, dice: Dice) -> State:
    """One world for each view, whatever the dice say."""
    return determinise(view, Dice(b"stuck"))


def cards_out_of_nowhere(view: State, dice: Dice) -> State:
    """Every hidden goal is a treasure, however many there are."""
    guess = determinise(view, dice)
    treasure = guess.layout.kinds.index("treasure")
    for zone in view.grid.down.values():
        if not view.card(zone):
            row = guess.zones[zone]
            guess.zones[zone] = bytes([treasure]) + row[1:STRIDE]
    return guess


REMEMBERING = Remembering()

#: The law that catches it, what it is, how it leaks, and in which games.
LEAKS: list[tuple[str, str, Projection, list[Game]]] = [
    ("L4", "redaction off", Projection(redact=redaction_off), [BASE, SECOND]),
    ("L5", "redaction off", Projection(redact=redaction_off), [BASE, SECOND]),
    ("L4", "a peek told to all", Projection(redact=peek_told_to_all), [BASE, SECOND]),
    ("L5", "a peek told to all", Projection(redact=peek_told_to_all), [BASE, SECOND]),
    ("L4", "draws told to all", Projection(redact=draws_told_to_all), [BASE, SECOND]),
    ("L5", "draws told to all", Projection(redact=draws_told_to_all), [BASE, SECOND]),
    ("L4", "discards told to all", Projection(redact=discards_told_to_all), [BASE, SECOND]),
    ("L5", "discards told to all", Projection(redact=discards_told_to_all), [BASE, SECOND]),
    ("L4", "gold told to all", Projection(redact=gold_told_to_all), [BASE]),
    ("L5", "gold told to all", Projection(redact=gold_told_to_all), [BASE]),
    ("L4", "swapped hands told to all", Projection(redact=swapped_hands_told_to_all), [SECOND]),
    ("L5", "swapped hands told to all", Projection(redact=swapped_hands_told_to_all), [SECOND]),
    ("L4", "a new hat told to all", Projection(redact=new_hats_told_to_all), [SECOND]),
    ("L5", "a new hat told to all", Projection(redact=new_hats_told_to_all), [SECOND]),
    ("L4", "an old hat told to all", Projection(redact=old_hats_told_to_all), [SECOND]),
    ("L5", "an old hat told to all", Projection(redact=old_hats_told_to_all), [SECOND]),
    ("L4", "a pass names its card", Projection(redact_move=moves_told_in_full), [BASE, SECOND]),
    ("L5", "a pass names its card", Projection(redact_move=moves_told_in_full), [BASE, SECOND]),
    ("L1", "an owner's zone shown", Projection(mask=owner_zone_shown), [BASE, SECOND]),
    ("L1", "witnesses forgotten", Projection(mask=witnesses_forgotten), [BASE, SECOND]),
    ("L1", "rows shown", Projection(mask=rows_shown), [BASE, SECOND]),
    ("L1", "clues shown", Projection(mask=clues_shown), [BASE, SECOND]),
    ("L2", "a map knows the goal", Projection(moves=maps_find_stones_only), [BASE, SECOND]),
    ("L2", "a hat knows the role", Projection(moves=hats_find_no_saboteur), [SECOND]),
    (
        "L3",
        "the guess is the truth",
        Projection(mask=REMEMBERING.mask, determinise=REMEMBERING.determinise),
        [BASE, SECOND],
    ),
    (
        "L3",
        "the guess is always the same",
        Projection(determinise=always_the_same_guess),
        [BASE, SECOND],
    ),
    (
        "L3",
        "the guess makes cards up",
        Projection(determinise=cards_out_of_nowhere),
        [BASE, SECOND],
    ),
]
CASES = [(law, name, leak, game) for law, name, leak, games in LEAKS for game in games]


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("game", [BASE, SECOND], ids=lambda game: game.spec)
def test_without_a_leak_the_law_holds(law: str, game: Game) -> None:
    assert LAWS[law](game, REAL)


@pytest.mark.parametrize(
    ("law", "planted", "game"),
    [(law, planted, game) for law, _, planted, game in CASES],
    ids=[f"{law}-{name.replace(' ', '-')}-{game.spec}" for law, name, _, game in CASES],
)
def test_a_planted_leak_is_caught(law: str, planted: Projection, game: Game) -> None:
    with pytest.raises(AssertionError, match=VERDICTS[law]):
        LAWS[law](game, planted)


def test_the_game_of_saboteur_2_has_every_secret_that_leaks_here() -> None:
    verbs = SECOND.rules.layout.verbs
    played = {verbs[verb_of(step.move)].name for step in SECOND.steps() if step.seat >= 0}
    assert {"pass", "also", "shed", "with", "map", "inspect", "hat", "swap"} <= played
