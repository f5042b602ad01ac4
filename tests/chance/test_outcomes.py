"""Outcomes: all that chance may make of a move, and how likely each is."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import prod

import pytest

from rockfall.kernel.chance import Chance
from rockfall.kernel.given import GivenRolls, RollNotGivenError
from rockfall.kernel.layout import TABLE
from rockfall.kernel.outcomes import Outcome, TooManyOutcomesError, deals, outcomes
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from rockfall.match.notation import parse_move
from tests.support.chests import DIG, near, ready
from tests.support.double import PARTY, REACH, facing
from tests.support.play import alike, edition, random_game
from tests.support.scene import Scene
from tests.support.second import S2

pytestmark = pytest.mark.engine


def after(rules: Rules, state: State, move: int, chance: Chance) -> State:
    """What a step leads to: the move, or the table's own step where that comes next."""
    now = state.copy()
    if rules.actor(now) == TABLE:
        rules.advance(now, chance)
    else:
        rules.play(now, move, chance)
    return now


def every_index(rules: Rules, state: State, move: int, rolls: list[int]) -> Iterator[Outcome]:
    """Every way the rolls may fall, side by side, equal cards and equal ends apart."""
    try:
        end = after(rules, state, move, GivenRolls(rolls))
    except RollNotGivenError as stop:
        for roll in range(stop.sides):
            for chance, later in every_index(rules, state, move, [*rolls, roll]):
                yield chance / stop.sides, later
        return
    yield Fraction(1), end


def summed(found: Iterator[Outcome]) -> list[Outcome]:
    """The same with equal ends put together, by comparing each with each."""
    ends: list[Outcome] = []
    for chance, end in found:
        for at, (known, other) in enumerate(ends):
            if end.same(other):
                ends[at] = known + chance, other
                break
        else:
            ends.append((chance, end))
    return ends


def open_rolls(rules: Rules, state: State, move: int, most: int) -> list[RollNotGivenError]:
    """The rolls of a move if each comes out 0, until there are more than so many ways."""
    stops: list[RollNotGivenError] = []
    while prod(stop.sides for stop in stops) <= most:
        try:
            after(rules, state, move, GivenRolls([0] * len(stops)))
        except RollNotGivenError as stop:
            stops.append(stop)
            continue
        break
    return stops


def compare(rules: Rules, state: State, move: int) -> None:
    """Hold the outcomes of a move against all that any rolls lead to."""
    found = outcomes(rules, state, move)
    wanted = summed(every_index(rules, state, move, []))
    assert len(found) == len(wanted)
    for chance, end in found:
        assert [other for other, same in wanted if same.same(end)] == [chance]
    assert sum(chance for chance, _ in found) == 1


@pytest.mark.parametrize(
    ("spec", "streams"), [("classic", {"pile"}), ("gigamic+saboteur2", {"pile"})]
)
def test_the_outcomes_in_a_game_are_all_that_any_rolls_lead_to(
    spec: str, streams: set[str]
) -> None:
    rules, most, met = edition(spec, 3).rules, 60, set[str]()
    for step in random_game(spec, 3):
        stops = open_rolls(rules, step.before, step.move, most)
        if 1 < prod(stop.sides for stop in stops) <= most:
            compare(rules, step.before, step.move)
            met |= {stop.stream for stop in stops}
    assert met == streams


def mingling() -> tuple[Scene, int]:
    """Seat 0 reaches the tunnel party, then draws one of three cards."""
    scene = facing(PARTY, "digger", "saboteur", "digger", "digger").pile("NS", "NS", "map")
    return scene, parse_move(scene.layout, REACH)


def stealing() -> tuple[Scene, int]:
    """Seat 0 takes one of four cards, two of them equal."""
    scene = near(ready().hands("NESW", "NS NW map map", "NE", "NE"), "steal").play(DIG)
    return scene, parse_move(scene.layout, "grab #1")


def dressing_up() -> tuple[Scene, int]:
    """Seat 1 gets one of four roles, two of them equal, and the others are shuffled."""
    scene = Scene("gigamic+saboteur2", seats=3).roles("blue", "boss", "green")
    scene.spare("saboteur", "green", "saboteur", "profiteer").hand(0, "swap-hats").pile("NE")
    return scene, parse_move(scene.layout, "hat swap-hats #1")


def two_draws() -> tuple[Scene, int]:
    """Seat 0, who keeps one card, has passed two and draws two out of five."""
    scene = Scene(S2, seats=3).hand(0, "NE", "NES", "NS").pile("EW", "map", "map", "map", "NESW")
    scene.play("pass NE", "also NES")
    return scene, parse_move(scene.layout, "enough")


def hands(scene: Scene, found: list[Outcome]) -> dict[tuple[str, ...], Fraction]:
    """What seat 0 holds in each outcome."""
    zone, kinds = scene.layout.zones.index("hand.0"), scene.layout.kinds
    return {
        tuple(sorted(kinds[card] for card in state.zones[zone])): chance for chance, state in found
    }


def test_two_cards_out_of_five_are_drawn_as_one_counts_by_hand() -> None:
    scene, move = two_draws()
    assert hands(scene, outcomes(scene.rules, scene.truth, move)) == {
        ("NS", "map", "map"): Fraction(3, 10),
        ("EW", "NS", "map"): Fraction(3, 10),
        ("NESW", "NS", "map"): Fraction(3, 10),
        ("EW", "NESW", "NS"): Fraction(1, 10),
    }


def test_where_the_first_roll_is_given_only_the_rest_is_open() -> None:
    scene, move = two_draws()
    first = scene.cards("pile").index("NESW")
    assert hands(scene, outcomes(scene.rules, scene.truth, move, [first])) == {
        ("NESW", "NS", "map"): Fraction(3, 4),
        ("EW", "NESW", "NS"): Fraction(1, 4),
    }


def test_a_move_without_chance_has_one_outcome() -> None:
    scene = Scene(S2, seats=3).hand(0, "NE", "NES", "NS", "map").play("pass NE")
    move = parse_move(scene.layout, "also NS")
    ((chance, state),) = outcomes(scene.rules, scene.truth, move)
    assert chance == 1
    assert state.same(scene.play("also NS").truth)


@pytest.mark.parametrize("scene_of", [two_draws, mingling, stealing, dressing_up])
def test_outcomes_are_all_that_any_rolls_lead_to(scene_of: Callable[[], tuple[Scene, int]]) -> None:
    scene, move = scene_of()
    compare(scene.rules, scene.truth, move)


@pytest.mark.rule("P2")
def test_at_the_party_the_saboteur_comes_to_each_seat_as_likely() -> None:
    scene, move = mingling()
    found = outcomes(scene.rules, scene.truth, move)
    # Four seats, and a card that is one of two equal ones or another.
    assert sorted(chance for chance, _ in found) == [Fraction(1, 12)] * 4 + [Fraction(1, 6)] * 4


@pytest.mark.rule("S18", "E8")
def test_every_role_of_the_pile_is_as_likely_to_be_the_random_hat() -> None:
    scene, move = dressing_up()
    role, kinds = scene.layout.zones.index("role.1"), scene.layout.kinds
    worn: dict[str, Fraction] = {}
    for chance, state in outcomes(scene.rules, scene.truth, move):
        name = kinds[state.card(role)]
        worn[name] = worn.get(name, Fraction(0)) + chance
    quarter = Fraction(1, 4)
    assert worn == {"saboteur": 2 * quarter, "green": quarter, "profiteer": quarter}


@pytest.mark.rule("X4")
def test_stealing_one_of_equal_cards_is_one_outcome() -> None:
    scene, move = stealing()
    assert hands(scene, outcomes(scene.rules, scene.truth, move)) == {
        ("NS",): Fraction(1, 4),
        ("NW",): Fraction(1, 4),
        ("map",): Fraction(1, 2),
    }


def test_the_state_of_the_caller_is_never_changed() -> None:
    scene, move = two_draws()
    truth = scene.truth
    before = truth.copy()
    rolls: list[int] = [0]
    outcomes(scene.rules, truth, move, rolls)
    with pytest.raises(TooManyOutcomesError):
        outcomes(scene.rules, truth, move, rolls, limit=2)
    assert alike(truth, before)
    assert rolls == [0]


def test_more_outcomes_than_wanted_are_refused() -> None:
    scene, move = two_draws()
    # One play finds the first roll, three its second ones, and seven get to the end.
    assert len(outcomes(scene.rules, scene.truth, move, limit=11)) == 4
    with pytest.raises(TooManyOutcomesError, match="it takes more than 10 plays"):
        outcomes(scene.rules, scene.truth, move, limit=10)
    with pytest.raises(TooManyOutcomesError, match="it takes more than 300 plays"):
        deals(scene.rules, limit=300)


def test_rolls_too_many_are_refused() -> None:
    scene, move = two_draws()
    with pytest.raises(ValueError, match="3 rolls were given, 2 were rolled"):
        outcomes(scene.rules, scene.truth, move, [0, 0, 0])


@pytest.mark.rule("B1", "B2")
def test_with_all_hands_given_a_deal_is_roles_and_goals() -> None:
    rules = edition("classic", 5, first=0).rules
    layout = rules.layout
    found = deals(rules, [0] * 5 * 6)
    # Six roles, two of them saboteurs, lie in 15 orders, three goals in 6.
    assert [chance for chance, _ in found] == [Fraction(1, 90)] * 90
    goal, treasure = layout.zones.index("goal.1"), layout.kinds.index("treasure")
    role, saboteur = layout.zones.index("role.3"), layout.kinds.index("saboteur")
    both = [
        chance
        for chance, state in found
        if state.card(goal) == treasure and state.card(role) == saboteur
    ]
    assert sum(both) == Fraction(1, 3) * Fraction(2, 6)


def test_states_have_equal_keys_exactly_if_they_are_the_same() -> None:
    states = [step.after for seed in (1, 1, 2) for step in random_game(seed=seed, plies=25)]
    equal = 0
    for one in states:
        for other in states:
            assert one.same(other) == (one.key() == other.key())
            equal += one.same(other)
    assert equal > len(states)
    scene, _ = two_draws()
    assert scene.truth.key() != mask(scene.truth, 0).key() != mask(scene.truth, 1).key()
