"""What a player still knows of cards out of sight, by the rules, and no guess may contradict."""

from collections import Counter
from collections.abc import Callable, Collection

import pytest

from rockfall.kernel.clues import place_of
from rockfall.kernel.dice import Dice
from rockfall.kernel.guess import determinise
from rockfall.kernel.layout import WATCHER
from rockfall.kernel.ops import PEEK, apply
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from rockfall.kernel.wishes import GuessError
from tests.support.chests import bury
from tests.support.double import PARTY_2, REACH, S, facing, inspected, roles
from tests.support.play import truth
from tests.support.scene import Scene
from tests.support.veto import move_to

pytestmark = pytest.mark.engine

GUESSES = 1200
SWAP = "switch swap-goals 8,-2 8,0"
YES, NO = "settle turned", "settle"
NW, T, NE = "stone-nw", "treasure", "stone-ne"


def guesses(view: State, number: int = GUESSES) -> list[State]:
    return [determinise(view, Dice(b"%d" % seed)) for seed in range(number)]


def tally(view: State, shape: Callable[[State], tuple[str, ...]]) -> Counter[tuple[str, ...]]:
    """How often which guess comes up."""
    return Counter(shape(guess) for guess in guesses(view))


def named(*zones: str) -> Callable[[State], tuple[str, ...]]:
    """The first cards of some zones, by name."""

    def shape(state: State) -> tuple[str, ...]:
        layout = state.layout
        return tuple(layout.kinds[state.card(layout.zones.index(zone))] for zone in zones)

    return shape


def alike(found: Counter[tuple[str, ...]], wanted: Collection[tuple[str, ...]]) -> bool:
    """Whether these come up and no others, each as often as any other, within five deviations."""
    share = GUESSES / len(wanted)
    return set(found) == set(wanted) and all(
        abs(n - share) < 5 * share**0.5 for n in found.values()
    )


def look(scene: Scene, seat: int, zone: str) -> None:
    number = scene.layout.zones.index(zone)
    apply(scene.truth, (PEEK, scene.truth.card(number), seat, number, 0))


# -- C17: one of two -------------------------------------------------------------------------

GOALS = named("goal.0", "goal.1", "goal.2")


def switching(answer: str, *looks: tuple[int, int]) -> Scene:
    """Seat 0 switches the two northern goals, or seems to; some have looked at goals before."""
    scene = Scene("jubilee+swap-goals").goals(NW, T, NE).hand(0, "swap-goals", "NE")
    scene.hand(1, "map", "map")
    for seat, goal in looks:
        look(scene, seat, f"goal.{goal}")
    return scene.play(SWAP, answer)


@pytest.mark.rule("C17")
@pytest.mark.parametrize("answer", [YES, NO])
def test_who_knew_one_of_two_switched_goals_knows_that_it_is_one_of_the_two(answer: str) -> None:
    scene = switching(answer, (1, 1))
    wanted = {(T, NW, NE), (T, NE, NW), (NW, T, NE), (NE, T, NW)}
    assert alike(tally(scene.view(1), GOALS), wanted)


@pytest.mark.rule("C17")
@pytest.mark.parametrize("answer", [YES, NO])
def test_who_knew_both_knows_which_two_they_are_but_not_which_is_where(answer: str) -> None:
    scene = switching(answer, (1, 0), (1, 1))
    assert alike(tally(scene.view(1), GOALS), {(NW, T, NE), (T, NW, NE)})


@pytest.mark.rule("C17", "R124")
@pytest.mark.parametrize(("answer", "lies"), [(YES, 0), (NO, 1)])
def test_who_switches_and_knew_one_knows_where_it_lies_though_the_table_does_not_show_it(
    answer: str, lies: int
) -> None:
    scene = switching(answer, (0, 1))
    assert scene.cards(f"goal.{lies}", 0) == ["?"]
    wanted = {(T, NW, NE), (T, NE, NW)} if lies == 0 else {(NW, T, NE), (NE, T, NW)}
    assert alike(tally(scene.view(0), GOALS), wanted)


@pytest.mark.rule("C17")
def test_nobody_else_learns_what_somebody_knows() -> None:
    scene = switching(YES, (1, 1))
    for eye in (WATCHER, 2, 3):
        assert not scene.view(eye).clues()
        assert len(tally(scene.view(eye), GOALS)) == 6


@pytest.mark.rule("C17", "B12")
@pytest.mark.parametrize(("answer", "seen"), [(YES, T), (NO, NW)])
def test_a_look_at_one_of_the_two_tells_who_knew_one_where_it_is(answer: str, seen: str) -> None:
    scene = switching(answer, (1, 1)).play("map 8,-2")
    assert scene.cards("goal.0", 1) == [seen]
    wanted = {(T, NW, NE), (T, NE, NW)} if seen == T else {(NW, T, NE)}
    assert alike(tally(scene.view(1), GOALS), wanted)


# -- N1: the treasure is on the grid ---------------------------------------------------------


@pytest.mark.rule("N1")
def test_with_new_goals_every_guess_has_the_treasure_among_those_laid() -> None:
    edition, state, _ = truth("jubilee+new-goals", 5, 3)
    kinds, zones = edition.rules.layout.kinds, edition.rules.layout.zones
    found: Counter[int] = Counter()
    for guess in guesses(mask(state, WATCHER)):
        laid = [kinds[guess.card(zones.index(f"goal.{number}"))] for number in range(5)]
        found[laid.index(T)] += 1
    share = GUESSES / 5
    assert all(abs(found[number] - share) < 5 * share**0.5 for number in range(5))


# -- W3: still in play -----------------------------------------------------------------------


@pytest.mark.rule("W3", "P2", "R160")
def test_after_a_party_known_roles_are_still_in_play_and_nobody_knows_whose() -> None:
    scene = inspected(facing(PARTY_2, "blue", "green", "boss", S), 1, 3)
    scene.play(REACH)
    known = {"green", S} - {roles(scene)[1]}
    others = [f"role.{seat}" for seat in (0, 2, 3)]
    found = tally(scene.view(1), named(*others))
    assert all(known <= set(held) for held in found)
    # Each of the known may be with each of the others, as often as with any other.
    for role in known:
        for seat in range(3):
            share = sum(n for held, n in found.items() if held[seat] == role)
            assert share > GUESSES / 3 - 5 * (GUESSES / 3) ** 0.5


@pytest.mark.rule("W3", "W2")
def test_who_put_a_role_under_the_rest_knows_it_is_there() -> None:
    scene = facing("jubilee+saboteur2+costume", "boss", "green", "blue", S).play(REACH)
    spare = scene.layout.zones.index("spare")
    last = scene.truth.size(spare) - 1
    boss = scene.layout.kinds.index("boss")
    assert all(guess.card(spare, last) == boss for guess in guesses(scene.view(0), 100))
    assert any(guess.card(spare, last) != boss for guess in guesses(scene.view(1), 100))


# -- C18, S19, X3: hands, discards and boxes -------------------------------------------------


@pytest.mark.rule("C18")
def test_who_knew_the_discards_knows_that_all_but_one_are_left_in_their_order() -> None:
    scene = Scene("jubilee+storehouse").hand(0, "storehouse", "NEW").hand(1, "NES")
    lying = ["map", "EW", "rockfall"]
    move_to(scene, "discard", *lying)
    discard = scene.layout.zones.index("discard")
    for slot in range(3):
        card = scene.truth.card(discard, slot)
        apply(scene.truth, (PEEK, card, 1, discard, slot))
    scene.play("storehouse", "take EW")
    kinds, hand = scene.layout.kinds, scene.layout.zones.index("hand.0")
    found = set()
    for guess in guesses(scene.view(1), 300):
        row = [kinds[card] for card in guess.cards(discard)][:2]
        (taken,) = [card for card in lying if card not in row]
        assert row == [card for card in lying if card != taken]
        assert kinds.index(taken) in guess.zones[hand]
        found.add(taken)
    assert found == set(lying)


@pytest.mark.rule("S19", "R160")
def test_who_swaps_hands_knows_what_the_other_holds_now() -> None:
    scene = Scene("jubilee+saboteur2", seats=3)
    scene.hands("swap-hands NE NES map", "map NE NS NS", "EW").play("swap swap-hands #1")
    hands = {eye: scene.layout.zones.index(f"hand.{1 - eye}") for eye in (0, 1)}
    given = {0: ["NE", "NES", "map"], 1: ["map", "NE", "NS", "NS"]}
    for eye, hand in hands.items():
        for guess in guesses(scene.view(eye), 60):
            held = Counter(scene.layout.kinds[card] for card in guess.zones[hand])
            assert Counter(given[eye]) <= held
    assert not scene.view(2).clues()


@pytest.mark.rule("S19", "S7")
def test_of_a_hand_that_is_known_one_card_is_among_the_discards_after_a_pass() -> None:
    scene = Scene("jubilee+saboteur2", seats=3)
    scene.hands("swap-hands NE NES", "NS map", "EW").pile("rockfall", "trapped", "theft", "n")
    scene.play("swap swap-hands #1")
    drawn = next(card for card in scene.cards("hand.1") if card not in ("NE", "NES"))
    scene.play("pass NE", "also NES", "enough")
    discard = scene.layout.zones.index("discard")
    for guess in guesses(scene.view(0), 100):
        put_away = [scene.layout.kinds[card] for card in guess.cards(discard)][-2:]
        assert len({"NE", "NES"} & set(put_away)) >= 1, f"two of NE, NES and perhaps {drawn}"


@pytest.mark.rule("X3")
def test_who_looked_at_a_pair_that_rocks_fell_on_knows_it_is_in_the_boxes() -> None:
    scene = Scene("jubilee+chests").hands("map NE", "rockfall NE", "NE", "NE")
    bury(scene, "3,0 steal tunnel-NES", "5,0 sift tunnel-NEW").play("map 3,0", "rockfall 3,0")
    layout = scene.layout
    boxes = [(layout.zones.index(f"{sort}-box"), card) for sort, card in PAIR]
    for zone, card in boxes:
        kind = layout.kinds.index(card)
        mine = [kind in guess.zones[zone] for guess in guesses(scene.view(0), 200)]
        assert all(mine)
    chest, kind = layout.zones.index("chest.1"), layout.kinds.index("chest-steal")
    assert any(guess.card(chest) == kind for guess in guesses(scene.view(1), 200))


PAIR = (("chest", "chest-steal"), ("tunnel", "tunnel-NES"))


# -- wishes ----------------------------------------------------------------------------------


@pytest.mark.rule("B1", "B2")
def test_roles_and_treasure_can_be_fixed_and_all_else_fits() -> None:
    edition, state, _ = truth("jubilee+new-goals", 5, 3)
    layout = edition.rules.layout
    view = mask(state, 0)
    digger, saboteur = layout.kinds.index("digger"), layout.kinds.index("saboteur")
    place = [place_of(layout.zones.index(name), 0) for name in ("role.1", "role.2", "goal.4")]
    fixed = {place[0]: saboteur, place[1]: digger, place[2]: layout.kinds.index(T)}
    for seed in range(60):
        guess = determinise(view, Dice(b"%d" % seed), fixed)
        assert named("role.1", "role.2", "goal.4")(guess) == ("saboteur", "digger", T)
        assert mask(guess, 0).same(view)


@pytest.mark.rule("C17")
def test_what_contradicts_a_clue_is_refused() -> None:
    scene = switching(YES, (1, 1))
    layout = scene.layout
    place = place_of(layout.zones.index("goal.2"), 0)
    with pytest.raises(GuessError, match="no deal of the deck 'goal-box'"):
        determinise(scene.view(1), Dice(b"0"), {place: layout.kinds.index(T)})
