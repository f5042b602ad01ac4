"""L3b over whole games: every guess keeps to what the rules can deal and to what its eye knows."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given

from rockfall.kernel.chance import Chance
from rockfall.kernel.guess import determinise
from rockfall.kernel.layout import BACK, GOD, ROW
from rockfall.kernel.ops import OP_NAMES
from rockfall.kernel.sight import mask
from rockfall.kernel.state import STRIDE, State
from rockfall.kernel.traffic import EVENT, HIDDEN, SWAPPED
from rockfall.kernel.wishes import GuessError
from tests.laws.knowing import knowing
from tests.laws.projection import Projection
from tests.support.outwards import outwards, unhurried
from tests.support.play import Chooser, bounded, diggingly
from tests.support.strategies import Game, lane, mixtures, presets_played


@pytest.mark.engine
@lane(10)
@given(mixtures())
def test_no_guess_is_known_to_be_false_in_any_mixture(game: Game) -> None:
    assert knowing(game.rules, game.steps())


@pytest.mark.engine
@pytest.mark.parametrize("game", presets_played())
def test_no_guess_is_known_to_be_false_at_any_preset(game: Game) -> None:
    assert knowing(game.rules, game.steps(plies=bounded(150, 1000)))


def dealt_blindly(view: State, dice: Chance) -> State:
    """The unseen cards of every deck over its backs, wherever these lie: the fault of old."""
    layout = view.layout
    unseen = {kind: count for kind, count in enumerate(layout.count) if kind != BACK}
    for zone in range(len(view.zones)):
        for card in view.cards(zone):
            if card != BACK:
                unseen[card] -= 1
    for tile in view.grid.tiles.values():
        unseen[tile >> 1] -= 1
    copy = view.copy()
    guess = State(layout, GOD, copy.grid, copy.zones, copy.nums, copy.todo)
    for zone, cards in enumerate(view.zones):
        stride = STRIDE if view.sort[zone] == ROW else 1
        filled = bytearray(cards)
        for at in range(0, len(filled), stride):
            if filled[at] == BACK:
                deck = [
                    kind
                    for kind, count in unseen.items()
                    if layout.deck[kind] == layout.carries[zone]
                    for _ in range(count)
                ]
                filled[at] = deck[dice.roll("guess", len(deck))]
                unseen[filled[at]] -= 1
        guess.zones[zone] = bytes(filled) if stride > 1 else bytes(sorted(filled))
    return guess


def forgetful(truth: State, eye: int) -> State:
    """A view without its clues."""
    view = mask(truth, eye)
    view.keep([])
    return view


def uncounted(truth: State, eye: int) -> State:
    """A view that does not know where the cards of hands came from."""
    view = mask(truth, eye)
    view.traffic = b""
    return view


def blind_to_exchanges(truth: State, eye: int) -> State:
    """A view that takes every hand for the one it was before an Exchange."""
    view = mask(truth, eye)
    events = [view.traffic[at : at + EVENT] for at in range(0, len(view.traffic), EVENT)]
    view.traffic = b"".join(event for event in events if event[0] != SWAPPED)
    return view


def blind_to_discards(truth: State, eye: int) -> State:
    """A view that counts what is laid away unseen as if it came from the next hand."""
    view = mask(truth, eye)
    traffic = bytearray(view.traffic)
    hands = [zone for zone, stem in enumerate(truth.layout.stems) if stem == "hand"]
    for at in range(0, len(traffic), EVENT):
        if traffic[at] == HIDDEN:
            traffic[at + 1] = hands[(hands.index(traffic[at + 1]) + 1) % len(hands)]
    view.traffic = bytes(traffic)
    return view


#: What goes wrong, in a game that shows it.
FAULTS = {
    "the treasure is left in the box": ("jubilee+new-goals", "treasure cannot lie"),
    "hands that were swapped": ("jubilee+saboteur2", "knows better"),
    "gold that was handed on": ("jubilee", "knows better"),
    "discards that were rummaged in": ("jubilee+chests", "knows better"),
    "roles that were dealt anew": ("jubilee+saboteur2+party", "knows better"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_who_deals_blindly_is_caught(fault: str) -> None:
    spec, verdict = FAULTS[fault]
    with pytest.raises(AssertionError, match=verdict):
        play_games(spec, Projection(determinise=dealt_blindly))


def play_games(spec: str, p: Projection, choose: Chooser = diggingly) -> None:
    """The law on games enough to meet whatever the parts have to offer."""
    for seed in range(20):
        game = Game(spec, 5, seed, choose)
        knowing(game.rules, game.steps(), p, 6)


def test_who_forgets_the_clues_is_caught() -> None:
    with pytest.raises(AssertionError, match="knows better"):
        play_games("jubilee+swap-goals+storehouse+chests+party", Projection(mask=forgetful))


@pytest.mark.rule("D4")
@pytest.mark.parametrize("fault", [uncounted, blind_to_exchanges, blind_to_discards])
def test_who_miscounts_the_groups_in_hands_is_caught(fault: Callable[[State, int], State]) -> None:
    # Some mistakes make a hand that cannot be, others one that is not.
    with pytest.raises((AssertionError, GuessError), match=r"counted the groups|cannot have had"):
        play_games("cave", Projection(mask=fault), unhurried)


def unaware_that_it_goes_on(view: State, dice: Chance) -> State:
    """A guess as if the round were over, when nothing follows from who is still there."""
    ended = view.layout.frame.ended
    over = view.copy()
    over.nums[ended] = 1
    guess = determinise(over, dice)
    guess.nums[ended] = view.nums[ended]
    return guess


@pytest.mark.rule("D20")
def test_who_overlooks_that_the_game_goes_on_is_caught() -> None:
    unaware = Projection(determinise=unaware_that_it_goes_on)
    with pytest.raises(AssertionError, match="knows that all go on"):
        play_games("cave", unaware, outwards)


def test_every_way_to_lose_sight_of_a_card_occurs() -> None:
    seen: Counter[str] = Counter()
    specs = ["jubilee+swap-goals+storehouse+chests+party", "jubilee+saboteur2"]
    for seed in range(12):
        for step in Game(specs[seed % 2], 4, seed, diggingly).steps():
            clues = step.before.clues()
            seen.update({OP_NAMES[op[0]] for op in step.ops} if clues != step.after.clues() else ())
            seen.update({step.after.layout.decks[deck] for _, deck, _ in step.after.clues()})
    wanted = {"move", "switch", "pick", "lift", "pile", "goal-box", "role-box", "gold-pile"}
    assert wanted <= set(seen)
