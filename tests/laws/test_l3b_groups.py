"""L3b against all worlds, one by one, where kinds come in groups: what can be counted is exact."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.kernel.build import Builder
from rockfall.kernel.dice import Dice
from rockfall.kernel.guess import determinise
from rockfall.kernel.layout import ALL, BACK, OWNER, TRACKED, UNSEEN
from rockfall.kernel.ops import BAG, MOVE, SET, apply
from rockfall.kernel.outcomes import expand
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from tests.laws.worlds import Event, Story, World
from tests.support.strategies import lane

pytestmark = pytest.mark.engine

SEATS = 3
EVENTS = 7
FIRST, SECOND = {"a": 2, "b": 1}, {"c": 2, "d": 1}


def toy() -> Rules:
    """Two boxes, a group of cards in each; hands, discards, an open bag."""
    b = Builder(SEATS, [])
    b.deck("box", UNSEEN)
    groups = [[b.card(name, "box", n) for name, n in group.items()] for group in (FIRST, SECOND)]
    b.zone("second-box", "box", UNSEEN)
    b.seat_zones("hand", "box", OWNER)
    b.zone("open", "box", ALL)
    b.groups(groups, b.zone("row", "box", TRACKED))
    masks = [sum(1 << kind for kind in group) for group in groups]
    b.tells(b.num("parted"), 0, [sum(masks), masks[0]])
    b.layout.holds[1] = masks[1]
    return b.build([])


RULES = toy()
LAYOUT = RULES.layout
BOX, OTHER_BOX, OPEN, ROW = (LAYOUT.zones.index(n) for n in ("box", "second-box", "open", "row"))
HANDS = [LAYOUT.zones.index(f"hand.{seat}") for seat in range(SEATS)]


def parted() -> Story:
    """The groups lie apart, as everybody knows."""
    story = Story(RULES)
    for name, count in SECOND.items():
        for _ in range(count):
            apply(story.truth, (MOVE, LAYOUT.kind_named[name], BOX, BAG, OTHER_BOX))
    apply(story.truth, (SET, LAYOUT.nums.index("parted"), 1, 0, 0))
    for oracle in story.oracles:
        oracle.worlds = {tuple(story.truth.zones)}
    return story


def played(chance: Random, most: int, exchanges: bool) -> Story:
    """Cards are dealt, then shown and laid away; hands may be exchanged."""
    story = parted()
    for box in (BOX, OTHER_BOX, chance.choice([BOX, OTHER_BOX])):
        story.go(Event("move", box, chance.choice(HANDS)), drawn(chance))
    for _ in range(most):
        story.go(chance.choice(possible(story.truth, exchanges)), drawn(chance))
    return story


def drawn(chance: Random) -> int:
    return chance.randrange(60)


def possible(truth: State, exchanges: bool) -> list[Event]:
    boxes = [box for box in (BOX, OTHER_BOX) if truth.zones[box]]
    events = [Event("move", box, hand) for box in boxes for hand in HANDS]
    for hand in HANDS:
        if truth.zones[hand]:
            events += [Event("move", hand, ROW)] * 4 + [Event("move", hand, OPEN)]
    if exchanges:
        events += [
            Event("exchange", one, other) for one in HANDS for other in HANDS if one != other
        ]
    return events


def behind(view: State) -> dict[World, Fraction]:
    """How likely each guess is, by every way the dice may fall."""
    found = expand(lambda chance: determinise(view, chance), limit=400_000)
    return {tuple(guess.zones): likely for likely, guess in found}


@lane(15)
@given(st.randoms(use_true_random=False))
def test_guesses_are_the_worlds_that_can_be_and_no_other(chance: Random) -> None:
    story = played(chance, EVENTS, exchanges=False)
    for oracle in story.oracles:
        assert set(behind(mask(story.truth, oracle.eye))) == oracle.worlds


@lane(15)
@given(st.randoms(use_true_random=False))
def test_where_hands_are_exchanged_no_world_that_can_be_is_left_out(chance: Random) -> None:
    story = played(chance, EVENTS, exchanges=True)
    for oracle in story.oracles:
        view = mask(story.truth, oracle.eye)
        assert set(behind(view)) >= oracle.worlds
        if not view.clues():
            assert set(behind(view)) == oracle.worlds


@lane(12)
@given(st.randoms(use_true_random=False))
def test_each_world_comes_up_as_often_as_there_are_ways_to_deal_it(chance: Random) -> None:
    story = played(chance, 6, exchanges=False)
    for oracle in story.oracles[:2]:
        view = mask(story.truth, oracle.eye)
        ways = {world: dealt_like(view, world) for world in oracle.worlds}
        whole = sum(ways.values())
        assert behind(view) == {world: Fraction(n, whole) for world, n in ways.items()}


def dealt_like(view: State, world: World) -> int:
    """In how many orders the hidden cards, equal ones told apart, can be dealt into a world."""
    hidden = Counter[int]()
    orders = 1
    for zone, cards in enumerate(world):
        size = 3 if zone == ROW else 1
        shown = view.cards(zone)
        mine = [c for c, back in zip(cards[::size], shown, strict=True) if back == BACK]
        hidden.update(mine)
        if zone != ROW:
            orders *= len(set(permutations(mine)))
    for count in hidden.values():
        orders *= len(list(permutations(range(count))))
    return orders


def test_a_card_that_changes_hands_alone_cannot_be_counted() -> None:
    truth = parted().truth
    apply(truth, (MOVE, 1, BOX, BAG, HANDS[0]))
    with pytest.raises(ValueError, match=r"a single card goes from hand\.0 to hand\.1"):
        apply(truth, (MOVE, 1, HANDS[0], BAG, HANDS[1]))


def test_of_a_hand_that_was_not_seen_coming_nothing_is_counted() -> None:
    truth = parted().truth
    for _ in range(2):
        apply(truth, (MOVE, LAYOUT.kind_named["a"], BOX, BAG, HANDS[0]))
    apply(truth, (MOVE, LAYOUT.kind_named["c"], OTHER_BOX, BAG, HANDS[1]))
    counted = mask(truth, -1)
    laid_out = mask(truth, -1)
    laid_out.traffic = b""
    second = {LAYOUT.kind_named[name] for name in SECOND}
    for view, both in ((counted, False), (laid_out, True)):
        held = {
            card
            for number in range(40)
            for card in determinise(view, Dice(b"%d" % number)).zones[HANDS[0]]
        }
        assert bool(held & second) == both
