"""The box of The Dark Cave against every number that is certain of it (D1-D4, D6, D13-D19)."""

from collections import Counter

import pytest

from rockfall.editions.cave.data import CARDS
from rockfall.kernel.geometry import sides_of
from tests.support.play import edition

pytestmark = pytest.mark.engine

SEATS = range(2, 9)
DWARF_CARDS, AID_CARDS = 8, 5


def by_group(cards: list[tuple[int, int]]) -> list[int]:
    """How many cards there are in each group."""
    return [sum(count for group, count in cards if group == number) for number in (1, 2, 3)]


@pytest.mark.rule("D4")
def test_the_groups_have_as_many_cards_as_the_book_says() -> None:
    assert by_group([(card.group, card.count) for card in CARDS.path]) == [19, 17, 14]
    assert by_group([(card.group, card.count) for card in CARDS.action]) == [10, 10, 12]


@pytest.mark.rule("D7", "D8", "D9", "D10", "D11", "D19", "R199")
def test_so_many_path_cards_bear_each_feature() -> None:
    features = Counter[str]()
    for card in CARDS.path:
        features[card.feature] += card.count
    assert features == {"": 26, "hole": 9, "ladder": 4, "bridge": 4, "tunnel": 5, "vein": 2}


@pytest.mark.rule("D13", "D14", "D15", "D16", "D17", "D18", "D19", "R183")
def test_so_many_cards_there_are_of_each_action() -> None:
    sorts = Counter[str]()
    for card in CARDS.action:
        sorts[card.sort] += card.count
    assert sorts == {
        "information": 5,
        "rockfall": 3,
        "hands": 2,
        "web": 3,
        "boots": 3,
        "axe": 3,
        "rat": 5,
        "lindworm": 4,
        "goblin": 4,
    }
    assert sum(sorts.values()) == 32


@pytest.mark.rule("D2")
def test_each_clan_has_three_loyal_dwarves_and_two_saboteurs() -> None:
    clans = Counter[tuple[str, bool]]()
    for card in CARDS.clan:
        clans[card.clan, card.clan == card.side] += card.count
    loyal, saboteurs = 3, 2
    assert clans == {
        ("yellow", True): loyal,
        ("yellow", False): saboteurs,
        ("blue", True): loyal,
        ("blue", False): saboteurs,
    }
    assert clans.total() == 10


@pytest.mark.rule("D1")
def test_the_goals_are_an_exit_a_ladder_a_hole_and_a_vein() -> None:
    assert sorted(goal.feature for goal in CARDS.goal) == ["exit", "hole", "ladder", "vein"]
    assert CARDS.start.feature == "ladder"


@pytest.mark.rule("D3", "D19")
def test_gold_hands_steps_and_cards_that_leave_the_game() -> None:
    assert (CARDS.gold, CARDS.gold_each, CARDS.hand, CARDS.cut, CARDS.pace) == (46, 3, 5, 5, 3)
    assert {one.name: one.steps for one in CARDS.creature} == {"rat": 3, "lindworm": 4, "goblin": 5}


@pytest.mark.rule("D4")
def test_the_box_holds_110_cards() -> None:
    piled = [card.count for card in CARDS.path] + [card.count for card in CARDS.action]
    clans = [card.count for card in CARDS.clan]
    assert sum(piled) + sum(clans) + len(CARDS.goal) + 1 + DWARF_CARDS + AID_CARDS == 110


@pytest.mark.rule("D7", "D9", "D10")
def test_the_strands_of_a_card_are_apart_and_its_feature_lies_at_one_of_them() -> None:
    for card in CARDS.path:
        sides = [sides_of(strand) for strand in card.strands]
        assert sum(sides) == sides_of("".join(card.strands)), card.name
        if card.feature == "bridge":
            assert sorted(card.strands) == ["EW", "NS"]
        elif card.feature == "tunnel":
            assert [len(strand) for strand in card.strands] == [2, 2]
            assert sorted(card.strands) != ["EW", "NS"]
        else:
            assert len(card.strands) == 1
        at_opening = card.feature in ("ladder", "hole", "vein") and card.group == 2
        assert bool(card.at) == at_opening, card.name
        assert card.at in card.strands[0], card.name


@pytest.mark.rule("D4", "R184")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_five_cards_and_no_group_is_dealt_out_of_cards(seats: int) -> None:
    dealt = CARDS.seats[seats].dealt
    assert sum(dealt) == CARDS.hand
    assert dealt == {2: [5, 0, 0], 3: [5, 0, 0], 4: [5, 0, 0]}.get(
        seats, [4, 1, 0] if seats <= 6 else [3, 2, 0]
    )
    for each, there in zip(dealt, [29, 27, 26], strict=True):
        assert each * seats <= there - CARDS.cut


@pytest.mark.rule("D1", "D2", "R188")
@pytest.mark.parametrize("seats", SEATS)
def test_goals_and_clan_cards_depend_on_the_number_of_players(seats: int) -> None:
    data = CARDS.seats[seats]
    far = 4 if seats <= 5 else 3
    assert set(data.goals) == {(x, y) for x in (-far, far) for y in (-far, far)}
    if seats == 2:
        wanted = {"yellow-loyal": 1, "blue-loyal": 1}
    elif seats <= 4:
        wanted = {"yellow-loyal": 2, "yellow-saboteur": 2}
    else:
        wanted = {"yellow-loyal": 3, "yellow-saboteur": 1, "blue-loyal": 3, "blue-saboteur": 1}
    assert data.clans == wanted


@pytest.mark.rule("D4")
@pytest.mark.parametrize("seats", SEATS)
def test_every_card_of_the_data_is_in_the_built_game(seats: int) -> None:
    layout = edition("cave", seats).rules.layout
    built = dict(zip(layout.kinds, layout.count, strict=True))
    for path in CARDS.path:
        assert built[path.name] == path.count
    for action in CARDS.action:
        assert built[action.name] == action.count
    piled = [layout.count[kind] for kind, deck in enumerate(layout.deck) if deck == 0]
    assert sum(piled) == 82


# -- D6: rotations ---------------------------------------------------------------------------------

#: Cards that look the same after a half turn: openings, strands and the place of the feature.
ONE_WAY = {
    "NESW.1",
    "NS.1",
    "EW.1",
    "hole-NESW.1",
    "bridge-NS+EW.1",
    "NESW.2",
    "NS.2",
    "EW.2",
    "bridge-NS+EW.2",
    "tunnel-NW+ES.2",
    "tunnel-NE+SW.2",
    "NESW.3",
    "hole-NESW.3",
    "ladder-EW.3",
    "bridge-NS+EW.3",
    "tunnel-NW+ES.3",
    "tunnel-NE+SW.3",
}


@pytest.mark.rule("D6")
def test_only_rotations_that_differ_in_something_are_two_choices() -> None:
    layout = edition("cave", 3).rules.layout
    paths = [card.name for card in CARDS.path]
    alike = {name for name in paths if layout.tileset.symmetric[layout.kinds.index(name)]}
    assert alike == ONE_WAY
    assert {"ladder-NS.2", "hole-NESW.2"} & alike == set()
