"""New goals: five on the grid, and what they do when they are turned over (N1, N2)."""

from collections import Counter

import pytest

from rockfall.kernel.layout import BACK, WATCHER
from rockfall.kernel.ops import BAG, MOVE, PLACE, SET, apply
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from tests.support.gold import scores, share_out
from tests.support.new_goals import CELLS, DIG, DIG_TWO, SPEC, near
from tests.support.play import random_game, truth
from tests.support.scene import Scene, at

pytestmark = pytest.mark.engine

SECOND = "jubilee+saboteur2+new-goals"
OTHERS = Counter({"stone-nw": 1, "stone-ne": 1, "bag-1": 1, "bag-2": 1, "dragon": 2, "spider": 1})
EVERY_EYE = (WATCHER, 0, 1, 2, 3)


def pieces(scene: Scene) -> list[int]:
    """The pieces in front of each seat."""
    return [scene.num(f"pieces.{seat}") for seat in range(scene.seats)]


def dealt(state: State) -> list[str]:
    """The goals on the grid, from north to south."""
    return [state.layout.kinds[state.card(state.grid.down[at(where)])] for where in CELLS]


def aside(state: State) -> list[str]:
    """The goals that stayed in their box."""
    box = state.layout.zones.index("goal-box")
    return [state.layout.kinds[card] for card in state.cards(box)]


# -- N1 -----------------------------------------------------------------------------------------


@pytest.mark.rule("N1", "R94")
def test_the_treasure_and_four_of_the_other_seven_are_laid_and_three_stay_aside() -> None:
    for seed in range(100):
        _, state, _ = truth(SPEC, 4, seed)
        laid, left = dealt(state), aside(state)
        assert (len(laid), len(left)) == (5, 3)
        assert Counter(laid + left) == OTHERS + Counter(["treasure"])
        assert laid.count("treasure") == 1


@pytest.mark.rule("N1")
def test_which_four_and_where_everything_lies_is_random() -> None:
    laid: Counter[str] = Counter()
    treasure: Counter[int] = Counter()
    for seed in range(210):
        _, state, _ = truth(SPEC, 4, seed)
        laid.update(dealt(state))
        treasure[dealt(state).index("treasure")] += 1
    # Each of the seven is laid in four games of seven, here in 120; a fifth has the treasure here.
    assert all(100 * OTHERS[name] < laid[name] < 140 * OTHERS[name] for name in OTHERS)
    assert set(treasure) == set(range(5))
    assert all(25 < count < 60 for count in treasure.values())


@pytest.mark.rule("N1")
def test_nobody_sees_the_goals_nor_those_left_aside() -> None:
    _, state, _ = truth(SPEC, 4, 1)
    box = state.layout.zones.index("goal-box")
    for eye in EVERY_EYE:
        view = mask(state, eye)
        assert list(view.cards(box)) == [BACK] * 3
        assert [view.card(zone) for zone in view.grid.down.values()] == [BACK] * 5


@pytest.mark.rule("N1", "B19")
def test_all_eight_are_shuffled_again_for_every_round() -> None:
    changed = 0
    for seed in range(5):
        rounds: dict[int, State] = {}
        for step in random_game(SPEC, 3, seed):
            number = step.before.nums[step.before.layout.nums.index("round")]
            rounds.setdefault(number, step.before)
        assert set(rounds) == {1, 2, 3}
        for state in rounds.values():
            assert Counter(dealt(state) + aside(state)) == OTHERS + Counter(["treasure"])
            assert "treasure" in dealt(state)
        changed += len({tuple(sorted(aside(state))) for state in rounds.values()}) > 1
    assert changed, "others stay aside in another round"


@pytest.mark.rule("N1", "B12")
def test_a_map_shows_any_of_the_five_to_its_player_alone() -> None:
    scene = near("bag-1 stone-nw treasure dragon spider")
    kind, zones = scene.layout.kinds.index("map"), scene.layout.zones
    apply(scene.truth, (MOVE, kind, zones.index("pile"), BAG, zones.index("hand.0")))
    assert sorted(scene.offered("map")) == sorted(f"map {where}" for where in CELLS)
    scene.play("map 8,4")
    seen = [scene.cards("goal.4", eye) for eye in EVERY_EYE]
    assert seen == [["?"], ["spider"], ["?"], ["?"], ["?"]]


# -- N2 (a), (b), (d), (e): one goal ------------------------------------------------------------


@pytest.mark.rule("N2", "B6")
@pytest.mark.parametrize(
    ("goal", "before", "after"),
    [
        ("bag-1", 0, 1),
        ("bag-1", 3, 4),
        ("bag-2", 0, 2),
        ("bag-2", 3, 5),
        ("dragon", 3, 2),
        ("dragon", 1, 0),
        ("dragon", 0, 0),
        ("stone-nw", 3, 3),
        ("stone-ne", 0, 0),
    ],
)
@pytest.mark.parametrize("spec", [SPEC, SECOND])
def test_a_bag_gives_a_dragon_takes_one_if_there_is_one_a_stone_does_nothing(
    spec: str, goal: str, before: int, after: int
) -> None:
    rest = [name for name in (OTHERS - Counter([goal])) if name != "spider"][:3]
    goals = f"{rest[0]} treasure {goal} {rest[1]} {rest[2]}"
    roles = "blue green blue green" if spec == SECOND else "digger saboteur digger digger"
    scene = near(goals, roles, spec, pieces=before).play(DIG)
    assert scene.tile("8,0").split()[0] == goal
    assert pieces(scene) == [after, 0, 0, 0]
    assert len(scene.cards("hand.0")) == 2, "a card was drawn"
    assert (scene.asked, scene.actor, scene.num("round")) == ("turn", 1, 3), "the round goes on"


@pytest.mark.rule("N2", "G9")
def test_what_a_goal_does_happens_to_the_active_player() -> None:
    scene = near("stone-nw treasure bag-2 dragon spider", in_round=1)
    kind, zones = scene.layout.kinds.index("NW"), scene.layout.zones
    scene.play("pass NES", f"pass {scene.cards('hand.1')[0]}")
    apply(scene.truth, (MOVE, kind, zones.index("pile"), BAG, zones.index("hand.2")))
    assert pieces(scene.play(DIG)) == [0, 0, 2, 0]


@pytest.mark.rule("N2", "R97")
def test_a_dragon_never_takes_gold_cards() -> None:
    scene = near("stone-nw treasure dragon stone-ne bag-1")
    zones, kind = scene.layout.zones, scene.layout.kinds.index("gold-1")
    apply(scene.truth, (MOVE, kind, zones.index("gold-pile"), BAG, zones.index("gold.0")))
    scene.play(DIG)
    assert scene.cards("gold.0") == ["gold-1"]
    assert len(scene.cards("gold-pile")) == 27
    assert pieces(scene) == [0, 0, 0, 0]


@pytest.mark.rule("N2", "B13", "B15", "B20")
def test_the_treasure_ends_the_round_and_diggers_are_paid_in_gold_cards() -> None:
    scene = near("bag-1 bag-2 treasure dragon stone-nw", pieces=2).play(DIG)
    assert share_out(scene) == [0, 3]
    nuggets = [
        sum(int(card[-1]) for card in scene.cards(f"purse.{seat}")) for seat in range(scene.seats)
    ]
    assert [count > 0 for count in nuggets] == [True, False, True, True]
    assert scores(scene) == [nuggets[0] + 2, 0, *nuggets[2:]], "pieces are added at the end"


# -- N2 (c): the spider -------------------------------------------------------------------------


@pytest.mark.rule("N2", "B14", "B16")
@pytest.mark.parametrize("roles", ["SDD", "DSDD", "DDSDS", "SDDSDD"])
def test_the_spider_ends_the_round_and_saboteurs_are_paid(roles: str) -> None:
    names = " ".join({"D": "digger", "S": "saboteur"}[role] for role in roles)
    scene = near("stone-nw treasure spider bag-1 dragon", names).play(DIG)
    owed = 4 if roles.count("S") == 1 else 3
    assert scores(scene) == [owed if role == "S" else 0 for role in roles]
    assert len(scene.cards("hand.0")) == 1, "the rest of the turn is dropped, the draw too"


@pytest.mark.rule("N2", "B17", "R96")
def test_with_no_saboteur_in_play_the_spider_pays_nobody() -> None:
    scene = near("stone-nw treasure spider bag-1 dragon", "digger digger digger").play(DIG)
    assert scores(scene) == [0, 0, 0]


@pytest.mark.rule("N2", "B19", "E3")
def test_after_the_spider_the_next_round_begins_left_of_who_met_it_and_pieces_are_kept() -> None:
    scene = near("stone-nw treasure spider bag-1 dragon", in_round=1, pieces=2).play(DIG)
    assert pieces(scene) == [2, 0, 0, 0]
    assert (scene.num("round"), scene.asked, scene.actor) == (2, "turn", 1)


@pytest.mark.rule("N2", "G8", "R98")
def test_the_spider_ends_the_round_even_if_the_treasure_is_reached_but_not_yet_turned() -> None:
    scene = near("stone-nw bag-1 spider treasure dragon").play(DIG_TWO)
    assert scene.offered() == ["reveal 8,0", "reveal 8,2"]
    scene.play("reveal 8,0")
    assert scores(scene) == [0, 4, 0, 0]
    assert scene.tile("8,2") == ""
    assert all(scene.cards("goal.2", eye) == ["?"] for eye in EVERY_EYE)


@pytest.mark.rule("N2", "B13", "G8")
def test_the_treasure_turned_first_spares_them_the_spider() -> None:
    scene = near("stone-nw bag-1 spider treasure dragon").play(DIG_TWO, "reveal 8,2")
    assert scene.asked == "gold"
    share_out(scene)
    assert scene.num("score.1") == 0
    assert scene.tile("8,0") == ""


@pytest.mark.rule("N2", "S22", "R96")
@pytest.mark.parametrize(
    ("roles", "paid"),
    [
        ("blue saboteur green saboteur", [0, 4, 0, 4]),
        ("blue saboteur boss profiteer", [0, 4, 0, 2]),
        ("blue profiteer green boss", [0, 3, 0, 0]),
        ("blue blue green boss", [0, 0, 0, 0]),
    ],
)
def test_with_teams_the_spider_counts_as_no_treasure(roles: str, paid: list[int]) -> None:
    scene = near("stone-nw bag-1 spider treasure dragon", roles, SECOND)
    assert scores(scene.play(DIG)) == paid


@pytest.mark.rule("N2", "S22", "S23")
def test_with_teams_pieces_of_goals_are_added_to_the_pay() -> None:
    scene = near("stone-nw bag-1 bag-2 spider treasure", "saboteur blue green boss", SECOND)
    scene.play(DIG_TWO, "reveal 8,0")
    assert scores(scene) == [2 + 5, 0, 0, 0]


# -- several at once ----------------------------------------------------------------------------


@pytest.mark.rule("N2", "G8")
@pytest.mark.parametrize(
    ("first", "left"), [("reveal 8,0", 0), ("reveal 8,2", 1)], ids=["bag-first", "dragon-first"]
)
def test_each_goal_works_before_the_next_one_is_turned(first: str, left: int) -> None:
    scene = near("stone-nw treasure bag-1 dragon spider").play(DIG_TWO, first)
    assert pieces(scene) == [left, 0, 0, 0], "a dragon met first finds nothing to take"


@pytest.mark.rule("N2", "G8")
def test_the_order_of_turning_and_paying_is_what_everybody_is_told() -> None:
    scene = near("stone-nw treasure bag-2 dragon spider").play(DIG_TWO, "reveal 8,0")
    counter = scene.layout.nums.index("pieces.0")
    told = [op[:3] for op in scene.ops if op[0] == PLACE or (op[0] == SET and op[1] == counter)]
    bag, dragon = (scene.layout.kinds.index(name) * 2 for name in ("bag-2", "dragon"))
    assert told == [
        (PLACE, at("8,0"), bag),
        (SET, counter, 2),
        (PLACE, at("8,2"), dragon),
        (SET, counter, 1),
    ]


@pytest.mark.rule("N2", "G8")
def test_a_turned_bag_leads_on_to_another_goal_after_it_has_paid() -> None:
    # The card at 8,-1 was cut off: only the cross of the bag links it to the tunnel.
    scene = near("stone-nw dragon bag-1 treasure spider", board=("NS 8,-1",)).play(DIG)
    assert [scene.tile(where) for where in ("8,0", "8,-2")] == ["bag-1", "dragon"]
    assert pieces(scene) == [0, 0, 0, 0]


@pytest.mark.rule("N2", "E4", "G9")
def test_where_one_goal_is_turned_a_turn_only_its_effect_happens() -> None:
    scene = near("stone-nw treasure bag-1 dragon spider", spec="classic+new-goals", pieces=1)
    scene.play(DIG_TWO, "reveal 8,2")
    assert pieces(scene) == [0, 0, 0, 0]
    assert pieces(scene.play("dig NESW 0,-1")) == [0, 1, 0, 0], "the bag waited for the next dig"
