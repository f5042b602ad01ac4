"""L3b against all worlds, one by one, on a very small table: what an eye knows is exact."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.kernel.clues import Case, place_of, slot_of, zone_of
from rockfall.kernel.dice import Dice
from rockfall.kernel.guess import determinise
from rockfall.kernel.layout import BACK, ROW
from rockfall.kernel.outcomes import expand
from rockfall.kernel.sight import mask
from rockfall.kernel.state import STRIDE, State
from rockfall.kernel.wishes import GuessError
from tests.laws.worlds import Event, Story, World, possible_events, toy
from tests.support.strategies import lane

pytestmark = pytest.mark.engine

RULES = toy({"a": 2, "b": 2, "c": 1, "d": 1})
LAYOUT = RULES.layout
DEALS = [
    ["hand.0", "hand.0", "hand.1", "hand.1", "row"],
    ["spot.0", "spot.1", "spot.2", "hand.0", "hand.1"],
    ["row", "row", "row", "hand.0", "spot.0"],
    ["heap", "hand.0", "hand.1", "hand.2", "row"],
]
#: How often an event of a sort comes up, for every open card that is merely shown.
OFTEN = {"move": 3, "peek": 3, "show": 1, "switch": 9, "pick": 6, "exchange": 3}
EVENTS = 12


def zone(name: str) -> int:
    return LAYOUT.zones.index(name)


def dealt(deal: list[str], chance: Random) -> Story:
    """A story that begins with cards out of the box, unseen."""
    story = Story(RULES)
    for name in deal:
        story.go(Event("move", zone("box"), zone(name)), chance.randrange(60))
    return story


def some_event(story: Story, chance: Random) -> Event:
    events = possible_events(LAYOUT, story.truth)
    sorts = sorted({event.what for event in events})
    (what,) = chance.choices(sorts, [OFTEN[sort] for sort in sorts])
    return chance.choice([event for event in events if event.what == what])


@lane(40)
@given(st.sampled_from(DEALS), st.randoms(use_true_random=False))
def test_guesses_are_worlds_that_the_eye_thinks_possible(deal: list[str], chance: Random) -> None:
    story = dealt(deal, chance)
    for _ in range(EVENTS):
        story.go(some_event(story, chance), chance.randrange(60))
        for oracle in story.oracles:
            view = mask(story.truth, oracle.eye)
            for number in range(12):
                guess = determinise(view, Dice(b"%d" % number))
                assert tuple(guess.zones) in oracle.worlds


@lane(40)
@given(st.sampled_from(DEALS), st.randoms(use_true_random=False))
def test_no_world_that_the_eye_thinks_possible_is_left_out(deal: list[str], chance: Random) -> None:
    story = dealt(deal, chance)
    for _ in range(EVENTS):
        story.go(some_event(story, chance), chance.randrange(60))
    for oracle in story.oracles:
        view = mask(story.truth, oracle.eye)
        for world in chance.sample(sorted(oracle.worlds), min(8, len(oracle.worlds))):
            guess = determinise(view, Dice(b"any"), weights=exactly(oracle.state(world)))
            assert tuple(guess.zones) == world


def exactly(world: State) -> dict[tuple[int, int], int]:
    """Weights that leave nothing but one world."""
    weights = {}
    for number, cards in enumerate(world.zones):
        slots = range(len(cards) // STRIDE) if world.sort[number] == ROW else [-1]
        for slot in slots:
            lying = bytes([world.card(number, slot)]) if slot >= 0 else cards
            for kind in range(1, len(LAYOUT.kinds)):
                weights[place_of(number, slot), kind] = int(kind in lying)
    # In a bag that should hold an odd card twice, weights alone would not do.
    return weights


# -- how likely each world is, exactly -------------------------------------------------------


def chances(view: State) -> dict[World, Fraction]:
    """How likely each guess is, by every way the dice may fall."""
    found = expand(lambda chance: determinise(view, chance), limit=200_000)
    return {tuple(guess.zones): likely for likely, guess in found}


def by_counting(view: State) -> dict[World, Fraction]:
    """The same by dealing marked cards in every order, and counting those that keep to a case."""
    unseen = [k for k, n in enumerate(LAYOUT.count) for _ in range(n)]
    places: list[int] = []
    for number in range(len(view.zones)):
        for slot, card in enumerate(view.cards(number)):
            if card == BACK:
                places.append(place_of(number, slot if view.sort[number] == ROW else -1))
            else:
                unseen.remove(card)
    cases: tuple[Case, ...] = view.clues()[0][2] if view.clues() else ((),)
    ways: Counter[World] = Counter()
    for order in permutations(range(len(unseen))):
        # Card number i lies in place number order[i]; the first of a kind are those of the clues.
        lies = [places[at] for at in order]
        for case in cases:
            if keeps_to(case, unseen, lies):
                ways[filled(view, unseen, lies)] += 1
    return {world: Fraction(count, ways.total()) for world, count in ways.items()}


def keeps_to(case: Case, unseen: list[int], lies: list[int]) -> bool:
    used: Counter[int] = Counter()
    for kinds, places in case:
        for kind in kinds:
            if used[kind] >= unseen.count(kind):
                return False
            if lies[unseen.index(kind) + used[kind]] not in places:
                return False
            used[kind] += 1
    return True


def filled(view: State, unseen: list[int], lies: list[int]) -> World:
    zones = [bytearray(cards) for cards in view.zones]
    for card, place in zip(unseen, lies, strict=True):
        mine = zones[zone_of(place)]
        mine[STRIDE * slot_of(place) if slot_of(place) >= 0 else mine.index(BACK)] = card
    return tuple(
        bytes(cards) if view.sort[number] == ROW else bytes(sorted(cards))
        for number, cards in enumerate(zones)
    )


@lane(12)
@given(st.sampled_from(DEALS), st.randoms(use_true_random=False))
def test_each_world_comes_up_as_often_as_there_are_ways_for_it(
    deal: list[str], chance: Random
) -> None:
    story = dealt(deal, chance)
    for _ in range(6):
        story.go(some_event(story, chance), chance.randrange(60))
    for oracle in story.oracles[:2]:
        view = mask(story.truth, oracle.eye)
        assert chances(view) == by_counting(view)


# -- wishes ----------------------------------------------------------------------------------


def hidden_spots() -> State:
    """Three single cards that nobody has seen, and two in the box, to the watchers' eye."""
    story = Story(toy({"a": 1, "b": 2, "c": 1, "d": 1}))
    for name in ("spot.0", "spot.1", "spot.2"):
        story.go(Event("move", zone("box"), zone(name)), 0)
    return mask(story.truth, -1)


def test_what_is_fixed_lies_there_and_the_rest_is_as_likely_as_it_was() -> None:
    view = hidden_spots()
    place = place_of(zone("spot.1"), 0)
    wished = expand(lambda chance: determinise(view, chance, fixed={place: 3}), limit=200_000)
    without = {
        world: likely for world, likely in chances(view).items() if world[place & 1023][0] == 3
    }
    whole = sum(without.values())
    assert {tuple(g.zones): likely for likely, g in wished} == {
        world: likely / whole for world, likely in without.items()
    }


def test_weights_multiply_how_likely_a_card_is_in_a_place() -> None:
    view = hidden_spots()
    one, other = place_of(zone("spot.0"), 0), place_of(zone("spot.1"), 0)
    weights = {(one, 3): 5, (other, 3): 2, (other, 4): 0}
    found = expand(lambda chance: determinise(view, chance, weights=weights), limit=200_000)
    heavy = {}
    for world, likely in chances(view).items():
        cards = world[zone("spot.0")][0], world[zone("spot.1")][0]
        heavy[world] = likely * weights.get((one, cards[0]), 1) * weights.get((other, cards[1]), 1)
    whole = sum(heavy.values())
    assert {tuple(g.zones): likely for likely, g in found} == {
        world: weight / whole for world, weight in heavy.items() if weight
    }


@pytest.mark.parametrize(
    ("fixed", "weights", "reason"),
    [
        ({place_of(zone("hand.0"), -1): 1}, {}, "is a bag"),
        ({place_of(zone("row"), 4): 1}, {}, "nothing lies in row, slot 4"),
        ({place_of(zone("spot.0"), 0): 9}, {}, "no kind"),
        ({place_of(900, 0): 1}, {}, "no place"),
        ({place_of(zone("spot.0"), 0): 3, place_of(zone("spot.1"), 0): 3}, {}, "no deal"),
        ({}, {(place_of(zone("spot.0"), 0), 1): -1}, "less than nothing"),
        ({}, {(place_of(zone("spot.0"), 0), kind): 0 for kind in range(1, 5)}, "no deal"),
    ],
)
def test_what_cannot_be_is_refused(
    fixed: dict[int, int], weights: dict[tuple[int, int], int], reason: str
) -> None:
    with pytest.raises(GuessError, match=reason):
        determinise(hidden_spots(), Dice(b"0"), fixed, weights)


def test_what_the_view_shows_cannot_be_wished_away() -> None:
    story = dealt(DEALS[1], Random(1))
    story.go(Event("peek", 0, zone("spot.2"), 0), 0)
    card = story.truth.card(zone("spot.2"))
    view, place = mask(story.truth, 0), place_of(zone("spot.2"), 0)
    assert determinise(view, Dice(b"0"), {place: card}).card(zone("spot.2")) == card
    with pytest.raises(GuessError, match=r"lies in spot\.2, not"):
        determinise(view, Dice(b"0"), {place: 1 + card % 4})
