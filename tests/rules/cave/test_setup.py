"""The deal of The Dark Cave, at every number of players (D1-D5)."""

from collections import Counter

import pytest

from rockfall.editions.cave.data import CARDS
from rockfall.editions.registry import EditionError, load
from rockfall.kernel.layout import WATCHER
from rockfall.kernel.ops import MOVE
from rockfall.kernel.sight import mask
from tests.support.cave import Cave
from tests.support.play import edition, lying, random_game, truth
from tests.support.scene import at

pytestmark = pytest.mark.engine

SEATS = range(2, 9)
GROUP: dict[str, int] = {card.name: card.group for card in CARDS.path}
GROUP.update({card.name: card.group for card in CARDS.action})


def groups(cards: list[str]) -> list[int]:
    """How many of some cards are of each group."""
    counted = Counter(GROUP[card] for card in cards)
    return [counted[group] for group in (1, 2, 3)]


@pytest.mark.rule("D1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_start_lies_in_the_middle_and_the_goals_face_down_in_the_corners(seats: int) -> None:
    built, state, _ = truth("cave", seats)
    far = 4 if seats <= 5 else 3
    assert set(state.grid.down) == {at(f"{x},{y}") for x in (-far, far) for y in (-far, far)}
    assert {built.rules.layout.kinds[tile >> 1] for tile in state.grid.tiles.values()} == {"start"}
    assert list(state.grid.tiles) == [at("0,0")]


@pytest.mark.rule("D1")
def test_every_goal_comes_to_lie_in_every_corner_and_nobody_sees_which() -> None:
    lay = Counter[tuple[str, str]]()
    for seed in range(60):
        built, state, _ = truth("cave", 3, seed)
        kinds = built.rules.layout.kinds
        for zone in state.grid.down.values():
            lay[built.rules.layout.zones[zone], kinds[state.card(zone)]] += 1
            for eye in (WATCHER, 0, 1, 2):
                assert kinds[mask(state, eye).card(zone)] == "?"
    assert len(lay) == 16
    assert min(lay.values()) >= 5


@pytest.mark.rule("D2")
@pytest.mark.parametrize("seats", SEATS)
def test_one_clan_card_each_and_the_rest_set_aside_unseen(seats: int) -> None:
    cards = lying("cave", seats, seed=3)
    dealt = [cards[f"role.{seat}"] for seat in range(seats)]
    assert [len(role) for role in dealt] == [1] * seats
    box = Counter(role for (role,) in dealt) + Counter(cards["spare"])
    assert box == Counter(CARDS.seats[seats].clans)
    assert len(cards["spare"]) == {2: 0, 3: 1, 4: 0}.get(seats, 8 - seats)
    built, state, _ = truth("cave", seats, 3)
    zones = built.rules.layout.zones
    for eye in (WATCHER, *range(seats)):
        view = mask(state, eye)
        assert set(view.cards(zones.index("spare"))) <= {0}
        for seat in range(seats):
            assert bool(view.card(zones.index(f"role.{seat}"))) == (eye == seat)


@pytest.mark.rule("D2")
@pytest.mark.parametrize("seats", SEATS)
def test_the_colour_of_the_clan_is_public_and_the_loyalty_is_not(seats: int) -> None:
    for seed in range(8):
        built, state, _ = truth("cave", seats, seed)
        layout = built.rules.layout
        for seat in range(seats):
            clan = mask(state, WATCHER).nums[layout.nums.index(f"clan.{seat}")]
            role = layout.kinds[state.card(layout.zones.index(f"role.{seat}"))]
            assert role.startswith(["", "yellow", "blue"][clan])


@pytest.mark.rule("D2", "D20")
@pytest.mark.parametrize("seats", SEATS)
def test_somebody_works_for_each_clan(seats: int) -> None:
    for seed in range(40):
        built, state, _ = truth("cave", seats, seed)
        layout = built.rules.layout
        roles = [state.card(zone) for zone in layout.frame.roles]
        assert {layout.frame.sides[role] for role in roles} == {"yellow", "blue"}


@pytest.mark.rule("D3")
@pytest.mark.parametrize("seats", SEATS)
def test_every_dwarf_stands_on_the_start_with_three_gold(seats: int) -> None:
    scene = Cave(seats)
    assert [scene.where(f"dwarf.{seat}") for seat in range(seats)] == ["0,0 0"] * seats
    assert scene.gold_of() == [3] * seats
    assert scene.num("bank") == 46 - 3 * seats


@pytest.mark.rule("D4")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_hands_pile_and_cards_that_leave_come_from_the_right_groups(seats: int, seed: int) -> None:
    cards = lying("cave", seats, seed)
    dealt = [5, 0, 0] if seats <= 4 else [4, 1, 0] if seats <= 6 else [3, 2, 0]
    for seat in range(seats):
        assert groups(cards[f"hand.{seat}"]) == dealt
    assert [groups(cards[f"cut-{number}"]) for number in (1, 2, 3)] == [
        [5, 0, 0],
        [0, 5, 0],
        [0, 0, 5],
    ]
    left = [there - 5 - seats * each for there, each in zip([29, 27, 26], dealt, strict=True)]
    pile = cards["pile"]
    # Where group 1 is dealt out, group 2 is the top of the pile.
    first = 1 if left[0] == 0 else 0
    assert groups(pile) == [left[group] if group == first else 0 for group in range(3)]
    rest = [groups(cards[f"reserve-{number}"]) for number in (2, 3)]
    assert rest == [[0, 0 if first else left[1], 0], [0, 0, left[2]]]


@pytest.mark.rule("D4")
@pytest.mark.parametrize("seats", [2, 6, 8])
def test_the_pile_is_drawn_group_by_group(seats: int) -> None:
    layout = edition("cave", seats).rules.layout
    pile = layout.zones.index("pile")
    hands = [layout.zones.index(f"hand.{seat}") for seat in range(seats)]
    drawn: list[int] = []
    for step in random_game("cave", seats, seed=1):
        for op, card, src, _, dst in step.ops:
            if op == MOVE and src == pile and dst in hands:
                drawn.append(GROUP[layout.kinds[card]])
    assert set(drawn) >= {2, 3}
    assert drawn == sorted(drawn)


@pytest.mark.rule("D4", "R186")
def test_nobody_sees_the_hand_of_another_or_its_groups() -> None:
    built, state, _ = truth("cave", 7, 2)
    zones = built.rules.layout.zones
    for seat in range(7):
        hand = zones.index(f"hand.{seat}")
        for eye in (WATCHER, *range(7)):
            assert (set(mask(state, eye).zones[hand]) == {0}) == (eye != seat)


@pytest.mark.rule("D5")
@pytest.mark.parametrize("first", range(4))
def test_the_host_names_the_first_player_and_play_goes_clockwise(first: int) -> None:
    scene = Cave(4, active=first)
    order = []
    for _ in range(5):
        order.append(scene.actor)
        scene.rest()
    assert order == [(first + turn) % 4 for turn in range(5)]


@pytest.mark.rule("D5")
def test_without_a_choice_the_first_player_is_drawn() -> None:
    firsts = Counter(
        built.rules.actor(state)
        for built, state, _ in (truth("cave", 3, seed) for seed in range(60))
    )
    assert set(firsts) == {0, 1, 2}


@pytest.mark.rule("D0")
@pytest.mark.parametrize("seats", [1, 9])
def test_two_to_eight_can_play(seats: int) -> None:
    with pytest.raises(EditionError):
        load("cave", seats)
